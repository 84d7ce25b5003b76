"""How a position is judged: what sheep and fences are worth, and with several farms the race to be enclosed and full first."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.bots import evaluation
from sheepfold.games.bauernschlau.bots.territory import Estimates
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

RIGHT = "-1,2 -2,4 -4,5 -5,7 -7,8 -8,10 -10,11 -11,13"
LEFT = "2,-1 4,-2 5,-1 7,-2 8,-1 10,-2 11,-1 13,-2"
TWO = {"0-3": RIGHT, "3-0": "-1,-1 -2,-2 -1,-4 -2,-5 -1,-7 -2,-8 -1,-10 -2,-11"}


def table(given: dict[str, Any], seats: int = 3) -> BauernschlauPosition:
    setup = GAME.setup(seats)
    return GAME.load(setup, GAME.complete(setup, {"turn": "A", **given}, Rng(1)))


def value(position: BauernschlauPosition) -> int:
    return int(GAME.guide().value(position, 0))


def outlook(position: BauernschlauPosition, seat: int) -> float:
    return GAME.guide().outlook(position, seat)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_chances_of_all_seats_make_a_whole(seats: int) -> None:
    rng = Rng(seats)
    position, guide = GAME.start(GAME.setup(seats)), GAME.guide()
    for i in range(40):
        settle(position, rng)
        assert sum(guide.outlook(position, seat) for seat in range(seats)) == pytest.approx(1.0)
        moves = [GAME.read(position, int(position.actor()), text) for text in GAME.legal(position, int(position.actor()))]
        position.play(moves[rng.below(len(moves))], position.actor())


def test_an_enclosed_farm_promises_more_than_one_nearly_so() -> None:
    nearly = table({"fences": {"0-2": RIGHT, "4-0": LEFT.rsplit(" ", 1)[0]}})
    closed = table({"fences": {"0-2": RIGHT, "4-0": LEFT}})
    assert outlook(closed, 0) > outlook(nearly, 0) > outlook(nearly, 1)


def test_sheep_in_enclosed_land_count_for_it() -> None:
    fences = {"0-2": RIGHT, "4-0": LEFT}
    good, bad = (table({"fences": fences, "sheep": {"3,0": tile}}) for tile in ("5 up", "-3 up"))
    assert evaluation.land_worth(good, 0, Estimates().of(good)) == 15.0
    assert evaluation.land_worth(bad, 0, Estimates().of(bad)) == -9.0
    assert outlook(good, 0) > outlook(bad, 0)


def test_a_greedy_choice_builds_towards_a_closed_farm() -> None:
    """The value likes a finished farm, good sheep on it and bad ones on a rival's."""
    near = {"fences": {"0-2": RIGHT, "4-0": LEFT.rsplit(" ", 1)[0]}, "phase": "build"}
    position = table(near)
    finishing, running_on = (position.copy() for i in range(2))
    finishing.play(GAME.read(position, 0, "build 4-0 13,-2"), 0)
    running_on.play(GAME.read(position, 0, "build 4-0 10,1"), 0)
    assert value(finishing) > value(running_on)
    good = value(table({"fences": TWO, "sheep": {"3,0": "5 up"}}, 2))
    none = value(table({"fences": TWO}, 2))
    bad = value(table({"fences": TWO, "sheep": {"-3,0": "5 up"}}, 2))
    assert good > none > bad


def test_two_players_need_pieces_enough_to_finish_their_fences() -> None:
    """Nobody wins without an enclosed farm (BA-11.9), however much lies there; both fences are built of the same pieces."""
    position = table({"sheep": {"3,0": "5 up", "4,0": "5 up"}}, 2)
    needed = int(evaluation.needed(position, 0))
    chances = []
    for own, other in ((needed - 3, 2), (needed - 3, 9), (needed, 9), (needed + 4, 9)):
        position.pieces[0], position.pieces[1] = own, other
        chances.append(evaluation.closing_chance(position, 0))
    assert chances[0] == 0.0
    assert chances == sorted(set(chances))
    assert chances[-1] == 1.0
