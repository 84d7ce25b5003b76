"""The value guides a simple player; the outlook when a turn begins tells how games of quick players come out."""

from __future__ import annotations

import pytest

from sheepfold.bots.greedy import Greedy
from sheepfold.core.asking import codes
from sheepfold.core.game import Data
from sheepfold.core.pile import Pile
from sheepfold.core.playout import settle
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.rules.phases import DRAWING
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def position(seats: int, given: Data) -> ByeByeBlackSheepPosition:
    setup = GAME.setup(seats, {})
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


def forecasts(seats: int, games: int) -> list[tuple[float, float]]:
    """For the turns of whole games of quick players: what the active player's outlook was, and the share of the win it got."""
    found: list[tuple[float, float]] = []
    rng, moves, guide = Rng(77), Pile(256), GAME.guide()
    for game in range(games):
        truth = GAME.start(GAME.setup(seats, {}))
        told: list[tuple[int, float]] = []
        while truth.actor() != OVER:
            actor = truth.actor()
            if actor == FATE:
                truth.play(truth.draw(rng), FATE)
                continue
            if truth.phase == DRAWING and truth.hole.size == 0:
                told.append((int(truth.turn), float(guide.outlook(truth, truth.turn))))
            moves.clear()
            truth.fill_legal(actor, moves)
            truth.play(guide.policy(truth, actor, moves, rng), actor)
        winners = [seat for seat in range(seats) if truth.wins(seat)]
        found += [(chance, 1 / len(winners) if seat in winners else 0.0) for seat, chance in told]
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_foretold_comes_about(seats: int) -> None:
    found = forecasts(seats, 150)
    low, high = ([won for chance, won in found if (chance > 1 / seats) == ahead] for ahead in (False, True))
    assert sum(high) / len(high) > sum(low) / len(low) + 0.15
    assert abs(sum(chance for chance, won in found) - sum(won for chance, won in found)) / len(found) < 0.06


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_outlooks_of_all_seats_make_one(seats: int) -> None:
    truth = position(seats, {"turn": "B"})
    assert abs(sum(GAME.guide().outlook(truth, seat) for seat in range(seats)) - 1) < 1e-9


def test_a_triplet_more_is_better_and_a_card_short_of_the_win_is_best() -> None:
    hand = "3 4 5 6 7 8 BS EA"
    even = GAME.guide().outlook(position(2, {"hands": {"A": hand}, "turn": "A"}), 0)
    ahead = GAME.guide().outlook(position(2, {"hands": {"A": hand}, "zoos": {"A": "1 1 1"}, "turn": "A"}), 0)
    zoo = "1 1 1 2 2 2 9 9 9 10 10 10 3 3"
    nearly = GAME.guide().outlook(position(2, {"hands": {"A": hand}, "zoos": {"A": zoo}, "turn": "A"}), 0)
    assert even < ahead < nearly
    assert nearly > 0.8


# --- value


def greedy(truth: ByeByeBlackSheepPosition, seat: int, rng: Rng) -> int:
    """The move after which the value is highest, summed over a few worlds."""
    options = codes(truth, seat)
    totals = dict.fromkeys(options, 0)
    for turn in range(3):
        world = truth.copy()
        world.reshuffle(seat, rng)
        for move in options:
            after = world.copy()
            after.play(move, seat)
            totals[move] += int(GAME.guide().value(after, seat))
    return max(options, key=lambda move: totals[move])


def test_following_the_value_beats_random_play() -> None:
    won = 0
    for seed in range(8):
        rng = Rng(seed)
        game = GAME.start(GAME.setup(3, {"mode": "advanced" if seed % 2 else "base"}))
        settle(game, rng)
        while game.actor() != OVER:
            seat = int(game.actor())
            options = codes(game, seat)
            game.play(greedy(game, seat, rng) if seat == seed % 3 else options[rng.below(len(options))], seat)
            settle(game, rng)
        won += int(game.place(seed % 3) == 1)
    assert won >= 7


def test_the_greedy_bot_does_not_count_on_luck() -> None:
    """It goes on while that pays and stops when the risk is high: a draw is judged before its outcome is known."""
    hand = "1 1 1 2 2 2 3 3 3 BS EA"
    for given, text in (({"A": hand, "B": 12}, "draw B"), ({"A": hand, "B": 3}, "stop")):
        hole = "4 5 6" if text == "draw B" else "4 5 6 7 8 9"
        truth = position(2, {"hands": given, "hole": hole})
        for seed in range(5):
            assert Greedy(GAME).choose(GAME.view(truth, 0), GAME.legal(truth, 0), Rng(seed)) == text
