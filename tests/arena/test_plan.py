"""Who sits where: every bot in every seat equally often, on the same deals; and input that cannot be used."""

from __future__ import annotations

from collections import Counter

import pytest

from sheepfold.arena.plan import Plan, circles, expanded, make_plan
from sheepfold.core.errors import BadInput
from sheepfold.language import english

GAME = "sheep-sheep"


def plan_of(bots: list[str], number: int, seats: int) -> Plan:
    """As far as seats go, no game is needed."""
    return Plan(game="any", version=1, bots=tuple(expanded(bots)), seats=seats, options={}, seed=1, games=number)


def seat_counts(plan: Plan) -> Counter[tuple[str, int]]:
    return Counter((bot, seat) for number in range(plan.total) for seat, bot in enumerate(plan.pairing(number).bots))


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        (["greedy", "uniform"], 2),
        (["greedy", "uniform"], 3),
        (["greedy", "uniform*3"], 4),
        (["greedy*2", "uniform*2"], 4),
        (["greedy", "uniform", "lamb"], 3),
        (["greedy", "uniform", "lamb", "wolf"], 2),
        (["greedy", "uniform", "lamb", "wolf"], 3),
        (["greedy"], 3),
    ],
)
def test_every_bot_sits_in_every_seat_equally_often(bots: list[str], seats: int) -> None:
    plan = plan_of(bots, 50, seats)
    counts = seat_counts(plan)
    for bot in {bot for bot, seat in counts}:
        assert len({counts[bot, seat] for seat in range(seats)}) == 1
    assert plan.total >= 50
    assert plan.total % plan.round_size == 0


def test_games_of_one_deal_share_their_seed_and_nothing_else_does() -> None:
    plan = make_plan(GAME, ["greedy", "uniform"], 40)
    seeds = Counter(plan.pairing(number).seed for number in range(plan.total))
    assert set(seeds.values()) == {2}
    assert plan.pairing(6).bots == plan.pairing(7).bots[::-1]


def test_a_table_of_equals_is_not_played_twice() -> None:
    assert plan_of(["greedy*3"], 10, 3).round_size == 1
    assert [len(turns) for turns in circles(("a", "a", "b", "b"))] == [4]


def test_all_neighbourhoods_take_their_turn() -> None:
    plan = plan_of(list("abcd"), 24, 4)
    rounds = {frozenset(plan.pairing(deal * 4 + turn).bots for turn in range(4)) for deal in range(6)}
    assert len(rounds) == 6


def test_more_bots_than_seats_all_meet() -> None:
    plan = make_plan(GAME, ["greedy", "uniform", "bad_bots:Lamb"], 6, 2)
    assert {frozenset(plan.pairing(number).bots) for number in range(6)} == {
        frozenset(pair) for pair in (("greedy", "uniform"), ("greedy", "bad_bots:Lamb"), ("uniform", "bad_bots:Lamb"))
    }


def test_a_plan_survives_being_written_down() -> None:
    plan = make_plan(GAME, ["greedy", "uniform"], 40, seed=2**61, seconds=0.5)
    assert Plan.from_data(plan.to_data()) == plan


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game_name": "chess"}, "no game 'chess'"),
        ({"bots": ["gredy"]}, "did you mean greedy?"),
        ({"bots": []}, "no bots"),
        ({"bots": ["greedy*0"]}, "greedy*0"),
        ({"bots": ["nowhere_at_all:Bot"]}, "cannot load module 'nowhere_at_all'"),
        ({"bots": ["bad_bots:Ram"]}, "has no 'Ram'; it has Lamb"),
        ({"bots": ["bad_bots:NotABot"]}, "not a class with a method choose"),
        ({"number": 0}, "the number of games"),
        ({"seats": 9}, "not 9"),
        ({"options": {"moon": "full"}}, "no option 'moon'"),
        ({"seconds": -1.0}, "the time for a decision"),
    ],
)
def test_what_cannot_be_used_is_told_in_one_line(change: dict[str, object], says: str) -> None:
    given: dict[str, object] = {"game_name": GAME, "bots": ["greedy"], "number": 1, **change}
    with pytest.raises(BadInput) as refused:
        make_plan(**given)  # type: ignore[arg-type]
    said = english(refused.value)
    assert says in said
    assert "\n" not in said
