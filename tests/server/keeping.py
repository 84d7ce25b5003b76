"""A store in a folder or a database, rows to put into it, and the one thing most of its tests do: write and wait."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import psycopg

from sheepfold.server.store import database
from sheepfold.server.store.postgres import open_postgres
from sheepfold.server.store.rows import Change, CodeRow, PersonRow, TableRow
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.store.store import Store, StoreError
from sheepfold.table.rows import ChatRow, LogRow

Place = Path | str  # a folder, or the address of a database

TABLE = "a-table-with-a-long-id"


def a_table(id: str = TABLE, state: str = "playing", made: int = 1000, code: str = "", public: bool = False) -> TableRow:
    return TableRow(
        id=id,
        code=code,
        game="bouc-makers",
        rules=1,
        seats=4,
        state=state,
        public=public,
        made=made,
        changed=made,
        doc=b'{"options":{}}',
    )


def a_move(n: int, table: str = TABLE, at: int = 1000, asked: str = "B") -> LogRow:
    return LogRow(
        table=table,
        n=n,
        kind="move",
        seat=n % 4,
        text=f"bid {n}",
        fate=["roll 3", "deal 4 to A"],
        id=f"m{n}",
        spent=1500,
        at=at,
        asked=asked,
    )


def a_person(id: str = "ada") -> PersonRow:
    return PersonRow(
        id=id, hash=id.encode().ljust(32, b"."), name=id.title(), made=1000, seen=2000, hook="https://hooks.example/1"
    )


def a_line(text: str, person: str = "ada", table: str = TABLE) -> ChatRow:
    return ChatRow(table=table, at=1000, person=person, who="A", name=person.title(), text=text)


def a_code(hash: bytes, seat: int = 0, expires: int = 2000) -> CodeRow:
    return CodeRow(hash, TABLE, seat, expires)


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store: Store = open_store(place) if isinstance(place, Path) else await open_postgres(place, "one-server")
    try:
        yield store
        await store.retire()
    finally:
        await store.close()


def in_store(place: Place, what: Callable[[Any], Awaitable[None]]) -> None:
    """Open, do, close, each time on a loop of its own: what follows has only what was kept."""

    async def whole() -> None:
        async with opened(place) as store:
            await what(store)

    asyncio.run(whole())


def rows(place: Place, question: str) -> list[tuple[Any, ...]]:
    """What lies in a store that nobody has open, asked in words that both kinds understand."""
    if isinstance(place, str):
        with psycopg.connect(place) as connection:
            return connection.execute(question.encode()).fetchall()
    with closing(sqlite3.connect(place / database.FILE)) as file:
        return file.execute(question).fetchall()


async def outcomes(store: Store, *writes: list[Change]) -> list[StoreError | None]:
    """Ask for all of these at once, so that they are one group; what each was told, in the order of the telling."""
    told: list[tuple[int, StoreError | None]] = []
    all_told = asyncio.Event()

    def teller(number: int) -> Callable[[StoreError | None], None]:
        def done(error: StoreError | None) -> None:
            told.append((number, error))
            if len(told) == len(writes):
                all_told.set()

        return done

    for number, changes in enumerate(writes):
        store.write(changes, teller(number))
    await asyncio.wait_for(all_told.wait(), 30)
    assert [number for number, _ in told] == list(range(len(writes)))
    return [error for _, error in told]
