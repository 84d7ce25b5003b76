"""How likely each seat was to win after each move of a finished game: quick playouts from the true positions.

Nothing is secret once a game is over, so nothing is imagined here. Whatever judges a position better can take the place of
`prospects`: positions in, chances out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from sheepfold.core.game import Game
from sheepfold.core.guide import Guide
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng

FEWEST = 16  # playouts from each position, or there is no estimate
MOST = 128
CLOSER = 384  # more from either side of what look like the largest swings: by luck alone others would look large too
SWINGS = 12
FIRST = 0.6  # of the time, for all positions alike
SEED = 15

Share = list[float]  # by seat


class Estimate:
    """What was found out about one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.is_over = position.actor() == OVER
        self.games = 0
        self.won = [0.0] * int(position.seats)

    def add(self, ended: Position) -> None:
        winners = [seat for seat in range(len(self.won)) if ended.wins(seat)]
        for seat in winners:
            self.won[seat] += 1 / len(winners)
        self.games += 1

    def chances(self) -> Share:
        return [won / self.games for won in self.won]


def prospects(game: Game, course: Sequence[Position], seconds: float) -> list[Share]:
    """By position and seat, 0 to 1; a shared win counts in parts. Empty if there is no time for an estimate worth the name: of the
    processor, so that a busy machine finds as much out."""
    begun = time.process_time()
    ends = begun + seconds
    guide, rng = game.guide(), Rng(SEED)
    found = [Estimate(position) for position in course]
    undecided = [one for one in found if not one.is_over]
    for one in found:
        if one.is_over:
            one.add(one.position)
    for number in range(MOST):
        if time.process_time() > begun + FIRST * seconds:
            if number < FEWEST:
                return []
            break
        for one in undecided:
            one.add(played_out(one.position, guide, rng))
    for one in around_swings(found):
        while one.games < CLOSER and time.process_time() < ends:
            one.add(played_out(one.position, guide, rng))
    return [one.chances() for one in found]


def around_swings(found: Sequence[Estimate]) -> list[Estimate]:
    """The positions on either side of the largest changes."""
    chances = [one.chances() for one in found]
    swings = sorted(range(1, len(found)), key=lambda at: -max(map(difference, chances[at], chances[at - 1])))[:SWINGS]
    places = sorted({place for at in swings for place in (at - 1, at)})
    return [found[place] for place in places if not found[place].is_over]


def difference(one: float, other: float) -> float:
    return abs(one - other)


def played_out(position: Position, guide: Guide[Position], rng: Rng) -> Position:
    """How a game may go on from here, if everybody plays as a quick sensible player does."""
    world, moves = position.copy(), Pile(256)
    actor = world.actor()
    while actor != OVER:
        if actor == FATE:
            world.play(world.draw(rng), FATE)
        else:
            guide.carry_on(world, actor, moves, rng)
        actor = world.actor()
    return world
