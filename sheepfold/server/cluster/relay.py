"""Sockets and requests that come in at a server that does not have the table: passed on to the one that has it, and back.

At the server it came in at, a socket is a line whose messages go out over the bus (`Link`); at the server that has the table it is
a guest like any other (`Visitor`). If anything between the two breaks, the socket is closed with `closing`: the guest comes back by itself, is shown
everything again, and sends again what was not answered. So nothing on the bus need be durable.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Protocol

import msgspec

from sheepfold.core.errors import BadInput
from sheepfold.core.seats import letter
from sheepfold.server.cluster.between import Answer, Attach, Between, Call, Deliver, Forget, Gone, Part, Passed, decode, encode
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.erasure import Erasure
from sheepfold.server.tables.host import Guest, TableHost
from sheepfold.server.tables.registry import OwnedElsewhere, TableRegistry
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused, refusal

if TYPE_CHECKING:
    from sheepfold.server.cluster.bus import Bus

log = logging.getLogger("sheepfold.relay")
ANSWER_SECONDS = 5.0  # longer than a table may take to be read, shorter than a guest's patience


class LocalGuest(Guest, Protocol):
    """A guest whose socket is here."""

    def refuse(self, no: RequestRefused) -> None:
        """Close the socket of somebody who was not let in."""


Perform = Callable[[Call], Awaitable[tuple[int, bytes]]]


class Link:
    """A table that another server has, for one socket: takes what a table takes."""

    def __init__(self, relay: Relay, number: int, server_id: str, table: str, line: LocalGuest) -> None:
        self.relay = relay
        self.number = number
        self.server_id = server_id
        self.table = table
        self.line = line

    def attach(self, guest: Guest, since: int, head: str = "") -> None:
        self.relay.links[self.number] = self
        self.relay.send(
            self.server_id,
            Attach(link=self.number, table=self.table, seat=guest.seat, person=guest.person, since=since, head=head),
        )

    def receive(self, guest: Guest, message: messages.GuestMessage) -> None:
        self.relay.send(self.server_id, Passed(self.number, messages.encode(message)))

    def detach(self, guest: Guest) -> None:
        if self.relay.links.pop(self.number, None) is not None:
            self.relay.send(self.server_id, Gone(self.number))


class Visitor:
    """A guest at a table here whose socket is at another server."""

    is_bot = False
    rung = ""
    farewell: asyncio.Task[None] | None = None

    def __init__(self, relay: Relay, server_id: str, attach: Attach) -> None:
        self.relay = relay
        self.server_id = server_id  # where the socket is
        self.link = attach.link
        self.seat = attach.seat
        self.person = attach.person
        self.parted = False
        self.host: TableHost | None = None  # None while it is being read
        self.early: list[bytes] = []  # what it sent meanwhile

    def deliver(self, data: bytes, can_wait: bool = False) -> None:
        if not self.parted:
            self.relay.send(self.server_id, Deliver(self.link, data))

    def part(self, reason: str) -> None:
        self.close(Part(self.link, reason))

    def refuse(self, no: RequestRefused) -> None:
        """They may not sit down here."""
        self.close(Part(self.link, "refused", no.status, no.message))

    def close(self, message: Part) -> None:
        if not self.parted:
            self.parted = True
            self.relay.visitors.pop((self.server_id, self.link), None)
            self.relay.send(self.server_id, message)

    def leave(self) -> None:
        """The socket is gone, or its server is: there is nobody to say bye to."""
        self.parted = True
        if self.host is not None:
            self.host.detach(self)


class Relay:
    """What goes between this server and the others."""

    def __init__(self, bus: Bus, registry: TableRegistry, erasure: Erasure, perform: Perform) -> None:
        self.bus = bus
        self.registry = registry
        self.erasure = erasure
        self.perform = perform
        self.numbers = count(1)
        self.links: dict[int, Link] = {}  # sockets here, tables elsewhere
        self.visitors: dict[tuple[str, int], Visitor] = {}  # tables here, sockets elsewhere
        self.calls: dict[int, tuple[str, asyncio.Future[Answer]]] = {}  # to whom, and the answer to come
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()
        bus.on_message = self.received
        bus.on_break = self.broken

    def send(self, server_id: str, message: Between) -> None:
        self.bus.send(server_id, encode(message))

    def start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- sockets here, tables elsewhere

    def link(self, server_id: str, table: str, line: LocalGuest) -> Link:
        if not self.bus.up:
            raise RequestRefused(503, "server-unreachable")
        self.registry.count("forwarded")
        return Link(self, next(self.numbers), server_id, table, line)

    async def call(self, server_id: str, message: Call | Forget) -> Answer:
        """Have something done by another server; RequestRefused if it cannot be reached."""
        if not self.bus.up:
            raise RequestRefused(503, "server-unreachable")
        self.registry.count("forwarded")
        message.id = next(self.numbers)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.calls[message.id] = (server_id, answer)
        try:
            self.send(server_id, message)
            async with asyncio.timeout(ANSWER_SECONDS):
                return await answer
        except TimeoutError:
            raise RequestRefused(503, "server-unreachable") from None
        finally:
            del self.calls[message.id]

    # --- what comes in

    def received(self, server_id: str, data: bytes) -> None:
        try:
            message = decode(data)
        except msgspec.DecodeError as error:
            log.warning("server %s said something this one does not know: %s", server_id, error)
            return
        match message:
            case Deliver():
                link = self.links.get(message.link)
                if link is not None and link.server_id == server_id:
                    link.line.deliver(message.data)
            case Part():
                link = self.links.pop(message.link, None)
                if link is not None and message.status:
                    link.line.refuse(refusal_in(message))
                elif link is not None:
                    link.line.part(message.reason)
            case Answer():
                to, answer = self.calls.get(message.id, ("", None))
                if answer is not None and to == server_id and not answer.done():
                    answer.set_result(message)
            case Attach():
                self.attach(server_id, message)
            case Passed():
                self.passed(server_id, message)
            case Gone():
                visitor = self.visitors.pop((server_id, message.link), None)
                if visitor is not None:
                    visitor.leave()
            case Call():
                self.start(self.do(server_id, message))
            case Forget():
                self.start(self.forget(server_id, message))

    def broken(self, server_id: str) -> None:
        """Whatever was under way with that server is void."""
        for link in [link for link in self.links.values() if link.server_id == server_id]:
            del self.links[link.number]
            link.line.part("closing")
        for visitor in [visitor for visitor in self.visitors.values() if visitor.server_id == server_id]:
            del self.visitors[(server_id, visitor.link)]
            visitor.leave()
        for to, answer in list(self.calls.values()):
            if to == server_id and not answer.done():
                answer.set_exception(RequestRefused(503, "server-unreachable"))

    # --- tables here, sockets elsewhere

    def attach(self, server_id: str, message: Attach) -> None:
        visitor = self.visitors[(server_id, message.link)] = Visitor(self, server_id, message)
        host = self.registry.tables.get(message.table)
        if host is not None and message.since <= host.table.n and is_seated(visitor, host):
            self.seat(visitor, host, message)
        else:
            self.start(self.find(visitor, message))

    async def find(self, visitor: Visitor, message: Attach) -> None:
        """The other server believed the table to be here: it is read, if no other server has it by now."""
        try:
            host = await self.registry.find(message.table)
            if message.since > host.table.n or not is_seated(visitor, host):
                await self.registry.check_ours(message.table)
        except RequestRefused as no:
            visitor.refuse(no)
        except (OwnedElsewhere, StoreError):
            visitor.part("closing")
        except BadInput as error:
            log.error("a table cannot be read: %s", error)
            visitor.refuse(RequestRefused(503, "table-unreadable"))
        else:
            self.seat(visitor, host, message)

    def seat(self, visitor: Visitor, host: TableHost, message: Attach) -> None:
        if visitor.parted:
            return
        if visitor.seat is not None and not is_seated(visitor, host):
            visitor.refuse(not_yours(visitor.seat))
            return
        visitor.host = host
        host.attach(visitor, message.since, message.head)
        for data in visitor.early:
            host.receive(visitor, messages.decode_guest(data))
        visitor.early.clear()

    def passed(self, server_id: str, message: Passed) -> None:
        visitor = self.visitors.get((server_id, message.link))
        if visitor is None:
            return
        if visitor.host is None:
            visitor.early.append(message.data)
        else:
            visitor.host.receive(visitor, messages.decode_guest(message.data))

    async def do(self, server_id: str, call: Call) -> None:
        async with self.turn:  # one begins in each turn of the loop, however many come at once
            await asyncio.sleep(0)
        status, data = await self.perform(call)
        self.send(server_id, Answer(call.id, status, data))

    async def forget(self, server_id: str, message: Forget) -> None:
        status = 204
        try:
            await self.erasure.forget_at(await self.registry.find(message.table), message.person)
        except RequestRefused as no:
            status = no.status
        except (OwnedElsewhere, StoreError, BadInput):
            status = 503
        self.send(server_id, Answer(message.id, status, b""))

    async def close(self) -> None:
        """Let what is under way come to its end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await asyncio.gather(*self.tasks, return_exceptions=True)


def refusal_in(message: Part) -> RequestRefused:
    why = message.message or refusal("plain", text=message.reason)
    return RequestRefused.of(message.status, why)


def is_seated(visitor: Visitor, host: TableHost) -> bool:
    """Whether a guest who wants a seat has it; everybody may watch."""
    return visitor.seat is None or visitor.seat in host.config.seats_of(visitor.person)


def not_yours(seat: int) -> RequestRefused:
    return RequestRefused(403, "seat-not-yours", seat=letter(seat))
