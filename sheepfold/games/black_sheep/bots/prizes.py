"""What the two figures of a field are worth to a seat, and how much it matters that nobody else gets them."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.black_sheep.rules.components import (
    BLACK_SHEEP,
    BONUS,
    COMBINATION,
    FIGURES_PER_FIELD,
    FIGURES_PER_TYPE,
    MAJORITY,
    OPEN,
    TASKS,
    TYPES,
)
from sheepfold.games.black_sheep.rules.herds import LANE, fewest_of, lacking_of, of_type
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

POINT: Final[i64] = 100
SOLE: Final[i64] = 1200  # to be the only owner of black sheep so far, with the task for it in play
ROW: Final[i64] = 7  # numbers of figures of one type: 0 to 6
TAKEN: Final[i64] = 42  # of a hundred figures left of a type, how many each of two rivals will take before the end
# What a set is worth while it still lacks so many types, none to six; and what one more of them means to it.
SET_WORTH: Final = vec[i64]([600, 430, 310, 210, 130, 70, 30])
SET_STEP: Final = vec[i64]([10, 170, 120, 100, 80, 60, 40])
NO_STEP: Final[i64] = 10  # a figure that is not needed for the next set
# A figure's value, two points on average: once for the seat that gets it and once for the rival that does not.
VALUE_SWING: Final = vec[i64]([400, 400, 400, 400, 400, -400])


def majority_worth() -> vec[i64]:
    """By own number and that of the strongest rival: what a majority will bring, in hundredths; less than 0 if to the rival."""
    worth = zeros(ROW * ROW)
    for total in range(FIGURES_PER_TYPE, -1, -1):
        for mine in range(total + 1):
            rival = total - mine
            worth[mine * ROW + rival] = settled(mine, rival, 0, FIGURES_PER_TYPE - total)
    return worth


def settled(mine: i64, rival: i64, lost: i64, left: i64) -> i64:
    """The mean over who takes each of those left: this seat, the rival, or nobody."""
    if left == 0:
        return BONUS * POINT if mine > rival else -BONUS * POINT if rival > mine else 0
    one = settled(mine + 1, rival, lost, left - 1)
    other = settled(mine, rival + 1, lost, left - 1)
    none = settled(mine, rival, lost + 1, left - 1)
    return (one * TAKEN + other * TAKEN + none * (100 - 2 * TAKEN)) // 100


MAJORITY_WORTH: Final = majority_worth()


def majority_swing() -> vec[i64]:
    """By the same numbers: what it means for the majority that one more goes to this seat and not to the rival."""
    swings = zeros(ROW * ROW)
    for mine in range(ROW):
        for rival in range(ROW):
            won = MAJORITY_WORTH[min(mine + 1, ROW - 1) * ROW + rival]
            swings[mine * ROW + rival] = won - MAJORITY_WORTH[mine * ROW + min(rival + 1, ROW - 1)]
    return swings


MAJORITY_SWING: Final = majority_swing()


def bonuses_ahead(mine: i64, rivals: i64) -> i64:
    """What majorities and sets will bring more than to the rivals, with the figures owned so far (BS-10.3 to BS-10.6)."""
    worth = sets_ahead(mine) - sets_ahead(rivals)
    for animal in range(TYPES):
        worth += MAJORITY_WORTH[of_type(mine, animal) * ROW + of_type(rivals, animal)]
    return worth


def sets_ahead(packed: i64) -> i64:
    return fewest_of(packed) * BONUS * POINT + SET_WORTH[lacking_of(packed)]


def tasks_ahead(position: BlackSheepPosition, seat: i64, mine: i64, rivals: i64) -> i64:
    """What the tasks this seat knows of will bring more than to the rivals (BS-11.7 to BS-11.9)."""
    box = position.box
    worth: i64 = 0
    for task in range(TASKS):
        if not is_known(position, task, seat):
            continue
        kind = box.task_kind[task]
        animal = box.task_type[task]
        if kind == MAJORITY:
            worth += MAJORITY_WORTH[of_type(mine, animal) * ROW + of_type(rivals, animal)] * box.task_points[task] // BONUS
        elif kind == COMBINATION:
            worth += (copies_ahead(position, task, mine) - copies_ahead(position, task, rivals)) * box.task_points[task]
        else:
            worth += sole_worth(of_type(mine, BLACK_SHEEP), of_type(rivals, BLACK_SHEEP))
    return worth


def is_known(position: BlackSheepPosition, task: i64, seat: i64) -> bool:
    return position.tasks[task] == OPEN or position.tasks[task] == seat


def copies_ahead(position: BlackSheepPosition, task: i64, packed: i64) -> i64:
    """Hundredths of copies of a combination: those complete, and a part for what there is of the next one."""
    needs = position.box.task_needs
    copies: i64 = FIGURES_PER_TYPE
    for animal in range(TYPES):
        needed = needs[task * TYPES + animal]
        if needed > 0:
            copies = min(copies, of_type(packed, animal) // needed)
    wanted: i64 = 0
    there: i64 = 0
    for animal in range(TYPES):
        needed = needs[task * TYPES + animal]
        wanted += needed
        there += min(of_type(packed, animal) - copies * needed, needed)
    return copies * 100 + there * 60 // wanted


def sole_worth(mine: i64, rivals: i64) -> i64:
    """To be the only owner of black sheep wins the game, unless somebody else gets one too."""
    if mine > 0:
        return SOLE if rivals == 0 else 0
    return -SOLE if rivals > 0 else 0


def swing(position: BlackSheepPosition, field: i64, seat: i64, mine: i64, rivals: i64) -> i64:
    """What it is worth that this seat wins the field and not a rival, given the numbers of figures they own."""
    first = position.figures[field * FIGURES_PER_FIELD]
    second = position.figures[field * FIGURES_PER_FIELD + 1]
    if position.with_tasks:
        return task_swing(position, first, seat, mine, rivals) + task_swing(position, second, seat, mine, rivals)
    return bonus_swing(first, second, mine, rivals)


def bonus_swing(first: i64, second: i64, mine: i64, rivals: i64) -> i64:
    """Counted twice, as what one gains and what the rival does not; bonuses as in BS-10.3 to BS-10.6."""
    step, rival_step = SET_STEP[lacking_of(mine)], SET_STEP[lacking_of(rivals)]
    few, rival_few = fewest_of(mine), fewest_of(rivals)
    have, theirs = of_type(mine, first), of_type(rivals, first)
    worth = VALUE_SWING[first] + MAJORITY_SWING[have * ROW + theirs]
    worth += NO_STEP if have > few else step
    worth += NO_STEP if theirs > rival_few else rival_step
    have, theirs = of_type(mine, second), of_type(rivals, second)
    worth += VALUE_SWING[second] + MAJORITY_SWING[have * ROW + theirs]
    worth += NO_STEP if have > few else step
    worth += NO_STEP if theirs > rival_few else rival_step
    return worth


def task_swing(position: BlackSheepPosition, animal: i64, seat: i64, mine: i64, rivals: i64) -> i64:
    """The same by the tasks this seat knows of."""
    worth = VALUE_SWING[animal] + tasks_ahead(position, seat, with_one(mine, animal), rivals)
    return worth - tasks_ahead(position, seat, mine, with_one(rivals, animal))


def with_one(packed: i64, animal: i64) -> i64:
    """One figure more of a type, if there can be one."""
    return packed + (1 << animal * LANE) if of_type(packed, animal) < FIGURES_PER_TYPE else packed
