"""The fields of a position, declared once: how they are written, read and checked. Who may see them: interface/view.py."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.loops import lay_codes
from sheepfold.core.packed import i16
from sheepfold.core.schema import (
    BySeat,
    Counts,
    Field,
    Flag,
    Kind,
    Schema,
    Seat,
    Sized,
    Whole,
    Word,
    Words,
    in_rows,
    need,
    read_keys,
    wrong,
)
from sheepfold.core.seats import LETTERS
from sheepfold.games.bauernschlau.rules import fences, rounds
from sheepfold.games.bauernschlau.rules.board import CENTRE, FIRST_PASTURE, Board, is_pasture
from sheepfold.games.bauernschlau.rules.components import (
    ACTION_WORDS,
    FARMS,
    HIDDEN,
    KINDS,
    NOWHERE,
    allotment,
    tile_value,
)
from sheepfold.games.bauernschlau.rules.phases import PHASES

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

VALUES = [str(tile_value(kind)) for kind in range(int(KINDS))]


# --- cells and tiles


class Cell(Word):
    """The centre or a pasture by its name, `3,0`."""

    def read(self, position: Any, path: str, data: Any) -> int:
        cell = super().read(position, path, data)
        need(not CENTRE < cell < FIRST_PASTURE, f"{path}: {data} is a farm, no place for sheep or dog (BA-2.1, BA-2.4)")
        return cell


def cell_names(position: BauernschlauPosition) -> list[str]:
    return position.board.cell_names


def pasture_number(board: Board, path: str, name: Any, hint: str = "") -> int:
    if not isinstance(name, str) or name not in board.cell_numbers:
        raise BadInput(f"{path}: {name!r} is no cell of the board; cells are written like 3,0{hint}")
    need(is_pasture(board.cell_numbers[name]), f"{path}: {name} is no pasture (BA-2.1)")
    return board.cell_numbers[name]


# What lies on a cell, by text. A code is 1 + the kind, face down also HIDDEN times 1 + the placer; in part of a position both may
# be open: the kind ANY_KIND, and the placer ANY_PLACER.
FREE, REST = "free", "rest"
ANY_KIND, ANY_PLACER = int(KINDS), len(LETTERS)
TEXTS = {f"{value} up": 1 + kind for kind, value in enumerate(VALUES)} | {
    f"{value} down {placer}": 1 + kind + int(HIDDEN) * (1 + seat)
    for kind, value in enumerate(VALUES)
    for seat, placer in enumerate(LETTERS)
}
WORDS = {code: text for text, code in TEXTS.items()}
ANY_SEAT = {f"{value} down": 1 + kind + int(HIDDEN) * (1 + ANY_PLACER) for kind, value in enumerate((*VALUES, "?"))}
OPEN = {text.replace(VALUES[0], "?", 1): code + ANY_KIND for text, code in TEXTS.items() if code % HIDDEN == 1} | ANY_SEAT
PART_TEXTS = TEXTS | OPEN | {text[2:]: code for text, code in OPEN.items() if text[0] == "?"} | {FREE: 0}


class Flock(Kind):
    """Cell → a code as on the ground ↔ by cell: `5 up`, `-3 down A`. Part of it, by cell: also `? down`, `up` or `free`; what
    `rest` says holds for every pasture that is not named."""

    def write(self, position: Any, code: Any) -> dict[str, str]:
        names = position.board.cell_names
        return {names[cell]: WORDS[one] for cell, one in enumerate(code) if one}

    def read(self, position: Any, path: str, data: Any) -> list[int]:
        ground = [0] * int(position.board.cells)
        for cell, one in self.codes(position, path, data, TEXTS).items():
            ground[pasture_number(position.board, path, cell)] = one
        return ground

    def part(self, position: Any, path: str, data: Any) -> dict[str, int]:
        return self.codes(position, path, data, PART_TEXTS)

    def codes(self, position: Any, path: str, data: Any, texts: dict[str, int]) -> dict[str, int]:
        if not isinstance(data, dict):
            raise wrong(path, "a table by cell", data)
        found = {}
        for cell, text in data.items():
            if cell != REST or texts is TEXTS:
                slip = texts is PART_TEXTS and cell not in position.board.cell_numbers
                pasture_number(position.board, path, cell, closest(str(cell), [REST]) if slip else "")
            code = texts.get(text) if isinstance(text, str) else None
            if code is None or (code >= HIDDEN and position.seats <= code // HIDDEN - 1 < ANY_PLACER):
                also = f", '? down', 'up' or '{FREE}'" if texts is PART_TEXTS else ""
                raise BadInput(f"{path}.{cell}: something like '5 up', '-3 down A'{also}; not {text!r}")
            found[cell] = code
        return found


# --- fences


class Fences(Kind):
    """Fence → its vertices from the gate to the tip ↔ by name: `1,1 2,2 1,4`."""

    def write(self, position: Any, code: Any) -> dict[str, str]:
        names = position.board.vertex_names
        return {position.fence_name(fence): " ".join(names[v] for v in path) for fence, path in enumerate(code)}

    def part(self, position: Any, path: str, data: Any) -> Any:
        """They are read once it is known who has which farm."""
        return data

    def read(self, position: Any, path: str, data: Any) -> list[list[int]]:
        known = [position.fence_name(fence) for fence in range(int(position.seats))] if position.farms_known() else []
        read_keys(path, data, known)
        used: set[str] = set()
        return [read_path(position, fence, f"{path}.{name}", data.get(name, ""), used) for fence, name in enumerate(known)]


def read_path(position: Any, fence: int, path: str, text: Any, used: set[str]) -> list[int]:
    """One fence obeys BA-8.8 and BA-8.12 to BA-8.14."""
    board: Board = position.board
    names = str(text).split()
    for name in names:
        if name not in board.vertex_numbers:
            raise BadInput(f"{path}: {name!r} is no vertex of the board")
        if name in used:
            raise BadInput(f"{path}: {name} lies on a fence already (BA-8.14)")
        used.add(name)
    if not names:
        return []
    gates = [board.vertex_names[fences.start_gate(position, fence, i)] for i in range(fences.start_edges(position, fence))]
    if names[0] not in gates or len(names) < 2:
        raise BadInput(f"{path}: must begin at one of the gates {' '.join(gates)} and have a piece (BA-8.8)")
    vertices = [board.vertex_numbers[name] for name in names]
    for one, other in pairwise(vertices):
        if other not in [int(board.onward[3 * one + i]) for i in range(3)]:
            ends = f"{board.vertex_names[one]} to {board.vertex_names[other]}"
            raise BadInput(f"{path}: no piece may go from {ends} (BA-8.13, BA-8.20)")
    return vertices


class Table(Kind):
    """Any table, as it is."""

    def read(self, position: Any, path: str, data: Any) -> Any:
        if not isinstance(data, dict):
            raise wrong(path, "a table", data)
        return data


# --- what follows from a field once it is read


def put_sheep(position: BauernschlauPosition, ground: list[int]) -> None:
    lay_codes(position.ground, 0, ground)
    position.sheep = sum(code > 0 for code in ground)
    position.down = sum(code >= HIDDEN for code in ground)


def put_farms(position: BauernschlauPosition, farms: Any) -> None:
    found = [int(NOWHERE)] * int(position.seats)
    for seat, farm in in_rows(farms):
        found[seat] = farm
    lay_codes(position.farms, 0, found)
    if NOWHERE not in found:
        rounds.lay_out_farms(position)


def put_fences(position: BauernschlauPosition, paths: list[list[int]]) -> None:
    """Lay the fences, find ways out for the others, note what is enclosed."""
    for fence, path in enumerate(paths):
        for vertex in path:
            position.fence[vertex] = i16(fence + 1)
        for one, other in pairwise(path):
            position.back[other] = i16(one)
            position.way[one] = i16(other)
        position.tips[fence] = path[-1] if path else NOWHERE
    if not paths:
        return
    if not fences.find_witness(position):
        raise BadInput("fences: not all unfinished fences can still reach the rim together (BA-8.15)")
    for seat in range(int(position.seats)):
        if all(fences.is_finished(position, f) for f in (position.right_fence(seat), position.left_fence(seat))):
            fences.enclose(position, seat)


def get_fences(position: BauernschlauPosition) -> list[list[int]]:
    return [position.path(fence) for fence in range(int(position.seats))] if position.farms_known() else []


# --- the fields, with what a partial position has where it says nothing (some are worked out in completion.py)

DOING = {"draw": "place", "put": "place", "turn": "reveal", "drive": "dog", "to": "dog", "park": "dog", "build": "fence"}


FENCES = Fences()
HAND = Words(tuple(int(value) for value in VALUES), "tile", "5 -3", listed=True, open=True)


def usual_seat(data: dict[str, Any]) -> str:
    return "" if data["phase"] == "first" else "A"


FIELDS = Schema["BauernschlauPosition"](
    Field("phase", Word(PHASES), default="action"),
    Field("game", Whole(1, lambda position: int(position.championship))),
    Field("totals", BySeat(Whole(-10_000, 10_000)), default={}),
    Field("first", Seat(may_be_none=True), default=usual_seat),
    Field("round", Whole(1, 1000), default=lambda data: 1 if data["phase"] in ("first", "farm") else 2),
    Field("turn", Seat(may_be_none=True), default=usual_seat),
    Field("main", Flag(), default=lambda data: data["phase"] in ("action", *DOING)),
    Field("bonus", Whole(0, 2), default=lambda data: 2 if data["phase"] == "bonus" else 0),
    Field("doing", Word(ACTION_WORDS, may_be_none=True), default=lambda data: DOING.get(data["phase"], "")),
    Field("draws", Whole(0, lambda position: int(position.seats)), default=lambda data: int(data["phase"] == "draw")),
    Field("hand", HAND, attr="tiles", start=int(KINDS), size=int(KINDS), bag=0, total="held"),
    Field("supply", Sized(Counts(VALUES)), attr="tiles", size=int(KINDS), total="supply"),
    Field("sheep", Flock(), attr="ground", put=put_sheep, default={}),
    Field("dog", Cell(cell_names), default="0,0"),
    Field("sent", Cell(cell_names, may_be_none=True), default=""),
    Field("farms", BySeat(Whole(0, int(FARMS) - 1), empty=NOWHERE), put=put_farms, default={}),
    Field("pieces", BySeat(Whole(0, lambda position: int(allotment(position.seats)))), default={}),
    Field("fences", FENCES, get=get_fences, put=put_fences, default={}),
    Field("last", Table(), default={}),
)
