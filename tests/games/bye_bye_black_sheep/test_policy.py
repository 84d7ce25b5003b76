"""What the quick player does at the clear moments, and that it beats chance."""

from __future__ import annotations

from sheepfold.core.asking import codes
from sheepfold.core.game import Data
from sheepfold.core.pile import Pile, pile_of
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def position(seats: int, given: Data, **options: str) -> ByeByeBlackSheepPosition:
    setup = GAME.setup(seats, options)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


def choices(truth: ByeByeBlackSheepPosition, times: int = 30) -> set[str]:
    seat = int(truth.actor())
    moves = pile_of(codes(truth, seat))
    return {GAME.say(truth, seat, GAME.guide().policy(truth, seat, moves, Rng(seed))) for seed in range(times)}


def test_nothing_can_be_lost_below_three_cards() -> None:
    assert choices(position(2, {"hole": "4 7"})) == {"draw B"}
    assert choices(position(2, {"hole": "4 7", "hands": {"B": "BS"}, "pile": 0})) == {"stop"}


def test_the_largest_hand_is_drawn_from() -> None:
    assert choices(position(3, {"hands": {"B": 7, "C": 9}})) == {"draw C"}


def test_stops_when_it_can_win() -> None:
    given = {"zoos": {"A": "1 1 1 2 2 2 3 3 3 4 4 4 5 5"}, "hands": {"A": "5 6 6 7 8 BS EA", "B": 12}, "hole": "9 10 11"}
    assert choices(position(2, given)) == {"stop"}


def test_risk_decides() -> None:
    hand = "1 1 1 2 2 2 3 3 3 BS EA"
    assert choices(position(2, {"hands": {"A": hand, "B": 12}, "hole": "4 5 6"})) == {"draw B"}
    assert choices(position(2, {"hands": {"A": hand, "B": 3}, "hole": "4 5 6 7 8 9"})) == {"stop"}


def test_triplets_are_completed_first() -> None:
    given = {"phase": "zoo", "limit": 1, "zoos": {"A": "2 2 3"}, "hands": {"A": "2 3 4 4 5 BS EA"}}
    assert choices(position(3, given)) == {"add 2"}


def test_a_card_seen_is_asked_for() -> None:
    given = {"phase": "eagle", "zoos": {"A": "7 7"}, "hands": {"B": "7 8 9 10 11 BS MO"}, "known": {"B": {"holds": "7 8"}}}
    assert choices(position(3, given)) == {"ask B 7"}
    assert choices(position(3, {"phase": "eagle"})) == {"skip"}


def test_the_quick_player_beats_chance() -> None:
    won = 0
    for seed in range(12):
        rng, moves, guide = Rng(seed), Pile(256), GAME.guide()
        game = GAME.start(GAME.setup(2 + seed % 4, {"mode": "advanced" if seed % 3 == 0 else "base"}))
        settle(game, rng)
        while game.actor() != OVER:
            seat = game.actor()
            moves.clear()
            game.fill_legal(seat, moves)
            game.play(guide.policy(game, seat, moves, rng) if seat == 0 else moves.items[rng.below(moves.size)], seat)
            settle(game, rng)
        won += int(game.wins(0))
    assert won >= 11
