"""Steps on their way to where they belong: all are seen at every moment, none is stored twice, and none outlives its table."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from sheepfold.commands.house import TABLES
from sheepfold.server.store import database, recent, sqlite, sqlite_reads
from sheepfold.server.store.migrate import SIGNS
from sheepfold.server.store.rows import Change, DropTable, SaveTable
from sheepfold.server.store.sqlite import SqliteStore
from sheepfold.server.store.store import Store
from sheepfold.table.rows import AddChat, Append
from tests.server.keeping import TABLE, a_line, a_move, a_table, in_store, outcomes, rows
from tests.server.server_process import ROOT
from tests.server.test_commit_unknown import Failing
from tests.server.test_quick_commits import kinds, until_idle

OTHER = "another-table"
NUMBERS = f"SELECT n FROM log WHERE table_id = '{TABLE}' ORDER BY n"


@pytest.fixture(params=["on the loop", "on the thread"])
def by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Who commits and folds."""
    monkeypatch.setattr(sqlite, "UNKNOWN", 0.0 if request.param == "on the loop" else 0.1)
    monkeypatch.setattr(sqlite, "QUICK", 1e9 if request.param == "on the loop" else 0.0)
    return str(request.param)


def folded_at(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(sqlite, "FOLD", number)


def where(folder: Path) -> tuple[int, int]:
    """How many steps are recent, and how many where they belong."""
    return tuple(rows(folder, f"SELECT count(*) FROM {name}")[0][0] for name in ("recent", "steps"))


def copied(folder: Path, to: Path) -> Path:
    """What a server leaves that is killed now."""
    to.mkdir()
    for path in folder.glob(f"{database.FILE}*"):
        shutil.copy(path, to / path.name)
    return to


def bytes_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


# --- all are seen


def test_steps_gather_and_are_folded_now_and_then_and_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    folded_at(monkeypatch, 10)

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), SaveTable(a_table(OTHER)))
        moves = []
        seen = set()
        for n in range(34):
            await store.save(Append(a_move(n)), *([Append(a_move(n // 2, OTHER))] if n % 2 == 0 else []))
            moves.append(a_move(n))
            await until_idle(store)
            seen.add(where(tmp_path)[0])
            assert await store.log(TABLE) == moves
            assert await store.log(TABLE, n - 1) == moves[-2:] if n else moves
            assert await store.log(OTHER) == [a_move(k, OTHER) for k in range(n // 2 + 1)]
        assert seen == set(range(10))
        assert where(tmp_path) == (7, 44)

    in_store(tmp_path, look)
    assert where(tmp_path) == (0, 51)


def test_who_reads_while_they_are_folded_misses_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str) -> None:
    folded_at(monkeypatch, 3)
    stored = -1
    ending = False
    faults: list[object] = []

    def read() -> None:
        with closing(database.reader(tmp_path / database.FILE)) as connection:
            while not ending and not faults:
                least = stored
                found = [n for (n,) in connection.execute(NUMBERS)]
                if found != list(range(len(found))) or len(found) <= least:
                    faults.append((least, found))

    async def look(store: SqliteStore) -> None:
        nonlocal stored, ending
        await store.save(SaveTable(a_table()))
        reader = threading.Thread(target=read)
        reader.start()
        try:
            for n in range(300):
                await store.save(Append(a_move(n)))
                stored = n
        finally:
            ending = True
            reader.join()

    in_store(tmp_path, look)
    assert faults == []


def test_who_asks_about_tables_sees_what_is_recent(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        await store.save(SaveTable(a_table(made=100)), SaveTable(a_table(OTHER, made=100)))
        await store.save(Append(a_move(0, at=120, asked="A")), Append(a_move(0, OTHER, at=120, asked="C")))
        assert await store.stale(700, 9) == [TABLE, OTHER]

    async def look_again(store: Store) -> None:
        await store.save(Append(a_move(1, at=800, asked="B")))
        assert await store.stale(700, 9) == [OTHER]
        assert await store.waiting([TABLE, OTHER]) == {TABLE: "B", OTHER: "C"}

    in_store(tmp_path, look)
    in_store(tmp_path, look_again)


@pytest.mark.parametrize("question", [SIGNS, TABLES.format("?"), sqlite_reads.WAITING, sqlite_reads.STALE, sqlite_reads.MOVES])
def test_no_question_walks_over_the_whole_log(question: str) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        database.migrate(new, Path("new"), database.schema())
        values = (0,) * (2 if "?2" in question else question.count("?"))
        plan = [row[3] for row in new.execute(f"EXPLAIN QUERY PLAN {question}", values)]
    assert any(step.startswith("SEARCH steps USING PRIMARY KEY") for step in plan), plan
    assert not any(step.startswith("SCAN steps") for step in plan), plan


# --- none is stored twice


@pytest.mark.parametrize("fold", [1, 2, 1000])
def test_a_number_that_is_there_already_is_found_out_at_the_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str, fold: int
) -> None:
    folded_at(monkeypatch, fold)

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), SaveTable(a_table(OTHER)))
        await store.save(*(Append(a_move(n)) for n in range(3)))
        for n in (2, 0):
            assert kinds(await outcomes(store, [Append(a_move(n))])) == ["lost"]
        twice: list[list[Change]] = [
            [Append(a_move(3))],
            [Append(a_move(4)), AddChat(a_line("half")), Append(a_move(4))],
            [Append(a_move(4)), Append(a_move(0, OTHER))],
            [Append(a_move(4))],
            [Append(a_move(1, OTHER))],
        ]
        assert kinds(await outcomes(store, *twice)) == ["", "lost", "", "lost", ""]
        assert await store.log(TABLE) == [a_move(n) for n in range(5)]
        assert await store.log(OTHER) == [a_move(n, OTHER) for n in range(2)]
        assert await store.chat(TABLE) == []

    async def look_again(store: SqliteStore) -> None:
        assert kinds(await outcomes(store, [Append(a_move(4))], [Append(a_move(5))])) == ["lost", ""]

    in_store(tmp_path, look)
    in_store(tmp_path, look_again)
    assert rows(tmp_path, NUMBERS) == [(n,) for n in range(6)]


def test_where_folders_cannot_be_locked_another_servers_steps_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    monkeypatch.setattr(database, "CAN_LOCK", False)

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), Append(a_move(0)))
        await until_idle(store)
        other = recent.Recent(alone=False)
        with closing(database.writer(tmp_path / database.FILE)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            other.begin(connection)
            other.add(connection, [a_move(1)])
            connection.execute("COMMIT")
        assert kinds(await outcomes(store, [Append(a_move(1))])) == ["lost"]
        await store.save(Append(a_move(2)))
        await until_idle(store)
        with closing(database.writer(tmp_path / database.FILE)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            other.fold(connection)
            connection.execute("COMMIT")
        assert kinds(await outcomes(store, [Append(a_move(2))])) == ["lost"]
        await store.save(Append(a_move(3)))

    in_store(tmp_path, look)
    assert rows(tmp_path, NUMBERS) == [(n,) for n in range(4)]


def test_ends_that_are_no_longer_remembered_are_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str) -> None:
    monkeypatch.setattr(recent, "MOST_TABLES", 1)
    folded_at(monkeypatch, 4)

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), SaveTable(a_table(OTHER)))
        for n in range(9):
            await store.save(Append(a_move(n)), Append(a_move(n, OTHER)))
            assert kinds(await outcomes(store, [Append(a_move(n))])) == ["lost"]

    in_store(tmp_path, look)
    assert rows(tmp_path, NUMBERS) == [(n,) for n in range(9)]


def test_a_table_that_is_not_there_gets_no_steps(tmp_path: Path, by: str) -> None:
    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), Append(a_move(0)))
        assert kinds(await outcomes(store, [Append(a_move(0, OTHER))])) == ["broken"]
        gone: list[list[Change]] = [[DropTable(TABLE)], [Append(a_move(1))], [SaveTable(a_table()), Append(a_move(0))]]
        assert kinds(await outcomes(store, *gone)) == ["", "broken", ""]
        assert await store.log(TABLE) == [a_move(0)]

    in_store(tmp_path, look)


# --- none outlives its table


@pytest.mark.parametrize("fold", [1, 1000])
def test_nothing_is_left_of_a_table_that_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str, fold: int) -> None:
    """Neither where its steps were recent nor where they belong, nor in pages of either that nobody uses."""
    folded_at(monkeypatch, fold)

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table(OTHER)), SaveTable(a_table()))
        for n in range(60):
            await store.save(Append(a_move(n, OTHER, asked="BCDE")), Append(a_move(n, asked="needle")))
        await until_idle(store)
        assert b"needle" in bytes_in(tmp_path)
        await store.save(DropTable(TABLE))
        await until_idle(store)
        assert b"needle" not in bytes_in(tmp_path)
        assert len(await store.log(OTHER)) == 60

    in_store(tmp_path, look)
    assert rows(tmp_path, NUMBERS) == []


# --- when it fails


@pytest.mark.parametrize("made", [True, False])
def test_a_fold_that_fails_changes_nothing_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str, made: bool, caplog: pytest.LogCaptureFixture
) -> None:
    failing = Failing(monkeypatch)
    folded_at(monkeypatch, 5)
    real = recent.fold
    times = 0

    def fold(connection: sqlite3.Connection) -> None:
        nonlocal times
        times += 1
        real(connection)
        if times == 1:
            failing.fail, failing.made = 1, made
        if times == 2:
            raise sqlite3.OperationalError("no room for that")

    monkeypatch.setattr(recent, "fold", fold)

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()))
        for n in range(18):
            await store.save(Append(a_move(n)))
            assert await store.log(TABLE) == [a_move(k) for k in range(n + 1)]
        await until_idle(store)
        assert times == 3
        assert (await store.counts())["failures"] == 0

    in_store(tmp_path, look)
    assert caplog.text.count("could not be put in order") == 2
    assert where(tmp_path) == (0, 18)


def test_what_a_killed_server_left_is_put_where_it_belongs_first(tmp_path: Path) -> None:
    left = tmp_path / "left"

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), *(Append(a_move(n)) for n in range(50)))
        copied(tmp_path / "server", left)

    async def look_again(store: SqliteStore) -> None:
        assert where(left) == (0, 50)
        assert await store.log(TABLE) == [a_move(n) for n in range(50)]
        assert kinds(await outcomes(store, [Append(a_move(49))], [Append(a_move(50))])) == ["lost", ""]

    in_store(tmp_path / "server", look)
    assert where(left) == (49, 1)
    in_store(left, look_again)


def test_an_epoch_comes_after_what_is_recent(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), *(Append(a_move(n)) for n in range(7)))
        database.back_up(tmp_path / "server", tmp_path / "copy.db")

    in_store(tmp_path / "server", look)
    database.restore(tmp_path / "copy.db", tmp_path / "new")
    assert where(tmp_path / "new") == (0, 8)
    assert rows(tmp_path / "new", "SELECT n, kind FROM log ORDER BY n")[-2:] == [(6, "move"), (7, "epoch")]


WRITING = """
import asyncio, sys
from pathlib import Path
from sheepfold.server.store import sqlite
from sheepfold.server.store.rows import SaveTable
from sheepfold.server.store.sqlite import open_store
from sheepfold.table.rows import Append
from tests.server.keeping import a_move, a_table

sqlite.UNKNOWN, sqlite.QUICK = {quick}
sqlite.FOLD, sqlite.CHECKPOINT = 3, 20

async def write():
    store = open_store(Path(sys.argv[1]))
    await store.save(*(SaveTable(a_table(f"table-{{number}}")) for number in range(4)))
    n = len(await store.log("table-0"))
    while True:
        await store.save(*(Append(a_move(n, f"table-{{number}}")) for number in range(4)))
        print(n, flush=True)
        n += 1

asyncio.run(write())
"""


@pytest.mark.parametrize("quick", ["0.0, 1e9", "0.1, 0.0"], ids=["on the loop", "on the thread"])
def test_a_kill_at_any_moment_loses_nothing_and_doubles_nothing(tmp_path: Path, quick: str) -> None:
    rng = Random(5)
    told = -1
    for _ in range(12):
        words = [sys.executable, "-c", WRITING.format(quick=quick), str(tmp_path)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT) as child:
            assert child.stdout is not None
            first = child.stdout.readline()
            assert int(first) in (told + 1, told + 2), "the last one may have been stored and not told"
            killing = threading.Timer(rng.uniform(0, 0.15), child.kill)
            killing.start()
            told = [int(line) for line in [first, *child.stdout] if line.endswith("\n")][-1]
            killing.join()
        for number in range(4):
            question = f"SELECT n FROM log WHERE table_id = 'table-{number}' ORDER BY n"
            found = [n for (n,) in rows(tmp_path, question)]
            assert found == list(range(len(found)))
            assert len(found) in (told + 1, told + 2)
    assert told > 30
