"""The flat search: one world and one luck for all moves of the field, which is halved until a single move is left."""

from __future__ import annotations

import pytest

from sheepfold.bots.flat import Flat
from sheepfold.bots.search import BATCH, affordable
from sheepfold.core.guide import Guide
from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.setup import Setup

MOVES = 9
DICE = 1000


class Lottery(Position):
    """A seat takes one of nine tickets, then fate rolls: the more, the better, and the number of the ticket counts as well."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.ticket = -1
        self.roll = -1

    def actor(self) -> i64:
        return i64(0) if self.ticket < 0 else FATE if self.roll < 0 else OVER

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        for ticket in range(MOVES):
            moves.add(ticket)

    def draw(self, rng: Rng) -> i64:
        return rng.below(DICE)

    def play(self, move: i64, seat: i64) -> None:
        if seat == FATE:
            self.roll = int(move)
        else:
            self.ticket = int(move)

    def wins(self, seat: i64) -> bool:
        return seat == 0


class Judge(Guide[Position]):
    """Ticket 5 is a little better than the others: by one of a thousand that the dice bring."""

    def __init__(self, leeway: int) -> None:
        self.most = leeway
        self.rolls: list[int] = []

    def pauses(self, position: Position) -> bool:
        return True

    def prior(self, position: Position, seat: i64, move: i64) -> i64:
        return -abs(int(move) - 5)

    def leeway(self, position: Position) -> i64:
        return i64(self.most)

    def outlook(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Lottery)
        self.rolls.append(position.roll)
        return (position.roll + (position.ticket == 5)) / (DICE + 1)


def search(seed: int, simulations: int, leeway: int = MOVES) -> tuple[Flat, Judge]:
    guide = Judge(leeway)
    return Flat(Lottery(Setup("lottery", 1)), guide, 0, seed, simulations), guide


def test_all_moves_meet_the_same_luck_in_a_world() -> None:
    flat, guide = search(1, 1000)
    flat.compare()
    flat.compare()
    assert len(set(guide.rolls[:MOVES])) == len(set(guide.rolls[MOVES:])) == 1
    assert guide.rolls[0] != guide.rolls[MOVES]


def test_a_slight_advantage_is_found_in_a_few_worlds() -> None:
    """With luck of its own for each move it would drown: a thousand times as much hangs on the dice."""
    for seed in range(20):
        flat, _ = search(seed, 40)
        flat.run(1000)
        assert flat.decided()
        assert flat.best() == 5


def test_the_field_is_halved_and_each_round_has_its_share() -> None:
    flat, guide = search(1, 180)  # four rounds of 45
    fields = []
    while not flat.decided():
        fields.append(int(flat.moves.size))
        flat.run(1)
    assert [fields.count(size) for size in (9, 5, 3, 2)] == [5, 9, 15, 23]
    assert len(guide.rolls) == 45 + 45 + 45 + 46


def test_moves_far_below_the_best_are_not_tried() -> None:
    flat, _ = search(1, 100, leeway=1)
    assert flat.moves.to_list() == [4, 5, 6]
    assert not search(1, 100, leeway=2)[0].decided()
    assert search(1, 100, leeway=0)[0].decided()


def test_what_there_is_time_for_is_known_before_the_field_is_halved(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.5])  # before and after the first simulations
    monkeypatch.setattr("time.perf_counter", lambda: next(clock))
    trial, _ = search(1, 4 * BATCH)
    assert affordable(trial, 15.5) == 10 * (trial.simulations - MOVES) >= 10 * BATCH


def test_with_no_time_left_a_few_simulations_are_made_all_the_same() -> None:
    assert affordable(search(1, BATCH)[0], 0.0) == affordable(search(1, BATCH, leeway=0)[0], 1e9) == BATCH
