"""Values that make a simple bot sensible, and an outlook that adds up."""

from __future__ import annotations

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.pile import Pile
from sheepfold.core.playout import playout
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

GUIDE = GAME.guide()


def best_move(position: BlackSheepPosition, seat: int) -> int:
    def promise(move: int) -> int:
        after = position.copy()
        after.play(move, seat)
        return int(GUIDE.value(after, seat))

    return max(codes(position, seat), key=promise)


def test_looking_one_move_ahead_beats_chance() -> None:
    won = 0
    for seed in range(30):
        rng = Rng(seed)
        position = GAME.start(GAME.setup(2))
        while position.actor() != OVER:
            actor = int(position.actor())
            if actor == FATE:
                position.play(position.draw(rng), FATE)
            elif actor == seed % 2:
                position.play(best_move(position, actor), actor)
            else:
                found = codes(position, actor)
                position.play(found[rng.below(len(found))], actor)
        won += bool(position.wins(seed % 2))
    assert won >= 24


@pytest.mark.parametrize("seats", [2, 4])
def test_the_outlook_of_all_seats_makes_one_at_the_end_and_follows_the_value_before(seats: int) -> None:
    position = GAME.start(GAME.setup(seats))
    playout(position, Rng(5), Pile(64))
    assert sum(GUIDE.outlook(position, seat) for seat in range(seats)) == pytest.approx(1)
    begun = GAME.load(position.setup, GAME.complete(position.setup, {"corrals": {"A": "H3 H3 C3 C3"}}, Rng(1)))
    assert GUIDE.outlook(begun, 0) > 1 / seats > GUIDE.outlook(begun, 1)
    assert GUIDE.value(begun, 0) > 0 > GUIDE.value(begun, 1)
