"""What an attacker is given: the server, a table of their own, an address to come from, and how long it lasts."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass(kw_only=True)
class Target:
    """The server under attack; what was sent to it is counted here."""

    server: str
    table: str  # one of the attacker's own, open, with a free seat
    seconds: float
    address: str  # to come from
    token: str  # of the person who attacks
    sent: int = 0  # bytes
    thrown_out: int = 0  # connections ended or refused by the server
    began: float = field(default_factory=time.monotonic)

    @property
    def is_over(self) -> bool:
        return time.monotonic() - self.began >= self.seconds

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        parts = urlsplit(self.server)
        return await asyncio.open_connection(parts.hostname, parts.port, local_addr=(self.address, 0))

    async def pour(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        """Send the same again and again, as fast as it is taken, until the time is over or the connection is."""
        while not self.is_over and not writer.transport.is_closing():
            writer.write(data)
            self.sent += len(data)
            await asyncio.wait_for(writer.drain(), max(0.1, self.began + self.seconds - time.monotonic()))
            await asyncio.sleep(0)
