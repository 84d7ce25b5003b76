"""The bot that plays any legal move, each as likely as the others."""

from __future__ import annotations

from sheepfold.core.game import Data, Game
from sheepfold.core.rng import Rng


class Uniform:
    def __init__(self, game: Game) -> None:
        pass

    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        return legal[rng.below(len(legal))]
