"""The most points that the exchanges of a turn can capture, for all of its first exchanges at once.

Every way is looked at, but cheaply: two exchanges that do not need each other lead to the same grid in either order, so they are
tried once; and the last exchange is sought only where it could still beat what is known.
"""

from __future__ import annotations

from typing import final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE, Pile, zeros
from sheepfold.games.sheep_sheep.bots.exchanges import (
    COUNT,
    GAIN_AT,
    MODEL,
    MOVE_AT,
    POINTS,
    SLOT_AT,
    cell_of,
    change,
    exchange,
    last,
    move_of,
    new_of,
    old_of,
    slot_of,
    under_of,
)
from sheepfold.games.sheep_sheep.rules import moves
from sheepfold.games.sheep_sheep.rules.components import CELLS, ROW, Deck
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition


@final
class Captures:
    """Room to think in, and what came of it last. A card whose underside nobody knew cannot be planned with: its place in the row
    counts as empty."""

    deck: Deck | None
    colours: i64
    up: vec[i64]
    lowest: vec[i64]
    sets: vec[i64]
    # of the position under examination
    shows: vec[i64]  # its own: changed for trial, and back
    grid: vec[i64]
    known: i64
    row: vec[i64]  # two colours for each slot, the first NONE where there is no card to plan with; then the model
    twins: vec[i64]  # by slot: a later slot with an equal card, 0 for none
    exchanges: Pile
    standing: i64  # what finishing now would capture
    hope: i64  # the most that one exchange can add to it, if every card were there
    floor: i64  # what the last exchange has to beat
    # of the latest `look`
    worths: vec[i64]  # by move
    looked: vec[i64]  # the position it was of

    def __init__(self) -> None:
        nothing = zeros(0)
        self.deck = None
        self.colours = 0
        self.up = nothing
        self.lowest = nothing
        self.sets = nothing
        self.shows = nothing
        self.grid = nothing
        self.known = 0
        self.row = zeros(2 * ROW + 2)
        self.twins = zeros(ROW)
        self.exchanges = Pile(ROW * CELLS)
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
            return last(self.shows, self.sets, self.row, self.standing)
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
        worths, exchanges = self.worths, self.exchanges.items
        worths[moves.FINISH] = self.standing
        for i in range(self.exchanges.size):
            worths[move_of(exchanges[i])] = self.standing + self.change(exchanges[i])
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
        """With one exchange and no model, once a card that shows a colour is laid into an empty cell; `open` was asked before."""
        shows, sets = self.shows, self.sets
        cells = shows[colour]
        standing = self.standing + (sets[cells | bit] & COUNT) - (sets[cells] & COUNT)
        shows[colour] = cells | bit
        found = last(shows, sets, self.row, standing)
        shows[colour] = cells
        return found

    # --- what lies there

    def use(self, deck: Deck) -> None:
        self.deck = deck
        self.colours = deck.colours
        self.up = deck.up
        self.lowest = deck.lowest
        self.sets = deck.sets

    def open(self, position: SheepSheepPosition, seat: i64, model: i64) -> None:
        """Turn to this seat's row in this position."""
        if position.deck is not self.deck:
            self.use(position.deck)
        self.shows = position.shows
        self.grid = position.grid
        self.known = position.known
        row, rows, up = self.row, position.rows, self.up
        first = seat * ROW
        for slot in range(ROW):
            card = rows[first + slot]
            row[2 * slot] = NONE
            if card != NONE:
                row[2 * slot] = up[2 * card]
                row[2 * slot + 1] = up[2 * card + 1]
        shows, sets = self.shows, self.sets
        standing: i64 = 0
        for colour in range(self.colours):
            standing += sets[shows[colour]] & COUNT
        row[MODEL] = model
        row[POINTS] = position.model_points
        if model != NONE:
            standing += (position.model_points - 1) * (sets[shows[model]] & COUNT)
        self.standing = standing

    def list_exchanges(self, position: SheepSheepPosition, seat: i64) -> None:
        """In the order of legal moves; of equal cards the first stands for all."""
        row, twins, exchanges = self.row, self.twins, self.exchanges
        exchanges.clear()
        shows, lowest, rows = self.shows, self.lowest, position.rows
        first = seat * ROW
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
                found = exchange(bit, old, one + other - old, self.under(bit))
                exchanges.add(found | slot << SLOT_AT | moves.exchange(slot, lowest[bit]) << MOVE_AT)

    def under(self, bit: i64) -> i64:
        """The colour underneath in a cell, NONE if nobody knows it."""
        if not self.known & bit:
            return NONE
        return self.up[self.grid[self.lowest[bit]] ^ 1]

    # --- exchanges

    def change(self, found: i64) -> i64:
        """What finishing would capture more after an exchange."""
        shows, sets, row = self.shows, self.sets, self.row
        return change(shows, sets, row, old_of(found), new_of(found), cell_of(found))

    def then(self, slot: i64, found: i64) -> i64:
        """The most points after this exchange with one more; what is not above the floor need not be exact."""
        shows, sets, row = self.shows, self.sets, self.row
        bit, old, new = cell_of(found), old_of(found), new_of(found)
        were, are = shows[old], shows[new]
        left, joined = sets[were ^ bit], sets[are | bit]
        rise = (joined & COUNT) - (sets[are] & COUNT)
        fall = (sets[were] & COUNT) - (left & COUNT)
        more_of_new, more_of_old = joined >> GAIN_AT & COUNT, left >> GAIN_AT & COUNT
        if new == row[MODEL]:
            rise *= row[POINTS]
            more_of_new *= row[POINTS]
        elif old == row[MODEL]:
            fall *= row[POINTS]
            more_of_old *= row[POINTS]
        standing = self.standing + rise - fall
        if standing + max(self.hope, max(more_of_new, more_of_old)) <= self.floor:
            return standing
        one, other = row[2 * slot], row[2 * slot + 1]
        row[2 * slot + 1] = under_of(found)
        row[2 * slot] = old
        if row[2 * slot + 1] == NONE:
            row[2 * slot] = NONE
        shows[old] = were ^ bit
        shows[new] = are | bit
        best = last(shows, sets, row, standing)
        shows[old] = were
        shows[new] = are
        row[2 * slot] = one
        row[2 * slot + 1] = other
        return best

    def set_hope(self) -> None:
        shows, sets, row = self.shows, self.sets, self.row
        hope: i64 = 0
        for colour in range(self.colours):
            more = sets[shows[colour]] >> GAIN_AT & COUNT
            if colour == row[MODEL]:
                more *= row[POINTS]
            if more > hope:
                hope = more
        self.hope = hope

    def one_further(self, each: bool) -> i64:
        """With two exchanges: the most points; and if each is asked for, in `worths` the most after every first one."""
        exchanges, worths = self.exchanges.items, self.worths
        self.set_hope()
        self.floor = self.standing
        for i in range(self.exchanges.size):
            found = exchanges[i]
            if each:
                self.floor = worths[move_of(found)]
            self.floor = max(self.floor, self.then(slot_of(found), found))
            if each:
                worths[move_of(found)] = self.floor
        return self.floor

    def two_further(self, each: bool) -> i64:
        """The same with three exchanges."""
        exchanges, worths, shows, row = self.exchanges.items, self.worths, self.shows, self.row
        before = self.standing
        best = before
        for i in range(self.exchanges.size):
            found = exchanges[i]
            slot, bit = slot_of(found), cell_of(found)
            old, new, under = old_of(found), new_of(found), under_of(found)
            one, other = row[2 * slot], row[2 * slot + 1]
            self.standing = before + self.change(found)
            shows[old] ^= bit
            shows[new] |= bit
            row[2 * slot], row[2 * slot + 1] = old, under
            if under == NONE:
                row[2 * slot] = NONE
            self.set_hope()
            if each:
                best = worths[move_of(found)]
            self.floor = max(best, self.standing)
            self.pair(i, each)
            if under != NONE:
                self.chain(found, old, under)
                self.chain(found, under, old)
            self.repaint(slot, bit, old, new)
            best = self.floor
            if each:
                worths[move_of(found)] = best
            shows[old] ^= bit
            shows[new] ^= bit
            row[2 * slot] = one
            row[2 * slot + 1] = other
        self.standing = before
        return best

    def pair(self, first: i64, each: bool) -> None:
        """After a first exchange, those further down the list that do not need it: both ways round lead to the same."""
        exchanges, worths = self.exchanges.items, self.worths
        slot, bit = slot_of(exchanges[first]), cell_of(exchanges[first])
        twin = self.twins[slot]
        for i in range(first + 1, self.exchanges.size):
            found = exchanges[i]
            other = slot_of(found)
            if found & bit or (other == slot and twin == 0):
                continue
            if other == slot:
                other = twin
            best = self.floor
            move = move_of(found)
            if each and worths[move] < best:
                self.floor = worths[move]
            points = self.then(other, found)
            if each and points > worths[move]:
                worths[move] = points
            self.floor = max(best, points)

    def chain(self, first: i64, old: i64, new: i64) -> None:
        """With the card that the first exchange took, one way round."""
        slot = slot_of(first)
        cells = self.shows[old]
        while cells:
            cell = cells & -cells
            cells ^= cell
            under = old_of(first)  # of the card just laid
            if not cell & first:
                under = self.under(cell)
            self.floor = max(self.floor, self.then(slot, exchange(cell, old, new, under)))

    def repaint(self, slot: i64, bit: i64, old: i64, new: i64) -> None:
        """In the cell just filled, with another card."""
        row = self.row
        for other in range(ROW):
            one = row[2 * other]
            if other == slot or one == NONE:
                continue
            two = row[2 * other + 1]
            if one == new:
                self.floor = max(self.floor, self.then(other, exchange(bit, new, two, old)))
            elif two == new:
                self.floor = max(self.floor, self.then(other, exchange(bit, new, one, old)))
