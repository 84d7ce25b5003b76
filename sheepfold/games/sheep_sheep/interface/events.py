"""What happened in a move of Sheep Sheep, as events: the move itself, then what followed by itself."""

from __future__ import annotations

from sheepfold.core.events import Event
from sheepfold.core.journal import Note
from sheepfold.core.pile import NONE
from sheepfold.core.position import FATE
from sheepfold.core.seats import letter
from sheepfold.games.sheep_sheep.rules import moves, notes, rules
from sheepfold.games.sheep_sheep.rules.components import ROW
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition, cell_numbers

VERBS = {
    "model": {"colour": "text?", "to": "seat"},
    "starts": {"seat": "seat"},
    "dealt": {"card": "text", "to": "seat"},
    "hung": {"cell": "number", "up": "text", "under": "text?"},
    "turned": {"cell": "number", "up": "text", "under": "text"},
    "exchange": {"card": "text", "cell": "number", "old": "text", "new": "text", "taken": "text"},
    "finish": {"photos": "number"},
    "captured": {"colour": "text", "cells": "numbers"},
    "drew": {"card": "text"},
    "lay": {"cell": "number", "up": "text", "under": "text"},
    "redealt": {"pile": "number"},
    "over": {},
    "showed": {"colour": "text"},
}


def events(before: SheepSheepPosition, seat: int, move: int, after: SheepSheepPosition, notes: list[Note]) -> list[Event]:
    first = fate_event(before, move) if seat == FATE else choice_event(before, seat, move)
    return [first, *note_events(after, notes)]


def note_events(after: SheepSheepPosition, notes: list[Note]) -> list[Event]:
    return [note_event(after, note) for note in notes]


def choice_event(before: SheepSheepPosition, seat: int, move: int) -> Event:
    deck = before.deck
    if move == moves.FINISH:
        return Event(seat, "finish", (int(deck.sizes[rules.standing_groups(before)]),))
    if moves.is_lay(move):
        text = deck.face_text(2 * before.drawn + moves.lay_side(move))
        return Event(seat, "lay", (int(moves.lay_cell(move)) + 1, text[0], text[1]))
    card, cell = before.rows[seat * ROW + moves.exchange_slot(move)], moves.exchange_cell(move)
    taken = before.grid[cell]
    put = deck.face_text(deck.hiding(card, deck.up[taken]))
    # The old colour is the new underside (SS-4.5); with closed undersides the card taken is seen by all (SS-4.7).
    return Event(seat, "exchange", (deck.card_text(card), int(cell) + 1, put[1], put[0], deck.card_text(taken >> 1)))


def fate_event(before: SheepSheepPosition, move: int) -> Event:
    deck = before.deck
    if moves.is_model(move):
        to = 0 if before.model_a == NONE else 1
        return Event(int(FATE), "model", (deck.letters[moves.model_colour(move)], letter(to)), known_to=(to,), hidden=(0,))
    if moves.is_starts(move):
        return Event(int(FATE), "starts", (letter(int(moves.starts_seat(move))),))
    if moves.is_dealt(move):
        to = 0 if before.rows[ROW - 1] == NONE else 1
        return Event(int(FATE), "dealt", (deck.card_text(moves.dealt_card(move)), letter(to)))
    if moves.is_hung(move):
        text = deck.face_text(moves.hung_face(move))
        known_to = () if before.closed else None
        return Event(int(FATE), "hung", (int(deck.lowest[before.holes]) + 1, text[0], text[1]), known_to, hidden=(2,))
    return Event(int(FATE), "drew", (deck.card_text(moves.drew_card(move)),))


def note_event(after: SheepSheepPosition, note: Note) -> Event:
    deck = after.deck
    if note.kind == notes.TURNED:
        text = deck.face_text(note.b)  # both sides are seen in turning
        return Event(note.seat, "turned", (note.a + 1, text[0], text[1]))
    if note.kind == notes.CAPTURED:
        return Event(note.seat, "captured", (deck.letters[note.a], cell_numbers(note.b)))
    if note.kind == notes.REDEALT:
        return Event(note.seat, "redealt", (note.a,))
    if note.kind == notes.SHOWED:
        return Event(note.seat, "showed", (deck.letters[note.a],))
    return Event(note.seat, "over")
