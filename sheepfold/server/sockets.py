"""The sockets of guests: hello, who that is, then messages both ways. Whatever comes is hostile until it is judged."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Protocol

import msgspec

from sheepfold.core.errors import BadInput
from sheepfold.server import frames, wire
from sheepfold.server.audience import Guest, refuse
from sheepfold.server.desk import Desk, Elsewhere
from sheepfold.server.doors import Doors
from sheepfold.server.limits import Bucket, Rate
from sheepfold.server.relay import UNREACHABLE, Relay, not_yours
from sheepfold.server.store import StoreError
from sheepfold.server.surroundings import Turned

log = logging.getLogger("sheepfold.sockets")
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

HELLO_SECONDS = 10
MOST_WAITING = 512 * 1024  # bytes; whoever reads slower is let go and may come back for a fresh view
TOO_MANY_BAD = 100  # unreadable or too frequent messages until the socket is closed
CODES = {"closing": 1012, "slow": 1013, "kicked": 4001, "left": 4002, "moved": 4003, "deleted": 4004, "newer": 4005}
NEEDS_SECRET = "a seat needs its owner's secret"
WHY_CLOSED = {400: 4400, 401: 4401, 403: 4403, 404: 4404, 408: 1013, 409: 4409, 429: 1013, 503: 1013}
BEHIND = 50  # events: whoever missed more than so many has the game led through its log again, which takes a while


class Place(Protocol):
    """Where a socket leads: a table, or the line to the house that has it."""

    def attach(self, guest: Guest, since: int) -> None: ...

    def receive(self, guest: Guest, message: wire.GuestMessage) -> None: ...

    def detach(self, guest: Guest) -> None: ...


class Line:
    """A guest at the end of a socket."""

    house = False

    def __init__(self, scope: Scope, send: Send, seat: int | None, person: str) -> None:
        self.asgi = send
        self.write_now: Callable[[bytes], bool] | None = scope.get(frames.KEY)
        self.seat = seat
        self.person = person
        self.parted = False
        self.waiting: deque[str] = deque()
        self.size = 0
        self.writer: asyncio.Task[None] | None = None
        self.farewell: asyncio.Task[None] | None = None

    def deliver(self, data: bytes) -> None:
        if self.parted:
            return
        if self.writer is None and self.write_now is not None and self.write_now(data):
            return
        self.size += len(data)
        if self.size > MOST_WAITING:
            self.part("slow")
            return
        self.waiting.append(data.decode())
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())

    async def write(self) -> None:
        """Send what waits, as fast as the other end reads."""
        try:
            while self.waiting:
                text = self.waiting.popleft()
                self.size -= len(text.encode())
                await self.asgi({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError):
            self.parted = True
        finally:
            self.writer = None

    def part(self, reason: str) -> None:
        """Say bye and close; what still waits is dropped."""
        if self.parted:
            return
        self.parted = True
        self.waiting.clear()
        self.farewell = asyncio.create_task(self.close(wire.encode(wire.Bye(reason)).decode(), CODES.get(reason, 1000), reason))

    def refuse(self, status: int, reason: str) -> None:
        """Close on somebody whom the house that has the table did not let in."""
        if not self.parted:
            self.parted = True
            self.waiting.clear()
            self.farewell = asyncio.create_task(close(self.asgi, Turned(status, reason)))

    async def close(self, text: str, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(5):
                await self.asgi({"type": "websocket.send", "text": text})
                await self.asgi({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError, TimeoutError):
            log.debug("a socket was gone before it could be told bye")


class Sockets:
    """Every socket of this process."""

    def __init__(self, desk: Desk, doors: Doors, relay: Relay | None) -> None:
        self.desk = desk
        self.relay = relay
        self.doors = doors
        self.config = doors.config
        self.rate = Rate(self.config.message_rate, max(60.0, 4 * self.config.message_rate))

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its first byte to its last."""
        address = self.doors.address(scope)
        refusal = self.door_refuses(scope, address)
        if (await receive())["type"] != "websocket.connect":
            return
        if refusal:
            self.desk.count("refused_requests")
            await send({"type": "websocket.close", "code": 1008, "reason": refusal})
            return
        self.doors.crowd.came(address)
        self.desk.count("sockets")
        try:
            await send({"type": "websocket.accept"})
            await self.converse(scope, receive, send)
        finally:
            self.doors.crowd.went(address)

    def door_refuses(self, scope: Scope, address: str) -> str:
        if scope["path"] != "/ws":
            return "no such socket"
        if not self.doors.origin_fits(scope):
            return "foreign origin"
        if not self.doors.requests.take(address):
            return "too many requests"
        if not self.doors.crowd.admits(address):
            return "too many sockets"
        return ""

    async def converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = await receive()
            if first["type"] != "websocket.receive":
                return
            hello = read(first)
            if not isinstance(hello, wire.Hello):
                raise Turned(400, "the first message must be hello")
            place, line = await self.greet(scope, send, hello)
        except TimeoutError:
            await close(send, Turned(408, "no hello came"))
            return
        except Turned as no:
            self.desk.count("refused_messages")
            await close(send, no)
            return
        except BadInput as error:
            log.error("a table cannot be read: %s", error)
            await close(send, Turned(503, "this table cannot be read now"))
            return
        except StoreError as error:
            await close(send, Turned(503, f"the house cannot look anything up now ({error.kind}); try again later"))
            return
        place.attach(line, hello.since)
        try:
            await self.listen(receive, place, line)
        finally:
            line.parted = True
            place.detach(line)
            if line.farewell is not None:  # the socket goes when this returns
                await line.farewell

    async def greet(self, scope: Scope, send: Send, hello: wire.Hello) -> tuple[Place, Line]:
        """Who that is, and whether the seat is theirs. The seat is what the secret says, never what the message says."""
        if hello.wire != wire.WIRE:
            raise Turned(400, f"this house speaks wire {wire.WIRE}, not {hello.wire}; load the page again")
        person = await self.doors.person(scope, hello.token)
        seat = None if hello.seat is None else ord(hello.seat) - ord("A")
        line = Line(scope, send, seat, person.id if person else "")
        try:
            table = await self.desk.find(hello.table)
        except Elsewhere as other:
            if seat is not None and person is None:
                raise Turned(401, NEEDS_SECRET) from None
            if self.relay is None:
                raise Turned(503, UNREACHABLE) from None
            return self.relay.link(other.house, hello.table, line), line
        if seat is not None and person is None:
            raise Turned(401, NEEDS_SECRET)
        wrong = seat is not None and seat not in table.charter.seats_of(line.person)
        if wrong or hello.since > table.n:  # or else the guest knows more than this house
            await self.desk.check_ours(hello.table)
        if wrong:
            raise Turned(403, not_yours(seat or 0))
        if hello.since + BEHIND < table.n and not self.doors.heavy.take(self.doors.address(scope)):
            raise Turned(429, "too many requests; wait a moment")
        return table, line

    async def listen(self, receive: Receive, place: Place, line: Line) -> None:
        bucket = Bucket(self.rate, time.monotonic())
        bad = 0
        while bad < TOO_MANY_BAD:
            message = await receive()
            if message["type"] != "websocket.receive" or line.parted:
                return
            try:
                found = read(message)
                if not bucket.take(time.monotonic()):
                    raise Turned(429, "too many messages; slow down")
            except Turned as no:
                bad += 1
                self.desk.count("refused_messages")
                refuse(line, getattr(found, "id", "") if no.status == 429 else "", no.reason)
                continue
            if isinstance(found, wire.Ping):  # about the line, not about the table
                line.deliver(wire.encode(wire.Done(found.id, 0)))
            else:
                place.receive(line, found)
        line.part("slow")


def read(message: Message) -> wire.GuestMessage:
    """A message of a guest; Turned says what is wrong with it."""
    data = message.get("text") or message.get("bytes") or ""
    if len(data) > wire.LONGEST_MESSAGE:
        raise Turned(400, f"a message has at most {wire.LONGEST_MESSAGE} bytes, not {len(data)}")
    try:
        found: wire.GuestMessage = wire.decode_guest(data)
        return found
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Turned(400, f"not a message of wire {wire.WIRE}: {str(error)[:200]}") from None


async def close(send: Send, no: Turned) -> None:
    try:
        await send({"type": "websocket.send", "text": wire.encode(wire.Bye(no.reason)).decode()})
        await send(
            {
                "type": "websocket.close",
                "code": WHY_CLOSED.get(no.status, 4400),
                "reason": no.reason.encode()[:120].decode(errors="ignore"),
            }
        )
    except (OSError, RuntimeError):
        log.debug("a socket was gone before it could be refused")
