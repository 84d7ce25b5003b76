"""`sheepfold migrate-store`: a server that is open and played in is carried into PostgreSQL, and nothing of it is lost."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from pathlib import Path
from random import Random

import psycopg
import pytest
from msgspec.structs import replace

from sheepfold import games
from sheepfold.__main__ import run
from sheepfold.core.errors import BadInput
from sheepfold.server.store import database as folders
from sheepfold.server.store.migrate import Move, begin, finish, move, sums
from sheepfold.server.store.postgres import open_postgres
from sheepfold.server.store.postgres_schema import make_ready
from sheepfold.server.store.rows import AddCode, DropPerson, DropTable, SavePerson, SaveTable
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.store.store import Store
from sheepfold.table.rows import AddChat, Append
from tests.server.keeping import TABLE, a_code, a_line, a_move, a_person, a_table, in_store, opened, rows
from tests.server.server_process import ROOT, ServerProcess
from tests.server.storm import Storm
from tests.waiting import until

# --- a server at work


class Moving:
    """The command, in a process of its own, and what it said."""

    def __init__(self, server: ServerProcess, url: str) -> None:
        words = ["migrate-store", "--from", str(server.folder / "data"), "--to", url]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sheepfold", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=server.environ,
            cwd=ROOT,
        )
        self.said: list[str] = []
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)

    def has_said(self, word: str) -> bool:
        return any(word in line for line in self.said)

    def end(self) -> int:
        code = self.process.wait(180)
        self.thread.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


async def move_while_they_play(storm: Storm, url: str) -> None:
    server = storm.server
    players = [asyncio.create_task(storm.keep_playing(name)) for name in games.names()]
    await storm.some_moves(50)
    for how in (signal.SIGKILL, signal.SIGINT, signal.SIGKILL):  # ended in the middle, it goes on where it was
        moving = Moving(server, url)
        await asyncio.sleep(storm.rng.uniform(0.3, 2))
        moving.process.send_signal(how)
        await asyncio.to_thread(moving.end)
        await storm.some_moves(50)
    moving = Moving(server, url)
    await until(lambda: moving.has_said("caught up"), 60)
    refused = subprocess.run(
        [sys.executable, "-m", "sheepfold", "serve", "--port", "0", "--store", url],
        capture_output=True,
        text=True,
        env=server.environ,
        cwd=ROOT,
        timeout=60,
    )
    assert refused.returncode == 2
    assert "only part of the data" in refused.stderr
    await storm.some_moves(200)
    assert moving.process.poll() is None
    assert await asyncio.to_thread(server.stop) == 0
    assert await asyncio.to_thread(moving.end) == 0, moving.said
    server.flags += ["--store", url]
    await asyncio.to_thread(server.start)
    before = list(storm.acknowledged)
    await until(lambda: len(storm.acknowledged) >= len(before) + 100, 60)
    after = {table for table, _ in list(storm.acknowledged)[len(before) :]}
    assert after & {table for table, _ in before}  # games that had begun went on
    storm.stopping = True
    await asyncio.gather(*players)
    assert moving.has_said("the same"), moving.said
    assert moving.has_said("moved. From now on: sheepfold serve --store postgresql://")


def test_a_server_is_carried_over_while_games_are_played(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path) as server:
        storm = Storm(server, Random(8), pace=0.02)
        asyncio.run(move_while_they_play(storm, database))
        found = rows(database, "SELECT table_id, n, seat, text, kind, id FROM log ORDER BY table_id, n")
        stored = {(table, n): ("ABCDEF"[seat], text) for table, n, seat, text, kind, _ in found if kind == "move"}
        assert len(storm.acknowledged) > 500
        for key, acknowledged in storm.acknowledged.items():
            assert stored.get(key) == acknowledged
        ids = [(table, seat, id) for table, _, seat, _, _, id in found if id]
        assert len(ids) == len(set(ids))
        for table in {table for table, *_ in found}:
            assert [n for id, n, *_ in found if id == table] == list(range(sum(id == table for id, *_ in found)))
        assert "frozen" not in server.said()
    with pytest.raises(BadInput, match=r"has moved to postgresql://.*remove .*sheepfold\.moved"):
        open_store(tmp_path / "data")


# --- every kind of change between two passes


def test_whatever_changes_between_two_passes_is_the_same_after_the_next(tmp_path: Path, database: str) -> None:
    names = [f"table-{number}" for number in range(250)]

    async def at_first(store: Store) -> None:
        await store.save(SavePerson(a_person("ada")), SavePerson(a_person("bea")), SavePerson(a_person("cleo")))
        await store.save(*(SaveTable(a_table(name), {0: "ada", 1: "bea"}) for name in names))
        await store.save(SaveTable(a_table(code="QRST"), {0: "ada"}), SaveTable(a_table("other", code="ABCD"), {0: "cleo"}))
        await store.save(*(Append(a_move(n, name)) for name in names for n in range(5)))
        await store.save(AddChat(a_line("one", "bea")), AddChat(a_line("two", "cleo")), AddCode(a_code(b"code")))
        await store.save(Append(a_move(0)), AddChat(a_line("with \0 nothing")), AddChat(a_line("the last", "cleo")))

    async def then(store: Store) -> None:
        # The code goes to another table, the number of the last line of chat to another line, and all else changes too.
        await store.save(SaveTable(a_table(state="over"), {0: "bea"}), SaveTable(a_table("other", code="QRST"), {0: "bea"}))
        await store.save(DropPerson("cleo"), SavePerson(replace(a_person("ada"), name="Adah")), SavePerson(a_person("dora")))
        await store.save(AddChat(a_line("the next", "ada")))
        await store.save(
            DropTable("table-7"), SaveTable(a_table("new")), Append(a_move(0, "new")), Append(a_move(5, "table-8"))
        )
        await store.save(AddChat(a_line("hello", "ada", "table-9")), AddCode(a_code(b"newer", seat=1)))

    in_store(tmp_path, at_first)
    make_ready(database)
    with psycopg.connect(database, autocommit=True) as new:
        old = folders.reader(tmp_path / folders.FILE)
        assert begin(tmp_path, new, "there")
        whole = Move(old, new, lambda text: None)
        first = whole.carry()
        assert (first.tables, first.moves, first.people) == (252, 1251, 3)
        assert tuple(whole.carry()) == (0, 0, 0)
        in_store(tmp_path, then)
        second = whole.carry()
        assert second.tables < 10
        assert second.moves == 2
        with folders.locked(tmp_path):
            finish(tmp_path, whole, "there")
        assert sums(whole.ask_old) == sums(whole.ask_new)
        old.close()
    assert rows(database, f"SELECT text FROM chat WHERE table_id = '{TABLE}' ORDER BY line") == [
        ("one",),
        ("with \ufffd nothing",),
        ("the next",),
    ]

    async def look(store: Store) -> None:
        assert len(await store.orphans(1000)) == 251
        assert await store.table_by_code("QRST") == a_table("other", code="QRST")
        await store.save(AddChat(a_line("after it", "ada", "table-9")))
        assert [line.text for line in await store.chat("table-9")] == ["hello", "after it"]

    in_store(database, look)


# --- refusals


def filled(folder: Path) -> Path:
    in_store(folder, lambda store: store.save(SavePerson(a_person()), SaveTable(a_table()), Append(a_move(0))))
    return folder


def test_a_second_time_there_is_nothing_to_do(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["migrate-store", "--from", str(filled(tmp_path)), "--to", database]
    assert run(words) == 0
    assert run(words) == 0
    assert f"{tmp_path} has moved to {database} already" in capsys.readouterr().out
    (tmp_path / folders.MOVED).unlink()
    in_store(tmp_path, lambda store: store.save(Append(a_move(1))))
    assert run(words) == 0  # nobody has opened the new one yet
    assert rows(database, "SELECT count(*) FROM log") == [(2,)]
    (tmp_path / folders.MOVED).unlink()

    async def open_it(store: Store) -> None:
        assert await store.orphans(9) == [TABLE]

    in_store(database, open_it)
    assert run(words) == 2
    assert "has been opened by a server since" in capsys.readouterr().err


def test_a_database_that_is_not_empty_is_refused(tmp_path: Path, database: str) -> None:
    in_store(database, lambda store: store.save(SaveTable(a_table())))
    with pytest.raises(BadInput, match="holds the data of another server"):
        move(filled(tmp_path), database, print)
    assert rows(database, "SELECT count(*) FROM log") == [(0,)]


def test_two_folders_do_not_mix(tmp_path: Path, database: str) -> None:
    move(filled(tmp_path / "one"), database, print)
    with pytest.raises(BadInput, match="holds the data of another server"):
        move(filled(tmp_path / "two"), database, print)


def test_what_is_not_all_there_cannot_be_opened(tmp_path: Path, database: str) -> None:
    make_ready(database)
    with psycopg.connect(database, autocommit=True) as new:
        assert begin(filled(tmp_path), new, "there")

    async def try_it() -> None:
        with pytest.raises(BadInput, match="holds only part of the data"):
            await open_postgres(database, "server")

    asyncio.run(try_it())
    move(tmp_path, database, print)
    asyncio.run(opened_once(database))


async def opened_once(url: str) -> None:
    async with opened(url) as store:
        assert await store.log(TABLE) == [a_move(0)]


def test_a_copy_that_differs_is_noticed_and_made_good_or_refused(tmp_path: Path, database: str) -> None:
    make_ready(database)
    with psycopg.connect(database, autocommit=True) as new:
        assert begin(filled(tmp_path), new, "there")
        whole = Move(folders.reader(tmp_path / folders.FILE), new, lambda text: None)
        whole.carry()
        new.execute("UPDATE people SET name = 'Eve'")
        finish(tmp_path, whole, "there")
        assert rows(database, "SELECT name FROM people") == [("Ada",)]
        new.execute("UPDATE log SET text = 'bid 99'")
        (tmp_path / folders.MOVED).unlink()
        with pytest.raises(BadInput, match="the copy is not the same: log has 1 rows, the old store 1"):
            finish(tmp_path, whole, "there")
        whole.old.close()
    assert not (tmp_path / folders.MOVED).exists()


@pytest.mark.parametrize("folder", ["empty", "nowhere"])
def test_where_there_is_no_server_there_is_nothing_to_move(tmp_path: Path, database: str, folder: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadInput, match="no database in"):
        move(tmp_path / folder, database, print)
