"""Five named strengths, from a beginner's to the strongest; what each means in a game comes from trial matches."""

from __future__ import annotations

from dataclasses import dataclass

from sheepfold.bots.bot import Bot
from sheepfold.bots.greedy import Dreamy, Greedy
from sheepfold.bots.habit import Habit
from sheepfold.bots.search import Search
from sheepfold.core.game import Game

RUNGS = ("lamb", "ewe", "ram", "sheepdog", "shepherd")


@dataclass(frozen=True)
class Strength:
    """One of: slips of a hundred moves (0: plain greedy), simulations (0: as many as the time allows), or habit."""

    slips: int | None = None
    simulations: int | None = None
    seconds: float = 1.0

    def bot(self, game: Game) -> Bot:
        if self.simulations is not None:
            return Search(game, self.seconds, self.simulations or None)
        if self.slips is not None:
            return Dreamy(game, self.slips) if self.slips else Greedy(game)
        return Habit(game)


LAMB, EWE, HABIT, TIMED = Strength(slips=60), Strength(slips=0), Strength(), Strength(simulations=0)
Ladder = tuple[Strength, Strength, Strength, Strength, Strength]

ANY_GAME: Ladder = (LAMB, EWE, Strength(simulations=300), Strength(simulations=3000), TIMED)
BY_GAME: dict[str, Ladder] = {
    "bauernschlau": (LAMB, EWE, Strength(simulations=250), Strength(simulations=2000), TIMED),
    "black-sheep": (LAMB, EWE, Strength(simulations=500), Strength(simulations=2000), TIMED),
    "bouc-makers": (LAMB, Strength(slips=20), Strength(simulations=600), Strength(simulations=5000), TIMED),
    "bye-bye-black-sheep": (LAMB, EWE, HABIT, Strength(simulations=600), TIMED),
    "sheep-sheep": (LAMB, Strength(slips=20), EWE, Strength(simulations=150), TIMED),
}


def strength(name: str, game: Game) -> Strength:
    return BY_GAME.get(game.name, ANY_GAME)[RUNGS.index(name)]


def make(name: str, game: Game) -> Bot:
    """The bot of a rung, as strong as that rung is in this game."""
    return strength(name, game).bot(game)
