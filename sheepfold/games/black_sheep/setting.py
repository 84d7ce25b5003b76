"""Positions from outside: the first one, whole ones read back, parts of one filled up, and worlds that fit a view."""

from __future__ import annotations

from typing import Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.game import Data
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import seat_of
from sheepfold.core.setup import Setup
from sheepfold.games.black_sheep import components as c
from sheepfold.games.black_sheep import rules
from sheepfold.games.black_sheep.bundle import bundle_of
from sheepfold.games.black_sheep.counting import counted_by, note_counted
from sheepfold.games.black_sheep.data import box_of
from sheepfold.games.black_sheep.filling import Filling
from sheepfold.games.black_sheep.herds import joined
from sheepfold.games.black_sheep.parsing import read_animals, read_by_seat, read_counts, read_figures, read_seat
from sheepfold.games.black_sheep.position import BlackSheepPosition, empty_table
from sheepfold.games.black_sheep.sides import side_of
from sheepfold.games.black_sheep.stages import CAPTURING, CHOOSING, DEALING, REFILLING, STAGES, TASKING

KEYS = (
    "stage",
    "start",
    "turn",
    "field",
    "fields",
    "hands",
    "deck",
    "discard",
    "aside",
    "stock",
    "corrals",
    "tasks",
    "open_tasks",
    "known",
    "fresh",
)


def start(setup: Setup) -> Position:
    """Before anything is drawn (BS-2)."""
    here = empty_table(setup, box_of(setup))
    named = seat_of(setup.options["start"], setup.seats)
    if named is not None:
        rules.begin(here, named)
    return here


def load(setup: Setup, data: Data) -> Position:
    """The exact inverse of `to_data`."""
    here = empty_table(setup, box_of(setup))
    seats = setup.seats
    here.stage = STAGES.index(data["stage"])
    if here.stage != CHOOSING:
        here.start = read_seat("start", data["start"], seats)
        here.turn = here.start
    if data["turn"] is not None:
        here.turn = read_seat("turn", data["turn"], seats)
    here.field = (data["field"] or 1) - 1
    for field, found in enumerate(data["fields"]):
        load_field(here, field, found)
    deck = read_counts("deck", data["deck"])
    here.deck_size = sum(deck.values())
    for animal in range(c.TYPES):
        here.deck[animal] = deck[animal]
    aside = read_animals("aside", data["aside"])
    here.aside = len(aside)
    for card in read_animals("discard", data["discard"]) + aside:
        here.discard.add(card)
    for animal, number in read_counts("stock", data["stock"]).items():
        here.stock[animal] = number
    for seat, words in read_by_seat("corrals", data["corrals"], seats).items():
        for animal, value in read_figures("corrals", words):
            here.corrals[here.worth(seats, animal) + value - 1] -= 1
            here.corrals[here.worth(seat, animal) + value - 1] += 1
            here.herds[seat] = joined(here.herds[seat], animal)
    for row, words in read_by_seat("known", data["known"], seats, ("watcher",)).items():
        for animal in read_animals("known", words):
            note_counted(here, row, animal, counted_by(here, row, animal) + 1)
    for seat, number in read_by_seat("fresh", data["fresh"], seats).items():
        here.fresh[seat] = number
    for seat, words in read_by_seat("tasks", data["tasks"], seats).items():
        for name in words.split():
            here.tasks[here.box.task_ids.index(name)] = seat
    for name in data["open_tasks"].split():
        here.tasks[here.box.task_ids.index(name)] = c.OPEN
    load_hands(
        here, {seat: read_animals("hands", words) for seat, words in read_by_seat("hands", data["hands"], seats).items()}
    )
    return here


def load_field(here: BlackSheepPosition, field: int, data: Data) -> None:
    if data["closed"]:
        here.closed |= 1 << field
    figures = read_animals("figures", data["figures"])
    # The first of the two is captured first: one left in a field being captured is the second.
    slot = field * 2 + (1 if here.stage == CAPTURING and field == here.field and len(figures) == 1 else 0)
    for i, animal in enumerate(figures):
        here.figures[slot + i] = animal
    for seat, words in read_by_seat("sides", data["sides"], int(here.seats)).items():
        cards = read_animals("sides", words)
        here.sides[here.side(field, seat)] = side_of(bundle_of(cards), len(cards))
    for name in data["order"].split():
        here.completed[field] += 1
        here.finish[here.side(field, read_seat("order", name, int(here.seats)))] = here.completed[field]


def load_hands(here: BlackSheepPosition, hands: dict[int, list[int]]) -> None:
    """The hands, and what fate still owes in this stage."""
    for seat, cards in hands.items():
        here.hands[seat] = bundle_of(cards)
    if here.stage == DEALING:
        here.left = c.HAND * here.seats - sum(len(cards) for cards in hands.values())
    elif here.stage == REFILLING:
        here.left = c.HAND - len(hands[int(here.turn)])
    elif here.stage == CAPTURING:
        here.left = sum(here.figures[here.field * 2 + i] != c.NONE for i in range(2))
    elif here.stage == TASKING:
        here.left = c.TASKS_IN_PLAY - sum(here.tasks[task] != c.UNUSED for task in range(c.TASKS))


def complete(setup: Setup, given: Data, rng: Rng) -> Data:
    """A whole position from any part of one; BadInput names the key that cannot be."""
    for key in given:
        if key not in KEYS:
            raise BadInput(f"a position of black-sheep has no {key!r}; it has {', '.join(KEYS)}{closest(key, list(KEYS))}")
    return Filling(setup, given, rng).fill()


def dream(setup: Setup, seat: int | None, look: Data, rng: Rng) -> Position:
    """A world that looks like this: what is hidden is filled up anyhow, then dealt anew by its odds."""
    given: dict[str, Any] = {key: value for key, value in look.items() if key in KEYS}
    given["fields"] = [{key: value for key, value in field.items() if key != "beaten"} for field in look["fields"]]
    world = load(setup, complete(setup, given, rng))
    world.reshuffle(-1 if seat is None else seat, rng)
    return world
