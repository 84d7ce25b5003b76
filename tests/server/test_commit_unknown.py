"""A commit that fails leaves it open whether it stands: nobody is told that something was not stored which is there after a crash."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sheepfold.client import Guest
from sheepfold.server import bodies
from sheepfold.server.store import database
from sheepfold.server.store.rows import Change, SavePerson, SaveTable
from sheepfold.server.store.sqlite import SqliteStore
from sheepfold.server.store.store import StoreError
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused
from sheepfold.table.rows import Append
from tests.server.in_process import ME, server
from tests.server.keeping import TABLE, a_move, a_person, a_table, in_store, outcomes
from tests.server.playing import Line
from tests.server.server_process import ServerProcess
from tests.server.stored import rows_of
from tests.waiting import on_loop

HERE = Path(__file__).parent


class Failing:
    """Connections whose commits fail as often as a test likes: before they are made, or after."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fail = 0
        self.made = True  # whether what fails was made nevertheless
        self.closed = False  # no connection can be had
        real = database.writer
        monkeypatch.setattr(database, "writer", lambda path: self.opened(real(path)))

    def opened(self, connection: sqlite3.Connection) -> Any:
        if self.closed:
            connection.close()
            raise self.error()
        return Connection(connection, self)

    def error(self) -> sqlite3.OperationalError:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        return error


class Connection:
    def __init__(self, real: sqlite3.Connection, failing: Failing) -> None:
        self.real = real
        self.failing = failing

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def execute(self, words: str, *given: Any) -> Any:
        if words == "COMMIT" and self.failing.fail:
            self.failing.fail -= 1
            self.real.execute("COMMIT" if self.failing.made else "ROLLBACK")
            raise self.failing.error()
        return self.real.execute(words, *given)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Failing:
    return Failing(monkeypatch)


@pytest.mark.parametrize("made", [True, False])
def test_a_commit_that_fails_is_lost_for_all_of_its_group_and_is_not_tried_again(
    tmp_path: Path, failing: Failing, made: bool
) -> None:
    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), SaveTable(a_table("another")))
        failing.fail, failing.made = 1, made
        writes: list[list[Change]] = [[Append(a_move(0))], [Append(a_move(0, "another"))], [SavePerson(a_person())]]
        assert [error and error.kind for error in await outcomes(store, *writes)] == ["lost"] * 3
        claimed = await store.claim(TABLE)
        assert claimed is not None
        assert claimed.mine
        assert [len(await store.log(table)) for table in (TABLE, "another")] == [int(made)] * 2
        await store.save(Append(a_move(int(made))))  # and it goes on

    in_store(tmp_path, look)


def test_no_table_is_given_out_before_it_is_decided_what_stands(tmp_path: Path, failing: Failing) -> None:
    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()))
        failing.fail, failing.closed = 1, True
        assert [error and error.kind for error in await outcomes(store, [Append(a_move(0))])] == ["lost"]
        with pytest.raises(StoreError, match="away"):
            await store.claim(TABLE)
        assert [error and error.kind for error in await outcomes(store, [Append(a_move(1))])] == ["away"]
        failing.closed = False
        assert await store.claim(TABLE) is not None
        assert await store.log(TABLE) == [a_move(0)]

    in_store(tmp_path, look)


@on_loop
async def test_a_new_table_of_which_nobody_knows_is_not_said_to_be_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = Failing(monkeypatch)
    async with server(tmp_path) as (app, _):
        failing.fail = 1
        with pytest.raises(StoreError, match="lost"):
            await app.people.enter("Ada")
        person, _ = await app.people.enter("Ada")
        failing.fail = 1
        with pytest.raises(RequestRefused, match="refused-store-unknown"):
            await app.lobby.open(person, bodies.NewTable(game="bauernschlau", seats=[ME, ME]))
        assert not app.registry.tables


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that makes the disk fail; the engine is built with the same compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler is not None, "a C compiler is needed, as for the engine"
    library = tmp_path_factory.mktemp("disk") / "failing_disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, HERE / "failing_disk.c", "-ldl"], check=True)
    return library


def test_a_disk_that_fails_at_a_commit_and_a_kill_leave_no_refused_move_behind(tmp_path: Path, disk: Path) -> None:
    """The system says that the log could not be synced, yet what was written may be there for the next start to find."""
    sign = tmp_path / "now"

    async def play(server: ServerProcess) -> tuple[str, str, messages.Do, Guest]:
        guest = Guest(server.address, "Ada")
        table = guest.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        lines = [await Line.to(server.address, table, letter, guest.token) for letter in "AB"]
        for line in lines:
            await line.hear()
            await line.reach(0)
        sign.touch()
        seat, line = next((seat, line) for seat, line in zip("AB", lines, strict=True) if line.mirror.legal)
        move = messages.Do("m1", line.mirror.prompt, line.mirror.legal[0])
        await line.send(move)
        answer = await line.until(lambda message: isinstance(message, messages.RefusedMove | messages.Done | messages.Bye))
        assert isinstance(answer, messages.Bye), "nobody is told that it was stored, or that it was not"
        assert await line.closed() == 1012  # to come back and see
        return table, seat, move, guest

    async def again(server: ServerProcess, table: str, seat: str, move: messages.Do, guest: Guest) -> None:
        line = await Line.to(server.address, table, seat, guest.token)
        assert isinstance(await line.ask(move), messages.Done)
        await line.close()

    environ = {"LD_PRELOAD": str(disk), "FAILING_DISK": str(sign)}
    with ServerProcess(tmp_path, environ=environ) as server:
        table, seat, move, guest = asyncio.run(play(server))
        server.kill()
        sign.unlink()
        server.start()
        asyncio.run(again(server, table, seat, move, guest))
        assert [row.id for row in rows_of(server, table) if row.kind == "move"] == ["m1"]
