"""What the host of this server asks for with `sheepfold house`, beside it: who is kept out, and tables and people that have to go."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import time
from typing import Any

import msgspec

from sheepfold.core.errors import BadInput
from sheepfold.server.store.rows import AddAct, AnswerAct, DropTable, Order
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.erasure import Erasure
from sheepfold.server.tables.host import TableHost
from sheepfold.server.tables.registry import OwnedElsewhere, TableRegistry
from sheepfold.table.config import TableConfig
from sheepfold.table.refusals import RequestRefused

log = logging.getLogger("sheepfold.orders")
LOOK_SECONDS = 2.0
AT_ONCE = 1000  # tables, and people, that one order lets expire
DAY = 86_400


def as_address(text: str) -> str | None:
    """An address as guests are counted by it, a network of IPv6 being one guest; None if it is none."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found), 64), strict=False).network_address)


class Expiry(msgspec.Struct):
    """What an order to let things expire says: after how many days; 0: not at all."""

    tables: int = 0
    people: int = 0


class Visit:
    """While it lasts, its task is among those from this address."""

    def __init__(self, visits: dict[str, set[asyncio.Task[Any]]], address: str) -> None:
        self.visits = visits
        self.address = address

    def __enter__(self) -> None:
        task = self.task = asyncio.current_task()
        assert task is not None
        self.visits.setdefault(self.address, set()).add(task)

    def __exit__(self, *raised: object) -> None:
        here = self.visits[self.address]
        here.discard(self.task)
        if not here:
            del self.visits[self.address]


class Orders:
    """Looked for every few seconds; each is carried out by a server that can, and answered."""

    def __init__(self, registry: TableRegistry, erasure: Erasure) -> None:
        self.registry = registry
        self.erasure = erasure
        self.people = registry.people
        self.store = registry.store
        self.visits: dict[str, set[asyncio.Task[Any]]] = {}  # sockets by address

    async def watch(self) -> None:
        while True:
            try:
                await self.look()
            except StoreError as error:
                log.warning("nobody knows what the host wants: %s", error)
            except Exception:  # a mistake of ours; the server goes on
                log.exception("what the host wants could not be done")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        self.keep_out(await self.store.bans())
        for order in await self.store.orders():
            answer = await self.carry_out(order)
            if answer:
                log.info("%s: %s", order.what, answer)
                await self.store.save(AnswerAct(order.line, answer))

    async def note(self, what: str, given: str = "") -> None:
        """For the host to read later; a store that cannot be written to now hinders nothing."""
        with contextlib.suppress(StoreError):
            await self.store.save(AddAct(int(time.time()), what, given, "done"))

    # --- who is kept out

    def keep_out(self, banned: set[str]) -> None:
        """From now on exactly these are banned; those who are new on the list are disconnected."""
        new = banned - self.people.banned
        self.people.banned = banned
        for who in new:
            for host in list(self.registry.tables.values()):
                host.act(host.table.send_away, None, who, "kicked")
            for visit in self.visits.get(who, ()):
                visit.cancel()

    def visit(self, address: str) -> Visit:
        """A socket from this address, for as long as it is open."""
        return Visit(self.visits, address)

    # --- what has to go

    async def carry_out(self, order: Order) -> str:
        """What became of it; "" if another server has to do it, or a later attempt."""
        try:
            if order.what == "close":
                return await self.close(order.given)
            if order.what == "delete":
                return await self.delete(order.given)
            if order.what == "expire":
                return await self.expire(msgspec.json.decode(order.given, type=Expiry))
            return f"this version of Sheepfold knows no order {order.what!r}"
        except OwnedElsewhere:
            return ""
        except RequestRefused as no:
            return "there is no such table any more" if no.status == 404 else ""
        except BadInput as error:
            return f"the table cannot be read: {error}"

    async def close(self, id: str) -> str:
        """Nothing is played there any more. What was played is kept; an open table has nothing to keep."""
        host = await self.registry.find(id)
        if host.config.state == "open":
            return await self.delete(id)
        if host.config.state != "playing":
            return "nothing was being played there"

        def stop(draft: TableConfig) -> None:
            draft.state = "frozen"

        await host.change(stop)
        return "closed"

    async def delete(self, id: str) -> str:
        """A table goes, with its log and chat; everybody there is sent away."""
        host = await self.registry.find(id)
        await self.drop(host.id, host)
        return "deleted"

    async def drop(self, id: str, host: TableHost | None) -> None:
        if host is not None:
            host.act(host.table.let_go, "kicked")
            self.registry.tables.pop(id, None)
        self.registry.sleepers.drop(id)
        await self.store.save(DropTable(id))

    async def expire(self, after: Expiry) -> str:
        tables = people = 0
        if after.tables:
            tables = await self.expire_tables(int(time.time()) - after.tables * DAY)
        if after.people:
            for id in await self.store.idle(int(time.time()) - after.people * DAY, AT_ONCE):
                person = await self.store.person(id)
                if person is not None:
                    await self.erasure.forget(person)
                    people += 1
        return f"{tables} open tables and {people} people"

    async def expire_tables(self, before: int) -> int:
        """Open tables that have not changed since, and at which nobody is."""
        gone = 0
        for id in await self.store.untouched(before, AT_ONCE):
            host = self.registry.tables.get(id)
            if host is not None and any(not guest.is_bot for guest in host.guests()):
                continue
            claim = None if host is not None else await self.store.claim(id)
            if host is not None or (claim is not None and claim.mine):
                await self.drop(id, host)
                gone += 1
        return gone
