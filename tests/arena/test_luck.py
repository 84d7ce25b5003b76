"""Luck taken out of results: it is nothing on average, it leaves the expected result as it is, and it saves games."""

from __future__ import annotations

import math
import random

from sheepfold import games
from sheepfold.arena.luck import adjusted
from sheepfold.arena.match import Result, play
from sheepfold.arena.plan import make_plan
from sheepfold.arena.trial import first_verdict
from sheepfold.bots import valuations
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng

GAME = "bye-bye-black-sheep"
HABIT = "sheepfold.bots.habit:Habit"


def test_at_every_draw_of_a_game_the_outcomes_luck_adds_up_to_nothing() -> None:
    game, moves = games.load(GAME), Pile(256)
    for seats in range(2, 6):
        judge, rng = valuations.valuation(game, seats), Rng(seats)
        assert judge is not None
        position, guide, draws = game.start(game.setup(seats)), game.guide(), 0
        while position.actor() != OVER and draws < 60:
            actor = position.actor()
            chances = judge.chances(position)
            assert abs(sum(chances) - 1) < 1e-9
            assert min(chances) >= 0
            if actor != FATE:
                guide.carry_on(position, actor, moves, rng)
                continue
            outcomes, weights = Pile(64), Pile(64)
            position.fill_odds(outcomes, weights)
            luck = [judge.luck(position, move) for move in outcomes.to_list()]
            for seat in range(seats):
                total = sum(weight * part[seat] for weight, part in zip(weights.to_list(), luck, strict=True))
                assert abs(total) < 1e-6
            position.play(position.draw(rng), FATE)
            draws += 1


def test_over_many_games_luck_is_nothing_within_its_error() -> None:
    plan = make_plan(GAME, [HABIT], 150, 2, seed=77)
    luck = [play(plan, number).luck[0] for number in range(150)]
    mean = sum(luck) / len(luck)
    error = math.sqrt(sum((one - mean) ** 2 for one in luck)) / len(luck)
    assert error > 0
    assert abs(mean) < 4 * error


def made_up(deals: int, known: float, rng: random.Random) -> list[Result]:
    """Games of two in which the first bot wins 60 %; `known` of what decides them is luck that the valuation sees."""
    found = []
    for number in range(2 * deals):
        draw = rng.random()
        seat = number % 2
        bots = ["one", "two"] if seat == 0 else ["two", "one"]
        luck = known * (0.4 if draw < 0.6 else -0.6)
        winner = seat if draw < 0.6 else 1 - seat
        found.append(
            Result(
                number=number,
                deal=number // 2,
                table=0,
                bots=bots,
                places=[1 if at == winner else 2 for at in range(2)],
                winners=[winner],
                scores=[0, 0],
                luck=[luck if at == seat else -luck for at in range(2)],
                valuation="made up",
            )
        )
    return found


def test_the_better_luck_is_known_the_narrower_the_interval() -> None:
    results = made_up(100, 1.0, random.Random(3))
    less = adjusted(results, lambda result, seat: result.bots[seat] == "one")
    assert less is not None
    assert less.saved > 10
    assert less.share.low < 0.6 < less.share.high
    assert abs(less.factor - 1) < 0.1


def test_without_known_luck_or_with_few_deals_nothing_is_adjusted() -> None:
    def one(result: Result, seat: int) -> bool:
        return result.bots[seat] == "one"

    results = made_up(100, 1.0, random.Random(3))
    assert adjusted(results[:60], one) is None
    results[5].luck = []
    assert adjusted(results, one) is None


def test_the_verdict_goes_by_the_share_with_less_luck() -> None:
    plan = make_plan(GAME, ["greedy", "uniform"], 200, 2)
    results = made_up(100, 1.0, random.Random(3))
    for result in results:
        result.bots = ["greedy" if bot == "one" else "uniform" for bot in result.bots]
    assert [first_verdict(plan, results, bar) for bar in (0.5, 0.6, 0.7)] == ["yes", "open", "no"]
