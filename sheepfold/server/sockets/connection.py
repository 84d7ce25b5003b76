"""A guest at the end of a socket: what is sent to them, as fast as they read, and the last word before it is closed."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from sheepfold.server.sockets.outgoing import KEY, Outlet
from sheepfold.server.tables.lines import code_after, code_of, farewell
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused

log = logging.getLogger("sheepfold.sockets")
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

MOST_WAITING = 512 * 1024  # bytes; a guest who reads slower is let go and may come back for a fresh view


class Connection:
    """A guest at the end of a socket."""

    is_bot = False
    rung = ""

    def __init__(self, scope: Scope, send: Send, seat: int | None, person: str) -> None:
        self.asgi = send
        self.outlet: Outlet | None = scope.get(KEY)
        self.seat = seat
        self.person = person
        self.parted = False
        self.waiting: deque[str] = deque()
        self.size = 0
        self.writer: asyncio.Task[None] | None = None
        self.farewell: asyncio.Task[None] | None = None

    def deliver(self, data: bytes, can_wait: bool = False) -> None:
        if self.parted:
            return
        if self.writer is None and self.outlet is not None and self.outlet.write_text(data, can_wait):
            return
        self.size += len(data)
        if self.size > MOST_WAITING:
            self.part("slow")
            return
        self.waiting.append(data.decode())
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())

    async def write(self) -> None:
        """Send what waits, as fast as the other end reads."""
        try:
            while self.waiting:
                text = self.waiting.popleft()
                self.size -= len(text.encode())
                await self.asgi({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError):
            self.parted = True
        finally:
            self.writer = None

    def part(self, reason: str) -> None:
        """Say bye and close; what still waits is dropped."""
        if self.parted:
            return
        self.parted = True
        self.waiting.clear()
        self.farewell = asyncio.create_task(self.close(messages.encode(messages.Bye(reason)).decode(), code_of(reason), reason))

    def refuse(self, no: RequestRefused) -> None:
        """Close on a guest whom the server that has the table did not let in."""
        if not self.parted:
            self.parted = True
            self.waiting.clear()
            self.farewell = asyncio.create_task(close(self.asgi, no))

    async def close(self, text: str, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(5):
                await self.asgi({"type": "websocket.send", "text": text})
                await self.asgi({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError, TimeoutError):
            log.debug("a socket was gone before it could be told bye")


async def close(send: Send, no: RequestRefused) -> None:
    try:
        await send({"type": "websocket.send", "text": messages.encode(farewell(no)).decode()})
        await send(
            {
                "type": "websocket.close",
                "code": code_after(no),
                "reason": no.message.id,
            }
        )
    except (OSError, RuntimeError):
        log.debug("a socket was gone before it could be refused")
