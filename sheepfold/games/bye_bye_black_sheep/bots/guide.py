"""What searches ask about this game."""

from __future__ import annotations

from typing import final

from sheepfold.core.guide import Guide
from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep.bots import evaluation, policy, traits
from sheepfold.games.bye_bye_black_sheep.rules import phases, rules
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


@final
class ByeByeBlackSheepGuide(Guide[ByeByeBlackSheepPosition]):
    def __init__(self) -> None:
        self.horizon: i64 = 0  # the search looks no further than to the turn of this number

    def value(self, position: ByeByeBlackSheepPosition, seat: i64) -> i64:
        return evaluation.value(position, seat)

    def policy(self, position: ByeByeBlackSheepPosition, seat: i64, moves: Pile, rng: Rng) -> i64:
        return policy.choose(position, seat, moves, rng)

    def carry_on(self, position: ByeByeBlackSheepPosition, seat: i64, moves: Pile, rng: Rng) -> None:
        """Whether to draw on and whom to ask is decided without a list of moves."""
        if position.phase == phases.DRAWING:
            rules.play(position, policy.draw_or_stop(position, seat, rng))
        elif position.phase == phases.EAGLE:
            rules.play(position, policy.ask_or_not(position, seat, rng))
        else:
            moves.clear()
            rules.fill_legal(position, moves)
            rules.play(position, moves.items[0] if moves.size == 1 else policy.choose(position, seat, moves, rng))

    def prior(self, position: ByeByeBlackSheepPosition, seat: i64, move: i64) -> i64:
        return policy.prior(position, seat, move)

    def leeway(self, position: ByeByeBlackSheepPosition) -> i64:
        return policy.LEEWAY

    def ponder(self, position: ByeByeBlackSheepPosition, seat: i64) -> None:
        self.horizon = position.turns + (policy.TURNS_OF_TWO if position.seats == 2 else policy.TURNS_OF_MORE)

    def pauses(self, position: ByeByeBlackSheepPosition) -> bool:
        return True

    def pause(self, position: ByeByeBlackSheepPosition) -> bool:
        """When a turn beyond the horizon has just begun: hands are full then, and all seats compare."""
        return position.turns >= self.horizon and position.phase == phases.BLIND and position.hole.size == 0

    def outlook(self, position: ByeByeBlackSheepPosition, seat: i64) -> float:
        return evaluation.outlook(position, seat)

    def flat(self, position: ByeByeBlackSheepPosition) -> bool:
        return True

    def gambles(self, position: ByeByeBlackSheepPosition) -> bool:
        return position.phase == phases.BLIND or position.phase == phases.TURNING

    def fill_traits(self, position: ByeByeBlackSheepPosition, seat: i64, row: Pile) -> None:
        traits.fill(position, seat, row)
