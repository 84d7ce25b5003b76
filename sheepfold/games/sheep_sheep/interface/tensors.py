"""Sheep Sheep for those who train agents: what a seat sees as bytes, and its choices as 55 actions.

Moves of seats are numbered densely already, so an action is the code of its move.
"""

from __future__ import annotations

from typing import final

from sheepfold.core.packed import i64, u8, vec
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.position import Position
from sheepfold.core.setup import Setup
from sheepfold.core.tensors import MOST, Columns, Tensors, capped, write_row
from sheepfold.games.sheep_sheep.rules import hidden
from sheepfold.games.sheep_sheep.rules.components import CELLS, ROW, SEATS, Deck
from sheepfold.games.sheep_sheep.rules.data import deck_of
from sheepfold.games.sheep_sheep.rules.phases import LAY
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition


def labels() -> list[str]:
    found = [f"exchange row card {slot + 1} with cell {cell + 1}" for slot in range(ROW) for cell in range(CELLS)]
    found.append("finish the turn")
    for cell in range(CELLS):
        found += [f"lay the drawn card into cell {cell + 1}, its {side} colour up" for side in ("first", "second")]
    return found


def columns(deck: Deck) -> list[Columns]:
    colours, kinds = int(deck.colours), int(deck.kinds)
    order = f"in the deck's order {deck.letters}"
    return [
        Columns("asked", 1, 1, "this seat is asked"),
        Columns("laying", 1, 1, "a drawn card is to be laid; else exchanges are made"),
        Columns("left", 1, 6, "exchanges left in this turn"),
        Columns("dry", 1, 8, "turns in a row without a capture"),
        Columns("redeals", 1, 5, "re-deals since the last capture"),
        Columns("pile", 1, int(MOST), "cards in the pile"),
        Columns("model", colours, 1, f"the colour of one's own model, {order}"),
        Columns("drawn", colours, 1, "the two colours of the drawn card"),
        Columns("up", 9 * colours, 1, "cell by cell, the colour that is up"),
        Columns("down", 9 * colours, 1, "cell by cell, the colour that is down; none if nobody has seen it"),
        Columns("row", 4 * colours, 1, "card by card of one's own row, its two colours"),
        Columns("their row", 4 * colours, 1, "the same of the other row"),
        Columns("album", colours, int(MOST), "photos of each colour in one's own album"),
        Columns("their album", colours, int(MOST), "the same of the other album"),
        Columns("unseen", kinds, 99, f"cards of each pair of colours not seen on both sides, {order}"),
    ]


@final
class SheepSheepTensors(Tensors):
    def __init__(self, setup: Setup) -> None:
        super().__init__(columns(deck_of(setup)), labels())

    def fill_actions(self, position: Position, seat: i64, half: i64, scratch: Pile, found: Pile) -> None:
        position.fill_legal(seat, found)

    def observe(self, position: Position, seat: i64, half: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(position, SheepSheepPosition)
        deck = position.deck
        colours = deck.colours
        other: i64 = SEATS - 1 - seat
        if position.turn == seat and position.actor() == seat:
            out[at] = 1
        if position.phase == LAY:
            out[at + 1] = 1
        out[at + 2] = u8(position.max_exchanges - position.exchanges)
        out[at + 3] = u8(position.dry)
        out[at + 4] = u8(position.redeals)
        out[at + 5] = u8(capped(position.pile_size))
        at += 6
        if position.model(seat) != NONE:
            out[at + position.model(seat)] = 1
        at += colours
        if position.drawn != NONE:
            show_card(deck.up, position.drawn, out, at)
        at += colours
        show_grid(position, out, at)
        at += 2 * CELLS * colours
        show_row(position, seat * ROW, out, at)
        at += ROW * colours
        show_row(position, other * ROW, out, at)
        at += ROW * colours
        write_row(out, at, position.albums, seat * colours, seat * colours + colours)
        at += colours
        write_row(out, at, position.albums, other * colours, other * colours + colours)
        show_unseen(position, out, at + colours)


def show_card(up: vec[i64], card: i64, out: vec[u8], at: i64) -> None:
    out[at + up[2 * card]] = 1
    out[at + up[2 * card + 1]] = 1


def show_grid(position: SheepSheepPosition, out: vec[u8], at: i64) -> None:
    grid, up, colours, known = position.grid, position.deck.up, position.deck.colours, position.known
    below = at + CELLS * colours
    for cell in range(CELLS):
        face = grid[cell]
        if face != NONE:
            out[at + up[face]] = 1
            if known >> cell & 1:
                out[below + up[face ^ 1]] = 1
        at += colours
        below += colours


def show_row(position: SheepSheepPosition, first: i64, out: vec[u8], at: i64) -> None:
    rows, up, colours = position.rows, position.deck.up, position.deck.colours
    for i in range(first, first + ROW):
        card = rows[i]
        if card != NONE:
            show_card(up, card, out, at)
        at += colours


def show_unseen(position: SheepSheepPosition, out: vec[u8], at: i64) -> None:
    """The pile and, with closed undersides, the cards on the wall and in albums that nobody has seen both sides of."""
    deck = position.deck
    write_row(out, at, position.pile, 0, deck.kinds)
    if not position.closed:
        return
    for cell in range(CELLS):
        if hidden.is_hidden(position, cell):
            out[at + (position.grid[cell] >> 1)] += 1
    for face in range(2 * deck.kinds):
        out[at + (face >> 1)] += u8(position.unseen[face])
