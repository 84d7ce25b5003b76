"""What a store of rows promises. It is handed to the event loop and used from there only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from sheepfold.server.store.rows import Change, ClockRow, Order, PersonRow, TableRow
from sheepfold.table.rows import ChatRow, LogRow


class StoreError(Exception):
    """A write that was not made, and left nothing behind.

    `full`: no room on the disk. `quota`: no room in a browser. `readonly`: it may not be written. `taken`: another table has that code. `away`: the store cannot
    be reached now. `broken`: anything else, such as a failing disk.

    `lost` alone leaves it open whether something was left behind: another server has the table, the line broke before the answer,
    the commit itself failed, or a log row has a number that is there already. What is in memory is not the truth then; the table is to be let go of, and read again by the server that claims it.
    """

    def __init__(self, kind: Literal["full", "quota", "readonly", "taken", "away", "broken", "lost"], text: str) -> None:
        self.kind = kind
        self.text = text
        super().__init__(f"{kind}: {text}")


class Claim(Struct, frozen=True):
    """Who has a table, after asking for it."""

    mine: bool
    server_id: str = ""  # the server that has it, if we do not
    until: float = (
        0.0  # when a server that had it and died was last heard of, in seconds since 1970; 0: it was given up or free
    )


Done = Callable[[StoreError | None], None]


class Ownership(Protocol):
    """Which server has which table, so that only one writes to it."""

    async def claim(self, table: str) -> Claim | None:
        """Have a table for this server alone, if it is free or the server that had it is dead; None if there is surely no such
        table. Whatever another server still tries to write to it fails with `lost`."""

    async def release(self, tables: Sequence[str], care: bool = False) -> None:
        """Give tables up: any server may claim them at once. `care`: one must, since a clock runs there or a bot is to move."""

    async def kept(self, tables: Sequence[str]) -> set[str]:
        """Which of these this server still has."""

    async def beat(self) -> list[str]:
        """Send a heartbeat; returns the living servers, this one included."""

    async def orphans(self, limit: int) -> list[str]:
        """Tables that somebody must see to and no living server has: they are this server's now."""

    async def retire(self) -> None:
        """This server stops: nobody need wait for it."""


class Reading(Protocol):
    """Reads see everything that was reported as done."""

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
        """Table → the seats asked after its last step, as letters; only tables that have one."""

    async def running(self, limit: int) -> list[str]:
        """Ids of tables being played, oldest first."""

    async def stale(self, before: int, limit: int) -> list[str]:
        """Ids of tables that nothing has happened at since; oldest first."""

    async def person(self, id: str) -> PersonRow | None: ...

    async def person_by_hash(self, hash: bytes) -> PersonRow | None: ...

    async def code(self, hash: bytes, now: int) -> tuple[str, int] | None:
        """The table and seat of a code that has not expired."""

    async def export(self, person: str) -> bytes:
        """JSON of everything kept about a person, except the hash of the token and the docs of tables."""

    async def counts(self) -> dict[str, int]:
        """Figures for monitoring: people, tables by state, bytes, writes, groups, failures."""


class Housekeeping(Protocol):
    """What a host, and somebody who wants to be forgotten, need to have read."""

    async def traces(self, person: str) -> list[str]:
        """Ids of tables whose docs may name this person, seated or not."""

    async def bans(self) -> set[str]:
        """Ids of persons, and addresses, that are kept out."""

    async def orders(self) -> list[Order]:
        """What no server has carried out yet, oldest first."""

    async def untouched(self, before: int, limit: int) -> list[str]:
        """Ids of tables that wait for players and have not changed since; oldest first."""

    async def idle(self, before: int, limit: int) -> list[str]:
        """Ids of people not seen since, at no table that is open or played or has changed since; longest unseen first."""

    async def clock(self, table: str) -> ClockRow | None: ...


class Store(Reading, Housekeeping, Ownership, Protocol):
    """Writes are made in the order they came."""

    def write(self, changes: Sequence[Change], done: Done) -> None:
        """Make all of these changes, or none; `done` is called on the event loop once they cannot be lost, in order."""

    async def save(self, *changes: Change) -> None:
        """The same, awaited; raises StoreError."""

    async def take_code(self, hash: bytes, now: int) -> tuple[str, int] | None:
        """The table and seat of a code that has not expired; the code is gone then. Raises StoreError."""

    async def close(self) -> None:
        """Make what was asked for, then stop. Nothing may be written afterwards."""
