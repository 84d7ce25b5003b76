"""Five named strengths, from a beginner's to the strongest; what each means at a table comes from trial matches."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sheepfold.bots.bot import Bot
from sheepfold.bots.greedy import Greedy, Inattentive
from sheepfold.bots.search import Search
from sheepfold.core.game import Data, Game
from sheepfold.core.rng import Rng

RUNGS = ("lamb", "ewe", "ram", "sheepdog", "shepherd")
SECONDS = 0.5  # that no decision may pass


@dataclass(frozen=True, kw_only=True)
class Strength:
    """Greedy with so many slips in a hundred moves, so many of them wild, or a search of so many simulations (0: as many as the
    time allows) that in so many moves of a hundred is hasty and does as greedy does."""

    slips: int = 0
    wild: int = 0
    simulations: int | None = None
    hasty: int = 0


class Rung(Search):
    """As strong as the rung of that name is in this game, at the table it finds itself at; a careful one neither slips nor is hasty."""

    def __init__(self, game: Game, name: str, careful: bool = False) -> None:
        super().__init__(game, SECONDS)
        self.name, self.careful = name, careful

    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        strength = of_game(self.name, self.game.name, view["seats"])
        if self.careful:
            strength = replace(strength, slips=0, wild=0, hasty=0)
        if strength.simulations is None:
            quick = Inattentive(self.game, strength.slips, strength.wild) if strength.slips else Greedy(self.game)
            return quick.choose(view, legal, rng)
        if strength.hasty and rng.below(100) < strength.hasty:
            return Greedy(self.game).choose(view, legal, rng)
        self.simulations = strength.simulations or None
        return super().choose(view, legal, rng)


def slips(number: int, wild: int = 0) -> Strength:
    return Strength(slips=number, wild=wild)


def search(simulations: int, hasty: int = 0) -> Strength:
    return Strength(simulations=simulations, hasty=hasty)


PLAIN, TIMED = Strength(), search(0)
Ladder = tuple[Strength, Strength, Strength, Strength, Strength]

# By the number of seats from which it is so: a step that is clear between two is small among several, where one bot can do less.
# Where more simulations no longer help (Bouc Makers, Sheep Sheep), the strongest does not spend all its time.
ANY_GAME: dict[int, Ladder] = {1: (slips(60), slips(20), PLAIN, search(1000), TIMED)}
LARGER: Ladder = (slips(100, wild=20), slips(80), slips(40), PLAIN, TIMED)
BY_GAME: dict[str, dict[int, Ladder]] = {
    "bauernschlau": {
        2: (slips(75), slips(45), slips(20), PLAIN, TIMED),
        3: (slips(100, wild=60), *LARGER[1:]),
        5: (slips(100, wild=60), slips(80), slips(40), slips(18), PLAIN),  # among so many the search loses to it
    },
    "black-sheep": {2: (slips(75), slips(42), slips(10), search(500, hasty=50), TIMED), 3: LARGER},
    "bouc-makers": {
        2: (slips(100), slips(50), slips(12), search(200, hasty=60), search(1000)),
        3: (slips(100, wild=80), slips(70), slips(26), search(200, hasty=79), search(1000)),
        4: (slips(100, wild=80), slips(60), slips(25), search(200, hasty=90), search(1000)),
    },
    "bye-bye-black-sheep": {
        2: (slips(100), slips(70), slips(42), slips(14), TIMED),
        3: (slips(100, wild=40), slips(100, wild=14), slips(72), slips(28), TIMED),
    },
    "sheep-sheep": {2: (slips(60), slips(40), slips(20), PLAIN, search(2000))},
}


def of_game(name: str, game: str, seats: int) -> Strength:
    """What a rung is at a table."""
    tables = BY_GAME.get(game, ANY_GAME)
    return tables[max(fewest for fewest in tables if fewest <= seats)][RUNGS.index(name)]


def searches(name: str, game: str, seats: int) -> bool:
    """Whether a rung thinks for longer than a few milliseconds at a table."""
    return of_game(name, game, seats).simulations is not None


def make(name: str, game: Game) -> Bot:
    """The bot of a rung."""
    return Rung(game, name)


def careful(bot: Bot) -> Bot:
    """The same rung as it is when it advises somebody; any other bot as it is."""
    return Rung(bot.game, bot.name, careful=True) if isinstance(bot, Rung) else bot
