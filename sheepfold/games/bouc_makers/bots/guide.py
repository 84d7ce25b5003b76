"""What a search asks about Bouc Makers besides its rules: habits, worths, and a plan for the choice it begins with."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.guide import ANY_LEEWAY, Guide
from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers.bots import evaluation, plan, policy, traits
from sheepfold.games.bouc_makers.bots.plan import Plan
from sheepfold.games.bouc_makers.rules import rules
from sheepfold.games.bouc_makers.rules.phases import BIDDING, CHOOSING, DEALING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

CLOSE: Final[i64] = 40  # hundredths of a point between choices that are worth a search


@final
class BoucMakersGuide(Guide[BoucMakersPosition]):
    """A search stops at the end of a round and trusts the outlook."""

    plan: Plan | None  # what was worked out about the choice the search begins with

    def __init__(self) -> None:
        self.plan = None

    def value(self, position: BoucMakersPosition, seat: i64) -> i64:
        return evaluation.value(position, seat)

    def policy(self, position: BoucMakersPosition, seat: i64, moves: Pile, rng: Rng) -> i64:
        return policy.choose(position, seat, moves, rng)

    def carry_on(self, position: BoucMakersPosition, seat: i64, moves: Pile, rng: Rng) -> None:
        """Contracts and answers are chosen without a list of them."""
        phase = position.phase
        if phase != BIDDING and phase != CHOOSING:
            moves.clear()
            rules.fill_legal(position, seat, moves)
        rules.play(position, policy.choose(position, seat, moves, rng), seat)

    def prior(self, position: BoucMakersPosition, seat: i64, move: i64) -> i64:
        worked_out = self.plan
        return policy.prior(position, seat, move) if worked_out is None else worked_out.worth(move)

    def leeway(self, position: BoucMakersPosition) -> i64:
        """Only a choice that is close needs a search; a mix that was worked out needs none."""
        if self.plan is None:
            return ANY_LEEWAY
        return 0 if position.phase == BIDDING else CLOSE

    def ponder(self, position: BoucMakersPosition, seat: i64) -> None:
        self.plan = Plan(position, seat) if plan.is_wanted(position, seat) else None

    def pauses(self, position: BoucMakersPosition) -> bool:
        return True

    def pause(self, position: BoucMakersPosition) -> bool:
        return position.phase == DEALING and position.display == 0

    def outlook(self, position: BoucMakersPosition, seat: i64) -> float:
        return evaluation.outlook(position, seat)

    def fill_traits(self, position: BoucMakersPosition, seat: i64, row: Pile) -> None:
        traits.fill(position, seat, row)
