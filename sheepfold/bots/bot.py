"""What a bot is: from what its seat may see, one of the moves its seat may make."""

from __future__ import annotations

from typing import Protocol

from sheepfold.core.game import Data
from sheepfold.core.rng import Rng


class Bot(Protocol):
    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        """One of `legal`. The view is `Game.view` of the bot's own seat; all chance comes from `rng`, so equal seeds play alike."""
