"""The last round of two players counted out: what each pair of contracts is worth if both play on as well as can be.

Nothing is hidden once the contracts are shown, so a turn is a matter of dice and of choices that can be weighed one by one. The
dice are counted by their sums; what a sum leads to, and every other choice, is played by the rules themselves.
"""

from __future__ import annotations

from sheepfold.core.asking import codes
from sheepfold.games.bouc_makers.rules import moves, rounds
from sheepfold.games.bouc_makers.rules.components import LAST_THROW, sides
from sheepfold.games.bouc_makers.rules.phases import BIDDING, CHOOSING, DISCARDING, ENDED, ROLLING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

SIDES = tuple(int(sides(die)) for die in range(3))
OTHERS = ((1, 2), (0, 2), (0, 1))  # of each die
LOWEST, HIGHEST = 3, sum(SIDES)


def gains(position: BoucMakersPosition, wins: bool) -> list[list[float]]:
    """By contract of A, then of B, as they are listed: points that A ends ahead, or 1 for a win, 0 for a tie, -1 for a loss."""
    assert position.seats == 2, "two players"
    assert position.phase == BIDDING, "contracts are chosen"
    assert position.pile == 0, "the last round"
    return LastRound(wins).gains(position)


class LastRound:
    """Remembers what every situation it has met is worth to A."""

    def __init__(self, wins: bool) -> None:
        self.wins = wins
        self.known: dict[tuple[int, ...], float] = {}

    def gains(self, position: BoucMakersPosition) -> list[list[float]]:
        table = []
        for own in codes(position, 0):
            line = []
            for other in codes(position, 1):
                after = position.copy()
                after.play(own, 0)
                after.play(other, 1)
                line.append(self.value(after))
            table.append(line)
        return table

    def value(self, position: BoucMakersPosition) -> float:
        if position.phase == ENDED:
            return self.result(position)
        if position.phase == DISCARDING:
            return self.discard(position)
        key = situation(position)
        found = self.known.get(key)
        if found is None:
            seat = int(rounds.roller(position))
            if position.phase == ROLLING:
                found = self.roll(position, seat)
            else:
                found = self.choose(position, seat, codes(position, seat))
            self.known[key] = found
        return found

    def result(self, position: BoucMakersPosition) -> float:
        ahead = int(position.score(0) - position.score(1))
        return float((ahead > 0) - (ahead < 0) if self.wins else ahead)

    def discard(self, position: BoucMakersPosition) -> float:
        """Put back what costs least: one's own points do not depend on what the other puts back (BM-12.3)."""
        after = position
        for seat in range(2):
            if position.owes(seat):
                tried = [played(after, move, seat) for move in codes(after, seat)]
                after = max(tried, key=lambda one: one.score(seat))
        return self.value(after)

    def choose(self, position: BoucMakersPosition, seat: int, choices: list[int]) -> float:
        return best(seat, [self.value(played(position, move, seat)) for move in choices])

    # --- a turn with the dice (BM-4)

    def roll(self, position: BoucMakersPosition, seat: int) -> float:
        """The three throws from the last one back: first what each sum of each throw leads to, then which die to keep."""
        ends = [{total: self.end(position, seat, throw, total) for total in range(LOWEST, HIGHEST + 1)} for throw in (1, 2, 3)]
        last = [[third(ends[2], kept, die) for kept in range(HIGHEST)] for die in range(3)]
        kept = [[0.0] + [second(ends[1], last, seat, die, face) for face in range(1, SIDES[die] + 1)] for die in range(3)]
        total = 0.0
        for x in range(1, SIDES[0] + 1):
            for y in range(1, SIDES[1] + 1):
                for z in range(1, SIDES[2] + 1):
                    worth, forced = ends[0][x + y + z]
                    if not forced:
                        worth = best(seat, [*([worth] if worth is not None else []), kept[0][x], kept[1][y], kept[2][z]])
                    assert worth is not None
                    total += worth
        return total / (SIDES[0] * SIDES[1] * SIDES[2])

    def end(self, position: BoucMakersPosition, seat: int, throw: int, total: int) -> tuple[float | None, bool]:
        """What it is worth to end the turn with this sum, None if that cannot be; and whether it ends here in any case."""
        after = position.copy()
        after.throw, after.hand, after.kept = throw, 0, (0, 1, 3)[throw - 1]
        for die in range(3):  # any faces with this sum: only the sum counts (BM-5.1)
            after.dice[die] = min(SIDES[die], total - after.dice[0] * (die > 0) - after.dice[1] * (die > 1) - (2 - die))
        rounds.judge(after)
        if after.phase != CHOOSING:
            return self.value(after), True
        ways = [move for move in codes(after, seat) if not moves.is_keep(move)]
        return (self.choose(after, seat, ways) if ways else None), throw == LAST_THROW


def third(ends: dict[int, tuple[float | None, bool]], kept: int, die: int) -> float:
    """Two dice kept, one to be thrown."""
    total = 0.0
    for face in range(1, SIDES[die] + 1):
        total += ends.get(kept + face, (0.0, True))[0] or 0.0  # sums that two kept dice cannot have are never asked for
    return total / SIDES[die]


def second(ends: dict[int, tuple[float | None, bool]], last: list[list[float]], seat: int, die: int, face: int) -> float:
    """One die kept, two to be thrown."""
    one, other = OTHERS[die]
    total = 0.0
    for x in range(1, SIDES[one] + 1):
        for y in range(1, SIDES[other] + 1):
            worth, forced = ends[face + x + y]
            if not forced:
                ways = [last[other][face + x], last[one][face + y]]
                worth = best(seat, ways if worth is None else [worth, *ways])
            assert worth is not None
            total += worth
    return total / (SIDES[one] * SIDES[other])


def best(seat: int, worths: list[float]) -> float:
    return max(worths) if seat == 0 else min(worths)


def played(position: BoucMakersPosition, move: int, seat: int) -> BoucMakersPosition:
    after = position.copy()
    after.play(move, seat)
    return after


def situation(position: BoucMakersPosition) -> tuple[int, ...]:
    """Everything that still matters. Of the contracts only those that somebody has yet to roll for."""
    rolling = position.phase == ROLLING
    awaited = [int(position.bids[position.order[turn]]) for turn in range(2) if turn > position.turn - rolling]
    seats = (position.cards, position.tops, position.wool)
    return (
        int(position.phase),
        int(position.turn),
        int(position.order[0]),
        int(position.throw),
        int(position.display),
        int(position.reserve),
        int(position.arranging),
        *(int(row[seat]) for row in seats for seat in range(2)),
        *awaited,
    )
