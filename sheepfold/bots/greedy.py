"""The bot that looks to the end of its own turn, in a few imagined worlds, and takes the most valuable move."""

from __future__ import annotations

from typing import TypeVar

from sheepfold.core.asking import codes
from sheepfold.core.game import Data, Game
from sheepfold.core.guide import Guide
from sheepfold.core.playout import settle
from sheepfold.core.position import FATE, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS

# Caps in numbers, not in seconds: a clock would make equal seeds play differently.
MOST_WORLDS = 8
MOST_TRIALS = 300  # lines tried in all worlds together; in one world at most as many


class Greedy:
    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        if len(legal) == 1:
            return legal[0]
        totals = self.worths(view, legal, rng)
        best = max(totals.values())
        equal = [text for text in totals if totals[text] == best]
        return equal[rng.below(len(equal))]

    def worths(self, view: Data, legal: list[str], rng: Rng) -> dict[str, int]:
        """What each move is worth, over all worlds imagined; only compared with each other do they mean anything."""
        seat = LETTERS.index(view["seat"])
        tried = sample(legal, MOST_TRIALS, rng)
        totals = dict.fromkeys(tried, 0)
        first = self.game.imagine(view, rng)
        guide = self.game.guide()
        worlds, trial = 0, Trial(guide, seat)
        while worlds == 0 or (worlds < MOST_WORLDS and trial.lines * (worlds + 1) <= MOST_TRIALS * worlds):
            world = first.copy()
            guide.suppose(world, seat, rng)  # quicker than imagining once more, and truer to the odds
            code_of = {self.game.say(world, seat, code): code for code in codes(world, seat)}
            luck = Rng(rng.word())  # the same for every move tried in this world
            for text in tried:
                totals[text] += trial.value_after(world, code_of[text], luck.copy(), MOST_TRIALS // len(tried))
            worlds += 1
        return totals


class Inattentive(Greedy):
    """Greedy, but inattentive: in `slips` of 100 moves it takes any move of the better half, in `wild` of those any move at all."""

    def __init__(self, game: Game, slips: int, wild: int = 0) -> None:
        super().__init__(game)
        self.slips, self.wild = slips, wild

    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        chance = 100 if len(legal) == 1 else rng.below(100)
        if chance >= self.slips:
            return super().choose(view, legal, rng)
        if chance < self.wild:
            return legal[rng.below(len(legal))]
        totals = self.worths(view, legal, rng)
        ranked = sorted(totals, key=lambda text: -totals[text])
        near = ranked[: max(2, len(ranked) // 2)]
        return near[rng.below(len(near))]


class Trial:
    """What a seat's moves lead to, as far as the seat itself goes on; counts the lines it has looked at."""

    def __init__(self, guide: Guide[Position], seat: int) -> None:
        self.guide = guide
        self.seat = seat
        self.lines = 0

    def value_after(self, world: Position, code: int, luck: Rng, most: int) -> int:
        """The worth of the position once the move is made and fate has acted. If it is still this seat's turn, then of the best
        of its next moves: in a turn of several steps the first alone is often worth nothing. At most `most` lines are tried.
        It stops before a gamble: judging only the lucky continuations would make every risk look good."""
        after = world.copy()
        after.play(code, self.seat)
        if after.actor() == FATE and self.guide.gambles(after):
            self.lines += 1
            return int(self.guide.value(after, self.seat))
        settle(after, luck)
        if most < 2 or after.actor() != self.seat:
            self.lines += 1
            return int(self.guide.value(after, self.seat))
        following = self.foremost(after, codes(after, self.seat), most, luck)
        return max(self.value_after(after, then, luck.copy(), most // len(following)) for then in following)

    def foremost(self, position: Position, moves: list[int], most: int, rng: Rng) -> list[int]:
        """All of them, or that many with the greatest priors; among equals any."""
        if len(moves) <= most:
            return moves
        return sorted(moves, key=lambda move: (-self.guide.prior(position, self.seat, move), rng.word()))[:most]


T = TypeVar("T")


def sample(things: list[T], most: int, rng: Rng) -> list[T]:
    """All of them, or that many drawn from them, in their own order."""
    if len(things) <= most:
        return things
    indexes = list(range(len(things)))
    for i in range(most):
        j = i + rng.below(len(indexes) - i)
        indexes[i], indexes[j] = indexes[j], indexes[i]
    return [things[index] for index in sorted(indexes[:most])]
