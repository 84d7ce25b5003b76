"""What is read of the embedded store for its host, and to forget people."""

from __future__ import annotations

import sqlite3

from sheepfold.server.store.rows import ClockRow, Order, from_columns
from sheepfold.server.store.sqlite_reads import SqliteReads

UNTOUCHED = "SELECT id FROM tables WHERE state = 'open' AND changed < ? ORDER BY changed LIMIT ?"
IDLE = (
    "SELECT id FROM people p WHERE seen < ?1 AND NOT EXISTS (SELECT 1 FROM traces r JOIN tables t ON t.id = r.table_id"
    " WHERE r.person = p.id AND (t.state IN ('open', 'playing') OR t.changed >= ?1)) ORDER BY seen LIMIT ?2"
)


class SqliteHouse(SqliteReads):
    async def _first(self, question: str, *values: object) -> list[str]:
        """The first column of what is found."""
        rows = await self._read(lambda c: c.execute(question, values).fetchall())
        return [row[0] for row in rows]

    async def traces(self, person: str) -> list[str]:
        return await self._first("SELECT table_id FROM traces WHERE person = ? ORDER BY table_id", person)

    async def bans(self) -> set[str]:
        return set(await self._first("SELECT who FROM bans"))

    async def orders(self) -> list[Order]:
        question = "SELECT line, what, given FROM acts WHERE answer = '' ORDER BY line"
        return [Order(*row) for row in await self._read(lambda c: c.execute(question).fetchall())]

    async def untouched(self, before: int, limit: int) -> list[str]:
        return await self._first(UNTOUCHED, before, limit)

    async def idle(self, before: int, limit: int) -> list[str]:
        return await self._first(IDLE, before, limit)

    async def clock(self, table: str) -> ClockRow | None:
        question = "SELECT table_id, n, used FROM clocks WHERE table_id = ?"

        def ask(connection: sqlite3.Connection) -> ClockRow | None:
            row = connection.execute(question, (table,)).fetchone()
            return None if row is None else from_columns(ClockRow, row)

        return await self._read(ask)
