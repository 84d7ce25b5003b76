"""Hostile frames and requests, any number of them: rubbish, broken HTTP, pipelines, sockets that break every rule of RFC 6455.

    python -m tests.server.hostile_frames --count 1000000
    python -m tests.server.hostile_frames --count 1000000 --limits     with the limits strangers have: most are turned away

Afterwards the server answers, somebody can play there, its memory is bounded, and nothing in its log is a traceback.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from sheepfold.client import Guest
from sheepfold.table import messages
from tests.server.server_process import ServerProcess

WORKERS = 12
PATIENCE = 20.0  # seconds until a connection that we have ended must be gone
ELSEWHERE = "127.0.0.2"  # an address of its own for those who use up its budgets
GROWTH = 64 * 1024 * 1024  # bytes
LONGEST_LOG = 1024 * 1024  # bytes
HEAD = b"Host: x\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Key: " + base64.b64encode(b"sixteen bytes ok") + b"\r\nSec-WebSocket-Version: 13\r\n"
PATHS = [
    b"/",
    b"/health",
    b"/api/games",
    b"/api/people/me",
    b"/api/codes/QQQQQQ",
    b"/api/tables/x",
    b"/%00",
    b"/ws",
    b"*",
    b"//",
]
METHODS = [b"GET", b"HEAD", b"POST", b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"TRACE", b"CONNECT", b"PRI", b"GRT", b"get"]

Items = list[bytes]
Kind = Callable[[Random, str], Items]
Making = list[Callable[[], Items]]


# --- frames


def frame(
    data: bytes, opcode: int, *, fin: bool = True, masked: bool = True, reserved: int = 0, size: int | None = None
) -> bytes:
    """One frame, right or wrong; `size` is the length it claims."""
    length = len(data) if size is None else size
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    mask = 0x80 if masked else 0
    if length < 126:
        head = bytes((first, mask | length))
    elif length < 65_536:
        head = bytes((first, mask | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, mask | 127)) + (length & (2**64 - 1)).to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + data


def harmless_frame(rng: Random, table: str) -> Items:
    """Allowed by the RFC, but of no use: the socket stays open, for a while."""
    ways: Making = [
        lambda: [frame(rng.randbytes(rng.randrange(126)), rng.choice([9, 10]))],
        lambda: [frame(b"", rng.choice([9, 10]))] * rng.randrange(1, 60),
        lambda: pieces(rng, b'{"type":"ping","id":"p"}'),
        lambda: pieces(rng, b""),
        lambda: [frame(json.dumps({"type": "ask", "id": "x" * rng.randrange(60)}).encode(), 1)],
        lambda: [frame(rng.randbytes(rng.randrange(300)), 2)],
        lambda: [frame(b"[" * rng.randrange(4000), 1)],
        lambda: [frame(json.dumps({"type": "hello", "wire": messages.WIRE, "table": table}).encode(), 1)],
    ]
    return rng.choice(ways)()


def pieces(rng: Random, text: bytes) -> Items:
    """A message in many frames, some of them empty, with pings in between."""
    cuts = sorted(rng.randrange(len(text) + 1) for number in range(rng.randrange(1, 40)))
    parts = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    found = [frame(part, 0 if number else 1, fin=number == len(parts) - 1) for number, part in enumerate(parts)]
    return [found[0], frame(b"now?", 9), *found[1:]]


def broken_frame(rng: Random) -> Items:
    """Against the RFC, or against a limit: the socket is closed."""
    ways: Making = [
        lambda: [frame(b"hi", 1, masked=False)],
        lambda: [frame(b"hi", rng.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]))],
        lambda: [frame(b"hi", 1, reserved=rng.randrange(1, 8))],
        lambda: [frame(b"x" * 200, rng.choice([8, 9, 10]))],
        lambda: [frame(b"x", rng.choice([8, 9, 10]), fin=False)],
        lambda: [frame(b"\xff\xfe\xc0", 1)],
        lambda: [frame(b"\xf0\x9f", 1, fin=False), frame(b"\x92", 0, fin=False), frame(b"\x41", 0)],
        lambda: [frame(b"", 0)],
        lambda: [frame(b"a", 1, fin=False), frame(b"b", 1)],
        lambda: [frame(b"a", 1, fin=False), frame(b"", 8)],
        lambda: [frame(b"", 2, fin=False), *[frame(b"", 0, fin=False)] * 400],
        lambda: [frame(b"x" * 100, 1, size=rng.choice([2**14 + 1, 2**31, 2**63, 2**64 - 1]))],
        lambda: [frame(b"x" * 20_000, 2)],
        lambda: [frame(rng.choice([b"\x03", b"\x00\x00", b"\x03\xec", b"\xff\xff", b"\x03\xe8\xff", b"\x03\xe8bye"]), 8)],
        lambda: [rng.randbytes(rng.randrange(1, 100))],
    ]
    return rng.choice(ways)()


def socket_session(rng: Random, table: str) -> Items:
    """A socket that is opened properly, says hello or not, and then does what it likes."""
    items = [b"GET /ws HTTP/1.1\r\n" + HEAD + UPGRADE + KEY + b"\r\n"]
    if rng.random() < 0.8:
        seat = rng.choice([None, None, None, "A"])
        items.append(frame(json.dumps({"type": "hello", "wire": messages.WIRE, "table": table, "seat": seat}).encode(), 1))
    for number in range(rng.randrange(12)):
        items += harmless_frame(rng, table)
    if rng.random() < 0.7:
        items += broken_frame(rng)
    return items


def broken_handshake(rng: Random, table: str) -> Items:
    """A request for a socket that is none."""
    ways: Making = [
        lambda: [b"GET /ws HTTP/1.1\r\n" + HEAD + UPGRADE + b"\r\n"],
        lambda: [b"POST /ws HTTP/1.1\r\n" + HEAD + UPGRADE + KEY + b"Content-Length: 3\r\n\r\nabc"],
        lambda: [b"GET /ws HTTP/1.1\r\n" + HEAD + UPGRADE + KEY.replace(b"13", b"12") + b"\r\n"],
        lambda: [b"GET /ws HTTP/1.0\r\n" + HEAD + UPGRADE + KEY + b"\r\n"],
        lambda: [b"GET /ws HTTP/1.1\r\n" + HEAD + UPGRADE + KEY + b"X: " + b"y" * 9000 + b"\r\n\r\n"],
        lambda: [b"GET /ws HTTP/1.1\r\n" + HEAD + UPGRADE + KEY + b"X: y\r\n" * 200 + b"\r\n"],
        lambda: [b"GET /ws HTTP/1.1\r\n" + HEAD + UPGRADE + KEY + b"X: \xff\xfe\r\n\r\n"],
        lambda: [b"GET /elsewhere HTTP/1.1\r\n" + HEAD + UPGRADE + KEY + b"\r\n"],
        lambda: [b"GET /ws HTTP/1.1\r\n" + HEAD + UPGRADE + KEY + b"Origin: http://evil.example\r\n\r\n"],
        lambda: [
            b"GET /ws HTTP/1.1\r\n" + HEAD + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
            b"PRI * HTTP/2.0\r\n\r\n",
        ],
        lambda: [
            b"GET / HTTP/1.1\r\n" + HEAD + b"\r\nGET /ws HTTP/1.1\r\n" + HEAD + UPGRADE + KEY + b"\r\n",
            frame(b"", 9),
        ],
    ]
    return rng.choice(ways)()


# --- requests


def rubbish(rng: Random, table: str) -> Items:
    return [rng.randbytes(rng.randrange(1, 400)) for number in range(rng.randrange(1, 4))]


def request(rng: Random) -> bytes:
    """A request that is right, as far as HTTP goes."""
    head = rng.choice(METHODS[:7]) + b" " + rng.choice(PATHS[:8]) + b" HTTP/1.1\r\n" + HEAD
    return head + rng.choice([b"", b"X-Y: z\r\n", b"Cookie: sheepfold=\xff\r\n", b"Authorization: Bearer x\r\n"]) + b"\r\n"


def pipelined(rng: Random, table: str) -> Items:
    """Requests without waiting for answers: some a server may queue, many it may not."""
    return [request(rng) for number in range(rng.choice([2, 5, 8, 9, 30, 300]))]


def spoilt(rng: Random, table: str) -> Items:
    """A request with something changed in it."""
    whole = bytearray(request(rng))
    for number in range(rng.randrange(1, 6)):
        at = rng.randrange(len(whole))
        whole[at : at + rng.randrange(3)] = rng.choice([b"\r\n", b"\0", b" ", b":", b"\xff", b"", rng.randbytes(2)])
    return [bytes(whole)]


def awkward(rng: Random, table: str) -> Items:
    """Requests whose length, body or end is not what they say."""
    post = b"POST /api/people HTTP/1.1\r\n" + HEAD + b"Content-Type: application/json\r\n"
    ways: Making = [
        lambda: [post + b"Content-Length: 100\r\n\r\n{"],
        lambda: [post + b"Content-Length: -1\r\n\r\n{}"],
        lambda: [post + b"Content-Length: 99999999999999999999\r\n\r\n{}"],
        lambda: [post + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
        lambda: [post + b"Transfer-Encoding: chunked\r\n\r\n", *[b"1\r\n{\r\n"] * rng.randrange(1, 50), b"0\r\n\r\n"],
        lambda: [post + b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n{}"],
        lambda: [post + b"Transfer-Encoding: chunked\r\n\r\n1;" + b"x" * 2000 + b"\r\n{\r\n0\r\n\r\n"],
        lambda: [post + b"Content-Length: 30000\r\n\r\n" + b"[" * 30_000],
        lambda: [post + b"Content-Length: 8\r\n\r\n" + b"\xff" * 8],
        lambda: [post + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n", b"{}"],
        lambda: [b"GET /health HTTP/1.1\r\n" + HEAD + b"Content-Length: 5000\r\n\r\n" + b"x" * 100],
        lambda: [b"GET /health HTTP/1.1\r\n" + b"a:b\r\n" * 3000 + b"\r\n"],
        lambda: [b"GET /" + b"a" * rng.randrange(40_000) + b" HTTP/1.1\r\n" + HEAD + b"\r\n"],
        lambda: [b"GET /health HTTP/1.1\r\nX: " + b"y" * 30_000],
        lambda: [b"\r\n" * rng.randrange(1, 500)],
        lambda: [
            rng.choice(METHODS) + b" " + rng.choice(PATHS) + rng.choice([b"", b" HTTP/0.9", b" HTTP/3", b" X"]) + b"\r\n\r\n"
        ],
    ]
    return rng.choice(ways)()


KINDS: list[tuple[Kind, int]] = [
    (socket_session, 8),
    (broken_handshake, 12),
    (rubbish, 8),
    (pipelined, 4),
    (spoilt, 15),
    (awkward, 20),
]


class Siege:
    """Many connections, one after the other, a few at a time."""

    def __init__(self, server: ServerProcess, count: int, seed: int = 1, address: str = "127.0.0.1") -> None:
        self.server = server
        self.count = count
        self.seed = seed
        self.address = address  # to come from
        self.sent = 0
        self.kinds: Counter[str] = Counter()
        self.refused = 0  # connections that could not be made, or broke while something was sent
        self.hung: list[str] = []  # what the server did not let go of
        self.settled = 0  # memory, once it knows what is coming
        self.most = 0
        self.table = Guest(server.address, "Eve").open_table("bauernschlau", [{"kind": "me"}, {"kind": "open"}])["id"]

    async def run(self, say: Callable[[str], None] | None = None) -> None:
        told = asyncio.create_task(self.watch(say))
        try:
            await asyncio.gather(*(self.worker(Random(self.seed * 1000 + number)) for number in range(WORKERS)))
        finally:
            told.cancel()

    async def watch(self, say: Callable[[str], None] | None) -> None:
        began, next_word = time.monotonic(), 0.0
        while True:
            await asyncio.sleep(0.2)
            memory = self.server.memory()
            if not self.settled and self.sent >= self.count / 10:
                self.settled = memory
            self.most = max(self.most, memory)
            if say is not None and self.sent / self.count >= next_word:
                next_word += 0.05
                rate = self.sent / (time.monotonic() - began)
                say(f"{self.sent:>9} of {self.count}  {rate:7.0f}/s  {memory / 1e6:5.0f} MB  {len(self.hung)} hung")

    async def worker(self, rng: Random) -> None:
        kinds, weights = zip(*KINDS, strict=True)
        while self.sent < self.count:
            kind: Kind = rng.choices(kinds, weights)[0]
            items = kind(rng, self.table)
            self.sent += len(items)
            self.kinds[kind.__name__] += len(items)
            await self.session(rng, kind.__name__, items)

    async def session(self, rng: Random, name: str, items: Items) -> None:
        """One connection: everything sent, in one write or in several, then half closed, cut off, or waited for."""
        parts = urlsplit(self.server.address)
        try:
            reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=(self.address, 0))
        except OSError:
            self.refused += 1
            return
        try:
            await self.say(rng, name, items, reader, writer)
            if rng.random() < 0.2:
                return  # cut off, answered or not
            writer.write_eof()
            await asyncio.wait_for(drain(reader), PATIENCE)
        except TimeoutError:
            self.hung.append(f"{name}: {b''.join(items)[:300]!r}")
        except (OSError, EOFError):
            self.refused += 1
        finally:
            writer.transport.abort()

    async def say(
        self, rng: Random, name: str, items: Items, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        if name == "socket_session":
            writer.write(items[0])
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            items = items[1:]
        if rng.random() < 0.7:
            items = [b"".join(items)]
        for item in items:
            if writer.transport.is_closing():
                return
            writer.write(item)
            if len(items) < 20:
                await asyncio.sleep(0)
        with suppress(ConnectionError):
            await asyncio.wait_for(writer.drain(), PATIENCE)

    # --- afterwards

    def verdict(self) -> list[str]:
        """What is wrong with the server now."""
        found = [f"{len(self.hung)} connections were not let go of, e.g. {self.hung[0]}"] if self.hung else []
        if not self.server.is_alive():
            return [*found, f"the server is gone:\n{self.server.said()[-3000:]}"]
        grown = self.most - (self.settled or self.most)
        if grown > GROWTH:
            found.append(f"memory grew by {grown / 1e6:.0f} MB")
        said = self.server.said()
        if "Traceback" in said:
            at = said.index("Traceback")
            found.append(f"a traceback in the log:\n{said[max(0, at - 300) : at + 3000]}")
        if len(said) > LONGEST_LOG:
            found.append(f"the log has {len(said) / 1e6:.0f} MB")
        if not self.server.answers(self.server.address):
            return [*found, "it does not answer"]
        asyncio.run(asyncio.wait_for(plays(self.server.address), 60))
        return found


async def drain(reader: asyncio.StreamReader) -> None:
    with suppress(ConnectionError):
        while await reader.read(65_536):
            pass


async def plays(server: str) -> None:
    """Somebody plays a whole game against a bot."""
    guest = Guest(server, "Ada")
    table = guest.open_table("bauernschlau", [{"kind": "me"}, {"kind": "bot", "bot": "lamb"}])["id"]
    async with guest.sit(table, "A") as seat:
        async for asked in seat:
            await seat.do(asked.legal[0])
        assert seat.over


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.hostile_frames", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=1_000_000, help="frames and requests")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limits", action="store_true", help="with the limits a server has by default")
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), limits=given.limits) as server:
        siege = Siege(server, given.count, given.seed, ELSEWHERE if given.limits else "127.0.0.1")
        asyncio.run(siege.run(lambda line: print(line, flush=True)))
        wrong = siege.verdict()
        kinds = ", ".join(f"{count} {name}" for name, count in siege.kinds.most_common())
        print(f"{siege.sent} sent ({kinds}); {siege.refused} connections were broken off")
        print(f"memory {siege.settled / 1e6:.0f} MB after a tenth, {siege.most / 1e6:.0f} MB at most")
    print("\n".join(wrong) or "the server answers, a game was played, the log is clean")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
