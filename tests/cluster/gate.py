"""A proxy before several servers, as a host would put one: each connection goes to one of them, and to the next if that is down.

It runs on a thread of its own, so that its users may wait.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress

CONNECT_SECONDS = 1.0
HEAD_SECONDS = 30.0
PIECE = 64 * 1024

Choose = Callable[[bytes], list[int]]  # the first bytes of a connection → ports of this machine, in the order they are tried


class Gate:
    """`with Gate(choose) as gate:` then `gate.address`."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.server: asyncio.Server | None = None
        self.lines: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Gate:
        self.thread.start()
        asyncio.run_coroutine_threadsafe(self.open(), self.loop).result()
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self.close(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        assert self.server is not None
        self.server.close()
        self.break_lines()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def drop(self) -> None:
        """Break every connection there is, as a proxy does that is restarted."""
        self.loop.call_soon_threadsafe(self.break_lines)

    def break_lines(self) -> None:
        for line in list(self.lines):
            line.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        self.lines.add(writer)
        try:
            async with asyncio.timeout(HEAD_SECONDS):
                head = await reader.read(PIECE)
            found = await self.reach(head) if head else None
            if found is not None:
                await self.join(head, reader, writer, *found)
        except (OSError, TimeoutError):
            pass  # either end is gone
        finally:
            self.lines.discard(writer)
            self.tasks.discard(task)
            writer.transport.abort()

    async def reach(self, head: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for port in self.choose(head):
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(CONNECT_SECONDS):
                    return await asyncio.open_connection("127.0.0.1", port)
        return None

    async def join(
        self,
        head: bytes,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        inside: asyncio.StreamReader,
        to: asyncio.StreamWriter,
    ) -> None:
        """Carry both ways until either end breaks."""
        self.lines.add(to)
        try:
            to.write(head)
            async with asyncio.TaskGroup() as group:
                group.create_task(carry(reader, to))
                group.create_task(carry(inside, writer))
        except* OSError:
            pass
        finally:
            self.lines.discard(to)
            to.transport.abort()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(PIECE):
        writer.write(data)
        await writer.drain()
    if writer.can_write_eof():
        writer.write_eof()
