"""Luck taken out of results: it is nothing on average, it leaves the expected result as it is, and it saves games."""

from __future__ import annotations

import math
import random

import pytest

from sheepfold import games
from sheepfold.arena.luck import adjusted
from sheepfold.arena.match import Result, play
from sheepfold.arena.plan import make_plan
from sheepfold.arena.trial import first_verdict
from sheepfold.bots import valuations
from sheepfold.core.options import Option
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.valuation import Valuation

GAME = "bye-bye-black-sheep"
HABIT = "sheepfold.bots.habit:Habit"


JUDGED = [name for name in games.names() if valuations.read(valuations.file_of(games.load(name)))]
TABLES = [(name, int(seats)) for name in JUDGED for seats in valuations.read(valuations.file_of(games.load(name)))]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_at_every_draw_of_a_game_the_outcomes_luck_adds_up_to_nothing(name: str, seats: int) -> None:
    game, moves = games.load(name), Pile(256)
    judge, rng, pick = valuations.valuation(game, game.setup(seats)), Rng(seats), Rng(5)
    assert judge is not None
    position, guide, looks = game.start(game.setup(seats)), game.guide(), 0
    while position.actor() != OVER and looks < 6:
        actor = position.actor()
        if actor != FATE:
            guide.carry_on(position, actor, moves, rng)
            continue
        if pick.below(6) == 0 and check_draw(judge, position, seats):
            looks += 1
        position.play(position.draw(rng), FATE)


def check_draw(judge: Valuation, position: Position, seats: int) -> bool:
    """Not where very much could come: all outcomes are judged for each of them."""
    chances = judge.chances(position)
    assert abs(sum(chances) - 1) < 1e-9
    assert min(chances) >= 0
    outcomes, weights = Pile(64), Pile(64)
    position.fill_odds(outcomes, weights)
    if outcomes.size > 20:
        return False
    luck = [judge.luck(position, move) for move in outcomes.to_list()]
    for seat in range(seats):
        total = sum(weight * part[seat] for weight, part in zip(weights.to_list(), luck, strict=True))
        assert abs(total) < 1e-6
    return True


@pytest.mark.parametrize(("name", "games_played"), [(name, 20) for name in JUDGED])
def test_over_many_games_luck_is_nothing_within_its_error(name: str, games_played: int) -> None:
    plan = make_plan(name, [HABIT, "uniform"], games_played, 2, seed=77)
    luck = [play(plan, number).luck[0] for number in range(games_played)]
    mean = sum(luck) / len(luck)
    error = math.sqrt(sum((one - mean) ** 2 for one in luck)) / len(luck)
    assert error > 0
    assert abs(mean) < 4 * error


@pytest.mark.parametrize(("name", "option"), [(name, option) for name in JUDGED for option in games.load(name).options])
def test_a_table_with_other_options_has_no_valuation_unless_only_the_first_player_differs(name: str, option: Option) -> None:
    game = games.load(name)
    other = next(value for value in option.values if value != option.values[0])
    judge = valuations.valuation(game, game.setup(game.seats[0], {option.name: other}))
    assert (judge is not None) == option.names_seat


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
