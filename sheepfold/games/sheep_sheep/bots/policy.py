"""What a quick sensible player would do: guides playouts, and tells searches where to look first."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep.bots import exact
from sheepfold.games.sheep_sheep.bots.captures import Captures
from sheepfold.games.sheep_sheep.bots.exchanges import move_of
from sheepfold.games.sheep_sheep.rules import moves
from sheepfold.games.sheep_sheep.rules.components import ROW, SEATS, beside
from sheepfold.games.sheep_sheep.rules.phases import LAY
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

LEEWAY: Final[i64] = 150  # a plan more than a point and a half behind the best one is not searched
TOUCHING: Final[i64] = 20  # of a point: what an equal colour beside a refill card costs
NEARBY: Final[i64] = 10  # and one that a single card would join to it


# --- quick moves


def choose(position: SheepSheepPosition, seat: i64, found: Pile, rng: Rng, turn: exact.Turn | None, captures: Captures) -> i64:
    """`turn` is a solved one, if there is any."""
    if position.phase == LAY:
        return tidy_lay(position, seat, rng, captures)
    if turn is not None and turn.is_at(position, seat):
        return as_planned(position, seat, found, rng, turn)
    return towards_capture(position, seat, rng, captures)


def as_planned(position: SheepSheepPosition, seat: i64, found: Pile, rng: Rng, turn: exact.Turn) -> i64:
    """In a turn that has been solved: towards the best finish."""
    choice = found.items[0]
    best: i64 = 0
    equals: i64 = 0
    for i in range(found.size):
        worth = planned(position, seat, found.items[i], turn)
        if equals == 0 or worth > best:
            best = worth
            choice = found.items[i]
            equals = 1
        elif worth == best:
            equals += 1
            if rng.below(equals) == 0:
                choice = found.items[i]
    return choice


def towards_capture(position: SheepSheepPosition, seat: i64, rng: Rng, captures: Captures) -> i64:
    """Towards the most points the turn can give, whatever the other can do then; anything where it gives none."""
    left = exact.exchanges_left(position)
    if left == 0:
        return moves.FINISH
    captures.look(position, seat, left)
    worths, found = captures.worths, captures.exchanges.items
    best = worths[moves.FINISH]
    choice: i64 = moves.FINISH
    equals: i64 = 1
    for i in range(captures.exchanges.size):
        move = move_of(found[i])
        points = worths[move]
        if points > best:
            best = points
            choice = move
            equals = 1
        elif points == best and (choice != moves.FINISH or best == 0):
            equals += 1
            if rng.below(equals) == 0:
                choice = move
    return choice


def tidy_lay(position: SheepSheepPosition, seat: i64, rng: Rng, captures: Captures) -> i64:
    """Where it helps the other least, as far as one exchange of theirs shows."""
    captures.open(position, SEATS - 1 - seat, NONE)
    lowest = position.deck.lowest
    choice: i64 = NONE
    least: i64 = 0
    equals: i64 = 0
    cells = position.holes
    while cells:
        bit = cells & -cells
        cells ^= bit
        for side in range(2):
            danger = quick_danger(position, side, bit, captures)
            if equals == 0 or danger < least:
                least = danger
                choice = moves.lay(lowest[bit], side)
                equals = 1
            elif danger == least:
                equals += 1
                if rng.below(equals) == 0:
                    choice = moves.lay(lowest[bit], side)
    return choice


def quick_danger(position: SheepSheepPosition, side: i64, bit: i64, captures: Captures) -> i64:
    """As `lay_danger` with one exchange of the other, whose row has been opened."""
    colour = position.deck.up[2 * position.drawn + side]
    return untidiness(position, colour, bit) + exact.POINT * captures.after_lay(colour, bit)


def lay_danger(position: SheepSheepPosition, seat: i64, move: i64, exchanges: i64, captures: Captures) -> i64:
    """What the other can capture if the refill card is laid so, and how near it comes to its own colour."""
    cell = moves.lay_cell(move)
    face = 2 * position.drawn + moves.lay_side(move)
    untidy = untidiness(position, position.deck.up[face], 1 << cell)
    return untidy + exact.POINT * points_against(position, SEATS - 1 - seat, cell, face, exchanges, captures)


def untidiness(position: SheepSheepPosition, colour: i64, bit: i64) -> i64:
    """How near a card in an empty cell comes to its own colour."""
    sizes = position.deck.sizes
    same = position.shows[colour]
    near = beside(bit)
    return TOUCHING * sizes[same & near] + NEARBY * sizes[same & beside(near)]


def points_against(position: SheepSheepPosition, rival: i64, cell: i64, face: i64, exchanges: i64, captures: Captures) -> i64:
    """The most photos a rival can capture if a face is laid into an empty cell."""
    bit: i64 = 1 << cell
    position.put(cell, face)
    position.known |= bit
    found = captures.best(position, rival, NONE, exchanges)
    position.lift(cell)
    position.known ^= bit
    return found


# --- for searches


def prior(position: SheepSheepPosition, seat: i64, move: i64, turn: exact.Turn | None, captures: Captures) -> i64:
    """In the solved turn the worth of the best finish after the move; in later ones the most points it can lead to."""
    if position.phase == LAY:
        return -lay_danger(position, seat, move, min(position.max_exchanges, exact.AHEAD), captures)
    if turn is not None and turn.is_at(position, seat):
        return planned(position, seat, move, turn)
    left = exact.exchanges_left(position)
    if left == 0:
        return exact.POINT * exact.standing_points(position, position.model(seat))
    captures.look(position, seat, left)
    return exact.POINT * captures.worths[move]


def planned(position: SheepSheepPosition, seat: i64, move: i64, turn: exact.Turn) -> i64:
    """The worth of the best finish after a move, in a turn that has been solved."""
    if move == moves.FINISH:
        return turn.finish(position)
    index = seat * ROW + moves.exchange_slot(move)
    cell = moves.exchange_cell(move)
    taken = exact.swap(position, index, cell)
    found = turn.solve(position, exact.exchanges_left(position) - 1)
    exact.swap_back(position, index, cell, taken)
    return found
