"""The executable rulebook: given / when / then files (docs/scenarios.md) read, run and judged."""

from sheepfold.core.scenario.parsing import Scenario, find, read
from sheepfold.core.scenario.running import Outcome, run

__all__ = ["Outcome", "Scenario", "find", "read", "run"]
