"""Reading frames: where one ends, and whether it is of the simplest kind."""

from __future__ import annotations

LISTEN = "sheepfold.listen"  # in the scope of a socket: whom to hand texts from now on
BUDGET = "sheepfold.budget"  # there too: what may still come
FRAME_HEAD = 6  # bytes of the shortest frame of a guest
WHOLE_TEXT = 0x81  # the first byte of a text frame that is a whole message
SOUND = b"\x00\x80\x01\x81\x02\x82\x88\x89\x8a"  # the first bytes that a frame can have without extensions
CONTROL = 0x08  # in the first byte of frames about the line itself, which are short
MASKED = 0x80  # in the second byte; every frame of a guest is
LONG = 0xFF  # the second byte of a masked frame whose length takes eight more


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


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
