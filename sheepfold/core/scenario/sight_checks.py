"""What is so at a moment, and who may know it: facts, views, and what was told.

Each check yields a Verdict for everything it looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sheepfold.core.fate import nearest_first, shorten
from sheepfold.core.game import Data
from sheepfold.core.scenario import paths
from sheepfold.core.scenario.moment import Moment, Verdict
from sheepfold.core.scenario.paths import MISSING, NOTHING, lookup
from sheepfold.core.seats import LETTERS


def check_facts(now: Moment, wanted: Data) -> Iterator[Verdict]:
    truth = now.facts()
    for path, value in wanted.items():
        failure = paths.compare_at(value, truth, path)
        yield Verdict(failure or (meaningless(now, truth, path) if value == NOTHING else ""), (path,))


def meaningless(now: Moment, truth: Data, path: str) -> str:
    """Of a path that is not there: whether it could be."""
    parent, _, _ = path.rpartition(".")
    if lookup(truth, parent) is not MISSING if parent else path in now.vocabulary().facts:
        return ""
    return f"{path}: expected a path that could be there, but {paths.no_such(truth, path)}"


def check_bags(now: Moment, wanted: Data) -> Iterator[Verdict]:
    truth = now.facts()
    for path, value in wanted.items():
        yield Verdict(paths.compare_bags(value, truth, path), (path,))


def check_shows(now: Moment, wanted: Data) -> Iterator[Verdict]:
    for name, shown in wanted.items():
        view = now.view(name)
        for path, value in shown.items():
            failure = paths.compare_at(value, view, path)
            yield Verdict(f"{name} {failure}" if failure else "", (name, path))


def check_lacks(now: Moment, wanted: Data) -> Iterator[Verdict]:
    for name, lacking in wanted.items():
        view = now.view(name)
        for path in lacking:
            yield Verdict(lacked(now, name, view, path), (name, path))


def lacked(now: Moment, name: str, view: Data, path: str) -> str:
    came = lookup(view, path)
    if not (came is MISSING or came is None or came == "?" or came == []):
        return f"{name} sees {path} = {came!r}"
    if came is not MISSING or somewhere(now, path):
        return ""
    known = [found for data in (now.facts(), *now.views()) for found in paths.all_paths(data)]
    return f"expected something that others see, came {path!r}: nobody's view has such a path, nor has the position{paths.suggestion(path, known)}"


def somewhere(now: Moment, path: str) -> bool:
    """Whether a path means anything: some view or the position has it, or has what it would be a part of."""
    if everywhere(now, path):
        return True
    parent, _, last = path.rpartition(".")
    wholes = everywhere(now, parent) if "." in parent else []
    return any(could_hold(now, whole, last) for whole in [whole for whole in wholes if whole] or wholes)


def everywhere(now: Moment, path: str) -> list[Any]:
    """What the position and the views have at a path of a view, each that has it."""
    found = [lookup(now.facts(), path.removeprefix("table.")), *(lookup(view, path) for view in now.views())]
    return [one for one in found if one is not MISSING]


def could_hold(now: Moment, whole: Any, key: str) -> bool:
    """Whether a table or list may at some time have a part: a table by seat has the seats of this table only."""
    if isinstance(whole, list):
        return key.isdecimal()
    if isinstance(whole, dict) and whole and set(whole) <= set(LETTERS):
        return key in set(LETTERS[: int(now.position.seats)])
    return isinstance(whole, dict)


def check_hides(now: Moment, wanted: Data) -> Iterator[Verdict]:
    for name, words in wanted.items():
        for word in words:
            yield Verdict(hidden(now, name, word), (name, word))


def hidden(now: Moment, name: str, word: str) -> str:
    """A word is hidden if this seat has it nowhere, and only where there is something to hide."""
    path = paths.path_of(now.view(name), word)
    if path is not None:
        return f"{name} sees {word!r} at {path}: {lookup(now.view(name), path)!r}"
    line = next((line for line in now.heard.get(now.perspective(name), []) if word in line), None)
    if line is not None:
        return f"{name} was told {word!r}: {line!r}"
    return "" if occurs(now, word) else f"expected a word that others see, came {word!r}: {never(now)}"


def occurs(now: Moment, word: str) -> bool:
    """Whether a word stands anywhere in the position, in somebody's view, or in a move that was made."""
    if any(word in line for line in now.spoken):
        return True
    return any(paths.path_of(data, word) is not None for data in (now.facts(), *now.views()))


def never(now: Moment) -> str:
    return "it is nowhere in the position, in no view and in no move since the beginning, so there is nothing to hide"


def check_told(now: Moment, wanted: Data) -> Iterator[Verdict]:
    for name, lines in wanted.items():
        heard = now.heard.get(now.perspective(name), [])
        rest = iter(heard)
        missing = next((line for line in lines if line not in rest), None)
        if missing is None:
            yield from (Verdict("") for line in lines)
        elif missing in heard:
            yield Verdict(f"{name}: {missing!r} came, but earlier: {shorten(heard, 30)}", (name, missing))
        else:
            among = shorten(nearest_first(missing, heard), 30) or "nothing told"
            yield Verdict(f"{name}: expected {missing!r} in {among}", (name, missing))
