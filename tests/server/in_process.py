"""A server inside the test's own process, whose store refuses to write whenever the test likes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sheepfold.server import bodies
from sheepfold.server.app import App
from sheepfold.server.config import Config
from sheepfold.server.store.rows import Change
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.store.store import Done, StoreError
from sheepfold.server.tables.host import TableHost
from sheepfold.table import messages

ME, BOT = bodies.SeatPlan("me"), bodies.SeatPlan("bot", "greedy")
NO_CLOCK = messages.ClockPlan()


class Refusing:
    """The writes of a store, refused as long as one likes; how many were."""

    def __init__(self, app: App) -> None:
        self.write = app.store.write
        self.refused = 0
        self.on = False
        app.store.write = self.instead  # type: ignore[method-assign]

    def instead(self, changes: Sequence[Change], done: Done) -> None:
        if self.on:
            self.refused += 1
            asyncio.get_running_loop().call_soon(done, StoreError("full", "no room"))
        else:
            self.write(changes, done)


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[App, Refusing]]:
    app = App(Config(workers=1, data=str(folder)), open_store(folder / "data"))
    try:
        yield app, Refusing(app)
    finally:
        await app.registry.stop()
        await app.store.close()


async def table_of(app: App, seats: list[bodies.SeatPlan], clock: messages.ClockPlan = NO_CLOCK) -> TableHost:
    person, _ = await app.people.enter("Ada")
    return await app.lobby.open(person, bodies.NewTable(game="bauernschlau", seats=seats, clock=clock))
