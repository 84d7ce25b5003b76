"""What a seat works out before it searches: a legal mix of contracts, the best take, and where no search is needed."""

import pytest

from sheepfold.bots.search import Search
from sheepfold.bots.tree import Tree
from sheepfold.core.asking import codes
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.bouc_makers.bots.duel import CONTRACTS, Duel
from sheepfold.games.bouc_makers.bots.plan import Plan
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

GAME = load("bouc-makers")


def given(seats: int, **data: object) -> BoucMakersPosition:
    setup = GAME.setup(seats)
    position = GAME.load(setup, GAME.complete(setup, data, Rng(2)))
    assert isinstance(position, BoucMakersPosition)
    return position


def test_the_second_of_two_does_not_leave_the_first_what_both_want() -> None:
    position = given(
        2,
        phase="take",
        display=["S57", "S16", "S07"],
        bids={"A": "14", "B": "20"},
        turn="A",
        order=["B", "A"],
        throw=2,
        dice={"d12": 8, "d10": 4, "d8": 4},
    )
    plan = Plan(position, 0)
    best = max(codes(position, 0), key=lambda move: int(plan.worth(move)))
    assert "S57" in GAME.say(position, 0, best)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("wool", [0, 2])
def test_a_mix_worked_out_is_legal_and_needs_no_search(seats: int, wool: int) -> None:
    position = given(seats, phase="bid", wool={"A": wool})
    plan = Plan(position, 0)
    shares = [int(plan.worth(move)) for move in range(int(CONTRACTS))]
    assert sum(shares) == pytest.approx(1000, abs=14)
    assert wool or shares[13] == 0
    assert Tree(position, GAME.guide(), 0, 1).decided()


def test_a_clear_choice_is_not_searched() -> None:
    position = given(2, phase="take", display=["S57", "S07", "S09"], bids={"A": "20"}, turn="A", throw=3)
    bot = Search(GAME, 600.0)
    assert bot.choose(GAME.view(position, 0), GAME.legal(position, 0), Rng(1)) == "take S57"


@pytest.mark.parametrize("wool", [0, 2])
def test_one_of_two_gains_against_those_who_choose_anything(wool: int) -> None:
    gained = 0.0
    for display in (["S57", "S31", "S16"], ["S43", "D1", "S22"], ["S55", "S48", "S07"], ["D2", "D3", "S36"]):
        position = given(2, phase="bid", display=display, wool={"A": 2, "B": wool}, herds={"A": ["S34"], "B": ["S35"]})
        plan, duel = Plan(position, 0), Duel(position)
        answers = range(int(duel.legal(1)))
        for contract in range(int(CONTRACTS)):
            share = int(plan.worth(contract)) / 1000
            gained += share * sum(duel.gain(0, contract, answer) for answer in answers) / len(answers)
    assert gained > 400  # hundredths of a point, in four rounds
