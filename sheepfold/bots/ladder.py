"""Five named strengths, from a beginner's to the strongest; what each means in a game comes from trial matches."""

from __future__ import annotations

from dataclasses import dataclass

from sheepfold.bots.bot import Bot
from sheepfold.bots.greedy import Greedy, Inattentive
from sheepfold.bots.search import Search
from sheepfold.core.game import Data, Game
from sheepfold.core.rng import Rng

RUNGS = ("lamb", "ewe", "ram", "sheepdog", "shepherd")


class ByTable(Search):
    """A search of so many simulations with two players, and so many with more; 0: as many as the time allows.

    In so many of a hundred moves, with two players and with more, it is hasty: it does not search and moves as greedy does.
    """

    def __init__(self, game: Game, seconds: float, two: int, more: int, hasty: tuple[int, int] = (0, 0)) -> None:
        super().__init__(game, seconds)
        self.two, self.more, self.hasty = two, more, hasty

    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        hasty = self.hasty[0 if view["seats"] == 2 else 1]
        if hasty and rng.below(100) < hasty:
            return Greedy(self.game).choose(view, legal, rng)
        self.simulations = (self.two if view["seats"] == 2 else self.more) or None
        return super().choose(view, legal, rng)


@dataclass(frozen=True, kw_only=True)
class Strength:
    """Greedy with so many slips in a hundred moves, or a search of so many simulations (0: as many as the time allows) that in so
    many moves of a hundred is hasty and does as greedy does."""

    slips: int = 0
    simulations: int | None = None
    larger: int | None = None  # simulations where more than two play, if not as many
    seconds: float = 0.5
    hasty: tuple[int, int] = (0, 0)  # with two players, with more

    def bot(self, game: Game) -> Bot:
        if self.simulations is not None:
            larger = self.simulations if self.larger is None else self.larger
            return ByTable(game, self.seconds, self.simulations, larger, self.hasty)
        return Inattentive(game, self.slips) if self.slips else Greedy(game)


LAMB, PLAIN, TIMED = Strength(slips=60), Strength(), Strength(simulations=0)
Ladder = tuple[Strength, Strength, Strength, Strength, Strength]

# Where more simulations no longer help (Bouc Makers, Sheep Sheep), the strongest does not spend all its time.
ANY_GAME: Ladder = (LAMB, Strength(slips=20), PLAIN, Strength(simulations=1000), TIMED)
BY_GAME: dict[str, Ladder] = {
    "bauernschlau": (Strength(slips=75), Strength(slips=45), Strength(slips=20), PLAIN, TIMED),
    "black-sheep": (LAMB, Strength(slips=30), PLAIN, Strength(simulations=500, larger=1500), TIMED),
    "bouc-makers": (
        Strength(slips=100),
        Strength(slips=50),
        Strength(slips=12),
        Strength(simulations=200, hasty=(60, 58)),
        Strength(simulations=1000),
    ),
    "bye-bye-black-sheep": (Strength(slips=100), Strength(slips=70), Strength(slips=42), Strength(slips=14), TIMED),
    "sheep-sheep": (LAMB, Strength(slips=40), Strength(slips=20), PLAIN, Strength(simulations=2000)),
}


def strength(name: str, game: Game) -> Strength:
    return of_game(name, game.name)


def of_game(name: str, game: str) -> Strength:
    return BY_GAME.get(game, ANY_GAME)[RUNGS.index(name)]


def searches(name: str, game: str) -> bool:
    """Whether a rung thinks for longer than a few milliseconds in a game."""
    return of_game(name, game).simulations is not None


def make(name: str, game: Game) -> Bot:
    """The bot of a rung, as strong as that rung is in this game."""
    return strength(name, game).bot(game)
