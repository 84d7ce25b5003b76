"""Writing to sockets: text frames, all those of one turn of the event loop at once."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

KEY = "sheepfold.write"  # in the scope of a socket: writes a text, or says False if it cannot now
CLOSE_SECONDS = 10.0  # until a socket that is to be closed is gone, even if the guest does not read what is left


class Outgoing:
    """The transports of a server for which something waits to be written in this turn of the event loop."""

    def __init__(self) -> None:
        self.transports: list[BatchingTransport] = []

    def add(self, transport: BatchingTransport, loop: asyncio.AbstractEventLoop) -> None:
        if not self.transports:
            loop.call_soon(self.flush, loop)
        self.transports.append(transport)

    def flush(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            while self.transports:
                self.transports.pop().flush()
        finally:
            if self.transports:  # one of them failed: that is no reason for the others to wait
                loop.call_soon(self.flush, loop)


class BatchingTransport:
    """A transport that writes once for all that was sent in one turn of the event loop."""

    def __init__(self, transport: Any, outgoing: Outgoing) -> None:
        self._transport = transport
        self._outgoing = outgoing
        self._waiting: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.TimerHandle | None = None
        self._lost = False

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._outgoing.add(self, self._loop)
        self._waiting.append(data)

    def write_frame(self, head: bytes, body: bytes) -> None:
        if not self._waiting:
            self._outgoing.add(self, self._loop)
        self._waiting.append(head)
        self._waiting.append(body)

    def flush(self) -> None:
        if self._waiting:
            data, self._waiting = b"".join(self._waiting), []
            if not self._transport.is_closing():
                self._transport.write(data)

    def close(self) -> None:
        self.flush()
        self._transport.close()
        if self._end is None and not self._lost:
            self._end = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    def lost(self) -> None:
        """The connection is gone."""
        self._lost = True
        if self._end is not None:
            self._end.cancel()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Writing(Protocol):
    """What uvicorn's protocol knows of its socket."""

    handshake_complete: bool
    close_sent: bool
    disconnected: bool
    writable: asyncio.Event


class Outlet:
    """The short way out of one socket."""

    def __init__(self, line: Writing, transport: BatchingTransport) -> None:
        self.line = line
        self.writable: Any = line.writable
        self.transport = transport

    def write_text(self, data: bytes) -> bool:
        """Send UTF-8 as one text frame; False if the other end has to catch up first, or is being sent away. What is for one who
        is gone goes nowhere: the table will hear of it in a moment."""
        line = self.line
        if line.disconnected:
            return True
        if not line.handshake_complete or line.close_sent or not self.writable.is_set():
            return False
        self.transport.write_frame(frame_head(len(data)), data)
        return True


def frame_head(size: int) -> bytes:
    """The head of an unmasked, final text frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
