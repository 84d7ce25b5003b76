"""Reading from PostgreSQL: a few lines, each question on the one that is least busy, none waited for too long."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sheepfold.server.store.pg_pipeline import Broken, Line, Refused
from sheepfold.server.store.postgres_statements import READS
from sheepfold.server.store.store import StoreError

READERS = 3  # lines
PAUSE = 0.25  # seconds between two tries to reach a server that could not be reached
AT_ONCE = 0.5  # seconds within which a line that breaks was broken before we asked


class Readers:
    """The lines on which a store reads."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.lines: list[Line] = []
        self.opening = asyncio.Lock()
        self.again = 0.0  # when a server that could not be reached is tried again
        self.closed = False

    async def pick(self) -> Line:
        """The least busy line; a new one if all are busy and there may be more."""
        found = self.least_busy()
        if found is not None and (not found.busy or len(self.lines) >= READERS):
            return found
        async with self.opening:
            if len(self.lines) < READERS:
                try:
                    made = await self.open()
                except StoreError:
                    if self.least_busy() is None:
                        raise
                else:
                    self.lines.append(made)
                    return made
        found = self.least_busy()
        if found is None:
            raise StoreError("away", "the line to the database broke")
        return found

    def least_busy(self) -> Line | None:
        self.lines = [line for line in self.lines if line.up]
        return min(self.lines, key=lambda line: line.busy, default=None)

    async def open(self) -> Line:
        loop = asyncio.get_running_loop()
        if self.closed:
            raise StoreError("broken", "the store is closed")
        if loop.time() < self.again:
            raise StoreError("away", "the database could not be reached just now")
        try:
            return await Line.open(self.address, READS)
        except StoreError:
            self.again = loop.time() + PAUSE
            raise

    async def ask(self, *questions: tuple[bytes, Sequence[bytes]]) -> tuple[Line, list[Any]]:
        """The results of questions answered as of one moment each; the line they came by."""
        loop = asyncio.get_running_loop()
        while True:
            line = await self.pick()
            asked_at = loop.time()
            try:
                return line, await line.ask(*questions)
            except Refused as error:
                raise StoreError(error.kind, f"cannot be read: {error.text}") from None
            except Broken as error:
                # A line that was cut while nobody used it is noticed at its next use.
                if loop.time() - asked_at > AT_ONCE:
                    raise StoreError("away", str(error)) from None

    async def rows(self, name: bytes, *values: bytes) -> list[tuple[Any, ...]]:
        line, results = await self.ask((name, values))
        return line.rows(results[0])

    def close(self) -> None:
        self.closed = True
        for line in self.lines:
            line.close("the store is closed")

    def reached(self) -> None:
        """The server can be reached again: the next question need not wait."""
        self.again = 0.0
