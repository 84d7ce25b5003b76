"""What searches ask about Black Sheep: the quick player, what looks promising, and how far to look."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.guide import Guide
from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep.bots import evaluation, policy, traits
from sheepfold.games.black_sheep.bots.evaluation import figures_left
from sheepfold.games.black_sheep.rules import dealing, moves
from sheepfold.games.black_sheep.rules.phases import RESTOCKING
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

FORESIGHT: Final[i64] = 8  # figures that are captured before a search trusts its judgement: those of four fields


@final
class BlackSheepGuide(Guide[BlackSheepPosition]):
    """Looks as far as the restocking after the next few captures."""

    horizon: i64  # with so few figures left a simulation stops; the same in all worlds of a search

    def __init__(self) -> None:
        self.horizon = -1

    def value(self, position: BlackSheepPosition, seat: i64) -> i64:
        return evaluation.value(position, seat)

    def policy(self, position: BlackSheepPosition, seat: i64, moves: Pile, rng: Rng) -> i64:
        return policy.choose(position, seat, rng)

    def carry_on(self, position: BlackSheepPosition, seat: i64, moves: Pile, rng: Rng) -> None:
        policy.carry_on(position, seat, rng)

    def prior(self, position: BlackSheepPosition, seat: i64, move: i64) -> i64:
        return policy.prior(position, seat, move)

    def shown(self, position: BlackSheepPosition, move: i64, seat: i64) -> bool:
        """Cards and tasks are seen by whom they are dealt to, values by the new owner; open cards and tasks by everybody."""
        if moves.is_revealed(move):
            return position.turn == seat
        if moves.is_dealt(move) or moves.is_assigned(move):
            return dealing.receiver(position) == seat or dealing.receiver(position) == NONE
        return True

    def suppose(self, position: BlackSheepPosition, seat: i64, rng: Rng) -> None:
        position.reshuffle(seat, rng)
        self.horizon = figures_left(position) - FORESIGHT

    def pauses(self, position: BlackSheepPosition) -> bool:
        return True

    def pause(self, position: BlackSheepPosition) -> bool:
        """In the end phase nothing is restocked any more: then a search goes on to the end."""
        return position.phase == RESTOCKING and position.aside == 0 and figures_left(position) <= self.horizon

    def outlook(self, position: BlackSheepPosition, seat: i64) -> float:
        return evaluation.outlook(position, seat)

    def deepens(self, position: BlackSheepPosition) -> bool:
        return True

    def fill_traits(self, position: BlackSheepPosition, seat: i64, row: Pile) -> None:
        traits.fill(position, seat, row)
