"""The quick player: legal in every variant, far better than chance, and a guide that a search profits from."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.bots.tree import Tree
from sheepfold.core.asking import codes
from sheepfold.core.pile import pile_of
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep.bots import policy
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

GAME = games.load("sheep-sheep")


def game(seed: int, sensible: int, **options: str) -> Position:
    """A whole game of a sensible player in one seat against chance in the other."""
    position: Position = GAME.start(GAME.setup(2, options))
    rng = Rng(seed)
    settle(position, rng)
    while position.actor() != OVER:
        seat = int(position.actor())
        legal = codes(position, seat)
        move = (
            int(GAME.guide().policy(position, seat, pile_of(legal), rng)) if seat == sensible else legal[rng.below(len(legal))]
        )
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
        position.play(GAME.guide().policy(position, 0, pile_of(codes(position, 0)), rng), 0)
    assert sum(position.albums) == 4


def test_a_refill_card_does_not_complete_a_group() -> None:
    position = we_5("lay", grid=["RG -- RB", "YV VB PO", "BO GP YB"], drawn="RO")
    assert GAME.say(position, 0, int(GAME.guide().policy(position, 0, pile_of(codes(position, 0)), Rng(1)))) == "lay 2 O"


def test_a_search_finds_the_whole_turn() -> None:
    """And leaves alone what the solved turn rules out."""
    position = we_5("exchange", grid=["GV BV OB", "RG OB BG", "YB PY VP"])
    guide = GAME.guide()
    tree = Tree(position, guide, 0, 1)
    tree.run(60)
    tried = tree.root.moves.to_list()
    assert 0 < len(tried) < len(codes(position, 0))
    world = tree.template
    top = max(int(guide.prior(world, 0, move)) for move in codes(position, 0))
    assert all(int(guide.prior(world, 0, move)) >= top - int(policy.LEEWAY) for move in tried)
