"""The last inch to the socket: text frames written straight to it, all those of one turn of the event loop at once.

A message passes uvicorn and its WebSocket library in about fifteen microseconds, four times for every move at a table of four, and
every write is a system call. Frames to guests are of the simplest kind (text, whole, unmasked, never compressed), so they are
put together here; everything else, and all that comes in, stays the library's.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

KEY = "sheepfold.write"  # in the scope of a socket: writes a text, or says False if it cannot now


class BatchingTransport:
    """A transport that writes once for all that was sent in one turn of the event loop."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self._waiting: list[bytes] = []
        self._loop = asyncio.get_running_loop()

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def _flush(self) -> None:
        if self._waiting:
            data, self._waiting = b"".join(self._waiting), []
            if not self._transport.is_closing():
                self._transport.write(data)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class FastProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, with a short way out for text."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(BatchingTransport(transport))  # type: ignore[arg-type]

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope)[KEY] = self.write_text
        await super().run_asgi()

    def write_text(self, data: bytes) -> bool:
        """Send UTF-8 as one text frame; False if the other end has to catch up first, or is gone."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(frame_head(len(data)))
        self.transport.write(data)
        return True


def frame_head(size: int) -> bytes:
    """The head of an unmasked, final text frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
