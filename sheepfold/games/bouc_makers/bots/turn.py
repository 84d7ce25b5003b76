"""The rest of a dice turn, counted out to its end: what each answer, each die kept and each take is worth to the roller."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.games.bouc_makers.bots import worths
from sheepfold.games.bouc_makers.bots.duel import Duel
from sheepfold.games.bouc_makers.bots.exact import first_of_others, second_of_others
from sheepfold.games.bouc_makers.rules import bits, herds, moves
from sheepfold.games.bouc_makers.rules.components import DICE, LAST_THROW, LOWEST_BID, SAFE_RESULT, sides
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

SUMS: Final[i64] = 31  # of three dice, 0 … 30


@final
class Turn:
    """One seat's turn, in hundredths of a point, the luck of the dice averaged over every face."""

    seat: i64
    seats: i64
    target: i64
    corner: i64
    purse: i64
    wool: float
    saves: bool  # whether a rescue may be bought
    every: i64  # the cards of the display, as bits
    black: i64
    worths: vec[float]  # to have taken some of the cards, by cards
    wins: vec[float]  # to win at throw 1, 2, 3
    missed: float  # to fail,
    low: float  # and with the black sheep
    ends: vec[float]  # by the sum after the last throw

    def __init__(self, position: BoucMakersPosition, seat: i64) -> None:
        self.seat = seat
        self.seats = position.seats
        self.target = position.target(seat)
        self.corner = herds.corner(position, seat)
        self.purse = position.wool[seat]
        self.wool = float(worths.wool_worth(position))
        self.every = bits.bit(bits.size(position.display)) - 1
        self.black = 0
        for slot in range(bits.size(position.display)):
            if bits.chosen(position.display, bits.bit(slot)) & position.deck.black:
                self.black |= bits.bit(slot)
        self.saves = position.rescues and self.black != 0 and self.target > SAFE_RESULT
        self.worths = vec[float]([0.0] * (self.every + 1))
        if position.seats == 2:
            self.weigh_of_two(position)
        else:
            self.weigh_of_more(position)
        self.wins = vec[float]([0.0, 0.0, 0.0])
        for throw in range(3):
            self.wins[throw] = self.best(3 - throw)
        token = 0.0 if position.reserve == 0 and not position.endless_wool else self.wool
        self.missed = self.worths[0] + token
        self.low = self.worths[self.black] + token
        self.ends = vec[float]([0.0] * SUMS)
        for total in range(SUMS):
            self.ends[total] = self.end(total)

    # --- cards

    def weigh_of_two(self, position: BoucMakersPosition) -> None:
        """The first thinks of what the second may make of the rest; the second, that the first gets it (BM-11)."""
        duel = Duel(position)
        seat = self.seat
        other = 1 - seat
        contract = position.target(other) - LOWEST_BID
        first = position.turn == 0
        for cards in range(self.every + 1):
            rest = self.every ^ cards
            if first:
                self.worths[cards] = duel.second(other, contract, rest)
            else:
                self.worths[cards] = duel.worth(seat, cards) - duel.worth(other, rest)

    def weigh_of_more(self, position: BoucMakersPosition) -> None:
        """What one takes, the others miss."""
        share = float(position.seats) / float(position.seats - 1)
        for cards in range(1, self.every + 1):
            self.worths[cards] = share * worths.expected_gain(position, self.seat, bits.chosen(position.display, cards))

    def best(self, count: i64) -> float:
        """The best so many cards, or all if there are fewer."""
        count = min(count, bits.size(self.every))
        best: float = 0.0
        found = False
        for cards in range(self.every + 1):
            if bits.size(cards) == count and (not found or self.worths[cards] > best):
                best = self.worths[cards]
                found = True
        return best

    # --- dice

    def base(self, total: i64) -> i64:
        return total + self.corner if self.corner < 0 else total

    def claim(self, total: i64, throw: i64) -> float:
        """Only where `can_claim`."""
        price = max(self.target - total - self.corner, 0)
        return self.wins[throw - 1] - float(price) * self.wool

    def can_claim(self, total: i64) -> bool:
        return self.target - total - self.corner <= self.purse

    def rescue(self, total: i64) -> float:
        """Only where `rescue_price` is not beyond the purse."""
        return self.missed - float(self.rescue_price(total)) * self.wool

    def rescue_price(self, total: i64) -> i64:
        """BM-7.4"""
        base = self.base(total)
        if not self.saves or base >= SAFE_RESULT:
            return self.purse + 1
        helped = max(base, total + self.corner)
        if helped >= self.target:
            helped = base
        return max(SAFE_RESULT - helped, 0)

    def accept(self, total: i64) -> float:
        return self.low if self.base(total) < SAFE_RESULT else self.missed

    def end(self, total: i64) -> float:
        """After the last throw."""
        if self.base(total) >= self.target:
            return self.wins[2]
        best = self.accept(total)
        if self.can_claim(total):
            best = max(best, self.claim(total, LAST_THROW))
        if self.rescue_price(total) <= self.purse:
            best = max(best, self.rescue(total))
        return best

    def last(self, kept: i64, die: i64) -> float:
        """Before the last throw, with this die in the hand."""
        total: float = 0.0
        for face in range(1, sides(die) + 1):
            total += self.ends[kept + face]
        return total / float(sides(die))

    def pair(self, die: i64, face: i64) -> float:
        """Before the second throw, with this die set aside."""
        one = first_of_others(die)
        other = second_of_others(die)
        keep_one = vec[float]([0.0] * (sides(one) + 1))
        keep_other = vec[float]([0.0] * (sides(other) + 1))
        for x in range(1, sides(one) + 1):
            keep_one[x] = self.last(face + x, other)
        for y in range(1, sides(other) + 1):
            keep_other[y] = self.last(face + y, one)
        total: float = 0.0
        for x in range(1, sides(one) + 1):
            for y in range(1, sides(other) + 1):
                dice = face + x + y
                if self.base(dice) >= self.target:
                    total += self.wins[1]
                    continue
                best = max(keep_one[x], keep_other[y])
                if self.can_claim(dice):
                    best = max(best, self.claim(dice, 2))
                total += best
        return total / float(sides(one) * sides(other))

    # --- questions

    def worth(self, position: BoucMakersPosition, move: i64) -> float:
        """Of a move that this seat may make now: an answer to a throw or a take."""
        if moves.is_take(move):
            return self.worths[moves.take_slots(move)]
        dice = position.dice
        total = dice[0] + dice[1] + dice[2]
        if move == moves.CLAIM:
            return self.claim(total, position.throw)
        if move == moves.RESCUE:
            return self.rescue(total)
        if move == moves.ACCEPT:
            return self.accept(total)
        die = moves.keep_die(move)
        if position.throw == 1:
            return self.pair(die, dice[die])
        kept = dice[die]
        hand: i64 = 0
        for other in range(DICE):
            if (position.kept >> other) & 1:
                kept += dice[other]
            elif other != die:
                hand = other
        return self.last(kept, hand)
