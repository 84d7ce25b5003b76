"""What happened, as data: the move, then whatever the rules noted while it was played."""

from __future__ import annotations

from typing import Final

from sheepfold.core.events import Event
from sheepfold.core.journal import Note
from sheepfold.core.position import FATE
from sheepfold.core.seats import LETTERS, letter
from sheepfold.games.bye_bye_black_sheep.rules import moves, notes, phases
from sheepfold.games.bye_bye_black_sheep.rules.components import CODES
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition
from sheepfold.games.bye_bye_black_sheep.rules.zones import cards_in

VERBS = {
    # choices
    "choose": {"card": "text"},
    "draw": {"other": "seat"},
    "stop": {},
    "ask": {"other": "seat", "card": "text"},
    "take": {"card": "text"},
    "steal": {"other": "seat", "card": "text"},
    "turn-up": {},
    "skip": {},
    "add": {"card": "text"},
    "place": {},
    "settle": {"card": "text"},
    # fate
    "picked": {"seat": "seat"},
    "dealt": {"card": "text?", "to": "seat"},
    "drew": {"card": "text"},
    "turned-up": {"card": "text"},
    # what follows by itself
    "kept": {},
    "showed": {"cards": "texts?", "to": "seat"},
    "got-wolf-pile": {"cards": "texts"},
    "took-wolf-pile": {"cards": "texts"},
    "yes": {},
    "no": {},
    "took": {"cards": "texts"},
    "placed": {"cards": "texts"},
    "got-magpie": {},
    "boxed": {},
    "began": {},
    "won": {},
    "stalled": {},
}
OF_CARDS: Final = {
    notes.TOOK: "took",
    notes.DRIVEN: "got-wolf-pile",
    notes.TOOK_WOLF_PILE: "took-wolf-pile",
    notes.PLACED: "placed",
}
PLAIN: Final = {
    notes.KEPT: "kept",
    notes.YES: "yes",
    notes.NO: "no",
    notes.GOT_MAGPIE: "got-magpie",
    notes.BOXED: "boxed",
    notes.BEGAN: "began",
    notes.WON: "won",
    notes.STALLED: "stalled",
}

# Made once: they come in every game again.
CHOICES: Final[dict[int, Event]] = {}  # by code, seat, and whether others perceive nothing of it
DREW: Final = [Event(FATE, "drew", (card,)) for card in CODES]
TURNED_UP: Final = [Event(FATE, "turned-up", (card,)) for card in CODES]
DEALT: Final = [
    [Event(FATE, "dealt", (card, LETTERS[seat]), known_to=(seat,), hidden=(0,)) for seat in range(len(LETTERS))]
    for card in CODES
]


def events(
    before: ByeByeBlackSheepPosition, seat: int, move: int, after: ByeByeBlackSheepPosition, notes: list[Note]
) -> list[Event]:
    first = fate_event(before, move) if seat == FATE else choice_event(before, seat, move)
    return [first, *note_events(after, notes)]


def note_events(after: ByeByeBlackSheepPosition, notes: list[Note]) -> list[Event]:
    return [note_event(after, run) for run in runs(notes)]


def choice_event(before: ByeByeBlackSheepPosition, seat: int, move: int) -> Event:
    """What is chosen for the zoo stays hidden until it is confirmed, by the player or by reaching the limit (BB-6.6)."""
    hidden = before.phase == phases.ZOO
    key = (move << 4 | seat) << 1 | hidden
    found = CHOICES.get(key)
    if found is None:
        verb, values = choice(move)
        known_to = (seat,) if hidden else None
        found = CHOICES[key] = Event(seat, verb, values, known_to=known_to, private=hidden)
    return found


def choice(move: int) -> tuple[str, tuple[str, ...]]:
    """A move of a seat as a verb and its values."""
    if move < moves.DRAW:
        return ("stop", "skip", "turn-up", "place")[move], ()
    if move < moves.CHOOSE:
        return "draw", (letter(int(moves.what(move))),)
    card = CODES[moves.what(move)]
    if move < moves.ASK:
        return ("choose", "take", "add", "settle")[(move - moves.CHOOSE) // 32], (card,)
    return "ask" if moves.is_ask(move) else "steal", (letter(int(moves.whom(move))), card)


def fate_event(before: ByeByeBlackSheepPosition, move: int) -> Event:
    """Cards that are drawn or turned up lie open; those that are dealt are seen by their new owner only (BB-2.10, BB-7.5)."""
    if before.phase == phases.START:
        return Event(FATE, "picked", (letter(int(moves.what(move))),))
    card = moves.what(move)
    if before.phase == phases.BLIND:
        return DREW[card]
    if before.phase == phases.TURNING:
        return TURNED_UP[card]
    return DEALT[card][before.target]


def note_event(after: ByeByeBlackSheepPosition, run: list[Note]) -> Event:
    """One event for notes that belong together."""
    note = run[0]
    if note.kind in OF_CARDS:
        return Event(note.seat, OF_CARDS[note.kind], (codes([one.a for one in run if one.a]),))
    if note.kind == notes.SHOWED:
        hand = codes(cards_in(after, note.seat))
        return Event(note.seat, "showed", (hand, letter(note.a)), known_to=(note.seat, note.a), hidden=(0,))
    if note.kind == notes.HAD_TO_DRAW:
        return Event(note.seat, "draw", (letter(note.a),))
    return Event(note.seat, PLAIN[note.kind])


def runs(notes: list[Note]) -> list[list[Note]]:
    """Notes about one card each that belong together, in one list."""
    found: list[list[Note]] = []
    for note in notes:
        if found and note.kind in OF_CARDS and found[-1][0].kind == note.kind:
            found[-1].append(note)
        else:
            found.append([note])
    return found


def codes(kinds: list[int]) -> list[str]:
    return [CODES[kind] for kind in kinds]
