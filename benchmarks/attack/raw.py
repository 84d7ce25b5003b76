"""Attacks on the transport: requests nobody waits for the answers of, and frames that say nothing."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress

from benchmarks.attack.target import Target
from sheepfold.table.messages import WIRE

CONNECTIONS = 8
PIPELINED = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 2000
PINGS = b"\x89\x80\0\0\0\0" * 10_000  # masked, empty
CONTINUATIONS = b"\x00\x80\0\0\0\0" * 10_000
AGAIN = 0.02  # seconds until one who was thrown out comes back
BROKEN = (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError)


async def pipeline(target: Target) -> None:
    """Requests one after the other on the same connection; no answer is ever read."""

    async def once() -> None:
        reader, writer = await target.connect()
        try:
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            await target.pour(writer, PIPELINED)
        finally:
            writer.transport.abort()

    await again_and_again(target, once)


async def pings(target: Target) -> None:
    """A watcher's empty control frames, each of which wants an answer."""
    await again_and_again(target, lambda: watch(target, PINGS))


async def continuations(target: Target) -> None:
    """A message that goes on and on, in pieces with nothing in them."""
    await again_and_again(target, lambda: watch(target, CONTINUATIONS, first=b"\x01\x80\0\0\0\0"))


async def again_and_again(target: Target, once: Callable[[], Awaitable[None]]) -> None:
    async def one() -> None:
        while not target.is_over:
            try:
                await once()
            except BROKEN:
                target.thrown_out += 1
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*(one() for number in range(CONNECTIONS)))


async def watch(target: Target, data: bytes, first: bytes = b"") -> None:
    """Look on at a table as anybody may, then pour frames."""
    reader, writer = await target.connect()
    try:
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
        if b" 101 " not in head:
            raise ConnectionError("not let in")
        hello = json.dumps({"type": "hello", "wire": WIRE, "table": target.table}).encode()
        writer.write(masked_text(hello) + first)
        reading = asyncio.create_task(drain(reader))
        try:
            await target.pour(writer, data)
        finally:
            reading.cancel()
        if not target.is_over:
            raise ConnectionError("thrown out")
    finally:
        with suppress(OSError):
            writer.transport.abort()


async def drain(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65_536):
            pass


def masked_text(data: bytes) -> bytes:
    """A text frame of a guest, under a mask of zeros."""
    size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data
