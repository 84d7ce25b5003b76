"""The tables in memory here: found, read from the store when somebody comes, let go of when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec

from sheepfold.core.errors import BadInput
from sheepfold.core.seats import LETTERS
from sheepfold.server.metrics import Metrics
from sheepfold.server.store.rows import Change, DropClock, TableRow
from sheepfold.server.store.store import Claim, Store, StoreError
from sheepfold.server.tables.host import Bots, TableHost, change_of
from sheepfold.server.tables.notices import Notices
from sheepfold.server.tables.people import People
from sheepfold.server.tables.rubbish import clear_memory
from sheepfold.server.tables.seating import game_of
from sheepfold.server.tables.sleeping import Sleepers
from sheepfold.table import values
from sheepfold.table.clocks import AGAIN_SECONDS
from sheepfold.table.config import TableConfig, decode_config
from sheepfold.table.effects import StartAgain
from sheepfold.table.refusals import RequestRefused
from sheepfold.table.table import go_on

log = logging.getLogger("sheepfold.registry")
IDLE_SECONDS = 60  # a table nobody is at is let go of after that
CROWD = 400  # tables in memory from which those nobody is at are let go of sooner
BRIEF_SECONDS = 2.0  # namely after that
FLOOD = 100  # tables that come until those in memory are looked through before the time, where there are so many
FLOOD_SECONDS = 0.25  # and after which they are let go of then
RUBBISH = 300  # tables let go of until memory is cleared of them
LONG_SECONDS = 300  # unless a clock is out sooner than that
FAREWELL_SECONDS = 0.5  # to say bye to everybody; a server that is silent for long is taken for dead by the others
TABLE_ID = re.compile(values.TABLE_ID)


def nothing(*given: Any) -> None:
    """Until somebody sees to it."""


class OwnedElsewhere(Exception):
    """Another server has this table; requests about it go there."""

    def __init__(self, table: str, server_id: str) -> None:
        self.table = table
        self.server_id = server_id
        super().__init__(f"a table is at server {server_id}")


class TableRegistry:
    """Every table that is in memory here."""

    def __init__(self, store: Store, people: People, bots: Bots, notices: Notices, metrics: Metrics) -> None:
        self.store = store
        self.people = people
        self.bots = bots
        self.notices = notices
        self.metrics = metrics
        self.count = metrics.count
        self.trouble = False  # nothing can be stored now
        self.tables: dict[str, TableHost] = {}
        self.loading: dict[str, asyncio.Task[TableHost | None]] = {}
        self.reviving: set[asyncio.Task[None]] = set()
        self.left_at: dict[str, float] = {}  # when tables were let go of that are to be read again
        self.sleepers = Sleepers(self.see_to)
        self.start_again: Callable[[TableHost, StartAgain], None] = nothing  # how the next game of a table is begun
        self.discard: Callable[[TableHost], None] = nothing  # and how one is thrown away
        self.come = 0  # since the last sweep
        self.flooded = asyncio.Event()  # a sweep is due before its time
        self.unloaded = 0  # since memory was last cleared of them
        self.stopping = False

    # --- finding

    async def find(self, id: str) -> TableHost:
        """The table, read from the store if it is not here; RequestRefused if there is none, OwnedElsewhere if another server
        has it."""
        if not TABLE_ID.fullmatch(id):  # no id of ours; and none that a store might take for one of ours
            raise RequestRefused(404, "no-table")
        host = self.tables.get(id)
        if host is not None:
            return host
        if self.stopping:
            raise RequestRefused(503, "server-closing")
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda task: self.loading.pop(id, None))
        found = await asyncio.shield(self.loading[id])
        if found is None:
            raise RequestRefused(404, "no-table")
        return found

    async def load(self, id: str) -> TableHost | None:
        claim = await self.store.claim(id)
        if claim is None or not claim.mine:
            self.left_at.pop(id, None)
            self.sleepers.drop(id)
        if claim is None:
            return None
        if not claim.mine:
            raise OwnedElsewhere(id, claim.server_id)
        try:
            host = await self.read(id, claim)
        except BaseException as error:
            # What cannot be read now has to be seen to by somebody; what never can, by nobody.
            await self.give_up([id], care=isinstance(error, StoreError | RequestRefused | asyncio.CancelledError))
            raise
        if host is None:
            self.sleepers.drop(id)
            return None
        self.left_at.pop(id, None)
        self.sleepers.drop(id)
        self.add(host)
        return host

    async def read(self, id: str, claim: Claim) -> TableHost | None:
        """The table as it is stored, its clocks charged for what was thought before they stopped."""
        row = await self.store.table(id)
        if row is None:
            return None
        config = decode_config(row.doc)
        rows, chat = await self.store.log(id), await self.store.chat(id)
        host = TableHost(game_of(config), config, self, rows, chat)
        await self.set_clocks(host, claim)
        if self.stopping:
            raise RequestRefused(503, "server-closing")
        return host

    async def set_clocks(self, host: TableHost, claim: Claim) -> None:
        """They go on where they were if the table slept here; else they are charged for what was thought before they stopped."""
        table, sleep = host.table, self.sleepers.find(host.id)
        if sleep is not None and sleep.n == table.n:
            go_on(table, sleep)
            return
        changes: list[Change] = []
        if table.status.has_clocks:
            kept = await self.store.clock(host.id)
            if kept is not None:
                changes.append(DropClock(host.id))
                if kept.n == table.n:
                    used = msgspec.json.decode(kept.used, type=list[tuple[int, int]])
                    changes += map(change_of, go_on(table, used))
        changes += map(change_of, table.pause(claim.until or self.left_at.get(host.id, 0.0)))
        if changes:
            await self.store.save(*changes)

    def add(self, host: TableHost) -> None:
        """A table that was made or read is here from now on."""
        self.tables[host.id] = host
        self.come += 1
        if len(self.tables) > CROWD and self.come >= max(FLOOD, len(self.tables) // 8):
            self.flooded.set()
        if self.trouble:
            host.act(host.table.tell_trouble, True)
        host.act(host.table.open)

    async def check_ours(self, id: str) -> None:
        """Before somebody is turned away for good by what a table in memory says: whether it is still ours. A server that was
        declared dead, and has not noticed yet, might have missed what happened since; RequestRefused says to try again."""
        if id in self.tables and id not in await self.store.kept([id]):
            raise RequestRefused(503, "moving")

    def lost(self, host: TableHost) -> None:
        """Let a table go that is not ours any more, or of which nobody knows what was stored."""
        id = host.id
        if host.table.status.is_gone:
            return
        log.warning("table %s is let go and read again", id[:6])
        self.count("tables_lost")
        care = host.table.status.needs_care
        if care:
            self.left_at[id] = time.time()
        host.act(host.table.let_go, "closing")
        if self.tables.get(id) is host:
            del self.tables[id]
        if care:
            self.see_to(id)

    def see_to(self, id: str) -> None:
        """Have a table read that is not in memory, as soon as it can be."""
        if not self.stopping:
            task = asyncio.create_task(self.revive(id))
            self.reviving.add(task)
            task.add_done_callback(self.reviving.discard)

    async def revive(self, id: str) -> None:
        """Have a table seen to again whose bots and clocks nobody would ask for: here, if no other server does."""
        while not self.stopping:
            try:
                await self.find(id)
                return
            except (OwnedElsewhere, RequestRefused):
                return
            except BadInput as error:
                log.error("table %s cannot be read: %s", id[:6], error)
                return
            except StoreError:
                await asyncio.sleep(AGAIN_SECONDS)

    async def give_up(self, ids: list[str], care: bool = False) -> None:
        """Let other servers have these; if the store cannot be told, they have to wait until this server is gone."""
        try:
            await self.store.release(ids, care)
        except StoreError as error:
            log.warning("%d tables could not be given up: %s", len(ids), error)

    # --- what is done for tables

    def notify(self, config: TableConfig, seats: list[int], event: str) -> None:
        for seat in seats:
            self.notices.post(config, seat, event, self.people)

    def tell_trouble(self, trouble: bool) -> None:
        """Nothing can be stored now, or it can again: those who are here are told; others are when they come."""
        if trouble == self.trouble:
            return
        self.trouble = trouble
        for host in self.tables.values():
            host.act(host.table.tell_trouble, trouble)

    # --- housekeeping

    async def wake(self) -> None:
        """After a start: tables where a clock runs or a bot is asked go on by themselves."""
        ids = await self.store.running(1_000_000)
        waiting = await self.store.waiting(ids)
        for id in ids:
            if self.stopping:
                return
            row = None if id in self.tables else await self.store.table(id)
            if row is not None and is_waiting(row, waiting.get(id, "")):
                try:
                    await self.find(id)
                except Exception as error:  # this one stays as it is; the others go on
                    log.error("table %s cannot be read: %s", id[:6], error)

    def sweep(self) -> list[str]:
        """Let go of tables nobody is at; which of them any server may have. Where a clock runs they stay ours, and sleep."""
        brief_seconds = FLOOD_SECONDS if self.flooded.is_set() else BRIEF_SECONDS
        self.come = 0
        self.flooded.clear()
        idle = [host for host in self.tables.values() if host.table.status.is_idle(IDLE_SECONDS, LONG_SECONDS)]
        too_many = len(self.tables) - CROWD
        if too_many > len(idle):
            brief = (host for host in self.tables.values() if host.table.status.is_idle(brief_seconds, LONG_SECONDS))
            idle = list(islice(brief, too_many))
        for host in idle:
            sleep = host.table.status.sleep()
            host.act(host.table.let_go, "")
            del self.tables[host.id]
            if sleep is not None:
                self.sleepers.add(host.id, sleep)
        self.unloaded += len(idle)
        if self.unloaded >= RUBBISH:
            self.clear()
        return [host.id for host in idle if self.sleepers.find(host.id) is None]

    def clear(self) -> None:
        """Clear memory of the tables that were let go of, unless there are few beside all that has to be looked through for them."""
        if self.unloaded > len(self.tables) // 2:
            self.unloaded = 0
            clear_memory()

    async def stop(self) -> None:
        """Tell everybody, let what is being stored be stored, pause the clocks and keep what they show."""
        if self.stopping:
            return
        self.stopping = True
        guests = [guest for host in self.tables.values() for guest in host.guests()]
        for guest in guests:
            guest.part("closing")
        farewells = [guest.farewell for guest in guests if guest.farewell is not None]
        if farewells:
            await asyncio.wait(farewells, timeout=FAREWELL_SECONDS)  # a guest who does not listen holds nobody up
        while any(host.table.status.is_busy for host in self.tables.values()):
            await asyncio.sleep(0.01)
        await self.hand_over()
        self.bots.close()

    async def hand_over(self) -> None:
        """Store what the clocks show and let other servers have the tables."""
        cared = [id for id, host in self.tables.items() if host.table.status.needs_care]
        others = [id for id in self.tables if id not in set(cared)]
        paused: list[list[Change]] = [[change_of(change) for change in host.pause()] for host in self.tables.values()]
        cared += self.sleepers.sleeps
        paused += [[row] for row in self.sleepers.kept()]
        saved = await asyncio.gather(*(self.store.save(*changes) for changes in paused if changes), return_exceptions=True)
        for error in saved:
            if isinstance(error, BaseException):
                log.warning("what the clocks of a table showed could not be stored: %s", error)
        if cared:
            await self.give_up(cared, care=True)
        if others:
            await self.give_up(others)


def is_waiting(row: TableRow, asked: str) -> bool:
    """Whether a clock runs at this table, or a bot is among the seats that are asked."""
    config = decode_config(row.doc)
    bots = any(config.occupants[LETTERS.index(seat)].played_by_bot for seat in asked)
    return bots or config.clock.kind != "none"
