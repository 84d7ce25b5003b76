"""What the two figures of a field are worth to a seat, and how much it matters that nobody else gets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.black_sheep.components import (
    BLACK_SHEEP,
    BONUS,
    COMBINATION,
    FIGURES_PER_FIELD,
    FIGURES_PER_TYPE,
    MAJORITY,
    OPEN,
    TASKS,
    TYPES,
    WORTHS,
)

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.position import BlackSheepPosition

POINT: Final[i64] = 100
MEAN_VALUE: Final[i64] = 200  # a figure is worth two points on average
SOLE: Final[i64] = 1200  # to be the only owner of black sheep so far, with the task for it in play
ROW: Final[i64] = 7  # numbers of figures of one type: 0 to 6
TAKEN: Final[i64] = 42  # of a hundred figures left of a type, how many each of two rivals will take before the end
# What a set is worth while it still lacks so many types, none to six; and what one more type means to it (none: not needed).
SET_WORTH: Final = vec[i64]([600, 430, 310, 210, 130, 70, 30])
SET_STEP: Final = vec[i64]([10, 170, 120, 100, 80, 60, 40])


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


# What a seat owns, in one number: three bits for the figures of each type, then the fewest of any type, then how many types have so few.
FEWEST_AT: Final[i64] = 18
LACKING_AT: Final[i64] = 21


def numbers_owned(here: BlackSheepPosition, seat: i64) -> i64:
    """How many figures of each type a seat owns, packed."""
    corrals = here.corrals
    at = seat * WORTHS
    packed: i64 = 0
    fewest: i64 = 7
    lacking: i64 = 0
    shift: i64 = 0
    while shift < FEWEST_AT:
        number = corrals[at] + corrals[at + 1] + corrals[at + 2]
        packed |= number << shift
        if number < fewest:
            fewest = number
            lacking = 1
        elif number == fewest:
            lacking += 1
        at += 3
        shift += 3
    return packed | fewest << FEWEST_AT | lacking << LACKING_AT


def of_type(packed: i64, animal: i64) -> i64:
    return packed >> animal * 3 & 7


def most_of_rivals(here: BlackSheepPosition, seat: i64) -> i64:
    """The same of the other seats: of each type the most that any of them owns; for sets, what the next seat owns."""
    after = seat + 1 if seat + 1 < here.seats else 0
    best = numbers_owned(here, after)
    if here.seats > 2:
        for other in range(here.seats):
            if other != seat and other != after:
                best = merged(best, numbers_owned(here, other))
    return best


def merged(one: i64, other: i64) -> i64:
    shift: i64 = 0
    while shift < FEWEST_AT:
        more = (other >> shift & 7) - (one >> shift & 7)
        if more > 0:
            one += more << shift
        shift += 3
    return one


def step(packed: i64, animal: i64) -> i64:
    """What a figure means for the next set of six."""
    if of_type(packed, animal) > packed >> FEWEST_AT & 7:
        return SET_STEP[0]
    return SET_STEP[packed >> LACKING_AT]


def bonuses_ahead(mine: i64, rivals: i64) -> i64:
    """What majorities and sets will bring more than to the rivals, with the figures owned so far (BS-10.3 to BS-10.6)."""
    worth = sets_ahead(mine) - sets_ahead(rivals)
    for animal in range(TYPES):
        worth += MAJORITY_WORTH[of_type(mine, animal) * ROW + of_type(rivals, animal)]
    return worth


def sets_ahead(packed: i64) -> i64:
    return (packed >> FEWEST_AT & 7) * BONUS * POINT + SET_WORTH[packed >> LACKING_AT]


def tasks_ahead(here: BlackSheepPosition, seat: i64, mine: i64, rivals: i64) -> i64:
    """What the tasks this seat knows of will bring more than to the rivals (BS-11.7 to BS-11.9)."""
    box = here.box
    worth: i64 = 0
    for task in range(TASKS):
        if not is_known(here, task, seat):
            continue
        kind = box.task_kind[task]
        animal = box.task_type[task]
        if kind == MAJORITY:
            worth += MAJORITY_WORTH[of_type(mine, animal) * ROW + of_type(rivals, animal)] * box.task_points[task] // BONUS
        elif kind == COMBINATION:
            worth += (copies_ahead(here, task, mine) - copies_ahead(here, task, rivals)) * box.task_points[task]
        else:
            worth += sole_worth(of_type(mine, BLACK_SHEEP), of_type(rivals, BLACK_SHEEP))
    return worth


def is_known(here: BlackSheepPosition, task: i64, seat: i64) -> bool:
    return here.tasks[task] == OPEN or here.tasks[task] == seat


def copies_ahead(here: BlackSheepPosition, task: i64, packed: i64) -> i64:
    """Hundredths of copies of a combination: those complete, and a part for what there is of the next one."""
    needs = here.box.task_needs
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


def swing(here: BlackSheepPosition, field: i64, seat: i64, mine: i64, rivals: i64) -> i64:
    """What it is worth that this seat wins the field and not a rival, given the numbers of figures they own."""
    first = here.figures[field * FIGURES_PER_FIELD]
    second = here.figures[field * FIGURES_PER_FIELD + 1]
    if here.with_tasks:
        return task_swing(here, first, seat, mine, rivals) + task_swing(here, second, seat, mine, rivals)
    return bonus_swing(first, mine, rivals) + bonus_swing(second, mine, rivals)


def bonus_swing(animal: i64, mine: i64, rivals: i64) -> i64:
    """Counted twice, as what one gains and what the rival does not; bonuses as in BS-10.3 to BS-10.6."""
    have, theirs = of_type(mine, animal), of_type(rivals, animal)
    worth = -2 * MEAN_VALUE if animal == BLACK_SHEEP else 2 * MEAN_VALUE
    worth += MAJORITY_WORTH[min(have + 1, 6) * ROW + theirs] - MAJORITY_WORTH[have * ROW + min(theirs + 1, 6)]
    return worth + step(mine, animal) + step(rivals, animal)


def task_swing(here: BlackSheepPosition, animal: i64, seat: i64, mine: i64, rivals: i64) -> i64:
    """The same by the tasks this seat knows of."""
    worth = -2 * MEAN_VALUE if animal == BLACK_SHEEP else 2 * MEAN_VALUE
    worth += tasks_ahead(here, seat, with_one(mine, animal), rivals)
    return worth - tasks_ahead(here, seat, mine, with_one(rivals, animal))


def with_one(packed: i64, animal: i64) -> i64:
    """One figure more of a type, if there can be one."""
    return packed + (1 << animal * 3) if of_type(packed, animal) < FIGURES_PER_TYPE else packed
