"""What happened, as data: the move, and one event for each thing the rules noted meanwhile."""

from __future__ import annotations

from sheepfold.core.events import Event, Verbs
from sheepfold.core.journal import Note
from sheepfold.core.position import FATE
from sheepfold.core.seats import letter
from sheepfold.games.bauernschlau.rules import moves, notes, pastures
from sheepfold.games.bauernschlau.rules.components import ACTION_WORDS, tile_value
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

VERBS: Verbs = {
    "farm": {"farm": "number"},
    "place": {},
    "reveal": {},
    "dog": {},
    "fence": {},
    "special": {},
    "end": {},
    "put": {"value": "number?", "cell": "text"},
    "turn": {"cell": "text"},
    "drive": {"cell": "text"},
    "to": {"cell": "text"},
    "park": {"cell": "text"},
    "build": {"fence": "text", "vertex": "text"},
    "chose": {"seat": "seat"},
    "drawn": {"value": "number?", "to": "seat"},
    "turned": {"value": "number", "cell": "text"},
    "gained": {"actions": "number"},
    "finished": {"fence": "text"},
    "enclosed": {},
    "skipped": {},
    "began-round": {"round": "number"},
    "ended": {},
    "showed": {"value": "number", "cell": "text"},
    "scored": {"points": "number"},
    "left-open": {},
    "began-game": {"game": "number"},
}

# Events of a seat, with the note's first value if they have one; and events of fate.
OF_SEATS = {
    notes.GAINED: "gained",
    notes.ENCLOSED: "enclosed",
    notes.SKIPPED: "skipped",
    notes.SCORED: "scored",
    notes.LEFT_OPEN: "left-open",
}
OF_FATE = {notes.NEW_ROUND: "began-round", notes.GAME_OVER: "ended", notes.NEW_GAME: "began-game"}
OF_TILES = {notes.TURNED: "turned", notes.SHOWED: "showed"}


def events(before: BauernschlauPosition, seat: int, move: int, after: BauernschlauPosition, notes: list[Note]) -> list[Event]:
    kind = int(moves.drawn_kind(move) if moves.is_drawn(move) else pastures.kind_in_hand(before))
    first = fate_event(before, move) if seat == FATE else choice_event(before, seat, move, kind)
    return [first, *[note_event(before, note, kind) for note in notes]]


def choice_event(before: BauernschlauPosition, seat: int, move: int, kind: int) -> Event:
    """`kind`: of the tile in hand, where there is only one. It is known to its holder alone (BA-13.2)."""
    board = before.board
    if moves.is_action(move):
        return Event(seat, ACTION_WORDS[move])
    if moves.is_farm(move):
        return Event(seat, "farm", (int(moves.farm_number(move)),))
    if moves.is_build(move):
        return Event(seat, "build", (before.fence_name(moves.build_fence(move)), board.vertex_names[moves.build_vertex(move)]))
    cell = board.cell_names[moves.named_cell(move)]
    if moves.is_put(move):
        put = moves.lay_kind(move) if moves.is_lay(move) else kind
        return Event(seat, "put", (int(tile_value(put)), cell), known_to=(seat,), hidden=(0,))
    return Event(seat, moves.cell_word(move), (cell,))


def fate_event(before: BauernschlauPosition, move: int) -> Event:
    if moves.is_chose(move):
        return Event(FATE, "chose", (letter(int(moves.chose_seat(move))),))
    holder = int(before.turn)
    value = int(tile_value(moves.drawn_kind(move)))
    return Event(FATE, "drawn", (value, letter(holder)), known_to=(holder,), hidden=(0,))


def note_event(before: BauernschlauPosition, note: Note, kind: int) -> Event:
    """Cells and fences are named as before the move, for a new game may have begun since."""
    if note.kind == notes.TOOK:
        return choice_event(before, note.seat, note.a, kind)
    if note.kind in OF_TILES:
        return Event(FATE, OF_TILES[note.kind], (int(tile_value(note.a)), before.board.cell_names[note.b]))
    if note.kind == notes.FINISHED:
        return Event(FATE, "finished", (before.fence_name(note.a),))
    verb = OF_FATE.get(note.kind) or OF_SEATS[note.kind]
    return Event(FATE if note.kind in OF_FATE else note.seat, verb, (note.a,) if VERBS[verb] else ())
