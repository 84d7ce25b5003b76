"""What a thinking seat works out before it searches: how to mix its contracts, what each answer, take and top is worth."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.games.bouc_makers.bots import policy, worths
from sheepfold.games.bouc_makers.bots.duel import CONTRACTS, Duel
from sheepfold.games.bouc_makers.bots.field import Field
from sheepfold.games.bouc_makers.bots.turn import Turn
from sheepfold.games.bouc_makers.rules import moves, rules
from sheepfold.games.bouc_makers.rules.phases import ARRANGING, BIDDING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

# How often one of two expects the other to do as expected; else the other knows how one mixes oneself. And how often, to one's mind,
# the other expects the same of oneself.
EXPECTED: Final = 0.9
HABIT: Final = 0.95
# Of the others, those who work out their contract against habit; the rest follow it. With two players a best answer to mere habit
# is itself easily answered, one that thinks a little of such an answer is not; to think of nothing else throws away what habits give.
THINKERS_OF_TWO: Final = 0.1
THINKERS_OF_MORE: Final = 0.5
# With two players nobody can tell from the table how the other has chosen so far (contracts are taken back after each round), so one
# has to be ready for all of them: those who choose anything and those who always go for the highest are what an answer to the others
# would lose to, whereas an answer to all three loses little against the others (found by play).
ANYTHING_OF_TWO: Final = 0.64
HIGHEST_OF_TWO: Final = 0.2
HIGHEST: Final = vec[float]([0.1, 0.65, 0.25])  # how often those choose 25, 26, 26+
PARTS: Final = 1000.0  # into which a mix of contracts is divided


@final
class Plan:
    """A worth for every move of one choice: parts of a thousand for contracts, else hundredths of a point."""

    moves: Pile
    worths: vec[i64]

    def __init__(self, position: BoucMakersPosition, seat: i64) -> None:
        self.moves = Pile(64)
        rules.fill_legal(position, seat, self.moves)
        self.worths = vec[i64]([0] * self.moves.size)
        if position.phase == BIDDING:
            self.mix(position, seat)
        elif position.phase == ARRANGING:
            for index in range(self.moves.size):
                self.worths[index] = worths.top_worth(position, seat, moves.top_sheep(self.moves.items[index]))
        else:
            turn = Turn(position, seat)
            for index in range(self.moves.size):
                self.worths[index] = i64(turn.worth(position, self.moves.items[index]))

    def mix(self, position: BoucMakersPosition, seat: i64) -> None:
        shares = mix_of_two(position, seat) if position.seats == 2 else mix_of_more(position, seat)
        for index in range(self.moves.size):
            self.worths[index] = i64(PARTS * shares[self.moves.items[index] - moves.BID])

    def worth(self, move: i64) -> i64:
        index = self.moves.find(move)
        return 0 if index < 0 else self.worths[index]


def is_wanted(position: BoucMakersPosition, seat: i64) -> bool:
    """Where this seat chooses; a contract that is set already was chosen before."""
    phase = position.phase
    return (phase == BIDDING and position.bids[seat] == 0) or (BIDDING < phase <= ARRANGING and position.who == seat)


def mix_of_two(position: BoucMakersPosition, seat: i64) -> vec[float]:
    """Against one who chooses anything, goes for the highest, follows habit, or has thought of what is best against habit."""
    duel = Duel(position)
    other = 1 - seat
    duel.mix(other, policy.usual_mix(position, seat), HABIT)
    thought = duel.mixes[other * CONTRACTS : (other + 1) * CONTRACTS]
    duel.mix(seat, expected_of_two(policy.usual_mix(position, other), thought, duel.legal(other)), EXPECTED)
    return duel.mixes[seat * CONTRACTS : (seat + 1) * CONTRACTS]


def expected_of_two(usual: vec[float], thought: vec[float], legal: i64) -> vec[float]:
    """How often the other chooses each contract, all kinds of players taken together."""
    expected = vec[float]([0.0] * CONTRACTS)
    others = 1.0 - ANYTHING_OF_TWO - HIGHEST_OF_TWO
    for contract in range(CONTRACTS):
        share = usual[contract] + THINKERS_OF_TWO * (thought[contract] - usual[contract])
        expected[contract] = others * share
        if contract < legal:
            expected[contract] += ANYTHING_OF_TWO / float(legal)
    for index in range(len(HIGHEST)):
        contract = min(CONTRACTS - len(HIGHEST) + index, legal - 1)
        expected[contract] += HIGHEST_OF_TWO * HIGHEST[index]
    return expected


def mix_of_more(position: BoucMakersPosition, seat: i64) -> vec[float]:
    field = Field(position)
    usual = vec[float]([0.0] * (position.seats * CONTRACTS))
    for other in range(position.seats):
        habit = policy.usual_mix(position, other)
        for contract in range(CONTRACTS):
            usual[other * CONTRACTS + contract] = habit[contract]
    expected = usual[:]
    for other in range(position.seats):
        if other != seat:
            field.expect(other, usual)
            thought = field.firm(other)
            for contract in range(CONTRACTS):
                index = other * CONTRACTS + contract
                expected[index] += THINKERS_OF_MORE * (thought[contract] - usual[index])
    field.expect(seat, expected)
    return field.firm(seat)
