"""An evening: from one game to the next with the same people, the host's start, and games that are thrown away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.game import public_data
from sheepfold.core.seats import letter
from sheepfold.server import bodies
from sheepfold.server.store.rows import DropTable, PersonRow
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.gathering import another, carried, kept_together, muted_still, shaped
from sheepfold.server.tables.host import TableHost
from sheepfold.server.tables.lobby import Lobby
from sheepfold.server.tables.registry import TableRegistry
from sheepfold.server.tables.seating import again, built_in_only, check_open, check_owner, find_game
from sheepfold.table.clocks import AGAIN_SECONDS
from sheepfold.table.config import TableConfig, decode_config
from sheepfold.table.effects import StartAgain
from sheepfold.table.messages import spoken
from sheepfold.table.refusals import RequestRefused
from sheepfold.table.table import again_failed, ask_again, discard

log = logging.getLogger("sheepfold.series")
ATTEMPTS = 10  # to make the next table, while nothing can be stored
NOT_STORED = "refused-store-cannot"


class Series:
    def __init__(self, registry: TableRegistry, lobby: Lobby) -> None:
        self.registry = registry
        self.lobby = lobby
        self.store = registry.store
        self.tasks: set[asyncio.Task[None]] = set()
        registry.start_again = self.start_again
        registry.discard = self.discard

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- the same game again

    async def ask_again(self, host: TableHost, person: PersonRow, wish: bodies.Rematch) -> str:
        """A person would like to play again: the next table; "" while others are waited for."""
        rotated = wish.seats == "rotated"
        found: str = await host.promise(partial(ask_again, host.table), (person.id, rotated))
        if not found:
            return ""
        return await self.rematch(host, list(host.config.named), rotated)  # the one it had may be gone

    def start_again(self, host: TableHost, wanted: StartAgain) -> None:
        self.begin(self.play_again(host, wanted))

    async def play_again(self, host: TableHost, wanted: StartAgain) -> None:
        for _ in range(ATTEMPTS):
            try:
                await self.rematch(host, wanted.yes, wanted.rotated)
                return
            except (RequestRefused, StoreError) as error:
                log.warning("the next game of table %s cannot be made: %s", host.id[:6], error)
                await asyncio.sleep(AGAIN_SECONDS)
        host.act(again_failed, host.table)

    async def rematch(self, host: TableHost, yes: list[str], rotated: bool = False) -> str:
        """The same table again, for those who said yes; if it is there already, that one."""
        async with host.moving_on:
            asked = await self.next_of(host)
            if asked:
                return asked
            status = host.table.status
            config = again(host.table.game, host.config, status.links(), rotated, status.beginner())
            kept_together(config, yes)
            return await self.lead_to(host, config)

    async def next_of(self, host: TableHost) -> str:
        """The table that this one points to; "" if there is none, or it is gone."""
        asked = host.config.next
        return asked if asked and (asked in self.registry.tables or await self.store.table(asked) is not None) else ""

    async def lead_to(self, host: TableHost, config: TableConfig) -> str:
        def action(draft: TableConfig) -> None:
            draft.next = config.id

        config.muted = muted_still(host.config, config)
        said = carried(await self.store.chat(host.id), host.config, config)
        # Guests go there as soon as they are told: it is stored before.
        made = await self.lobby.add(find_game(config.game), config, said)
        try:
            await host.change(action)
        except RequestRefused as error:
            if error.message.id == NOT_STORED:  # where nobody knows whether it was, it has to stay
                made.act(self.discard, made)
            raise
        return config.id

    # --- another one

    async def another(self, host: TableHost, person: PersonRow, wish: bodies.Another) -> str:
        """Back to a room with the same people, where the host starts what they want to play; if it is there already, that one."""
        if not host.config.seats_of(person.id):
            raise RequestRefused(403, "rematch-players-only")
        if host.config.state != "over" or host.config.result is None:
            raise RequestRefused(409, "rematch-not-over")
        async with host.moving_on:
            asked = await self.next_of(host)
            if asked:
                return asked
            here = {guest.person for guest in host.guests() if guest.seat is not None}
            owner = host.config.owner if host.config.owner in here else person.id
            game = find_game(wish.game or host.config.game)
            config = another(game, host.config, host.table.status.links(), owner)
            return await self.lead_to(host, config)

    # --- the room

    async def reshape(self, host: TableHost, person: PersonRow, wish: bodies.Room) -> TableHost:
        """The host changes what is to be played, or how many play. If the table has another size or game then, everybody is
        asked to come again at once: it is read anew."""

        def action(draft: TableConfig) -> bool:
            check_owner(draft, person)
            check_open(draft)
            if draft.fixed:
                raise RequestRefused(409, "has-begun")
            game = find_game(wish.game or draft.game)
            before = (draft.game, len(draft.occupants), draft.clock)
            wanted = wish.options if wish.options is not None else draft.wanted if game.name == draft.game else {}
            shaped(draft, game, wish.seats)
            try:
                setup = game.setup(len(draft.occupants), built_in_only(game, wanted))
            except BadInput as error:
                raise RequestRefused.of(422, spoken(error.message)) from None
            draft.game, draft.rules = game.name, game.version
            draft.options, draft.wanted, draft.data = dict(setup.options), dict(wanted), public_data(game, setup)
            draft.clock = wish.clock or draft.clock
            draft.public = draft.public if wish.public is None else wish.public
            return before != (draft.game, len(draft.occupants), draft.clock)

        async with host.moving_on:
            if not await host.change(action):
                return host
            host.act(host.table.let_go, "closing")
            if self.registry.tables.get(host.id) is host:
                del self.registry.tables[host.id]
        return await self.registry.find(host.id)

    async def start(self, host: TableHost, person: PersonRow) -> None:
        """The host starts: refused if a seat is free."""

        def action(draft: TableConfig) -> None:
            check_owner(draft, person)
            check_open(draft)
            free = [letter(seat) for seat, occupant in enumerate(draft.occupants) if occupant.is_free]
            if free:
                raise RequestRefused(409, "start-missing", seats=", ".join(free))
            draft.held = False

        await host.change(action)

    # --- thrown away

    async def throw_away(self, host: TableHost, person: PersonRow) -> None:
        """A person deletes a table at which nobody else has a seat."""
        await host.promise(partial(discard, host.table), person.id)
        gone = self.registry.loading.get(host.id)
        if gone is not None:
            await asyncio.shield(gone)

    def discard(self, host: TableHost) -> None:
        """Anyone who looks for the table meanwhile waits until it is gone."""
        id = host.id
        host.table.let_go("deleted")
        if self.registry.tables.get(id) is host:
            del self.registry.tables[id]
        self.registry.sleepers.drop(id)
        task = self.registry.loading[id] = asyncio.create_task(self.drop(id))
        task.add_done_callback(lambda done: self.registry.loading.pop(id, None))

    async def drop(self, id: str) -> TableHost | None:
        """None: nobody finds it. If it cannot be deleted, it is as it was."""
        for _ in range(ATTEMPTS):
            try:
                await self.store.save(DropTable(id))
                self.lobby.openings.drop(id)
                return None
            except StoreError as error:
                log.warning("table %s cannot be deleted: %s", id[:6], error)
                await asyncio.sleep(AGAIN_SECONDS)
        return await self.registry.load(id)

    async def seats_at(self, id: str, person: PersonRow) -> list[int]:
        """The seats of a person at a table, whichever server has it."""
        row = await self.store.table(id) if id else None
        return [] if row is None else decode_config(row.doc).seats_of(person.id)
