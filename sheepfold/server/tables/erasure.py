"""A person who wants to be forgotten: seats given up, names taken out, the token dead."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sheepfold.server.store.rows import DropName, DropPerson, PersonRow, SavePerson
from sheepfold.server.tables.host import TableHost
from sheepfold.server.tables.lobby import Lobby
from sheepfold.server.tables.people import People
from sheepfold.server.tables.registry import OwnedElsewhere, TableRegistry
from sheepfold.server.tables.seating import names_of, others_called, strike_out
from sheepfold.table.refusals import RequestRefused

GOING_SECONDS = 120.0  # for which requests of somebody who was deleted may still be under way


class Erasure:
    def __init__(self, registry: TableRegistry, lobby: Lobby, people: People) -> None:
        self.registry = registry
        self.lobby = lobby
        self.people = people
        self.store = registry.store
        self.forget_elsewhere: Callable[[OwnedElsewhere, PersonRow], Awaitable[None]] = cannot_be_reached

    async def forget(self, person: PersonRow) -> None:
        """Delete a person: seats are given up, names taken out, the token is dead. What they ask for meanwhile is refused, and what
        they asked for just before is stored when their traces are looked for."""
        self.people.going[person.id] = person
        try:
            for host in list(self.registry.tables.values()):
                host.act(host.table.forget, person.id)
            await self.store.save(SavePerson(person))
            for id in await self.store.traces(person.id):
                await self.forget_wherever(id, person)
            await self.store.save(DropPerson(person.id))
        except BaseException:
            self.people.going.pop(person.id, None)
            raise
        self.people.forget(person)
        self.forget_chat(person.id)
        asyncio.get_running_loop().call_later(GOING_SECONDS, self.people.has_gone, person.id)

    async def forget_wherever(self, id: str, person: PersonRow) -> None:
        try:
            await self.forget_at(await self.registry.find(id), person)
        except OwnedElsewhere as other:
            await self.forget_elsewhere(other, person)
        except RequestRefused as no:
            if no.status != 404:  # a table that has gone meanwhile names nobody
                raise

    async def forget_at(self, host: TableHost, person: PersonRow) -> None:
        """Give up a person's seats at a table and take the names out, of its chat first: after that nobody knows them."""
        config = host.config
        names = {name: others_called(config, name, person.id) for name in names_of(config, person)}
        await self.store.save(*(DropName(host.id, name, [person.id, *others]) for name, others in names.items()))
        await host.change(lambda draft: strike_out(draft, person))
        host.act(host.table.forget, person.id, names)
        host.act(host.table.send_away, None, person.id, "deleted")

    def forget_chat(self, person: str) -> None:
        """At every table here: what they said, what they asked for, and the sockets with which they look on."""
        for host in list(self.registry.tables.values()):
            host.act(host.table.forget, person)
            host.act(host.table.send_away, None, person, "deleted")


async def cannot_be_reached(other: OwnedElsewhere, person: PersonRow) -> None:
    """What a server with no line to others does about them."""
    raise RequestRefused(503, "other-server-unreachable")
