"""What a face-down sheep is likely to be."""

from __future__ import annotations

from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.bots import guesses
from sheepfold.games.bauernschlau.bots.territory import Estimates
from sheepfold.games.bauernschlau.rules import pastures
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def position_of(given: dict[str, object], seats: int = 2) -> BauernschlauPosition:
    setup = GAME.setup(seats)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


def test_where_a_sheep_was_put_tells_what_it_is() -> None:
    """A sheep in its placer's own land is probably white, one in a rival's probably black; worlds are supposed accordingly."""
    position = position_of({"sheep": {"3,0": "? down A", "-3,0": "? down A", "4,0": "-3 up"}})
    stakes, board = Estimates().of(position), position.board
    own, theirs = board.cell_numbers["3,0"], board.cell_numbers["-3,0"]
    assert guesses.worth(position, 1, own, stakes) > 200 > 0 > guesses.worth(position, 1, theirs, stakes)
    assert guesses.black_chance(position, 1, own, stakes) < 20 < 60 < guesses.black_chance(position, 1, theirs, stakes)
    rng, guide, black = Rng(2), GAME.guide(), {own: 0, theirs: 0}
    for world in range(500):
        guide.suppose(position, 1, rng)
        assert GAME.broken(position) == ""
        for cell in black:
            black[cell] += pastures.kind_at(position, cell) == 4
    assert black[own] < 75
    assert black[theirs] > 300
