"""What one does about tables when something fails halfway: nothing is promised that is not there, nothing is left over."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from sheepfold.server import wire
from sheepfold.server.app import App
from sheepfold.server.store import PersonRow
from sheepfold.server.surroundings import Turned
from sheepfold.server.table import Table
from sheepfold.server.takeback import take_back
from tests.server.indoors import BOT, ME, house, table_of
from tests.waiting import on_loop, until


class Once:
    """Fails the first time it is called, in place of a method."""

    def __init__(self, owner: object, name: str) -> None:
        self.method = getattr(owner, name)
        self.calls = 0
        setattr(owner, name, self)

    def __call__(self, *given: Any) -> Any:
        self.calls += 1
        if self.calls == 1:
            raise Turned(503, "the house cannot store anything now (away); try again later")
        return self.method(*given)


async def finished(app: App) -> tuple[Table, PersonRow]:
    """A game that is over, of a person for whom a bot played."""
    person, _ = await app.desk.people.enter("Ada")
    table = await app.desk.open(person, wire.NewTable("sheep-sheep", [ME, BOT]))
    await until(lambda: table.charter.state == "playing")
    table.set_away(0, True)
    await until(lambda: table.charter.state == "over", 60)
    return table, person


@on_loop
async def test_a_rematch_that_could_not_be_stored_can_be_asked_for_again(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, _):
        table, person = await finished(app)
        Once(app.desk, "add")
        with pytest.raises(Turned):
            await app.desk.rematch(table, person, wire.Rematch())
        assert table.charter.next
        asked = await asyncio.gather(*(app.desk.rematch(table, person, wire.Rematch()) for number in range(3)))
        assert len(set(asked)) == 1
        assert table.charter.next == asked[0]
        assert (await app.desk.find(asked[0])).charter.earlier


@on_loop
async def test_who_is_forgotten_leaves_seat_and_name_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, _):
        table, person = await finished(app)
        writes: list[object] = []
        write = app.store.write

        def counted(changes: Any, done: Any) -> None:
            writes.append(changes)
            write(changes, done)

        app.store.write = counted  # type: ignore[method-assign]
        await app.desk.forget_at(table, person)
        assert (table.charter.holders[0].person, table.charter.holders[0].name) == ("", "")
        assert len(writes) == 1, "a second one might fail, and nobody would know of the name any more"


@on_loop
async def test_a_code_is_still_good_if_the_seat_could_not_be_moved(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, _):
        table = await table_of(app, [ME, wire.SeatPlan("open")])
        owner = await app.store.person(table.charter.owner)
        assert owner is not None
        code = await app.desk.move_code(table, owner, 0)
        other, _ = await app.desk.people.enter("Bea")
        Once(table, "change")
        with pytest.raises(Turned, match="try again later"):
            await app.desk.take_over(other, code)
        assert table.charter.holders[0].person == owner.id
        assert await app.desk.take_over(other, code) == (table, 0)
        assert table.charter.holders[0].person == other.id


@on_loop
async def test_a_table_that_is_read_again_gives_no_time_back(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, _):
        table = await table_of(app, [ME, ME], wire.ClockPlan("game", 100))
        await until(lambda: table.charter.state == "playing")
        seat = table.asked()[0]
        await asyncio.sleep(3)
        app.desk.lost(table)
        await until(lambda: table.charter.id in app.desk.tables)
        again = app.desk.tables[table.charter.id]
        assert again is not table
        assert 95 < again.clock.left[seat] < 99.5  # the log says to the second when it was asked
        assert again.rows[-1].kind == "pause"


@on_loop
async def test_what_was_thought_about_a_question_that_is_gone_is_not_charged_to_the_next(tmp_path: Path) -> None:
    """Somebody has thought for a minute when the house stops; then the move that had asked them is taken back, and the table is
    read again. With a time for each move the next question has its whole time."""
    async with house(tmp_path) as (app, _):
        table = await table_of(app, [ME, ME], wire.ClockPlan("move", 100))
        await until(lambda: table.charter.state == "playing")
        mover = table.asked()[0]
        other = await move_until_another_is_asked(table)
        table.clock.since[other] -= 60
        await app.store.save(*table.timekeeper.pause())
        assert table.clock.left[other] < 41
        take_back(table, [row.n for row in table.rows if row.kind == "move"], mover)
        await until(lambda: table.asked() == [mover])
        app.desk.lost(table)
        await until(lambda: table.charter.id in app.desk.tables)
        again = app.desk.tables[table.charter.id]
        assert again.clock.left[other] == 100
        assert await move_until_another_is_asked(again) == other
        again.clock.run([])
        assert again.clock.left[other] > 90


async def move_until_another_is_asked(table: Table) -> int:
    mover = table.asked()[0]
    while table.asked() == [mover]:
        assert table.run is not None
        n = table.n
        table.move(mover, table.game.legal(table.run.position, mover)[0], "move", "", None)
        await until(lambda n=n: table.n > n)  # type: ignore[misc]
    return table.asked()[0]


@on_loop
async def test_a_guest_who_does_not_listen_does_not_hold_up_a_stop(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, _):
        table = await table_of(app, [ME, BOT])
        deaf = Deaf(table.charter.owner)
        table.attach(deaf, 0)
        await until(lambda: deaf in table.guests())
        began = time.monotonic()
        await app.desk.stop()
        assert time.monotonic() - began < 2
        assert deaf.farewell is not None
        deaf.farewell.cancel()


class Deaf:
    """Somebody whose line is never done with saying bye."""

    seat: int | None = 0
    house = False

    def __init__(self, person: str) -> None:
        self.person = person
        self.parted = False
        self.farewell: asyncio.Task[None] | None = None

    def deliver(self, data: bytes) -> None:
        """Nothing is heard."""

    def part(self, reason: str) -> None:
        self.farewell = asyncio.create_task(asyncio.sleep(60))


@on_loop
async def test_whoever_asked_for_something_at_a_table_that_freezes_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, _):
        table = await table_of(app, [ME, wire.SeatPlan("open")])

        def mistaken(draft: object) -> None:
            raise RuntimeError("a mistake of ours")

        with pytest.raises(Turned, match="frozen by a mistake of ours"):
            await table.change(mistaken)


@pytest.mark.parametrize("id", ["", "x", "A" * 40, "{}\0x", "{} ", "{}\n", "../{}"])
def test_what_is_no_id_finds_no_table(tmp_path: Path, id: str) -> None:
    @on_loop
    async def whole() -> None:
        async with house(tmp_path) as (app, _):
            table = await table_of(app, [ME, BOT])
            with pytest.raises(Turned, match="there is no such table"):
                await app.desk.find(id.replace("{}", table.charter.id))

    whole()
