"""The board as data that a host may replace, and what such data must be (BA-2; reconstructed)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.options import DataSet, read_built_in
from sheepfold.core.setup import Setup
from sheepfold.games.bauernschlau.rules.board import DIRECTIONS, Board, cells_in_order, name, pair_of

SMALLEST, LARGEST = 3, 6
KEYS = ["id", "radius", "centre", "farms", "goose"]

MOST_BOARDS = 64
made: dict[str, Board] = {}  # by the board's data: positions on the same board share its tables
latest: list[tuple[Any, Board]] = []  # the one asked for last, found without looking through its data


def check(found: Any) -> dict[str, Any]:
    """The data of a board, or BadInput naming the entry and what it must be."""
    if not isinstance(found, dict) or sorted(found) != sorted(KEYS):
        raise BadInput(f"a board is an object with exactly the entries {', '.join(KEYS)}")
    if not isinstance(found["id"], str) or not found["id"]:
        raise BadInput("id must be a text")
    radius = found["radius"]
    if type(radius) is not int or not SMALLEST <= radius <= LARGEST:
        raise BadInput(f"radius must be a whole number from {SMALLEST} to {LARGEST}, not {radius!r}")
    if found["centre"] != "0,0":
        raise BadInput(f'centre must be "0,0", not {found["centre"]!r}')
    farms = check_farms(found["farms"])
    known = {name(cell) for cell in cells_in_order(radius, farms)[7:]}
    if not isinstance(found["goose"], dict):
        raise BadInput('goose must be an object like {"3,0": 3}')
    for cell, factor in found["goose"].items():
        if cell not in known:
            raise BadInput(f"goose: {cell!r} is no pasture of a board of radius {radius}")
        if type(factor) is not int or factor not in (2, 3):
            raise BadInput(f"goose: the factor of {cell} must be 2 or 3, not {factor!r}")
    return {**found, "farms": [name(farm) for farm in farms], "goose": dict(found["goose"])}


def check_farms(found: Any) -> list[tuple[int, int]]:
    """The six cells round the centre, clockwise, beginning with any of them."""
    farms = [pair_of(cell) for cell in found] if isinstance(found, list) and all(isinstance(c, str) for c in found) else []
    wanted = DIRECTIONS.index(farms[0]) if farms and farms[0] in DIRECTIONS else 0
    clockwise = DIRECTIONS[wanted:] + DIRECTIONS[:wanted]
    if farms != clockwise:
        raise BadInput(f"farms must be the six cells round the centre, clockwise, like {[name(cell) for cell in clockwise]}")
    return clockwise


def board_of(setup: Setup) -> Board:
    """The tables of the chosen board, made at its first use."""
    data = setup.data["board"]
    if latest and latest[0][0] is data:
        return latest[0][1]
    key = json.dumps(data, sort_keys=True)
    if key not in made:
        if len(made) >= MOST_BOARDS:
            del made[next(iter(made))]
        made[key] = Board(data)
    latest[:] = [(data, made[key])]
    return made[key]


BOARD = DataSet(
    name="board",
    built_in=read_built_in(Path(__file__).parents[1] / "data", "ba-board-1"),
    check=check,
    text="the map: its size, farms and geese",
    rule="BA-2.5",
)
