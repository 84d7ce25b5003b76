"""What comes on a connection: requests must be short and arrive in time, and only a few wait for the answer to an earlier one."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

from sheepfold.server.http.connections import MOST_LINES, CountedConnection, Proxies
from sheepfold.server.http.deadline import Deadline
from sheepfold.table.pace import Buckets, Rate

LONGEST_HEAD = 16 * 1024  # bytes
EACH_HEADER = 32  # bytes that a header counts for besides its text: many empty ones take room too
LONGEST_BODY = 1024 * 1024  # bytes as they come, chunked or not; what a request takes is less (`Request.longest`)
HEAD_SECONDS = 20.0  # until the head of a request is there
BODY_SECONDS = 30.0  # from then on until all of it is
LINGER_SECONDS = 5.0  # the same, for a request that was answered before it was complete
MOST_QUEUED = 8  # requests of one connection that wait for the answer to an earlier one
LONGEST_QUEUED_HEAD = 4 * 1024  # bytes, of each of them
LONGEST_QUEUED_BODY = 16 * 1024


class TooMuch(ValueError):
    """Stops the reader of requests. The answer is 400, or none if the connection was ended."""


class CarefulProtocol(CountedConnection):
    """A connection on which requests are short, come in time and do not pile up."""

    asked: Any = None  # the headers that were looked through for an upgrade, and what was found
    wanted: bytes | None = None
    size = 0  # of the head so far
    arrived = 0  # bytes since the last step of a request: its beginning, its head, its end
    steps = 0
    reading = ""  # `head` or `body`; "" between requests, `frames` once this is a socket
    deadline: Deadline  # when the next step must have come

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.deadline = Deadline(self.loop, transport.abort)
        if not transport.is_closing():
            self.deadline.set(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.deadline.stop()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if not self.is_idle():  # the answer to an earlier request would be written between the frames
            self.end()
            return
        super().handle_websocket_upgrade()
        self.hand_over()

    def hand_over(self) -> None:
        """This connection is a socket from now on."""
        self.step("frames")
        self.deadline.stop()
        self.uncount()
        self.connections.discard(self)
        self.parser = None  # type: ignore[assignment]  # it holds this connection, which nobody else does now

    def _unsupported_upgrade_warning(self) -> None:
        """The request is answered as if it had not asked; nothing after it can be read."""
        self.cycle.keep_alive = False

    def _get_upgrade(self) -> bytes | None:
        """Asked several times of each request, whose headers are the same."""
        if self.asked is not self.headers:
            self.asked, self.wanted = self.headers, super()._get_upgrade()
        return self.wanted

    # --- a request, step by step

    def step(self, reading: str) -> None:
        self.reading = reading
        self.steps += 1

    def on_message_begin(self) -> None:
        self.size = 0
        self.step("head")
        self.deadline.set(HEAD_SECONDS)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self.grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.grow(len(name) + len(value) + EACH_HEADER)
        super().on_header(name, value)

    def grow(self, length: int) -> None:
        self.size += length
        if self.size > LONGEST_HEAD:
            raise TooMuch(f"a head has at most {LONGEST_HEAD} bytes")

    def on_headers_complete(self) -> None:
        if not self.is_idle() and (len(self.pipeline) >= MOST_QUEUED or self.size > LONGEST_QUEUED_HEAD):
            self.end()
            raise TooMuch(f"at most {MOST_QUEUED} requests wait for an answer")
        self.step("body")
        self.deadline.set(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.pipeline and len(self.cycle.body) + len(body) > LONGEST_QUEUED_BODY:  # the last that came is the last to go
            self.end()
            raise TooMuch("the body of a request that has to wait is short")
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.step("")
        self.deadline.drop()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.reading == "body" and self.is_idle() and not self.transport.is_closing():
            self.deadline.set(LINGER_SECONDS)

    def data_received(self, data: bytes) -> None:
        door: Any = self.ws_protocol_class
        if not self.steps and not self.arrived and door.opens_plainly(self, data):
            self.hand_over()
            return
        before = self.steps
        super().data_received(data)
        if self.transport.is_closing():
            return
        self.arrived = 0 if self.steps != before else self.arrived + len(data)
        # A head without an end, say, or empty lines where a request should begin.
        if self.arrived > (LONGEST_BODY if self.reading == "body" else 2 * LONGEST_HEAD):
            self.end()
        elif not self.reading and not self.deadline.is_set and self.is_idle():
            self.deadline.set(HEAD_SECONDS)

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)


def careful(trusted: list[str], sockets: int = 0, request_rate: float = 20.0) -> type[Any]:
    """The protocol of a server behind these proxies, whose guests may have so many sockets and requests from one address."""
    own = {
        "trusted": Proxies(trusted),
        "lines": Counter(),
        "most": max(MOST_LINES, 3 * sockets),
        "knocks": Buckets(Rate(2 * request_rate, 20 * request_rate), time.monotonic),
    }
    return type("CarefulProtocol", (CarefulProtocol,), own)
