"""What happened in a move, as data: the move itself, then what the rules noted; who may know what of it."""

from __future__ import annotations

from typing import Final

from sheepfold.core.events import Event
from sheepfold.core.journal import Note
from sheepfold.core.position import FATE
from sheepfold.core.seats import LETTERS, letter
from sheepfold.games.bouc_makers.interface import texts
from sheepfold.games.bouc_makers.rules import bits, moves, notes
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

VERBS = {
    # fate
    "dealt-board": {"to": "seat", "level": "number"},
    "dealt": {"card": "text"},
    "rolled": {"die": "text", "face": "number"},
    # choices
    "bid": {"contract": "text?"},
    "keep": {"die": "text"},
    "claim": {},
    "accept": {},
    "rescue": {},
    "take": {"cards": "texts"},
    "top": {"card": "text"},
    "discard": {"cards": "texts?"},
    # what follows
    "revealed": {"contract": "text"},
    "ordered": {"order": "seats"},
    "sat-out": {},
    "began": {"target": "number"},
    "paid": {"wool": "number"},
    "won": {"cards": "number"},
    "failed": {"result": "number"},
    "consoled": {"wool": "number"},
    "took-all": {"cards": "texts"},
    "took-black": {"cards": "texts"},
    "took-os": {"other": "seat"},
    "collected": {"cards": "texts"},
    "topped": {"card": "text"},
    "round-ended": {"round": "number"},
    "opened": {"cards": "texts"},
    "put-back": {"cards": "texts"},
    "ended": {},
}
AMOUNTS: Final = {notes.PAID: "paid", notes.WON: "won", notes.FAILED: "failed", notes.CONSOLED: "consoled"}
CARDS: Final = {
    notes.TOOK: "took-all",
    notes.TOOK_BLACK: "took-black",
    notes.COLLECTED: "collected",
    notes.OPENED: "opened",
    notes.DISCARDED: "put-back",
}

# Made once: they come in every game again.
ROLLED: Final = [
    Event(int(FATE), "rolled", (moves.DIE_NAMES[moves.rolled_die(move)], int(moves.rolled_face(move))))
    for move in range(moves.ROLLED, moves.DEALT)
]
BIDS: Final = [
    [
        Event(seat, "bid", (moves.contract_name(moves.bid_contract(move)),), known_to=(seat,))
        for move in range(moves.BID, moves.KEEP)
    ]
    for seat in range(len(LETTERS))
]
KEEPS: Final = [[Event(seat, "keep", (name,)) for name in moves.DIE_NAMES] for seat in range(len(LETTERS))]


def events(before: BoucMakersPosition, seat: int, move: int, after: BoucMakersPosition, notes: list[Note]) -> list[Event]:
    first = fate_event(before, move) if seat == FATE else choice_event(before, seat, move)
    return [first, *note_events(after, notes)]


def note_events(after: BoucMakersPosition, notes: list[Note]) -> list[Event]:
    return [note_event(after, note) for note in notes]


def fate_event(before: BoucMakersPosition, move: int) -> Event:
    if moves.is_rolled(move):
        return ROLLED[move - moves.ROLLED]
    if moves.is_dealt(move):
        return Event(int(FATE), "dealt", (before.deck.names[moves.dealt_card(move)],))
    level = int(before.deck.boards[moves.board_number(move)])
    return Event(int(FATE), "dealt-board", (letter(moves.board_seat(move)), level))


def choice_event(before: BoucMakersPosition, seat: int, move: int) -> Event:
    """Contracts and sheep put back are known to their seat alone until all have chosen (BM-13.3)."""
    if moves.is_bid(move):
        return BIDS[seat][move - moves.BID]
    if moves.is_keep(move):
        return KEEPS[seat][moves.keep_die(move)]
    if moves.is_top(move):
        return Event(seat, "top", (before.deck.names[moves.top_sheep(move)],))
    if moves.is_take(move):
        taken = bits.chosen(before.display, moves.take_slots(move))
        return Event(seat, "take", (moves.in_order(before.deck, taken),))
    if moves.is_discard(move):
        return Event(seat, "discard", (moves.in_order(before.deck, moves.discard_sheep(move)),), known_to=(seat,))
    return Event(seat, moves.say(before, seat, move))


def note_event(after: BoucMakersPosition, note: Note) -> Event:
    """All of it is open to everybody."""
    kind = note.kind
    if kind in AMOUNTS:
        return Event(note.seat, AMOUNTS[kind], (note.a,))
    if kind in CARDS:
        return Event(note.seat, CARDS[kind], (after.names(note.a),))
    if kind == notes.REVEALED:
        return Event(note.seat, "revealed", (moves.contract_name(note.a),))
    if kind == notes.ORDERED:
        return Event(note.seat, "ordered", (texts.order_names(after),))
    if kind == notes.TOPPED:
        return Event(note.seat, "topped", (after.deck.names[note.a],))
    if kind == notes.SNATCHED:
        return Event(note.seat, "took-os", (letter(note.a),))
    if kind == notes.ROUND_ENDED:
        return Event(note.seat, "round-ended", (note.a,))
    if kind == notes.BEGAN:
        return Event(note.seat, "began", (int(after.target(note.seat)),))
    return Event(note.seat, "sat-out" if kind == notes.SAT_OUT else "ended")
