"""The fields of a position, declared once: how each is written, read and checked, and which of them all may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sheepfold.core.errors import BadInput
from sheepfold.core.loops import lay_codes
from sheepfold.core.packed import i64
from sheepfold.core.schema import (
    BySeat,
    Counts,
    Data,
    Field,
    FieldOf,
    Flag,
    Kind,
    Record,
    Schema,
    Seat,
    Sized,
    Whole,
    Word,
    Words,
    in_rows,
    need,
    wrong,
)
from sheepfold.games.bye_bye_black_sheep.rules import moves
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, CODES, COPIES, KINDS, MA, SPECIES
from sheepfold.games.bye_bye_black_sheep.rules.knowledge import BAR, SINCE, has_looked, row, row_of, row_words
from sheepfold.games.bye_bye_black_sheep.rules.phases import PHASES
from sheepfold.games.bye_bye_black_sheep.rules.zones import (
    ADDED,
    LAYOUT,
    NOBODY,
    PILE,
    UNDEALT,
    WOLF,
    ZOOS,
    cards_in,
    put,
)

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition

SET_CARDS = range(1, int(SPECIES) + 1)
SPECIALS = range(int(BS) + 1, int(KINDS))
SEAT = Seat("nobody", may_be_none=True)
COLUMNS = int(KINDS)  # of a zone: the number of its cards, then how many there are of each kind


@dataclass(frozen=True)
class Cards(Words):
    """Cards as a text such as `2 2 5 BS EA`."""

    names: Any = CODES
    what: str = "card"
    like: str = "2 2 5 BS EA"
    _: KW_ONLY
    allowed: Sequence[int] = range(1, int(KINDS))
    why: str = ""  # others cannot be there

    def table(self, position: Any) -> dict[str, int]:
        last = int(KINDS if position.setup.options["mode"] == "advanced" else MA + 1)
        return usual_cards(self.allowed, int(position.species), last)

    def codes(self, position: Any, path: str, word: str) -> list[int]:
        kind = super().codes(position, path, word)[0]
        need(kind > 0, f"{path}: no card {word!r}")
        if position.species < kind <= SPECIES:
            raise BadInput(f"{path}: with {position.seats} players the species are 1 to {position.species}, not {kind}")
        if kind > MA and position.setup.options["mode"] != "advanced":
            raise BadInput(f"{path}: {word} is in play in mode advanced only")
        need(kind in self.allowed, f"{path}: {word} cannot be there, {self.why}")
        return [kind]


@lru_cache(256)
def usual_cards(allowed: Sequence[int], species: int, last: int) -> dict[str, int]:
    return {CODES[kind]: kind for kind in allowed if kind < last and not species < kind <= SPECIES}


ANY_CARDS = Cards()
SET_ONLY = Cards(allowed=SET_CARDS, why="only set cards are")
OPEN = Cards(allowed=(*SET_CARDS, *SPECIALS), why="a Black Sheep never leaves the hands", ordered=True)
DEALT_SPECIALS = Cards(allowed=SPECIALS, why="only specials are")


class PileCards(Sized):
    """Of the pile a part may be named: `{ holds = "2 5", size = 12 }`."""

    def part(self, position: Any, path: str, data: Any) -> Data:
        """The cards named, and their number in all if that is said."""
        if isinstance(data, dict):
            named: Data = Record({"holds": SET_ONLY, "size": Whole()}).part(position, path, data)
        else:
            found = super().part(position, path, data)
            named = {"size": found} if isinstance(found, int) else {"holds": found, "size": len(found)}
        size, holds = named.get("size"), named.get("holds", [])
        need(size is None or len(holds) <= size, f"{path}.holds names {len(holds)} cards, and {path}.size says {size} in all")
        return {"holds": holds, "size": size}


class Question(Kind):
    """Who was last asked for what: `B 7`."""

    def write(self, position: Any, code: Any) -> str:
        return moves.say_question(code)

    def read(self, position: Any, path: str, data: Any) -> int:
        if data == "":
            return int(NOBODY)
        words = data.split() if isinstance(data, str) else []
        if len(words) != 2 or words[1] not in CODES[1 : int(SPECIES) + 1]:
            raise wrong(path, "a seat and a species such as 'B 7'", data)
        return int(moves.ask(SEAT.read(position, path, words[0]), int(words[1])))


SPARE = Counts(CODES[: int(SPECIES) + 1], int(COPIES) - 1)
ROW = Record({"holds": OPEN, "most": SPARE}, {"holds": "", "most": {}})
LOOKERS_ROW = Record({**ROW.kinds, "since": Whole()}, {**ROW.usual, "since": 0})


@dataclass(frozen=True)
class Row(Kind):
    """What a viewer knows of a hand: cards surely held, how many more of a species there can be, cards dealt since a look."""

    looked: bool = False

    def write(self, position: Any, code: Any) -> Data:
        return row_words(code, self.looked)

    def read(self, position: Any, path: str, data: Any) -> list[int]:
        found = (LOOKERS_ROW if self.looked else ROW).part(position, path, data)
        entries = [0] * int(KINDS)
        entries[SINCE] = found.get("since", 0)
        for kind in found["holds"]:
            entries[kind] += 1
        for species, most in found["most"].items():
            entries[species] += int(BAR) * (int(COPIES) - most)
        return entries


# --- how they lie in a position


def every_seat(position: ByeByeBlackSheepPosition) -> range:
    return range(int(position.seats))


def put_rows(position: ByeByeBlackSheepPosition, viewer: int, rows: Any) -> None:
    for holder, entries in in_rows(rows):
        lay_codes(position.known, row_of(position, viewer, holder), entries)
        if entries and viewer < position.seats:
            position.looks |= 1 << (viewer * int(position.seats) + holder)


def put_private(position: ByeByeBlackSheepPosition, rows: Any) -> None:
    for viewer, seen in in_rows(rows):
        put_rows(position, viewer, seen)


def looks_of(position: ByeByeBlackSheepPosition, viewer: int) -> list[list[int]]:
    """The rows of a looker, empty for hands it has not seen; nothing at all for a viewer who has seen none."""
    if not position.looks >> viewer * position.seats & (1 << position.seats) - 1:
        return []
    return [row(position, viewer, holder) if has_looked(position, viewer, holder) else [] for holder in every_seat(position)]


def put_wolf(position: ByeByeBlackSheepPosition, code: Data) -> None:
    position.wolf_owner = code["owner"]
    for kind in code["cards"]:
        put(position, WOLF, kind, 1)


def Zone(key: str, kind: Kind, zone: i64, **more: Any) -> FieldOf[Any]:
    """The cards of a zone, or of one zone for each seat from this one on."""
    return Field(key, kind, attr="cards", start=int(zone) * COLUMNS, size=COLUMNS, bag=1, **more)


FIELDS = Schema["ByeByeBlackSheepPosition"](
    Field("phase", Word(PHASES), default="draw"),
    Field("start", SEAT, attr="starter"),
    Field("turn", SEAT),
    Field("from", SEAT, attr="target"),
    Field("limit", Whole(), default=lambda data: 1 if data["phase"] == "zoo" else 0),
    Field("question", Question(), default=""),
    Field("hole", OPEN),
    Zone("hands", BySeat(Sized(ANY_CARDS)), 0, default={}),
    Zone("zoos", BySeat(SET_ONLY), ZOOS, default={}),
    Zone("added", SET_ONLY, ADDED, default=""),
    Zone("pile", PileCards(SET_ONLY), PILE, default={}),
    Field(
        "wolf",
        Record({"owner": SEAT, "cards": OPEN}, {"owner": "nobody", "cards": ""}),  # before whom it lies, and its cards
        default={},
        get=lambda position: {"owner": position.wolf_owner, "cards": cards_in(position, WOLF)},
        put=put_wolf,
    ),
    Zone("undealt", DEALT_SPECIALS, UNDEALT),
    Zone("layout", DEALT_SPECIALS, LAYOUT),
    Field("turns", Whole(), default=0),
    Field("idle", Whole(), default=0),
    Field("placed", Flag(), default=False),
    Field("winner", SEAT),
    Field(
        "known",
        BySeat(Row()),
        default={},
        get=lambda position: [row(position, position.seats, holder) for holder in every_seat(position)],
        put=lambda position, rows: put_rows(position, int(position.seats), rows),
    ),
    Field(
        "private",
        BySeat(BySeat(Row(looked=True), empty=[]), empty=[]),
        default={},
        get=lambda position: [looks_of(position, viewer) for viewer in every_seat(position)],
        put=put_private,
    ),
)
