"""Facts by their dotted paths: looked up, compared, and where a path or a word leads that is not what was meant."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from sheepfold.core.errors import closest
from sheepfold.core.fate import shorten

MISSING = object()
NOTHING = "(nothing)"  # as a wanted value: there must be no such path


def lookup(data: Any, path: str) -> Any:
    """The value at a dotted path, MISSING if there is none. A key that itself holds dots is found whole."""
    if isinstance(data, dict) and path in data:
        return data[path]
    key, _, rest = path.partition(".")
    if isinstance(data, dict) and key in data:
        return lookup(data[key], rest) if rest else data[key]
    if isinstance(data, list) and key.isdecimal() and int(key) < len(data):
        return lookup(data[int(key)], rest) if rest else data[int(key)]
    return MISSING


def matches(wanted: Any, came: Any) -> bool:
    """Tables by the keys they name (none: an empty table), everything else equal (true is not 1)."""
    if isinstance(wanted, dict) and isinstance(came, dict) and wanted:
        return all(key in came and matches(value, came[key]) for key, value in wanted.items())
    return bool(wanted == came) and isinstance(wanted, bool) == isinstance(came, bool)


def compare(wanted: Any, came: Any) -> str:
    return "" if matches(wanted, came) else f"expected {wanted!r}, came {came!r}"


def compare_at(wanted: Any, data: Any, path: str) -> str:
    """The same for the value at a path; a path that leads nowhere is told with the one that was meant."""
    came = lookup(data, path)
    if came is MISSING:
        return "" if wanted == NOTHING else f"{path}: expected {wanted!r}, but {no_such(data, path)}"
    said = compare(wanted, came)
    return f"{path}: {said}" if said else ""


def compare_bags(wanted: Any, data: Any, path: str) -> str:
    came = lookup(data, path)
    if came is MISSING:
        return f"{path}: expected {wanted!r}, but {no_such(data, path)}"
    return "" if bag(wanted) == bag(came) else f"{path}: expected in any order {wanted!r}, came {came!r}"


def bag(value: Any) -> Counter[str]:
    if isinstance(value, str):
        return Counter(value.split() if " " in value else list(value))
    return Counter(json.dumps(item, sort_keys=True) for item in value) if isinstance(value, list) else Counter([repr(value)])


def no_such(data: Any, path: str) -> str:
    """Where a path that leads nowhere goes wrong, what is there instead, and the nearest path of all."""
    return f"there is no such path: {break_of(data, path)}{suggestion(path, all_paths(data))}"


def break_of(data: Any, path: str) -> str:
    key, _, rest = path.partition(".")
    if isinstance(data, dict) and key in data and rest:
        return break_of(data[key], rest)
    if isinstance(data, list) and key.isdecimal() and int(key) < len(data) and rest:
        return break_of(data[int(key)], rest)
    if isinstance(data, dict):
        return f"no {key!r} among {shorten([str(name) for name in data], 40)}"
    return f"a list of {len(data)}, counted from 0" if isinstance(data, list) else f"{data!r} has no parts"


def suggestion(path: str, known: list[str]) -> str:
    """The path that was probably meant. Views keep a game's own facts under `table`, facts do not: a frequent slip."""
    for other in (f"table.{path}", path.removeprefix("table.")):
        if other in known:
            return f"; did you mean {other}?"
    return closest(path, known)


def all_paths(data: Any) -> list[str]:
    """Every path that leads somewhere."""
    if isinstance(data, dict):
        parts = [(str(key), value) for key, value in data.items()]
    else:
        parts = [(str(i), value) for i, value in enumerate(data)] if isinstance(data, list) else []
    return [path for key, value in parts for path in (key, *(f"{key}.{rest}" for rest in all_paths(value)))]


def path_of(data: Any, word: str) -> str | None:
    """The path of the smallest part in which a word occurs, "" for the whole; None if it occurs nowhere."""
    if word not in json.dumps(data, ensure_ascii=False):
        return None
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    for key, value in parts:
        if word in str(key):
            return str(key)
        inside = path_of(value, word)
        if inside is not None:
            return f"{key}.{inside}" if inside else str(key)
    return ""
