"""A store in a folder, rows to put into it, and the one thing most of its tests do: write and wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sheepfold.server.sqlite import SqliteStore, open_store
from sheepfold.server.store import Change, ChatRow, CodeRow, LogRow, PersonRow, StoreError, TableRow

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
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = open_store(folder)
    try:
        yield store
    finally:
        await store.close()


def in_store(folder: Path, what: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Open, do, close, each time on a loop of its own: what follows has only the file."""

    async def whole() -> None:
        async with opened(folder) as store:
            await what(store)

    asyncio.run(whole())


async def outcomes(store: SqliteStore, *writes: list[Change]) -> list[StoreError | None]:
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
