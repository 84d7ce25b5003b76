"""How likely is each seat to win, at any moment, and how much of that was the luck of one draw?

A small network over the traits that a game's guide lists for every seat: one hidden layer, which sees the seat's own traits and
the mean of the others', then the shares of the win as a softmax over the seats. Its weights come from `scripts/fit.py`.
"""

from __future__ import annotations

from math import exp
from typing import final

from sheepfold.core.guide import Guide
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position


@final
class Valuation:
    """The network of one game and table size. `weights`: for each trait a row of hidden units for the seat itself, then for
    each trait one for the others, the units' offsets, what each unit weighs, and what each trait weighs by itself."""

    def __init__(self, guide: Guide[Position], seats: i64, hidden: i64, weights: list[float]) -> None:
        self.guide = guide
        self.seats: i64 = seats
        self.hidden: i64 = hidden
        self.traits: i64 = (len(weights) - 2 * hidden) // (2 * hidden + 1)
        self.weights: vec[float] = vec[float](weights)
        self.own: vec[float] = vec[float]([0.0] * (seats * hidden))
        self.other: vec[float] = vec[float]([0.0] * (seats * hidden))
        self.shares: vec[float] = vec[float]([0.0] * seats)
        self.row = Pile(64)

    def chances(self, position: Position) -> list[float]:
        """Each seat's share of the win; they add up to one, unless a game is over that nobody wins."""
        self.judge(position)
        return [self.shares[seat] for seat in range(self.seats)]

    def luck(self, position: Position, move: i64) -> list[float]:
        """While FATE acts, for each seat: how much better off this outcome leaves it than all outcomes do on average."""
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
            self.judge(after)
            part = float(weights.items[i]) / float(total)
            for seat in range(self.seats):
                found[seat] -= part * self.shares[seat]
                if moves.items[i] == move:
                    found[seat] += self.shares[seat]
        return found

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
        row, hidden, weights = self.row, self.hidden, self.weights
        own, other = self.own, self.other
        base = seat * hidden
        for unit in range(hidden):
            own[base + unit] = 0.0
            other[base + unit] = 0.0
        row.clear()
        self.guide.fill_traits(position, seat, row)
        plain = 2 * self.traits * hidden + 2 * hidden
        total: float = 0.0
        for i in range(row.size):
            if row.items[i] != 0:
                amount = float(row.items[i])
                mine = i * hidden
                theirs = (self.traits + i) * hidden
                for unit in range(hidden):
                    own[base + unit] += amount * weights[mine + unit]
                    other[base + unit] += amount * weights[theirs + unit]
                total += amount * weights[plain + i]
        self.shares[seat] = total

    def sum_up(self, seat: i64) -> float:
        hidden, weights = self.hidden, self.weights
        offsets = 2 * self.traits * hidden
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
