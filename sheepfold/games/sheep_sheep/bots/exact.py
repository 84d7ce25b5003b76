"""The whole turn solved: the most points that any exchanges of a player can capture, with none left out."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE, zeros
from sheepfold.games.sheep_sheep.bots.captures import Captures
from sheepfold.games.sheep_sheep.rules.components import CELL_SETS, CELLS, ROW, SEATS
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

AHEAD: Final[i64] = 3  # exchanges looked through; where the table allows more, a turn is planned three at a time
POINT: Final[i64] = 100
REPLY: Final[i64] = 80  # of a photo that the other can capture in reply: they may be kept from it yet

# --- points on the grid


def worth(position: SheepSheepPosition, colour: i64, cells: i64, model: i64) -> i64:
    """Points for the groups among the cells of one colour; model NONE: photos."""
    photos = position.deck.grouped[cells]
    return photos * position.model_points if colour == model else photos


def standing_points(position: SheepSheepPosition, model: i64) -> i64:
    """What finishing now would capture."""
    points: i64 = 0
    for colour in range(position.deck.colours):
        points += worth(position, colour, position.shows[colour], model)
    return points


# --- exchanges tried and taken back


def swap(position: SheepSheepPosition, index: i64, cell: i64) -> i64:
    """Exchange for trial; returns the face that lay in the cell, which `swap_back` wants.

    A card whose underside nobody knew cannot be planned with: its place in the row counts as empty.
    """
    deck = position.deck
    bit: i64 = 1 << cell
    taken = position.grid[cell]
    old = deck.up[taken]
    face = deck.hiding(position.rows[index], old)
    position.grid[cell] = face
    position.shows[old] ^= bit
    position.shows[deck.up[face]] |= bit
    if position.known & bit:
        position.rows[index] = taken >> 1
    else:
        position.rows[index] = NONE
        position.known |= bit
    return taken


def swap_back(position: SheepSheepPosition, index: i64, cell: i64, taken: i64) -> None:
    up = position.deck.up
    bit: i64 = 1 << cell
    face = position.grid[cell]
    if position.rows[index] == NONE:
        position.known ^= bit
    position.rows[index] = face >> 1
    position.grid[cell] = taken
    position.shows[up[face]] ^= bit
    position.shows[up[taken]] |= bit


def is_playable(position: SheepSheepPosition, first: i64, index: i64) -> bool:
    """Whether a row has a known card here, and none equal before it."""
    card = position.rows[index]
    if card == NONE:
        return False
    for earlier in range(first, index):
        if position.rows[earlier] == card:
            return False
    return True


# --- the best capture


def best_points(position: SheepSheepPosition, seat: i64, model: i64, left: i64) -> i64:
    """The most points a seat can capture with at most that many more exchanges. A search asks its own `Captures`."""
    return Captures().best(position, seat, model, left)


# --- the best finish, reply included


@final
class Turn:
    """One turn solved whole: every position a player can reach by exchanges, each once, and the best finish from there.

    A finish is worth its points less most of what the other can capture at once in reply, in hundredths of a point.
    """

    seat: i64
    model: i64
    exchanges: i64  # at most this many
    reply: i64  # exchanges of the other
    worths: dict[int, int]
    counts: vec[i64]  # how many positions there are, by exchanges made
    captures: Captures

    def __init__(self, position: SheepSheepPosition, seat: i64) -> None:
        self.captures = Captures()
        self.seat = seat
        self.model = position.model(seat)
        self.exchanges = exchanges_left(position)
        self.reply = min(position.max_exchanges, AHEAD)
        self.worths = {}
        self.counts = zeros(self.exchanges + 1)
        self.solve(position, self.exchanges)

    def solve(self, position: SheepSheepPosition, left: i64) -> i64:
        """The worth of the best finish with at most that many more exchanges."""
        key = state_key(position, left)
        known = self.worths.get(key)
        if known is not None:
            return known
        best = self.finish(position)
        if left > 0:
            rows, shows = position.rows, position.shows
            up, lowest = position.deck.up, position.deck.lowest
            first = self.seat * ROW
            for index in range(first, first + ROW):
                if not is_playable(position, first, index):
                    continue
                cells = shows[up[2 * rows[index]]] | shows[up[2 * rows[index] + 1]]
                while cells:
                    cell = lowest[cells]
                    cells &= cells - 1
                    taken = swap(position, index, cell)
                    best = max(best, self.solve(position, left - 1))
                    swap_back(position, index, cell, taken)
        self.worths[key] = best
        self.counts[self.exchanges - left] += 1
        return best

    def finish(self, position: SheepSheepPosition) -> i64:
        """What finishing at once is worth."""
        points = standing_points(position, self.model)
        return POINT * points - REPLY * reply_points(position, self.seat, self.reply, self.captures)

    def is_at(self, position: SheepSheepPosition, seat: i64) -> bool:
        """Whether this seat is in this turn."""
        return seat == self.seat and state_key(position, exchanges_left(position)) in self.worths


def exchanges_left(position: SheepSheepPosition) -> i64:
    """As many as the player may still make, or as many as can be looked through."""
    return min(position.max_exchanges - position.exchanges, AHEAD)


def state_key(position: SheepSheepPosition, left: i64) -> int:
    """Tells the positions of one turn apart: the row needs no telling, it has what the grid has not."""
    faces: int = 2 * position.deck.kinds + 1
    key: int = left * CELL_SETS + position.known
    for cell in range(CELLS):
        key = key * faces + position.grid[cell] + 1
    return key


def reply_points(position: SheepSheepPosition, seat: i64, exchanges: i64, captures: Captures) -> i64:
    """The most photos the other seat can capture next with what is left lying when this seat finishes now."""
    deck, shows = position.deck, position.shows
    captured: i64 = 0
    for colour in range(deck.colours):
        captured |= deck.groups[shows[colour]]
    if captured == 0:
        return captures.best(position, SEATS - 1 - seat, NONE, exchanges)
    before = shows[:]
    for colour in range(deck.colours):
        shows[colour] &= ~captured
    found = captures.best(position, SEATS - 1 - seat, NONE, exchanges)
    for colour in range(deck.colours):
        shows[colour] = before[colour]
    return found
