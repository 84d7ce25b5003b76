"""What the store refused and nobody will ask for again is tried again by the server: a game that begins, a move for somebody whose
time is out, a bot's move."""

from __future__ import annotations

from pathlib import Path

import pytest

from sheepfold.server import bodies
from sheepfold.server.thinkers.pool import Thinkers
from sheepfold.table import messages
from tests.server.in_process import BOT, ME, server, table_of
from tests.waiting import on_loop, until


@on_loop
async def test_a_game_that_could_not_begin_begins_later(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, store):
        host = await table_of(app, [ME, bodies.SeatPlan("open")])
        host.config.occupants[1] = host.config.occupants[0]
        store.on = True
        host.act(host.table.seats.changed)
        await until(lambda: store.refused == 2)
        assert host.config.state == "open"
        store.on = False
        await until(lambda: host.config.state == "playing")
        assert host.table.n == 0


@on_loop
async def test_a_move_for_somebody_whose_time_is_out_is_played_later(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, store):
        host = await table_of(app, [ME, ME], messages.ClockPlan("move", 5))
        await until(lambda: host.config.state == "playing")
        store.on = True
        await until(lambda: store.refused == 2, 20)
        assert host.table.n == 0
        store.on = False
        await until(lambda: host.table.n == 1)
        assert host.table.context.log.rows[1].kind == "clock"


@on_loop
async def test_a_bot_tries_again_and_not_all_the_time(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, store):
        host = await table_of(app, [BOT, BOT])
        await until(lambda: host.table.n > 3, 60)
        store.on = True
        took = await until(lambda: store.refused == 3)
        assert took > 1.5, "three tries are two pauses"
        kept = host.table.n
        store.on = False
        await until(lambda: host.table.n > kept + 3)


@on_loop
async def test_a_bot_moves_also_if_no_process_can_be_had_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(thinkers: Thinkers) -> None:
        raise OSError("too many open files")

    monkeypatch.setattr(Thinkers, "open_pool", none)
    async with server(tmp_path) as (app, _):
        host = await table_of(app, [BOT, BOT])
        await until(lambda: host.table.n > 3)
        assert app.thinkers.thinking in (0, 1)
