"""Who may see what: the table as a seat or a watcher sees it.

Written out, though the fields are declared in `rules/fields.py`: it is asked for after every move, for everybody at a table.
"""

from __future__ import annotations

from typing import Final

from sheepfold.core.asking import GONE, Data
from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE, Pile, same, same_part, same_pile
from sheepfold.core.seats import LETTERS, letter
from sheepfold.games.black_sheep.interface.texts import discard_words, pile_words
from sheepfold.games.black_sheep.rules import captures, moves, scoring
from sheepfold.games.black_sheep.rules.bundle import WEIGHT
from sheepfold.games.black_sheep.rules.captures import outranks
from sheepfold.games.black_sheep.rules.combinations import STRENGTH
from sheepfold.games.black_sheep.rules.components import (
    BLACK_SHEEP,
    BONUS,
    FIELDS,
    FIGURES_PER_FIELD,
    NAMES,
    OPEN,
    SIDE,
    TASKS,
    TYPES,
    UNUSED,
    VALUES,
)
from sheepfold.games.black_sheep.rules.counting import counted_by
from sheepfold.games.black_sheep.rules.phases import (
    CAPTURING,
    CHOOSING,
    ENDED,
    PHASES,
    PLACING,
    REFILLING,
    RESTOCKING,
    STOCKING,
)
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition
from sheepfold.games.black_sheep.rules.sides import BUNDLE, MORE, OPEN_SIDES, WORDS, side_of

ALL_FIELDS: Final[i64] = (1 << FIELDS) - 1  # a bit for each
FIGURES: Final = [[f"{name}-{shown}" for shown in "?123"] for name in NAMES]  # by value; 0: for those who may not see it

# What is the same in every game, for boards, which know no rules: sent once.
CARDS_PER_SIDE = int(SIDE)
RANKS = ["5", "41", "32", "311", "221", "2111", "11111"]  # `32`: three of a kind and a pair; the best first (BS-7.2)
MINUS = [NAMES[BLACK_SHEEP]]  # animals whose values count against their owner (BS-10.2)


def public(position: BlackSheepPosition) -> Data:
    """The table as everybody sees it. Cards and values that not everybody may see are `?`."""
    return public_after(position, None, {})


def public_after(position: BlackSheepPosition, before: BlackSheepPosition | None, seen: Data) -> Data:
    """What may be new after another position of this table, of which everybody saw that; everything, if there is none."""
    found: Data = {}
    phase = position.phase
    moves_on = before is None or phase != before.phase
    end_comes = before is None or (phase == ENDED) != (before.phase == ENDED)
    if moves_on:
        found["phase"] = PHASES[phase]
    if before is None or moves_on or position.starter != before.starter:
        found["start"] = letter(position.starter) if phase != CHOOSING else None
    if before is None or moves_on or position.turn != before.turn:
        found["turn"] = letter(position.turn) if phase not in (CHOOSING, ENDED) else None
    if before is None or moves_on or position.field != before.field:
        working = phase in (STOCKING, REFILLING, CAPTURING, RESTOCKING)
        found["field"] = position.field + 1 if working else None
    stays = fields_that_stay(position, before)
    if stays != ALL_FIELDS:
        found["fields"] = [
            seen["fields"][field] if stays >> field & 1 else seen_field(position, field) for field in range(FIELDS)
        ]
    if before is None or not same_sizes(position, before):
        found["hands"] = {LETTERS[seat]: " ".join(["?"] * position.hand_size(seat)) for seat in range(position.seats)}
    if before is None or position.deck_size != before.deck_size:
        found["deck"] = int(position.deck_size)
    if before is None or position.aside != before.aside or not same_pile(position.discard, before.discard):
        split = position.discard.size - position.aside
        found["discard"] = discard_words(position, split, before, seen)
        found["aside"] = pile_words(position, split, position.discard.size)
    if before is None or not same(position.stock, before.stock):
        found["stock"] = {NAMES[animal]: int(position.stock[animal]) for animal in range(TYPES)}
    if before is None or end_comes or not same(position.corrals, before.corrals):
        found["corrals"] = {
            LETTERS[seat]: seen["corrals"][LETTERS[seat]]
            if before is not None and not end_comes and same_corral(position, before, seat)
            else seen_corral(position, seat, phase == ENDED)
            for seat in range(position.seats)
        }
    if before is None or end_comes or not same(position.tasks, before.tasks):
        all_tasks = {LETTERS[seat]: seen_tasks(position, seat) for seat in range(position.seats)} if position.with_tasks else {}
        found["tasks"] = all_tasks
        found["open_tasks"] = task_words(position, OPEN)
    if before is None or not same_count(position, before, position.seats):
        found["known"] = {"watcher": known_words(position, position.seats)}
    if before is None or not same(position.fresh, before.fresh):
        found["fresh"] = {LETTERS[seat]: int(position.fresh[seat]) for seat in range(position.seats)}
    if stays != ALL_FIELDS:
        found["leads"] = [
            seen["leads"][field] if stays >> field & 1 else seat_or_none(leader(position, field)) for field in range(FIELDS)
        ]
    if before is None:
        found["side"] = CARDS_PER_SIDE
        found["ranks"] = RANKS
        found["minus"] = MINUS
    if phase == ENDED:
        found["tally"] = tally(position)
        found["sole"] = seat_or_none(scoring.sole_owner(position))
    elif before is not None and end_comes:
        found["tally"] = GONE
        found["sole"] = GONE
    return found


def fields_that_stay(position: BlackSheepPosition, before: BlackSheepPosition | None) -> i64:
    """A bit for each field at which nothing has changed."""
    stays: i64 = 0
    if before is not None:
        for field in range(FIELDS):
            if same_field(position, before, field):
                stays |= 1 << field
    return stays


def same_sizes(position: BlackSheepPosition, before: BlackSheepPosition) -> bool:
    """Whether every hand has as many cards as before."""
    for seat in range(position.seats):
        if position.hand_size(seat) != before.hand_size(seat):
            return False
    return True


def same_count(position: BlackSheepPosition, before: BlackSheepPosition, row: i64) -> bool:
    """Whether this seat (a watcher: the number of seats) has counted the cards that it had."""
    for animal in range(TYPES):
        if counted_by(position, row, animal) != counted_by(before, row, animal):
            return False
    return True


def same_corral(position: BlackSheepPosition, before: BlackSheepPosition, seat: int) -> bool:
    """Whether a seat has the figures it had."""
    start = position.worth(seat, 0)
    return same_part(position.corrals, before.corrals, start, start + TYPES * VALUES)


def same_field(position: BlackSheepPosition, before: BlackSheepPosition, field: int) -> bool:
    """Whether nothing has changed at a field, nor in whether it is decided."""
    if position.is_closed(field) != before.is_closed(field) or is_decided(position, field) != is_decided(before, field):
        return False
    figures, sides = field * FIGURES_PER_FIELD, field * position.seats
    return (
        same_part(position.figures, before.figures, figures, figures + FIGURES_PER_FIELD)
        and same_part(position.sides, before.sides, sides, sides + position.seats)
        and same_part(position.finish, before.finish, sides, sides + position.seats)
    )


def own(position: BlackSheepPosition, seat: int, public: Data) -> Data:
    """What a seat sees besides: its hand, tasks and corral, what it can count from them, and what a choice would lead to."""
    return own_after(position, seat, public, None, {}, {})


def own_after(
    position: BlackSheepPosition, seat: int, public: Data, before: BlackSheepPosition | None, new: Data, had: Data
) -> Data:
    """What may be new in that after another position: `new` is so for everybody, and this the seat saw besides."""
    name = LETTERS[seat]
    found: Data = {}
    # What a seat gains, everybody sees; but not all of it.
    corral_stays = before is not None and ("corrals" not in new or same_corral(position, before, seat))
    if (
        before is None
        or "hands" in new
        or position.hands[seat] != before.hands[seat]
        or position.hand_size(seat) != before.hand_size(seat)
    ):
        found["hands"] = {**public["hands"], name: WORDS[side_of(position.hands[seat], position.hand_size(seat))]}
    if not corral_stays or "corrals" in new:
        found["corrals"] = {
            **public["corrals"],
            name: had["corrals"][name] if corral_stays else seen_corral(position, seat, True),
        }
    if before is None or "known" in new or not same_count(position, before, seat):
        found["known"] = {**public["known"], name: known_words(position, seat)}
    if not corral_stays:
        found["points"] = int(scoring.animal_points(position, seat))
    if position.phase == PLACING and position.turn == seat:
        found["would"] = would(position)
    elif before is None or had["would"]:
        found["would"] = {}
    if position.with_tasks and (before is None or "tasks" in new or not same(position.tasks, before.tasks)):
        found["tasks"] = {**public["tasks"], name: task_words(position, seat)}
    return found


def seat_or_none(seat: int) -> str | None:
    return None if seat < 0 else LETTERS[seat]


def seen_field(position: BlackSheepPosition, field: int) -> Data:
    start = field * FIGURES_PER_FIELD
    figures = [NAMES[position.figures[i]] for i in range(start, start + FIGURES_PER_FIELD) if position.figures[i] != NONE]
    sides: dict[str, str] = {}
    done: list[tuple[int, str]] = []
    for seat in range(position.seats):
        at = position.side(field, seat)
        sides[LETTERS[seat]] = WORDS[position.sides[at]]
        if position.finish[at] > 0:
            done.append((int(position.finish[at]), LETTERS[seat]))
    return {
        "closed": position.is_closed(field),
        "figures": " ".join(figures),
        "sides": sides,
        "order": " ".join([name for number, name in sorted(done)]) if done else "",
        "beaten": beaten(position, field) if done else "",
    }


def seen_corral(position: BlackSheepPosition, seat: int, known: bool) -> str:
    """`horse-3 horse-1 cow-2`, or `horse-? horse-? cow-?` for those who may not see the values."""
    words: list[str] = []
    for animal in range(TYPES):
        for value in range(VALUES, 0, -1):
            for each in range(position.corrals[position.worth(seat, animal) + value - 1]):
                words.append(FIGURES[animal][value] if known else FIGURES[animal][0])
    return " ".join(words)


def seen_tasks(position: BlackSheepPosition, seat: int) -> str:
    words = task_words(position, seat)
    return words if position.phase == ENDED else " ".join(["?" for task in words.split()])


def task_words(position: BlackSheepPosition, where: int) -> str:
    return " ".join([position.box.task_ids[task] for task in range(TASKS) if position.tasks[task] == where])


def known_words(position: BlackSheepPosition, row: int) -> str:
    words: list[str] = []
    for animal in range(TYPES):
        for each in range(counted_by(position, row, animal)):
            words.append(NAMES[animal])
    return " ".join(words)


# --- who beats whom


def beaten(position: BlackSheepPosition, field: int) -> str:
    """Complete sides that another complete side already outranks (BS-13.1)."""
    best = leader(position, field)
    if best < 0:
        return ""
    sides = range(position.seats)
    return " ".join([letter(seat) for seat in sides if seat != best and is_complete(position, field, seat)])


def is_complete(position: BlackSheepPosition, field: int, seat: int) -> bool:
    return position.sides[position.side(field, seat)] >= OPEN_SIDES


def leader(position: BlackSheepPosition, field: int) -> int:
    """The seat whose complete side none beats so far; NONE without any, and once the field is decided."""
    if is_decided(position, field):
        return NONE
    best = NONE
    for seat in range(position.seats):
        if is_complete(position, field, seat) and (best < 0 or outranks(position, field, seat, best)):
            best = seat
    return best


def is_decided(position: BlackSheepPosition, field: int) -> bool:
    """Whether the winner of this field is being served."""
    return position.phase in (CAPTURING, RESTOCKING) and field == position.field


def would(position: BlackSheepPosition) -> dict[str, bool]:
    """For the seat in turn, each choice that completes a side: whether it would be ahead there. Later, equal is not enough."""
    found: dict[str, bool] = {}
    listed = Pile(64)
    position.fill_legal(position.turn, listed)
    known: i64 = NONE  # the field of the choice before; what is true of a field is worked out once
    herd: i64 = 0
    to_beat: i64 = NONE
    for i in range(listed.size):
        way, field = moves.choice_way(listed.items[i]) * 3, moves.choice_field(listed.items[i])
        if moves.MENU.cards[way + 2] != NONE:  # what is discarded changes nothing here
            continue
        side = MORE[position.sides[position.side(field, position.turn)] * TYPES + moves.MENU.cards[way]]
        if moves.MENU.cards[way + 1] != NONE:
            side = MORE[side * TYPES + moves.MENU.cards[way + 1]]
        if side >= OPEN_SIDES:
            if field != known:
                known = field
                at = field * FIGURES_PER_FIELD
                herd = WEIGHT[position.figures[at]] + WEIGHT[position.figures[at + 1]]
                best = leader(position, field)
                to_beat = NONE
                if best >= 0:
                    to_beat = STRENGTH[captures.combination(position, field, best)]
            found[moves.CHOICES[listed.items[i]]] = STRENGTH[BUNDLE[side] + herd] > to_beat
    return found


# --- the end, and what scenarios ask


def tally(position: BlackSheepPosition) -> Data:
    """How each score came about (BS-10, BS-11)."""
    parts: Data = {}
    for seat in range(position.seats):
        part = {"animals": int(scoring.animal_points(position, seat))}
        if position.with_tasks:
            part["tasks"] = int(scoring.task_points(position, seat))
        else:
            part["majorities"] = int(scoring.majorities(position, seat))
            part["majority_points"] = int(BONUS * scoring.majorities(position, seat))
            part["sets"] = int(scoring.sets(position, seat))
            part["set_points"] = int(BONUS * scoring.sets(position, seat))
        parts[letter(seat)] = part
    return parts


def facts(position: BlackSheepPosition) -> Data:
    """What follows from a position, for scenarios: sizes, the end phase, beaten sides, the parts of the scores."""
    pile = position.discard.size - position.aside
    return {
        "sizes": {"deck": int(position.deck_size), "discard": int(pile), "aside": int(position.aside)},
        "end_phase": bool(position.is_end_phase()),
        "beaten": [beaten(position, field) for field in range(FIELDS)],
        "tally": tally(position),
        "unused_tasks": task_words(position, UNUSED),
    }
