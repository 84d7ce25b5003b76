"""A store in a folder or a database, rows to put into it, and the one thing most of its tests do: write and wait."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import psycopg

from sheepfold.server import database
from sheepfold.server.postgres import open_postgres
from sheepfold.server.sqlite import open_store
from sheepfold.server.store import Change, ChatRow, CodeRow, LogRow, PersonRow, Store, StoreError, TableRow

Place = Path | str  # a folder, or the address of a database

TABLE = "a-table-with-a-long-id"


def a_table(id: str = TABLE, state: str = "playing", made: int = 1000, code: str = "", public: bool = False) -> TableRow:
    return TableRow(id, code, "bouc-makers", 1, 4, state, public, made, made, b'{"options":{}}')


def a_move(n: int, table: str = TABLE, at: int = 1000, asked: str = "B") -> LogRow:
    return LogRow(table, n, "move", n % 4, f"bid {n}", ["roll 3", "deal 4 to A"], f"m{n}", 1500, at, asked)


def a_person(id: str = "ada") -> PersonRow:
    return PersonRow(id, id.encode().ljust(32, b"."), id.title(), 1000, 2000, "https://hooks.example/1")


def a_line(text: str, person: str = "ada", table: str = TABLE) -> ChatRow:
    return ChatRow(table, 1000, person, "A", person.title(), text)


def a_code(hash: bytes, seat: int = 0, expires: int = 2000) -> CodeRow:
    return CodeRow(hash, TABLE, seat, expires)


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store: Store = open_store(place) if isinstance(place, Path) else await open_postgres(place, "one-house")
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
