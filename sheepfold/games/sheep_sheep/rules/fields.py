"""The fields of a position of Sheep Sheep, declared once: how they are written, read, checked and seen."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from sheepfold.core.kinds import codes_of
from sheepfold.core.pile import NONE
from sheepfold.core.schema import (
    HIDDEN,
    Bits,
    BySeat,
    Counts,
    Data,
    Field,
    Kind,
    Names,
    Schema,
    Seat,
    Sized,
    Whole,
    Word,
    Words,
    need,
    wrong,
)
from sheepfold.games.sheep_sheep.rules.components import ALL_CELLS, CELLS, ROW
from sheepfold.games.sheep_sheep.rules.phases import GRID, PHASES

if TYPE_CHECKING:
    from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

EMPTY = "--"
HOLE = -2  # the code of an empty cell in part of a position


# --- cards: a card or face by its two colours


@dataclass(frozen=True)
class Cards(Words):
    """Cards ↔ `RO GV`, read in either order; `??` in part of a position is any card."""

    names: Names = attrgetter("deck.card_texts")
    what: str = "card"
    like: str = "RG OY"
    _: KW_ONLY
    any: str = "??"

    def codes(self, position: Any, path: str, word: str) -> list[int]:
        face = codes_of(position.deck.face_texts).get(word)
        return super().codes(position, path, word) if face is None else [face >> 1]


@dataclass(frozen=True)
class Faces(Cards):
    """Faces, the colour that is up first; in part of a position also `R?`, any card with red up: behind all faces, by colour."""

    names: Names = attrgetter("deck.face_texts")

    def codes(self, position: Any, path: str, word: str) -> list[int]:
        colour = position.deck.letters.find(word[0])
        if colour >= 0 and word[1:] == HIDDEN:
            return [len(position.deck.face_texts) + colour]
        return Words.codes(self, position, path, word)

    def read(self, position: Any, path: str, data: Any) -> list[int]:
        found = super().read(position, path, data)
        need(all(face < 2 * position.deck.kinds for face in found), f"{path}: both colours of a card are needed; not {data!r}")
        return found


class Grid(Kind):
    """Nine faces ↔ three lines of three cells: `RG OY --`."""

    def write(self, position: Any, code: Any) -> list[str]:
        texts = position.deck.face_texts
        return in_lines([EMPTY if face == NONE else texts[face] for face in code])

    def read(self, position: Any, path: str, data: Any) -> list[int]:
        return [int(NONE) if text == EMPTY else FACES.read(position, path, text)[0] for text in self.split(path, data)]

    def part(self, position: Any, path: str, data: Any) -> list[int]:
        return [HOLE if text == EMPTY else OPEN_FACES.part(position, path, text)[0] for text in self.split(path, data)]

    def split(self, path: str, data: Any) -> list[str]:
        if not isinstance(data, list) or len(data) != 3 or any(len(str(line).split()) != 3 for line in data):
            raise wrong(path, "three lines of three cells such as 'RG OY GB' are expected", data)
        return " ".join(data).split()


def in_lines(cells: list[str]) -> list[str]:
    return [" ".join(cells[line : line + 3]) for line in (0, 3, 6)]


# --- where they are kept


def get_rows(position: SheepSheepPosition) -> list[list[int]]:
    return [[card for card in position.rows[start : start + ROW] if card != NONE] for start in (0, int(ROW))]


def put_rows(position: SheepSheepPosition, rows: list[list[int]]) -> None:
    """Fewer than four cards each while they are dealt."""
    for seat, row in enumerate(rows):
        for index, card in enumerate(row):
            position.rows[seat * ROW + index] = card


def put_grid(position: SheepSheepPosition, cells: list[int]) -> None:
    for cell, face in enumerate(cells):
        if face != NONE:
            position.put(cell, face)


def put_drawn(position: SheepSheepPosition, cards: list[int]) -> None:
    position.drawn = cards[0] if cards else NONE


def put_models(position: SheepSheepPosition, models: list[int]) -> None:
    position.model_a, position.model_b = models


def usual_phase(given: Data) -> str:
    return "lay" if given.get("drawn") else "draw" if EMPTY in str(given.get("grid")) else "exchange"


def know_open_cards(position: SheepSheepPosition) -> None:
    """With open undersides everybody knows every card that lies."""
    if not position.closed and position.phase > GRID:
        position.known = ALL_CELLS & ~position.holes


FACES = Faces()
OPEN_FACES = Faces(open=True)
LETTERS = attrgetter("deck.letters")
CELL_SET = Bits(tuple(range(1, int(CELLS) + 1)))

FIELDS = Schema["SheepSheepPosition"](
    Field("phase", Word(PHASES), default=usual_phase),
    Field("turn", Seat(may_be_none=True)),
    Field("exchanges", Whole(0, lambda position: int(position.max_exchanges)), default=0),
    Field("dry", Whole(0, lambda position: int(position.dry_limit)), default=0),
    Field("redeals", Whole(0, lambda position: int(position.redeal_limit)), default=0),
    Field("grid", Grid(), put=put_grid),
    Field("turned", CELL_SET, default=[]),
    Field(
        "rows",
        BySeat(Cards(open=True, ordered=True, most=int(ROW))),
        get=get_rows,
        put=put_rows,
        default={},
    ),
    Field(
        "drawn",
        Cards(open=True, most=1),
        get=lambda position: [] if position.drawn == NONE else [position.drawn],
        put=put_drawn,
        default=[],
    ),
    Field("pile", Sized(Cards()), bag=0, total="pile_size"),
    Field("albums", BySeat(Counts(LETTERS, sparse=True)), size=-1, default={}),
    Field("captured", FACES, attr="seen", bag=0, default=[]),
    Field(
        "models",
        BySeat(Word(LETTERS, may_be_none=True)),
        get=lambda position: [position.model_a, position.model_b],
        put=put_models,
        default={},
    ),
    Field("unseen", FACES, bag=0, default=[], only=("undersides", "closed")),
    Field("known", CELL_SET, default=[], only=("undersides", "closed")),
    then=know_open_cards,
)
