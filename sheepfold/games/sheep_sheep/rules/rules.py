"""The verbs of Sheep Sheep: what may be played, what it does, and what FATE deals and draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.journal import note
from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep.rules import moves, notes
from sheepfold.games.sheep_sheep.rules.components import ALL_CELLS, CELL_SETS, CELLS, ROW, SEATS
from sheepfold.games.sheep_sheep.rules.groups import fill_groups
from sheepfold.games.sheep_sheep.rules.phases import DRAW, ENDED, EXCHANGE, GRID, LAY, MODELS, ROWS, STARTER

if TYPE_CHECKING:
    from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

# --- what may be played


def fill_legal(position: SheepSheepPosition, seat: i64, found: Pile) -> None:
    if position.phase == LAY:
        fill_lays(position, found)
        return
    if position.exchanges < position.max_exchanges:  # SS-4.1
        fill_exchanges(position, seat, found)
    found.add(moves.FINISH)


def fill_exchanges(position: SheepSheepPosition, seat: i64, found: Pile) -> None:
    """Every row card fits every cell that shows one of its colours (SS-4.4); equal cards are one move."""
    rows, shows = position.rows, position.shows
    up, lowest = position.deck.up, position.deck.lowest
    first = seat * ROW
    for slot in range(ROW):
        card = rows[first + slot]
        if slot > 0 and is_repeated(position, first, slot):
            continue
        cells = shows[up[2 * card]] | shows[up[2 * card + 1]]
        while cells:
            found.add(moves.exchange(slot, lowest[cells]))
            cells &= cells - 1


def is_repeated(position: SheepSheepPosition, first: i64, slot: i64) -> bool:
    """Whether an earlier slot of the row holds an equal card."""
    rows = position.rows
    card = rows[first + slot]
    for index in range(first, first + slot):
        if rows[index] == card:
            return True
    return False


def fill_lays(position: SheepSheepPosition, found: Pile) -> None:
    """Any empty cell, either face (SS-6.2); colours do not matter (SS-6.4)."""
    lowest = position.deck.lowest
    cells = position.holes
    while cells:
        found.add(moves.lay(lowest[cells], 0))
        found.add(moves.lay(lowest[cells], 1))
        cells &= cells - 1


# --- what it does


def play(position: SheepSheepPosition, move: i64) -> None:
    phase = position.phase
    if phase == EXCHANGE:
        if move == moves.FINISH:
            finish(position)
        else:
            exchange(position, moves.exchange_slot(move), moves.exchange_cell(move))
    elif phase == LAY:
        lay(position, moves.lay_cell(move), moves.lay_side(move))
    elif phase == DRAW:
        position.drawn = take_from_pile(position, moves.drew_card(move))
        position.phase = LAY
    elif phase == GRID:
        deal_to_grid(position, moves.hung_face(move))
    elif phase == ROWS:
        deal_to_row(position, moves.dealt_card(move))
    elif phase == MODELS:
        deal_model(position, moves.model_colour(move))
    else:
        position.turn = moves.starts_seat(move)
        position.phase = ROWS


def exchange(position: SheepSheepPosition, slot: i64, cell: i64) -> None:
    """The row card goes in with the shared colour down; the grid card takes its place in the row (SS-4.5)."""
    index = position.turn * ROW + slot
    card = position.rows[index]
    taken = position.lift(cell)
    position.put(cell, position.deck.hiding(card, position.deck.up[taken]))
    position.rows[index] = taken >> 1
    position.known |= 1 << cell
    position.exchanges += 1


def finish(position: SheepSheepPosition) -> None:
    """Groups are looked for here and nowhere else (SS-5.2)."""
    position.exchanges = 0
    position.turns += 1
    captured = standing_groups(position)
    if captured == 0:
        end_dry_turn(position)
        return
    if position.journal is not None:
        note_groups(position)
    capture(position, captured)
    if position.pile_size < position.deck.sizes[captured]:  # SS-8.1
        end(position)
    else:
        position.phase = DRAW


def standing_groups(position: SheepSheepPosition) -> i64:
    """The set of cells that stand in a group of any colour (SS-5.3, SS-5.4)."""
    shows, groups = position.shows, position.deck.groups
    cells: i64 = 0
    for colour in range(position.deck.colours):
        cells |= groups[shows[colour]]
    return cells


def note_groups(position: SheepSheepPosition) -> None:
    found = Pile(8)
    fill_groups(position.deck, position.shows, found)
    for i in range(0, found.size, 2):
        note(position.journal, notes.CAPTURED, position.turn, found.items[i], found.items[i + 1])


def capture(position: SheepSheepPosition, cells: i64) -> None:
    """The cards go to the album unturned (SS-5.6); an underside nobody knew stays unseen."""
    deck = position.deck
    album = position.turn * deck.colours
    left = cells
    while left:
        cell = deck.lowest[left]
        left &= left - 1
        face = position.lift(cell)
        position.albums[album + deck.up[face]] += 1
        if position.known >> cell & 1:
            position.seen[face] += 1
        else:
            position.unseen[face] += 1
    position.known &= ~cells
    position.dry = 0
    position.redeals = 0


def end_dry_turn(position: SheepSheepPosition) -> None:
    position.dry += 1
    if position.dry < position.dry_limit:
        pass_turn(position)
    elif position.redeals < position.redeal_limit:
        position.turn = SEATS - 1 - position.turn  # SS-7.6
        gather(position)
    else:
        end(position)  # SS-7.7


def end(position: SheepSheepPosition) -> None:
    position.phase = ENDED
    note(position.journal, notes.GAME_OVER, FATE)
    for seat in range(SEATS):
        note(position.journal, notes.SHOWED, seat, position.model(seat))


def pass_turn(position: SheepSheepPosition) -> None:
    position.turn = SEATS - 1 - position.turn
    position.phase = EXCHANGE


def gather(position: SheepSheepPosition) -> None:
    """Grid and rows go back to the pile, which is then dealt again (SS-7.3, SS-7.4)."""
    pile, rows = position.pile, position.rows
    for cell in range(CELLS):
        pile[position.lift(cell) >> 1] += 1
    for index in range(SEATS * ROW):
        pile[rows[index]] += 1
        rows[index] = NONE
    position.pile_size += CELLS + SEATS * ROW
    position.known = 0
    position.turned = 0
    position.dry = 0
    position.redeals += 1
    position.phase = ROWS
    note(position.journal, notes.REDEALT, FATE, position.pile_size)


def lay(position: SheepSheepPosition, cell: i64, side: i64) -> None:
    position.put(cell, 2 * position.drawn + side)
    position.known |= 1 << cell
    position.drawn = NONE
    if position.holes:
        position.phase = DRAW
    else:
        pass_turn(position)  # SS-6.7: even if the pile is now empty


# --- what FATE deals and draws


def take_from_pile(position: SheepSheepPosition, card: i64) -> i64:
    position.pile[card] -= 1
    position.pile_size -= 1
    return card


def deal_model(position: SheepSheepPosition, colour: i64) -> None:
    if position.model_a == NONE:
        position.model_a = colour
        return
    position.model_b = colour
    position.phase = ROWS if position.starter != NONE else STARTER


def deal_to_row(position: SheepSheepPosition, card: i64) -> None:
    rows = position.rows
    index: i64 = 0
    while rows[index] != NONE:
        index += 1
    rows[index] = take_from_pile(position, card)
    if index == SEATS * ROW - 1:
        position.phase = GRID


def deal_to_grid(position: SheepSheepPosition, face: i64) -> None:
    take_from_pile(position, face >> 1)
    position.put(position.deck.lowest[position.holes], face)
    if position.holes == 0:
        turn_cards_over(position)
        position.known = position.turned if position.closed else ALL_CELLS
        position.phase = EXCHANGE


def turn_cards_over(position: SheepSheepPosition) -> None:
    """Turn the fewest cards, the first such set, that leave no group (SS-2.8)."""
    flips = position.deck.flips
    for i in range(CELL_SETS):
        turn_cells(position, flips[i])
        if standing_groups(position) == 0:
            position.turned = flips[i]
            note_turned(position)
            return
        turn_cells(position, flips[i])
    raise AssertionError("nine cards can always be turned so that no group stands (SS-2.9)")


def note_turned(position: SheepSheepPosition) -> None:
    cells = position.turned
    while cells:
        cell = position.deck.lowest[cells]
        cells &= cells - 1
        note(position.journal, notes.TURNED, FATE, cell, position.grid[cell])


def turn_cells(position: SheepSheepPosition, cells: i64) -> None:
    while cells:
        cell = position.deck.lowest[cells]
        cells &= cells - 1
        position.put(cell, position.lift(cell) ^ 1)


def draw(position: SheepSheepPosition, rng: Rng) -> i64:
    phase = position.phase
    if phase == GRID:
        either_side = rng.below(2 * position.pile_size)
        return moves.hung(2 * nth_of_pile(position, either_side >> 1) + (either_side & 1))
    if phase == ROWS:
        return moves.dealt(nth_of_pile(position, rng.below(position.pile_size)))
    if phase == DRAW:
        return moves.drew(nth_of_pile(position, rng.below(position.pile_size)))
    if phase == STARTER:
        return moves.starts(rng.below(SEATS))
    if position.model_a == NONE:
        return moves.model(rng.below(position.deck.colours))
    colour = rng.below(position.deck.colours - 1)
    return moves.model(colour if colour < position.model_a else colour + 1)


def nth_of_pile(position: SheepSheepPosition, nth: i64) -> i64:
    """The card of that number, counting through the bag."""
    pile = position.pile
    card: i64 = 0
    left = nth - pile[0]
    while left >= 0:
        card += 1
        left -= pile[card]
    return card


def fill_odds(position: SheepSheepPosition, found: Pile, weights: Pile) -> None:
    deck, phase = position.deck, position.phase
    if phase == MODELS:
        for colour in range(deck.colours):
            if colour != position.model_a:  # two models never agree (SS-2.1)
                found.add(moves.model(colour))
                weights.add(1)
    elif phase == STARTER:
        for seat in range(SEATS):
            found.add(moves.starts(seat))
            weights.add(1)
    elif phase == GRID:
        for face in range(2 * deck.kinds):
            if position.pile[face >> 1]:
                found.add(moves.hung(face))
                weights.add(position.pile[face >> 1])
    else:
        for card in range(deck.kinds):
            if position.pile[card]:
                found.add(moves.dealt(card) if phase == ROWS else moves.drew(card))
                weights.add(position.pile[card])
