"""The quick player: legal in every variant, far better than chance, and a guide that a search profits from."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.bots.tree import Tree
from sheepfold.core.game import codes
from sheepfold.core.pile import pile_of
from sheepfold.core.playout import settle
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep import policy
from sheepfold.games.sheep_sheep.phases import GRID, MODELS
from sheepfold.games.sheep_sheep.position import SheepSheepPosition

GAME = games.load("sheep-sheep")


def game(seed: int, sensible: int, **options: str) -> Position:
    """A whole game of a sensible player in one seat against chance in the other."""
    position, rng = GAME.start(GAME.setup(2, options)), Rng(seed)
    settle(position, rng)
    while position.actor() != OVER:
        seat = int(position.actor())
        legal = codes(position, seat)
        move = int(position.policy(seat, pile_of(legal), rng)) if seat == sensible else legal[rng.below(len(legal))]
        assert move in legal
        position.play(move, seat)
        settle(position, rng)
    return position


def test_the_quick_player_beats_chance() -> None:
    assert all(game(seed, seed % 2).wins(seed % 2) for seed in range(6))


@pytest.mark.parametrize("options", [{"undersides": "closed"}, {"max_exchanges": "1"}, {"max_exchanges": "6"}])
def test_every_variant_can_be_played(options: dict[str, str]) -> None:
    assert game(3, 0, **options).actor() == OVER


def we_5(phase: str, **given: object) -> SheepSheepPosition:
    setup = GAME.setup(2)
    rows = {"A": "GP YG OY BP", "B": "RV RO OV BP"}
    data = {"turn": "A", "phase": phase, "rows": rows, "models": {"A": "R", "B": "G"}, **given}
    position = GAME.load(setup, GAME.complete(setup, data, Rng(1)))
    assert isinstance(position, SheepSheepPosition)
    return position


def test_we_5_the_whole_turn_is_found() -> None:
    """SS-4.9: three exchanges, the second with the card just taken, for the four photos that are possible."""
    position = we_5("exchange", grid=["GV BV OB", "RG OB BG", "YB PY VP"])
    rng = Rng(1)
    while position.albums[:] == we_5("exchange").albums[:] and position.exchanges <= 3 and position.dry == 0:
        position.play(position.policy(0, pile_of(codes(position, 0)), rng), 0)
    assert sum(position.albums) == 4


def test_a_refill_card_does_not_complete_a_group() -> None:
    position = we_5("lay", grid=["RG -- RB", "YV VB PO", "BO GP YB"], drawn="RO")
    assert GAME.say(position, 0, int(position.policy(0, pile_of(codes(position, 0)), Rng(1)))) == "lay 2 O"


def test_a_search_finds_the_whole_turn() -> None:
    """And leaves alone what the solved turn rules out."""
    position = we_5("exchange", grid=["GV BV OB", "RG OB BG", "YB PY VP"])
    tree = Tree(position, 0, 1)
    tree.run(60)
    tried = tree.root.moves.to_list()
    assert 0 < len(tried) < len(codes(position, 0))
    world = tree.template
    top = max(int(world.prior(0, move)) for move in codes(position, 0))
    assert all(int(world.prior(0, move)) >= top - int(policy.LEEWAY) for move in tried)


def test_models_are_shown_to_their_owners_alone_and_closed_deals_to_nobody() -> None:
    """SS-2.2"""
    position, rng = GAME.start(GAME.setup(2, {"undersides": "closed"})), Rng(1)
    seen: list[list[bool]] = []
    while position.actor() == FATE:
        assert isinstance(position, SheepSheepPosition)
        move = position.draw(rng)
        if position.phase == MODELS:
            seen.append([bool(position.shown(move, seat)) for seat in (0, 1)])
        else:
            assert position.shown(move, 0) == (position.phase != GRID)
        position.play(move, FATE)
    assert seen == [[True, False], [False, True]]


def test_a_search_supposes_what_the_album_tells() -> None:
    """SS-2.1: never one's own model; a colour the other has collected far more often than one he has not."""
    position = we_5("exchange", albums={"A": {}, "B": {"O": 6}})
    rng = Rng(1)
    supposed = []
    for again in range(200):
        position.suppose(0, rng)
        supposed.append(position.colour_text(position.model_b))
    assert "R" not in supposed
    assert supposed.count("O") > 100


def test_a_simulation_ends_after_the_reply() -> None:
    """And judges by an outlook that is shared out between the seats and rises with every point."""
    position = we_5("exchange", grid=["GV BV OB", "RG OB BG", "YB PY VP"], albums={"A": {"O": 3}, "B": {"O": 3}})
    position.ponder(0)
    assert not position.pause()
    even = position.outlook(0)
    assert even + position.outlook(1) == pytest.approx(1.0)
    assert even > 0.5  # whoever is on turn is ahead
    position.albums[0] += 1
    assert position.outlook(0) > even
    for seat in (0, 1):
        position.play(GAME.read(position, seat, "finish"), seat)
    assert position.pause()
