"""What comes before a request: its headers must be short and arrive in time, on not too many connections from one address."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Container
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 16 * 1024  # bytes
HEAD_SECONDS = 20.0  # until the head of a request is there
MOST_LINES = 300  # of one address that is no trusted proxy; sockets that play are counted elsewhere


class TooLong(ValueError):
    """Answered with 400 by the reader of the head."""


class CarefulProtocol(HttpToolsProtocol):
    """uvicorn's protocol, with these limits."""

    trusted: ClassVar[Container[str]] = ()  # proxies
    most: ClassVar[int] = MOST_LINES
    lines: ClassVar[Counter[str]] = Counter()  # by address
    size = 0  # of the head so far
    arrived = 0  # bytes of a head that is not complete
    counted = ""
    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host and host not in self.trusted:
            self.counted = host
            self.lines[host] += 1
            if self.lines[host] > self.most:
                transport.abort()
                return
        self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_expecting()
        self.uncount()
        super().connection_lost(exc)

    def uncount(self) -> None:
        if self.counted:
            self.lines[self.counted] -= 1
            if not self.lines[self.counted]:
                del self.lines[self.counted]
            self.counted = ""

    def handle_websocket_upgrade(self) -> None:
        self.uncount()
        super().handle_websocket_upgrade()

    # --- the head

    def expect_head(self) -> None:
        self.stop_expecting()
        self.late = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def stop_expecting(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def on_message_begin(self) -> None:
        self.size = 0
        self.expect_head()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self.grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.grow(len(name) + len(value))
        super().on_header(name, value)

    def grow(self, length: int) -> None:
        self.size += length
        if self.size > LONGEST_HEAD:
            raise TooLong(f"a head has at most {LONGEST_HEAD} bytes")

    def data_received(self, data: bytes) -> None:
        before = self.late
        super().data_received(data)
        if self.late is not None and self.late is before:  # one that is still not complete: a name or value without an end, say
            self.arrived += len(data)
            if self.arrived > 2 * LONGEST_HEAD:
                self.transport.abort()
        else:
            self.arrived = 0

    def on_headers_complete(self) -> None:
        self.stop_expecting()
        super().on_headers_complete()


class Proxies(Container[str]):
    """Addresses and networks whose word is believed, `*` for all, as the setting has them."""

    def __init__(self, listed: list[str]) -> None:
        self.everybody = "*" in listed
        self.networks = [network for text in listed if (network := network_of(text)) is not None]

    def __contains__(self, host: object) -> bool:
        if self.everybody:
            return True
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


def careful(trusted: list[str], sockets: int = 0) -> type[Any]:
    """The protocol of a server behind these proxies, whose guests may have so many sockets from one address."""
    most = max(MOST_LINES, 3 * sockets)
    return type("CarefulProtocol", (CarefulProtocol,), {"trusted": Proxies(trusted), "lines": Counter(), "most": most})
