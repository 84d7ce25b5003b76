"""What searches ask of Bauernschlau: they look one round ahead, then trust an outlook."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.guide import Guide
from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau.bots import evaluation, guesses, policy, rivals, traits
from sheepfold.games.bauernschlau.bots.territory import Estimates
from sheepfold.games.bauernschlau.rules import moves, rules
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

FAR: Final[i64] = 1000000  # a turn that never comes


@final
class BauernschlauGuide(Guide[BauernschlauPosition]):
    estimates: Estimates
    horizon: i64  # the turn at which the search stops playing on, FAR before one begins
    doubt: i64  # how likely it is, in thousandths, that the other of two puts its sheep anywhere

    def __init__(self) -> None:
        self.estimates = Estimates()
        self.horizon = FAR
        self.doubt = 0

    def value(self, position: BauernschlauPosition, seat: i64) -> i64:
        return evaluation.value(position, seat, self.estimates)

    def policy(self, position: BauernschlauPosition, seat: i64, moves: Pile, rng: Rng) -> i64:
        return policy.choose(position, seat, moves, self.estimates, rng)

    def carry_on(self, position: BauernschlauPosition, seat: i64, moves: Pile, rng: Rng) -> None:
        """Where a place is wanted, no list of moves is needed."""
        if policy.needs_no_list(position):
            rules.play(position, policy.place(position, seat, moves, self.estimates, rng))
            return
        moves.clear()
        rules.fill_legal(position, moves)
        rules.play(position, moves.items[0] if moves.size == 1 else policy.choose(position, seat, moves, self.estimates, rng))

    def prior(self, position: BauernschlauPosition, seat: i64, move: i64) -> i64:
        return policy.prior(position, seat, move, self.estimates.of(position))

    def ponder(self, position: BauernschlauPosition, seat: i64) -> None:
        self.horizon = turns(position) + position.seats
        self.estimates.begin(position)
        self.doubt = rivals.doubt(position, seat, self.estimates.of(position)) if position.farms_known() else 0

    def shown(self, position: BauernschlauPosition, move: i64, seat: i64) -> bool:
        return not moves.is_drawn(move) or position.turn == seat

    def suppose(self, position: BauernschlauPosition, seat: i64, rng: Rng) -> None:
        guesses.suppose(position, seat, self.estimates, rng, self.doubt)

    def news(self, position: BauernschlauPosition, move: i64) -> i64:
        """After a sheep was turned up or driven: 1 + its kind."""
        if moves.is_turn(move) or moves.is_to(move):
            return position.ground[moves.named_cell(move)]
        return 0

    def pauses(self, position: BauernschlauPosition) -> bool:
        return True

    def pause(self, position: BauernschlauPosition) -> bool:
        return turns(position) >= self.horizon

    def outlook(self, position: BauernschlauPosition, seat: i64) -> float:
        return evaluation.outlook(position, seat, self.estimates)

    def deepens(self, position: BauernschlauPosition) -> bool:
        return position.seats > 2

    def flat(self, position: BauernschlauPosition) -> bool:
        """With two players: there a round is the reply to one's own turn, and the tiles drawn for both drown what differs."""
        return position.seats == 2

    def fill_traits(self, position: BauernschlauPosition, seat: i64, row: Pile) -> None:
        traits.fill(position, seat, row, self.estimates)


def turns(position: BauernschlauPosition) -> i64:
    """How many turns the game has had, those of seats that could not act included."""
    return position.round * position.seats + (position.turn - position.first) % position.seats
