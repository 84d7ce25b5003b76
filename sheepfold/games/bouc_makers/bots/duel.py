"""A round of two players in numbers: what each pair of contracts brings, and how often each contract is best chosen."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.games.bouc_makers.bots import worths
from sheepfold.games.bouc_makers.bots.exact import Throws
from sheepfold.games.bouc_makers.rules import bits, herds
from sheepfold.games.bouc_makers.rules.components import HIGHEST_BID, LOWEST_BID, SAFE_RESULT
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

CONTRACTS: Final[i64] = 14  # 14 … 26 and 26+
SUMS: Final[i64] = 40  # sums of dice that may be needed, 0 … 39
SUBSETS: Final[i64] = 8  # of three cards

LIKELY_TARGET: Final[i64] = 23  # the risk of a low result hardly depends on the target
ROUNDS: Final[i64] = 300  # of learning how to mix


@final
class Chances:
    """The exact chances of a turn, laid out for quick reading."""

    by: vec[float]  # to have reached a sum by throw 1, 2, 3: three rows of SUMS
    low: vec[float]  # to fail below a sum

    def __init__(self) -> None:
        self.by = vec[float]([0.0] * (3 * SUMS))
        self.low = vec[float]([0.0] * SUMS)
        for needed in range(SUMS):
            turn = Throws(needed)
            for throw in range(3):
                self.by[throw * SUMS + needed] = turn.reached(throw + 1)
            self.low[needed] = Throws(LIKELY_TARGET, needed).fails_low()


CHANCES: Final[list[Chances]] = []  # one, made when first asked for


def chances() -> Chances:
    if not CHANCES:
        CHANCES.append(Chances())
    return CHANCES[0]


@final
class Duel:
    """The display of a round between two players who bid: gains of seat 0 over seat 1 for every pair of contracts."""

    gains: vec[float]  # contract of seat 0 * CONTRACTS + contract of seat 1
    mixes: vec[float]  # how often each contract is best chosen, by seat * CONTRACTS
    worths: vec[float]  # by seat * SUBSETS + cards
    best: vec[i64]  # the best so many of some cards: (seat * 4 + how many) * SUBSETS + cards
    every: i64  # the cards of the display, as bits
    black: i64  # the black sheep among them
    wool: float
    tokens: vec[i64]
    corners: vec[i64]
    odds: vec[float]  # of the turn in question: won at throw 1, 2, 3, failed
    low: float  # of those that failed, as a share of all
    paid: float  # tokens to expect, at their worth

    def __init__(self, position: BoucMakersPosition) -> None:
        self.gains = vec[float]([0.0] * (CONTRACTS * CONTRACTS))
        self.mixes = vec[float]([0.0] * (2 * CONTRACTS))
        self.worths = vec[float]([0.0] * (2 * SUBSETS))
        self.best = vec[i64]([0] * (8 * SUBSETS))
        self.odds = vec[float]([0.0] * 4)
        self.low = 0.0
        self.paid = 0.0
        self.wool = float(worths.wool_worth(position))
        self.tokens = position.wool[:]
        self.corners = vec[i64]([herds.corner(position, 0), herds.corner(position, 1)])
        self.black = 0
        for slot in range(bits.size(position.display)):
            if bits.chosen(position.display, bits.bit(slot)) & position.deck.black:
                self.black |= bits.bit(slot)
        self.every = bits.bit(bits.size(position.display)) - 1
        for seat in range(2):
            for cards in range(self.every + 1):
                if cards:
                    taken = bits.chosen(position.display, cards)
                    self.worths[seat * SUBSETS + cards] = worths.expected_gain(position, seat, taken)
            for cards in range(self.every + 1):
                for count in range(1, 4):
                    self.best[(seat * 4 + count) * SUBSETS + cards] = self.pick(seat, cards, count)
        self.weigh(position)

    def worth(self, seat: i64, cards: i64) -> float:
        return self.worths[seat * SUBSETS + cards]

    def pick(self, seat: i64, cards: i64, count: i64) -> i64:
        """The most valuable so many of some cards, or all of them if they are fewer."""
        if bits.size(cards) <= count:
            return cards
        found: i64 = 0
        for some in range(SUBSETS):
            if (
                some | cards == cards
                and bits.size(some) == count
                and (found == 0 or self.worth(seat, some) > self.worth(seat, found))
            ):
                found = some
        return found

    # --- one turn

    def roll(self, seat: i64, contract: i64, cards: i64) -> None:
        """The odds of a turn for these cards: bonus and wool help as far as they pay."""
        target = HIGHEST_BID if contract == CONTRACTS - 1 else LOWEST_BID + contract
        purse = self.tokens[seat] - (1 if contract == CONTRACTS - 1 else 0)
        corner = self.corners[seat]
        by = chances().by
        before: float = 0.0
        self.paid = 0.0
        for throw in range(3):
            prize = self.worth(seat, self.best[(seat * 4 + 3 - throw) * SUBSETS + cards])
            needed = target - corner if corner < 0 or prize > 0.0 else target
            row = throw * SUMS
            reached = max(by[row + needed], before)
            price = self.wool
            spent: i64 = 1
            while spent <= purse and price < prize:
                more = by[row + needed - spent] - reached
                if more > 0.0:
                    self.paid += more * price
                    reached += more
                price += self.wool
                spent += 1
            self.odds[throw] = reached - before
            before = reached
        self.odds[3] = 1.0 - before
        safe = SAFE_RESULT - corner
        self.low = min(chances().low[safe], self.odds[3])

    def second(self, seat: i64, contract: i64, cards: i64) -> float:
        """What the other seat, who took the rest, gains over this one, who rolls for these cards (BM-11.2, BM-11.3)."""
        other = 1 - seat
        if cards == 0:
            return self.worth(other, self.every)
        self.roll(seat, contract, cards)
        total = self.paid
        for throw in range(3):
            taken = self.best[(seat * 4 + 3 - throw) * SUBSETS + cards]
            total += self.odds[throw] * (self.worth(other, self.every ^ taken) - self.worth(seat, taken))
        total += (self.odds[3] - self.low) * (self.worth(other, self.every) - self.wool)
        black = cards & self.black
        return total + self.low * (self.worth(other, self.every ^ black) - self.worth(seat, black) - self.wool)

    # --- all pairs of contracts

    def weigh(self, position: BoucMakersPosition) -> None:
        level_first: i64 = 0 if herds.level(position, 0) < herds.level(position, 1) else 1
        rest = vec[float]([0.0] * (2 * CONTRACTS * SUBSETS))  # gains of the first, by second seat, contract and cards left
        for seat in range(2):
            for contract in range(CONTRACTS):
                for cards in range(self.every + 1):
                    rest[(seat * CONTRACTS + contract) * SUBSETS + cards] = self.second(seat, contract, cards)
        for seat in range(2):
            other = 1 - seat
            for contract in range(CONTRACTS):
                self.roll(seat, contract, self.every)
                for answer in range(contract + 1):
                    if answer == contract and seat != level_first:
                        continue
                    base = (other * CONTRACTS + answer) * SUBSETS
                    total = -self.paid
                    for throw in range(3):
                        total += self.odds[throw] * self.best_rest(rest, base, 3 - throw)
                    total += (self.odds[3] - self.low) * (rest[base + self.every] + self.wool)
                    total += self.low * (rest[base + (self.every ^ self.black)] + self.wool)
                    if contract == CONTRACTS - 1:
                        total -= self.wool
                    if answer == CONTRACTS - 1:
                        total += self.wool
                    if seat == 0:
                        self.gains[contract * CONTRACTS + answer] = total
                    else:
                        self.gains[answer * CONTRACTS + contract] = -total

    def best_rest(self, rest: vec[float], base: i64, count: i64) -> float:
        """The best for the first to take so many cards, with a thought to what becomes of those left."""
        best: float = 0.0
        found = False
        for taken in range(self.every + 1):
            if bits.size(taken) == min(count, bits.size(self.every)):
                total = rest[base + (self.every ^ taken)]
                if not found or total > best:
                    best = total
                    found = True
        return best

    # --- how to mix

    def gain(self, seat: i64, contract: i64, answer: i64) -> float:
        """What a seat gains over the other by its contract against the other's."""
        if seat == 0:
            return self.gains[contract * CONTRACTS + answer]
        return -self.gains[answer * CONTRACTS + contract]

    def legal(self, seat: i64) -> i64:
        """How many contracts a seat may choose from (BM-3.2)."""
        return CONTRACTS if self.tokens[seat] else CONTRACTS - 1

    def mix(self, seat: i64, habits: vec[float], habit: float) -> None:
        """How this seat best mixes its contracts against one who follows habits that often and thinks the rest of the time.

        Regret matching: each leans to what would have gained more against the other's mix so far.
        """
        regrets = vec[float]([0.0] * (2 * CONTRACTS))
        shares = vec[float]([0.0] * (2 * CONTRACTS))
        for turn in range(ROUNDS):
            self.lean(0, regrets, shares, float(turn))
            self.lean(1, regrets, shares, float(turn))
            self.regret(seat, regrets, shares, habits, habit)
            self.regret(1 - seat, regrets, shares, habits, 0.0)
        for index in range(2 * CONTRACTS):
            self.mixes[index] *= 2.0 / float(ROUNDS * (ROUNDS - 1))

    def lean(self, seat: i64, regrets: vec[float], shares: vec[float], weight: float) -> None:
        """By the regrets so far; what was learned late counts more."""
        start = seat * CONTRACTS
        legal = self.legal(seat)
        total: float = 0.0
        for index in range(start, start + legal):
            total += regrets[index]
        for index in range(start, start + legal):
            shares[index] = regrets[index] / total if total > 0.0 else 1.0 / float(legal)
            self.mixes[index] += weight * shares[index]

    def regret(self, seat: i64, regrets: vec[float], shares: vec[float], habits: vec[float], habit: float) -> None:
        against = (1 - seat) * CONTRACTS
        start = seat * CONTRACTS
        means = vec[float]([0.0] * CONTRACTS)
        mean: float = 0.0
        for contract in range(self.legal(seat)):
            total: float = 0.0
            for answer in range(CONTRACTS):
                chance = (1.0 - habit) * shares[against + answer] + habit * habits[answer]
                total += chance * self.gain(seat, contract, answer)
            means[contract] = total
            mean += total * shares[start + contract]
        for contract in range(self.legal(seat)):
            regrets[start + contract] = max(regrets[start + contract] + means[contract] - mean, 0.0)
