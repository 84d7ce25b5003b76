"""Reading from PostgreSQL: a few lines, each question on the one that is least busy, none waited for too long."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from sheepfold.server.lines import Broken, Line, Refused
from sheepfold.server.statements import READS
from sheepfold.server.store import ChatRow, LogRow, PersonRow, StoreError, TableRow

READERS = 3  # lines
PAUSE = 0.25  # seconds between two tries to reach a server that could not be reached
AT_ONCE = 0.5  # seconds within which a line that breaks was broken before we asked

to_json = msgspec.json.Encoder().encode
fate_of = msgspec.json.Decoder(list[str]).decode


def number(value: int) -> bytes:
    return b"%d" % value


def blob(value: bytes) -> bytes:
    return b"\\x" + value.hex().encode()


class Reading:
    """The half of the store that only looks."""

    def __init__(self, address: str) -> None:
        self._readers_address = address
        self._readers: list[Line] = []
        self._opening = asyncio.Lock()
        self._readers_again = 0.0  # when a server that could not be reached is tried again
        self._read_closed = False

    async def _reader(self) -> Line:
        """The least busy line; a new one if all are busy and there may be more."""
        found = self._least_busy()
        if found is not None and (not found.busy or len(self._readers) >= READERS):
            return found
        async with self._opening:
            if len(self._readers) < READERS:
                try:
                    made = await self._new_reader()
                except StoreError:
                    if self._least_busy() is None:
                        raise
                else:
                    self._readers.append(made)
                    return made
        found = self._least_busy()
        if found is None:
            raise StoreError("away", "the line to the database broke")
        return found

    def _least_busy(self) -> Line | None:
        self._readers = [line for line in self._readers if line.up]
        return min(self._readers, key=lambda line: line.busy, default=None)

    async def _new_reader(self) -> Line:
        loop = asyncio.get_running_loop()
        if self._read_closed:
            raise StoreError("broken", "the store is closed")
        if loop.time() < self._readers_again:
            raise StoreError("away", "the database could not be reached just now")
        try:
            return await Line.open(self._readers_address, READS)
        except StoreError:
            self._readers_again = loop.time() + PAUSE
            raise

    async def _questions(self, *questions: tuple[bytes, Sequence[bytes]]) -> tuple[Line, list[Any]]:
        """The results of questions answered as of one moment each; the line they came by."""
        loop = asyncio.get_running_loop()
        while True:
            line = await self._reader()
            asked_at = loop.time()
            try:
                return line, await line.ask(*questions)
            except Refused as error:
                raise StoreError(error.kind, f"cannot be read: {error.text}") from None
            except Broken as error:
                # A line that was cut while nobody used it is noticed by whoever uses it first.
                if loop.time() - asked_at > AT_ONCE:
                    raise StoreError("away", str(error)) from None

    async def _rows(self, name: bytes, *values: bytes) -> list[tuple[Any, ...]]:
        line, results = await self._questions((name, values))
        return line.rows(results[0])

    def _close_readers(self) -> None:
        self._read_closed = True
        for line in self._readers:
            line.close("the store is closed")

    # --- tables

    async def _tables(self, name: bytes, *values: bytes) -> list[TableRow]:
        return [TableRow(*row) for row in await self._rows(name, *values)]

    async def table(self, id: str) -> TableRow | None:
        return next(iter(await self._tables(b"table", id.encode())), None)

    async def table_by_code(self, code: str) -> TableRow | None:
        return next(iter(await self._tables(b"table_by_code", code.encode())), None)

    async def open_tables(self, limit: int) -> list[TableRow]:
        return await self._tables(b"open_tables", number(limit))

    async def tables_of(self, person: str, states: Sequence[str], limit: int) -> list[TableRow]:
        return await self._tables(b"tables_of", person.encode(), to_json(states), number(limit))

    async def waiting(self, tables: Sequence[str]) -> dict[str, str]:
        return dict(await self._rows(b"waiting", to_json(tables)))

    async def running(self, limit: int) -> list[str]:
        return [row[0] for row in await self._rows(b"running", number(limit))]

    async def stale(self, before: int, limit: int) -> list[str]:
        return [row[0] for row in await self._rows(b"stale", number(before), number(limit))]

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        return [
            LogRow(table, n, kind, seat, text, fate_of(fate), id, spent, at, asked)
            for table, n, kind, seat, text, fate, id, spent, at, asked in await self._rows(
                b"log", table.encode(), number(since)
            )
        ]

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        return [ChatRow(*row) for row in reversed(await self._rows(b"chat", table.encode(), number(last)))]

    # --- people

    async def person(self, id: str) -> PersonRow | None:
        rows = await self._rows(b"person", id.encode())
        return PersonRow(*rows[0]) if rows else None

    async def person_by_hash(self, hash: bytes) -> PersonRow | None:
        rows = await self._rows(b"person_by_hash", blob(hash))
        return PersonRow(*rows[0]) if rows else None

    async def code(self, hash: bytes, now: int) -> tuple[str, int] | None:
        rows = await self._rows(b"code", blob(hash), number(now))
        return (rows[0][0], rows[0][1]) if rows else None

    async def export(self, person: str) -> bytes:
        topics = ("person", "seats", "moves", "chat")
        line, results = await self._questions(*((f"own_{topic}".encode(), (person.encode(),)) for topic in topics))
        found: dict[str, list[dict[str, object]]] = {}
        for topic, result in zip(topics, results, strict=True):
            names = [result.fname(column).decode() for column in range(result.nfields)]
            found[topic] = [dict(zip(names, row, strict=True)) for row in line.rows(result)]
        return to_json(found)

    async def _counted_rows(self) -> dict[str, int]:
        line, results = await self._questions((b"states", ()), (b"people", ()))
        people, size = line.rows(results[1])[0]
        return {"people": people, **dict(line.rows(results[0])), "bytes": size}
