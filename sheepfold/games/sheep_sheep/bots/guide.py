"""What a search may ask about Sheep Sheep besides its rules."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.guide import Guide
from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep.bots import evaluation, exact, models, policy, traits
from sheepfold.games.sheep_sheep.bots.captures import Captures
from sheepfold.games.sheep_sheep.rules import moves, rules
from sheepfold.games.sheep_sheep.rules.components import ROW
from sheepfold.games.sheep_sheep.rules.phases import EXCHANGE, GRID, MODELS
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

HORIZON: Final[i64] = 2  # turns played out: this one and the reply to it


@final
class SheepSheepGuide(Guide[SheepSheepPosition]):
    """Solves the turn a search begins in once, for all its simulations, and lets them end after the reply to it."""

    captures: Captures
    solved: exact.Turn | None
    horizon: i64  # simulations end when so many turns are finished

    def __init__(self) -> None:
        self.captures = Captures()
        self.solved = None
        self.horizon = 0

    # --- quick moves

    def value(self, position: SheepSheepPosition, seat: i64) -> i64:
        return evaluation.value(position, seat, self.captures)

    def policy(self, position: SheepSheepPosition, seat: i64, moves: Pile, rng: Rng) -> i64:
        return policy.choose(position, seat, moves, rng, self.solved, self.captures)

    def carry_on(self, position: SheepSheepPosition, seat: i64, moves: Pile, rng: Rng) -> None:
        """Only a turn that has been solved needs a list of moves."""
        moves.clear()
        if self.solved is not None and position.phase == EXCHANGE:
            rules.fill_legal(position, seat, moves)
        rules.play(position, moves.items[0] if moves.size == 1 else self.policy(position, seat, moves, rng))

    # --- searches

    def ponder(self, position: SheepSheepPosition, seat: i64) -> None:
        """Solve the whole turn once; and let simulations end soon, as later luck would drown what matters now."""
        self.horizon = position.turns + HORIZON
        self.solved = exact.Turn(position, seat) if position.phase == EXCHANGE and position.turn == seat else None

    def prior(self, position: SheepSheepPosition, seat: i64, move: i64) -> i64:
        return policy.prior(position, seat, move, self.solved, self.captures)

    def leeway(self, position: SheepSheepPosition) -> i64:
        return policy.LEEWAY

    def suppose(self, position: SheepSheepPosition, seat: i64, rng: Rng) -> None:
        position.reshuffle(seat, rng)
        models.guess_model(position, seat, rng)

    def shown(self, position: SheepSheepPosition, move: i64, seat: i64) -> bool:
        """A model is seen by its owner alone; of a card dealt to a closed grid only one side is seen."""
        if position.phase == MODELS:
            return seat == (0 if position.model_a == NONE else 1)
        return position.phase != GRID or not position.closed

    def news(self, position: SheepSheepPosition, move: i64) -> i64:
        """After an exchange with closed undersides: the card taken, whose other side may be new to all."""
        if not position.closed or not moves.is_exchange(move):
            return 0
        return position.rows[position.turn * ROW + moves.exchange_slot(move)] + 1

    def pauses(self, position: SheepSheepPosition) -> bool:
        return True

    def pause(self, position: SheepSheepPosition) -> bool:
        return position.turns >= self.horizon

    def outlook(self, position: SheepSheepPosition, seat: i64) -> float:
        return evaluation.outlook(position, seat)

    def fill_traits(self, position: SheepSheepPosition, seat: i64, row: Pile) -> None:
        traits.fill(position, seat, row, self.captures)
