"""The search tree over imagined worlds (information-set Monte Carlo), compiled together with the games.

Every simulation draws another world that looks the same to the searching seat, walks down one common tree as far as it
reaches, plays on by the game's quick policy to the end, and notes on the way back how it went for each seat that chose.
Outcomes of FATE that the seat sees are branches of the tree; those it does not see are not, so the tree never knows more
than the seat. Sealed choices made at the same time are learned by regret matching, each seat for itself. Where a game can
tell at the end of a round how likely each seat is to win, a simulation goes only that far: the luck of all later rounds
would drown what the choice of now is worth.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from sheepfold.bots import regret_matching
from sheepfold.bots.node import Node
from sheepfold.core.guide import Guide
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng

EXPLORE: Final = 0.7  # weight of what is little known against what looks good
WIDEN_FIRST: Final[i64] = 3  # moves looked at from the start; more by and by
WIN_WEIGHT: Final = 0.85  # the rest rewards the margin, so that a lost game is still fought for
NEWS: Final[i64] = -1000  # below the keys of sealed choices: branches for what a move showed
DEEPEST: Final[i64] = 40  # tree moves of one simulation
SWING: Final = 4.0  # a usual change of the outlook counts as a quarter of a win, so that exploring keeps its measure
LEAP: Final = 3.0  # and the greatest as that many


class Tree:
    """One search from one seat's point of view."""

    def __init__(self, world: Position, guide: Guide[Position], seat: i64, seed: i64) -> None:
        self.template = world.copy()
        self.guide = guide
        guide.ponder(self.template, seat)
        self.seats: i64 = world.seats
        self.seat: i64 = seat
        self.rng = Rng(seed)
        self.root = Node()
        self.moves = Pile(256)
        self.indexes = Pile(256)
        self.path: list[Node] = []
        self.steps = Pile(64)  # index in the node, seat that chose, 1 if sealed; three for each node of the path
        self.gains: vec[float] = vec[float]([0.0] * world.seats)
        self.scores: vec[i64] = vec[i64]([0] * world.seats)
        self.before: vec[float] = vec[float]([0.0] * world.seats)  # the outlook at the start, in games that pause
        self.pausing: bool = guide.pauses(world)
        self.stir: float = 0.0  # how much the outlook of all seats changed in all simulations
        self.stirs: float = 0.0
        self.shallow: bool = self.pausing and not guide.deepens(world)
        self.settled: bool = self.is_settled()
        self.simulations: i64 = 0
        self.decisions: i64 = 0

    def run(self, simulations: i64) -> None:
        for i in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        world = self.template.copy()
        self.guide.suppose(world, self.seat, self.rng)
        world.unseal(self.seat)
        self.path = []
        self.steps.clear()
        if self.pausing:
            for seat in range(self.seats):
                self.before[seat] = self.guide.outlook(world, seat)
        self.descend(world)
        self.finish(world)
        self.judge(world)
        self.learn()
        self.simulations += 1

    # --- down the tree

    def descend(self, world: Position) -> None:
        node = self.root
        depth: i64 = 0
        fresh = False
        while not fresh and depth < DEEPEST:
            actor = world.actor()
            if actor == OVER:
                return
            if actor == FATE:
                if self.pausing and self.guide.pause(world):
                    return
                move = world.draw(self.rng)
                if self.guide.shown(world, move, self.seat):
                    index = node.moves.find(move)
                    if index < 0:
                        index = node.add(move)
                        fresh = True
                    node = node.kids[index]
                world.play(move, FATE)
                continue
            depth += 1
            if self.several_owe(world, actor):
                regret_matching.choose(self, world, node)
                return  # what follows depends on what the others chose, which are no branches of the tree
            self.moves.clear()
            world.fill_legal(actor, self.moves)
            self.decisions += 1
            index = self.choose(world, node, actor)
            # With so short a way to go, the quick policy plays the rest better than a tree that tries everything.
            fresh = self.shallow or node.visits[index] == 0
            self.note(node, index, actor, 0)
            move = node.moves.items[index]
            world.play(move, actor)
            node = node.kids[index]
            news = self.guide.news(world, move)
            if news != 0:
                node = node.child(NEWS - news)

    def is_settled(self) -> bool:
        """Whether a sealed choice is to be made for which the game has worked out the mix: it leaves no leeway beside its priors."""
        world = self.template.copy()
        world.unseal(self.seat)
        actor = world.actor()
        return actor >= 0 and self.several_owe(world, actor) and self.guide.leeway(world) == 0

    def several_owe(self, world: Position, actor: i64) -> bool:
        for other in range(actor + 1, self.seats):
            if world.owes(other):
                return True
        return False

    def note(self, node: Node, index: i64, seat: i64, sealed: i64) -> None:
        self.path.append(node)
        self.steps.add(index)
        self.steps.add(seat)
        self.steps.add(sealed)

    def choose(self, world: Position, node: Node, actor: i64) -> i64:
        """The index in the node of the move to follow: a new one while the node may widen, else the most promising one known."""
        self.find_indexes(node)
        known: i64 = 0
        for i in range(self.indexes.size):
            if self.indexes.items[i] >= 0:
                known += 1
                node.chances[self.indexes.items[i]] += 1
        node.tries += 1
        legal = self.moves.size
        if known == 0 or (known < legal and not node.wide and (known < WIDEN_FIRST or known * known < node.tries + node.tries)):
            move = self.most_promising_new(world, actor)
            prior = self.guide.prior(world, actor, move)
            if node.moves.size == 0:
                node.top = prior
            if known > 0 and prior < node.top - self.guide.leeway(world):
                node.wide = True
            else:
                index = node.add(move)
                node.chances[index] += 1
                return index
        best: i64 = -1
        top: float = -1.0 - LEAP
        for i in range(self.indexes.size):
            index = self.indexes.items[i]
            if index < 0:
                continue
            visits = node.visits[index]
            if visits == 0:
                return index
            worth = node.totals[index] / float(visits) + EXPLORE * sqrt(log(1.0 + float(node.chances[index])) / float(visits))
            if worth > top:
                top = worth
                best = index
        return best

    def find_indexes(self, node: Node) -> None:
        """For each legal move where it stands in the node, -1 if it is new."""
        self.indexes.clear()
        for i in range(self.moves.size):
            self.indexes.add(node.moves.find(self.moves.items[i]))

    def most_promising_new(self, world: Position, actor: i64) -> i64:
        """The untried legal move with the greatest prior; among equals any."""
        best: i64 = -1
        top: i64 = 0
        equals: i64 = 0
        for i in range(self.indexes.size):
            if self.indexes.items[i] >= 0:
                continue
            move = self.moves.items[i]
            prior = self.guide.prior(world, actor, move)
            if equals == 0 or prior > top:
                top = prior
                best = move
                equals = 1
            elif prior == top:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = move
        return best

    # --- to the end and back

    def finish(self, world: Position) -> None:
        """Play on by the game's quick policy, to the end or to where the game pauses."""
        moves = self.moves
        actor = world.actor()
        while actor != OVER:
            if actor == FATE:
                if self.pausing and self.guide.pause(world):
                    return
                world.play(world.draw(self.rng), FATE)
            else:
                self.guide.carry_on(world, actor, moves, self.rng)
                self.decisions += 1
            actor = world.actor()

    def judge(self, world: Position) -> None:
        """How the end is for every seat, 0 to 1: mostly a share of the win, a little for the margin."""
        if self.pausing:
            self.judge_rise(world)
            return
        gains = self.gains
        winners: float = 0.0
        for seat in range(self.seats):
            gains[seat] = 1.0 if world.wins(seat) else 0.0
            winners += gains[seat]
            self.scores[seat] = world.score(seat)
        for seat in range(self.seats):
            margin = self.margin(seat)
            size = margin if margin >= 0 else -margin
            worth = (1.0 - WIN_WEIGHT) * (0.5 + 0.5 * float(margin) / (float(size) + 15.0))
            if gains[seat] > 0.0:
                worth += WIN_WEIGHT / winners
            gains[seat] = worth

    def judge_rise(self, world: Position) -> None:
        """How much the outlook rose, around a half. Not the outlook itself: what differs between the worlds so far is no
        merit of the moves tried."""
        for seat in range(self.seats):
            self.gains[seat] = self.guide.outlook(world, seat) - self.before[seat]
            self.stir += abs(self.gains[seat])
        self.stirs += float(self.seats)
        unit = SWING * self.stir / self.stirs
        for seat in range(self.seats):
            gain = 0.5 + self.gains[seat] / unit if unit > 0.0 else 0.5
            self.gains[seat] = min(max(gain, -LEAP), LEAP)

    def margin(self, seat: i64) -> i64:
        """Points ahead of the best other seat."""
        best: i64 = -1000000
        for other in range(self.seats):
            if other != seat and self.scores[other] > best:
                best = self.scores[other]
        return self.scores[seat] - best

    def learn(self) -> None:
        for i in range(len(self.path)):
            node = self.path[i]
            index = self.steps.items[3 * i]
            gain = self.gains[self.steps.items[3 * i + 1]]
            node.visits[index] += 1
            node.totals[index] += gain
            if self.steps.items[3 * i + 2] == 1:
                regret_matching.learn(node)

    # --- what came of it

    def decided(self) -> bool:
        """Whether a single move is worth a look, or the mix is known, so that no more thinking can change the choice."""
        return self.settled or (self.root.wide and self.root.moves.size == 1)

    def sealed_bandit(self) -> Node:
        """Where the searching seat's own sealed choice was learned."""
        return regret_matching.bandit_of(self.root, self.seat)
