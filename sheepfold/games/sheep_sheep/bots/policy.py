"""What a quick sensible player would do: guides playouts, and tells searches where to look first."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep.bots import exact
from sheepfold.games.sheep_sheep.rules import moves
from sheepfold.games.sheep_sheep.rules.components import ROW, SEATS, beside
from sheepfold.games.sheep_sheep.rules.phases import LAY
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

LEEWAY: Final[i64] = 150  # a plan more than a point and a half behind the best one is not searched
TOUCHING: Final[i64] = 20  # of a point: what an equal colour beside a refill card costs
NEARBY: Final[i64] = 10  # and one that a single card would join to it


# --- quick moves


def choose(position: SheepSheepPosition, seat: i64, found: Pile, rng: Rng, turn: exact.Turn | None) -> i64:
    """`turn` is a solved one, if there is any."""
    if position.phase == LAY:
        return tidy_lay(position, seat, found, rng)
    if turn is not None and turn.seat == seat and turn.has(position, exact.exchanges_left(position)):
        return as_planned(position, seat, found, rng, turn)
    return towards_capture(position, seat, found, rng)


def as_planned(position: SheepSheepPosition, seat: i64, found: Pile, rng: Rng, turn: exact.Turn) -> i64:
    """In a turn that has been solved: towards the best finish."""
    choice = found.items[0]
    best: i64 = 0
    equals: i64 = 0
    for i in range(found.size):
        worth = prior(position, seat, found.items[i], turn)
        if equals == 0 or worth > best:
            best = worth
            choice = found.items[i]
            equals = 1
        elif worth == best:
            equals += 1
            if rng.below(equals) == 0:
                choice = found.items[i]
    return choice


def towards_capture(position: SheepSheepPosition, seat: i64, found: Pile, rng: Rng) -> i64:
    """Towards the most points the turn can give, whatever the other can do then; anything where it gives none."""
    model = position.model(seat)
    left = exact.exchanges_left(position)
    best = exact.standing_points(position, model)
    choice: i64 = moves.FINISH
    equals: i64 = 1
    for i in range(found.size):
        move = found.items[i]
        if move == moves.FINISH:
            continue
        index = seat * ROW + moves.exchange_slot(move)
        taken = exact.swap(position, index, moves.exchange_cell(move))
        points = exact.best_points(position, seat, model, left - 1)
        exact.swap_back(position, index, moves.exchange_cell(move), taken)
        if points > best:
            best = points
            choice = move
            equals = 1
        elif points == best and (choice != moves.FINISH or best == 0):
            equals += 1
            if rng.below(equals) == 0:
                choice = move
    return choice


def tidy_lay(position: SheepSheepPosition, seat: i64, found: Pile, rng: Rng) -> i64:
    """Where it helps the other least, as far as one exchange of theirs shows."""
    choice = found.items[0]
    least: i64 = 0
    equals: i64 = 0
    for i in range(found.size):
        move = found.items[i]
        danger = lay_danger(position, seat, move, 1)
        if equals == 0 or danger < least:
            least = danger
            choice = move
            equals = 1
        elif danger == least:
            equals += 1
            if rng.below(equals) == 0:
                choice = move
    return choice


def lay_danger(position: SheepSheepPosition, seat: i64, move: i64, exchanges: i64) -> i64:
    """What the other can capture if the refill card is laid so, and how near it comes to its own colour."""
    deck = position.deck
    cell = moves.lay_cell(move)
    bit: i64 = 1 << cell
    face = 2 * position.drawn + moves.lay_side(move)
    colour = deck.up[face]
    same = position.shows[colour]
    near = beside(bit)
    untidy = TOUCHING * deck.sizes[same & near] + NEARBY * deck.sizes[same & beside(near)]
    return untidy + exact.POINT * points_against(position, SEATS - 1 - seat, cell, face, exchanges)


def points_against(position: SheepSheepPosition, rival: i64, cell: i64, face: i64, exchanges: i64) -> i64:
    """The most photos a rival can capture if a face is laid into an empty cell."""
    bit: i64 = 1 << cell
    position.put(cell, face)
    position.known |= bit
    found = exact.best_points(position, rival, NONE, exchanges)
    position.lift(cell)
    position.known ^= bit
    return found


# --- for searches


def prior(position: SheepSheepPosition, seat: i64, move: i64, turn: exact.Turn | None) -> i64:
    """In the solved turn the worth of the best finish after the move; in later ones the most points it can lead to."""
    if position.phase == LAY:
        return -lay_danger(position, seat, move, min(position.max_exchanges, exact.AHEAD))
    left = exact.exchanges_left(position)
    if turn is not None and (turn.seat != seat or not turn.has(position, left)):
        turn = None
    model = position.model(seat)
    if move == moves.FINISH:
        return turn.finish(position) if turn is not None else exact.POINT * exact.standing_points(position, model)
    index = seat * ROW + moves.exchange_slot(move)
    taken = exact.swap(position, index, moves.exchange_cell(move))
    if turn is not None:
        found = turn.solve(position, left - 1)
    else:
        found = exact.POINT * exact.best_points(position, seat, model, left - 1)
    exact.swap_back(position, index, moves.exchange_cell(move), taken)
    return found
