"""The data set `deck`: the printed cards and start levels, built in or a host's own, checked before use."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.options import DataSet, read_built_in

SHEEP_KINDS = ("white", "black", "three_seven_zero", "double_o_seven")
PLAIN_KINDS = ("dog", "os")
COUNTS = {"sheep": 51, "dog": 8, "os": 1}
BOARDS = 6
HIGHEST_LEVEL = 999
HIGHEST_CORNER = 9
HIGHEST_POINTS = 99
ID = re.compile(r"[A-Za-z0-9]{1,8}")


def check(data: Any) -> dict[str, Any]:
    """The data in the order of the engine: sheep by rising level, dogs, the Os."""
    if not isinstance(data, dict) or set(data) != {"boards", "cards"}:
        raise BadInput('a deck is a table with exactly "boards" and "cards"')
    boards, cards = data["boards"], data["cards"]
    if not isinstance(boards, list) or len(boards) != BOARDS:
        raise BadInput(f"boards: {BOARDS} start levels in a list are needed")
    if not isinstance(cards, list):
        raise BadInput("cards: a list is needed")
    seen_ids: dict[str, str] = {}
    seen_levels: dict[int, str] = {}
    for number, level in enumerate(boards, start=1):
        _check_level(f"board {number}", level, seen_levels)
    tidy = [_check_card(number, card, seen_ids, seen_levels) for number, card in enumerate(cards, start=1)]
    if len(tidy) != 60:
        raise BadInput(f"cards: 60 are needed, not {len(tidy)}")
    for group, wanted in COUNTS.items():
        found = sum(_group(card["kind"]) == group for card in tidy)
        if found != wanted:
            raise BadInput(f"cards: {wanted} of kind {group} are needed, not {found}")
    tidy.sort(key=lambda card: (list(COUNTS).index(_group(card["kind"])), card.get("level", 0)))
    return {"boards": list(boards), "cards": tidy}


def _check_card(number: int, card: Any, seen_ids: dict[str, str], seen_levels: dict[int, str]) -> dict[str, Any]:
    name = card.get("id") if isinstance(card, dict) else None
    if not isinstance(name, str) or not ID.fullmatch(name):
        raise BadInput(f"card {number}: an id of 1 to 8 letters and digits is needed, not {name!r}")
    if name.lower() in seen_ids:
        raise BadInput(f"card {name}: the id is used twice")
    seen_ids[name.lower()] = name
    kind = card.get("kind")
    if kind not in SHEEP_KINDS + PLAIN_KINDS:
        raise BadInput(f"card {name}: kind is one of {', '.join(SHEEP_KINDS + PLAIN_KINDS)}; not {kind!r}")
    wanted = {"id", "kind"}
    if kind in SHEEP_KINDS:
        wanted |= {"corner", "level"}
    if kind in ("white", "black"):
        wanted |= {"points"}
    for key in sorted(wanted - set(card)):
        raise BadInput(f"card {name}: {key} is missing")
    for key in sorted(set(card) - wanted):
        raise BadInput(f"card {name}: a card of kind {kind} has no {key}")
    if "corner" in wanted and card["corner"] != "bone" and not (_whole(card["corner"], HIGHEST_CORNER) and card["corner"]):
        raise BadInput(f'card {name}: corner is "bone" or a whole number up to {HIGHEST_CORNER}, not 0; not {card["corner"]!r}')
    if "level" in wanted:
        _check_level(f"card {name}", card["level"], seen_levels)
    if "points" in wanted and not _whole(card["points"], HIGHEST_POINTS):
        raise BadInput(f"card {name}: points is a whole number up to {HIGHEST_POINTS}; not {card['points']!r}")
    return {key: card[key] for key in ("id", "kind", "points", "corner", "level") if key in card}


def _check_level(entry: str, level: Any, seen: dict[int, str]) -> None:
    if not _whole(level, HIGHEST_LEVEL) or level < 1:
        raise BadInput(f"{entry}: level is a whole number from 1 to {HIGHEST_LEVEL}; not {level!r}")
    if level in seen:
        raise BadInput(f"{entry}: level {level} is that of {seen[level]} already")
    seen[level] = entry


def _group(kind: str) -> str:
    return "sheep" if kind in SHEEP_KINDS else kind


def _whole(value: Any, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -most <= value <= most


DECK = DataSet(
    name="deck",
    built_in=read_built_in(Path(__file__).parents[1] / "data", "reconstructed-v1"),
    check=check,
    text="the printed cards and the start levels of the boards",
    rule="BM-1.3",
)
