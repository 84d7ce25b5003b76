"""Frames: those we put together are read by the library as what they are; those that come are counted, and only so many may."""

from __future__ import annotations

import asyncio
import json
import math
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader

from sheepfold.server.limits import FAIR_SHARE, MOST_PIECES, SocketBudget, SocketRates
from sheepfold.server.sockets import outgoing
from sheepfold.server.sockets.frames import CountedFrames
from sheepfold.server.sockets.outgoing import BatchingTransport, Outgoing, frame_head
from sheepfold.table import messages
from sheepfold.table.pace import Buckets, Rate
from tests.server.in_process import ME, table_of
from tests.server.playing import PATIENCE, Line
from tests.server.served import served
from tests.waiting import on_loop, until

KEY = b"Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\nSec-WebSocket-Version: 13\r\n"
OPENING = b"/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + KEY


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


# --- what comes


def reader_of(rates: SocketRates, now: list[float]) -> CountedFrames:
    found = CountedFrames(SocketBudget(rates, lambda: now[0]), lambda: True, max_size=16 * 1024)
    found.state = State.OPEN
    found.receive_data(b"GET " + OPENING + b"\r\n")
    found.events_received()
    found.state = State.OPEN
    return found


def masked(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(Opcode(opcode), data, fin).serialize(mask=True)


def heard(reader: CountedFrames) -> list[bytes]:
    return [data for data in reader.data_to_send() if data]


RATES = SocketRates(frames=Rate(10, 50), bytes=Rate(1000, 5000), address=Rate(20, 100))


@pytest.mark.parametrize("opcode", [1, 2, 9, 10])
def test_frames_have_a_budget_and_reading_stops_at_once(opcode: int) -> None:
    now = [0.0]
    reader = reader_of(RATES, now)
    for number in range(5):
        reader.receive_data(masked(opcode) * 10)
        assert reader.parser_exc is None
    assert len(reader.events_received()) == 50
    now[0] += 1
    reader.receive_data(masked(opcode) * 10_000)
    assert reader.parser_exc is not None
    assert len(reader.events_received()) == 10
    said = b"".join(heard(reader))
    assert b'"refused-too-many-frames","values":{"seconds":1}' in said
    assert reader.close_sent is not None
    assert (reader.close_sent.code, reader.close_sent.reason) == (1013, "refused-too-many-frames")


def test_bytes_have_a_budget() -> None:
    reader = reader_of(RATES, [0.0])
    reader.receive_data(masked(2, b"x" * 4000))
    assert reader.parser_exc is None
    reader.receive_data(masked(2, b"x" * 4000))
    assert b'"refused-too-many-bytes","values":{"seconds":4}' in b"".join(heard(reader))


def test_a_message_has_only_so_many_pieces() -> None:
    now = [0.0]
    reader = reader_of(SocketRates.of(30.0), now)
    reader.receive_data(masked(1, fin=False))
    for number in range(MOST_PIECES - 1):
        reader.receive_data(masked(0, fin=False))
        now[0] += 1
    assert reader.parser_exc is None
    reader.receive_data(masked(0, fin=False))
    assert b'"refused-too-many-pieces"' in b"".join(heard(reader))
    assert reader.close_sent is not None
    assert reader.close_sent.code == 1008


def test_pings_of_one_who_does_not_read_are_not_answered() -> None:
    reads = [True]
    reader = CountedFrames(SocketBudget(SocketRates.of(30.0)), lambda: reads[0])
    reader.receive_data(b"GET " + OPENING + b"\r\n")
    reader.state = State.OPEN
    reader.receive_data(masked(9, b"now?"))
    assert len(heard(reader)) == 1
    reads[0] = False
    reader.receive_data(masked(9, b"now?") * 50)
    assert heard(reader) == []
    assert reader.parser_exc is None


def test_one_address_has_a_budget_and_everybody_there_a_share() -> None:
    now = [0.0]
    shared = Buckets(Rate(20, 100), lambda: now[0])
    rates = SocketRates(frames=Rate(1000, 1000), bytes=Rate(10**6, 10**6), address=shared.rate)
    greedy, quiet = SocketBudget(rates, lambda: now[0]), SocketBudget(rates, lambda: now[0])
    for budget in (greedy, quiet):
        budget.share(shared, "192.0.2.1")
    sent = 0
    while (no := greedy.why_not(10)) is None:
        sent += 1
    assert sent == 100 + FAIR_SHARE.burst
    assert (no.message.id, no.message.values) == ("refused-too-many-frames-of-address", {"seconds": 1})
    assert [quiet.why_not(10) for number in range(30)] == [None] * 30
    other = SocketBudget(rates, lambda: now[0])
    other.share(shared, "192.0.2.2")
    assert sum(other.why_not(2048) is None for number in range(100)) == 33 + FAIR_SHARE.burst  # each costs three


@on_loop
async def test_a_socket_that_is_closed_goes_even_if_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "CLOSE_SECONDS", 0.05)
    done: list[str] = []

    class Stuck(asyncio.Transport):
        """Has something left to write, for ever."""

        def is_closing(self) -> bool:
            return "close" in done

        def write(self, data: bytes | bytearray | memoryview[int]) -> None:
            done.append("write")

        def close(self) -> None:
            done.append("close")

        def abort(self) -> None:
            done.append("abort")

    transport = BatchingTransport(Stuck(), Outgoing())
    transport.write(b"bye")
    transport.close()
    assert done == ["write", "close"]
    await until(lambda: done[-1] == "abort")
    done.clear()
    gone = BatchingTransport(Stuck(), Outgoing())
    gone.close()
    gone.lost()
    gone.close()  # as uvicorn does once it is gone
    await asyncio.sleep(0.2)
    assert "abort" not in done


class Wire(asyncio.Transport):
    """What is written to it, write by write."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes | bytearray | memoryview[int]) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        """Nothing is left to write."""


async def a_turn() -> None:
    """What was sent in this turn of the event loop is written."""
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def busy(wait: float) -> Outgoing:
    """What is written while the processor is so busy, and stays it, that what can wait does for so many seconds."""
    out = Outgoing()
    out.effort.wait, out.effort.measured = wait, math.inf
    return out


def test_the_busier_the_processor_the_longer_something_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "WHILE", 0.125)  # sums and halves of such are exact
    monkeypatch.setattr(outgoing, "IDLE", 0.5)
    monkeypatch.setattr(outgoing, "FULL", 1.0)
    used = 50.0
    monkeypatch.setattr(time, "process_time", lambda: used)
    effort = outgoing.Effort()
    assert effort.worth(1000.0) == 0.0, "over so long a time"
    used += 0.0625
    assert effort.worth(1000.125) == 0.0
    used += 0.09375
    assert effort.worth(1000.1875) == 0.0, "too early to tell"
    assert effort.worth(1000.25) == outgoing.LONGEST / 2
    used += 1.0  # of other threads too
    assert effort.worth(1000.375) == outgoing.LONGEST
    assert effort.worth(1000.5) == 0.0


@on_loop
async def test_while_the_processor_rests_nothing_waits() -> None:
    out, wire = Outgoing(), Wire()
    line = BatchingTransport(wire, out)
    line.write_frame(b"1", b"a", True)
    await a_turn()
    assert wire.written == [b"1a"]


@on_loop
async def test_while_it_is_busy_what_can_wait_goes_with_what_cannot() -> None:
    out, wire = busy(60.0), Wire()
    line = BatchingTransport(wire, out)
    line.write_frame(b"1", b"a", True)
    line.write_frame(b"2", b"b", True)
    await a_turn()
    assert wire.written == []
    line.write_frame(b"3", b"c", False)
    line.write_frame(b"4", b"d", True)  # in the same turn: it goes along
    await a_turn()
    assert wire.written == [b"1a2b3c4d"]
    line.write_frame(b"5", b"e", True)
    line.write(b"pong")
    await a_turn()
    assert wire.written[1:] == [b"5epong"]
    line.write_frame(b"6", b"f", True)
    line.close()
    assert wire.written[2:] == [b"6f"]


@on_loop
async def test_while_it_is_busy_what_can_wait_waits_for_a_moment_only() -> None:
    out, wires = busy(0.05), [Wire() for number in range(4)]
    lines = [BatchingTransport(wire, out) for wire in wires]
    begin = asyncio.get_running_loop().time()
    for line in lines[:2]:
        line.write_frame(b"1", b"a", True)
    lines[1].write_frame(b"2", b"b", False)
    await asyncio.sleep(0.02)
    lines[1].write_frame(b"3", b"c", True)  # waits anew
    lines[2].write_frame(b"1", b"a", True)
    lines[3].write_frame(b"1", b"a", True)
    lines[3].lost()
    await until(lambda: bool(wires[0].written))
    assert asyncio.get_running_loop().time() - begin >= 0.045
    await until(lambda: len(wires[1].written) == 2 and bool(wires[2].written))
    assert asyncio.get_running_loop().time() - begin >= 0.065
    assert [wire.written for wire in wires] == [[b"1a"], [b"1a2b", b"3c"], [b"1a"], []]
    out.effort.wait = 0.0
    lines[0].write_frame(b"2", b"b", True)
    await a_turn()
    assert wires[0].written == [b"1a", b"2b"]


def said(id: str, padding: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": id, "more": "é" * padding}, ensure_ascii=False).encode()


def as_long(frame: bytes) -> bytes:
    """The same frame, its length told in eight bytes."""
    return frame[:1] + b"\xff" + (frame[1] & 127).to_bytes(8, "big") + frame[2:]


@pytest.mark.parametrize("chunk", [1, 7, 50, 100_000])
@on_loop
async def test_texts_are_heard_in_order_however_they_come(tmp_path: Path, chunk: int) -> None:
    """Whole ones take the short way; pieces, pings between them and lengths told at length take the library's."""
    data = [
        masked(1, said("a")),
        masked(1, said("b", 300)),
        masked(1, said("c")[:9], fin=False) + masked(9, b"there?") + masked(0, said("c")[9:]),
        masked(1, said("d")),
        masked(10, b"never asked for"),
        masked(2, said("e")),
        masked(1, said("f")),
        as_long(masked(1, said("g"))),
        masked(1, said("h")),
    ]
    async with served(tmp_path) as house:
        host = await table_of(house.app, [ME, ME])
        line = await Line.to(house.address, host.config.id, None)
        assert isinstance(await line.hear(), messages.Welcome)
        stream = b"".join(data)
        for at in range(0, len(stream), chunk):
            line.socket.transport.write(stream[at : at + chunk])
            if chunk < len(stream):
                await asyncio.sleep(0)
        answers = [await line.hear() for _ in "abcdefgh"]
        assert [answer.id for answer in answers if isinstance(answer, messages.Done)] == list("abcdefgh")


@pytest.mark.parametrize(
    ("begun", "code"),
    [
        (b"\x81\x05hello", 1002),
        (b"\xc1\x80\0\0\0\0", 1002),
        (b"\x83\x80", 1002),
        (b"\x89\xfe\0\x7e" + b"\0" * 130, 1002),
        (b"\x81\xff" + b"\0" * 5 + b"\1\0\0", 1009),
    ],
    ids=["unmasked", "extension", "unknown", "long ping", "too long"],
)
@on_loop
async def test_what_cannot_be_a_frame_closes_the_socket(tmp_path: Path, begun: bytes, code: int) -> None:
    async with served(tmp_path) as house:
        host = await table_of(house.app, [ME, ME])
        line = await Line.to(house.address, host.config.id, None)
        assert isinstance(await line.hear(), messages.Welcome)
        line.socket.transport.write(masked(1, said("a")) + begun)
        answer = await line.hear()
        assert isinstance(answer, messages.Done)
        async with asyncio.timeout(PATIENCE):
            await line.socket.wait_closed()
        assert line.socket.close_code == code


@pytest.mark.parametrize(
    ("frames", "id"),
    [
        (masked(9) * 5000, "refused-too-many-frames"),
        (masked(1, fin=False) + masked(0, fin=False) * 5000, "refused-too-many-pieces"),
        (masked(1, b"\xff\xfe"), ""),
    ],
    ids=["pings", "continuations", "not UTF-8"],
)
@on_loop
async def test_a_socket_that_breaks_its_budget_is_closed_with_a_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, frames: bytes, id: str
) -> None:
    async with served(tmp_path) as house:
        host = await table_of(house.app, [ME, ME])
        line = await Line.to(house.address, host.config.id, None)
        assert isinstance(await line.hear(), messages.Welcome)
        line.socket.transport.write(frames)
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    line.heard.append(str(await line.socket.recv()))
        assert line.socket.close_code == {"refused-too-many-frames": 1013, "refused-too-many-pieces": 1008, "": 1007}[id]
        if id:
            assert json.loads(line.heard[-1])["message"]["id"] == line.socket.close_reason == id
        await until(lambda: not house.app.admission.crowd.total)
        assert house.app.metrics.counts["refused_messages"] == (id == "refused-too-many-frames")
    assert "Traceback" not in caplog.text
