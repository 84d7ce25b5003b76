"""A server in the test's own process that listens, so that its patience can be shortened."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn

from sheepfold.server.app import App
from sheepfold.server.config import Config
from sheepfold.server.http import request_limits
from sheepfold.server.sockets.frames import counted
from sheepfold.server.store.sqlite import open_store
from tests.server.playing import PATIENCE
from tests.waiting import until


class Served:
    """A server in this process, so that a test can shorten its patience."""

    def __init__(self, app: App, http: Any, port: int) -> None:
        self.app = app
        self.http = http
        self.port = port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def line(self, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(data)
        return reader, writer


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[Served]:
    app = App(Config(workers=1, data=str(folder), **settings), open_store(folder / "data"))
    http = request_limits.careful([], 100, app.config.request_rate)
    config = uvicorn.Config(
        app, http=http, ws=counted(app.config.message_rate), ws_max_size=16 * 1024, lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    listener = socket.create_server(("127.0.0.1", 0))
    running = asyncio.create_task(server.serve(sockets=[listener]))
    await until(lambda: server.started)
    try:
        yield Served(app, http, listener.getsockname()[1])
    finally:
        await app.registry.stop()
        server.should_exit = True
        await running
        await app.store.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server ends the connection, which it must."""
    found = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while data := await reader.read(65_536):
                found += data
    return found
