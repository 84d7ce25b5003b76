"""A game put together from its folder: what its modules define under the names core knows is its own, the rest is core's."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from sheepfold.core.draft import Draft
from sheepfold.core.game import Game, GameOf
from sheepfold.core.guide import Guide
from sheepfold.core.options import DataSet, Option
from sheepfold.core.position import Position

MODULES = ("rules", "interface", "bots")  # each a file or a folder; of a folder, what its `__init__.py` imports
# Functions that a module may define, with what they are given. `GameOf` says what each of them answers.
FUNCTIONS: dict[str, tuple[str, ...]] = {
    "start": ("setup",),
    "blank": ("setup",),
    "say": ("position", "seat", "move"),
    "tidy": ("text",),
    "names": ("setup",),
    "load": ("setup", "data"),
    "complete": ("setup", "given", "rng"),
    "visible": ("position", "seat"),
    "public": ("position",),
    "own": ("position", "seat", "public"),
    "imagine_table": ("setup", "seat", "table", "rng"),
    "events": ("before", "seat", "move", "after", "notes"),
    "told": ("event", "view"),
    "words": ("view",),
    "explain": ("position", "seat", "text"),
    "advice": ("view", "move"),
    "bound": ("setup",),
    "broken": ("position",),
    "impossible": ("position",),
    "things": ("position",),
    "facts": ("position",),
    "reveals": ("position", "seat", "move"),
    "final": ("position", "seat", "move"),
    "rough": ("setup",),
    "timeout": ("position", "seat"),
}
TABLES = {"MOVES": "moves", "FIELDS": "fields", "VERBS": "verbs"}
FROZEN = re.compile(r"\.rules_\d+$")
ALIKE = 0.85  # names that are closer than this are taken for a slip


def assemble(
    package: str,
    *,
    title: str,
    prefix: str,
    seats: tuple[int, int],
    name: str = "",
    version: int = 1,
    by: str = "",
    line: str = "",
    minutes: tuple[int, int] = (0, 0),
    age: int = 0,
    options: tuple[Option, ...] = (),
    data_sets: tuple[DataSet, ...] = (),
    ranks: str = "",
    letters_are_seats: bool = True,
) -> Game:
    """The game whose `__init__.py` calls this with its `__name__`, and with what stands on its box."""
    modules = [import_module(f"{package}.{name}") for name in MODULES if find_spec(f"{package}.{name}")]
    return GameOf(
        name=name or name_of(package),
        title=title,
        prefix=prefix,
        seats=seats,
        version=version,
        by=by,
        line=line,
        minutes=minutes,
        age=age,
        options=options,
        data_sets=data_sets,
        ranks=ranks,
        letters_are_seats=letters_are_seats,
        **parts_of(package, modules),
    )


def name_of(package: str) -> str:
    """As one types it; the frozen rules of an earlier version (`hill_race.rules_1`) are those of the same game."""
    return FROZEN.sub("", package).split(".")[-1].replace("_", "-")


def parts_of(package: str, modules: Sequence[ModuleType]) -> dict[str, Any]:
    """What is taken from them: the functions above, `MOVES`, `FIELDS` and `VERBS`, the class of the position and of the guide."""
    found: dict[str, Any] = {}
    for module in modules:
        for key, value in parts(module):
            if found.setdefault(key, value) is not value:
                raise TypeError(f"{module.__name__} has `{key}`, and so has a module before it; one of them is the game's")
    for module in modules:
        refuse_slips(module, found)
    if "start" not in found:
        raise TypeError(f"{package}: there is no class of a Position, and no function `start`")
    return found


def parts(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """What a module brings along, by the name that `GameOf` has for it."""
    for name, value in vars(module).items():
        if name in TABLES:
            yield TABLES[name], value
        elif not is_own(module, value):
            continue
        elif isinstance(value, type):
            if issubclass(value, Position) and not hasattr(module, "start"):
                yield "start", value
            elif issubclass(value, Guide):
                yield "guide", value
            elif issubclass(value, Draft):
                yield "completion", value
        elif name in FUNCTIONS:
            check_parameters(module, name, value)
            yield name, value


def is_own(module: ModuleType, value: Any) -> bool:
    """Whether it is defined there, and not imported from elsewhere."""
    return callable(value) and f"{getattr(value, '__module__', '')}.".startswith(f"{module.__name__}.")


def check_parameters(module: ModuleType, name: str, function: Any) -> None:
    wanted = FUNCTIONS[name]
    try:
        inspect.signature(function).bind(*wanted)
    except TypeError:
        what = f"`{name}` is called with {', '.join(wanted)}, in this order; it takes {inspect.signature(function)}"
        raise TypeError(f"{module.__name__}: {what}") from None
    except ValueError:  # a compiled function may not tell
        return


def refuse_slips(module: ModuleType, found: dict[str, Any]) -> None:
    """A function that core would call if it were spelt right must not be passed over in silence."""
    for name, value in vars(module).items():
        if is_own(module, value) and not isinstance(value, type) and name not in FUNCTIONS:
            meant = [other for other in get_close_matches(name, FUNCTIONS, cutoff=ALIKE) if other not in found]
            if meant:
                raise TypeError(f"{module.__name__}: is `{name}` meant to be `{meant[0]}`? If not, give it a name less alike")
