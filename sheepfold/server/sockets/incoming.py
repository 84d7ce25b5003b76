"""Reading frames: where one ends, whether it is of the simplest kind, and the short way of those that are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from websockets.frames import apply_mask  # type: ignore[attr-defined]

from sheepfold.server.limits import SocketBudget

LISTEN = "sheepfold.listen"  # in the scope of a socket: whom to hand texts from now on
BUDGET = "sheepfold.budget"  # there too: what may still come
FRAME_HEAD = 6  # bytes of the shortest frame of a guest
WHOLE_TEXT = 0x81  # the first byte of a text frame that is a whole message
SOUND = b"\x00\x80\x01\x81\x02\x82\x88\x89\x8a"  # the first bytes that a frame can have without extensions
CONTROL = 0x08  # in the first byte of frames about the line itself, which are short
MASKED = 0x80  # in the second byte; every frame of a guest is
SHORT = 126  # bytes from which a text has a longer head
LONG = 0xFF  # the second byte of a masked frame whose length takes eight more


class Line(Protocol):
    """What the short way asks of uvicorn's protocol, and how it hands on what is not for it."""

    begun: bytes  # of a frame that is not all there yet
    budget: SocketBudget
    close_sent: bool
    queue: Any
    library: Any  # None as long as it has nothing to do

    def read_frames(self, data: bytes) -> None: ...

    def to_library(self, data: bytes) -> None: ...


class Inlet:
    """The short way in, once somebody listens. A transport calls `data_received` itself: a message passes here and nowhere else on
    its way to the listener."""

    def __init__(self, line: Line, listener: Callable[[bytes], None]) -> None:
        self.line = line
        self.budget = line.budget
        self.waiting: Any = line.queue.messages
        self.listener = listener

    def data_received(self, data: bytes) -> None:
        line = self.line
        if line.begun or not is_short_text(data):
            line.read_frames(line.begun + data)
        elif not self.hear(data):
            line.to_library(data)

    def hear(self, frame: bytes) -> bool:
        """Hand a text straight to the listener; False if the library is to have the frame: it is of another kind, or too much, or
        something before it still waits."""
        if not is_whole_text(frame) or self.line.close_sent or self.waiting:
            return False
        library: Any = self.line.library
        if (library is not None and library.current_size is not None) or self.budget.why_not(len(frame)) is not None:
            return False
        at = FRAME_HEAD if frame[1] < LONG - 1 else FRAME_HEAD + 2
        text: bytes = apply_mask(frame[at:], frame[at - 4 : at])
        if not text.isascii() and not is_text(text):
            return False
        self.listener(text)
        return True


def frame_end(data: bytes, at: int, most: int) -> int:
    """Where the frame that begins there ends, be it all there or not; 0: it cannot be one, or is too long."""
    left = len(data) - at
    if left < 2:
        return at + FRAME_HEAD
    size = data[at + 1] - MASKED
    if size < 0 or data[at] not in SOUND or (size > 125 and data[at] & CONTROL):
        return 0
    head = FRAME_HEAD
    if size > 125:
        more = 2 if size == 126 else 8
        head += more
        if left < 2 + more:
            return at + head
        size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
    return at + head + size if size <= most else 0


def is_whole_text(frame: bytes) -> bool:
    """Whether a frame is a text that nothing follows, and not a long one."""
    return frame[0] == WHOLE_TEXT and frame[1] != LONG


def is_short_text(data: bytes) -> bool:
    """Whether that is one short text, and all of it, as mostly."""
    size = len(data) - FRAME_HEAD
    return 0 <= size < SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED + size


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
