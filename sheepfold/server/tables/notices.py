"""`Your move` and `come back` for players who are not here: posted to an address they gave, on hosts the server allows."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from urllib.parse import urlsplit

from sheepfold.core.seats import letter
from sheepfold.server.metrics import Metrics
from sheepfold.server.tables.people import People
from sheepfold.table import messages
from sheepfold.table.config import TableConfig

log = logging.getLogger("sheepfold.notices")
AT_ONCE = 8  # posts under way at the same time
AT_ONCE_EACH = 2  # of them, of the people of one address: theirs may be slow
WAITING = 1000  # more than that are dropped
WAITING_EACH = 50
SECONDS = 10


class Notices:
    """A small queue of posts. None of them ever holds up a table."""

    def __init__(self, hosts: list[str], site: str, metrics: Metrics) -> None:
        self.hosts = hosts
        self.site = site
        self.metrics = metrics
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.gates: dict[str, asyncio.Semaphore] = {}  # by address, or person where that is not known
        self.tasks: dict[str, set[asyncio.Task[None]]] = {}  # the same

    def allows(self, url: str) -> bool:
        """Whether the server posts there: only to hosts its host named, so that nobody can make it call hosts of the internal network."""
        try:
            parts = urlsplit(url)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and (parts.hostname or "") in self.hosts and "@" not in parts.netloc

    def post(self, config: TableConfig, seat: int, event: str, people: People) -> None:
        person = config.occupants[seat].person
        key = people.address_of(person) or person
        mine = self.tasks.get(key, set())
        if not self.hosts or len(mine) >= WAITING_EACH or sum(map(len, self.tasks.values())) >= WAITING:
            return
        self.gates.setdefault(key, asyncio.Semaphore(AT_ONCE_EACH))
        task = asyncio.create_task(self.send(config, seat, event, people, key))
        self.tasks.setdefault(key, mine).add(task)
        task.add_done_callback(partial(self.sent, key))

    def sent(self, key: str, task: asyncio.Task[None]) -> None:
        self.tasks[key].discard(task)
        if not self.tasks[key]:
            del self.tasks[key], self.gates[key]

    async def send(self, config: TableConfig, seat: int, event: str, people: People, key: str) -> None:
        person = await people.store.person(config.occupants[seat].person)
        if person is None or not person.hook or not self.allows(person.hook):
            return
        body = messages.encode(
            {"event": event, "game": config.game, "seat": letter(seat), "link": f"{self.site}/table/{config.id}"}
        )
        async with self.gates[key], self.gate:
            try:
                await asyncio.wait_for(post(person.hook, body), SECONDS)
                self.metrics.count("notices")
            except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
                self.metrics.count("notices_failed")
                log.warning("a notice could not be sent: %s", type(error).__name__)


async def post(url: str, body: bytes) -> None:
    """One HTTP request, no redirects followed; raises OSError unless it was taken."""
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    reader, writer = await asyncio.open_connection(parts.hostname, port, ssl=secure or None)
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = (
            f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline()).split()
        if len(status) < 2 or not status[1].startswith(b"2"):
            raise OSError(f"the notice was not taken: {b' '.join(status[:2])!r}")
    finally:
        writer.close()
