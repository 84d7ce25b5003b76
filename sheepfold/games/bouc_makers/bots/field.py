"""A round of three or more: what each contract is likely to bring, over many draws of the others' contracts and luck."""

from __future__ import annotations

from math import exp
from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers.bots import worths
from sheepfold.games.bouc_makers.bots.duel import CONTRACTS, SUMS, chances
from sheepfold.games.bouc_makers.rules import bits, herds
from sheepfold.games.bouc_makers.rules.components import HIGHEST_BID, LOWEST_BID, SAFE_RESULT
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

DRAWS: Final[i64] = 400  # of what the others do; the same for every contract
FIRST_WORD: Final[i64] = 20071  # where the draws begin: equal rounds are weighed alike
TO_FIRM: Final = 60.0  # hundredths of a point that make a contract e times as likely
TWO_TO_32: Final = 4294967296.0
STEPS: Final[i64] = 4  # won at throw 1, 2, 3, or failed


@final
class Field:
    """The display of a round and everybody's chances in it."""

    seats: i64
    every: i64  # the cards of the display, as bits
    black: i64
    wool: float
    tokens: vec[i64]
    levels: vec[i64]
    worths: vec[float]  # by seat * (every + 1) + cards
    best: vec[i64]  # the best so many of some cards: (seat * 4 + how many) * (every + 1) + cards
    odds: vec[float]  # of a turn: (seat * CONTRACTS + contract) * STEPS + throw - 1, or failed
    paid: vec[float]  # tokens to expect, at their worth, by seat * CONTRACTS + contract
    lows: vec[float]  # to fail with less than is safe, by seat
    values: vec[float]  # what a contract brings a seat, by contract

    def __init__(self, position: BoucMakersPosition) -> None:
        self.seats = position.seats
        self.every = bits.bit(bits.size(position.display)) - 1
        self.black = 0
        for slot in range(bits.size(position.display)):
            if bits.chosen(position.display, bits.bit(slot)) & position.deck.black:
                self.black |= bits.bit(slot)
        self.wool = float(worths.wool_worth(position))
        self.tokens = position.wool[:]
        self.levels = vec[i64]([0] * position.seats)
        self.lows = vec[float]([0.0] * position.seats)
        self.worths = vec[float]([0.0] * (position.seats * (self.every + 1)))
        self.best = vec[i64]([0] * (position.seats * 4 * (self.every + 1)))
        self.odds = vec[float]([0.0] * (position.seats * CONTRACTS * STEPS))
        self.paid = vec[float]([0.0] * (position.seats * CONTRACTS))
        self.values = vec[float]([0.0] * CONTRACTS)
        for seat in range(position.seats):
            self.levels[seat] = herds.level(position, seat)
            self.lows[seat] = chances().low[SAFE_RESULT - herds.corner(position, seat)]
            self.weigh(position, seat)
            for contract in range(CONTRACTS):
                self.roll(position, seat, contract)

    # --- each seat for itself

    def weigh(self, position: BoucMakersPosition, seat: i64) -> None:
        start = seat * (self.every + 1)
        for cards in range(1, self.every + 1):
            self.worths[start + cards] = worths.expected_gain(position, seat, bits.chosen(position.display, cards))
        for count in range(1, 4):
            row = (seat * 4 + count) * (self.every + 1)
            for cards in range(1, self.every + 1):
                if bits.size(cards) <= count:
                    self.best[row + cards] = cards
                    continue
                # The best of what is left without one card or another: fewer cards have been looked at before.
                found: i64 = 0
                rest = cards
                while rest:
                    card = rest & -rest
                    rest ^= card
                    some = self.best[row + (cards ^ card)]
                    if found == 0 or self.worths[start + some] > self.worths[start + found]:
                        found = some
                self.best[row + cards] = found

    def roll(self, position: BoucMakersPosition, seat: i64, contract: i64) -> None:
        """The odds of a turn; a seat pays for a win up to half of what the best cards are worth to it."""
        target = HIGHEST_BID if contract == CONTRACTS - 1 else LOWEST_BID + contract
        purse = self.tokens[seat] - (1 if contract == CONTRACTS - 1 else 0)
        needed = target - herds.corner(position, seat)
        by = chances().by
        row = (seat * CONTRACTS + contract) * STEPS
        before: float = 0.0
        for throw in range(3):
            prize = self.worths[seat * (self.every + 1) + self.best[(seat * 4 + 3 - throw) * (self.every + 1) + self.every]]
            reached = max(by[throw * SUMS + needed], before)
            spent: i64 = 1
            while spent <= purse and float(spent) * self.wool * 2.0 < prize:
                more = by[throw * SUMS + needed - spent] - reached
                if more > 0.0:
                    reached += more
                    self.paid[seat * CONTRACTS + contract] += more * float(spent) * self.wool
                spent += 1
            self.odds[row + throw] = reached - before
            before = reached
        self.odds[row + 3] = 1.0 - before

    # --- one seat against the others

    def expect(self, seat: i64, mixes: vec[float]) -> None:
        """What each contract brings this seat, if the others mix theirs so (by seat * CONTRACTS)."""
        rng = Rng(FIRST_WORD)
        bids = vec[i64]([0] * self.seats)
        luck = vec[float]([0.0] * self.seats)
        for contract in range(CONTRACTS):
            self.values[contract] = 0.0
        for turn in range(DRAWS):
            for other in range(self.seats):
                if other != seat:
                    bids[other] = drawn(mixes, other * CONTRACTS, float(rng.word()) / TWO_TO_32)
                    luck[other] = float(rng.word()) / TWO_TO_32
            order = self.ordered(bids, seat)
            for contract in range(self.legal(seat)):
                self.values[contract] += self.outcome(seat, contract, bids, luck, order)
        for contract in range(CONTRACTS):
            self.values[contract] /= float(DRAWS)

    def legal(self, seat: i64) -> i64:
        """BM-3.2"""
        return CONTRACTS if self.tokens[seat] else CONTRACTS - 1

    def ordered(self, bids: vec[i64], seat: i64) -> vec[i64]:
        """The others by their contracts, the highest first (BM-3.5, BM-3.6)."""
        order = vec[i64]([0] * (self.seats - 1))
        count: i64 = 0
        for other in range(self.seats):
            if other == seat:
                continue
            index = count
            while index > 0 and self.precedes(other, bids[other], order[index - 1], bids[order[index - 1]]):
                order[index] = order[index - 1]
                index -= 1
            order[index] = other
            count += 1
        return order

    def precedes(self, one: i64, bid: i64, other: i64, answer: i64) -> bool:
        return bid > answer or (bid == answer and self.levels[one] < self.levels[other])

    def outcome(self, seat: i64, contract: i64, bids: vec[i64], luck: vec[float], order: vec[i64]) -> float:
        """Those ahead take what their luck gives them; then all the luck this seat may have, averaged."""
        size = self.every + 1
        left = self.every
        ahead: i64 = 0
        while ahead < self.seats - 1 and not self.precedes(seat, contract, order[ahead], bids[order[ahead]]):
            other = order[ahead]
            row = (other * CONTRACTS + bids[other]) * STEPS
            chance = luck[other]
            for throw in range(3):
                if chance < self.odds[row + throw]:
                    left ^= self.best[(other * 4 + 3 - throw) * size + left]
                    chance = 2.0
                    break
                chance -= self.odds[row + throw]
            if chance < self.lows[other]:
                left &= ~self.black
            ahead += 1
        paid = self.wool if contract == CONTRACTS - 1 else 0.0
        if left == 0:
            return -paid
        share = float(self.seats) / float(self.seats - 1)  # what one takes, the others miss
        start = seat * size
        if ahead == self.seats - 1:
            return share * self.worths[start + left] - paid
        row = (seat * CONTRACTS + contract) * STEPS
        total: float = -paid - self.paid[seat * CONTRACTS + contract]
        for throw in range(3):
            total += self.odds[row + throw] * share * self.worths[start + self.best[(seat * 4 + 3 - throw) * size + left]]
        failed = self.odds[row + 3]
        low = min(self.lows[seat], failed)
        return total + failed * self.wool + low * share * self.worths[start + (left & self.black)]

    def firm(self, seat: i64) -> vec[float]:
        """How often to choose each contract: the better, the likelier, so that nobody can count on one."""
        mix = vec[float]([0.0] * CONTRACTS)
        legal = self.legal(seat)
        top = self.values[0]
        for contract in range(legal):
            top = max(top, self.values[contract])
        total: float = 0.0
        for contract in range(legal):
            mix[contract] = exp((self.values[contract] - top) / TO_FIRM)
            total += mix[contract]
        for contract in range(legal):
            mix[contract] /= total
        return mix


def drawn(mixes: vec[float], start: i64, chance: float) -> i64:
    """A contract by its share in a mix."""
    for contract in range(CONTRACTS - 1):
        chance -= mixes[start + contract]
        if chance < 0.0:
            return contract
    return CONTRACTS - 1 if mixes[start + CONTRACTS - 1] > 0.0 else CONTRACTS - 2
