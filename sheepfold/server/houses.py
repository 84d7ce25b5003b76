"""This house among others: it says that it lives, sees to what dead ones left behind, and notices when it was thought dead."""

from __future__ import annotations

import asyncio
import logging
import time

from sheepfold.core.errors import BadInput
from sheepfold.server import wire
from sheepfold.server.desk import Desk, Elsewhere
from sheepfold.server.relay import Forget, Relay
from sheepfold.server.store import PersonRow, StoreError
from sheepfold.server.surroundings import Turned

log = logging.getLogger("sheepfold.houses")
BEAT_SECONDS = 0.5
LATE_SECONDS = 2.0  # after a silence as long as that others may have taken our tables
AT_ONCE = 50  # orphans taken in one go: the others take theirs meanwhile


class Houses:
    """The pulse of this house, and what it knows of the others'."""

    def __init__(self, desk: Desk, relay: Relay | None) -> None:
        self.desk = desk
        self.store = desk.store
        self.relay = relay
        self.living: set[str] = set()
        self.adopting: asyncio.Task[None] | None = None
        if relay is not None:
            desk.forget_elsewhere = self.forget_elsewhere
            relay.bus.listen("person", self.forgotten)

    async def live(self) -> None:
        """Beat for as long as the house runs."""
        try:
            await self.beat()
        finally:
            if self.adopting is not None:
                self.adopting.cancel()

    async def beat(self) -> None:
        last = time.monotonic()
        while not self.desk.stopping:
            try:
                began = time.monotonic()
                living = set(await self.store.beat())
                if time.monotonic() - last > LATE_SECONDS:
                    await self.look_what_is_left()
                last = began  # the beat was counted some time after this, never before
                self.meet(living)
                self.tell_trouble(False)
                if self.adopting is None or self.adopting.done():  # it may take long, and no beat waits for it
                    self.adopting = asyncio.create_task(self.adopt())
            except StoreError as error:
                if not self.desk.trouble:
                    log.error("the store does not answer: %s", error)
                self.tell_trouble(True)
            except Exception:  # a mistake of ours must not silence the house: others would take all it has
                log.exception("a beat failed")
            await asyncio.sleep(BEAT_SECONDS)

    def meet(self, living: set[str]) -> None:
        """Who is there now; with those who are not, nothing is under way."""
        for house in self.living - living:
            log.warning("house %s is gone", house)
            if self.relay is not None:
                # It may live, and be cut off from the store alone: then it shall know that nothing is under way with us.
                self.relay.bus.break_off(house)
                self.relay.broken(house)
        self.living = living

    async def look_what_is_left(self) -> None:
        """We were silent for long: tables that others took meanwhile are let go of here."""
        ids = list(self.desk.tables)
        kept = await self.store.kept(ids)
        for id in ids:
            table = self.desk.tables.get(id)
            if id not in kept and table is not None:
                self.desk.lost(table)

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
            await self.desk.find(id)
            self.desk.count("tables_adopted")
        except (Elsewhere, Turned):
            return
        except StoreError as error:  # it was given up, and whoever can will see to it
            log.warning("table %s cannot be read now: %s", id[:6], error)
        except BadInput as error:
            log.error("table %s cannot be read: %s", id[:6], error)

    def tell_trouble(self, trouble: bool) -> None:
        """Those who are here; whoever comes meanwhile is told on coming."""
        if trouble == self.desk.trouble:
            return
        self.desk.trouble = trouble
        message = wire.encode(wire.Trouble("store" if trouble else ""))
        for table in self.desk.tables.values():
            for guest in table.guests():
                if not guest.house:
                    guest.deliver(message)

    # --- people who go

    async def forget_elsewhere(self, other: Elsewhere, person: PersonRow) -> None:
        assert self.relay is not None
        answer = await self.relay.call(other.house, Forget(0, other.table, person))
        if answer.status != 204:
            raise Turned(503, "a table of yours could not be changed now; try again later")

    def forgotten(self, house: str, data: bytes) -> None:
        """A person is no more, says another house."""
        person = data.decode()
        self.desk.forget_chat(person)
        self.desk.people.drop(person)
