"""Guests for tests: sockets of which every byte is kept, requests of which all of the answer is, and whole tables in lockstep."""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from sheepfold import games
from sheepfold.client import Guest
from sheepfold.core.laws import play_out
from sheepfold.core.record import steps
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.table import messages
from sheepfold.table.mirror import Mirror, decode_from_server

PATIENCE = 20  # seconds until a message that does not come is a failure


@dataclass
class Answer:
    """An answer over HTTP, whatever it was."""

    status: int
    headers: dict[str, str]
    text: str
    cookies: list[str] = field(default_factory=list)

    @property
    def data(self) -> Any:
        return json.loads(self.text)


def ask(
    server: str, method: str, path: str, body: Any = None, token: str = "", headers: dict[str, str] | None = None
) -> Answer:
    """One request as it stands: nothing is raised, nothing is added but the secret."""
    connection = http.client.HTTPConnection(urlsplit(server).netloc, timeout=PATIENCE)
    sent = {"content-type": "application/json", **(headers or {})}
    if token:
        sent["authorization"] = f"Bearer {token}"
    data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
    try:
        connection.request(method, path, data, sent)
        got = connection.getresponse()
        text = got.read().decode()
    finally:
        connection.close()
    all_headers = [(name.lower(), value) for name, value in got.getheaders()]
    return Answer(got.status, dict(all_headers), text, [value for name, value in all_headers if name == "set-cookie"])


def next_of(server: str, table: str) -> str:
    """The table of the rematch, once it is made: some seconds after everyone who is there has said yes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = str(ask(server, "GET", f"/api/tables/{table}").data["next"])
        if found and ask(server, "GET", f"/api/tables/{found}").status == 200:
            return found
        time.sleep(0.1)
    raise AssertionError("nobody was led to another table")


def hides_things(name: str) -> bool:
    """Whether there is anything in this game that a seat may not know; most have it, none must."""
    game = games.load(name)
    play = play_out(game, game.seats[0], {}, 1)
    for step in steps(game, play.record):
        other = step.before.copy()
        other.reshuffle(0, Rng(1))
        if other.to_data() != step.before.to_data():
            return True
    return False


def last_view(replay: Any) -> Any:
    """The view that the moments of a replay lead to."""
    mirror = Mirror()
    for one in replay["moments"]:
        gone = one.get("gone", msgspec.UNSET)
        mirror.apply(
            messages.Update(
                n=one["n"], events=one["events"], change=one["change"], table=one["table"], legal=[], prompt=0, gone=gone
            )
        )
    return mirror.view


class Line:
    """A socket to a table. Nothing is read before it is asked for; `heard` keeps all of it, as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.mirror = Mirror()
        self.heard: list[str] = []

    @staticmethod
    async def to(
        server: str, table: str, seat: str | None, token: str = "", since: int = -1, headers: dict[str, str] | None = None
    ) -> Line:
        """Connected, and hello said; what the server answers is still to be heard."""
        sent = {**({"authorization": f"Bearer {token}"} if token else {}), **(headers or {})}
        address = "ws" + server.removeprefix("http") + "/ws"
        # Room for everything that comes until it is read: a test is never the slow reader, unless it means to be.
        socket = await connect(address, additional_headers=sent, compression=None, max_size=None, max_queue=None)
        line = Line(socket)
        await line.send(messages.Hello(wire=messages.WIRE, table=table, seat=seat, since=since))
        return line

    async def send(self, message: object) -> None:
        await self.socket.send(messages.encode(message).decode())

    async def hear(self) -> messages.ServerMessage:
        data = await patiently(self.socket.recv())
        assert isinstance(data, str)
        self.heard.append(data)
        message: messages.ServerMessage = decode_from_server(data)
        self.mirror.apply(message)
        return message

    async def until(self, wanted: Callable[[messages.ServerMessage], bool]) -> messages.ServerMessage:
        """Hear on until something comes that is wanted."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def answer(self, id: str) -> Any:
        return await self.until(lambda message: getattr(message, "id", None) == id)

    async def ask(self, message: Any) -> Any:
        """Send, and hear on until the answer."""
        await self.send(message)
        return await self.answer(message.id)

    async def reach(self, n: int) -> None:
        """Hear on until event n is known."""
        while self.mirror.n < n:
            await self.hear()

    async def do(self, text: str, id: str = "") -> Any:
        return await self.ask(messages.Do(id or fresh(), self.mirror.prompt, text))

    async def news(self, wanted: Callable[[messages.TableInfo], bool]) -> messages.TableInfo:
        """Hear on until the table is as wanted."""
        while self.mirror.table is None or not wanted(self.mirror.table):
            await self.hear()
        return self.mirror.table

    async def closed(self) -> int:
        """Hear until the server closes the socket; the code."""
        await patiently(self.drain())
        assert self.socket.close_code is not None
        return int(self.socket.close_code)

    async def drain(self) -> None:
        with suppress(ConnectionClosedError):  # any code but the ordinary ones
            async for data in self.socket:
                self.heard.append(str(data))

    async def close(self) -> None:
        await self.socket.close()


async def patiently(what: Any) -> Any:
    """Wait, but not for ever."""
    return await asyncio.wait_for(what, PATIENCE)


class Party:
    """A table of people, each a person of their own with a socket of their own, and watchers."""

    def __init__(self, server: str, table: str, guests: list[Guest]) -> None:
        self.server = server
        self.table = table
        self.guests = guests  # by seat
        self.lines: list[Line] = []
        self.watchers: list[Line] = []

    @staticmethod
    def open(server: str, game: str, seats: int, **more: Any) -> Party:
        """Everybody has a seat: the first opened the table, the others joined it."""
        guests = [Guest(server, f"Guest {LETTERS[seat]}") for seat in range(seats)]
        table = guests[0].open_table(game, [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1), **more)["id"]
        for guest, letter in zip(guests[1:], LETTERS[1:], strict=False):
            guest.join(table, letter)
        return Party(server, table, guests)

    async def sit(self, watchers: int = 0) -> None:
        """Everybody connects, and waits until the game is on and all are there."""
        for seat, guest in enumerate(self.guests):
            self.lines.append(await Line.to(self.server, self.table, LETTERS[seat], guest.token))
        self.watchers = [await Line.to(self.server, self.table, None) for number in range(watchers)]
        for line in self.all():
            await line.news(
                lambda info: info.state != "open" and info.watchers == watchers and all(seat.here for seat in info.seats)
            )
            await line.reach(0)

    def all(self) -> list[Line]:
        return [*self.lines, *self.watchers]

    def asked(self) -> list[Line]:
        return [line for line in self.lines if line.mirror.legal]

    @property
    def over(self) -> bool:
        view = self.lines[0].mirror.view
        return bool(view and view["over"])

    async def step(self, line: Line, text: str) -> int:
        """A move, and everybody hears of it; the number of its event."""
        done = await line.do(text)
        assert isinstance(done, messages.Done), done
        for other in self.all():
            await other.reach(done.n)
        return done.n

    async def play(self, rng: Random, most: int = 10_000) -> int:
        """Play at random, to the end or so many moves; how many were made."""
        for number in range(most):
            if self.over:
                return number
            line = rng.choice(self.asked())
            await self.step(line, rng.choice(line.mirror.legal))
        return most

    async def close(self) -> None:
        for line in self.all():
            await line.close()


def fresh() -> str:
    return secrets.token_hex(6)


def all_heard(lines: Sequence[Line]) -> str:
    return "\n".join(text for line in lines for text in line.heard)
