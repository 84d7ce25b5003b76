"""Other worlds come by their true odds."""

from collections import Counter
from itertools import permutations
from typing import Any

from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.core.setup import Setup
from sheepfold.games import load
from sheepfold.games.sheep_sheep.rules import hidden
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

GAME = load("sheep-sheep")
# All but eight cards of the deck are seen; cells 1 to 3 and one photo are not, and four cards are in the pile.
HIDDEN: dict[str, Any] = {"grid": ["RG OB RY", "GV PB VO", "BR GP YR"], "unseen": "BV", "pile": "RO RV OY BP"}


def hidden_position() -> SheepSheepPosition:
    setup: Setup = GAME.setup(2, {"undersides": "closed"})
    given: dict[str, Any] = {**HIDDEN, "known": [4, 5, 6, 7, 8, 9], "models": {"A": "R", "B": "G"}}
    position = GAME.load(setup, GAME.complete(setup, given, Rng(1)))
    assert isinstance(position, SheepSheepPosition)
    return position


def undersides(position: SheepSheepPosition) -> str:
    data = position.to_data()
    return f"{data['grid'][0]} {data['unseen']}"


def true_odds() -> dict[str, float]:
    """Every way to put four of the eight cards where R, O, R and B show, all equally likely."""
    cards = ["RG", "OB", "RY", "BV", *HIDDEN["pile"].split()]
    ways: Counter[str] = Counter()
    for chosen in permutations(range(8), 4):
        faces = [up + cards[card].replace(up, "") for up, card in zip("RORB", chosen, strict=True) if up in cards[card]]
        if len(faces) == 4:
            ways[" ".join(faces)] += 1
    return {text: count / sum(ways.values()) for text, count in ways.items()}


def test_hidden_undersides_are_dealt_by_their_true_odds() -> None:
    """SS-2.6: every fitting arrangement is equally likely, whichever world one starts from."""
    position, rng, worlds = hidden_position(), Rng(5), 6000
    found: Counter[str] = Counter()
    for world in range(worlds):
        position.reshuffle(0, rng)
        found[undersides(position)] += 1
    odds = true_odds()
    assert set(found) == set(odds)
    for text, chance in odds.items():
        assert abs(found[text] / worlds - chance) < 5 * (chance / worlds) ** 0.5


def test_swaps_reach_the_same_odds() -> None:
    """The way for crowded ends of games: as good, where both can be compared."""
    position, rng, worlds = hidden_position(), Rng(6), 1500
    found: Counter[str] = Counter()
    for world in range(worlds):
        cards, colours = Pile(16), Pile(8)
        hidden.lift_hidden(position, cards, colours)
        for card in range(position.deck.kinds):
            for again in range(position.pile[card]):
                cards.add(card)
        hidden.deal_by_swaps(position, cards, colours, rng)
        hidden.put_hidden(position, cards, colours)
        found[undersides(position)] += 1
    for text, chance in true_odds().items():
        assert abs(found[text] / worlds - chance) < 5 * (chance / worlds) ** 0.5


def test_the_other_model_is_any_other_colour() -> None:
    """SS-2.1, SS-2.2"""
    position, rng = hidden_position(), Rng(7)
    found: Counter[str] = Counter()
    for world in range(1200):
        position.reshuffle(0, rng)
        found[position.to_data()["models"]["B"]] += 1
        assert position.to_data()["models"]["A"] == "R"
    assert sorted(found) == sorted("OYGBVP")
    assert min(found.values()) > 140
