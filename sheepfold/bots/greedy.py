"""The bot that looks one move ahead: it tries each legal move in a few imagined worlds and takes the most valuable one."""

from __future__ import annotations

from collections.abc import Iterator

from sheepfold.core.game import Data, Game, codes
from sheepfold.core.playout import settle
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS

# Caps in numbers, not in seconds: a clock would make equal seeds play differently.
MOST_WORLDS = 8
MOST_TRIALS = 240  # moves tried, over all worlds


class Greedy:
    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        if len(legal) == 1:
            return legal[0]
        tried = sample(legal, MOST_TRIALS, rng)
        worlds = max(1, min(MOST_WORLDS, MOST_TRIALS // len(tried)))
        totals = dict.fromkeys(tried, 0)
        seat = LETTERS.index(view["seat"])
        for world in self.worlds(view, seat, worlds, rng):
            code_of = {self.game.say(world, seat, code): code for code in codes(world, seat)}
            luck = Rng(rng.word())
            for text in tried:
                totals[text] += value_after(world, seat, code_of[text], luck.copy())
        best = max(totals.values())
        equal = [text for text in tried if totals[text] == best]
        return equal[rng.below(len(equal))]

    def worlds(self, view: Data, seat: int, number: int, rng: Rng) -> Iterator[Position]:
        """Worlds that look like the view. The first is imagined; the others are its reshuffles, which is quicker and truer to the odds."""
        first = self.game.imagine(view, rng)
        for _ in range(number):
            world = first.copy()
            world.reshuffle(seat, rng)
            yield world


def value_after(world: Position, seat: int, code: int, luck: Rng) -> int:
    """What the seat's position is worth once the move is made and fate has acted. Every move of a world meets the same luck."""
    after = world.copy()
    after.play(code, seat)
    settle(after, luck)
    return int(after.value(seat))


def sample(texts: list[str], most: int, rng: Rng) -> list[str]:
    """All of them, or that many drawn from them, in their own order."""
    if len(texts) <= most:
        return texts
    places = list(range(len(texts)))
    for i in range(most):
        j = i + rng.below(len(places) - i)
        places[i], places[j] = places[j], places[i]
    return [texts[place] for place in sorted(places[:most])]
