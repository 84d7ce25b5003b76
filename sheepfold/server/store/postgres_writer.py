"""The line on which a server writes to PostgreSQL: who it is there, and which tables it has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sheepfold.server.store.pg_pipeline import Broken, Line, Refused, Statement
from sheepfold.server.store.postgres_readers import PAUSE
from sheepfold.server.store.postgres_reads import number, to_json
from sheepfold.server.store.postgres_statements import WRITES
from sheepfold.server.store.store import StoreError

FENCED = "SF001"  # what the database says to a server that is dead


class Writer:
    """`reached` is called when a line was opened after the last one broke."""

    def __init__(self, address: str, server_id: str, reached: Callable[[], None]) -> None:
        self.address = address
        self.server_id = server_id
        self.reached = reached
        self.line: Line | None = None
        self.again = 0.0  # when a server that could not be reached is tried again
        self.life = 0  # 0: not entered
        self.number = 0  # of the line
        self.retired = False
        self.mine: set[str] = set()
        self.until: dict[str, float] = {}  # of tables taken over from the dead, until they are claimed

    async def opened(self) -> Line:
        """The line on which this server may write; a new one if the last broke. Raises `away`."""
        loop = asyncio.get_running_loop()
        if self.line is None or not self.line.up:
            if loop.time() < self.again:
                raise StoreError("away", "the database could not be reached just now")
            try:
                self.line = await Line.open(self.address, WRITES)
                if self.life:
                    await self.enter_again(self.line)
            except (Broken, StoreError) as error:
                if self.line is not None:
                    self.line.close("it could not be used")
                self.again = loop.time() + PAUSE
                raise StoreError("away", error.text if isinstance(error, StoreError) else str(error)) from None
            self.reached()
        if not self.life and not self.retired:
            try:
                results = await self.line.ask((b"enter", (self.server_id.encode(),)))
            except (Broken, Refused) as error:
                self.line.close("the server could not be entered")
                raise StoreError("away", str(error)) from None
            self.life, self.number = self.line.rows(results[0])[0]
        return self.line

    async def enter_again(self, line: Line) -> None:
        known = to_json(sorted(self.mine))
        results = await line.ask((b"enter_again", (self.server_id.encode(), number(self.life), known)))
        rows = line.rows(results[0])
        if rows:
            self.number = rows[0][0]
        else:
            self.forget()

    def forget(self) -> None:
        """We were declared dead: what we had, others have or may have."""
        self.life = 0
        self.mine.clear()
        self.until.clear()

    def me(self) -> tuple[bytes, bytes]:
        return self.server_id.encode(), number(self.life)

    def held(self) -> Statement:
        return b"hold", (*self.me(), number(self.number))

    async def tell(self, line: Line, *statements: Statement) -> list[Any]:
        """Ask as this server; `away` also if the line broke: what may have become ours unknown to us is given up on the next one."""
        try:
            return await line.ask(*statements)
        except Broken as error:
            raise StoreError("away", str(error)) from None
        except Refused as error:
            if error.state != FENCED:
                raise
            self.forget()
            raise StoreError("away", error.text) from None

    def close(self) -> None:
        if self.line is not None:
            self.line.close("the store is closed")
