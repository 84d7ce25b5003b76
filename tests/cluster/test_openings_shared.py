"""Tables that wait for players, where several servers share a store: counted at all, closed by the one that has them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sheepfold.server.app import App
from sheepfold.server.config import Config
from sheepfold.server.store.postgres import open_postgres
from sheepfold.table.refusals import RequestRefused
from tests.server.in_process import ME
from tests.server.test_openings import OPEN, guest, later, limited, lobby, open_one, refusal
from tests.waiting import on_loop


@asynccontextmanager
async def servers(database: str, folder: Path) -> AsyncIterator[tuple[App, App]]:
    one, other = [
        App(Config(workers=1, data=str(folder / name), store=database), await open_postgres(database, name))
        for name in ("one", "other")
    ]
    try:
        yield limited(one), limited(other)
    finally:
        for app in (one, other):
            await app.registry.stop()
            await app.store.close()


@on_loop
async def test_tables_count_at_every_server(database: str, tmp_path: Path) -> None:
    async with servers(database, tmp_path) as (one, other):
        ada = await guest(one)
        for seats in ((OPEN, OPEN), (ME, OPEN), (OPEN, OPEN)):
            await open_one(one, ada, *seats)
        assert (await refusal(other, ada)).message.values["count"] == 3


@on_loop
async def test_a_server_closes_no_table_that_another_has(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers(database, tmp_path) as (one, other):
        ada = await guest(one)
        empty, seated = await open_one(one, ada), await open_one(one, ada, ME, OPEN)
        later(monkeypatch)
        await other.lobby.openings.expire()
        assert set(await lobby(other)) == {empty.id, seated.id}
        await one.registry.give_up(one.registry.sweep())  # nobody is there
        await other.lobby.openings.expire()
        assert await lobby(one) == []
        with pytest.raises(RequestRefused, match="no-table"):
            await one.registry.find(empty.id)
        assert seated.id in other.registry.tables
        assert other.metrics.counts["tables_expired"] == 2
