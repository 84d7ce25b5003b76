"""What cards are worth to a seat, over all herds that may lie under the tops."""

import pytest

from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.bouc_makers.bots import worths
from sheepfold.games.bouc_makers.rules import hidden
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

GAME = load("bouc-makers")


def given(seats: int, **data: object) -> BoucMakersPosition:
    setup = GAME.setup(seats)
    position = GAME.load(setup, GAME.complete(setup, data, Rng(2)))
    assert isinstance(position, BoucMakersPosition)
    return position


def test_gains_are_expected_over_all_herds_that_may_be() -> None:
    position = given(3, tops={"A": "S20", "B": "S31", "C": "S43"}, display="S37 S25 S52 D2")
    for seat in range(3):
        position.cards[seat] |= hidden.some(position.pile & position.deck.double_o_seven, 1, Rng(seat))
        position.pile &= ~position.cards[seat]
    taken = position.display & (position.deck.double_o_seven | position.deck.three_seven_zero)
    rng, total, times = Rng(8), 0, 4000
    for _ in range(times):
        world = position.copy()
        world.reshuffle(0, rng)
        total += int(worths.gain_worth(world, 0, taken))
    assert worths.expected_gain(position, 0, taken) == pytest.approx(total / times, abs=15)


def test_a_bone_symbol_is_worth_the_os_it_takes() -> None:
    dogs = {"A": ["D1", "D2"], "B": ["D3"]}
    free, guarded = (given(2, display="S24 S22 S52", dogs=dogs, os="B", tops={"B": top}) for top in ("S31", "S36"))
    bone = free.display & free.deck.bones
    assert worths.gain_worth(free, 0, bone) > worths.gain_worth(guarded, 0, bone)
