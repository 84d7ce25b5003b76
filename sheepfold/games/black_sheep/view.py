"""Who may see what: the table as a seat or a watcher sees it, and what each hears of a move."""

from __future__ import annotations

from typing import cast

from sheepfold.core.game import Data, Told
from sheepfold.core.position import Position
from sheepfold.core.seats import letter
from sheepfold.games.black_sheep import moves as m
from sheepfold.games.black_sheep import rules, scoring
from sheepfold.games.black_sheep.bundle import words_in
from sheepfold.games.black_sheep.components import FIELDS, FIGURES_PER_FIELD, NAMES, NONE, OPEN, TYPES, UNUSED
from sheepfold.games.black_sheep.position import BlackSheepPosition
from sheepfold.games.black_sheep.sides import OPEN_SIDES
from sheepfold.games.black_sheep.stages import CAPTURING, CHOOSING, FINISHED, PLACING, REFILLING, RESTOCKING, STAGES, STOCKING


def look(position: Position, seat: int | None) -> Data:
    """The table as a seat may see it; None is a watcher. Cards and values it may not see are `?`."""
    here = cast(BlackSheepPosition, position)
    seats = [(other, letter(other)) for other in range(here.seats)]
    over = here.stage == FINISHED
    working = here.stage in (STOCKING, REFILLING, CAPTURING, RESTOCKING)
    pile = [NAMES[card] for card in here.discard.to_list()]
    split = len(pile) - here.aside
    table: Data = {
        "stage": STAGES[here.stage],
        "start": letter(here.start) if here.stage != CHOOSING else None,
        "turn": letter(here.turn) if here.stage not in (CHOOSING, FINISHED) else None,
        "field": here.field + 1 if working else None,
        "fields": [{**here.field_data(field), "beaten": beaten(here, field)} for field in range(FIELDS)],
        "hands": {name: seen_hand(here, other, seat) for other, name in seats},
        "deck": int(here.deck_size),
        "discard": " ".join(pile[:split]),
        "aside": " ".join(pile[split:]),
        "stock": {NAMES[animal]: int(here.stock[animal]) for animal in range(TYPES)},
        "corrals": {name: here.corral_words(other, hidden=not over and other != seat) for other, name in seats},
        "tasks": {name: seen_tasks(here, other, seat) for other, name in seats} if here.with_tasks else {},
        "open_tasks": here.task_words(OPEN),
        "known": {"watcher": here.known_words(here.seats)},
        "fresh": {name: int(here.fresh[other]) for other, name in seats},
    }
    if seat is not None:
        table["known"][letter(seat)] = here.known_words(seat)
        table["points"] = int(scoring.animal_points(here, seat))
    if over:
        table["tally"] = tally(here)
    return table


def seen_hand(here: BlackSheepPosition, seat: int, eye: int | None) -> str:
    size = here.hand_size(seat)
    return words_in(here.hands[seat], size) if seat == eye else " ".join(["?"] * size)


def seen_tasks(here: BlackSheepPosition, seat: int, eye: int | None) -> str:
    words = here.task_words(seat)
    return words if seat == eye or here.stage == FINISHED else " ".join("?" for task in words.split())


def beaten(here: BlackSheepPosition, field: int) -> str:
    """Complete sides that another complete side already outranks (BS-13.1)."""
    if here.stage in (CAPTURING, RESTOCKING) and field == here.field:
        return ""  # the figures are leaving; the field is decided
    complete = [seat for seat in range(here.seats) if here.sides[here.side(field, seat)] >= OPEN_SIDES]
    return " ".join(
        letter(seat)
        for seat in complete
        if any(rules.outranks(here, field, other, seat) for other in complete if other != seat)
    )


def tally(here: BlackSheepPosition) -> Data:
    """How each score came about (BS-10, BS-11)."""
    parts: Data = {}
    for seat in range(here.seats):
        part = {"animals": int(scoring.animal_points(here, seat))}
        if here.with_tasks:
            part["tasks"] = int(scoring.task_points(here, seat))
        else:
            part["majorities"] = int(scoring.majorities(here, seat))
            part["sets"] = int(scoring.sets(here, seat))
        parts[letter(seat)] = part
    return parts


def facts(position: Position) -> Data:
    """What follows from a position, for scenarios: sizes, the end phase, beaten sides, the parts of the scores."""
    here = cast(BlackSheepPosition, position)
    return {
        "sizes": {"deck": int(here.deck_size), "discard": int(here.discard.size - here.aside), "aside": int(here.aside)},
        "end_phase": bool(here.is_end_phase()),
        "beaten": [beaten(here, field) for field in range(FIELDS)],
        "tally": tally(here),
        "unused_tasks": here.task_words(UNUSED),
    }


# --- what is heard


def hear(before: Position, seat: int, move: int, after: Position, to: int | None) -> list[Told]:
    """A move as `to` perceives it, then all that followed from it by itself."""
    here, there = cast(BlackSheepPosition, before), cast(BlackSheepPosition, after)
    told = [(letter(seat), heard_move(here, seat, move, to))]
    if m.is_drew(move):
        told.append(("fate", heard_stocking(here, m.card_drawn(move))))
    told += heard_field(here, there)
    told += heard_passes(here, there)
    reshuffled = there.deck_size - here.deck_size + (1 if m.is_dealt(move) or m.is_drew(move) else 0)
    if reshuffled > 0:
        told.append(("fate", f"reshuffled {reshuffled}"))
    if there.stage == FINISHED:
        told += heard_end(there)
    return told


def heard_move(here: BlackSheepPosition, seat: int, move: int, to: int | None) -> str:
    text = m.say(here, seat, move)
    if m.is_dealt(move) and to != here.receiver():
        return f"dealt ? to {letter(here.receiver())}"
    if m.is_task(move) and here.receiver() >= 0 and to != here.receiver():
        return f"dealt ? to {letter(here.receiver())}"
    if m.is_revealed(move) and to != here.turn:
        return f"revealed {NAMES[here.next_captured()]} ? to {letter(here.turn)}"
    return text


def heard_stocking(here: BlackSheepPosition, card: int) -> str:
    if here.stock[card] == 0:
        return f"left field {here.field + 1} without: no {NAMES[card]} in stock"
    return f"put {NAMES[card]} on field {here.field + 1}"


def heard_field(here: BlackSheepPosition, there: BlackSheepPosition) -> list[Told]:
    """A field won, cleared, or closed."""
    number = here.field + 1
    told = []
    if here.stage == REFILLING and there.stage == CAPTURING:
        told.append((letter(there.turn), f"won field {number}"))
    if here.stage == CAPTURING and here.left == 1:
        told.append(("fate", f"cleared field {number}"))
    if here.stage == RESTOCKING and there.is_closed(here.field):
        placed = here.figures[here.field * FIGURES_PER_FIELD]
        if placed != NONE:
            told.append(("fate", f"took {NAMES[placed]} back"))  # BS-8.11
    if there.closed != here.closed:
        told.append(("fate", f"closed field {number}"))
    return told


def heard_passes(here: BlackSheepPosition, there: BlackSheepPosition) -> list[Told]:
    """Seats that had to pass before the next turn (BS-4.9)."""
    if there.stage != PLACING or here.stage not in (REFILLING, CAPTURING, RESTOCKING):
        return []
    seats = int(here.seats)
    seat = (int(here.turn) + (1 if here.stage == REFILLING else 0)) % seats
    told = []
    while seat != there.turn:
        told.append((letter(seat), "passed"))
        seat = (seat + 1) % seats
    return told


def heard_end(there: BlackSheepPosition) -> list[Told]:
    """Everything is turned up (BS-10.1, BS-11.6)."""
    told = []
    for seat in range(there.seats):
        shown = " ".join(word for word in (there.corral_words(seat), there.task_words(seat)) if word)
        told.append((letter(seat), f"showed {shown or 'an empty corral'}"))
    return [*told, ("fate", "ended the game")]
