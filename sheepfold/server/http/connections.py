"""Connections before anything is asked on them: how many an address has and opens, and whether it reads its answers."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Container
from functools import lru_cache
from typing import Any, ClassVar

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr, is_ssl

from sheepfold.server.http.exchange import EXCHANGE, Exchange
from sheepfold.server.http.problem import problem
from sheepfold.server.limits import address_of, charge
from sheepfold.table.pace import Buckets
from sheepfold.table.refusals import RequestRefused

MOST_LINES = 300  # of one address that is no trusted proxy; sockets that play are counted elsewhere
LINES_SECONDS = 5  # after which an address with too many connections is asked to come back
UNREAD_SECONDS = 60.0  # for which an answer may wait to be read


class CountedConnection(HttpToolsProtocol):
    """uvicorn's protocol, for so many connections of an address; one whose answers are not read is ended."""

    trusted: ClassVar[Container[str]] = ()  # proxies
    most: ClassVar[int] = MOST_LINES
    lines: ClassVar[Counter[str]] = Counter()  # by address
    knocks: ClassVar[Buckets]  # connections opened, by address
    counted = ""
    running: Any = None  # the request that is being answered; not always the last that came
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        # As uvicorn's own, but that it asks the system which of our addresses it is as well: nothing here wants to know.
        self.connections.add(self)
        self.transport = transport
        self.flow = FlowControl(transport)
        self.client = get_remote_addr(transport)
        self.scheme = "https" if is_ssl(transport) else "http"
        host = self.client[0] if self.client else ""
        if host and host not in self.trusted:
            try:
                self.count(address_of(host))
            except RequestRefused as no:
                transport.write(refusal_at_door(no.message.id, no.message.values["seconds"]))
                transport.close()

    def count(self, address: str) -> None:
        self.counted = address
        self.lines[address] += 1
        if self.lines[address] > self.most:
            raise RequestRefused(429, "too-many-connections", seconds=LINES_SECONDS)
        charge(self.knocks, "too-many-connections", address)

    def uncount(self) -> None:
        if self.counted:
            self.lines[self.counted] -= 1
            if not self.lines[self.counted]:
                del self.lines[self.counted]
            self.counted = ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_read()
        self.uncount()
        self.drop()
        self.let_go()
        super().connection_lost(exc)

    # --- what is asked on it

    def is_idle(self) -> bool:
        """Whether every request that came has been answered."""
        return self.cycle is None or self.cycle.response_complete

    def end(self) -> None:
        """No answer and no more reading."""
        self.drop()
        self.transport.abort()

    def drop(self) -> None:
        """Forget what waits and stop answering; the handler of a running request is told that the guest is gone."""
        self.pipeline.clear()
        if self.running is not None and not self.running.response_complete:
            self.running.disconnected = True
            self.running.message_event.set()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self.let_go()
        self.running = cycle
        cycle.scope[EXCHANGE] = Exchange(cycle)
        super()._start_asgi_task(cycle, app)

    def let_go(self) -> None:
        """The request that was answered and its exchange hold each other."""
        if self.running is not None:
            self.running.scope.pop(EXCHANGE, None)

    # --- an answer that is not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_read()
        self.unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_read()

    def is_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self.unread is None:  # closing waits until the last answer is read
            self.unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)


@lru_cache(maxsize=64)
def refusal_at_door(id: str, seconds: int) -> bytes:
    """The whole answer to a connection that is closed before it asked anything; many may come, so each is made once."""
    told = problem(RequestRefused(429, id.removeprefix("refused-"), seconds=seconds))
    head = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\n"
    return b"".join([head, *(name + b": " + value + b"\r\n" for name, value in told.raw_headers), b"\r\n", bytes(told.body)])


class Proxies(Container[str]):
    """Addresses and networks whose word is believed, `*` for all, as the setting has them."""

    def __init__(self, listed: list[str]) -> None:
        self.everybody = "*" in listed
        self.networks = [network for text in listed if (network := network_of(text)) is not None]

    def __contains__(self, host: object) -> bool:
        if self.everybody or not self.networks:
            return self.everybody
        try:
            address = ipaddress.ip_address(str(host))
        except ValueError:
            return False
        return any(address in network for network in self.networks)


def network_of(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:  # a name, or nothing
        return None
