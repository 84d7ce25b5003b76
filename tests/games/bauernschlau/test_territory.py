"""Whose land is whose, and when an estimate is made once more."""

from __future__ import annotations

from sheepfold.core.asking import codes
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.bots.territory import Estimates
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def position_of(given: dict[str, object], seats: int = 2) -> BauernschlauPosition:
    setup = GAME.setup(seats)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


def test_enclosed_land_is_certain_and_all_stakes_add_up() -> None:
    rng, estimates = Rng(4), Estimates()
    for seats in (2, 3, 6):
        position = GAME.start(GAME.setup(seats))
        settle(position, rng)
        while position.actor() != OVER:
            board, stakes = position.board, estimates.of(position)
            for cell in range(7, int(board.cells)):
                parts = [int(stakes[seat * board.cells + cell]) for seat in range(seats)]
                assert 100 * board.geese[cell] - seats <= sum(parts) <= 100 * board.geese[cell]
                if position.land[cell]:
                    assert parts[position.land[cell] - 1] == 100 * board.geese[cell]
            moves = codes(position, int(position.actor()))
            position.play(3 if 3 in moves else moves[rng.below(len(moves))], position.actor())
            settle(position, rng)


def test_an_estimate_is_kept_as_long_as_the_fences_lie_so() -> None:
    """Copies share it; another piece asks for another, and back at the root nothing is lost."""
    position = position_of({"fences": {"0-2": "-1,2 -2,4"}, "phase": "build"}, 3)
    estimates = Estimates()
    estimates.begin(position)
    root = estimates.of(position)
    for text in ("build 0-2 -4,5", "build 4-0 4,-2"):
        after = position.copy()
        after.play(GAME.read(after, 0, text), 0)
        assert [int(n) for n in estimates.of(after)] == [int(n) for n in Estimates().of(after)] != [int(n) for n in root]
        assert [int(n) for n in estimates.of(position)] == [int(n) for n in Estimates().of(position)] == [int(n) for n in root]
