"""The decks of Sheep Sheep: those that come with it, what a host's own deck must fulfil, and a deck as tables."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.options import DataSet, read_built_in
from sheepfold.core.setup import Setup
from sheepfold.games.sheep_sheep.rules.components import CellTables, Deck

FEWEST_CARDS = 20
KEYS = ("title", "colours", "models", "cards")


def check(found: Any) -> dict[str, Any]:
    """A deck as it stands in a file; the pairs come back in the order of the colours."""
    if not isinstance(found, dict):
        raise BadInput("a deck is a table with the keys colours, models and cards")
    for key in found:
        if key not in KEYS:
            raise BadInput(f"a deck has the keys {', '.join(KEYS)}; not {key!r}")
    colours = check_colours(found.get("colours"))
    letters = "".join(colour["letter"] for colour in colours)
    models = found.get("models")
    if not isinstance(models, str) or sorted(models) != sorted(letters):
        raise BadInput(f"models: exactly one model card per colour, that is {letters!r} in any order; not {models!r}")
    title = found.get("title", "")
    if not isinstance(title, str):
        raise BadInput(f"title: a text is expected; not {title!r}")
    return {"title": title, "colours": colours, "models": models, "cards": check_cards(found.get("cards"), letters)}


def check_colours(found: Any) -> list[dict[str, str]]:
    if not isinstance(found, list) or not 2 <= len(found) <= 26:
        raise BadInput("colours: a list of 2 to 26 colours is expected, each with a letter and a name")
    colours: list[dict[str, str]] = []
    for number, entry in enumerate(found, 1):
        name = f"colours, entry {number}"
        if not isinstance(entry, dict) or set(entry) - {"letter", "name", "frame"}:
            raise BadInput(f"{name}: a table with letter, name and, if you like, frame is expected; not {entry!r}")
        letter = entry.get("letter")
        if not isinstance(letter, str) or len(letter) != 1 or not "A" <= letter <= "Z":
            raise BadInput(f"{name}: letter is one capital letter A to Z; not {letter!r}")
        if not isinstance(entry.get("name"), str) or not entry["name"].strip():
            raise BadInput(f"{name}: {letter} needs a name")
        if not isinstance(entry.get("frame", ""), str):
            raise BadInput(f"{name}: frame is the name of a pattern; not {entry['frame']!r}")
        for key in ("letter", "name", "frame"):
            if key in entry and any(other.get(key) == entry[key] for other in colours):
                raise BadInput(f"{name}: two colours have the same {key} {entry[key]!r}")
        colours.append({key: entry[key] for key in ("letter", "name", "frame") if key in entry})
    return colours


def check_cards(found: Any, letters: str) -> dict[str, int]:
    if not isinstance(found, dict):
        raise BadInput("cards: a table of pairs and how many there are of each is expected, such as RG = 2")
    copies = dict.fromkeys(pairs(letters), 0)
    for text, count in found.items():
        if len(text) != 2 or text[0] not in letters or text[1] not in letters:
            raise BadInput(f"cards: {text!r} is not two of the letters {letters}")
        if text[0] == text[1]:
            raise BadInput(f"cards: {text!r} has the same colour on both sides; the two faces of a card are different")
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 99:
            raise BadInput(f"cards: {text} is there 0 to 99 times; not {count!r}")
        pair = canonical(text, letters)
        if pair != text and pair in found:
            raise BadInput(f"cards: {pair} and {text} are the same card; give it once")
        copies[pair] = count
    if sum(copies.values()) < FEWEST_CARDS:
        raise BadInput(f"cards: at least {FEWEST_CARDS} cards are needed; these are {sum(copies.values())}")
    return {pair: count for pair, count in copies.items() if count}


def pairs(letters: str) -> list[str]:
    """Every pair of different colours, in the deck's order: RO RY … VP."""
    return [first + second for i, first in enumerate(letters) for second in letters[i + 1 :]]


def canonical(text: str, letters: str) -> str:
    """A pair of colours in the order of the deck."""
    return text if letters.index(text[0]) < letters.index(text[1]) else text[::-1]


def deck_of(setup: Setup) -> Deck:
    """The deck of a game as tables; equal decks share them."""
    data = setup.data["deck"]
    return tables("".join(colour["letter"] for colour in data["colours"]), tuple(data["cards"].items()))


@lru_cache(64)
def tables(letters: str, cards: tuple[tuple[str, int], ...]) -> Deck:
    copies = dict(cards)
    return Deck(letters, [copies.get(pair, 0) for pair in pairs(letters)], cell_tables())


@cache
def cell_tables() -> CellTables:
    return CellTables()


DECK = DataSet(
    name="deck",
    built_in=read_built_in(Path(__file__).parents[1] / "data", "std42"),
    check=check,
    text="the photo cards and their colours",
    rule="SS-2.4",
)
