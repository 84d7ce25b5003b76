"""How much can be gained against a bot at the end of a game: its choices are sampled, and the best answer to them is tried on others.

One half of the samples says what the best answer is, the other half what it gains, and then the other way round: so chance in the
samples is not taken for a weakness of the bot. What is found can be gained; more may be.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from sheepfold.bots import registry
from sheepfold.core.asking import codes
from sheepfold.core.game import Game
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.research.cfr import Solver
from sheepfold.research.publictree import Node, Worlds, Worth, key_of, played

DOUBT = 0.01  # how much of a bot's play is taken for what it should be

Table = list[list[float]]  # by way and kind


class Sample(NamedTuple):
    """What a bot did once: of which kind it was (what it knew), and which way it took."""

    kind: int
    way: int


class Gain(NamedTuple):
    """What the best answer gains over the value of the game, and half the width of its 95 % interval."""

    value: float
    within: float


def gain(samples: list[Sample], size: tuple[int, int], answer: Callable[[Table], Table]) -> Gain:
    """What a bot gets against the best answer to it, by both halves. `size`: ways and kinds. `answer`: from how often the bot takes
    each way to what each way, times how likely its kind is, then brings the bot."""
    halves = [samples[0::2], samples[1::2]]
    means: list[float] = []
    spread = 0.0
    for learned, tried in (halves, halves[::-1]):
        worth = answer(shares(learned, size))
        total = 0.0
        for kind in range(size[1]):
            got = [worth[sample.way][kind] for sample in tried if sample.kind == kind]
            mean = sum(got) / len(got)
            total += mean
            spread += sum((one - mean) ** 2 for one in got) / max(1, len(got) - 1) / len(got)
        means.append(total)
    return Gain(sum(means) / 2, 1.96 * sqrt(spread) / 2)


def shares(samples: list[Sample], size: tuple[int, int]) -> Table:
    """By way and kind: how often."""
    table = [[0.0] * size[1] for _ in range(size[0])]
    for kind in range(size[1]):
        own = [sample.way for sample in samples if sample.kind == kind]
        for way in own:
            table[way][kind] += 1 / len(own)
    return table


# --- what bots do


def contracts(game: Game, position: Position, seat: int, bot: str, number: int, rng: Rng) -> list[Sample]:
    """What a bot chooses at one moment, again and again."""
    player = registry.find(bot)(game)
    legal = game.legal(position, seat)
    view = game.view(position, seat)
    return [Sample(0, legal.index(player.choose(view, list(legal), rng))) for _ in range(number)]


def turns(worlds: Worlds, root: Node, worth: Worth, bot: str, number: int, rng: Rng) -> list[Sample]:
    """How a bot plays the first turn of an end, so often with everything it may know."""
    places = {
        after.worths or place_of(worlds, root.seat, worth, way): at
        for at, (way, after) in enumerate(zip(root.ways, root.after, strict=True))
    }
    found = []
    for kind in range(len(worlds.names[root.seat])):
        world = worlds.kinds[root.seat].index(kind)
        for _ in range(number):
            way = turn(worlds.game, worlds.positions[world].copy(), root.seat, bot, rng)
            found.append(Sample(kind, places[place_of(worlds, root.seat, worth, way)]))
    return found


def turn(game: Game, position: Position, seat: int, bot: str, rng: Rng) -> tuple[int, ...]:
    """The moves of a bot until another is asked."""
    player = registry.find(bot)(game)
    way: list[int] = []
    while position.actor() == seat:
        moves = codes(position, seat)
        legal = [game.say(position, seat, move) for move in moves]
        move = moves[legal.index(player.choose(game.view(position, seat), legal, rng))]
        position.play(move, seat)
        way.append(move)
    return tuple(way)


def place_of(worlds: Worlds, seat: int, worth: Worth, way: tuple[int, ...]) -> tuple[object, ...]:
    """Where a way leads, as the tree tells ways apart: a position, or an end by what it is worth in each world."""
    after = played(worlds.positions[0], way, seat)
    if after.actor() != OVER:
        return key_of(after)
    return tuple(worth(played(world, way, seat)) for world in worlds.positions)


def answer_in_tree(solver: Solver, seat: int) -> Callable[[Table], Table]:
    """The best answer in a solved tree to a bot that has the first turn. Where the samples say nothing, it plays as solved."""

    def answer(often: Table) -> Table:
        shares = solver.average()
        shares[0] = (1 - DOUBT) * solver.np.array(often) + DOUBT * shares[0]
        best = solver.best_answer(1 - seat, shares)
        return [list(map(float, line)) for line in solver.worths(seat, best, solver.average())[0]]

    return answer


def answer_in_table(gains: Table) -> Callable[[Table], Table]:
    """The best answer in a table of gains to a bot that chooses a row; what that brings the bot."""

    def answer(often: Table) -> Table:
        worth = [sum(line[at] * share[0] for line, share in zip(gains, often, strict=True)) for at in range(len(gains[0]))]
        column = worth.index(min(worth))
        return [[line[column]] for line in gains]

    return answer
