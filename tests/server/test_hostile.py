"""Guests who mean harm, one trick each: a line break after a letter, a head without an end, files of the server, too much of all."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import os
import pickle
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from sheepfold import games
from sheepfold.client import Guest
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.message import plain
from sheepfold.core.record_head import read_setup
from sheepfold.server import bodies
from sheepfold.server.http import request_limits
from sheepfold.server.http.admission import Admission, secret_of
from sheepfold.server.tables.seating import forget_name
from sheepfold.server.thinkers.pool import Thinkers
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused
from tests.said import says
from tests.server.in_process import ME, table_of
from tests.server.in_process import server as in_process
from tests.server.playing import Line, ask, fresh
from tests.server.server_process import ServerProcess
from tests.waiting import on_loop, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as found:
        yield found


# --- a line break that a pattern lets through

RAW = [
    {"type": "propose", "id": "x", "what": "bot", "seat": "A\n"},
    {"type": "mute", "id": "x", "who": "A\n", "on": True},
    {"type": "mute", "id": "x", "who": "watchers\n", "on": True},
    {"type": "do", "id": "x\n", "prompt": 0, "text": "?"},
]


@pytest.mark.parametrize("raw", RAW, ids=lambda raw: f"{raw['type']} {raw.get('seat', raw.get('who', raw['id']))!r}")
def test_a_line_break_at_the_end_freezes_no_table(server: ServerProcess, raw: dict[str, Any]) -> None:
    async def whole() -> None:
        host = Guest(server.address, "Ada")
        table = host.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        line = await Line.to(server.address, table, None)
        assert isinstance(await line.hear(), messages.Welcome)
        await line.socket.send(json.dumps(raw))
        refused = await line.until(lambda heard: isinstance(heard, messages.RefusedMove))
        assert isinstance(refused, messages.RefusedMove)
        assert refused.message.id == "refused-not-a-message"
        assert host.ask("GET", f"/api/tables/{table}")["state"] == "playing"
        await line.close()

    asyncio.run(whole())


def test_entropy_with_a_line_break_is_refused_and_the_table_can_be_read(server: ServerProcess) -> None:
    host, other = Guest(server.address, "Ada"), Guest(server.address, "Bea")
    table = host.open_table("bauernschlau", [{"kind": "me"}, {"kind": "open"}])["id"]
    found = ask(server.address, "POST", f"/api/tables/{table}/join", {"entropy": "ab\n"}, other.token)
    assert found.status == 422
    assert host.ask("GET", f"/api/tables/{table}")["state"] == "open"


def test_a_seat_with_a_line_break_is_no_seat(server: ServerProcess) -> None:
    async def whole() -> int:
        host = Guest(server.address, "Ada")
        table = host.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        line = await Line.to(server.address, table, "A\n", host.token)
        return await line.closed()

    assert asyncio.run(whole()) == 4400


# --- heads


def raw_request(server: ServerProcess, head: bytes) -> bytes:
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname or "", parts.port or 0), 10) as line:
        line.sendall(head)
        found = b""
        try:
            while data := line.recv(65_536):
                found += data
                if b"\r\n\r\n" in found:
                    break
        except ConnectionResetError:
            return found or b"reset"
    return found


def test_a_long_cookie_costs_nobody_time_and_a_longer_one_is_refused(server: ServerProcess) -> None:
    awkward = b'GET /api/games HTTP/1.1\r\nHost: x\r\nCookie: sheepfold="' + b"\\a" * 7500 + b'"\r\n\r\n'
    assert b" 200 " in raw_request(server, awkward)
    # With the cookies of Python's own library this would take hours.
    assert secret_of({"headers": [(b"cookie", b'x=[1]; sheepfold="' + b"\\a" * 500_000 + b'"')]}).startswith("\\a")
    assert b" 400 " in raw_request(server, awkward.replace(b"\\a" * 7500, b"a" * 30_000))
    assert raw_request(server, b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")[:20].find(b" 200 ") < 0
    endless = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 200_000
    assert b" 200 " not in raw_request(server, endless)
    assert ask(server.address, "GET", "/api/games").status == 200


def test_a_cookie_of_another_program_before_ours_does_not_hide_it(server: ServerProcess) -> None:
    host = Guest(server.address, "Ada")
    headers = {"cookie": f"x=[1]; version=1; sheepfold={host.token}"}
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=10)
    connection.request("GET", "/api/people/me", headers=headers)
    assert json.loads(connection.getresponse().read())["name"] == "Ada"


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300, "/assets/%00x", "/..%2f..%2fetc/passwd"])
def test_odd_paths_are_the_page_or_nothing(server: ServerProcess, path: str) -> None:
    assert ask(server.address, "GET", path).status in (200, 404)
    assert "Traceback" not in server.said()


@on_loop
async def test_a_client_that_sends_no_head_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    aborted: list[bool] = []
    written: list[bytes] = []

    class Transport(asyncio.Transport):
        def get_extra_info(self, name: str, default: Any = None) -> Any:
            return ("192.0.2.1", 1) if name == "peername" else default

        def abort(self) -> None:
            aborted.append(True)

        def write(self, data: bytes | bytearray | memoryview[int]) -> None:
            written.append(bytes(data))

        def close(self) -> None:
            self.closing = True

        def is_closing(self) -> bool:
            return getattr(self, "closing", False)

    monkeypatch.setattr(request_limits, "HEAD_SECONDS", 0.05)
    monkeypatch.setattr(request_limits, "MOST_LINES", 2)
    kind = request_limits.careful([])
    made = []
    for number in range(3):
        protocol: Any = object.__new__(kind)
        protocol.loop = asyncio.get_running_loop()
        protocol.logger = logging.getLogger("x")
        protocol.connections = set()
        request_limits.CarefulProtocol.connection_made(protocol, Transport())
        made.append(protocol)
    assert len(written) == 1  # one line more than one address may have
    assert b" 429 " in written[0]
    assert b"retry-after: 5" in written[0]
    await until(lambda: len(aborted) == 2)
    for protocol in made:
        protocol.uncount()
    assert not kind.lines


# --- files, records, bots


def test_a_record_names_no_file_of_the_server(server: ServerProcess, tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    secret.write_text('["a secret value"]', encoding="utf-8")
    text = f"sheepfold record 1\ngame black-sheep\nrules 1\nseats 2\noption box {secret}\nmoves\nend 0 x\n"
    for path in ("/api/replay", "/api/draws"):
        found = ask(server.address, "POST", path, {"text": text})
        assert found.status == 422
        assert "a secret value" not in str(found.data)
    with says(BadInput, match="is in the game file as data"):
        read_setup(games.load("black-sheep"), {"seats": [("2", 1)], "option": [(("box", str(secret)), 2)], "data": []})


@on_loop
async def test_one_dead_worker_is_replaced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    usual = Thinkers.open_pool

    def counted(thinkers: Thinkers) -> Any:
        pool = usual(thinkers)
        if pool not in opened:
            opened.append(pool)
        return pool

    monkeypatch.setattr(Thinkers, "open_pool", counted)
    thinkers = Thinkers(1)
    answers: list[object] = []

    def retry(error: BaseException) -> None:
        thinkers.submit(abs, -1, done=answers.append, failed=answers.append)

    pid = await thinkers.run(os.getpid)
    for number in range(6):
        thinkers.submit(time.sleep, 5, done=answers.append, failed=retry)
    await asyncio.sleep(0.2)
    os.kill(pid, signal.SIGKILL)
    await until(lambda: len(answers) == 6, 30)
    assert answers == [1] * 6
    assert len(opened) == 2
    thinkers.close()


def test_a_refusal_goes_from_one_process_to_another() -> None:
    no = pickle.loads(pickle.dumps(Refused("lay 3", plain("there is no such card"), "BS-1")))
    assert (no.move, no.message, no.rule) == ("lay 3", plain("there is no such card"), "BS-1")


@on_loop
async def test_nobody_has_bots_play_at_any_number_of_tables(tmp_path: Path) -> None:
    async with in_process(tmp_path) as (app, _):
        person, _ = await app.people.enter("Ada")
        show = bodies.NewTable(game="sheep-sheep", seats=[bodies.SeatPlan("bot", "shepherd")] * 2)
        for number in range(5):
            await app.lobby.open(person, show)
        with pytest.raises(RequestRefused, match=r"refused-too-many-shows .*5"):
            await app.lobby.open(person, show)
        other, _ = await app.people.enter("Bea")
        await app.lobby.open(other, show)


# --- what is sent again counts once


def test_taking_back_sent_again_after_a_kill_takes_back_no_second_move(tmp_path: Path) -> None:
    async def first(server: ServerProcess) -> tuple[Guest, str, str, int]:
        host = Guest(server.address, "Ada")
        table = host.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        lines = [await Line.to(server.address, table, letter, host.token) for letter in "AB"]
        for line in lines:
            await line.hear()
            await line.reach(0)
        while True:
            line = next(line for line in lines if line.mirror.legal)
            done = await line.do(line.mirror.legal[0])
            for other in lines:
                await other.reach(done.n)
            id = fresh()
            answer = await line.ask(messages.Undo(id))
            if isinstance(answer, messages.Done) and line.mirror.table and line.mirror.table.proposal is None:
                return host, table, id, answer.n

    with ServerProcess(tmp_path) as server:
        host, table, id, n = asyncio.run(first(server))
        server.kill()
        server.start()

        async def again() -> Any:
            for letter in "AB":
                line = await Line.to(server.address, table, letter, host.token)
                assert isinstance(await line.hear(), messages.Welcome)
                answer = await line.ask(messages.Undo(id))
                if isinstance(answer, messages.Done):
                    return answer.n
            return None

        assert asyncio.run(again()) == n


@on_loop
async def test_a_clock_is_not_filled_by_going_away_and_coming_back(tmp_path: Path) -> None:
    async with in_process(tmp_path) as (app, _):
        host = await table_of(app, [ME, ME], messages.ClockPlan("move", 100))
        await until(lambda: host.config.state == "playing")
        seat = host.table.context.asked()[0]
        host.table.clocks.clock.since[seat] -= 90
        host.act(host.table.seats.set_away, seat, True)
        await until(lambda: host.config.occupants[seat].away)
        host.act(host.table.seats.set_away, seat, False)
        await until(lambda: not host.config.occupants[seat].away)
        assert (host.table.context.asked()[0], host.table.n) == (seat, 0), "no bot was quick enough to move"
        assert host.table.clocks.clock.left[seat] < 11


@on_loop
async def test_chat_has_a_pace(tmp_path: Path) -> None:
    async with in_process(tmp_path) as (app, _):
        host = await table_of(app, [ME, ME])
        watcher = Listener()
        host.attach(watcher, 0)
        for number in range(40):
            host.receive(watcher, messages.Say(f"id {number}", f"line {number}"))
        await until(lambda: len(watcher.heard) > 40)
        assert 10 < len(host.table.chat.rows) < 25


class Listener:
    seat: int | None = None
    person = ""
    is_bot = False
    rung = ""
    parted = False
    farewell: asyncio.Task[None] | None = None

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def deliver(self, data: bytes, can_wait: bool = False) -> None:
        self.heard.append(data)

    def part(self, reason: str) -> None:
        """Nothing is to be done."""


def test_too_many_messages_are_refused_by_their_ids(tmp_path: Path) -> None:
    async def whole(server: ServerProcess) -> None:
        host = Guest(server.address, "Ada")
        table = host.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        line = await Line.to(server.address, table, "A", host.token)
        await line.hear()
        ids = {f"id {number}" for number in range(100)}
        for id in ids:
            await line.send(messages.Ask(id))
        while ids:
            ids.discard(getattr(await line.hear(), "id", ""))
        await line.close()

    with ServerProcess(tmp_path, "--message-rate", "5", limits=True) as server:
        asyncio.run(whole(server))


def test_a_forgotten_name_goes_from_earlier_games_too() -> None:
    scores = [{"Ada": 3, "Bea": 4}, {"Ada (A)": 1, "Ada (B)": 2, "Adalbert": 5}]
    config: Any = SimpleNamespace(earlier=[{"table": "x", "scores": told} for told in scores])
    forget_name(config, "Ada")
    assert [list(told["scores"].values()) for told in config.earlier] == [[3, 4], [1, 2, 5]]
    assert "Ada" not in {key.split(" ")[0] for told in config.earlier for key in told["scores"]}
    assert "Adalbert" in config.earlier[1]["scores"]


def test_what_is_kept_of_an_address() -> None:
    address = Admission.address
    nobody: Any = None

    def of(host: str) -> str:
        return address(nobody, {"client": (host, 1)})

    assert of("2001:db8::a:1:2:3:4") == of("2001:db8:0:a:ffff::1") != of("2001:db8:0:b::1")
    assert of("2001:db8::1") == of("2001:db8:0:0:a:b:c:d") == "2001:db8::"
    assert of("::ffff:192.0.2.1") == of("192.0.2.1") == "192.0.2.1"
    assert of("unknown") == "unknown"
