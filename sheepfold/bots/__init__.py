"""The simple bots by name; `registry` finds these and all others."""

from __future__ import annotations

from collections.abc import Callable

from sheepfold.bots.bot import Bot
from sheepfold.bots.greedy import Greedy
from sheepfold.bots.uniform import Uniform
from sheepfold.core.game import Game

BOTS: dict[str, Callable[[Game], Bot]] = {"greedy": Greedy, "uniform": Uniform}
