"""What the captured figures are worth at the end, and who comes in which place (BS-10, BS-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE
from sheepfold.games.black_sheep.rules.components import (
    BLACK_SHEEP,
    BONUS,
    COMBINATION,
    FIGURES_PER_TYPE,
    MAJORITY,
    ONLY_BLACK_SHEEP,
    TASKS,
    TYPES,
    UNUSED,
    VALUES,
)
from sheepfold.games.black_sheep.rules.herds import fewest_of, most_of_rivals, of_type

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.rules.position import BlackSheepPosition


def score(position: BlackSheepPosition, seat: i64) -> i64:
    if position.with_tasks:
        return animal_points(position, seat) + task_points(position, seat)  # BS-11.10
    return animal_points(position, seat) + BONUS * (majorities(position, seat) + sets(position, seat))  # BS-10.7


def animal_points(position: BlackSheepPosition, seat: i64) -> i64:
    """Values of the captured figures; black sheep cost theirs (BS-10.2)."""
    points: i64 = 0
    for animal in range(TYPES):
        at = position.worth(seat, animal)
        worth: i64 = 0
        for i in range(VALUES):
            worth += position.corrals[at + i] * (i + 1)
        points += -worth if animal == BLACK_SHEEP else worth
    return points


def majorities(position: BlackSheepPosition, seat: i64) -> i64:
    """Types of which this seat has strictly the most figures (BS-10.3, BS-10.4)."""
    mine, others = position.herds[seat], most_of_rivals(position, seat)
    found: i64 = 0
    for animal in range(TYPES):
        if of_type(mine, animal) > of_type(others, animal):
            found += 1
    return found


def sets(position: BlackSheepPosition, seat: i64) -> i64:
    """Complete sets of six different types (BS-10.5)."""
    return fewest_of(position.herds[seat])


def task_points(position: BlackSheepPosition, seat: i64) -> i64:
    """All six task cards in play count for everybody, whichever seat held them (BS-11.6)."""
    points: i64 = 0
    for task in range(TASKS):
        if position.tasks[task] != UNUSED:
            points += position.box.task_points[task] * times_fulfilled(position, seat, task)
    return points


def times_fulfilled(position: BlackSheepPosition, seat: i64, task: i64) -> i64:
    kind = position.box.task_kind[task]
    if kind == MAJORITY:  # BS-11.7: ties score in full, but nobody scores with none
        animal = position.box.task_type[task]
        mine = position.owned(seat, animal)
        return 1 if mine > 0 and mine >= of_type(most_of_rivals(position, seat), animal) else 0
    if kind == COMBINATION:  # BS-11.8
        copies = FIGURES_PER_TYPE
        for animal in range(TYPES):
            needed = position.box.task_needs[task * TYPES + animal]
            if needed > 0:
                copies = min(copies, position.owned(seat, animal) // needed)
        return copies
    return 0


def sole_owner(position: BlackSheepPosition) -> i64:
    """The seat that wins by the only-black-sheep task (BS-11.9), or NONE."""
    if not position.with_tasks:
        return NONE
    in_play = False
    for task in range(TASKS):
        if position.tasks[task] != UNUSED and position.box.task_kind[task] == ONLY_BLACK_SHEEP:
            in_play = True
    owner = NONE
    for seat in range(position.seats):
        if position.owned(seat, BLACK_SHEEP) > 0:
            if owner != NONE:
                return NONE
            owner = seat
    return owner if in_play else NONE


def place(position: BlackSheepPosition, seat: i64) -> i64:
    """Points, then the number of captured figures; equal in both is an equal place (BS-10.9)."""
    owner = sole_owner(position)
    if seat == owner:
        return 1
    mine = score(position, seat)
    better: i64 = 0
    for other in range(position.seats):
        if other == owner or (other != seat and is_ahead(position, other, seat, mine)):
            better += 1
    return better + 1


def is_ahead(position: BlackSheepPosition, seat: i64, other: i64, theirs: i64) -> bool:
    """Whether a seat is ahead of another one, given the points of that one."""
    mine = score(position, seat)
    return mine > theirs or (mine == theirs and position.corral_size(seat) > position.corral_size(other))
