"""What a guest says after hello: read, counted, and handed to where the socket leads."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from sheepfold.server.limits import charge, seconds_until
from sheepfold.server.sockets.connection import Connection
from sheepfold.server.tables.host import Guest
from sheepfold.server.tables.lines import read_message
from sheepfold.table import messages
from sheepfold.table.pace import Bucket, Buckets, Rate
from sheepfold.table.refusals import RequestRefused

TOO_MANY_BAD = 100  # unreadable or too frequent messages until the socket is closed
LINE_OF_CHAT = 20.0  # messages of a person: it is kept for ever, and a table counts only its own


class Place(Protocol):
    """Where a socket leads: a table, or the line to the server that has it."""

    def attach(self, guest: Guest, since: int, head: str = "") -> None: ...

    def receive(self, guest: Guest, message: messages.GuestMessage) -> None: ...

    def detach(self, guest: Guest) -> None: ...


class Ear:
    """The way in of one socket."""

    def __init__(
        self, count: Callable[[str], None], of_person: Buckets, rate: Rate, place: Place, line: Connection, address: str
    ) -> None:
        self.count = count
        self.of_person = of_person
        self.bucket = Bucket(rate, time.monotonic())
        self.place = place
        self.line = line
        self.address = address
        self.bad = 0

    def hear(self, data: str | bytes) -> None:
        if self.line.parted:
            return
        found: messages.GuestMessage | None = None
        try:
            found = read_message(data)
            self.charge(found)
        except RequestRefused as no:
            self.refuse(found, no)
            return
        if type(found) is messages.Ping:  # about the line, not about the table
            self.line.deliver(messages.encode(messages.Done(found.id, 0)))
        else:
            self.place.receive(self.line, found)

    def charge(self, found: messages.GuestMessage) -> None:
        if not self.bucket.take(time.monotonic()):
            raise RequestRefused(429, "too-many-messages", seconds=seconds_until(self.bucket))
        said = type(found) is messages.Say
        if self.line.person or said:
            cost = LINE_OF_CHAT if said else 1.0
            charge(self.of_person, "too-many-messages-of-person", self.line.person or self.address, cost)

    def refuse(self, found: messages.GuestMessage | None, no: RequestRefused) -> None:
        """Tell the guest, and nobody else, that a message was not even handed on; after too many of them, bye."""
        self.bad += 1
        self.count("refused_messages")
        id = getattr(found, "id", "") if no.status == 429 else ""
        self.line.deliver(messages.encode(messages.RefusedMove(id=id, message=no.message)))
        if self.bad < TOO_MANY_BAD:
            return
        if no.status == 429:
            self.line.refuse(no)
        else:
            self.line.part("slow")
