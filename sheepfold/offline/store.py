"""The rows of the house in the database of a browser: written before anything is told, as the server's are."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from sheepfold.offline.alone import Alone
from sheepfold.offline.page import Page
from sheepfold.server.store.batching import Batching, TakeCode, Work
from sheepfold.server.store.rows import Change, DropTable, PersonRow, SavePerson, SaveTable, TableRow
from sheepfold.server.store.store import Claim, StoreError
from sheepfold.table.rows import AddChat, Append, ChatRow, LogRow

Op = tuple[Any, ...]  # what the database is to do: a word, the kind of row, its key, the row


class Kept(Struct, kw_only=True):
    """A table as the database has it: its row, and the persons at it by seat."""

    row: TableRow
    seats: dict[str, str] = {}


class Held(Struct, kw_only=True):
    """What the database is asked for at the start: everything but what was played and said."""

    people: list[PersonRow] = []
    tables: list[Kept] = []


encode = msgspec.json.Encoder().encode
decode_held = msgspec.json.Decoder(Held).decode
decode_log = msgspec.json.Decoder(list[LogRow]).decode
decode_chat = msgspec.json.Decoder(list[ChatRow]).decode


class BrowserStore(Alone, Batching):
    """People and tables are in memory, logs and chats are asked for. There is one house, so every table is ours."""

    def __init__(self, page: Page, held: str | bytes) -> None:
        super().__init__("the database of the browser")
        self.page = page
        found = decode_held(held)
        self.people = {row.id: row for row in found.people}
        self.tables = {kept.row.id: kept for kept in found.tables}
        self.asked: dict[str, str] = {}  # table → the seats asked after its last step, where that is known
        self._waiting: list[Work] = []
        self._writing: asyncio.Task[None] | None = None

    # --- writing

    def _take(self, works: list[Work]) -> None:
        self._waiting += works
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """One transaction after the other; what comes meanwhile goes into the next."""
        while self._waiting:
            works, self._waiting = self._waiting, []
            error = await self._commit([change for changes, _ in works for change in changes])
            errors = [error] * len(works)
            self._counted(errors)
            self._report(works, errors)
        self._writing = None

    async def _commit(self, changes: Sequence[Change | TakeCode]) -> StoreError | None:
        try:
            await self.page.keep(encode([op_of(change) for change in changes]).decode())
        except StoreError as error:
            return error
        except Exception as error:  # whatever the database says
            return StoreError(kind_of(str(error)), str(error)[:200])
        for change in changes:
            self._apply(change)
        return None

    def _apply(self, change: Change | TakeCode) -> None:
        match change:
            case SavePerson(row):
                self.people[row.id] = row
            case SaveTable(row):
                self.tables[row.id] = kept_of(change)
            case Append(step):
                self.asked[step.table] = step.asked or self.asked.get(step.table, "")
            case DropTable(id):
                self.tables.pop(id, None)
                self.asked.pop(id, None)

    async def close(self) -> None:
        self._closed = True
        if self._writing is not None:
            await self._writing

    # --- reading

    async def table(self, id: str) -> TableRow | None:
        kept = self.tables.get(id)
        return None if kept is None else kept.row

    async def table_by_code(self, code: str) -> TableRow | None:
        return next((row for row in self._rows() if code and row.code == code), None)

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        return decode_log(await self._rows_of("log", table))[since:]

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        return decode_chat(await self._rows_of("chat", table))[-last:]

    async def _rows_of(self, kind: str, table: str) -> str:
        try:
            return await self.page.rows(kind, table)
        except Exception as error:  # whatever the database says
            raise StoreError("broken", str(error)[:200]) from None

    async def open_tables(self, limit: int) -> list[TableRow]:
        found = [row for row in self._rows() if row.state == "open" and row.public]
        return sorted(found, key=lambda row: -row.made)[:limit]

    async def tables_of(self, person: str, states: Sequence[str], limit: int) -> list[TableRow]:
        found = [kept.row for kept in self.tables.values() if kept.row.state in states and person in kept.seats.values()]
        return sorted(found, key=lambda row: -row.changed)[:limit]

    async def waiting(self, tables: Sequence[str]) -> dict[str, str]:
        for table in tables:
            if table not in self.asked:
                last = decode_log(await self._rows_of("last", table))
                self.asked[table] = last[0].asked if last else ""
        return {table: self.asked[table] for table in tables if self.asked[table]}

    async def running(self, limit: int) -> list[str]:
        return [row.id for row in self._rows() if row.state == "playing"][:limit]

    def _rows(self) -> list[TableRow]:
        return [kept.row for kept in self.tables.values()]

    async def person(self, id: str) -> PersonRow | None:
        return self.people.get(id)

    async def person_by_hash(self, hash: bytes) -> PersonRow | None:
        return next((row for row in self.people.values() if row.hash == hash), None)

    async def counts(self) -> dict[str, int]:
        return dict(self._figures)

    async def claim(self, table: str) -> Claim | None:
        return Claim(True) if table in self.tables else None


def op_of(change: Change | TakeCode) -> Op:
    match change:
        case SavePerson(row):
            return ("put", "people", row.id, row)
        case SaveTable(row):
            return ("put", "tables", row.id, kept_of(change))
        case Append(step):
            return ("add", "log", [step.table, step.n], step)
        case AddChat(line):
            return ("add", "chat", None, line)
        case DropTable(id):
            return ("drop", id)
    raise StoreError("broken", f"a browser keeps no {type(change).__name__}")


def kept_of(change: SaveTable) -> Kept:
    assert change.occupants is not None, "a table says who is at it"
    return Kept(row=change.row, seats={str(seat): person for seat, person in change.occupants.items()})


def kind_of(said: str) -> Any:
    """What kept the database from writing: no room, a step that is there already, or anything else."""
    if "QuotaExceeded" in said:
        return "quota"
    return "lost" if "ConstraintError" in said else "broken"
