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

HABIT: Final = 0.95  # how often one of two expects the other to do as expected; else the other knows how one mixes oneself
# Of the others, those who work out their contract against habit; the rest follow it. With two players a best answer to mere habit
# is itself easily answered, one that thinks a little of such an answer is not; to think of nothing else throws away what habits give.
THINKERS_OF_TWO: Final = 0.1
THINKERS_OF_MORE: Final = 0.5
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
    """Against one who follows habit, or has thought of what is best against habit."""
    duel = Duel(position)
    other = 1 - seat
    duel.mix(other, policy.usual_mix(position, seat), HABIT)
    expected = policy.usual_mix(position, other)
    for contract in range(CONTRACTS):
        expected[contract] += THINKERS_OF_TWO * (duel.mixes[other * CONTRACTS + contract] - expected[contract])
    duel.mix(seat, expected, HABIT)
    return duel.mixes[seat * CONTRACTS : (seat + 1) * CONTRACTS]


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
