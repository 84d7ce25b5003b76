"""The data a host may replace: values under the figures, copies of each card, the task cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.options import DataSet, read_built_in
from sheepfold.core.pile import NONE
from sheepfold.core.setup import Setup
from sheepfold.games.black_sheep.rules import components as c
from sheepfold.games.black_sheep.rules.components import NAMES, Box

FEWEST_COPIES, MOST_COPIES = 9, 40  # fewer than 9 of each, and hands and sides could use the cards up (BS-5.7)


def check(data: Any) -> Any:
    """Raise BadInput with the entry and the constraint it breaks."""
    only_keys("the box", data, ("figure_values", "card_copies", "tasks"))
    values = data["figure_values"]
    only_keys("figure_values", values, tuple(NAMES))
    for name in NAMES:
        row = values[name]
        if not isinstance(row, list) or len(row) != c.FIGURES_PER_TYPE or not all(is_number(v, 1, int(c.VALUES)) for v in row):
            raise BadInput(f"figure_values.{name} is six whole numbers from 1 to 3, not {row!r}")
    if not is_number(data["card_copies"], FEWEST_COPIES, MOST_COPIES):
        raise BadInput(f"card_copies is a whole number from {FEWEST_COPIES} to {MOST_COPIES}, not {data['card_copies']!r}")
    check_tasks(data["tasks"])
    return data


def check_tasks(tasks: Any) -> None:
    if not isinstance(tasks, list) or len(tasks) != c.TASKS:
        raise BadInput(f"tasks is a list of {c.TASKS} task cards, not {tasks!r:.60}")
    seen: set[str] = set()
    for at, task in enumerate(tasks):
        where = f"tasks.{at}"
        kind = task.get("kind") if isinstance(task, dict) else None
        if kind == "majority":
            only_keys(where, task, ("id", "kind", "type", "points"))
            if task["type"] not in NAMES:
                raise BadInput(f"{where}.type is one of {', '.join(NAMES)}; not {task['type']!r}")
        elif kind == "combination":
            only_keys(where, task, ("id", "kind", "animals", "points"))
            animals = task["animals"]
            if not isinstance(animals, dict) or not animals:
                raise BadInput(f"{where}.animals is a table of animals, each with how many; not {animals!r}")
            for name, number in animals.items():
                if name not in NAMES or not is_number(number, 1, int(c.FIGURES_PER_TYPE)):
                    raise BadInput(
                        f"{where}.animals: {name} = {number!r} is not one of the six types with a number from 1 to 6"
                    )
        elif kind == "only-black-sheep":
            only_keys(where, task, ("id", "kind"))
        else:
            raise BadInput(f"{where}.kind is one of {', '.join(c.TASK_KINDS)}; not {kind!r}")
        if "points" in task and not is_number(task["points"], 0, 1000):
            raise BadInput(f"{where}.points is a whole number from 0 to 1000, not {task['points']!r}")
        name = task["id"]
        if not isinstance(name, str) or not name.isalnum() or name in seen:
            raise BadInput(f"{where}.id is a word of letters and digits used once, not {name!r}")
        seen.add(name)
    if sum(task["kind"] == "only-black-sheep" for task in tasks) != 1:
        raise BadInput("tasks has exactly one card of the kind only-black-sheep")


def only_keys(where: str, data: Any, keys: tuple[str, ...]) -> None:
    """A table with exactly these keys."""
    if not isinstance(data, dict):
        raise BadInput(f"{where} is a table with {', '.join(keys)}; not {data!r:.60}")
    for key in data:
        if key not in keys:
            raise BadInput(f"{where} has no {key!r}; it has {', '.join(keys)}{closest(key, list(keys))}")
    for key in keys:
        if key not in data:
            raise BadInput(f"{where} lacks {key!r}")


def is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


latest: list[tuple[dict[str, Any], Box]] = []


def box_of(setup: Setup) -> Box:
    """The box of a checked setup, packed; most games are played with the one that was packed last."""
    data = setup.data["box"]
    if not latest or latest[0][0] is not data:
        latest[:] = [(data, packed(data))]
    return latest[0][1]


def packed(data: dict[str, Any]) -> Box:
    box = Box(data["card_copies"], [data["figure_values"][name].count(value) for name in NAMES for value in (1, 2, 3)])
    for task in data["tasks"]:
        needs = task.get("animals", {})
        of = NAMES.index(task["type"]) if "type" in task else int(NONE)
        kind = c.TASK_KINDS.index(task["kind"])
        box.add_task(task["id"], kind, of, task.get("points", 0), [needs.get(name, 0) for name in NAMES])
    return box


BOX = DataSet(
    name="box",
    built_in=read_built_in(Path(__file__).parents[1] / "data", "reconstructed-v1"),
    check=check,
    text="values under the figures, copies of each card, contents of the task cards",
    rule="BS-2.3",
)
