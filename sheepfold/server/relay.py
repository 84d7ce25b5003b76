"""Sockets and requests that come in at a house that does not have the table: passed on to the one that has it, and back.

At the door a socket is a line whose messages go out over the bus (`Link`); at the table's house it is a guest like any other
(`Visitor`). If anything between the two breaks, the socket is closed with `closing`: the guest comes back by itself, is shown
everything anew, and sends again what was not answered. So nothing on the bus need be durable.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Struct

from sheepfold.core.errors import BadInput
from sheepfold.server import wire
from sheepfold.server.audience import Guest
from sheepfold.server.desk import Desk, Elsewhere
from sheepfold.server.store import PersonRow, StoreError
from sheepfold.server.surroundings import Turned
from sheepfold.server.table import Table

if TYPE_CHECKING:
    from sheepfold.server.bus import Bus

log = logging.getLogger("sheepfold.relay")
ANSWER_SECONDS = 5.0  # longer than a table may take to be read, shorter than a guest's patience
UNREACHABLE = "the server that has this table cannot be reached now; try again in a moment"

# --- what houses say to each other; unknown fields are ignored, so that an older house understands a newer one


class Attach(Struct, tag="attach"):
    """A guest at my door wants to sit at your table, or to watch."""

    link: int
    table: str
    seat: int | None
    person: str
    since: int


class Passed(Struct, tag="passed"):
    """A message of that guest, read and found to be one."""

    link: int
    data: bytes


class Gone(Struct, tag="gone"):
    """That guest's socket is closed."""

    link: int


class Deliver(Struct, tag="deliver"):
    """For the guest at your door."""

    link: int
    data: bytes


class Part(Struct, tag="part"):
    """Close the socket of the guest at your door."""

    link: int
    reason: str
    status: int = 0  # if the guest was not let in at all


class Call(Struct, tag="call"):
    """A request of a guest at my door, to be done by you."""

    id: int
    method: str
    route: str  # the path of the request as the list of requests has it
    person: PersonRow | None
    path: dict[str, str]
    query: dict[str, str]
    body: bytes


class Answer(Struct, tag="answer"):
    """What became of it; status 0: that table is no longer here."""

    id: int
    status: int
    data: bytes


class Forget(Struct, tag="forget"):
    """Give up a person's seats at a table and take the names out."""

    id: int
    table: str
    person: PersonRow


Between = Attach | Passed | Gone | Deliver | Part | Call | Answer | Forget
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Between).decode


class Door(Guest, Protocol):
    """A guest whose socket is here."""

    def refuse(self, status: int, reason: str) -> None:
        """Close the socket of somebody who was not let in."""


Perform = Callable[[Call], Awaitable[tuple[int, bytes]]]


class Link:
    """A table that another house has, for one socket: takes what a table takes."""

    def __init__(self, relay: Relay, number: int, house: str, table: str, line: Door) -> None:
        self.relay = relay
        self.number = number
        self.house = house
        self.table = table
        self.line = line

    def attach(self, guest: Guest, since: int) -> None:
        self.relay.links[self.number] = self
        self.relay.send(self.house, Attach(self.number, self.table, guest.seat, guest.person, since))

    def receive(self, guest: Guest, message: wire.GuestMessage) -> None:
        self.relay.send(self.house, Passed(self.number, wire.encode(message)))

    def detach(self, guest: Guest) -> None:
        if self.relay.links.pop(self.number, None) is not None:
            self.relay.send(self.house, Gone(self.number))


class Visitor:
    """A guest at a table here whose socket is at another house."""

    house = False
    farewell: asyncio.Task[None] | None = None

    def __init__(self, relay: Relay, door: str, attach: Attach) -> None:
        self.relay = relay
        self.door = door
        self.link = attach.link
        self.seat = attach.seat
        self.person = attach.person
        self.parted = False
        self.table: Table | None = None  # None while it is being read
        self.early: list[bytes] = []  # what it sent meanwhile

    def deliver(self, data: bytes) -> None:
        if not self.parted:
            self.relay.send(self.door, Deliver(self.link, data))

    def part(self, reason: str, status: int = 0) -> None:
        if not self.parted:
            self.parted = True
            self.relay.visitors.pop((self.door, self.link), None)
            self.relay.send(self.door, Part(self.link, reason, status))

    def leave(self) -> None:
        """The socket is gone, or its house is: there is nobody to say bye to."""
        self.parted = True
        if self.table is not None:
            self.table.detach(self)


class Relay:
    """What goes between this house and the others."""

    def __init__(self, bus: Bus, desk: Desk, perform: Perform) -> None:
        self.bus = bus
        self.desk = desk
        self.perform = perform
        self.numbers = count(1)
        self.links: dict[int, Link] = {}  # sockets here, tables elsewhere
        self.visitors: dict[tuple[str, int], Visitor] = {}  # tables here, sockets elsewhere
        self.calls: dict[int, tuple[str, asyncio.Future[Answer]]] = {}  # to whom, and the answer to come
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()
        bus.on_message = self.heard
        bus.on_break = self.broken

    def send(self, house: str, message: Between) -> None:
        self.bus.send(house, encode(message))

    def start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- at the door

    def link(self, house: str, table: str, line: Door) -> Link:
        if not self.bus.up:
            raise Turned(503, UNREACHABLE)
        self.desk.count("forwarded")
        return Link(self, next(self.numbers), house, table, line)

    async def call(self, house: str, message: Call | Forget) -> Answer:
        """Have something done by another house; Turned if it cannot be reached."""
        if not self.bus.up:
            raise Turned(503, UNREACHABLE)
        self.desk.count("forwarded")
        message.id = next(self.numbers)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.calls[message.id] = (house, answer)
        try:
            self.send(house, message)
            async with asyncio.timeout(ANSWER_SECONDS):
                return await answer
        except TimeoutError:
            raise Turned(503, UNREACHABLE) from None
        finally:
            del self.calls[message.id]

    # --- what comes in

    def heard(self, house: str, data: bytes) -> None:
        try:
            message = decode(data)
        except msgspec.DecodeError as error:
            log.warning("house %s said something this one does not know: %s", house, error)
            return
        match message:
            case Deliver():
                link = self.links.get(message.link)
                if link is not None and link.house == house:
                    link.line.deliver(message.data)
            case Part():
                link = self.links.pop(message.link, None)
                if link is not None and message.status:
                    link.line.refuse(message.status, message.reason)
                elif link is not None:
                    link.line.part(message.reason)
            case Answer():
                to, answer = self.calls.get(message.id, ("", None))
                if answer is not None and to == house and not answer.done():
                    answer.set_result(message)
            case Attach():
                self.attach(house, message)
            case Passed():
                self.passed(house, message)
            case Gone():
                visitor = self.visitors.pop((house, message.link), None)
                if visitor is not None:
                    visitor.leave()
            case Call():
                self.start(self.do(house, message))
            case Forget():
                self.start(self.forget(house, message))

    def broken(self, house: str) -> None:
        """Whatever was under way with that house is void."""
        for link in [link for link in self.links.values() if link.house == house]:
            del self.links[link.number]
            link.line.part("closing")
        for visitor in [visitor for visitor in self.visitors.values() if visitor.door == house]:
            del self.visitors[(house, visitor.link)]
            visitor.leave()
        for to, answer in list(self.calls.values()):
            if to == house and not answer.done():
                answer.set_exception(Turned(503, UNREACHABLE))

    # --- at the table

    def attach(self, house: str, message: Attach) -> None:
        visitor = self.visitors[(house, message.link)] = Visitor(self, house, message)
        table = self.desk.tables.get(message.table)
        if table is not None and message.since <= table.n and is_seated(visitor, table):
            self.seat(visitor, table, message.since)
        else:
            self.start(self.find(visitor, message))

    async def find(self, visitor: Visitor, message: Attach) -> None:
        """The door believed the table to be here: it is read, if no other house has it by now."""
        try:
            table = await self.desk.find(message.table)
            if message.since > table.n or not is_seated(visitor, table):
                await self.desk.check_ours(message.table)
        except Turned as no:
            visitor.part(no.reason, no.status)
        except (Elsewhere, StoreError):
            visitor.part("closing")
        except BadInput as error:
            log.error("a table cannot be read: %s", error)
            visitor.part("this table cannot be read now", 503)
        else:
            self.seat(visitor, table, message.since)

    def seat(self, visitor: Visitor, table: Table, since: int) -> None:
        if visitor.parted:
            return
        if visitor.seat is not None and not is_seated(visitor, table):
            visitor.part(not_yours(visitor.seat), 403)
            return
        visitor.table = table
        table.attach(visitor, since)
        for data in visitor.early:
            table.receive(visitor, wire.decode_guest(data))
        visitor.early.clear()

    def passed(self, house: str, message: Passed) -> None:
        visitor = self.visitors.get((house, message.link))
        if visitor is None:
            return
        if visitor.table is None:
            visitor.early.append(message.data)
        else:
            visitor.table.receive(visitor, wire.decode_guest(message.data))

    async def do(self, house: str, call: Call) -> None:
        async with self.turn:  # one begins in each turn of the loop, however many come at once
            await asyncio.sleep(0)
        status, data = await self.perform(call)
        self.send(house, Answer(call.id, status, data))

    async def forget(self, house: str, message: Forget) -> None:
        status = 204
        try:
            await self.desk.forget_at(await self.desk.find(message.table), message.person)
        except Turned as no:
            status = no.status
        except (Elsewhere, StoreError, BadInput):
            status = 503
        self.send(house, Answer(message.id, status, b""))

    async def close(self) -> None:
        """Let what is under way come to its end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await asyncio.gather(*self.tasks, return_exceptions=True)


def is_seated(visitor: Visitor, table: Table) -> bool:
    """Whether a guest who wants a seat has it; everybody may watch."""
    return visitor.seat is None or visitor.seat in table.charter.seats_of(visitor.person)


def not_yours(seat: int) -> str:
    return f"seat {'ABCDEF'[seat]} is not yours"
