"""Positions from plain data: read back whole, or imagined from what a seat sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.pile import zeros
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.core.setup import Setup
from sheepfold.games.bye_bye_black_sheep import insight, knowledge, moves, phases, rules
from sheepfold.games.bye_bye_black_sheep.components import (
    BS,
    CODES,
    COPIES,
    KINDS,
    MA,
    SPECIES,
    species_in_play,
)
from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition, empty_table
from sheepfold.games.bye_bye_black_sheep.zones import ADDED, LAYOUT, NOBODY, PILE, UNDEALT, WOLF, ZOOS

Cards = Counter[int]


# --- reading parts


def read_cards(key: str, text: Any) -> list[int]:
    """Cards of a text such as `2 2 5 BS EA`, in its order."""
    if not isinstance(text, str):
        raise BadInput(f"{key} is a text of cards such as '2 2 5 BS EA', not {text!r}")
    found = []
    for word in text.split():
        if word.upper() not in CODES:
            raise BadInput(f"{key}: no card {word!r}; cards are 1 to 16, {', '.join(CODES[BS:])}")
        found.append(CODES.index(word.upper()))
    return found


def read_seat(key: str, name: Any, seats: int) -> int:
    if name == "nobody":
        return int(NOBODY)
    if not isinstance(name, str) or len(name) != 1 or name.upper() not in LETTERS[:seats]:
        raise BadInput(f"{key} is a seat ({', '.join(LETTERS[:seats])}) or 'nobody', not {name!r}")
    return LETTERS.index(name.upper())


def read_question(text: str, seats: int) -> int:
    if not text:
        return int(NOBODY)
    words = text.split()
    if len(words) != 2 or words[1] not in CODES[1 : int(SPECIES) + 1]:
        raise BadInput(f"question is a seat and a species such as 'B 7', not {text!r}")
    return int(moves.ask(read_seat("question", words[0], seats), int(words[1])))


def pour(p: ByeByeBlackSheepPosition, zone: int, cards: list[int]) -> None:
    for kind in cards:
        rules.put(p, zone, kind, 1)


def write_row(p: ByeByeBlackSheepPosition, viewer: int, holder: int, row: Data) -> None:
    """The inverse of Position.row_data."""
    start = knowledge.row_of(p, viewer, holder)
    for kind in read_cards("known holds", row["holds"]):
        p.known[start + kind] += 1
    for code, most in row["most"].items():
        p.known[start + CODES.index(code)] += knowledge.BAR * (COPIES - most)
    if viewer < p.seats:
        p.known[start + knowledge.SINCE] = row["since"]
        p.looks |= 1 << (viewer * int(p.seats) + holder)


def load(setup: Setup, data: Data) -> Position:
    """The inverse of Position.to_data."""
    p = load_open(setup, data)
    seats = setup.seats
    for seat in range(seats):
        pour(p, seat, read_cards(f"hands.{LETTERS[seat]}", data["hands"][LETTERS[seat]]))
    pour(p, int(PILE), read_cards("pile", data["pile"]))
    pour(p, int(UNDEALT), read_cards("undealt", data["undealt"]))
    pour(p, int(ADDED), read_cards("added", data["added"]))
    for viewer, rows in data["private"].items():
        for holder, row in rows.items():
            write_row(p, read_seat("private", viewer, seats), read_seat("private", holder, seats), row)
    return p


def load_open(setup: Setup, data: Data) -> ByeByeBlackSheepPosition:
    """What lies open on the table and what everybody knows; the same keys in a whole position and in a look."""
    p = empty_table(setup)
    seats = setup.seats
    p.phase = phases.NAMES.index(data["phase"])
    p.starter = read_seat("start", data["start"], seats)
    p.turn = read_seat("turn", data["turn"], seats)
    p.target = read_seat("from", data["from"], seats)
    p.limit = data["limit"]
    p.question = read_question(data["question"], seats)
    p.wolf_owner = read_seat("wolf.owner", data["wolf"]["owner"], seats)
    p.turns = data["turns"]
    p.idle = data["idle"]
    p.placed = 1 if data["placed"] else 0
    p.winner = read_seat("winner", data["winner"], seats)
    for kind in read_cards("hole", data["hole"]):
        p.hole.add(kind)
    pour(p, int(WOLF), read_cards("wolf.cards", data["wolf"]["cards"]))
    pour(p, int(LAYOUT), read_cards("layout", data["layout"]))
    for seat in range(seats):
        pour(p, int(ZOOS) + seat, read_cards(f"zoos.{LETTERS[seat]}", data["zoos"][LETTERS[seat]]))
        write_row(p, seats, seat, data["known"][LETTERS[seat]])
    return p


# --- imagining


def dream(setup: Setup, seat: int | None, look: Data, rng: Rng) -> Position:
    """Lay out what is open, give every hand what this viewer knows of it, and deal the rest as it may be."""
    p = load_open(setup, look)
    viewer = setup.seats if seat is None else seat
    room, special_room = zeros(setup.seats), zeros(setup.seats)
    for looker, hands in look["looks"].items():
        for holder, since in hands.items():
            # What others saw is imagined below, once the hands are there; own looks, and looks into the own hand, are known.
            row = {"holds": "", "most": {}, "since": since}
            if looker == letter_of(seat):
                row = look["private"][holder]
            elif holder == letter_of(seat):
                row = look["seen_by"][looker]
            write_row(p, LETTERS.index(looker), LETTERS.index(holder), row)
    for holder in range(setup.seats):
        if holder == seat:
            pour(p, holder, read_cards("hand", look["hand"]))
            continue
        name = LETTERS[holder]
        row = look.get("private", {}).get(name, look["known"][name])
        pour(p, holder, [int(BS), *read_cards("known", row["holds"])])
        room[holder], special_room[holder] = row["unknown"], row["special"]
    pour(p, int(ADDED), read_cards("added", look.get("added", "")))
    unseen = whole_box(setup.seats) + Counter(read_cards("specials", look["specials"]))
    unseen.subtract(lying(p))
    pour(p, int(PILE), [kind for kind in unseen.elements() if kind <= SPECIES])
    pour(p, int(UNDEALT), [kind for kind in unseen.elements() if kind > SPECIES])
    if not insight.deal_unseen(p, viewer, room, special_room, rng):
        raise BadInput("no world looks like this view")
    return p


def letter_of(seat: int | None) -> str:
    return "" if seat is None else LETTERS[seat]


def whole_box(seats: int) -> Cards:
    """All set cards in play."""
    return Counter({species: int(COPIES) for species in range(1, int(species_in_play(seats)) + 1)})


def lying(p: ByeByeBlackSheepPosition) -> Cards:
    """Cards of hands, zoos, hole and wolf pile, Black Sheep and Magpie left out."""
    zones = [*range(int(p.seats)), *range(int(ZOOS), int(ZOOS + p.seats)), int(WOLF)]
    found: Cards = Counter({kind: sum(int(p.count(zone, kind)) for zone in zones) for kind in range(1, int(KINDS))})
    found.update(p.hole.to_list())
    del found[int(BS)], found[int(MA)]
    return found
