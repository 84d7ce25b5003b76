"""The pulse of a house: nothing it does for others makes it miss a beat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sheepfold.server.app import App
from sheepfold.server.config import Config
from sheepfold.server.houses import AT_ONCE, BEAT_SECONDS
from sheepfold.server.postgres import open_postgres
from sheepfold.server.store import StoreError
from sheepfold.server.table import Table
from tests.waiting import on_loop, until


class Adopting:
    """A house to whom tables were left; finding one takes a while, or fails."""

    def __init__(self, app: App, left: list[str], seconds: float = 0.0, failing: str = "") -> None:
        self.app = app
        self.left = left
        self.seconds = seconds
        self.failing = failing
        self.beats = 0
        self.found: list[str] = []
        self.beat = app.store.beat
        app.store.beat = self.counted  # type: ignore[method-assign]
        app.store.orphans = self.orphans  # type: ignore[method-assign]
        app.desk.find = self.find  # type: ignore[method-assign]

    async def counted(self) -> list[str]:
        self.beats += 1
        return await self.beat()

    async def orphans(self, limit: int) -> list[str]:
        taken, self.left = self.left[:limit], self.left[limit:]
        return taken

    async def find(self, id: str) -> Table:
        await asyncio.sleep(self.seconds)
        self.found.append(id)
        if id == self.failing:
            raise StoreError("away", "a line broke")
        return None  # type: ignore[return-value]  # nobody looks at it


@asynccontextmanager
async def alive(database: str, folder: Path) -> AsyncIterator[App]:
    app = App(Config(workers=1, data=str(folder), store=database), await open_postgres(database, "house"))
    living = asyncio.create_task(app.houses.live())
    try:
        yield app
    finally:
        living.cancel()
        await app.desk.stop()
        await app.store.close()


@on_loop
async def test_seeing_to_what_others_left_behind_holds_up_no_beat(database: str, tmp_path: Path) -> None:
    async with alive(database, tmp_path) as app:
        adopting = Adopting(app, ["one", "two"], seconds=3 * BEAT_SECONDS)
        await until(lambda: adopting.found == ["one", "two"])
        assert adopting.beats >= 4


@on_loop
async def test_one_table_that_cannot_be_read_now_is_not_the_last_to_be_seen_to(database: str, tmp_path: Path) -> None:
    async with alive(database, tmp_path) as app:
        left = [str(number) for number in range(AT_ONCE + 3)]
        adopting = Adopting(app, left, failing="2")
        await until(lambda: adopting.found == left)
