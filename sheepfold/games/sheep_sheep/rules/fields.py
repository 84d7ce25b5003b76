"""The fields of a position of Sheep Sheep, declared once: how they are written, read, checked and seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sheepfold.core.pile import NONE
from sheepfold.core.schema import (
    ANY,
    HIDDEN,
    Bits,
    BySeat,
    Counts,
    Field,
    Kind,
    Schema,
    Seat,
    Sized,
    Whole,
    Word,
    Words,
    need,
    wrong,
)
from sheepfold.core.seats import letter
from sheepfold.games.sheep_sheep.rules.components import CELLS, ROW, Deck
from sheepfold.games.sheep_sheep.rules.phases import ENDED, EXCHANGE, PHASES

if TYPE_CHECKING:
    from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

EMPTY = "--"
HOLE = -2  # the code of an empty cell in part of a position


# --- cards: a card or face by its two colours


@lru_cache(64)
def face_texts(deck: Deck) -> tuple[str, ...]:
    return tuple(deck.face_text(face) for face in range(2 * deck.kinds))


@lru_cache(64)
def card_texts(deck: Deck) -> tuple[str, ...]:
    return tuple(deck.card_text(card) for card in range(deck.kinds))


@lru_cache(64)
def cards_by_text(deck: Deck) -> dict[str, int]:
    """Cards may be written in either order."""
    return {text: face >> 1 for face, text in enumerate(face_texts(deck))}


@lru_cache(64)
def asks_by_text(deck: Deck) -> dict[str, int]:
    """Faces, and in part of a position `R?` for any card with red up: behind all faces, by colour."""
    return {text: code for code, text in enumerate((*face_texts(deck), *(letter + HIDDEN for letter in deck.letters)))}


@dataclass(frozen=True)
class Cards(Words):
    """Cards ↔ `RO GV`; `??` in part of a position is any card."""

    what: str = "card"
    like: str = "RG OY"

    def table(self, position: Any) -> dict[str, int]:
        return cards_by_text(position.deck)

    def part(self, position: Any, path: str, data: Any) -> list[int]:
        return self.find_all(position, path, data, {**self.table(position), "??": ANY} if self.open else self.table(position))


class Faces(Cards):
    """Faces, the colour that is up first; in part of a position also `R?`."""

    def table(self, position: Any) -> dict[str, int]:
        return asks_by_text(position.deck)

    def read(self, position: Any, path: str, data: Any) -> list[int]:
        found = super().read(position, path, data)
        need(all(face < 2 * position.deck.kinds for face in found), f"{path}: both colours of a card are needed; not {data!r}")
        return found


class Grid(Kind):
    """Nine faces ↔ three lines of three cells: `RG OY --`."""

    def write(self, position: Any, code: Any) -> list[str]:
        texts = face_texts(position.deck)
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


def of_deck(texts: Callable[[Deck], tuple[str, ...]]) -> Callable[[Any], tuple[str, ...]]:
    return lambda position: texts(position.deck)


def letters(position: SheepSheepPosition) -> str:
    return position.deck.letters


def get_rows(position: SheepSheepPosition) -> list[list[int]]:
    return [[card for card in position.rows[start : start + ROW] if card != NONE] for start in (0, int(ROW))]


def put_rows(position: SheepSheepPosition, rows: list[list[int]]) -> None:
    """Fewer than four cards each while they are dealt."""
    for seat, row in enumerate(rows):
        need(len(row) <= ROW, f"rows.{letter(seat)}: at most {ROW} cards; not {len(row)}")
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


def most_exchanges(position: SheepSheepPosition) -> int:
    return int(position.max_exchanges) if position.phase == EXCHANGE else 0


def most_dry(position: SheepSheepPosition) -> int:
    return int(position.dry_limit) - (position.phase != ENDED)


CARDS = Cards(of_deck(card_texts))
OPEN_CARDS = Cards(of_deck(card_texts), open=True, ordered=True)
FACES = Faces(of_deck(face_texts))
OPEN_FACES = Faces(of_deck(face_texts), open=True)
CELL_SET = Bits(tuple(range(1, int(CELLS) + 1)))

FIELDS = Schema["SheepSheepPosition"](
    Field("phase", Word(PHASES)),
    Field("turn", Seat(may_be_none=True)),
    Field("exchanges", Whole(0, most_exchanges), default=0),
    Field("dry", Whole(0, most_dry), default=0),
    Field("redeals", Whole(0, lambda position: int(position.redeal_limit)), default=0),
    Field("grid", Grid(), put=put_grid),
    Field("turned", CELL_SET, default=[]),
    Field("rows", BySeat(OPEN_CARDS), get=get_rows, put=put_rows, default={}),
    Field(
        "drawn", OPEN_CARDS, get=lambda position: [] if position.drawn == NONE else [position.drawn], put=put_drawn, default=[]
    ),
    Field("pile", Sized(CARDS), bag=0, total="pile_size"),
    Field("albums", BySeat(Counts(letters, sparse=True)), size=-1, default={}),
    Field("captured", FACES, attr="seen", bag=0, default=[]),
    Field(
        "models",
        BySeat(Word(letters, may_be_none=True)),
        get=lambda position: [position.model_a, position.model_b],
        put=put_models,
        default={},
    ),
)
CLOSED_FIELDS = Schema["SheepSheepPosition"](
    *FIELDS.fields,
    Field("unseen", FACES, bag=0, default=[]),
    Field("known", CELL_SET, default=[]),
)


def fields_of(position: SheepSheepPosition) -> Schema[SheepSheepPosition]:
    return CLOSED_FIELDS if position.closed else FIELDS
