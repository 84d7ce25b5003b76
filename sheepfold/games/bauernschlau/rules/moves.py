"""Every kind of move: its code, what it means, and its text. The code of a move is known in this file only."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.seats import LETTERS
from sheepfold.games.bauernschlau.rules.components import ACTION_WORDS, FARMS, KINDS, tile_value

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.board import Board
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

# Codes below 6 are the action words themselves.
ACTION_CODES: Final[i64] = 6
FARM: Final[i64] = 8
CHOSE: Final[i64] = 16
DRAWN: Final[i64] = 24

CELLS: Final[i64] = 128  # room for the cells of the largest board
PUT: Final[i64] = 128
TURN: Final[i64] = 256
DRIVE: Final[i64] = 384
TO: Final[i64] = 512
PARK: Final[i64] = 640
LAY: Final[i64] = 768  # a tile of the special action: its kind and its cell
BUILD: Final[i64] = 1408
VERTICES: Final[i64] = 512

CELL_WORDS: Final[list[str]] = ["put", "turn", "drive", "to", "park"]  # in the order of their codes


def farm(number: i64) -> i64:
    return FARM + number


def chose(seat: i64) -> i64:
    return CHOSE + seat


def drawn(kind: i64) -> i64:
    return DRAWN + kind


def put(cell: i64) -> i64:
    return PUT + cell


def turn(cell: i64) -> i64:
    return TURN + cell


def drive(cell: i64) -> i64:
    return DRIVE + cell


def to(cell: i64) -> i64:
    return TO + cell


def park(cell: i64) -> i64:
    return PARK + cell


def lay(kind: i64, cell: i64) -> i64:
    return LAY + kind * CELLS + cell


def build(fence: i64, vertex: i64) -> i64:
    return BUILD + fence * VERTICES + vertex


def is_action(move: i64) -> bool:
    return move < ACTION_CODES


def is_farm(move: i64) -> bool:
    return FARM <= move < FARM + FARMS


def is_chose(move: i64) -> bool:
    return CHOSE <= move < DRAWN


def is_drawn(move: i64) -> bool:
    return DRAWN <= move < DRAWN + KINDS


def is_put(move: i64) -> bool:
    """A tile onto a cell, whether or not the move names the tile."""
    return PUT <= move < TURN or LAY <= move < BUILD


def is_turn(move: i64) -> bool:
    return TURN <= move < DRIVE


def is_to(move: i64) -> bool:
    return TO <= move < PARK


def is_lay(move: i64) -> bool:
    return LAY <= move < BUILD


def is_build(move: i64) -> bool:
    return move >= BUILD


def farm_number(move: i64) -> i64:
    return move - FARM


def chose_seat(move: i64) -> i64:
    return move - CHOSE


def drawn_kind(move: i64) -> i64:
    """The kind of a tile that was drawn."""
    return move - DRAWN


def named_cell(move: i64) -> i64:
    """The cell of any move that names one."""
    return move % CELLS


def lay_kind(move: i64) -> i64:
    return (move - LAY) // CELLS


def build_fence(move: i64) -> i64:
    return (move - BUILD) // VERTICES


def build_vertex(move: i64) -> i64:
    return (move - BUILD) % VERTICES


def cell_word(move: i64) -> str:
    return CELL_WORDS[move // CELLS - 1]


def say(position: BauernschlauPosition, seat: int, move: int) -> str:
    """`place`, `put 3,0`, `build 0-1 1,4`; fate's own in the past: `drawn 5`."""
    board = position.board
    if is_action(move):
        return ACTION_WORDS[move]
    if is_farm(move):
        return f"farm {farm_number(move)}"
    if is_chose(move):
        return f"chose {LETTERS[chose_seat(move)]} to begin"
    if is_drawn(move):
        return f"drawn {tile_value(drawn_kind(move))}"
    if is_build(move):
        return f"build {position.fence_name(build_fence(move))} {board.vertex_names[build_vertex(move)]}"
    text = board.said.get(move)
    if text is None:
        text = board.said[move] = cell_text(board, move)
    return text


def cell_text(board: Board, move: i64) -> str:
    """The text of a move that names a cell: the same in every position."""
    cell = board.cell_names[named_cell(move)]
    if is_lay(move):
        return f"put {tile_value(lay_kind(move))} {cell}"
    return f"{cell_word(move)} {cell}"


def tidy(text: str) -> str:
    """Cells and vertices written as `(3, 0)` or `V(1,4)` are understood too."""
    return re.sub(r"v?\(?(-?\d+)\s*,\s*(-?\d+)\)?", r"\1,\2", text)
