"""What the captured figures are worth at the end, and who comes in which place (BS-10, BS-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.games.black_sheep.components import (
    BLACK_SHEEP,
    BONUS,
    COMBINATION,
    FIGURES_PER_TYPE,
    MAJORITY,
    NONE,
    ONLY_BLACK_SHEEP,
    TASKS,
    TYPES,
    UNUSED,
    VALUES,
)
from sheepfold.games.black_sheep.herds import fewest_of, most_of_rivals, of_type

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.position import BlackSheepPosition


def score(here: BlackSheepPosition, seat: i64) -> i64:
    if here.with_tasks:
        return animal_points(here, seat) + task_points(here, seat)  # BS-11.10
    return animal_points(here, seat) + BONUS * (majorities(here, seat) + sets(here, seat))  # BS-10.7


def animal_points(here: BlackSheepPosition, seat: i64) -> i64:
    """Values of the captured figures; black sheep cost theirs (BS-10.2)."""
    points: i64 = 0
    for animal in range(TYPES):
        at = here.worth(seat, animal)
        worth: i64 = 0
        for i in range(VALUES):
            worth += here.corrals[at + i] * (i + 1)
        points += -worth if animal == BLACK_SHEEP else worth
    return points


def majorities(here: BlackSheepPosition, seat: i64) -> i64:
    """Types of which this seat has strictly the most figures (BS-10.3, BS-10.4)."""
    mine, others = here.herds[seat], most_of_rivals(here, seat)
    found: i64 = 0
    for animal in range(TYPES):
        if of_type(mine, animal) > of_type(others, animal):
            found += 1
    return found


def sets(here: BlackSheepPosition, seat: i64) -> i64:
    """Complete sets of six different types (BS-10.5)."""
    return fewest_of(here.herds[seat])


def task_points(here: BlackSheepPosition, seat: i64) -> i64:
    """All six task cards in play count for everybody, whoever held them (BS-11.6)."""
    points: i64 = 0
    for task in range(TASKS):
        if here.tasks[task] != UNUSED:
            points += here.box.task_points[task] * times_fulfilled(here, seat, task)
    return points


def times_fulfilled(here: BlackSheepPosition, seat: i64, task: i64) -> i64:
    kind = here.box.task_kind[task]
    if kind == MAJORITY:  # BS-11.7: ties score in full, but nobody scores with none
        animal = here.box.task_type[task]
        mine = here.owned(seat, animal)
        return 1 if mine > 0 and mine >= of_type(most_of_rivals(here, seat), animal) else 0
    if kind == COMBINATION:  # BS-11.8
        copies = FIGURES_PER_TYPE
        for animal in range(TYPES):
            needed = here.box.task_needs[task * TYPES + animal]
            if needed > 0:
                copies = min(copies, here.owned(seat, animal) // needed)
        return copies
    return 0


def sole_owner(here: BlackSheepPosition) -> i64:
    """The seat that wins by the only-black-sheep task (BS-11.9), or NONE."""
    if not here.with_tasks:
        return NONE
    in_play = False
    for task in range(TASKS):
        if here.tasks[task] != UNUSED and here.box.task_kind[task] == ONLY_BLACK_SHEEP:
            in_play = True
    owner = NONE
    for seat in range(here.seats):
        if here.owned(seat, BLACK_SHEEP) > 0:
            if owner != NONE:
                return NONE
            owner = seat
    return owner if in_play else NONE


def place(here: BlackSheepPosition, seat: i64) -> i64:
    """Points, then the number of captured figures; equal in both is an equal place (BS-10.9)."""
    owner = sole_owner(here)
    if seat == owner:
        return 1
    mine = score(here, seat)
    better: i64 = 0
    for other in range(here.seats):
        if other == owner or (other != seat and is_ahead(here, other, seat, mine)):
            better += 1
    return better + 1


def is_ahead(here: BlackSheepPosition, seat: i64, other: i64, theirs: i64) -> bool:
    """Whether a seat is ahead of another one, given the points of that one."""
    mine = score(here, seat)
    return mine > theirs or (mine == theirs and here.corral_size(seat) > here.corral_size(other))
