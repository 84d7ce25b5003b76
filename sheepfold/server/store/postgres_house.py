"""What is read from PostgreSQL for the host, and to forget people."""

from __future__ import annotations

from sheepfold.server.store.postgres_reads import Reading, number
from sheepfold.server.store.rows import ClockRow, Order, from_columns


class House(Reading):
    async def _first(self, name: bytes, *values: bytes) -> list[str]:
        """The first column of what is found."""
        return [row[0] for row in await self._readers.rows(name, *values)]

    async def traces(self, person: str) -> list[str]:
        return await self._first(b"traces", person.encode())

    async def bans(self) -> set[str]:
        return set(await self._first(b"bans"))

    async def orders(self) -> list[Order]:
        return [Order(*row) for row in await self._readers.rows(b"orders")]

    async def untouched(self, before: int, limit: int) -> list[str]:
        return await self._first(b"untouched", number(before), number(limit))

    async def idle(self, before: int, limit: int) -> list[str]:
        return await self._first(b"idle", number(before), number(limit))

    async def clock(self, table: str) -> ClockRow | None:
        rows = await self._readers.rows(b"clock", table.encode())
        return from_columns(ClockRow, rows[0]) if rows else None
