"""How a search judges a table of several farms: as a race to be enclosed and full first."""

from __future__ import annotations

import pytest

from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME, insight
from sheepfold.games.bauernschlau.position import BauernschlauPosition
from sheepfold.games.bauernschlau.setting import load

RIGHT = "-1,2 -2,4 -4,5 -5,7 -7,8 -8,10 -10,11 -11,13"
LEFT = "2,-1 4,-2 5,-1 7,-2 8,-1 10,-2 11,-1 13,-2"


def table(given: dict[str, object]) -> BauernschlauPosition:
    setup = GAME.setup(3)
    return load(setup, GAME.complete(setup, {"turn": "A", **given}, Rng(1)))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_chances_of_all_seats_make_a_whole(seats: int) -> None:
    rng = Rng(seats)
    position = GAME.start(GAME.setup(seats))
    for i in range(40):
        settle(position, rng)
        assert sum(position.outlook(seat) for seat in range(seats)) == pytest.approx(1.0)
        moves = [GAME.read(position, int(position.actor()), text) for text in GAME.legal(position, int(position.actor()))]
        position.play(moves[rng.below(len(moves))], position.actor())


def test_an_enclosed_farm_promises_more_than_one_nearly_so() -> None:
    nearly = table({"fences": {"0-2": RIGHT, "4-0": LEFT.rsplit(" ", 1)[0]}})
    closed = table({"fences": {"0-2": RIGHT, "4-0": LEFT}})
    assert closed.outlook(0) > nearly.outlook(0) > nearly.outlook(1)


def test_sheep_in_enclosed_land_count_for_it() -> None:
    fences = {"0-2": RIGHT, "4-0": LEFT}
    good, bad = (table({"fences": fences, "sheep": {"3,0": tile}}) for tile in ("5 up", "-3 up"))
    assert insight.land_worth(good, 0) == 15.0
    assert insight.land_worth(bad, 0) == -9.0
    assert good.outlook(0) > bad.outlook(0)


def test_a_search_looks_one_round_ahead() -> None:
    position = table({"fences": {"0-2": RIGHT}})
    position.ponder(0)
    assert position.horizon == insight.turns(position) + 3
    assert not position.pause()
