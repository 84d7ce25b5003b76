"""Who deletes their data leaves no name behind: not at seats given up or moved, not in a series, not in the bytes of the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sheepfold.client import Guest
from sheepfold.server import bodies
from sheepfold.server.app import App
from sheepfold.server.store.rows import PersonRow
from sheepfold.server.tables.host import TableHost
from sheepfold.table import messages
from sheepfold.table.config import encode_config
from tests.server.in_process import BOT, ME, server
from tests.server.playing import Line
from tests.server.server_process import ServerProcess
from tests.waiting import on_loop, until

OPEN = bodies.SeatPlan("open")
NAME = "Wilhelmina"


async def doc_of(app: App, id: str) -> str:
    row = await app.store.table(id)
    assert row is not None
    return row.doc.decode()


async def finished(app: App, person: PersonRow) -> TableHost:
    """A game of this person and a bot that is over."""
    host = await app.lobby.open(person, bodies.NewTable(game="sheep-sheep", seats=[ME, BOT]))
    await until(lambda: host.config.state == "playing")
    host.act(host.table.seats.set_away, 0, True)
    await until(lambda: host.config.state == "over", 60)
    return host


@on_loop
async def test_a_finished_game_that_was_left_before_names_nobody(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter(NAME)
        host = await finished(app, person)
        await app.lobby.leave(host, person, 0)
        assert NAME in await doc_of(app, host.id)  # others want to know whom they played with
        await app.erasure.forget(person)
        doc = await doc_of(app, host.id)
        assert NAME not in doc
        assert person.id not in doc
        assert await app.store.traces(person.id) == []


@on_loop
async def test_a_series_that_went_on_without_somebody_does_not_name_them(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter(NAME)
        renamed = await app.people.change(person, name="Other")
        host = await finished(app, person)
        second = await app.registry.find(await app.series.rematch(host, [person.id]))
        seat = second.config.seats_of(person.id)[0]
        await app.lobby.leave(second, person, seat)
        assert NAME in await doc_of(app, second.id)
        await app.erasure.forget(renamed)  # who is called otherwise now
        for table in (host, second):
            assert NAME not in await doc_of(app, table.id)
            assert NAME not in encode_config(table.config).decode()


@on_loop
async def test_a_seat_that_was_moved_does_not_keep_the_name_of_who_moved_it(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter(NAME)
        other, _ = await app.people.enter("Zoe")
        host = await app.lobby.open(person, bodies.NewTable(game="bauernschlau", seats=[ME, OPEN]))
        await app.lobby.take_over(other, await app.lobby.move_code(host, person, 0))
        guest = Listener(other.id)
        host.attach(guest, -1)
        host.receive(guest, messages.Say("1", "Hello"))
        await until(lambda: any(row.text == "Hello" for row in host.table.chat.rows))
        assert [row.name for row in await app.store.chat(host.id)] == [NAME]
        await app.erasure.forget(person)
        assert NAME not in await doc_of(app, host.id)
        assert host.config.occupants[0].name == "Seat A"
        assert host.config.occupants[0].person == other.id
        assert [(row.name, row.text) for row in await app.store.chat(host.id)] == [("", "Hello")]
        assert [(said.name, said.text) for said in host.table.chat.heard_by(None)] == [("", "Hello")]
        guest.parted = True
        host.detach(guest)


@on_loop
async def test_a_host_who_planned_their_own_seat_is_not_named(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter(NAME)
        host = await app.lobby.open(person, bodies.NewTable(game="sheep-sheep", seats=[OPEN, BOT]))
        await app.lobby.plan(host, person, 0, ME)
        await until(lambda: host.config.state == "playing")
        host.act(host.table.seats.set_away, 0, True)
        await until(lambda: host.config.state == "over", 60)
        await app.lobby.leave(host, person, 0)
        renamed = await app.people.change(person, name="Other")
        await app.erasure.forget(renamed)
        assert NAME not in await doc_of(app, host.id)


async def sit_down(app: App, person: PersonRow, how: str, host: TableHost, code: str) -> None:
    if how == "join":
        await app.lobby.join(host, person, bodies.Join())
    elif how == "open":
        await app.lobby.open(person, bodies.NewTable(game="bauernschlau", seats=[ME, OPEN]))
    elif how == "plan":
        await app.lobby.plan(host, person, 0, ME)
    else:
        await app.lobby.take_over(person, code)


@pytest.mark.parametrize("how", ["join", "open", "plan", "takeover"])
@on_loop
async def test_who_sits_down_while_being_deleted_is_not_named(tmp_path: Path, how: str) -> None:
    """Two requests at once: delete me, and give me a seat. Whichever is first, no name is left."""
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter(NAME)
        other, _ = await app.people.enter("Zoe")
        host = await app.lobby.open(other, bodies.NewTable(game="bauernschlau", seats=[ME, OPEN]))
        own = await app.lobby.open(person, bodies.NewTable(game="bauernschlau", seats=[OPEN, OPEN]))
        code = await app.lobby.move_code(host, other, 0)
        for turns in range(12):
            gone = asyncio.create_task(app.erasure.forget(person))
            for _ in range(turns):
                await asyncio.sleep(0)
            await asyncio.gather(sit_down(app, person, how, host if how == "join" else own, code), gone, return_exceptions=True)
            assert await app.store.traces(person.id) == []
            for table in app.registry.tables.values():
                assert not table.config.seats_of(person.id)
                assert NAME not in encode_config(table.config).decode()
            person, _ = await app.people.enter(NAME)
            own = await app.lobby.open(person, bodies.NewTable(game="bauernschlau", seats=[OPEN, OPEN]))


@on_loop
async def test_a_token_stays_dead_whatever_is_asked_with_it_meanwhile(tmp_path: Path) -> None:
    """Delete me, and call me otherwise, at once: the second must not bring the person back."""
    async with server(tmp_path) as (app, _):
        for turns in range(6):
            person, token = await app.people.enter(NAME)
            gone = asyncio.create_task(app.erasure.forget(person))
            for _ in range(turns):
                await asyncio.sleep(0)
            await asyncio.gather(app.people.change(person, name="Other"), gone, return_exceptions=True)
            assert await app.people.of(token) is None
            app.people.has_gone(person.id)
            assert await app.people.of(token) is None
            assert await app.store.person(person.id) is None


@on_loop
async def test_who_was_deleted_does_not_look_on(tmp_path: Path) -> None:
    """Their token opens nothing, and what it had opened is closed: at tables where they never sat, too."""
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter(NAME)
        other, _ = await app.people.enter("Zoe")
        host = await app.lobby.open(other, bodies.NewTable(game="bauernschlau", seats=[ME, OPEN]))
        guest = Listener(person.id)
        guest.seat = None
        host.attach(guest, -1)
        await app.erasure.forget(person)
        assert guest.parted


class Listener:
    """Somebody at a seat."""

    seat: int | None = 0
    is_bot = False
    rung = ""
    farewell: asyncio.Task[None] | None = None

    def __init__(self, person: str) -> None:
        self.person = person
        self.parted = False

    def deliver(self, data: bytes, can_wait: bool = False) -> None:
        """Heard."""

    def part(self, reason: str) -> None:
        self.parted = True


@on_loop
async def test_a_namesake_keeps_the_name(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter(NAME)
        namesake, _ = await app.people.enter(NAME)
        host = await app.lobby.open(person, bodies.NewTable(game="bauernschlau", seats=[ME, OPEN]))
        await app.lobby.join(host, namesake, bodies.Join())
        await until(lambda: host.config.state == "playing")
        await app.erasure.forget(person)
        assert [occupant.name for occupant in host.config.occupants] == ["", NAME]


@pytest.mark.parametrize("killed", [False, True])
def test_no_byte_of_a_deleted_person_is_left_in_the_files(tmp_path: Path, killed: bool) -> None:
    said = "a-secret-nobody-else-would-say"

    async def play(server: ServerProcess) -> None:
        guest, other = Guest(server.address, NAME), Guest(server.address, "Zoe")
        for _ in range(3):
            table = guest.open_table("bauernschlau", [{"kind": "me"}, {"kind": "open"}])["id"]
            other.join(table)
            line = await Line.to(server.address, table, "A", guest.token)
            await line.hear()
            for number in range(5):
                assert isinstance(await line.ask(messages.Say(f"{number}", f"{said} {number}")), messages.Done)
            await line.close()
        assert found(server) == (True, True)
        guest.ask("DELETE", "/api/people/me")

    def found(server: ServerProcess) -> tuple[bool, bool]:
        data = b"".join(server.files())
        return NAME.encode() in data, said.encode() in data

    with ServerProcess(tmp_path) as server:
        asyncio.run(play(server))
        if killed:
            server.kill()
            server.start()
        assert found(server) == (False, False)
