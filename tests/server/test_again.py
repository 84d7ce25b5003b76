"""What the store refused and nobody will ask for again is tried again by the house: a game that begins, a move for somebody whose
time is out, a bot's move."""

from __future__ import annotations

from pathlib import Path

import pytest

from sheepfold.server import wire
from sheepfold.server.guests import Thinkers
from tests.server.indoors import BOT, ME, house, table_of
from tests.waiting import on_loop, until


@on_loop
async def test_a_game_that_could_not_begin_begins_later(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, store):
        table = await table_of(app, [ME, wire.SeatPlan("open")])
        table.charter.holders[1] = table.charter.holders[0]
        store.on = True
        table.changed()
        await until(lambda: store.refused == 2)
        assert table.charter.state == "open"
        store.on = False
        await until(lambda: table.charter.state == "playing")
        assert table.n == 0


@on_loop
async def test_a_move_for_somebody_whose_time_is_out_is_played_later(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, store):
        table = await table_of(app, [ME, ME], wire.ClockPlan("move", 5))
        await until(lambda: table.charter.state == "playing")
        store.on = True
        await until(lambda: store.refused == 2, 20)
        assert table.n == 0
        store.on = False
        await until(lambda: table.n == 1)
        assert table.rows[1].kind == "clock"


@on_loop
async def test_a_bot_tries_again_and_not_all_the_time(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, store):
        table = await table_of(app, [BOT, BOT])
        await until(lambda: table.n > 3, 60)
        store.on = True
        took = await until(lambda: store.refused == 3)
        assert took > 1.5, "three tries are two pauses"
        kept = table.n
        store.on = False
        await until(lambda: table.n > kept + 3)


@on_loop
async def test_a_bot_moves_also_if_no_process_can_be_had_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(thinkers: Thinkers) -> None:
        raise OSError("too many open files")

    monkeypatch.setattr(Thinkers, "open_pool", none)
    async with house(tmp_path) as (app, _):
        table = await table_of(app, [BOT, BOT])
        await until(lambda: table.n > 3)
        assert app.desk.thinkers.thinking in (0, 1)
