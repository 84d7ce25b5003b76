"""Frames we put together ourselves are read by the library as what they are, at every length."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from sheepfold.server.sockets.frames import frame_head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70_000])
def test_a_frame_is_what_the_library_would_write(size: int) -> None:
    data = b"x" * size
    assert frame_head(size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)
    reader = StreamReader()
    reader.feed_data(frame_head(size) + data)
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as end:
        next(parsing)
    assert end.value.value.data == data
