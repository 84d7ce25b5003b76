"""What happened in a move: the move itself, then what the rules noted."""

from __future__ import annotations

from typing import Final

from sheepfold.core.events import Event, Verbs
from sheepfold.core.journal import Note
from sheepfold.core.position import FATE
from sheepfold.core.seats import LETTERS, letter
from sheepfold.games.black_sheep.interface.view import seen_corral, task_words
from sheepfold.games.black_sheep.rules import captures, dealing, moves, notes
from sheepfold.games.black_sheep.rules.combinations import STRENGTH
from sheepfold.games.black_sheep.rules.components import NAMES
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

VERBS: Verbs = {
    "chose": {"starter": "seat"},
    "assigned": {"task": "text?", "to": "seat"},
    "opened": {"task": "text"},
    "drew": {"card": "text"},
    "dealt": {"card": "text?", "to": "seat"},
    "place": {"field": "number", "cards": "texts"},
    "dropped": {"card": "text"},
    "revealed": {"animal": "text", "value": "number?", "to": "seat", "field": "number"},
    "put": {"animal": "text", "field": "number"},
    "lacked": {"animal": "text", "field": "number"},
    "returned": {"animal": "text", "field": "number"},
    "won": {"field": "number", "beaten": "seats"},  # the weakest first
    "cleared": {"field": "number"},
    "closed": {"field": "number"},
    "passed": {},
    "reshuffled": {"cards": "number"},
    "showed": {"figures": "texts", "tasks": "texts"},
    "ended": {},
}
WITH_ANIMAL: Final = {int(notes.PUT): "put", int(notes.LACKED): "lacked", int(notes.RETURNED): "returned"}
WITH_FIELD: Final = {int(notes.CLEARED): "cleared", int(notes.CLOSED): "closed"}

# Made once: they come in every game again.
CHOICES: Final[dict[int, list[Event]]] = {}  # by seat and code
DREW: Final = [Event(FATE, "drew", (name,)) for name in NAMES]
DEALT: Final = [
    [Event(FATE, "dealt", (name, LETTERS[seat]), known_to=(seat,), hidden=(0,)) for seat in range(len(LETTERS))]
    for name in NAMES
]


def events(before: BlackSheepPosition, seat: int, move: int, after: BlackSheepPosition, notes: list[Note]) -> list[Event]:
    found = [fate_event(before, move)] if seat == FATE else choice_events(seat, move)
    return found + note_events(after, notes) if notes else found


def note_events(after: BlackSheepPosition, notes: list[Note]) -> list[Event]:
    return [note_event(after, note) for note in notes]


def choice_events(seat: int, move: int) -> list[Event]:
    """Cards placed, and the one dropped with them."""
    key = seat << 8 | move
    found = CHOICES.get(key)
    if found is None:
        found = CHOICES[key] = new_choice_events(seat, move)
    return found


def new_choice_events(seat: int, move: int) -> list[Event]:
    at = moves.choice_way(move) * 3
    cards = [NAMES[moves.MENU.cards[i]] for i in range(at, at + 2) if moves.MENU.cards[i] >= 0]
    placed = Event(seat, "place", (int(moves.choice_field(move)) + 1, cards))
    drop = moves.MENU.cards[at + 2]
    return [placed, Event(seat, "dropped", (NAMES[drop],))] if drop >= 0 else [placed]


def fate_event(before: BlackSheepPosition, move: int) -> Event:
    """Cards, tasks and values are known to those who get them."""
    if moves.is_drew(move):
        return DREW[moves.drew_card(move)]
    if moves.is_revealed(move):
        to = int(before.turn)
        values = (NAMES[captures.next_captured(before)], int(moves.revealed_value(move)), letter(to), int(before.field) + 1)
        return Event(FATE, "revealed", values, known_to=(to,), hidden=(1,))
    if not moves.is_dealt(move) and not moves.is_assigned(move):
        return Event(FATE, "chose", (letter(int(moves.chose_seat(move))),))
    to = int(dealing.receiver(before))
    if moves.is_dealt(move):
        return DEALT[moves.dealt_card(move)][to]
    task = before.box.task_ids[moves.assigned_task(move)]
    if to < 0:
        return Event(FATE, "opened", (task,))
    return Event(FATE, "assigned", (task, letter(to)), known_to=(to,), hidden=(0,))


def note_event(after: BlackSheepPosition, note: Note) -> Event:
    if note.kind in WITH_ANIMAL:
        return Event(FATE, WITH_ANIMAL[note.kind], (NAMES[note.a], note.b + 1))
    if note.kind in WITH_FIELD:
        return Event(FATE, WITH_FIELD[note.kind], (note.a + 1,))
    if note.kind == notes.WON:
        return Event(note.seat, "won", (note.a + 1, beaten_by(after, note.seat, note.a)))
    if note.kind == notes.RESHUFFLED:
        return Event(FATE, "reshuffled", (note.a,))
    if note.kind == notes.SHOWED:
        return Event(note.seat, "showed", (seen_corral(after, note.seat, True).split(), task_words(after, note.seat).split()))
    return Event(note.seat, "passed") if note.kind == notes.PASSED else Event(FATE, "ended")


def beaten_by(position: BlackSheepPosition, winner: int, field: int) -> list[str]:
    """The other seats at a field that is won, the weakest first; of equal ones the later one is weaker (BS-7.8)."""
    others = [seat for seat in range(position.seats) if seat != winner]
    others.sort(
        key=lambda seat: (
            int(STRENGTH[captures.combination(position, field, seat)]),
            -int(position.finish[position.side(field, seat)]),
        )
    )
    return [letter(seat) for seat in others]
