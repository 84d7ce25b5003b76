"""The outlook when a turn begins tells how games of quick players come out, and knows who is ahead."""

from __future__ import annotations

from typing import cast

import pytest

from sheepfold.core.game import Data
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.phases import DRAWING
from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition


def position(seats: int, given: Data) -> ByeByeBlackSheepPosition:
    setup = GAME.setup(seats, {})
    return cast(ByeByeBlackSheepPosition, GAME.load(setup, GAME.complete(setup, given, Rng(1))))


def forecasts(seats: int, games: int) -> list[tuple[float, float]]:
    """For the turns of whole games of quick players: what the active player's outlook was, and the share of the win it got."""
    found: list[tuple[float, float]] = []
    rng, moves = Rng(77), Pile(256)
    for game in range(games):
        p = cast(ByeByeBlackSheepPosition, GAME.start(GAME.setup(seats, {})))
        told: list[tuple[int, float]] = []
        while p.actor() != OVER:
            actor = p.actor()
            if actor == FATE:
                p.play(p.draw(rng), FATE)
                continue
            if p.phase == DRAWING and p.hole.size == 0:
                told.append((int(p.turn), float(p.outlook(p.turn))))
            moves.clear()
            p.fill_legal(actor, moves)
            p.play(p.policy(actor, moves, rng), actor)
        winners = [seat for seat in range(seats) if p.wins(seat)]
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
    p = position(seats, {"turn": "B"})
    assert abs(sum(p.outlook(seat) for seat in range(seats)) - 1) < 1e-9


def test_a_triplet_more_is_better_and_a_card_short_of_the_win_is_best() -> None:
    hand = "3 4 5 6 7 8 BS EA"
    even = position(2, {"hands": {"A": hand}, "turn": "A"}).outlook(0)
    ahead = position(2, {"hands": {"A": hand}, "zoos": {"A": "1 1 1"}, "turn": "A"}).outlook(0)
    zoo = "1 1 1 2 2 2 9 9 9 10 10 10 3 3"
    nearly = position(2, {"hands": {"A": hand}, "zoos": {"A": zoo}, "turn": "A"}).outlook(0)
    assert even < ahead < nearly
    assert nearly > 0.8
