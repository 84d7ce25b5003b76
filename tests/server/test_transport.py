"""Connections: what is queued, how long a request may take, from where, and what a refusal says."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sheepfold.client import Guest
from sheepfold.server import bodies
from sheepfold.server.config import Config
from sheepfold.server.http import connections, handler, request_limits
from sheepfold.server.http.admission import Admission
from sheepfold.server.limits import address_of
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused
from sheepfold.table.told import REMEMBERED
from tests.server.in_process import BOT, ME, table_of
from tests.server.in_process import server as in_process
from tests.server.playing import PATIENCE, Line
from tests.server.served import rest, served
from tests.server.server_process import ServerProcess
from tests.waiting import on_loop, until

GET = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
KEY = b"Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\nSec-WebSocket-Version: 13\r\n"
OPENING = b"/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + KEY


# --- requests that wait


@on_loop
async def test_a_few_requests_may_wait_and_are_answered_in_order(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        paths = ["/health", "/ready", "/health", "/ready", "/health"]
        asked = "".join(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n" for path in paths)
        reader, writer = await house.line(asked.encode() + GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        said = (await rest(reader)).decode()
        writer.close()
    kinds = [part.partition("\n")[0] == "ok" for part in said.split("\r\n\r\n")[1:]]
    assert kinds == [True, False, True, False, True, True]


def test_requests_that_pile_up_end_the_connection_and_take_no_memory(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        before = server.memory()
        parts = urlsplit(server.address)
        for number in range(5):
            with socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE) as line, suppress(OSError):
                for part in range(40):  # 5 MB; no answer is read
                    line.sendall(GET * 4000)
                raise AssertionError("the server took it all")
        assert server.memory() - before < 32 * 1024 * 1024
        assert server.answers(server.address)
        assert "Traceback" not in server.said()


@pytest.mark.parametrize(
    "waiting",
    [
        GET * 30,
        GET + b"GET /health HTTP/1.1\r\nX: " + b"y" * 6000 + b"\r\n\r\n",
        GET + b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 20000\r\n\r\n" + b"z" * 20_000,
        GET + b"GET " + OPENING + b"\r\n",
    ],
    ids=["many", "a long head", "a long body", "a socket"],
)
@on_loop
async def test_what_may_not_wait_ends_the_connection(tmp_path: Path, waiting: bytes) -> None:
    async with served(tmp_path) as house:
        reader, writer = await house.line(waiting)
        assert (await rest(reader)).count(b"HTTP/1.1 200") < 2
        writer.close()
        await until(lambda: not house.http.lines)


# --- time


@on_loop
async def test_a_body_must_come_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handler, "BODY_SECONDS", 1.2)
    monkeypatch.setattr(request_limits, "LINGER_SECONDS", 0.1)
    head = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
    async with served(tmp_path) as house:
        reader, writer = await house.line(head + b'{"name"')
        said = await rest(reader)
        writer.close()
    assert said.startswith(b"HTTP/1.1 408 ")
    assert b"refused-body-late" in said


@pytest.mark.parametrize(
    ("data", "answers"),
    [
        (b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nx", 1),  # takes no body, so it is not waited for
        (b"\r\n\r\n", 0),
        (GET + b"\r\n", 1),
    ],
)
@on_loop
async def test_nobody_holds_a_connection_with_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes, answers: int
) -> None:
    for name in ("HEAD_SECONDS", "LINGER_SECONDS"):
        monkeypatch.setattr(request_limits, name, 0.3)
    async with served(tmp_path) as house:
        reader, writer = await house.line(data)
        trickle = asyncio.create_task(drip(writer))  # a line break now and then, which says nothing
        assert (await rest(reader)).count(b"HTTP/1.1 200") == answers
        trickle.cancel()
        writer.close()


async def drip(writer: asyncio.StreamWriter) -> None:
    while not writer.transport.is_closing():
        await asyncio.sleep(0.05)
        writer.write(b"\r\n")


@on_loop
async def test_a_socket_outlives_the_time_for_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "LINGER_SECONDS"):
        monkeypatch.setattr(request_limits, name, 0.2)
    async with served(tmp_path) as house:
        host = await table_of(house.app, [ME, ME])
        line = await Line.to(house.address, host.config.id, None)
        assert isinstance(await line.hear(), messages.Welcome)
        await asyncio.sleep(0.6)
        assert isinstance(await line.ask(messages.Ping("p")), messages.Done)
        await line.close()


@on_loop
async def test_answers_that_are_not_read_end_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.3)
    async with served(tmp_path, request_rate=100_000.0) as house:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, ("127.0.0.1", house.port))
        await until(lambda: house.http.lines)

        async def ask_on() -> None:
            with suppress(OSError):
                while True:
                    await loop.sock_sendall(line, b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
                    await asyncio.sleep(0.02)

        asking = asyncio.create_task(ask_on())
        await until(lambda: not house.http.lines, PATIENCE)
        asking.cancel()
        line.close()


@pytest.mark.parametrize(
    "asked",
    [
        b"POST " + OPENING + b"\r\n",
        b"GET " + OPENING + b"X: " + b"y" * 9000 + b"\r\n\r\n",
        b"GET " + OPENING + b"X: y\r\n" * 200 + b"\r\n",
        b"GET " + OPENING.replace(b"Version: 13", b"Version: 12") + b"\r\n",
    ],
    ids=["not GET", "a long header", "many headers", "an old version"],
)
@on_loop
async def test_a_request_for_a_socket_that_is_none_is_not_kept(tmp_path: Path, asked: bytes) -> None:
    async with served(tmp_path) as house:
        reader, writer = await house.line(asked)
        assert b" 101 " not in await rest(reader)
        writer.close()


# --- addresses and origins


def test_connections_are_counted_by_network() -> None:
    kind = request_limits.careful([])
    kind.most = 2
    said: list[bytes] = []

    class Transport(asyncio.Transport):
        def __init__(self, host: str) -> None:
            super().__init__({"peername": (host, 1)})

        def write(self, data: bytes | bytearray | memoryview[int]) -> None:
            said.append(bytes(data))

        def close(self) -> None:
            """Nothing is open."""

    async def whole() -> None:
        for host in ("2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:db8:1:3::1", "2001:db8:1:2::3"):
            protocol: Any = object.__new__(kind)
            protocol.loop = asyncio.get_running_loop()
            protocol.logger = logging.getLogger("x")
            protocol.connections = set()
            connections.CountedConnection.connection_made(protocol, Transport(host))

    asyncio.run(whole())
    assert kind.lines == {"2001:db8:1:2::": 3, "2001:db8:1:3::": 1}
    assert len(said) == 1
    assert b"refused-too-many-connections" in said[0]


@on_loop
async def test_an_address_opens_only_so_many_connections_a_second(tmp_path: Path) -> None:
    async with served(tmp_path, request_rate=1.0) as house:  # twenty at once, then two a second
        for number in range(60):
            reader, writer = await house.line(b"")
            with suppress(TimeoutError, ConnectionError):
                async with asyncio.timeout(0.05):
                    said = await reader.read(1000)
                    assert b" 429 " in said
                    assert b"refused-too-many-connections" in said
                    assert b"retry-after: 1\r\n" in said
                    writer.close()
                    break
            writer.close()
        else:
            raise AssertionError("all were let in")


@pytest.mark.parametrize(
    ("site", "scheme", "host", "origin", "fits"),
    [
        ("", "http", "sheep.example", "http://sheep.example", True),
        ("", "ws", "sheep.example", "http://sheep.example", True),
        ("", "https", "sheep.example", "https://sheep.example", True),
        ("", "wss", "sheep.example", "https://sheep.example", True),
        ("", "http", "sheep.example", "https://sheep.example", False),
        ("", "https", "sheep.example", "http://sheep.example", False),
        ("", "wss", "sheep.example", "http://sheep.example", False),
        ("", "http", "sheep.example", "ftp://sheep.example", False),
        ("", "http", "", "http://", False),
        ("https://sheep.example", "http", "sheep.example", "https://sheep.example", True),
        ("https://sheep.example", "http", "sheep.example", "http://sheep.example", False),
        ("https://sheep.example", "http", "127.0.0.1:8080", "https://sheep.example", True),
        ("https://sheep.example", "http", "127.0.0.1:8080", "http://127.0.0.1:8080", True),
        ("https://sheep.example", "https", "sheep.example", "https://evil.example", False),
    ],
)
def test_an_origin_has_a_scheme(site: str, scheme: str, host: str, origin: str, fits: bool) -> None:
    people: Any = None
    admission = Admission(Config(site=site), people)
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    assert admission.origin_fits({"headers": headers, "scheme": scheme}) is fits


@on_loop
async def test_the_door_says_why(tmp_path: Path) -> None:
    async with served(tmp_path, sockets_per_address=1) as house:

        async def knock(path: str = "/ws", **headers: str) -> tuple[int, str, str]:
            with pytest.raises(InvalidStatus) as no:
                await connect("ws" + house.address[4:] + path, additional_headers=headers)
            said = no.value.response
            return said.status_code, json.loads(said.body or b"")["message"]["id"], said.headers.get("retry-after", "")

        assert await knock("/elsewhere") == (404, "refused-nothing-here", "")
        assert await knock(origin="https://evil.example") == (403, "refused-other-site", "")
        async with connect("ws" + house.address[4:] + "/ws"):
            assert await knock() == (429, "refused-too-many-sockets", "10")


# --- people


@on_loop
async def test_a_person_has_a_budget_on_all_sockets_together(tmp_path: Path) -> None:
    async with served(tmp_path, message_rate=5.0) as house:
        person, token = await house.app.people.enter("Ada")
        seats = [ME, ME]
        host = await house.app.lobby.open(person, bodies.NewTable(game="bauernschlau", seats=seats))
        lines = [await Line.to(house.address, host.config.id, "A", token) for number in range(12)]
        refused: list[messages.RefusedMove] = []
        for line in lines:
            for number in range(55):  # fewer than one socket may send at once
                await line.send(messages.Ping(f"p{number}"))
            await line.send(messages.Ping("last"))
            while getattr(heard := await line.hear(), "id", "") != "last":
                if isinstance(heard, messages.RefusedMove):
                    refused.append(heard)
        assert {no.message.id for no in refused} == {"refused-too-many-messages-of-person"}
        assert {no.message.values["seconds"] for no in refused} == {1}
        for line in lines:
            await line.close()


# --- replays


@on_loop
async def test_every_hello_that_replays_a_log_pays_for_it(tmp_path: Path) -> None:
    """However little was missed beyond the last steps, which are remembered and cost as much as they are."""
    async with in_process(tmp_path) as (app, _):
        host = await table_of(app, [BOT, BOT])
        await until(lambda: host.config.state == "over", PATIENCE)
        scope: dict[str, Any] = {"client": ("192.0.2.1", 1), "headers": []}

        async def hello(since: int) -> None:
            greeting = messages.Hello(wire=messages.WIRE, table=host.config.id, since=since)
            await app.sockets.greet(scope, lambda message: asyncio.sleep(0), greeting)

        async def many(since: int) -> None:
            for number in range(1000):
                await hello(since)

        await many(host.table.n)  # missed nothing
        for since in (host.table.n - 1, host.table.n - REMEMBERED):
            await hello(since)
        with pytest.raises(RequestRefused) as no:
            await many(host.table.n - REMEMBERED - 1)
        assert (no.value.message.id, no.value.status) == ("refused-too-many-replays", 429)
        assert no.value.message.values["seconds"] >= 1
        await hello(host.table.n)


def test_addresses() -> None:
    assert address_of("2001:db8::a:1:2:3:4") == address_of("2001:db8:0:a:ffff::1") != address_of("2001:db8:0:b::1")
    assert address_of("::ffff:192.0.2.1") == address_of("192.0.2.1") == "192.0.2.1"
    assert address_of("unknown") == "unknown"


def test_guests_who_play_as_people_do_notice_no_budget(tmp_path: Path) -> None:
    async def whole(server: ServerProcess) -> None:
        host = Guest(server.address, "Ada")
        table = host.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        lines = [await Line.to(server.address, table, letter, host.token) for letter in "AB"]
        for line in lines:
            await line.hear()
            await line.reach(0)
        for number in range(60):
            for line in lines:
                assert isinstance(await line.ask(messages.Ping(f"p{number}")), messages.Done)
                await line.socket.ping()
            await asyncio.sleep(0.02)
        for line in lines:
            await line.close()

    with ServerProcess(tmp_path, limits=True) as server:
        asyncio.run(whole(server))
