"""A round of two in numbers, against rounds really played and against the definition of a good mix."""

import pytest

from sheepfold.core.packed import vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.bouc_makers.bots import evaluation
from sheepfold.games.bouc_makers.bots.duel import CONTRACTS, Duel
from sheepfold.games.bouc_makers.bots.policy import usual_mix
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

GAME = load("bouc-makers")
EVERY = range(int(CONTRACTS))

ROUNDS = [
    {"display": ["S12", "S56", "D1"]},
    {"display": ["S15", "S52", "S54"], "herds": {"A": ["S16"], "B": ["S50"]}, "wool": {"A": 1, "B": 5}},
    {"display": ["S07", "S09", "S23"], "herds": {"A": ["S44"], "B": ["S22"]}, "wool": {"A": 3, "B": 0}},
]


def bidding(given: dict[str, object]) -> BoucMakersPosition:
    setup = GAME.setup(2)
    position = GAME.load(setup, GAME.complete(setup, {"phase": "bid", **given}, Rng(2)))
    assert isinstance(position, BoucMakersPosition)
    return position


def lead(position: BoucMakersPosition) -> int:
    return int(evaluation.standing(position, 0) - evaluation.standing(position, 1))


def played(position: BoucMakersPosition, bids: tuple[int, int], times: int) -> float:
    """What seat 0 gains over seat 1 on average, both playing on by habit after these contracts."""
    guide, rng, moves, total = GAME.guide(), Rng(7), Pile(64), 0
    for _ in range(times):
        world = position.copy()
        world.play(bids[0], 0)
        world.play(bids[1], 1)
        while not guide.pause(world):
            seat = int(world.actor())
            if seat == FATE:
                world.play(world.draw(rng), FATE)
                continue
            moves.clear()
            world.fill_legal(seat, moves)
            world.play(guide.policy(world, seat, moves, rng), seat)
        total += lead(world) - lead(position)
    return total / times


@pytest.mark.parametrize("given", ROUNDS)
@pytest.mark.parametrize("bids", [(12, 0), (8, 6), (3, 9), (10, 11)])
def test_rounds_really_played_bring_what_was_worked_out(given: dict[str, object], bids: tuple[int, int]) -> None:
    position = bidding(given)
    assert played(position, bids, 1500) == pytest.approx(Duel(position).gain(0, *bids), abs=130)  # hundredths of a point


@pytest.mark.parametrize("given", ROUNDS)
def test_between_two_who_think_no_contract_gains_more_than_the_mix(given: dict[str, object]) -> None:
    duel = Duel(bidding(given))
    duel.mix(0, vec[float]([0.0] * len(EVERY)), 0.0)
    mixes = [[duel.mixes[seat * CONTRACTS + contract] for contract in EVERY] for seat in (0, 1)]
    assert [sum(mix) for mix in mixes] == pytest.approx([1.0, 1.0])
    for seat in (0, 1):
        against = [sum(mixes[1 - seat][j] * duel.gain(seat, i, j) for j in EVERY) for i in range(int(duel.legal(seat)))]
        mean = sum(mixes[seat][i] * gain for i, gain in enumerate(against))
        assert max(against) - mean < 25  # a quarter of a point


@pytest.mark.parametrize("given", ROUNDS)
def test_against_mere_habit_it_is_the_best_answer(given: dict[str, object]) -> None:
    position = bidding(given)
    duel, habits = Duel(position), usual_mix(position, 1)
    assert sum(habits) == pytest.approx(1.0)
    duel.mix(0, habits, 1.0)
    gains = [sum(habits[j] * duel.gain(0, i, j) for j in EVERY) for i in range(int(duel.legal(0)))]
    assert sum(duel.mixes[i] * gain for i, gain in enumerate(gains)) == pytest.approx(max(gains), abs=10)


def test_without_wool_nobody_goes_beyond() -> None:
    """BM-3.2"""
    duel = Duel(bidding({"wool": {"A": 0, "B": 2}}))
    duel.mix(1, vec[float]([0.0] * len(EVERY)), 0.0)
    assert duel.legal(0) == 13
    assert duel.legal(1) == 14
    assert duel.mixes[13] == 0.0
