"""The search tree over imagined worlds (information-set Monte Carlo), compiled together with the games.

Every simulation draws another world that looks the same to the searching seat, walks down one common tree as far as it
reaches, plays on by the game's quick policy to the end, and notes on the way back how it went for whoever chose.
Outcomes of FATE that the seat sees are branches of the tree; those it does not see are not, so the tree never knows more
than the seat. Sealed choices made at the same time are learned by regret matching, each seat for itself. Where a game can
tell at the end of a round how likely each seat is to win, a simulation goes only that far: the luck of all later rounds
would drown what the choice of now is worth.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from sheepfold.core.packed import append, i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng

EXPLORE: Final = 0.7  # weight of what is little known against what looks good
WIDEN_FIRST: Final[i64] = 3  # moves looked at from the start; more by and by
MIX: Final = 0.25  # share of sealed choices made just to learn
WIN_WEIGHT: Final = 0.85  # the rest rewards the margin, so that a lost game is still fought for
NEWS: Final[i64] = -1000  # below the keys of sealed choices: branches for what a move showed
DEEPEST: Final[i64] = 40  # tree moves of one simulation
SWING: Final = 4.0  # a usual change of the outlook counts as a quarter of a win, so that exploring keeps its measure
LEAP: Final = 3.0  # and the greatest as that many
HABIT: Final[i64] = 85  # of a hundred sealed choices others make by habit; the rest as if they knew how one mixes
USUAL_REGRET: Final = 50.0  # how firmly a sealed choice begins with what is usual,
USUAL_PLAYED: Final = 4_000_000.0  # and how long: about as much as 2800 simulations tell
TWO_TO_32: Final = 4294967296.0


class Node:
    """A place in the tree: the moves tried from here, and how each went for the seat that chose it."""

    def __init__(self) -> None:
        self.moves = Pile(0)
        self.kids: list[Node] = []
        self.visits: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()  # how often each could have been chosen
        self.totals: vec[float] = vec[float]()
        self.regrets: vec[float] = vec[float]()  # sealed choices only
        self.played: vec[float] = vec[float]()
        self.tries: i64 = 0
        self.top: i64 = 0  # the best prior here, once there is a move
        self.wide = False  # no further move is worth a look

    def add(self, move: i64) -> i64:
        place = self.moves.size
        self.moves.add(move)
        self.kids.append(Node())
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.totals = append(self.totals, 0.0)
        self.regrets = append(self.regrets, 0.0)
        self.played = append(self.played, 0.0)
        return place


class Tree:
    """One search from one seat's point of view."""

    def __init__(self, world: Position, seat: i64, seed: i64) -> None:
        self.template = world.copy()
        self.template.ponder(seat)
        self.seats: i64 = world.seats
        self.seat: i64 = seat
        self.rng = Rng(seed)
        self.root = Node()
        self.moves = Pile(256)
        self.places = Pile(256)
        self.path: list[Node] = []
        self.steps = Pile(64)  # place in the node, seat that chose, 1 if sealed; three for each node of the path
        self.gains: vec[float] = vec[float]([0.0] * world.seats)
        self.scores: vec[i64] = vec[i64]([0] * world.seats)
        self.before: vec[float] = vec[float]([0.0] * world.seats)  # the outlook at the start, in games that pause
        self.pausing: bool = world.pauses()
        self.stir: float = 0.0  # how much the outlook of all seats changed in all simulations
        self.stirs: float = 0.0
        self.shallow: bool = self.pausing and not world.deepens()
        self.alone: bool = world.alone()
        self.settled: bool = self.is_settled()
        self.simulations: i64 = 0
        self.decisions: i64 = 0

    def run(self, simulations: i64) -> None:
        for i in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        world = self.template.copy()
        world.suppose(self.seat, self.rng)
        world.unseal(self.seat)
        self.path = []
        self.steps.clear()
        if self.pausing:
            for seat in range(self.seats):
                self.before[seat] = world.outlook(seat)
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
                if self.pausing and world.pause():
                    return
                move = world.draw(self.rng)
                if world.shown(move, self.seat):
                    place = node.moves.find(move)
                    if place < 0:
                        place = node.add(move)
                        fresh = True
                    node = node.kids[place]
                world.play(move, FATE)
                continue
            depth += 1
            if self.several_owe(world, actor):
                self.choose_sealed(world, node)
                return  # what follows depends on what the others chose, which are no branches of the tree
            if self.alone and actor != self.seat:
                return
            self.moves.clear()
            world.fill_legal(actor, self.moves)
            self.decisions += 1
            place = self.choose(world, node, actor)
            # With so short a way to go, the quick policy plays the rest better than a tree that tries everything.
            fresh = self.shallow or node.visits[place] == 0
            self.note(node, place, actor, 0)
            move = node.moves.items[place]
            world.play(move, actor)
            node = node.kids[place]
            news = world.news(move)
            if news != 0:
                node = node.kids[self.sub(node, NEWS - news)]

    def is_settled(self) -> bool:
        """Whether a sealed choice is to be made for which the game has worked out the mix: it leaves no leeway beside its priors."""
        world = self.template.copy()
        world.unseal(self.seat)
        actor = world.actor()
        return actor >= 0 and self.several_owe(world, actor) and world.leeway() == 0

    def several_owe(self, world: Position, actor: i64) -> bool:
        for other in range(actor + 1, self.seats):
            if world.owes(other):
                return True
        return False

    def note(self, node: Node, place: i64, seat: i64, sealed: i64) -> None:
        self.path.append(node)
        self.steps.add(place)
        self.steps.add(seat)
        self.steps.add(sealed)

    def choose(self, world: Position, node: Node, actor: i64) -> i64:
        """The place in the node of the move to follow: a new one while the node may widen, else the most promising one known."""
        self.find_places(node)
        known: i64 = 0
        for i in range(self.places.size):
            if self.places.items[i] >= 0:
                known += 1
                node.chances[self.places.items[i]] += 1
        node.tries += 1
        legal = self.moves.size
        if known == 0 or (known < legal and not node.wide and (known < WIDEN_FIRST or known * known < node.tries + node.tries)):
            move = self.most_promising_new(world, actor)
            prior = world.prior(actor, move)
            if node.moves.size == 0:
                node.top = prior
            if known > 0 and prior < node.top - world.leeway():
                node.wide = True
            else:
                place = node.add(move)
                node.chances[place] += 1
                return place
        best: i64 = -1
        top: float = -1.0 - LEAP
        for i in range(self.places.size):
            place = self.places.items[i]
            if place < 0:
                continue
            visits = node.visits[place]
            if visits == 0:
                return place
            worth = node.totals[place] / float(visits) + EXPLORE * sqrt(log(1.0 + float(node.chances[place])) / float(visits))
            if worth > top:
                top = worth
                best = place
        return best

    def find_places(self, node: Node) -> None:
        """For each legal move where it stands in the node, -1 if it is new."""
        self.places.clear()
        for i in range(self.moves.size):
            self.places.add(node.moves.find(self.moves.items[i]))

    def most_promising_new(self, world: Position, actor: i64) -> i64:
        """The untried legal move with the greatest prior; among equals any."""
        best: i64 = -1
        top: i64 = 0
        equals: i64 = 0
        for i in range(self.places.size):
            if self.places.items[i] >= 0:
                continue
            move = self.moves.items[i]
            prior = world.prior(actor, move)
            if equals == 0 or prior > top:
                top = prior
                best = move
                equals = 1
            elif prior == top:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = move
        return best

    # --- sealed choices: one bandit for each seat, kept under the seat's number in the node

    def choose_sealed(self, world: Position, node: Node) -> None:
        """Every seat that owes a choice makes it without knowing the others'."""
        for seat in range(self.seats):
            if not world.owes(seat):
                continue
            bandit = node.kids[self.sub(node, -1 - seat)]
            self.moves.clear()
            world.fill_legal(seat, self.moves)
            self.decisions += 1
            if seat != self.seat and self.rng.below(100) < HABIT:
                world.play(world.policy(seat, self.moves, self.rng), seat)
                continue
            if bandit.moves.size == 0:
                self.start_sealed(world, bandit, seat)
            for i in range(self.moves.size):
                if bandit.moves.find(self.moves.items[i]) < 0:
                    bandit.add(self.moves.items[i])
            place = self.pick_sealed(bandit, seat)
            world.play(bandit.moves.items[place], seat)

    def start_sealed(self, world: Position, bandit: Node, seat: i64) -> None:
        """Begin with what is usual, by the priors, so that a short search does not choose by noise."""
        total: i64 = 0
        for i in range(self.moves.size):
            total += max(world.prior(seat, self.moves.items[i]), 0)
        for i in range(self.moves.size):
            move = self.moves.items[i]
            place = bandit.add(move)
            if total > 0:
                share = float(max(world.prior(seat, move), 0)) / float(total)
                bandit.regrets[place] = USUAL_REGRET * share
                bandit.played[place] = USUAL_PLAYED * share

    def sub(self, node: Node, key: i64) -> i64:
        place = node.moves.find(key)
        return place if place >= 0 else node.add(key)

    def pick_sealed(self, bandit: Node, seat: i64) -> i64:
        """By regret matching over the moves that are legal now, with a share of trying anything; noted for `learn`."""
        self.find_places(bandit)
        total: float = 0.0
        for i in range(self.places.size):
            regret = bandit.regrets[self.places.items[i]]
            if regret > 0.0:
                total += regret
        number = self.places.size
        even = 1.0 / float(number)
        weight = float(bandit.tries)  # what was learned late counts more
        left = float(self.rng.word()) / TWO_TO_32
        chosen: i64 = self.places.items[number - 1]
        found = False
        for i in range(number):
            place = self.places.items[i]
            regret = bandit.regrets[place]
            share = even
            if total > 0.0:
                share = regret / total if regret > 0.0 else 0.0
            bandit.played[place] += share * weight
            chance = (1.0 - MIX) * share + MIX * even
            if not found:
                if left < chance or i == number - 1:
                    chosen = place
                    found = True
                left -= chance
        bandit.tries += 1
        self.note(bandit, chosen, seat, 1)
        return chosen

    # --- to the end and back

    def finish(self, world: Position) -> None:
        """Play on by the game's quick policy, to the end or to where the game pauses."""
        moves = self.moves
        actor = world.actor()
        while actor != OVER:
            if actor == FATE:
                if self.pausing and world.pause():
                    return
                world.play(world.draw(self.rng), FATE)
            else:
                world.carry_on(actor, moves, self.rng)
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
            self.gains[seat] = world.outlook(seat) - self.before[seat]
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
            place = self.steps.items[3 * i]
            gain = self.gains[self.steps.items[3 * i + 1]]
            node.visits[place] += 1
            node.totals[place] += gain
            if self.steps.items[3 * i + 2] == 1:
                self.regret(node)

    def regret(self, bandit: Node) -> None:
        """How much more than the mix of now every move has gained on average. Not more than this one game: its luck, and which
        of the moves it happened to fall on, would be learned as well."""
        regrets = bandit.regrets
        value: float = 0.0
        total: float = 0.0
        visits: float = 0.0
        gained: float = 0.0
        for place in range(bandit.moves.size):
            if bandit.visits[place] > 0:
                visits += float(bandit.visits[place])
                gained += bandit.totals[place]
                total += regrets[place]
                value += regrets[place] * bandit.totals[place] / float(bandit.visits[place])
        value = value / total if total > 0.0 else gained / visits
        for place in range(bandit.moves.size):
            if bandit.visits[place] > 0:
                regrets[place] = max(regrets[place] + bandit.totals[place] / float(bandit.visits[place]) - value, 0.0)

    # --- what came of it

    def decided(self) -> bool:
        """Whether a single move is worth a look, or the mix is known, so that no more thinking can change the choice."""
        return self.settled or (self.root.wide and self.root.moves.size == 1)

    def sealed_bandit(self) -> Node:
        """Where the searching seat's own sealed choice was learned."""
        return self.root.kids[self.sub(self.root, -1 - self.seat)]
