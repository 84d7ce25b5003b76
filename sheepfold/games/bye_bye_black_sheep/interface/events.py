"""What happened, as data: the move, then whatever the rules noted while it was played."""

from __future__ import annotations

from sheepfold.core.events import Event
from sheepfold.core.journal import Note
from sheepfold.core.position import FATE
from sheepfold.core.seats import letter
from sheepfold.games.bye_bye_black_sheep.rules import moves as m
from sheepfold.games.bye_bye_black_sheep.rules import notes as n
from sheepfold.games.bye_bye_black_sheep.rules import phases
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
OF_CARDS = {
    n.TOOK: "took",
    n.DRIVEN: "got-wolf-pile",
    n.TOOK_WOLF_PILE: "took-wolf-pile",
    n.PLACED: "placed",
}
PLAIN = {
    n.KEPT: "kept",
    n.YES: "yes",
    n.NO: "no",
    n.GOT_MAGPIE: "got-magpie",
    n.BOXED: "boxed",
    n.BEGAN: "began",
    n.WON: "won",
    n.STALLED: "stalled",
}


def events(
    before: ByeByeBlackSheepPosition, seat: int, move: int, after: ByeByeBlackSheepPosition, notes: list[Note]
) -> list[Event]:
    found = [fate_event(before, move) if seat == FATE else choice_event(before, seat, move)]
    for run in runs(notes):
        first = run[0]
        if first.kind in OF_CARDS:
            found.append(Event(first.seat, OF_CARDS[first.kind], (codes([note.a for note in run if note.a]),)))
        elif first.kind == n.SHOWED:
            hand = codes(cards_in(after, first.seat))
            found.append(Event(first.seat, "showed", (hand, letter(first.a)), known_to=(first.seat, first.a), hidden=(0,)))
        elif first.kind == n.HAD_TO_DRAW:
            found.append(Event(first.seat, "draw", (letter(first.a),)))
        else:
            found.append(Event(first.seat, PLAIN[first.kind]))
    return found


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


def fate_event(before: ByeByeBlackSheepPosition, move: int) -> Event:
    """Cards that are drawn or turned up lie open; those that are dealt are seen by their new owner only (BB-2.10, BB-7.5)."""
    if before.phase == phases.START:
        return Event(FATE, "picked", (letter(int(m.what(move))),))
    card = CODES[m.what(move)]
    if before.phase == phases.BLIND:
        return Event(FATE, "drew", (card,))
    if before.phase == phases.TURNING:
        return Event(FATE, "turned-up", (card,))
    to = int(before.target)
    return Event(FATE, "dealt", (card, letter(to)), known_to=(to,), hidden=(0,))


def choice_event(before: ByeByeBlackSheepPosition, seat: int, move: int) -> Event:
    """What is chosen for the zoo stays hidden until it is confirmed, by the player or by reaching the limit (BB-6.6)."""
    verb, values = choice(move)
    if before.phase == phases.ZOO:
        return Event(seat, verb, values, known_to=(seat,), private=True)
    return Event(seat, verb, values)


def choice(move: int) -> tuple[str, tuple[str, ...]]:
    """A move of a seat as a verb and its values."""
    if move < m.DRAW:
        return ("stop", "skip", "turn-up", "place")[move], ()
    if move < m.CHOOSE:
        return "draw", (letter(int(m.what(move))),)
    card = CODES[m.what(move)]
    if move < m.ASK:
        return ("choose", "take", "add", "settle")[(move - m.CHOOSE) // 32], (card,)
    return "ask" if m.is_ask(move) else "steal", (letter(int(m.whom(move))), card)
