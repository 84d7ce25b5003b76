"""Tables that wait for players: how many somebody may have, which the lobby shows, and when nobody waits at them any more."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from sheepfold.server.store.rows import DropTable, TableRow
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.host import TableHost
from sheepfold.server.tables.registry import OwnedElsewhere, TableRegistry
from sheepfold.table.config import TableConfig, decode_config
from sheepfold.table.refusals import RequestRefused

log = logging.getLogger("sheepfold.lobby")
T = TypeVar("T")
LISTED = 50  # tables in the lobby
LISTED_EACH = 3  # of one owner
LISTED_ADDRESS = 10  # of one address, as long as there are others
LOOKED_AT = 500  # the newest, among which those of the lobby are chosen
AT_ONCE = 100  # tables looked after in one go
HOUR = 3600


class OpenLimits(NamedTuple):
    """How many tables may wait for players, and for how long without anybody there; 0 seconds: for ever."""

    per_person: int
    per_address: int
    seconds: int


class Opened(NamedTuple):
    """Who has a table that waits for players, from where it was opened, and when."""

    person: str
    address: str  # "" if it is not known
    at: int  # seconds since 1970


class Openings:
    """Which tables were opened by whom. Addresses are known to this server alone, and forgotten when it stops."""

    def __init__(self, registry: TableRegistry, limits: OpenLimits) -> None:
        self.registry = registry
        self.store = registry.store
        self.limits = limits
        self.opened: dict[str, Opened] = {}  # by table
        self.of_person: dict[str, set[str]] = {}
        self.of_address: dict[str, set[str]] = {}
        self.recovered = False

    # --- who has how many

    @contextmanager
    def noted(self, config: TableConfig, address: str) -> Iterator[None]:
        """Count a table from now on, unless it cannot be stored."""
        self.note(config.id, Opened(config.owner, address, config.made))
        try:
            yield
        except BaseException:
            self.drop(config.id)
            raise

    def note(self, id: str, opened: Opened) -> None:
        self.drop(id)
        self.opened[id] = opened
        self.of_person.setdefault(opened.person, set()).add(id)
        if opened.address:
            self.of_address.setdefault(opened.address, set()).add(id)

    def drop(self, id: str) -> None:
        opened = self.opened.pop(id, None)
        if opened is None:
            return
        for index, key in ((self.of_person, opened.person), (self.of_address, opened.address)):
            if key in index:
                index[key].discard(id)
                if not index[key]:
                    del index[key]

    async def check(self, person: str, address: str, held: Iterable[TableRow]) -> None:
        """RequestRefused if this person or address has as many as it may; `held`: tables at which the person has a seat."""
        await self.recover(held)
        if self.is_over(person, address):
            for id in self.of_person.get(person, set()) | self.of_address.get(address, set()):
                await self.look(id)
        mine, here = self.of_person.get(person, set()), self.of_address.get(address, set())
        if len(mine) >= self.limits.per_person:
            raise RequestRefused(429, "too-many-open", count=len(mine), minutes=self.minutes(mine))
        if len(here) >= self.limits.per_address:
            raise RequestRefused(429, "too-many-open-here", count=len(here), minutes=self.minutes(here))

    def is_over(self, person: str, address: str) -> bool:
        mine, here = self.of_person.get(person, set()), self.of_address.get(address, set())
        return len(mine) >= self.limits.per_person or len(here) >= self.limits.per_address

    def minutes(self, ids: set[str]) -> int:
        """Until the first of these may be closed."""
        first = min(self.opened[id].at for id in ids) + self.limits.seconds
        return max(1, math.ceil((first - time.time()) / 60))

    async def recover(self, held: Iterable[TableRow]) -> None:
        """Tables that were opened before this server started, or at another one, are somebody's too."""
        rows = [] if self.recovered else await self.store.open_tables(LOOKED_AT)
        self.recovered = True
        for row in (*rows, *held):
            if row.state == "open" and row.id not in self.opened:
                config = decode_config(row.doc)
                if config.owner:
                    self.note(row.id, Opened(config.owner, "", row.made))

    async def look(self, id: str) -> TableRow | None:
        """Count a table no longer if it has begun or nobody is left at it, and for its new owner if that has changed. The table as
        it is stored, if it is not in memory."""
        host = self.registry.tables.get(id)
        row = None if host is not None else await self.store.table(id)
        config = host.config if host is not None else None if row is None else decode_config(row.doc)
        opened = self.opened.get(id)
        if config is None or config.state != "open" or not config.owner:
            self.drop(id)
        elif opened is not None and config.owner != opened.person:
            self.note(id, opened._replace(person=config.owner))
        return row

    # --- the lobby

    async def listed(self) -> list[TableConfig]:
        """The tables of the lobby, newest first. All are looked at only if some have to stand back for others."""
        rows = await self.store.open_tables(LISTED)
        if len(rows) < LISTED:
            return self.fair(rows)
        return self.fair(await self.store.open_tables(LOOKED_AT))

    def fair(self, rows: list[TableRow]) -> list[TableConfig]:
        """A few of each owner; and a few of each address, if there are more than the lobby shows."""
        each: Counter[str] = Counter()
        here: Counter[str] = Counter()
        first: list[TableConfig] = []
        rest: list[TableConfig] = []
        for row in rows:
            config = decode_config(row.doc)
            each[config.owner] += 1
            if not config.owner or each[config.owner] > LISTED_EACH:
                continue
            address = self.opened[row.id].address if row.id in self.opened else ""
            here[address] += 1
            (rest if address and here[address] > LISTED_ADDRESS else first).append(config)
        shown = (first + rest)[:LISTED]
        return sorted(shown, key=lambda config: -config.made)

    # --- tables nobody waits at

    async def expire(self) -> None:
        """Close tables that nobody sits at and nobody has come to for long; take others off the lobby, whose people are away."""
        try:
            rows = await self.candidates()
        except StoreError as error:
            log.warning("tables that nobody waits at could not be looked for: %s", error)
            return
        for row in rows:
            if row.id in self.registry.tables:
                continue  # somebody is there, or was a moment ago
            try:
                await self.expire_one(row.id)
            except Exception as error:  # this one stays as it is; the others go on
                log.warning("table %s, at which nobody waits, cannot be closed: %s", row.id[:6], error)

    async def candidates(self) -> list[TableRow]:
        """Open tables that may have to go: of the lobby, and those that only we know of. Any of them, not always the same, as some
        have to stay."""
        rows = [row for row in await self.store.open_tables(LOOKED_AT) if self.is_old(row)]
        known = {row.id for row in rows}
        before = time.time() - (self.limits.seconds or HOUR)
        others = [id for id, opened in self.opened.items() if opened.at < before and id not in known]
        found = [await self.look(id) for id in some(others)]
        empty = [row for row in found if row is not None and row.state == "open" and not is_sat_at(row)]
        return some([row for row in rows if row.id not in self.registry.tables]) + [row for row in empty if self.is_old(row)]

    def is_old(self, row: TableRow) -> bool:
        """Whether nothing has changed for so long, or nobody is left to start it."""
        if self.limits.seconds and row.changed < time.time() - self.limits.seconds:
            return True
        return not decode_config(row.doc).owner

    async def expire_one(self, id: str) -> None:
        """Anyone who looks for the table meanwhile waits until this is decided."""
        if id in self.registry.loading:
            return
        task = self.registry.loading[id] = asyncio.create_task(self.close(id))
        task.add_done_callback(lambda done: self.registry.loading.pop(id, None))
        try:
            host = await asyncio.shield(task)
            if host is not None and host.config.public:
                await host.change(take_off_lobby)
                self.registry.count("tables_expired")
        except OwnedElsewhere:
            self.drop(id)  # the server that has it sees to it

    async def close(self, id: str) -> TableHost | None:
        """None if it is gone; the table, in memory, if somebody has a seat there or it is not so old after all."""
        claim = await self.store.claim(id)
        if claim is not None and not claim.mine:
            raise OwnedElsewhere(id, claim.server_id)
        row = None if claim is None else await self.store.table(id)
        if row is not None and (row.state != "open" or not self.is_old(row) or is_sat_at(row)):
            return await self.registry.load(id)
        if row is not None:
            await self.store.save(DropTable(id))
            self.registry.count("tables_expired")
        self.drop(id)
        return None


def some(found: list[T]) -> list[T]:
    return random.sample(found, min(AT_ONCE, len(found)))


def is_sat_at(row: TableRow) -> bool:
    return any(occupant.person for occupant in decode_config(row.doc).occupants)


def take_off_lobby(draft: TableConfig) -> None:
    if draft.state == "open":
        draft.public = False
