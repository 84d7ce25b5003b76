"""Five named strengths, from a beginner's to the strongest; what each means in a game was found by measuring (docs/bots.md)."""

from __future__ import annotations

from dataclasses import dataclass

from sheepfold.bots.bot import Bot
from sheepfold.bots.greedy import Dreamy, Greedy
from sheepfold.bots.search import Search
from sheepfold.core.game import Game

RUNGS = ("lamb", "ewe", "ram", "sheepdog", "shepherd")


@dataclass(frozen=True)
class Strength:
    """Either slips of a hundred moves (0: plain greedy), or simulations (0: as many as the time allows)."""

    slips: int | None = None
    simulations: int | None = None
    seconds: float = 1.0

    def bot(self, game: Game) -> Bot:
        if self.simulations is not None:
            return Search(game, self.seconds, self.simulations or None)
        return Dreamy(game, self.slips) if self.slips else Greedy(game)


ANY_GAME = (
    Strength(slips=60),
    Strength(slips=0),
    Strength(simulations=300),
    Strength(simulations=3000),
    Strength(simulations=0),
)
BY_GAME: dict[str, tuple[Strength, Strength, Strength, Strength, Strength]] = {
    "black-sheep": (
        Strength(slips=60),
        Strength(slips=0),
        Strength(simulations=500),
        Strength(simulations=2000),
        Strength(simulations=0),
    ),
    "sheep-sheep": (
        Strength(slips=60),
        Strength(slips=20),
        Strength(slips=0),
        Strength(simulations=150),
        Strength(simulations=0),
    ),
}


def strength(name: str, game: Game) -> Strength:
    return BY_GAME.get(game.name, ANY_GAME)[RUNGS.index(name)]


def make(name: str, game: Game) -> Bot:
    """The bot of a rung, as strong as that rung is in this game."""
    return strength(name, game).bot(game)
