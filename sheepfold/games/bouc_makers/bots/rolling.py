"""What a dice turn is worth to its roller at any moment, each die that is still to fall averaged over its faces.

Quicker and rougher than `turn.py`: cards count at what they add to the roller's own herd, and what the others miss does not.
In the middle of a throw as well: dice that have fallen are known, those in the hand are not.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.games.bouc_makers.bots import worths
from sheepfold.games.bouc_makers.bots.exact import first_of_others, second_of_others
from sheepfold.games.bouc_makers.rules import bits, herds, rounds
from sheepfold.games.bouc_makers.rules.components import DICE, LAST_THROW, SAFE_RESULT, sides
from sheepfold.games.bouc_makers.rules.phases import CHOOSING, ROLLING, TAKING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

SUMS: Final[i64] = 31  # of three dice, 0 … 30
FACES: Final[i64] = 13  # room for those of the largest die


@final
class Rolling:
    """In hundredths of a point, over what the roller has without this turn."""

    target: i64
    corner: i64
    purse: i64
    wool: float
    wins: vec[float]  # by throw, from 1 on
    ends: vec[float]  # by the sum after the last throw
    lasts: vec[float]  # by die in the hand and the sum of the others
    pairs: vec[float]  # by die set aside after the first throw and its face

    def __init__(self, position: BoucMakersPosition, seat: i64) -> None:
        self.target = position.target(seat)
        self.corner = herds.corner(position, seat)
        self.purse = position.wool[seat]
        self.wool = float(worths.wool_worth(position))
        self.wins = vec[float]([0.0] * (LAST_THROW + 1))
        for throw in range(1, LAST_THROW + 1):
            self.wins[throw] = float(worths.best_cards(position, seat, rounds.prize(throw)))
        self.ends = vec[float]([0.0] * SUMS)
        self.fill_ends(position, seat)
        self.lasts = vec[float]([0.0] * (DICE * SUMS))
        for die in range(DICE):
            for kept in range(SUMS - sides(die)):
                total: float = 0.0
                for face in range(1, sides(die) + 1):
                    total += self.ends[kept + face]
                self.lasts[die * SUMS + kept] = total / float(sides(die))
        self.pairs = vec[float]([0.0] * 0)

    def fill_ends(self, position: BoucMakersPosition, seat: i64) -> None:
        black = position.display & position.deck.black
        token = 0.0 if position.reserve == 0 and not position.endless_wool else self.wool
        low = token + (float(worths.gain_worth(position, seat, black)) if black else 0.0)
        saves = position.rescues and black != 0 and self.target > SAFE_RESULT
        for total in range(SUMS):
            base = total + min(self.corner, 0)
            if base >= self.target:
                self.ends[total] = self.wins[LAST_THROW]
                continue
            best = low if base < SAFE_RESULT else token
            price = max(self.target - total - self.corner, 0)
            if price <= self.purse:
                best = max(best, self.wins[LAST_THROW] - float(price) * self.wool)
            if saves and base < SAFE_RESULT:
                helped = total + self.corner if total + self.corner < self.target else base
                ransom = max(SAFE_RESULT - helped, 0)
                if ransom <= self.purse:
                    best = max(best, token - float(ransom) * self.wool)
            self.ends[total] = best

    # --- after a throw

    def answer(self, total: i64, throw: i64, going_on: float) -> float:
        """A throw that wins, or the better of paying for it and going on."""
        if total + min(self.corner, 0) >= self.target:
            return self.wins[throw]
        price = max(self.target - total - self.corner, 0)
        if price <= self.purse:
            return max(going_on, self.wins[throw] - float(price) * self.wool)
        return going_on

    def second(self, kept: i64, one: i64, x: i64, other: i64, y: i64) -> float:
        """The second throw has fallen, x and y; one of the two dice is set aside as well."""
        going_on = max(self.lasts[other * SUMS + kept + x], self.lasts[one * SUMS + kept + y])
        return self.answer(kept + x + y, 2, going_on)

    def first(self, a: i64, b: i64, c: i64) -> float:
        """The first throw has fallen."""
        going_on = max(max(self.pair(0, a), self.pair(1, b)), self.pair(2, c))
        return self.answer(a + b + c, 1, going_on)

    def pair(self, die: i64, face: i64) -> float:
        """Before the second throw, with this die set aside."""
        if len(self.pairs) == 0:
            self.pairs = vec[float]([-1e9] * (DICE * FACES))
        at = die * FACES + face
        if self.pairs[at] == -1e9:
            one, other = first_of_others(die), second_of_others(die)
            total: float = 0.0
            for x in range(1, sides(one) + 1):
                for y in range(1, sides(other) + 1):
                    total += self.second(face, one, x, other, y)
            self.pairs[at] = total / float(sides(one) * sides(other))
        return self.pairs[at]

    # --- now

    def worth(self, position: BoucMakersPosition) -> float:
        phase, dice = position.phase, position.dice
        if phase == TAKING:
            return self.wins[position.throw]
        if phase != CHOOSING and phase != ROLLING:
            return 0.0
        hand: i64 = 0
        if phase == ROLLING:
            hand = position.hand
        if position.throw == 1:
            return self.mean_first(position, hand)
        kept: i64 = 0
        for die in range(DICE):
            if (position.kept >> die) & 1:
                kept += dice[die]
        if position.throw == 2:
            return self.mean_second(position, kept, hand)
        loose = 7 ^ position.kept
        die = 0 if loose & 1 else 1 if loose & 2 else 2
        return self.lasts[die * SUMS + kept] if hand else self.ends[kept + dice[die]]

    def mean_second(self, position: BoucMakersPosition, kept: i64, hand: i64) -> float:
        dice = position.dice
        aside = bits.only(position.kept)
        one, other = first_of_others(aside), second_of_others(aside)
        total: float = 0.0
        if (hand >> one) & 1 and (hand >> other) & 1:
            return self.pair(aside, kept)
        if (hand >> other) & 1:
            for y in range(1, sides(other) + 1):
                total += self.second(kept, one, dice[one], other, y)
            return total / float(sides(other))
        if (hand >> one) & 1:
            for x in range(1, sides(one) + 1):
                total += self.second(kept, one, x, other, dice[other])
            return total / float(sides(one))
        return self.second(kept, one, dice[one], other, dice[other])

    def mean_first(self, position: BoucMakersPosition, hand: i64) -> float:
        """Over every face of the dice in the hand."""
        total: float = 0.0
        ways: i64 = 0
        for a in range(self.low(position, hand, 0), self.high(position, hand, 0) + 1):
            for b in range(self.low(position, hand, 1), self.high(position, hand, 1) + 1):
                for c in range(self.low(position, hand, 2), self.high(position, hand, 2) + 1):
                    total += self.first(a, b, c)
                    ways += 1
        return total / float(ways)

    def low(self, position: BoucMakersPosition, hand: i64, die: i64) -> i64:
        return 1 if (hand >> die) & 1 else position.dice[die]

    def high(self, position: BoucMakersPosition, hand: i64, die: i64) -> i64:
        return sides(die) if (hand >> die) & 1 else position.dice[die]
