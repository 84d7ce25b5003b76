"""What is kept: the rows, and the changes that may be made to them. Times are whole seconds since 1970."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct

from sheepfold.table.rows import AddChat, Append, LogRow

T = TypeVar("T", bound=Struct)
FATE = LogRow.__struct_fields__.index("fate")  # the column that is JSON


def from_columns(kind: type[T], columns: Iterable[Any]) -> T:
    """A row from its columns, which stand in the order of its fields."""
    return kind(**dict(zip(kind.__struct_fields__, columns, strict=False)))


# --- rows


class PersonRow(Struct, frozen=True, kw_only=True):
    """The holder of a token. The token itself is kept nowhere."""

    id: str
    hash: bytes  # sha256 of the token
    name: str
    made: int
    seen: int
    hook: str = ""  # where notices go; "": nowhere


class TableRow(Struct, frozen=True, kw_only=True):
    """A table but for what is played at it. Written when it changes, never for a move."""

    id: str
    code: str  # "": nobody can join by code; else no other table has it
    game: str
    rules: int
    seats: int
    state: str  # open, playing, over, frozen
    public: bool
    made: int
    changed: int
    doc: bytes  # JSON of everything else; the store never looks inside


class CodeRow(Struct, frozen=True):
    """A code by which a seat is taken over, once; a newer one for the same seat replaces it."""

    hash: bytes
    table: str
    seat: int
    expires: int


class Order(Struct, frozen=True):
    """What a host asked for and no server has carried out yet."""

    line: int
    what: str
    given: str


class ClockRow(Struct, frozen=True):
    """What the clocks of a table that was not in memory showed when the server stopped."""

    table: str
    n: int  # the last step then
    used: str  # JSON: seats and the milliseconds they had thought


# --- changes


class SavePerson(Struct, frozen=True):
    """A new person, or the same one changed."""

    row: PersonRow


class SaveTable(Struct, frozen=True):
    """A new table, or the same one changed. `occupants` are all persons at it, by seat (None: as before); the code of a seat
    that changes hands is dead. `traces` are all whose names may stand in its doc. One that is new has nothing that might have to go."""

    row: TableRow
    occupants: dict[int, str] | None = None
    traces: list[str] = []
    is_new: bool = False


class AddCode(Struct, frozen=True):
    row: CodeRow


class DropPerson(Struct, frozen=True):
    """A person goes: token, hook, seats, and every line of chat. Names inside a table's `doc` are for the caller to take out,
    by a SaveTable in the same write."""

    id: str


class DropName(Struct, frozen=True):
    """A name goes from the chat of a table, but for the lines of those who are called so themselves."""

    table: str
    name: str
    but: list[str] = []


class DropTable(Struct, frozen=True):
    """A table goes, with its log and its chat."""

    id: str


class AddAct(Struct, frozen=True):
    """Something for the host to read later."""

    at: int
    what: str
    given: str
    answer: str


class AnswerAct(Struct, frozen=True):
    """An order is carried out, or cannot be; the first answer counts."""

    line: int
    answer: str


class KeepClock(Struct, frozen=True):
    row: ClockRow


class DropClock(Struct, frozen=True):
    table: str


Change = (
    SavePerson
    | SaveTable
    | Append
    | AddChat
    | AddCode
    | DropPerson
    | DropName
    | DropTable
    | AddAct
    | AnswerAct
    | KeepClock
    | DropClock
)
