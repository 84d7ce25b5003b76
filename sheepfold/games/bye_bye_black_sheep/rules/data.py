"""The names of the species: a data set a host may replace; the rules know numbers only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.options import DataSet, read_built_in
from sheepfold.core.setup import Setup

LANGUAGES = ("en", "de", "fr")
NUMBERS = list(range(1, 17))


def check(data: Any) -> Any:
    """Sixteen entries, one per number, each with a name of its own in every language."""
    if not isinstance(data, list) or len(data) > 4 * len(NUMBERS) or not all(isinstance(entry, dict) for entry in data):
        raise BadInput('species are a list of 16 entries such as {"number": 1, "en": "Tiger", "de": "Tiger", "fr": "Tigre"}')
    for entry in data:
        if entry.get("number") not in NUMBERS:
            raise BadInput(f"species {entry.get('number')!r}: numbers go from 1 to 16")
        for language in LANGUAGES:
            name = entry.get(language)
            if not isinstance(name, str) or not name.strip():
                raise BadInput(f"species {entry['number']}: needs a name in {language!r}")
            if sum(other.get(language) == name for other in data) > 1:
                raise BadInput(f"species {entry['number']}: the name {name!r} ({language}) is used twice")
    found = sorted(entry["number"] for entry in data)
    for number in NUMBERS:
        if found.count(number) != 1:
            raise BadInput(f"species {number}: needs exactly one entry, not {found.count(number)}")
    return sorted(data, key=lambda entry: int(entry["number"]))


def names(setup: Setup) -> dict[str, str]:
    """What the animals are called at a table, in every language → their numbers (BB-10.1)."""
    return {
        " ".join(entry[language].split()).lower(): str(entry["number"])
        for entry in setup.data.get("species") or []
        for language in reversed(LANGUAGES)  # a name that means two animals in two languages is an English one
    }


SPECIES = DataSet(
    name="species",
    built_in=read_built_in(Path(__file__).parents[1] / "data", "reconstructed-v1"),
    check=check,
    text="What the numbered animals are called; they never matter to the rules",
    rule="BB-2.2",
)
