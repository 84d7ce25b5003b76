"""Sealed choices in the tree: one bandit for each seat, kept under the seat's number in the node, that learns by regret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.bots.node import Node
from sheepfold.core.packed import i64
from sheepfold.core.position import Position

if TYPE_CHECKING:
    from sheepfold.bots.tree import Tree

MIX: Final = 0.25  # share of sealed choices made just to learn
HABIT: Final[i64] = 85  # of a hundred sealed choices others make by habit; the rest as if they knew how one mixes
USUAL_REGRET: Final = 50.0  # how firmly a sealed choice begins with what is usual,
USUAL_PLAYED: Final = 4_000_000.0  # and how long: about as much as 2800 simulations tell
TWO_TO_32: Final = 4294967296.0


def bandit_of(node: Node, seat: i64) -> Node:
    """Where a seat's sealed choice at this point is learned."""
    return node.child(-1 - seat)


def choose(tree: Tree, world: Position, node: Node) -> None:
    """Every seat that owes a choice makes it without knowing the others'."""
    for seat in range(tree.seats):
        if not world.owes(seat):
            continue
        bandit = bandit_of(node, seat)
        tree.moves.clear()
        world.fill_legal(seat, tree.moves)
        tree.decisions += 1
        if seat != tree.seat and tree.rng.below(100) < HABIT:
            world.play(tree.guide.policy(world, seat, tree.moves, tree.rng), seat)
            continue
        if bandit.moves.size == 0:
            begin(tree, world, bandit, seat)
        for i in range(tree.moves.size):
            if bandit.moves.find(tree.moves.items[i]) < 0:
                bandit.add(tree.moves.items[i])
        index = pick(tree, bandit, seat)
        world.play(bandit.moves.items[index], seat)


def begin(tree: Tree, world: Position, bandit: Node, seat: i64) -> None:
    """Begin with what is usual, by the priors, so that a short search does not choose by noise."""
    total: i64 = 0
    for i in range(tree.moves.size):
        total += max(tree.guide.prior(world, seat, tree.moves.items[i]), 0)
    for i in range(tree.moves.size):
        move = tree.moves.items[i]
        index = bandit.add(move)
        if total > 0:
            share = float(max(tree.guide.prior(world, seat, move), 0)) / float(total)
            bandit.regrets[index] = USUAL_REGRET * share
            bandit.played[index] = USUAL_PLAYED * share


def pick(tree: Tree, bandit: Node, seat: i64) -> i64:
    """By regret matching over the moves that are legal now, with a share of trying anything; noted for `Tree.learn`."""
    tree.find_indexes(bandit)
    indexes = tree.indexes
    total: float = 0.0
    for i in range(indexes.size):
        regret = bandit.regrets[indexes.items[i]]
        if regret > 0.0:
            total += regret
    number = indexes.size
    even = 1.0 / float(number)
    weight = float(bandit.tries)  # what was learned late counts more
    left = float(tree.rng.word()) / TWO_TO_32
    chosen: i64 = indexes.items[number - 1]
    found = False
    for i in range(number):
        index = indexes.items[i]
        regret = bandit.regrets[index]
        share = even
        if total > 0.0:
            share = regret / total if regret > 0.0 else 0.0
        bandit.played[index] += share * weight
        chance = (1.0 - MIX) * share + MIX * even
        if not found:
            if left < chance or i == number - 1:
                chosen = index
                found = True
            left -= chance
    bandit.tries += 1
    tree.note(bandit, chosen, seat, 1)
    return chosen


def learn(bandit: Node) -> None:
    """How much more than the mix of now every move has gained on average. Not more than this one game: its luck, and which
    of the moves it happened to fall on, would be learned as well."""
    regrets = bandit.regrets
    value: float = 0.0
    total: float = 0.0
    visits: float = 0.0
    gained: float = 0.0
    for index in range(bandit.moves.size):
        if bandit.visits[index] > 0:
            visits += float(bandit.visits[index])
            gained += bandit.totals[index]
            total += regrets[index]
            value += regrets[index] * bandit.totals[index] / float(bandit.visits[index])
    value = value / total if total > 0.0 else gained / visits
    for index in range(bandit.moves.size):
        if bandit.visits[index] > 0:
            regrets[index] = max(regrets[index] + bandit.totals[index] / float(bandit.visits[index]) - value, 0.0)
