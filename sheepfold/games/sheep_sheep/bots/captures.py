"""The most points that the exchanges of a turn can capture, for all of its first exchanges at once.

Every way is looked at, but cheaply: two exchanges that do not need each other lead to the same grid in either order, so they are
tried once; and the last exchange is sought only where it could still beat what is known.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE, zeros
from sheepfold.games.sheep_sheep.rules import moves
from sheepfold.games.sheep_sheep.rules.components import CELLS, ROW, Deck
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

MOST_COLOURS: Final[i64] = 26

# An exchange in the list: its move, slot and cell (as a set), the colour that goes and the one that comes, the colour underneath.
MOVE: Final[i64] = 0
SLOT: Final[i64] = 1
CELL: Final[i64] = 2
OLD: Final[i64] = 3
NEW: Final[i64] = 4
UNDER: Final[i64] = 5
WIDTH: Final[i64] = 6


@final
class Captures:
    """Room to think in, and what came of it last. A card whose underside nobody knew cannot be planned with: its place in the row
    counts as empty."""

    deck: Deck | None
    colours: i64
    up: vec[i64]
    lowest: vec[i64]
    grouped: vec[i64]
    makers: vec[i64]
    gains: vec[i64]
    # of the position under examination
    shows: vec[i64]  # its own: changed for trial, and back
    grid: vec[i64]
    known: i64
    weights: vec[i64]  # by colour: points for a card
    model: i64
    row: vec[i64]  # two colours for each slot, the first NONE where there is no card to plan with
    twins: vec[i64]  # by slot: a later slot with an equal card, 0 for none
    exchanges: vec[i64]
    size: i64
    standing: i64  # what finishing now would capture
    hope: i64  # the most that one exchange can add to it, if every card were there
    floor: i64  # what the last exchange has to beat
    # of the latest `look`
    worths: vec[i64]  # by move
    looked: vec[i64]  # the position it was of

    def __init__(self) -> None:
        self.deck = None
        self.colours = 0
        nothing = zeros(0)
        self.up = nothing
        self.lowest = nothing
        self.grouped = nothing
        self.makers = nothing
        self.gains = nothing
        self.shows = nothing
        self.grid = nothing
        self.known = 0
        self.weights = vec[i64]([1] * MOST_COLOURS)
        self.model = NONE
        self.row = zeros(2 * ROW)
        self.twins = zeros(ROW)
        self.exchanges = zeros(WIDTH * ROW * CELLS)
        self.size = 0
        self.standing = 0
        self.hope = 0
        self.floor = 0
        self.worths = zeros(moves.FINISH + 1)
        self.looked = vec[i64]([NONE] * (CELLS + ROW + 3))

    # --- questions

    def best(self, position: SheepSheepPosition, seat: i64, model: i64, left: i64) -> i64:
        """The most points with at most that many more exchanges; empty cells stay empty."""
        self.open(position, seat, model)
        if left == 0:
            return self.standing
        if left == 1:
            return self.last(self.standing)
        self.list_exchanges(position, seat)
        if left == 2:
            return self.one_further(False)
        return self.two_further(False)

    def look(self, position: SheepSheepPosition, seat: i64, left: i64) -> None:
        """The same for each of the first exchanges and for finishing at once, in `worths`; at least one exchange is left."""
        if self.is_looked_at(position, seat, left):
            return
        self.open(position, seat, position.model(seat))
        self.list_exchanges(position, seat)
        worths, exchanges = self.worths, self.exchanges
        worths[moves.FINISH] = self.standing
        for at in range(0, WIDTH * self.size, WIDTH):
            old, new, bit = exchanges[at + OLD], exchanges[at + NEW], exchanges[at + CELL]
            worths[exchanges[at + MOVE]] = self.standing + self.change(old, new, bit)
        if left == 2:
            self.one_further(True)
        elif left > 2:
            self.two_further(True)

    def is_looked_at(self, position: SheepSheepPosition, seat: i64, left: i64) -> bool:
        """Whether `worths` are of this very turn as it stands; notes it if not."""
        looked, grid, rows = self.looked, position.grid, position.rows
        same = True
        for cell in range(CELLS):
            if looked[cell] != grid[cell]:
                looked[cell] = grid[cell]
                same = False
        first = seat * ROW
        for slot in range(ROW):
            if looked[CELLS + slot] != rows[first + slot]:
                looked[CELLS + slot] = rows[first + slot]
                same = False
        at = CELLS + ROW
        if looked[at] != left or looked[at + 1] != position.known or looked[at + 2] != position.model(seat):
            looked[at] = left
            looked[at + 1] = position.known
            looked[at + 2] = position.model(seat)
            return False
        return same and position.deck is self.deck

    def after_lay(self, colour: i64, bit: i64) -> i64:
        """With one exchange, once a card that shows a colour is laid into an empty cell; `open` was asked before."""
        shows, grouped = self.shows, self.grouped
        cells = shows[colour]
        standing = self.standing + self.weights[colour] * (grouped[cells | bit] - grouped[cells])
        shows[colour] = cells | bit
        found = self.last(standing)
        shows[colour] = cells
        return found

    # --- what lies there

    def use(self, deck: Deck) -> None:
        self.deck = deck
        self.colours = deck.colours
        self.up = deck.up
        self.lowest = deck.lowest
        self.grouped = deck.grouped
        self.makers = deck.makers
        self.gains = deck.gains

    def open(self, position: SheepSheepPosition, seat: i64, model: i64) -> None:
        """Turn to this seat's row in this position."""
        if position.deck is not self.deck:
            self.use(position.deck)
        self.shows = position.shows
        self.grid = position.grid
        self.known = position.known
        if model != self.model:
            if self.model != NONE:
                self.weights[self.model] = 1
            self.model = model
        if model != NONE:
            self.weights[model] = position.model_points
        row, rows, up = self.row, position.rows, self.up
        first = seat * ROW
        for slot in range(ROW):
            card = rows[first + slot]
            row[2 * slot] = NONE
            if card != NONE:
                row[2 * slot] = up[2 * card]
                row[2 * slot + 1] = up[2 * card + 1]
        shows, weights, grouped = self.shows, self.weights, self.grouped
        standing: i64 = 0
        for colour in range(self.colours):
            standing += weights[colour] * grouped[shows[colour]]
        self.standing = standing

    def list_exchanges(self, position: SheepSheepPosition, seat: i64) -> None:
        """In the order of legal moves; of equal cards the first stands for all."""
        row, twins, exchanges = self.row, self.twins, self.exchanges
        shows, lowest, rows = self.shows, self.lowest, position.rows
        first = seat * ROW
        at: i64 = 0
        for slot in range(ROW):
            twins[slot] = 0
            one, other = row[2 * slot], row[2 * slot + 1]
            if one == NONE:
                continue
            repeated = False
            for earlier in range(slot):
                if rows[first + earlier] == rows[first + slot]:
                    twins[earlier] = slot
                    repeated = True
            if repeated:
                continue
            cells = shows[one] | shows[other]
            while cells:
                bit = cells & -cells
                cells ^= bit
                old = one
                if shows[other] & bit:
                    old = other
                exchanges[at + MOVE] = moves.exchange(slot, lowest[bit])
                exchanges[at + SLOT] = slot
                exchanges[at + CELL] = bit
                exchanges[at + OLD] = old
                exchanges[at + NEW] = one + other - old
                exchanges[at + UNDER] = self.under(bit)
                at += WIDTH
        self.size = at // WIDTH

    def under(self, bit: i64) -> i64:
        """The colour underneath in a cell, NONE if nobody knows it."""
        if not self.known & bit:
            return NONE
        return self.up[self.grid[self.lowest[bit]] ^ 1]

    # --- exchanges

    def change(self, old: i64, new: i64, bit: i64) -> i64:
        """What finishing would capture more if one cell turned from an old colour to a new one."""
        shows, weights, grouped = self.shows, self.weights, self.grouped
        were, are = shows[old], shows[new]
        return weights[new] * (grouped[are | bit] - grouped[are]) - weights[old] * (grouped[were] - grouped[were ^ bit])

    def last(self, standing: i64) -> i64:
        """With one more exchange: only a cell that joins a group with its new colour can add anything."""
        shows, row, makers = self.shows, self.row, self.makers
        best = standing
        for at in range(0, 2 * ROW, 2):
            one = row[at]
            if one == NONE:
                continue
            other = row[at + 1]
            cells = shows[one] & makers[shows[other]]
            while cells:
                bit = cells & -cells
                cells ^= bit
                best = max(best, standing + self.change(one, other, bit))
            cells = shows[other] & makers[shows[one]]
            while cells:
                bit = cells & -cells
                cells ^= bit
                best = max(best, standing + self.change(other, one, bit))
        return best

    def then(self, slot: i64, bit: i64, old: i64, new: i64, under: i64) -> i64:
        """The most points after this exchange with one more; what is not above the floor need not be exact."""
        shows, weights, gains = self.shows, self.weights, self.gains
        were, are = shows[old], shows[new]
        standing = self.standing + self.change(old, new, bit)
        hope = max(self.hope, max(weights[new] * gains[are | bit], weights[old] * gains[were ^ bit]))
        if standing + hope <= self.floor:
            return standing
        row = self.row
        one, other = row[2 * slot], row[2 * slot + 1]
        row[2 * slot] = NONE
        if under != NONE:
            row[2 * slot] = old
            row[2 * slot + 1] = under
        shows[old] = were ^ bit
        shows[new] = are | bit
        found = self.last(standing)
        shows[old] = were
        shows[new] = are
        row[2 * slot] = one
        row[2 * slot + 1] = other
        return found

    def set_hope(self) -> None:
        shows, weights, gains = self.shows, self.weights, self.gains
        hope: i64 = 0
        for colour in range(self.colours):
            hope = max(hope, weights[colour] * gains[shows[colour]])
        self.hope = hope

    def one_further(self, each: bool) -> i64:
        """With two exchanges: the most points; and if each is asked for, in `worths` the most after every first one."""
        exchanges, worths = self.exchanges, self.worths
        self.set_hope()
        self.floor = self.standing
        for at in range(0, WIDTH * self.size, WIDTH):
            slot, bit, under = exchanges[at + SLOT], exchanges[at + CELL], exchanges[at + UNDER]
            if each:
                self.floor = worths[exchanges[at + MOVE]]
            self.floor = max(self.floor, self.then(slot, bit, exchanges[at + OLD], exchanges[at + NEW], under))
            if each:
                worths[exchanges[at + MOVE]] = self.floor
        return self.floor

    def two_further(self, each: bool) -> i64:
        """The same with three exchanges."""
        exchanges, worths, shows, row = self.exchanges, self.worths, self.shows, self.row
        before = self.standing
        best = before
        for at in range(0, WIDTH * self.size, WIDTH):
            slot, bit = exchanges[at + SLOT], exchanges[at + CELL]
            old, new, under = exchanges[at + OLD], exchanges[at + NEW], exchanges[at + UNDER]
            one, other = row[2 * slot], row[2 * slot + 1]
            self.standing = before + self.change(old, new, bit)
            shows[old] ^= bit
            shows[new] |= bit
            row[2 * slot] = NONE
            if under != NONE:
                row[2 * slot] = old
                row[2 * slot + 1] = under
            self.set_hope()
            if each:
                best = worths[exchanges[at + MOVE]]
            self.floor = max(best, self.standing)
            self.pair(at, each)
            self.chain(slot, bit, old, under)
            self.repaint(slot, bit, old, new)
            best = self.floor
            if each:
                worths[exchanges[at + MOVE]] = best
            shows[old] ^= bit
            shows[new] ^= bit
            row[2 * slot] = one
            row[2 * slot + 1] = other
        self.standing = before
        return best

    def pair(self, first: i64, each: bool) -> None:
        """After a first exchange, those further down the list that do not need it: both ways round lead to the same."""
        exchanges, worths = self.exchanges, self.worths
        slot, bit = exchanges[first + SLOT], exchanges[first + CELL]
        for at in range(first + WIDTH, WIDTH * self.size, WIDTH):
            other = exchanges[at + SLOT]
            if other == slot:
                other = self.twins[slot]
                if other == 0:
                    continue
            if exchanges[at + CELL] == bit:
                continue
            best = self.floor
            move = exchanges[at + MOVE]
            if each and worths[move] < best:
                self.floor = worths[move]
            found = self.then(other, exchanges[at + CELL], exchanges[at + OLD], exchanges[at + NEW], exchanges[at + UNDER])
            if each and found > worths[move]:
                worths[move] = found
            self.floor = max(best, found)

    def chain(self, slot: i64, bit: i64, old: i64, under: i64) -> None:
        """With the card that was just taken."""
        if under == NONE:
            return
        going, coming = old, under
        for side in range(2):
            cells = self.shows[going]
            while cells:
                cell = cells & -cells
                cells ^= cell
                beneath = old
                if cell != bit:
                    beneath = self.under(cell)
                self.floor = max(self.floor, self.then(slot, cell, going, coming, beneath))
            going, coming = under, old

    def repaint(self, slot: i64, bit: i64, old: i64, new: i64) -> None:
        """In the cell just filled, with another card."""
        row = self.row
        for other in range(ROW):
            one = row[2 * other]
            if other == slot or one == NONE:
                continue
            two = row[2 * other + 1]
            if one == new:
                self.floor = max(self.floor, self.then(other, bit, new, two, old))
            elif two == new:
                self.floor = max(self.floor, self.then(other, bit, new, one, old))
