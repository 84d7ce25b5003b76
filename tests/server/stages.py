"""Servers that are furnished before they open, or that can be reached into while they are; alone, or as one of several."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path

import uvicorn

from sheepfold.server.app import App
from sheepfold.server.config import Config
from sheepfold.server.run import listen
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.store.store import Store
from tests.server.keeping import in_store
from tests.server.server_process import Host, ServerProcess

Write = Callable[[Store], Awaitable[None]]
Furnished = Callable[[Path, Write, list[str]], AbstractContextManager[Host]]  # folder, what to put there, ids of the tables
WithinReach = Callable[[Path], AbstractAsyncContextManager[tuple[App, str]]]  # the application in this process, and the way in
UNLIMITED = Config(
    port=0,
    message_rate=1e6,
    request_rate=1e6,
    open_rate=1e6,
    open_tables=100_000,
    open_tables_per_address=100_000,
    workers=1,
)


@contextmanager
def alone(folder: Path, write: Write, tables: list[str]) -> Iterator[Host]:
    in_store(folder / "data", write)
    with ServerProcess(folder) as server:
        yield server


@asynccontextmanager
async def alone_within_reach(folder: Path) -> AsyncIterator[tuple[App, str]]:
    app = App(UNLIMITED, open_store(folder))
    async with serving(app) as port:
        yield app, f"http://127.0.0.1:{port}"


@asynccontextmanager
async def serving(app: App) -> AsyncIterator[int]:
    """The application on a socket of this process; its port."""
    listener = listen(UNLIMITED)
    server = uvicorn.Server(uvicorn.Config(app, ws="websockets-sansio", log_config=None, lifespan="on"))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        yield int(listener.getsockname()[1])
    finally:
        server.should_exit = True
        await task
        listener.close()
