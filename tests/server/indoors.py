"""A house inside the test's own process, whose store refuses to write whenever the test likes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sheepfold.server import wire
from sheepfold.server.app import App
from sheepfold.server.config import Config
from sheepfold.server.sqlite import open_store
from sheepfold.server.store import Change, Done, StoreError
from sheepfold.server.table import Table

ME, BOT = wire.SeatPlan("me"), wire.SeatPlan("bot", "greedy")
NO_CLOCK = wire.ClockPlan()


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
async def house(folder: Path) -> AsyncIterator[tuple[App, Refusing]]:
    app = App(Config(workers=1, data=str(folder)), open_store(folder / "data"))
    try:
        yield app, Refusing(app)
    finally:
        await app.desk.stop()
        await app.store.close()


async def table_of(app: App, seats: list[wire.SeatPlan], clock: wire.ClockPlan = NO_CLOCK) -> Table:
    person, _ = await app.desk.people.enter("Ada")
    return await app.desk.open(person, wire.NewTable("bauernschlau", seats, clock=clock))
