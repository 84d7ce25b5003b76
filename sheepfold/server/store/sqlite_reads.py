"""What is read of the embedded store, on threads of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Any, TypeVar

import msgspec

from sheepfold.server.store import database
from sheepfold.server.store.recent import LOG
from sheepfold.server.store.rows import FATE, PersonRow, TableRow, from_columns
from sheepfold.server.store.store import StoreError
from sheepfold.table.rows import ChatRow, LogRow

READERS = 2  # threads
TABLE = "id, code, game, rules, seats, state, public, made, changed, doc"
# Of a view of two tables SQLite makes a question to each only if what it is to order by is among what it is asked for.
WAITING = "SELECT asked, n FROM log WHERE table_id = ? AND asked <> '' ORDER BY n DESC LIMIT 1"
STALE = (
    "SELECT id FROM tables WHERE changed < ?1"
    " AND coalesce((SELECT at FROM steps WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), 0) < ?1"
    " AND id NOT IN (SELECT table_id FROM recent WHERE at >= ?1) ORDER BY changed LIMIT ?2"
)
MOVES = (
    "SELECT table_id, n, kind, seat, text, spent, at FROM log"
    " WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE person = ?) ORDER BY table_id, n"
)

T = TypeVar("T")
to_json = msgspec.json.Encoder().encode
fate_of = msgspec.json.Decoder(list[str]).decode


class SqliteReads:
    """The half of the store that reads."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._readers = ThreadPoolExecutor(READERS, "sheepfold-read")
        self._mine = local()
        self._reading: list[sqlite3.Connection] = []

    def _close_readers(self) -> None:
        self._readers.shutdown()
        for connection in self._reading:
            connection.close()

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._answer, question)

    def _answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection: sqlite3.Connection | None = getattr(self._mine, "connection", None)
            if connection is None:
                connection = self._mine.connection = database.reader(self.path)
                self._reading.append(connection)
            return question(connection)
        except sqlite3.Error as error:
            raise StoreError("broken", f"{self.path.name} cannot be read: {error}") from None

    async def _tables(self, rest: str, *values: object) -> list[TableRow]:
        rows = await self._read(lambda c: c.execute(f"SELECT {TABLE} FROM tables {rest}", values).fetchall())
        return [table_of(row) for row in rows]

    async def table(self, id: str) -> TableRow | None:
        return next(iter(await self._tables("WHERE id = ?", id)), None)

    async def table_by_code(self, code: str) -> TableRow | None:
        return next(iter(await self._tables("WHERE code = ? AND code <> ''", code)), None)

    async def open_tables(self, limit: int) -> list[TableRow]:
        return await self._tables("WHERE state = 'open' AND public ORDER BY made DESC, id LIMIT ?", limit)

    async def tables_of(self, person: str, states: Sequence[str], limit: int) -> list[TableRow]:
        marks = ", ".join("?" * len(states))
        # Without the plus, SQLite goes through all tables of these states, of which there may be very many.
        rest = f"WHERE id IN (SELECT table_id FROM seats WHERE person = ?) AND +state IN ({marks}) ORDER BY changed DESC, id LIMIT ?"
        return await self._tables(rest, person, *states, limit)

    async def waiting(self, tables: Sequence[str]) -> dict[str, str]:
        def ask(connection: sqlite3.Connection) -> dict[str, str]:
            found = ((table, connection.execute(WAITING, (table,)).fetchone()) for table in tables)
            return {table: row[0] for table, row in found if row is not None}

        return await self._read(ask)

    async def running(self, limit: int) -> list[str]:
        question = "SELECT id FROM tables WHERE state = 'playing' ORDER BY made, id LIMIT ?"
        return [row[0] for row in await self._read(lambda c: c.execute(question, (limit,)).fetchall())]

    async def stale(self, before: int, limit: int) -> list[str]:
        return [row[0] for row in await self._read(lambda c: c.execute(STALE, (before, limit)).fetchall())]

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        question = f"SELECT {LOG} FROM log WHERE table_id = ? AND n >= ? ORDER BY n"
        rows = await self._read(lambda c: c.execute(question, (table, since)).fetchall())
        return [from_columns(LogRow, (*row[:FATE], fate_of(row[FATE]), *row[FATE + 1 :])) for row in rows]

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        question = "SELECT table_id, at, person, who, name, text FROM chat WHERE table_id = ? ORDER BY line DESC LIMIT ?"
        rows = await self._read(lambda c: c.execute(question, (table, last)).fetchall())
        return [from_columns(ChatRow, row) for row in reversed(rows)]

    async def person(self, id: str) -> PersonRow | None:
        return await self._person("id = ?", id)

    async def person_by_hash(self, hash: bytes) -> PersonRow | None:
        return await self._person("hash = ?", hash)

    async def _person(self, which: str, value: str | bytes) -> PersonRow | None:
        question = f"SELECT id, hash, name, made, seen, hook FROM people WHERE {which}"
        row = await self._read(lambda c: c.execute(question, (value,)).fetchone())
        return None if row is None else from_columns(PersonRow, row)

    async def code(self, hash: bytes, now: int) -> tuple[str, int] | None:
        question = "SELECT table_id, seat FROM codes WHERE hash = ? AND expires > ?"
        found: tuple[str, int] | None = await self._read(lambda c: c.execute(question, (hash, now)).fetchone())
        return found

    async def export(self, person: str) -> bytes:
        return await self._read(lambda connection: everything_about(connection, person))


def table_of(row: tuple[Any, ...]) -> TableRow:
    id, code, game, rules, seats, state, public, made, changed, doc = row
    return TableRow(
        id=id,
        code=code,
        game=game,
        rules=rules,
        seats=seats,
        state=state,
        public=bool(public),
        made=made,
        changed=changed,
        doc=doc,
    )


def everything_about(connection: sqlite3.Connection, person: str) -> bytes:
    """Only what is this person's own: of a log the moves of seats held now, without what fate did."""

    def rows(question: str) -> list[dict[str, object]]:
        cursor = connection.execute(question, (person,))
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]

    seats = "FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ? ORDER BY t.made, t.id, s.seat"
    return to_json(
        {
            "person": rows("SELECT id, name, made, seen, hook FROM people WHERE id = ?"),
            "seats": rows(f"SELECT t.id AS table_id, s.seat, t.game, t.state, t.made, t.changed {seats}"),
            "moves": rows(MOVES),
            "chat": rows("SELECT table_id, at, who, name, text FROM chat WHERE person = ? ORDER BY line"),
        }
    )
