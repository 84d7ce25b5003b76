"""What one does about tables when something fails halfway: nothing is promised that is not there, nothing is left over."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from sheepfold.server import bodies
from sheepfold.server.app import App
from sheepfold.server.store.rows import PersonRow, SaveTable
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.host import TableHost, change_of
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused
from tests.server.in_process import BOT, ME, server, table_of
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
            raise RequestRefused(503, "store-cannot", kind="away")
        return self.method(*given)


def fail_next_change(app: App, host: TableHost) -> None:
    """The next change of this table cannot be stored."""
    write = app.store.write

    def fail_once(changes: Any, done: Any) -> None:
        if any(isinstance(change, SaveTable) and change.row.id == host.id for change in changes):
            app.store.write = write  # type: ignore[method-assign]
            asyncio.get_running_loop().call_soon(done, StoreError("away", "the disk is full of hay"))
        else:
            write(changes, done)

    app.store.write = fail_once  # type: ignore[method-assign]


async def finished(app: App) -> tuple[TableHost, PersonRow]:
    """A game that is over, of a person for whom a bot played."""
    person, _ = await app.people.enter("Ada")
    host = await app.lobby.open(person, bodies.NewTable(game="sheep-sheep", seats=[ME, BOT]))
    await until(lambda: host.config.state == "playing")
    host.act(host.table.seats.set_away, 0, True)
    await until(lambda: host.config.state == "over", 60)
    return host, person


@on_loop
async def test_a_table_that_comes_while_nothing_can_be_stored_knows_it(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter("Ada")
        app.registry.tell_trouble(True)
        host = await app.lobby.open(person, bodies.NewTable(game="sheep-sheep", seats=[ME, bodies.SeatPlan("open")]))
        guest = Deaf(person.id)
        host.attach(guest, -1)
        assert messages.encode(messages.Trouble("store")) in guest.delivered
        guest.parted = True
        host.detach(guest)


@on_loop
async def test_a_rematch_that_could_not_be_stored_can_be_asked_for_again(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host, person = await finished(app)
        Once(app.lobby, "add")
        with pytest.raises(RequestRefused):
            await app.series.rematch(host, [person.id])
        assert not host.config.next, "nobody is sent to a table that is not there"
        asked = await asyncio.gather(*(app.series.rematch(host, [person.id]) for number in range(3)))
        assert len(set(asked)) == 1
        assert host.config.next == asked[0]
        assert (await app.registry.find(asked[0])).config.earlier


@on_loop
async def test_a_next_table_is_there_before_anybody_is_told_of_it(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host, person = await finished(app)
        guest = Deaf(person.id)
        host.attach(guest, host.table.n)
        guest.delivered.clear()
        add = app.lobby.add

        async def late(*given: Any) -> Any:
            made = await add(*given)
            assert not guest.delivered
            return made

        app.lobby.add = late  # type: ignore[assignment, method-assign]
        next_id = await app.series.rematch(host, [person.id])
        assert any(next_id.encode() in data for data in guest.delivered)
        guest.parted = True
        host.detach(guest)


@on_loop
async def test_a_next_table_nobody_could_be_told_of_is_not_left_over(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host, person = await finished(app)
        fail_next_change(app, host)
        with pytest.raises(RequestRefused):
            await app.series.rematch(host, [person.id])
        await until(lambda: not app.registry.loading)
        assert list(app.registry.tables) == [host.id]
        assert not host.config.next
        next_id = await app.series.rematch(host, [person.id])
        assert host.config.next == next_id


@on_loop
async def test_who_is_forgotten_leaves_seat_and_name_at_once(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host, person = await finished(app)
        writes: list[object] = []
        write = app.store.write

        def counted(changes: Any, done: Any) -> None:
            if any(isinstance(change, SaveTable) for change in changes):
                writes.append(changes)
            write(changes, done)

        app.store.write = counted  # type: ignore[method-assign]
        await app.erasure.forget_at(host, person)
        assert (host.config.occupants[0].person, host.config.occupants[0].name) == ("", "")
        assert len(writes) == 1, "a second one might fail, and nobody would know of the name any more"


@on_loop
async def test_a_code_is_still_good_if_the_seat_could_not_be_moved(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host = await table_of(app, [ME, bodies.SeatPlan("open")])
        owner = await app.store.person(host.config.owner)
        assert owner is not None
        code = await app.lobby.move_code(host, owner, 0)
        other, _ = await app.people.enter("Bea")
        fail_next_change(app, host)
        with pytest.raises(RequestRefused, match="refused-store-cannot"):
            await app.lobby.take_over(other, code)
        assert host.config.occupants[0].person == owner.id
        assert await app.lobby.take_over(other, code) == (host, 0)
        assert host.config.occupants[0].person == other.id


@on_loop
async def test_a_table_that_is_read_again_gives_no_time_back(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host = await table_of(app, [ME, ME], messages.ClockPlan("game", 100))
        await until(lambda: host.config.state == "playing")
        seat = host.table.context.asked()[0]
        await asyncio.sleep(3)
        app.registry.lost(host)
        await until(lambda: host.config.id in app.registry.tables)
        again = app.registry.tables[host.config.id]
        assert again is not host
        assert 95 < again.table.clocks.clock.left[seat] < 99.5  # the log says to the second when it was asked
        assert again.table.context.log.rows[-1].kind == "pause"


@on_loop
async def test_what_was_thought_about_a_question_that_is_gone_is_not_charged_to_the_next(tmp_path: Path) -> None:
    """Somebody has thought for a minute when the server stops; then the move that had asked them is taken back, and the table is
    read again. With a time for each move the next question has its whole time."""
    async with server(tmp_path) as (app, _):
        host = await table_of(app, [ME, ME], messages.ClockPlan("move", 100))
        await until(lambda: host.config.state == "playing")
        mover = host.table.context.asked()[0]
        other = await move_until_another_is_asked(host)
        host.table.clocks.clock.since[other] -= 60
        await app.store.save(*map(change_of, host.pause()))
        assert host.table.clocks.clock.left[other] < 41
        host.act(host.table.undos.take_back, [row.n for row in host.table.context.log.rows if row.kind == "move"], mover)
        await until(lambda: host.table.context.asked() == [mover])
        app.registry.lost(host)
        await until(lambda: host.config.id in app.registry.tables)
        again = app.registry.tables[host.config.id]
        assert again.table.clocks.clock.left[other] == 100
        assert await move_until_another_is_asked(again) == other
        again.table.clocks.clock.run([])
        assert again.table.clocks.clock.left[other] > 90


async def move_until_another_is_asked(host: TableHost) -> int:
    mover = host.table.context.asked()[0]
    while host.table.context.asked() == [mover]:
        assert host.table.run is not None
        n = host.table.n
        host.act(host.table.moves.make, mover, host.table.game.legal(host.table.run.position, mover)[0], "move")
        await until(lambda n=n: host.table.n > n)  # type: ignore[misc]
    return host.table.context.asked()[0]


@on_loop
async def test_a_guest_who_does_not_listen_does_not_hold_up_a_stop(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host = await table_of(app, [ME, BOT])
        deaf = Deaf(host.config.owner)
        host.attach(deaf, 0)
        await until(lambda: deaf in host.guests())
        began = time.monotonic()
        await app.registry.stop()
        assert time.monotonic() - began < 2
        assert deaf.farewell is not None
        deaf.farewell.cancel()


class Deaf:
    """Somebody whose line is never done with saying bye."""

    seat: int | None = 0
    is_bot = False
    rung = ""

    def __init__(self, person: str) -> None:
        self.person = person
        self.parted = False
        self.farewell: asyncio.Task[None] | None = None
        self.delivered: list[bytes] = []

    def deliver(self, data: bytes, can_wait: bool = False) -> None:
        self.delivered.append(data)

    def part(self, reason: str) -> None:
        self.farewell = asyncio.create_task(asyncio.sleep(60))


@on_loop
async def test_requests_at_a_table_that_freezes_are_answered(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host = await table_of(app, [ME, bodies.SeatPlan("open")])

        def mistaken(draft: object) -> None:
            raise RuntimeError("a mistake of ours")

        with pytest.raises(RequestRefused, match="refused-frozen"):
            await host.change(mistaken)


@pytest.mark.parametrize("id", ["", "x", "A" * 40, "{}\0x", "{} ", "{}\n", "../{}"])
def test_what_is_no_id_finds_no_table(tmp_path: Path, id: str) -> None:
    @on_loop
    async def whole() -> None:
        async with server(tmp_path) as (app, _):
            host = await table_of(app, [ME, BOT])
            with pytest.raises(RequestRefused, match="refused-no-table"):
                await app.registry.find(id.replace("{}", host.config.id))

    whole()


@on_loop
async def test_a_table_with_everybody_there_is_stored_with_its_first_step(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter("Ada")
        before = (await app.store.counts())["writes"]
        host = await app.lobby.open(person, bodies.NewTable(game="sheep-sheep", seats=[ME, ME]))
        assert (host.config.state, host.table.n) == ("playing", 0)
        assert (await app.store.counts())["writes"] == before + 1
        assert [row.kind for row in await app.store.log(host.id)] == ["start"]
        row = await app.store.table(host.id)
        assert row is not None
        assert (row.state, row.code) == ("playing", "")
        fail_write(app)
        with pytest.raises(RequestRefused):
            await app.lobby.open(person, bodies.NewTable(game="sheep-sheep", seats=[ME, ME]))
        assert list(app.registry.tables) == [host.id]
        waiting = await app.lobby.open(person, bodies.NewTable(game="sheep-sheep", seats=[ME, ME], held=True))
        assert (waiting.config.state, waiting.table.n) == ("open", -1)


def fail_write(app: App) -> None:
    """The next write fails."""
    write = app.store.write

    def fail_once(changes: Any, done: Any) -> None:
        app.store.write = write  # type: ignore[method-assign]
        asyncio.get_running_loop().call_soon(done, StoreError("full", "the disk is full of hay"))

    app.store.write = fail_once  # type: ignore[method-assign]


@on_loop
async def test_who_stays_is_told_once_of_those_who_go_together(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter("Ada")
        host = await app.lobby.open(person, bodies.NewTable(game="sheep-sheep", seats=[ME, ME]))
        guests = [Deaf(person.id) for number in range(3)]
        for guest in guests:
            host.attach(guest, -1)
        for guest in guests[1:]:
            guest.parted = True
            host.detach(guest)
        guests[0].delivered.clear()
        await until(lambda: bool(guests[0].delivered))
        await asyncio.sleep(0)
        assert host.guests() == guests[:1]
        assert len(guests[0].delivered) == 1
        guests[0].parted = True
        host.detach(guests[0])
