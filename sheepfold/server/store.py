"""What the house keeps: the rows, the changes that may be made to them, and what a store of them promises.

Times are whole seconds since 1970. A store is handed to the event loop and used from there only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Struct


class StoreError(Exception):
    """A write that was not made, and left nothing behind.

    `full`: no room on the disk. `readonly`: it may not be written. `taken`: another table has that code. `away`: the store cannot
    be reached now. `broken`: anything else, such as a failing disk, or a log row whose number is there already.

    `lost` alone leaves it open whether something was left behind: another house has the table, or the line broke before the
    answer. What is in memory is not the truth then; the table is to be let go of, and read again by whoever claims it.
    """

    def __init__(self, kind: Literal["full", "readonly", "taken", "away", "broken", "lost"], text: str) -> None:
        self.kind = kind
        self.text = text
        super().__init__(f"{kind}: {text}")


# --- rows


class PersonRow(Struct, frozen=True):
    """Whoever holds a token. The token itself is kept nowhere."""

    id: str
    hash: bytes  # sha256 of the token
    name: str
    made: int
    seen: int
    hook: str = ""  # where notices go; "": nowhere


class TableRow(Struct, frozen=True):
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


class LogRow(Struct, frozen=True, gc=False):
    """One event of a table; its number counts from 0 without a gap, and it is never changed."""

    table: str
    n: int
    kind: str  # start, move, clock, undo, …
    seat: int
    text: str
    fate: list[str]  # what fate did after it
    id: str  # the guest's message
    spent: int  # milliseconds of that seat's clock
    at: int
    asked: str = ""  # letters of the seats that owe a decision after it


class ChatRow(Struct, frozen=True):
    """A line of chat, and who said it: so that it can be given to that person, or forgotten."""

    table: str
    at: int
    person: str  # "": a bot
    who: str  # a seat's letter, or `watchers`
    name: str
    text: str


class CodeRow(Struct, frozen=True):
    """A code by which a seat is taken over, once; a newer one for the same seat replaces it."""

    hash: bytes
    table: str
    seat: int
    expires: int


# --- changes


class SavePerson(Struct, frozen=True):
    """A new person, or the same one changed."""

    row: PersonRow


class SaveTable(Struct, frozen=True):
    """A new table, or the same one changed. `holders` are all persons at it, by seat (None: as before); the code of a seat
    that changes hands is dead."""

    row: TableRow
    holders: dict[int, str] | None = None


class Append(Struct, frozen=True, gc=False):
    row: LogRow


class AddChat(Struct, frozen=True):
    row: ChatRow


class AddCode(Struct, frozen=True):
    row: CodeRow


class DropPerson(Struct, frozen=True):
    """A person goes: token, hook, seats, and every line of chat. Names inside a table's `doc` are for the caller to take out,
    by a SaveTable in the same write."""

    id: str


class DropTable(Struct, frozen=True):
    """A table goes, with its log and its chat."""

    id: str


class Claim(Struct, frozen=True):
    """Who has a table, after asking for it."""

    mine: bool
    house: str = ""  # the house that has it, if we do not
    until: float = 0.0  # when a house that had it and died was last heard of, in seconds since 1970; 0: it was given up or free


Change = SavePerson | SaveTable | Append | AddChat | AddCode | DropPerson | DropTable
Done = Callable[[StoreError | None], None]


class Store(Protocol):
    """Writes are made in the order they came. Reads see everything that was reported as done."""

    def write(self, changes: Sequence[Change], done: Done) -> None:
        """Make all of these changes, or none; `done` is called on the event loop once they cannot be lost, in order."""

    async def save(self, *changes: Change) -> None:
        """The same, awaited; raises StoreError."""

    async def claim(self, table: str) -> Claim | None:
        """Have a table for this house alone, if it is free or the house that had it is dead; None if there is surely no such
        table. Whatever another house still tries to write to it fails with `lost`."""

    async def release(self, tables: Sequence[str], care: bool = False) -> None:
        """Give tables up: any house may claim them at once. `care`: one must, since a clock runs there or a bot is to move."""

    async def kept(self, tables: Sequence[str]) -> set[str]:
        """Which of these this house still has."""

    async def beat(self) -> list[str]:
        """Say that this house lives; the houses that do, this one among them."""

    async def orphans(self, limit: int) -> list[str]:
        """Tables that somebody must see to and no living house has: they are this house's now."""

    async def retire(self) -> None:
        """This house stops: nobody need wait for it."""

    async def table(self, id: str) -> TableRow | None: ...

    async def table_by_code(self, code: str) -> TableRow | None: ...

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """Rows from number `since` on."""

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        """The last lines, oldest first."""

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for players, newest first."""

    async def tables_of(self, person: str, states: Sequence[str], limit: int) -> list[TableRow]:
        """Tables in one of these states at which the person holds a seat, last changed first."""

    async def waiting(self, tables: Sequence[str]) -> dict[str, str]:
        """Table → the seats asked after its last event, as letters; only tables that have one."""

    async def running(self, limit: int) -> list[str]:
        """Ids of tables being played, oldest first."""

    async def stale(self, before: int, limit: int) -> list[str]:
        """Ids of tables that nothing has happened at since; oldest first."""

    async def person(self, id: str) -> PersonRow | None: ...

    async def person_by_hash(self, hash: bytes) -> PersonRow | None: ...

    async def code(self, hash: bytes, now: int) -> tuple[str, int] | None:
        """The table and seat of a code that has not expired."""

    async def take_code(self, hash: bytes, now: int) -> tuple[str, int] | None:
        """The table and seat of a code that has not expired; the code is gone then. Raises StoreError."""

    async def export(self, person: str) -> bytes:
        """JSON of everything kept about a person, except the hash of the token and the docs of tables."""

    async def counts(self) -> dict[str, int]:
        """Figures for whoever watches the house: people, tables by state, bytes, writes, groups, failures."""

    async def close(self) -> None:
        """Make what was asked for, then stop. Nothing may be written afterwards."""
