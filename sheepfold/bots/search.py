"""The bot that searches: as many imagined games as its time allows, then the move that did best in them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from sheepfold.bots.flat import Flat
from sheepfold.bots.node import Node
from sheepfold.bots.tree import Tree
from sheepfold.core.asking import asked, codes
from sheepfold.core.game import Data, Game
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS

BATCH = 32  # simulations between two looks at the clock

S = TypeVar("S", Tree, Flat)


class Search:
    """Thinks until `simulations` are done or `seconds` are over, whichever comes first; None: no such limit.

    With simulations alone, equal seeds choose alike on every machine.
    """

    def __init__(self, game: Game, seconds: float | None = 1.0, simulations: int | None = None) -> None:
        self.game = game
        self.seconds = 1.0 if seconds is None and simulations is None else seconds
        self.simulations = simulations
        self.stopped: Callable[[], bool] = lambda: False  # asked between batches; True ends the thinking at once

    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        if len(legal) == 1:
            return legal[0]
        end = None if self.seconds is None else time.perf_counter() + self.seconds
        seat = LETTERS.index(view["seat"])
        world = self.game.imagine(view, rng)
        guide, seed = self.game.guide(), (rng.word() << 20) ^ rng.word()
        sealed = is_sealed(world, seat)
        if guide.flat(world) and not sealed:
            number = self.simulations or affordable(Flat(world, guide, seat, seed, BATCH), end)
            flat = self.think(Flat(world, guide, seat, seed, number), end)
            return self.game.say(world, seat, flat.best())
        shares = choice_shares(self.think(Tree(world, guide, seat, seed), end), world, seat)
        return self.game.say(world, seat, pick(shares, rng) if sealed else max(shares, key=lambda move: shares[move]))

    def think(self, search: S, end: float | None) -> S:
        """Go on until its number, the time or somebody's patience runs out."""
        left = self.simulations
        while left is None or left > 0:
            size = BATCH if left is None else min(BATCH, left)
            search.run(size)
            left = None if left is None else left - size
            if search.decided() or self.stopped() or (end is not None and time.perf_counter() >= end):
                break
        return search


def affordable(trial: Flat, end: float | None) -> int:
    """How many simulations there is time for, by what the first ones took: halving has to know beforehand, or a slow machine would
    still be looking at all moves when the time is up."""
    trial.run(1)  # tables are built on first use
    first, begun = int(trial.simulations), time.perf_counter()
    trial.run(BATCH)
    made, now = int(trial.simulations) - first, time.perf_counter()
    if end is None or made == 0:
        return BATCH
    return max(BATCH, int(made * (end - now) / (now - begun)))


def is_sealed(world: Position, seat: int) -> bool:
    """Whether others choose at the same time, also when all of them have chosen already."""
    unsealed = world.copy()
    unsealed.unseal(seat)
    return len(asked(unsealed)) > 1


def choice_shares(tree: Tree, world: Position, seat: int) -> dict[int, float]:
    """How much each legal move recommends itself: visits, or for sealed choices how often the average strategy plays it."""
    sealed = is_sealed(world, seat)
    node: Node = tree.sealed_bandit() if sealed else tree.root
    shares: dict[int, float] = dict.fromkeys(codes(world, seat), 0.0)
    for index, move in enumerate(node.moves.to_list()):
        if move in shares:
            shares[move] = float(node.played[index]) if sealed else float(node.visits[index])
    return shares


def pick(shares: dict[int, float], rng: Rng) -> int:
    """One move, drawn by the shares; the slightest ones (learning noise) are left out."""
    top = max(shares.values())
    kept = {move: share for move, share in shares.items() if share >= top / 3}
    left = rng.below(1_000_000) / 1_000_000 * sum(kept.values())
    for move, share in kept.items():
        left -= share
        if left <= 0:
            return move
    return next(iter(kept))
