"""What a host may choose before a game: options, and data sets that may be replaced by a file."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput, reason_of
from sheepfold.core.message import Message


@dataclass(frozen=True)
class Option:
    """A choice the host makes before the game. The first value is the default; values are text."""

    name: str
    values: tuple[str, ...]
    text: str  # one line for a player
    rule: str = ""
    _: KW_ONLY
    names_seat: bool = False  # letters among the values must be seats of the table
    aliases: tuple[str, ...] = ()  # earlier names, so that old records still read


@dataclass(frozen=True)
class DataSet:
    """Data of a game that a host may replace by a file of their own (JSON). Chosen like an option, by id or by file path."""

    name: str
    built_in: dict[str, Any]  # id → data as it would stand in a file; the first is the default
    check: Callable[[Any], Any]  # raises BadInput naming the entry and the constraint; returns the data, tidied
    text: str
    _: KW_ONLY
    rule: str = ""

    def in_view(self, view: dict[str, Any]) -> Any:
        """The data that the game of a view is played with: its own, or a built-in one."""
        return view["data"].get(self.name) or self.built_in[view["options"][self.name]]


CHECKED: dict[tuple[int, str], Any] = {}  # built-in data sets that passed their check; nobody changes them


def read_built_in(folder: Path, default: str) -> dict[str, Any]:
    """The JSON files of a game's `data/` folder by their names, the default first, for `DataSet.built_in`."""
    files = sorted(folder.glob("*.json"), key=lambda file: (file.stem != default, file.stem))
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}


def load_data_set(data_set: DataSet, chosen: str) -> Any:
    """A data set by its id, or from a JSON file of the host's own."""
    if chosen in data_set.built_in:
        key = (id(data_set.built_in), chosen)
        if key not in CHECKED:
            CHECKED[key] = data_set.check(data_set.built_in[chosen])
        return CHECKED[key]
    if not chosen.endswith(".json"):
        values = {"name": data_set.name, "known": ", ".join(data_set.built_in), "came": repr(chosen)}
        raise BadInput(Message("bad-data", values))
    try:
        found = json.loads(Path(chosen).read_text(encoding="utf-8"))
    except OSError as error:
        unreadable = Message("file-unreadable", {"file": chosen, "why": reason_of(error)})
        raise BadInput(Message("bad-data-file", {"name": data_set.name, "what": unreadable})) from None
    except ValueError as error:
        raise BadInput(Message("bad-data-json", {"name": data_set.name, "file": chosen, "error": str(error)})) from None
    try:
        return data_set.check(found)
    except BadInput as error:
        raise BadInput(Message("bad-data-entry", {"name": data_set.name, "file": chosen, "what": error.message})) from None
