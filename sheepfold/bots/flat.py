"""A search without a tree: every move is tried in the same imagined worlds with the same luck, and the better half goes on.

For games in which the luck of a turn drowns what a choice is worth. Between two moves that meet the same world and the same luck
most of that luck cancels out, so far fewer simulations tell them apart; halving the field round by round (sequential halving)
leaves most of them to the moves that are hard to tell apart. Below the first choice everybody plays by the game's quick policy.
"""

from __future__ import annotations

from sheepfold.core.guide import Guide
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng


class Flat:
    """One search from one seat's point of view, of so many simulations."""

    def __init__(self, world: Position, guide: Guide[Position], seat: i64, seed: i64, simulations: i64) -> None:
        self.template = world.copy()
        self.guide = guide
        guide.ponder(self.template, seat)
        self.seat: i64 = seat
        self.rng = Rng(seed)
        self.moves = Pile(64)  # those still in the field
        self.totals: vec[float] = vec[float]()  # what each of them was worth in all worlds together
        self.options = Pile(256)
        self.pausing: bool = guide.pauses(world)
        self.simulations: i64 = 0
        self.decisions: i64 = 0
        self.enter()
        rounds: i64 = 0
        while 1 << rounds < self.moves.size:
            rounds += 1
        self.share: i64 = simulations // max(rounds, 1)  # simulations of each round
        self.spent: i64 = 0

    def enter(self) -> None:
        """Moves that are worth a look: their priors lie no further below the best one's than the game's leeway."""
        world, guide = self.template, self.guide
        self.options.clear()
        world.fill_legal(self.seat, self.options)
        top = guide.prior(world, self.seat, self.options.items[0])
        for i in range(1, self.options.size):
            top = max(top, guide.prior(world, self.seat, self.options.items[i]))
        least = top - guide.leeway(world)
        for i in range(self.options.size):
            if guide.prior(world, self.seat, self.options.items[i]) >= least:
                self.moves.add(self.options.items[i])
        self.totals = vec[float]([0.0] * self.moves.size)

    def run(self, simulations: i64) -> None:
        """At least so many simulations, unless the choice is made before."""
        until = self.simulations + simulations
        while self.simulations < until and self.moves.size > 1:
            self.compare()
            self.simulations += self.moves.size
            self.spent += self.moves.size
            if self.spent >= self.share:
                self.halve()

    def compare(self) -> None:
        """All moves of the field in one more world, with the same luck."""
        world = self.template.copy()
        self.guide.suppose(world, self.seat, self.rng)
        world.unseal(self.seat)
        luck = self.rng.word()
        for i in range(self.moves.size):
            after = world.copy()
            after.play(self.moves.items[i], self.seat)
            self.finish(after, Rng(luck))
            self.totals[i] += self.worth(after)

    def finish(self, world: Position, luck: Rng) -> None:
        """Play on by the game's quick policy, to the end or to where the game pauses."""
        actor = world.actor()
        while actor != OVER:
            if actor == FATE:
                if self.pausing and self.guide.pause(world):
                    return
                world.play(world.draw(luck), FATE)
            else:
                self.guide.carry_on(world, actor, self.options, luck)
                self.decisions += 1
            actor = world.actor()

    def worth(self, world: Position) -> float:
        if self.pausing:
            return self.guide.outlook(world, self.seat)
        winners: float = 0.0
        for seat in range(world.seats):
            if world.wins(seat):
                winners += 1.0
        return 1.0 / winners if world.wins(self.seat) else 0.0

    def halve(self) -> None:
        """The better half of the field, best first, goes on to the next round."""
        size = self.moves.size
        for i in range((size + 1) // 2):
            best = i
            for other in range(i + 1, size):
                if self.totals[other] > self.totals[best]:
                    best = other
            self.moves.items[i], self.moves.items[best] = self.moves.items[best], self.moves.items[i]
            self.totals[i], self.totals[best] = self.totals[best], self.totals[i]
        self.moves.size = (size + 1) // 2
        self.spent = 0

    # --- what came of it

    def decided(self) -> bool:
        return self.moves.size == 1

    def best(self) -> i64:
        """The move that did best so far; the first legal one of those that did equally well."""
        best: i64 = 0
        for i in range(1, self.moves.size):
            if self.totals[i] > self.totals[best]:
                best = i
        return self.moves.items[best]
