"""The three throws of a turn, counted out: the chance to reach a target, the cards to expect, the die best set aside."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.bouc_makers.rules.components import DICE, SAFE_RESULT, sides

# Chances are counted as whole ways, so that nothing is rounded: each die shows 12, 10 or 8 faces, each pair 120, 96 or 80.
LAST_WAYS: Final[i64] = 120
PAIR_WAYS: Final[i64] = 480
KEPT_WAYS: Final[i64] = 57_600  # of a throw of two dice and the last one
ALL_WAYS: Final[i64] = 55_296_000  # of a whole turn
ROW: Final[i64] = 13  # faces of the largest die, and 0


def last_ways(needed: i64, die: i64) -> i64:
    """Of LAST_WAYS: that this die shows at least what is needed."""
    faces = sides(die)
    good = min(max(faces - needed + 1, 0), faces)
    return LAST_WAYS // faces * good


def first_of_others(die: i64) -> i64:
    return 1 if die == 0 else 0


def second_of_others(die: i64) -> i64:
    return 1 if die == 2 else 2


@final
class Throws:
    """A whole turn towards a sum of the three dice, always keeping the die that promises most cards (2 now, 1 at the last).

    The sum needed is the effective target: contract and malus less bonus and the wool one is ready to spend. A turn that fails
    below `safe` (14, moved by the same corner) meets the black sheep.
    """

    needed: i64
    safe: i64
    seconds: vec[i64]  # of KEPT_WAYS, by die and face kept first: reached at the second throw,
    thirds: vec[i64]  # at the third,
    lows: vec[i64]  # never, and ended below the safe sum
    first: i64  # of ALL_WAYS, for the whole turn
    second: i64
    third: i64
    low: i64

    def __init__(self, needed: i64, safe: i64 = SAFE_RESULT) -> None:
        self.needed = needed
        self.safe = safe
        self.seconds = zeros(DICE * ROW)
        self.thirds = zeros(DICE * ROW)
        self.lows = zeros(DICE * ROW)
        for die in range(DICE):
            for face in range(1, sides(die) + 1):
                self.count_pair(die, face)
        self.first = 0
        self.second = 0
        self.third = 0
        self.low = 0
        self.count_first()

    def count_pair(self, die: i64, face: i64) -> None:
        """The second and third throw after one die was set aside."""
        one = first_of_others(die)
        other = second_of_others(die)
        second: i64 = 0
        third: i64 = 0
        low: i64 = 0
        for x in range(1, sides(one) + 1):
            for y in range(1, sides(other) + 1):
                if face + x + y >= self.needed:
                    second += LAST_WAYS
                    continue
                keep_x = last_ways(self.needed - face - x, other)
                keep_y = last_ways(self.needed - face - y, one)
                third += max(keep_x, keep_y)
                below_x = self.low_ways(face + x, other)
                below_y = self.low_ways(face + y, one)
                if keep_x == keep_y:
                    low += min(below_x, below_y)
                else:
                    low += below_x if keep_x > keep_y else below_y
        scale = PAIR_WAYS // (sides(one) * sides(other))
        self.seconds[die * ROW + face] = second * scale
        self.thirds[die * ROW + face] = third * scale
        self.lows[die * ROW + face] = low * scale

    def low_ways(self, kept: i64, die: i64) -> i64:
        """Of LAST_WAYS: that the last die leaves the sum below both the target and the safe sum."""
        return LAST_WAYS - last_ways(min(self.needed, self.safe) - kept, die)

    def count_first(self) -> None:
        for x in range(1, sides(0) + 1):
            for y in range(1, sides(1) + 1):
                for z in range(1, sides(2) + 1):
                    if x + y + z >= self.needed:
                        self.first += KEPT_WAYS
                        continue
                    best: i64 = x
                    best = self.better(best, ROW + y)
                    best = self.better(best, 2 * ROW + z)
                    self.second += self.seconds[best]
                    self.third += self.thirds[best]
                    self.low += self.lows[best]

    def better(self, one: i64, other: i64) -> i64:
        """Of two dice to keep, each given as its index in the rows; among equals the safer one, then the first."""
        if self.cards_kept(one) != self.cards_kept(other):
            return one if self.cards_kept(one) > self.cards_kept(other) else other
        return other if self.lows[other] < self.lows[one] else one

    def cards_kept(self, index: i64) -> i64:
        return 2 * self.seconds[index] + self.thirds[index]

    # --- questions

    def reached(self, throw: i64) -> float:
        """The chance to have reached it by the first, second or third throw."""
        ways = self.first
        if throw > 1:
            ways += self.second
        if throw > 2:
            ways += self.third
        return float(ways) / float(ALL_WAYS)

    def cards(self) -> float:
        """The cards to expect, while there are enough on display."""
        return float(3 * self.first + 2 * self.second + self.third) / float(ALL_WAYS)

    def fails_low(self) -> float:
        """The chance to end below the safe sum with nothing won."""
        return float(self.low) / float(ALL_WAYS)

    def reached_keeping(self, die: i64, face: i64) -> float:
        """After the first throw: the chance still to reach it with this die set aside."""
        index = die * ROW + face
        return float(self.seconds[index] + self.thirds[index]) / float(KEPT_WAYS)

    def low_keeping(self, die: i64, face: i64) -> float:
        """After the first throw: the chance to end below the safe sum with this die set aside."""
        return float(self.lows[die * ROW + face]) / float(KEPT_WAYS)

    def reached_at_last(self, kept: i64, die: i64) -> float:
        """Before the last throw: the chance with that sum set aside and this die in the hand."""
        return float(last_ways(self.needed - kept, die)) / float(LAST_WAYS)
