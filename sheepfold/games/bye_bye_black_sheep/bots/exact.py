"""Draw or stop, solved exactly: how far to go before the Black Sheep comes, and what a turn is worth until then.

Two answers. `going_on` is quick, for playouts: the cards to be drawn count for the limit only. As nothing is learned on the
way but "still safe", the best plan is a fixed number of draws, always from the largest hand, and trying all numbers is exact.
`Turn` also minds what the drawn cards are, known or not; every way the turn can go is followed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sheepfold.core.packed import i64, vec


def going_on(sizes: vec[i64], gains: vec[i64], hole: i64, spoiler: float) -> float:
    """The expected gain of the best number of further draws, one or more, from hands of these sizes.

    `gains[k]` is what placing k cards brings, the last entry whatever comes beyond; one card of each hand is the Black Sheep
    (BB-18.1), and each draw is ruined besides with the chance `spoiler` (the Wolf).
    """
    best = 0.0
    safe = 1.0
    most = len(gains) - 1
    size: i64 = 0
    for i in range(len(sizes)):
        size = max(size, sizes[i])
    while size > 1:
        chance = float(size - 1) / float(size) - spoiler
        for i in range(len(sizes)):
            if sizes[i] < size:
                continue
            safe *= chance  # a hand of this size, or cut down to it by now
            hole += 1
            if hole > 2:
                limit = hole - 2
                worth = safe * float(gains[limit if limit < most else most])
                if worth > best:
                    best = worth
                elif limit > most:
                    return best
        size -= 1
    return best


def going_on_with(sizes: list[int], gains: list[int], hole: i64, spoiler: float) -> float:
    """The same for interpreted code, which passes no packed rows (core/loops.py says why)."""
    return going_on(vec[i64](sizes), vec[i64](gains), hole, spoiler)


def survival(sizes: list[int], draws: int) -> float:
    """The chance to make that many draws without a Black Sheep, each from the hand that is largest by then."""
    left = list(sizes)
    safe = 1.0
    for draw in range(draws):
        at = left.index(max(left))
        if left[at] <= 1:
            return 0.0
        safe *= (left[at] - 1) / left[at]
        left[at] -= 1
    return safe


@dataclass(frozen=True, order=True)
class Hand:
    """An opposing hand besides its Black Sheep: cards known to be useful, known not to be, unknown ones."""

    useful: int
    idle: int
    unknown: int

    def size(self) -> int:
        return self.useful + self.idle + self.unknown + 1


@dataclass(frozen=True, kw_only=True)
class Spot:
    """A moment of a turn: cards in the hole, useful cards at hand or in the hole, the hands, the unseen set cards."""

    hole: int
    useful: int
    hands: tuple[Hand, ...]
    unseen: int = 0  # set cards of which nobody knows where they are, pile included
    unseen_useful: int = 0


@dataclass(frozen=True)
class Plan:
    """What the turn is worth: stopping now, and drawing from each hand with the best play after it."""

    stop: float
    draws: tuple[float, ...]

    def best(self) -> float:
        return max(self.stop, *self.draws)


class Turn:
    """Solves spots for one aim: as many useful placements as possible, or (goal > 0) the chance to place at least that many."""

    def __init__(self, goal: int = 0) -> None:
        self.goal = goal
        self.solved: dict[Spot, float] = {}

    def plan(self, spot: Spot) -> Plan:
        return Plan(self.stopping(spot), tuple(self.drawing(spot, at) for at in range(len(spot.hands))))

    def stopping(self, spot: Spot) -> float:
        placed = max(0, min(spot.hole - 2, spot.useful))  # BB-6.2
        if self.goal > 0:
            return 1.0 if placed >= self.goal else 0.0
        return float(placed)

    def worth(self, spot: Spot) -> float:
        """With the best play from here on."""
        stop = self.stopping(spot)
        if self.hope(spot) <= stop:
            return stop
        spot = replace(spot, hands=tuple(sorted(spot.hands)))  # the order of the hands makes no difference
        if spot not in self.solved:
            # Of hands that are alike one is enough; no proof says that the largest is best where known cards differ.
            options = [at for at in range(len(spot.hands)) if at == 0 or spot.hands[at] != spot.hands[at - 1]]
            self.solved[spot] = max(stop, *(self.drawing(spot, at) for at in options))
        return self.solved[spot]

    def hope(self, spot: Spot) -> float:
        """No play is worth more: every draw would be useful and made in the safest order."""
        sizes = [hand.size() for hand in spot.hands]
        top, safe = 0.0, 1.0
        hole, useful = spot.hole, spot.useful
        while safe * max(hole, self.goal) > top:
            at = sizes.index(max(sizes))
            safe *= (sizes[at] - 1) / sizes[at]
            sizes[at] -= 1
            hole, useful = hole + 1, useful + 1
            top = max(top, safe * self.stopping(Spot(hole=hole, useful=useful, hands=())))
        return top

    def drawing(self, spot: Spot, at: int) -> float:
        """Of drawing from the hand at that place: every card of it is equally likely, the Black Sheep brings nothing."""
        hand = spot.hands[at]
        total = 0.0
        if hand.useful > 0:
            after = with_hand(spot, at, replace(hand, useful=hand.useful - 1))
            total += hand.useful * self.worth(replace(after, hole=spot.hole + 1, useful=spot.useful + 1))
        if hand.idle > 0:
            after = with_hand(spot, at, replace(hand, idle=hand.idle - 1))
            total += hand.idle * self.worth(replace(after, hole=spot.hole + 1))
        if hand.unknown > 0:
            total += hand.unknown * self.drawing_unknown(spot, at)
        return total / hand.size()

    def drawing_unknown(self, spot: Spot, at: int) -> float:
        """An unknown card of a hand is any of the unseen set cards."""
        hand = spot.hands[at]
        after = with_hand(spot, at, replace(hand, unknown=hand.unknown - 1))
        after = replace(after, hole=spot.hole + 1, unseen=spot.unseen - 1)
        lucky = 0.0
        if spot.unseen_useful > 0:
            lucky = self.worth(replace(after, useful=spot.useful + 1, unseen_useful=spot.unseen_useful - 1))
        idle = spot.unseen - spot.unseen_useful
        plain = self.worth(after) if idle > 0 else 0.0
        return (spot.unseen_useful * lucky + idle * plain) / spot.unseen


def with_hand(spot: Spot, at: int, hand: Hand) -> Spot:
    return replace(spot, hands=(*spot.hands[:at], hand, *spot.hands[at + 1 :]))
