"""Playing on at random, fast: the inner loop of searches, laws and benchmarks; and counting all ways on (perft)."""

from __future__ import annotations

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng


def playout(position: Position, rng: Rng, moves: Pile) -> i64:
    """Play to the end, every legal move equally likely; returns the number of decisions made by seats."""
    decisions: i64 = 0
    actor = position.actor()
    while actor != OVER:
        if actor == FATE:
            position.play(position.draw(rng), FATE)
        else:
            moves.clear()
            position.fill_legal(actor, moves)
            position.play(moves.items[rng.below(moves.size)], actor)
            decisions += 1
        actor = position.actor()
    return decisions


def playouts(position: Position, games: i64, seed: i64) -> i64:
    """That many playouts from copies of a position; returns the decisions made in all."""
    rng = Rng(seed)
    moves = Pile(256)
    decisions: i64 = 0
    for i in range(games):
        decisions += playout(position.copy(), rng, moves)
    return decisions


def stroll(position: Position, rng: Rng, moves: Pile, steps: i64, line: Pile) -> i64:
    """Play up to that many random moves, of any seat that owes one; seat and move of each are added to the line.

    Returns who acts then; a seat that owes a move and has none stops the stroll at once.
    """
    actor = position.actor()
    for i in range(steps):
        if actor == OVER:
            return OVER
        if actor == FATE:
            move = position.draw(rng)
        else:
            actor = any_owing(position, actor, rng)
            moves.clear()
            position.fill_legal(actor, moves)
            if moves.size == 0:
                return actor
            move = moves.items[rng.below(moves.size)]
        line.add(actor)
        line.add(move)
        position.play(move, actor)
        actor = position.actor()
    return actor


def any_owing(position: Position, first: i64, rng: Rng) -> i64:
    """One of the seats that owe a decision, each equally likely; `first` is the lowest of them."""
    chosen = first
    number: i64 = 1
    for seat in range(first + 1, position.seats):
        if position.owes(seat):
            number += 1
            if rng.below(number) == 0:
                chosen = seat
    return chosen


def settle(position: Position, rng: Rng) -> i64:
    """Let FATE act until a seat owes a decision or the game is over; returns who acts then."""
    actor = position.actor()
    while actor == FATE:
        position.play(position.draw(rng), FATE)
        actor = position.actor()
    return actor


def perft(position: Position, depth: i64) -> i64:
    """How many different lines of that many moves lead on from here, every outcome of FATE counted as a move."""
    actor = position.actor()
    if depth == 0 or actor == OVER:
        return 1
    moves = Pile(64)
    if actor == FATE:
        weights = Pile(64)
        position.fill_odds(moves, weights)
    else:
        position.fill_legal(actor, moves)
    if depth == 1:
        return moves.size
    lines: i64 = 0
    for i in range(moves.size):
        after = position.copy()
        after.play(moves.items[i], actor)
        lines += perft(after, depth - 1)
    return lines
