"""How good a position looks: a little foresight beats chance."""

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.playout import settle
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

GAME = load("bouc-makers")


def look_ahead(position: BoucMakersPosition, seat: int) -> int:
    """The move whose position is worth most to the mover, in a world like this one."""
    best, best_value, guide = -1, 0, GAME.guide()
    for move in codes(position, seat):
        after = position.copy()
        after.play(move, seat)
        value = int(guide.value(after, seat))
        if best < 0 or value > best_value:
            best, best_value = move, value
    return best


@pytest.mark.parametrize("seats", [2, 4])
def test_looking_one_move_ahead_beats_chance(seats: int) -> None:
    rng, lead = Rng(9), 0
    for deal in range(12):
        position = GAME.start(GAME.setup(seats))
        assert isinstance(position, BoucMakersPosition)
        wise = deal % seats
        settle(position, rng)
        while position.actor() != OVER:
            seat = int(position.actor())
            found = codes(position, seat)
            if seat == FATE:
                position.play(position.draw(rng), FATE)
            else:
                position.play(look_ahead(position, seat) if seat == wise else found[rng.below(len(found))], seat)
        lead += int(position.score(wise)) - sum(int(position.score(s)) for s in range(seats) if s != wise) // (seats - 1)
    assert lead / 12 > 15
