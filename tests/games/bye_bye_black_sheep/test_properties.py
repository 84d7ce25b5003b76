"""What the ledger says holds in any game, watched over whole random games of every table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.rules import moves, phases
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, CODES, EA, MA, MO, MS, SPECIES, WS, cards_in_play
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition
from sheepfold.games.bye_bye_black_sheep.rules.zones import PILE, ZOOS

TABLES = [(seats, mode) for seats in (2, 3, 4, 5) for mode in ("base", "advanced")]
every_table = pytest.mark.parametrize(("seats", "mode"), TABLES)

Moment = tuple[ByeByeBlackSheepPosition, int, int, ByeByeBlackSheepPosition]  # before, seat, move, after


def random_game(seats: int, mode: str, seed: int) -> Iterator[Moment]:
    """A whole game, move by move. Players mostly draw on up to four cards, then stop, so that zoos fill."""
    rng = Rng(seed)
    position = GAME.start(GAME.setup(seats, {"mode": mode}))
    while position.actor() != OVER:
        before = position.copy()
        seat = int(position.actor())
        if seat == FATE:
            move = int(position.draw(rng))
        else:
            legal = codes(position, seat)
            if position.phase == phases.DRAWING and position.hole.size > 3:
                legal = [int(moves.STOP)]
            elif len(legal) > 1 and legal[0] in (moves.STOP, moves.PLACE) and rng.below(4) > 0:
                legal = legal[1:]
            move = legal[rng.below(len(legal))]
        position.play(move, seat)
        yield before, seat, move, position


@every_table
def test_s31_one_black_sheep_each_and_no_card_lost(seats: int, mode: str) -> None:
    """S31: BB-18.1, BB-18.2, BB-18.5, BB-2.5"""
    for before, seat, move, after in random_game(seats, mode, 31):
        assert GAME.broken(after) == ""
        assert all(after.count(holder, BS) == 1 for holder in range(seats))
        assert all(after.count(PILE, kind) == 0 for kind in range(int(SPECIES) + 1, len(CODES)))
        if before.phase == phases.DRAWING:
            assert GAME.facts(after)["total"] == cards_in_play(seats)
            assert all(before.size(holder) >= 1 for holder in range(seats))


@every_table
def test_18_3_every_card_of_a_hand_is_equally_likely(seats: int, mode: str) -> None:
    """BB-18.3, BB-4.9, BB-4.3"""
    for before, seat, move, after in random_game(seats, mode, 183):
        if before.phase == phases.BLIND:
            outcomes, weights = Pile(32), Pile(32)
            before.fill_odds(outcomes, weights)
            chances = {int(moves.what(o)): w for o, w in zip(outcomes.to_list(), weights.to_list(), strict=True)}
            assert sum(chances.values()) == before.size(before.target)
            assert chances == {
                k: before.count(before.target, k) for k in range(1, len(CODES)) if before.count(before.target, k)
            }
            assert chances[int(BS)] == 1


@every_table
def test_18_4_the_active_hand_never_shrinks_nor_needs_a_refill(seats: int, mode: str) -> None:
    """BB-18.4, BB-7.7"""
    at_start = 0
    for before, seat, move, after in random_game(seats, mode, 184):
        if before.phase == phases.DRAWING and before.hole.size == 0 and seat == before.turn:
            at_start = int(before.size(before.turn))
            if before.size(PILE) > 0:
                assert all(before.size(holder) >= before.full for holder in range(seats))
        if before.phase == phases.REFILL:
            assert before.target != before.turn
        if after.turns > before.turns:
            assert after.size(before.turn) >= at_start


@every_table
def test_4_5_a_special_is_resolved_before_the_next_draw(seats: int, mode: str) -> None:
    """BB-4.5, BB-4.4, BB-9.2"""
    asks = {int(EA): phases.EAGLE, int(MO): phases.MOLE, int(WS): phases.WHITE}
    for before, seat, move, after in random_game(seats, mode, 45):
        if before.phase == phases.BLIND and moves.what(move) != BS:
            kind = int(moves.what(move))
            assert after.hole.last() == kind
            assert after.phase == asks.get(kind, after.phase)
            if kind in asks or (kind in (MA, MS) and after.phase != phases.DRAWING):
                texts = GAME.legal(after, int(after.actor()))
                assert "skip" in texts
                assert not any(text == "stop" or text.startswith("draw") for text in texts)


@every_table
def test_18_6_no_turn_outlasts_the_cards_of_the_others(seats: int, mode: str) -> None:
    """BB-18.6"""
    draws = there = 0
    for before, seat, move, after in random_game(seats, mode, 186):
        if before.phase == phases.DRAWING and before.hole.size == 0:
            draws = 0
            there = sum(int(before.size(holder)) for holder in range(seats) if holder != before.turn)
        if before.phase == phases.BLIND:
            draws += 1
            assert draws <= there + 1  # the Magpie may come to an opponent in this turn


@every_table
def test_18_7_only_who_places_wins_and_the_magpie_is_in_play(seats: int, mode: str) -> None:
    """BB-18.7, BB-8.5, BB-8.4"""
    for seed in range(6):
        moment = None
        for moment in random_game(seats, mode, 1870 + seed):
            pass
        assert moment is not None
        before, seat, _, after = moment
        if after.winner >= 0:
            assert seat == after.winner
            assert after.size(ZOOS + seat) > before.size(ZOOS + seat)
            assert not after.magpie_beside()
            assert [GAME.view(after, None)["winners"]] == [["ABCDE"[seat]]]
