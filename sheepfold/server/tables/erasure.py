"""A person who wants to be forgotten: seats given up, names taken out, the token dead."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sheepfold.server.store.rows import DropPerson, PersonRow
from sheepfold.server.tables.host import TableHost
from sheepfold.server.tables.lobby import Lobby
from sheepfold.server.tables.people import People
from sheepfold.server.tables.registry import OwnedElsewhere, TableRegistry
from sheepfold.table.refusals import RequestRefused


class Erasure:
    def __init__(self, registry: TableRegistry, lobby: Lobby, people: People) -> None:
        self.registry = registry
        self.lobby = lobby
        self.people = people
        self.store = registry.store
        self.forget_elsewhere: Callable[[OwnedElsewhere, PersonRow], Awaitable[None]] = cannot_be_reached

    async def forget(self, person: PersonRow) -> None:
        """Delete a person: seats are given up, names taken out, the token is dead."""
        for states in (("open", "playing"), ("over", "frozen")):
            for row in await self.store.tables_of(person.id, states, 10_000):
                await self.forget_wherever(row.id, person)
        await self.store.save(DropPerson(person.id))
        self.people.forget(person)
        self.forget_chat(person.id)

    async def forget_wherever(self, id: str, person: PersonRow) -> None:
        try:
            await self.forget_at(await self.registry.find(id), person)
        except OwnedElsewhere as other:
            await self.forget_elsewhere(other, person)

    async def forget_at(self, host: TableHost, person: PersonRow) -> None:
        """Give up a person's seats at a table and take the names out."""
        for seat in host.config.seats_of(person.id):
            await self.lobby.leave(host, person, seat, forgotten=True)
        host.act(host.table.send_away, None, person.id, "deleted")

    def forget_chat(self, person: str) -> None:
        for host in self.registry.tables.values():
            host.table.forget(person)


async def cannot_be_reached(other: OwnedElsewhere, person: PersonRow) -> None:
    """What a server with no line to others does about them."""
    raise RequestRefused(503, "other-server-unreachable")
