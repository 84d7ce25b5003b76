"""Where every sheep of Hill Race stands, and whose turn it is."""

from __future__ import annotations

from typing import Any, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile, zeros
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.hill_race import insight, rules
from sheepfold.games.hill_race.components import CHARMS, CLOVER, CLOVER_STEPS, NO_CHARM
from sheepfold.games.hill_race.phases import CHOOSING, DEALING, DONE, PHASES


@final
class HillRacePosition(Position):
    """`turn` is also the seat that the next charm goes to, while they are dealt."""

    top: i64
    phase: i64
    turn: i64
    round: i64
    climb: i64  # steps of this turn, not yet kept
    steps: vec[i64]
    charms: vec[i64]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.top = int(setup.options["top"])
        self.phase = DEALING
        self.turn = 0
        self.round = 1
        self.climb = 0
        self.steps = zeros(self.seats)
        self.charms = zeros(self.seats)

    def actor(self) -> i64:
        if self.phase == CHOOSING:
            return self.turn
        return OVER if self.phase == DONE else FATE

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        rules.fill_legal(moves)

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        rules.fill_odds(self, moves, weights)

    def draw(self, rng: Rng) -> i64:
        return rules.draw(self, rng)

    def play(self, move: i64, seat: i64) -> None:
        rules.play(self, move)

    def copy(self) -> HillRacePosition:
        other = HillRacePosition(self.setup)
        other.phase = self.phase
        other.turn = self.turn
        other.round = self.round
        other.climb = self.climb
        other.steps = self.steps[:]
        other.charms = self.charms[:]
        return other

    def score(self, seat: i64) -> i64:
        return self.steps[seat] + (CLOVER_STEPS if self.charms[seat] == CLOVER else 0)  # HR-3.3

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        insight.reshuffle(self, seat, rng)

    def value(self, seat: i64) -> i64:
        return insight.value(self, seat)

    def to_data(self) -> dict[str, Any]:
        every = range(int(self.seats))
        return {
            "phase": PHASES[self.phase],
            "turn": letter(int(self.turn)),
            "round": int(self.round),
            "climb": int(self.climb),
            "steps": {letter(seat): int(self.steps[seat]) for seat in every},
            "charms": {letter(seat): CHARMS[self.charms[seat]] for seat in every if self.charms[seat] != NO_CHARM},
        }
