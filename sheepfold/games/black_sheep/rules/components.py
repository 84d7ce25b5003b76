"""What is in the box: six types of animals, their figures, cards and task cards."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile, zeros

# Types are numbers, best first (BS-7.1): 0 horse to 5 black sheep, as in NAMES.
TYPES: Final[i64] = 6
BLACK_SHEEP: Final[i64] = 5

NAMES: Final = ["horse", "cow", "pig", "sheep", "rooster", "black-sheep"]
LETTERS: Final = "HCPSRB"

FIELDS: Final[i64] = 3
FIGURES_PER_FIELD: Final[i64] = 2
FIGURES_PER_TYPE: Final[i64] = 6
VALUES: Final[i64] = 3  # a figure is worth 1, 2 or 3 (BS-1.2)
WORTHS: Final[i64] = 18  # types times values: the columns of a corral
HAND: Final[i64] = 3
SIDE: Final[i64] = 3
BONUS: Final[i64] = 6  # points of one bonus card (BS-10.6)

TASKS: Final[i64] = 12
TASKS_IN_PLAY: Final[i64] = 6
MAJORITY: Final[i64] = 0
COMBINATION: Final[i64] = 1
ONLY_BLACK_SHEEP: Final[i64] = 2
UNUSED: Final[i64] = -1  # where a task card is, if no seat holds it: in the box,
OPEN: Final[i64] = -2  # or on the table
TASK_KINDS: Final = ["majority", "combination", "only-black-sheep"]


def private_tasks(seats: i64) -> i64:
    """Task cards dealt to each seat (BS-11.2)."""
    return 2 if seats == 2 else 1


@final
class Box:
    """The part of the box that is data: values under the figures, copies of each card, the task cards. Never changed."""

    copies: i64
    values: vec[i64]  # how many figures of each type have each value
    task_ids: list[str]
    task_kind: vec[i64]
    task_type: vec[i64]  # of a majority
    task_points: vec[i64]
    task_needs: vec[i64]  # animals of each type in a combination, a row per task
    nothing: vec[i64]  # an empty row,
    no_cards: Pile  # and an empty pile, for what is not laid out yet

    def __init__(self, copies: int, values: list[int]) -> None:
        self.copies = copies
        self.values = vec[i64](values)
        self.task_ids = []
        self.task_kind = zeros(TASKS)
        self.task_type = zeros(TASKS)
        self.task_points = zeros(TASKS)
        self.task_needs = zeros(TASKS * TYPES)
        self.nothing = zeros(0)
        self.no_cards = Pile(0)

    def add_task(self, name: str, kind: i64, of: i64, points: i64, needs: list[int]) -> None:
        task = len(self.task_ids)
        self.task_ids.append(name)
        self.task_kind[task] = kind
        self.task_type[task] = of
        self.task_points[task] = points
        for animal in range(TYPES):
            self.task_needs[task * TYPES + animal] = needs[animal]
