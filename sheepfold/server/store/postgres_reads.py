"""What can be read from PostgreSQL: tables and their logs, people and what is kept about them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sheepfold.server.store.postgres_readers import Readers
from sheepfold.server.store.rows import FATE, PersonRow, TableRow, from_columns
from sheepfold.table.rows import ChatRow, LogRow

to_json = msgspec.json.Encoder().encode
fate_of = msgspec.json.Decoder(list[str]).decode


def number(value: int) -> bytes:
    return b"%d" % value


def blob(value: bytes) -> bytes:
    return b"\\x" + value.hex().encode()


class Reading:
    """The half of the store that only looks."""

    def __init__(self, address: str) -> None:
        self._readers = Readers(address)

    # --- tables

    async def _tables(self, name: bytes, *values: bytes) -> list[TableRow]:
        return [from_columns(TableRow, row) for row in await self._readers.rows(name, *values)]

    async def table(self, id: str) -> TableRow | None:
        return next(iter(await self._tables(b"table", id.encode())), None)

    async def table_by_code(self, code: str) -> TableRow | None:
        return next(iter(await self._tables(b"table_by_code", code.encode())), None)

    async def open_tables(self, limit: int) -> list[TableRow]:
        return await self._tables(b"open_tables", number(limit))

    async def tables_of(self, person: str, states: Sequence[str], limit: int) -> list[TableRow]:
        return await self._tables(b"tables_of", person.encode(), to_json(states), number(limit))

    async def waiting(self, tables: Sequence[str]) -> dict[str, str]:
        return dict(await self._readers.rows(b"waiting", to_json(tables)))

    async def running(self, limit: int) -> list[str]:
        return [row[0] for row in await self._readers.rows(b"running", number(limit))]

    async def stale(self, before: int, limit: int) -> list[str]:
        return [row[0] for row in await self._readers.rows(b"stale", number(before), number(limit))]

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        return [
            from_columns(LogRow, (*row[:FATE], fate_of(row[FATE]), *row[FATE + 1 :]))
            for row in await self._readers.rows(b"log", table.encode(), number(since))
        ]

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        return [from_columns(ChatRow, row) for row in reversed(await self._readers.rows(b"chat", table.encode(), number(last)))]

    # --- people

    async def person(self, id: str) -> PersonRow | None:
        rows = await self._readers.rows(b"person", id.encode())
        return from_columns(PersonRow, rows[0]) if rows else None

    async def person_by_hash(self, hash: bytes) -> PersonRow | None:
        rows = await self._readers.rows(b"person_by_hash", blob(hash))
        return from_columns(PersonRow, rows[0]) if rows else None

    async def code(self, hash: bytes, now: int) -> tuple[str, int] | None:
        rows = await self._readers.rows(b"code", blob(hash), number(now))
        return (rows[0][0], rows[0][1]) if rows else None

    async def export(self, person: str) -> bytes:
        topics = ("person", "seats", "moves", "chat")
        line, results = await self._readers.ask(*((f"own_{topic}".encode(), (person.encode(),)) for topic in topics))
        found: dict[str, list[dict[str, object]]] = {}
        for topic, result in zip(topics, results, strict=True):
            names = [result.fname(column).decode() for column in range(result.nfields)]
            found[topic] = [dict(zip(names, row, strict=True)) for row in line.rows(result)]
        return to_json(found)

    async def _counted_rows(self) -> dict[str, int]:
        line, results = await self._readers.ask((b"states", ()), (b"people", ()))
        people, size = line.rows(results[1])[0]
        return {"people": people, **dict(line.rows(results[0])), "bytes": size}
