"""How likely is each seat to win, at any moment, and how much of that was the luck of one draw?

A small network over the traits that a game's guide lists for every seat: one hidden layer, which sees the seat's own traits, the
mean of the others' and, with three seats and more, the greatest of the others' as well; then the shares of the win as a softmax
over the seats. Its weights come from `scripts/fit.py`.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from sheepfold.core.guide import Guide
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng

MOST_BLOCKS: Final[i64] = 3  # of weights, a row for each trait
FORESIGHT: Final[i64] = 30  # decisions; a turn has fewer


@final
class Valuation:
    """The network of one game and table size. `weights`: for each trait a row of hidden units for the seat itself, then for
    each trait one for the mean of the others, with three seats and more one for the greatest of the others, the units'
    offsets, what each unit weighs, and what each trait weighs by itself."""

    def __init__(self, guide: Guide[Position], seats: i64, hidden: i64, weights: list[float]) -> None:
        self.guide = guide
        self.seats: i64 = seats
        self.hidden: i64 = hidden
        self.blocks: i64 = blocks(seats)
        self.traits: i64 = (len(weights) - 2 * hidden) // (self.blocks * hidden + 1)
        self.weights: vec[float] = vec[float](weights)
        self.own: vec[float] = vec[float]([0.0] * (seats * hidden))
        self.other: vec[float] = vec[float]([0.0] * (seats * hidden))
        self.shares: vec[float] = vec[float]([0.0] * seats)
        self.row = Pile(64 * seats)  # the traits of all seats, one after the other

    def chances(self, position: Position) -> list[float]:
        """Each seat's share of the win; they add up to one, unless a game is over that nobody wins."""
        self.judge(position)
        return [self.shares[seat] for seat in range(self.seats)]

    def luck(self, position: Position, move: i64) -> list[float]:
        """While FATE acts, for each seat: how much better off this outcome leaves it than all outcomes do on average,
        the decisions that follow at once included."""
        moves = Pile(64)
        weights = Pile(64)
        position.fill_odds(moves, weights)
        total: i64 = 0
        for i in range(weights.size):
            total += weights.items[i]
        found = [0.0] * self.seats
        if moves.size == 1:
            return found
        for i in range(moves.size):
            after = position.copy()
            after.play(moves.items[i], FATE)
            self.play_on(after)
            self.judge(after)
            part = float(weights.items[i]) / float(total)
            for seat in range(self.seats):
                found[seat] -= part * self.shares[seat]
                if moves.items[i] == move:
                    found[seat] += self.shares[seat]
        return found

    def play_on(self, position: Position) -> None:
        """What becomes of a card tells more than the card: a seat that an outcome leaves to decide goes on as a quick sensible
        player would, until somebody else or FATE acts."""
        seat = position.actor()
        rng = Rng(FORESIGHT)  # always the same: what is taken out must not depend on anything but position and outcome
        moves = Pile(64)
        left = FORESIGHT
        while left > 0 and seat >= 0 and position.actor() == seat:
            moves.clear()
            position.fill_legal(seat, moves)
            position.play(moves.items[0] if moves.size == 1 else self.guide.policy(position, seat, moves, rng), seat)
            left -= 1

    def judge(self, position: Position) -> None:
        if position.actor() == OVER:
            self.settle(position)
            return
        for seat in range(self.seats):
            self.look(position, seat)
        total: float = 0.0
        top: float = 0.0
        for seat in range(self.seats):
            self.shares[seat] += self.sum_up(seat)
            if seat == 0 or self.shares[seat] > top:
                top = self.shares[seat]
        for seat in range(self.seats):
            self.shares[seat] = exp(self.shares[seat] - top)
            total += self.shares[seat]
        for seat in range(self.seats):
            self.shares[seat] /= total

    def settle(self, position: Position) -> None:
        winners: float = 0.0
        for seat in range(self.seats):
            if position.wins(seat):
                winners += 1.0
        for seat in range(self.seats):
            self.shares[seat] = 1.0 / winners if position.wins(seat) else 0.0

    def look(self, position: Position, seat: i64) -> None:
        """What a seat's traits add to its own units, to those of the others, and by themselves."""
        row, hidden, weights, traits = self.row, self.hidden, self.weights, self.traits
        own, other = self.own, self.other
        base = seat * hidden
        for unit in range(hidden):
            own[base + unit] = 0.0
            other[base + unit] = 0.0
        if seat == 0:
            row.clear()
        self.guide.fill_traits(position, seat, row)
        plain = self.blocks * traits * hidden + 2 * hidden
        total: float = 0.0
        for i in range(traits):
            if row.items[seat * traits + i] != 0:
                amount = float(row.items[seat * traits + i])
                mine = i * hidden
                theirs = (traits + i) * hidden
                for unit in range(hidden):
                    own[base + unit] += amount * weights[mine + unit]
                    other[base + unit] += amount * weights[theirs + unit]
                total += amount * weights[plain + i]
        self.shares[seat] = total

    def see_greatest(self, seat: i64) -> None:
        """What the greatest of the others' traits add to a seat's units."""
        hidden, weights, own, items, traits = self.hidden, self.weights, self.own, self.row.items, self.traits
        base = seat * hidden
        for i in range(traits):
            most: i64 = 0
            found = False
            for rival in range(self.seats):
                if rival != seat and (not found or items[rival * traits + i] > most):
                    most = items[rival * traits + i]
                    found = True
            if most != 0:
                amount = float(most)
                start = (2 * traits + i) * hidden
                for unit in range(hidden):
                    own[base + unit] += amount * weights[start + unit]

    def sum_up(self, seat: i64) -> float:
        hidden, weights = self.hidden, self.weights
        if self.blocks == MOST_BLOCKS:
            self.see_greatest(seat)
        offsets = self.blocks * self.traits * hidden
        rivals = float(self.seats - 1)
        total: float = 0.0
        for unit in range(hidden):
            others: float = 0.0
            for rival in range(self.seats):
                if rival != seat:
                    others += self.other[rival * hidden + unit]
            active = self.own[seat * hidden + unit] + others / rivals + weights[offsets + unit]
            if active > 0.0:
                total += active * weights[offsets + hidden + unit]
        return total


def blocks(seats: i64) -> i64:
    """For the seat itself, for the mean of the others, and for the greatest of them where there are several."""
    return 2 if seats == 2 else MOST_BLOCKS
