"""What a bot knows of Hill Race: how promising a position looks."""

from sheepfold.core.toolbox import Guide, i64
from sheepfold.games.hill_race.rules import SIDES, HillRacePosition, Phase

USUAL_ROLL = 4  # of the numbers that do not slip


class HillRaceGuide(Guide[HillRacePosition]):
    def value(self, position: HillRacePosition, seat: i64) -> i64:
        """Points so far; of the climb, what can be kept or, while the die rolls, what is likely to be left."""
        own = 100 * position.score(seat)
        if position.turn != seat:
            return own
        if position.phase == Phase.ROLLING:
            return own + 100 * (position.climb + USUAL_ROLL) * (SIDES - 1) // SIDES
        return own + 100 * position.climb

    def gambles(self, position: HillRacePosition) -> bool:
        return position.phase == Phase.ROLLING
