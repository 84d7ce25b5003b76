"""Laws of what agents are trained on: actions stand for moves one to one, and bytes tell a seat nothing it may not know."""

from __future__ import annotations

from sheepfold.core.asking import asked, codes
from sheepfold.core.laws.breach import Breach
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.core.tensors import Tensors, bytes_of

ACTIONS = "every legal move is made by one way of actions, and every way makes a legal move"
RANGES = "every column of an observation stays in its range"
BYTES = "what a seat may not know never changes the bytes it gets"


def check_actions(tensors: Tensors, position: Position) -> Breach | None:
    for seat in asked(position):
        made: dict[int, list[int]] = {}
        for path in paths(tensors, position, seat):
            for action in path:
                if not 0 <= action < tensors.actions:
                    return Breach(ACTIONS, f"{letter(seat)}: action {action} is none of {tensors.actions}", "tensors")
            half = path[0] if len(path) > 1 else int(NONE)
            move = int(tensors.decide(position, seat, half, path[-1]))
            if move in made:
                return Breach(ACTIONS, f"{letter(seat)}: {made[move]} and {path} both make move {move}", "tensors")
            made[move] = path
        legal = codes(position, seat)
        if sorted(made) != sorted(legal):
            return Breach(ACTIONS, f"{letter(seat)}: actions make {sorted(made)}; legal is {sorted(legal)}", "tensors")
        for move in legal:
            found = Pile(2)
            tensors.fill_path(position, seat, move, found)
            if found.to_list() != made[move]:
                return Breach(
                    ACTIONS, f"{letter(seat)}: move {move} is {found.to_list()}, but {made[move]} makes it", "tensors"
                )
    return None


def paths(tensors: Tensors, position: Position, seat: int) -> list[list[int]]:
    """Every way of one or two actions that is open to a seat."""
    found: list[list[int]] = []
    for first in actions_of(tensors, position, seat, int(NONE)):
        if tensors.decide(position, seat, NONE, first) != NONE:
            found.append([first])
        else:
            found += [[first, second] for second in actions_of(tensors, position, seat, first)]
    return found


def actions_of(tensors: Tensors, position: Position, seat: int, half: int) -> list[int]:
    found = Pile(64)
    tensors.fill_actions(position, seat, half, Pile(64), found)
    return found.to_list()


def check_bytes(tensors: Tensors, position: Position, seat: int, rng: Rng) -> Breach | None:
    """An observation keeps to its columns, and is the same in another world that looks the same to the seat."""
    here = bytes_of(tensors, position, seat)
    at = 0
    for block in tensors.columns:
        for column in range(at, at + block.width):
            if here[column] > block.high:
                what = f"{block.name}, column {column}: {here[column]} is above {block.high}"
                return Breach(RANGES, what, "tensors")
        at += block.width
    other = position.copy()
    other.reshuffle(seat, rng)
    there = bytes_of(tensors, other, seat)
    if here == there:
        return None
    column = next(i for i in range(len(here)) if here[i] != there[i])
    what = f"{name_of(tensors, column)}: {here[column]} in one world, {there[column]} in another"
    return Breach(BYTES, f"seat {letter(seat)}: {what} that it cannot tell from it", "tensors")


def name_of(tensors: Tensors, column: int) -> str:
    """`hand, column 12 (3 of 6)`."""
    at = 0
    for block in tensors.columns:
        if column < at + block.width:
            return f"{block.name}, column {column} ({column - at + 1} of {block.width})"
        at += block.width
    raise AssertionError(f"there is no column {column}")
