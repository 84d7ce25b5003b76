"""Guests of the house in a browser: each a line to the page, from hello to bye."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sheepfold.core.errors import BadInput
from sheepfold.core.seats import LETTERS
from sheepfold.offline.page import Page
from sheepfold.server.http.answers import refused
from sheepfold.server.store.rows import PersonRow
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.host import TableHost
from sheepfold.server.tables.lines import WRONG_WIRE, code_after, code_of, farewell, read_message
from sheepfold.server.tables.registry import TableRegistry
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused


class Line:
    """A guest at the other end of a line."""

    is_bot = False
    rung = ""
    farewell: asyncio.Task[None] | None = None

    def __init__(self, page: Page, id: int, seat: int | None, person: str) -> None:
        self.page = page
        self.id = id
        self.seat = seat
        self.person = person
        self.parted = False

    def deliver(self, data: bytes, can_wait: bool = False) -> None:
        if not self.parted:
            self.page.tell(self.id, data.decode())

    def part(self, reason: str) -> None:
        if not self.parted:
            self.parted = True
            say_bye(self.page, self.id, messages.Bye(reason), code_of(reason))


def say_bye(page: Page, id: int, bye: messages.Bye, code: int) -> None:
    page.tell(id, messages.encode(bye).decode())
    page.end(id, code)


class Lines:
    """All lines of the page."""

    def __init__(self, page: Page, registry: TableRegistry, me: Callable[[], PersonRow | None]) -> None:
        self.page = page
        self.registry = registry
        self.me = me
        self.lines: dict[int, tuple[TableHost, Line]] = {}
        self.greeting: dict[int, asyncio.Task[None]] = {}

    def hear(self, id: int, text: str) -> None:
        """What the page says; the first thing is hello."""
        try:
            message = read_message(text)
            if id in self.lines:
                self.hand_on(*self.lines[id], message)
            elif isinstance(message, messages.Hello) and id not in self.greeting:
                self.greeting[id] = asyncio.create_task(self.greet(id, message))
            else:
                raise RequestRefused(400, "hello-first")
        except RequestRefused as no:
            self.refuse(id, no)

    def hand_on(self, host: TableHost, line: Line, message: messages.GuestMessage) -> None:
        if isinstance(message, messages.Ping):  # about the line, not about the table
            line.deliver(messages.encode(messages.Done(message.id, 0)))
        else:
            host.receive(line, message)

    async def greet(self, id: int, hello: messages.Hello) -> None:
        try:
            if hello.wire != messages.WIRE:
                raise RequestRefused(WRONG_WIRE, "wire-version", wire=messages.WIRE, theirs=hello.wire)
            me = self.me()
            host = await self.registry.find(hello.table)
            seat = None if hello.seat is None else LETTERS.index(hello.seat)
            line = Line(self.page, id, seat, me.id if me else "")
            if seat is not None and seat not in host.config.seats_of(line.person):
                raise RequestRefused(403, "seat-not-yours", seat=hello.seat)
            self.lines[id] = host, line
            host.attach(line, hello.since, hello.head)
        except (RequestRefused, StoreError, BadInput) as no:
            self.refuse(id, refused(no))
        finally:
            self.greeting.pop(id, None)

    def refuse(self, id: int, no: RequestRefused) -> None:
        """Nothing that this page says is unreadable, unless it is of another version: the line is closed."""
        self.close(id)
        say_bye(self.page, id, farewell(no), code_after(no))

    def close(self, id: int) -> None:
        """The page has closed a line, or it is closed on the page."""
        greeting = self.greeting.pop(id, None)
        if greeting is not None:
            greeting.cancel()
        host, line = self.lines.pop(id, (None, None))
        if host is not None and line is not None:
            line.parted = True
            host.detach(line)
