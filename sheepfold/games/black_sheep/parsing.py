"""Animals, figures and seats as people write them in given positions: `horse pig`, `HP`, `horse-3`, `H3`, `?` for any."""

from __future__ import annotations

import re
from typing import Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.seats import LETTERS as SEATS
from sheepfold.core.seats import seat_of
from sheepfold.games.black_sheep.components import LETTERS, NAMES

ANY = -1  # written `?`: to be filled up
FIGURE = re.compile(rf"({'|'.join(reversed(NAMES))}|[{LETTERS}])(?:-?([123?]))?")


def read_animals(key: str, value: Any) -> list[int]:
    """Types in the order given; names, or letters with or without spaces; a list of such words will do as well."""
    text = " ".join(map(str, value)) if isinstance(value, list) else value
    if not isinstance(text, str):
        raise BadInput(f"{key} is a text of animals such as 'horse pig' or 'HP', not {value!r}")
    animals: list[int] = []
    for word in text.split():
        if word.lower() in NAMES:
            animals.append(NAMES.index(word.lower()))
        elif all(sign in LETTERS + "?" for sign in word):
            animals += [ANY if sign == "?" else LETTERS.index(sign) for sign in word]
        else:
            raise BadInput(
                f"{key}: {word!r} is not an animal; write {', '.join(NAMES)} or {LETTERS}{closest(word, list(NAMES))}"
            )
    return animals


def read_figures(key: str, value: Any) -> list[tuple[int, int]]:
    """Types with their values, ANY for a value left open."""
    if not isinstance(value, str):
        raise BadInput(f"{key} is a text of figures such as 'horse-3 cow-1' or 'H3 C1', not {value!r}")
    figures: list[tuple[int, int]] = []
    for word in value.split():
        found = FIGURE.fullmatch(word)
        if not found:
            raise BadInput(f"{key}: {word!r} is not a figure; write e.g. horse-3, H3, or H? for any value")
        name, worth = found[1], found[2]
        animal = NAMES.index(name) if name in NAMES else LETTERS.index(name)
        figures.append((animal, int(worth) if worth and worth != "?" else ANY))
    return figures


def read_counts(key: str, value: Any) -> dict[int, int]:
    """How many of each type: a table by name or letter."""
    counts: dict[int, int] = {}
    if not isinstance(value, dict):
        raise BadInput(f"{key} is a table such as {{ horse = 2, pig = 0 }}, not {value!r}")
    for name, number in value.items():
        animals = read_animals(key, name)
        if len(animals) != 1 or not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise BadInput(f"{key}: {name} = {number!r} is not an animal with a number")
        counts[animals[0]] = number
    return counts


def read_seat(key: str, value: Any, seats: int) -> int:
    seat = seat_of(value, seats) if isinstance(value, str) else None
    if seat is None or seat < 0:
        raise BadInput(f"{key} is a seat, A to {SEATS[seats - 1]}; not {value!r}")
    return seat


def read_by_seat(key: str, value: Any, seats: int, extra: tuple[str, ...] = ()) -> dict[int, Any]:
    """A table by letter; extra names follow after the last seat."""
    if not isinstance(value, dict):
        raise BadInput(f"{key} is a table by seat such as {{ A = … }}, not {value!r}")
    return {
        seats + extra.index(name) if name in extra else read_seat(f"{key}.{name}", name, seats): item
        for name, item in value.items()
    }


def names(animals: list[int]) -> str:
    return " ".join(NAMES[animal] for animal in animals)
