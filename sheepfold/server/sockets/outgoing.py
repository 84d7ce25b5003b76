"""Writing to sockets: text frames, all those of one turn of the event loop at once.

Each write is a system call, which costs more than all else that is done for a guest who is told of a move. So the busier the
processor is, the longer what can wait does, to go with the next frame that cannot.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Protocol

KEY = "sheepfold.outlet"  # in the scope of a socket: its `Outlet`
LONGEST = 0.03  # seconds that something waits which can: two pictures of a screen
IDLE, FULL = 0.8, 0.88  # of a core: up to the one nothing waits, from the other on as long as it may
WHILE = 0.5  # seconds over which that is measured
CLOSE_SECONDS = 10.0  # until a socket that is to be closed is gone, even if the guest does not read what is left
SHORT = [bytes((0x81, size)) for size in range(126)]  # heads of unmasked, final text frames, by their size (RFC 6455, 5.2)
MIDDLE = [bytes((0x81, 126, high)) for high in range(256)]  # longer ones begin so, by the upper byte of their size
LOWER = [bytes((low,)) for low in range(256)]


class Effort:
    """How busy the processor was with this process of late."""

    def __init__(self) -> None:
        self.measured = 0.0  # when
        self.used = 0.0  # seconds of the processor until then
        self.wait = 0.0  # seconds that it is worth to wait

    def worth(self, now: float) -> float:
        """For how many seconds something should wait that can."""
        passed = now - self.measured
        if passed >= WHILE:
            used = time.process_time()
            busy = (used - self.used) / passed
            self.wait = LONGEST * min(max((busy - IDLE) / (FULL - IDLE), 0.0), 1.0)
            self.measured, self.used = now, used
        return self.wait


class Outgoing:
    """The transports of a server for which something waits to be written."""

    def __init__(self) -> None:
        self.transports: list[BatchingTransport] = []  # in this turn of the event loop
        self.later: deque[tuple[float, BatchingTransport]] = deque()  # at these times, in order
        self.effort = Effort()

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

    def add_later(self, transport: BatchingTransport, loop: asyncio.AbstractEventLoop) -> bool:
        """Whether it may wait: only where that saves what is short."""
        now = loop.time()
        wait = self.effort.worth(now)
        if wait <= 0.0:
            return False
        due = now + wait
        if self.later:
            due = max(due, self.later[-1][0])
        else:
            loop.call_later(wait, self.flush_due, loop)
        transport.due = due
        self.later.append((due, transport))
        return True

    def flush_due(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        while self.later and self.later[0][0] <= now:
            due, transport = self.later.popleft()
            if transport.due == due:  # else it went with something that could not wait
                transport.send_now()
        if self.later:
            loop.call_later(self.later[0][0] - now, self.flush_due, loop)


class BatchingTransport:
    """A transport that writes once for all that was sent in one turn of the event loop, and could wait until then."""

    def __init__(self, transport: Any, outgoing: Outgoing) -> None:
        self._transport = transport
        self._outgoing = outgoing
        self._waiting: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.TimerHandle | None = None
        self._lost = False
        self._closed = False  # what is written now is dropped
        self.is_full = False  # the other end has to catch up first
        self.is_next = False  # is written in this turn of the event loop
        self.due = 0.0  # when what can wait is written; 0: nothing waits for that

    def write(self, data: bytes) -> None:
        self.send_now()
        self._waiting.append(data)

    def write_frame(self, head: bytes, body: bytes, can_wait: bool) -> None:
        if not can_wait or not (self.due or self._outgoing.add_later(self, self._loop)):
            self.send_now()
        self._waiting.append(head)
        self._waiting.append(body)

    def send_now(self) -> None:
        """What waits is written in this turn of the event loop."""
        if not self.is_next:
            self.is_next = True
            self._outgoing.add(self, self._loop)

    def flush(self) -> None:
        self.is_next = False
        self.due = 0.0
        if self._waiting:
            data, self._waiting = b"".join(self._waiting), []
            if not self._closed:
                self._transport.write(data)

    def close(self) -> None:
        self.flush()
        self._closed = True
        self._transport.close()
        if self._end is None and not self._lost:
            self._end = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    def lost(self) -> None:
        """The connection is gone."""
        self._lost = self._closed = True
        if self._end is not None:
            self._end.cancel()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Writing(Protocol):
    """What uvicorn's protocol knows of its socket."""

    handshake_complete: bool
    close_sent: bool
    disconnected: bool


class Outlet:
    """The short way out of one socket."""

    def __init__(self, line: Writing, transport: BatchingTransport) -> None:
        self.line = line
        self.transport = transport
        self.shook_hands = False

    def write_text(self, data: bytes, can_wait: bool = False) -> bool:
        """Send UTF-8 as one text frame; False if the other end has to catch up first, or is being sent away. What is for one who
        is gone goes nowhere: the table will hear of it in a moment."""
        line = self.line
        if line.disconnected:
            return True
        if not self.shook_hands:
            self.shook_hands = line.handshake_complete
        if not self.shook_hands or self.transport.is_full or line.close_sent:
            return False
        self.transport.write_frame(frame_head(len(data)), data, can_wait)
        return True


def frame_head(size: int) -> bytes:
    """The head of an unmasked, final text frame."""
    if size < 126:
        return SHORT[size]
    if size < 65536:
        return MIDDLE[size >> 8] + LOWER[size & 255]
    return b"\x81\x7f" + size.to_bytes(8, "big")
