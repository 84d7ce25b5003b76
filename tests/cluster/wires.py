"""A wire between two programs of this machine that can be cut, held up and made slow, as a network would be."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Self

CHUNK = 64 * 1024
MOST_CHUNKS = 64  # on their way in one direction; then the sender has to wait, as with a full socket
Travelling = asyncio.Queue[tuple[float, bytes]]  # when it is to arrive, and what; b"": that is all


class Wire:
    """`with Wire(port) as wire:` then connect to `wire.port` instead of `port`."""

    def __init__(self, target_port: int) -> None:
        self.target = target_port
        self.port = 0
        self.slowness = 0.0
        self.passed = 0  # bytes that arrived, both ways together
        self.server: asyncio.Server | None = None
        self.writers: set[asyncio.StreamWriter] = set()
        self.talks: set[asyncio.Task[None]] = set()
        self.loop = asyncio.new_event_loop()
        self.flowing = asyncio.Event()
        self.thread = threading.Thread(target=self.loop.run_forever, name="wire", daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        self.restore()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    # --- what can happen to it; each returns when it has happened

    def cut(self) -> None:
        """Close every connection, and refuse new ones."""
        self.do(self._cut())

    def restore(self) -> None:
        """Let everything through again, what was held up first, with no delay."""
        self.do(self._mend())

    def hold(self) -> None:
        """Take connections and bytes, and pass nothing on: nobody is told that nobody hears."""
        self.do(self._hold())

    def delay(self, seconds: float) -> None:
        """What is sent from now on arrives so much later, in each direction."""
        self.slowness = seconds

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(10)

    async def _cut(self) -> None:
        if self.server is not None:
            self.server.close()
            self.server = None
        for writer in tuple(self.writers):
            writer.transport.abort()
        for talk in tuple(self.talks):
            talk.cancel()
        await asyncio.gather(*self.talks, return_exceptions=True)

    async def _mend(self) -> None:
        self.slowness = 0.0
        self.flowing.set()
        if self.server is None:
            self.server = await asyncio.start_server(self.carry, "127.0.0.1", self.port)
            self.port = self.server.sockets[0].getsockname()[1]

    async def _hold(self) -> None:
        self.flowing.clear()

    # --- one connection

    async def carry(self, near_reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        talk = asyncio.current_task()
        assert talk is not None
        self.talks.add(talk)
        self.writers.add(near)
        far = None
        try:
            await self.flowing.wait()
            far_reader, far = await asyncio.open_connection("127.0.0.1", self.target)
            self.writers.add(far)
            await asyncio.gather(self.pass_on(near_reader, far), self.pass_on(far_reader, near))
        except (OSError, asyncio.CancelledError):  # one end is gone or the wire was cut: so the other end goes too
            pass
        finally:
            for writer in (near, far):
                if writer is not None:
                    self.writers.discard(writer)
                    writer.transport.abort()
            self.talks.discard(talk)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        travelling: Travelling = asyncio.Queue(MOST_CHUNKS)
        arriving = asyncio.create_task(self.arrive(travelling, writer))
        try:
            while True:
                data = await reader.read(CHUNK)
                await travelling.put((self.loop.time() + self.slowness, data))
                if not data:
                    return await arriving
        finally:
            arriving.cancel()

    async def arrive(self, travelling: Travelling, writer: asyncio.StreamWriter) -> None:
        while True:
            due, data = await travelling.get()
            await asyncio.sleep(max(0.0, due - self.loop.time()))
            await self.flowing.wait()
            if not data:
                with suppress(OSError):
                    writer.write_eof()
                return
            writer.write(data)
            self.passed += len(data)
            await writer.drain()
