"""This server among others: it sends heartbeats, takes over what dead servers left behind, and notices when it was declared dead."""

from __future__ import annotations

import asyncio
import logging
import time

from sheepfold.core.errors import BadInput
from sheepfold.server.cluster.between import Forget
from sheepfold.server.cluster.relay import Relay
from sheepfold.server.store.rows import PersonRow
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.erasure import Erasure
from sheepfold.server.tables.registry import OwnedElsewhere, TableRegistry
from sheepfold.table.refusals import RequestRefused

log = logging.getLogger("sheepfold.membership")
BEAT_SECONDS = 0.5
LATE_SECONDS = 2.0  # after a silence as long as that others may have taken our tables
AT_ONCE = 50  # orphans taken in one go: the others take theirs meanwhile


class Membership:
    """The pulse of this server, and what it knows of the others'."""

    def __init__(self, registry: TableRegistry, erasure: Erasure, relay: Relay | None) -> None:
        self.registry = registry
        self.erasure = erasure
        self.store = registry.store
        self.relay = relay
        self.living: set[str] = set()
        self.adopting: asyncio.Task[None] | None = None
        if relay is not None:
            erasure.forget_elsewhere = self.forget_elsewhere
            relay.bus.listen("person", self.forgotten)

    async def live(self) -> None:
        """Beat for as long as the server runs."""
        try:
            await self.beat()
        finally:
            if self.adopting is not None:
                self.adopting.cancel()

    async def beat(self) -> None:
        last = time.monotonic()
        while not self.registry.stopping:
            try:
                began = time.monotonic()
                living = set(await self.store.beat())
                if time.monotonic() - last > LATE_SECONDS:
                    await self.look_what_is_left()
                last = began  # the beat was counted some time after this, never before
                self.meet(living)
                self.registry.tell_trouble(False)
                if self.adopting is None or self.adopting.done():  # it may take long, and no beat waits for it
                    self.adopting = asyncio.create_task(self.adopt())
            except StoreError as error:
                if not self.registry.trouble:
                    log.error("the store does not answer: %s", error)
                self.registry.tell_trouble(True)
            except Exception:  # a mistake of ours must not silence the server: others would take all it has
                log.exception("a beat failed")
            await asyncio.sleep(BEAT_SECONDS)

    def meet(self, living: set[str]) -> None:
        """The servers that are alive now; links to all others are dropped."""
        for server_id in self.living - living:
            log.warning("server %s is gone", server_id)
            if self.relay is not None:
                # It may live, and be cut off from the store alone: then it must know that nothing is under way with us.
                self.relay.bus.break_off(server_id)
                self.relay.broken(server_id)
        self.living = living

    async def look_what_is_left(self) -> None:
        """We were silent for a long time: drop the tables that others took over meanwhile."""
        ids = list(self.registry.tables)
        kept = await self.store.kept(ids)
        for id in ids:
            host = self.registry.tables.get(id)
            if id not in kept and host is not None:
                self.registry.lost(host)

    async def adopt(self) -> None:
        """See to tables that nobody has and that cannot wait for somebody to come."""
        try:
            for id in await self.store.orphans(AT_ONCE):
                await self.adopt_one(id)
        except StoreError as error:
            log.warning("nobody knows what others left behind: %s", error)
        except Exception:  # a mistake of ours; the next beat tries again
            log.exception("what others left behind could not be seen to")

    async def adopt_one(self, id: str) -> None:
        try:
            await self.registry.find(id)
            self.registry.count("tables_adopted")
        except (OwnedElsewhere, RequestRefused):
            return
        except StoreError as error:  # it was given up, and a server that can will see to it
            log.warning("table %s cannot be read now: %s", id[:6], error)
        except BadInput as error:
            log.error("table %s cannot be read: %s", id[:6], error)

    # --- people who go

    async def forget_elsewhere(self, other: OwnedElsewhere, person: PersonRow) -> None:
        assert self.relay is not None
        answer = await self.relay.call(other.server_id, Forget(0, other.table, person))
        if answer.status != 204:
            raise RequestRefused(503, "table-unchanged")

    def forgotten(self, server_id: str, data: bytes) -> None:
        """Another server has deleted this person."""
        person = data.decode()
        self.erasure.forget_chat(person)
        self.registry.people.drop(person)
