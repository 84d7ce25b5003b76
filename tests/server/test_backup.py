"""`sheepfold backup` and `sheepfold restore`: a copy of a running server is one moment of it, and can be used."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sheepfold.__main__ import run
from sheepfold.server.store import database
from sheepfold.server.store.rows import Change, SaveTable
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.store.store import Store, StoreError
from sheepfold.table.rows import Append, LogRow
from tests.server.keeping import TABLE, a_move, a_table, in_store, opened

BACKUPS = 5


def backup_words(folder: Path, copy: Path) -> list[str]:
    return ["backup", "--data", str(folder), str(copy)]


def numbers(folder: Path) -> list[int]:
    """The numbers of the moves kept there."""
    found: list[int] = []

    async def look(store: Store) -> None:
        found.extend(row.n for row in await store.log(TABLE) if row.kind == "move")

    in_store(folder, look)
    return found


def fill(folder: Path, moves: int) -> None:
    in_store(folder, lambda store: store.save(SaveTable(a_table(), {0: "ada"}), *(Append(a_move(n)) for n in range(moves))))


def test_there_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(tmp_path / "server", 100)
    copy = tmp_path / "copy.db"
    assert run(backup_words(tmp_path / "server", copy)) == 0
    assert capsys.readouterr().out == f"{copy}: 1 tables, {copy.stat().st_size} bytes\n"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert run(["restore", str(copy), "--data", str(tmp_path / "new" / "server")]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'new' / 'server'}: 1 tables\n"
    assert numbers(tmp_path / "new" / "server") == list(range(100))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "new", "server"]


@pytest.mark.parametrize(("state", "epochs"), [("playing", 1), ("open", 1), ("over", 0), ("frozen", 0)])
def test_games_that_are_not_over_begin_a_new_epoch(tmp_path: Path, state: str, epochs: int) -> None:
    change = SaveTable(a_table(state=state), {0: "ada"})
    moves = [] if state == "open" else [Append(a_move(n)) for n in range(3)]
    in_store(tmp_path / "server", lambda store: store.save(change, *moves))
    copy = tmp_path / "copy.db"
    assert run(backup_words(tmp_path / "server", copy)) == 0
    found: list[list[LogRow]] = []

    async def look(store: Store) -> None:
        found.append((await store.log(TABLE))[len(moves) :])

    for name in ("one", "other"):
        assert run(["restore", str(copy), "--data", str(tmp_path / name)]) == 0
        in_store(tmp_path / name, look)
    for rows in found:
        assert [(row.kind, row.n, row.seat, len(row.entropy)) for row in rows] == [("epoch", len(moves), -1, 64)] * epochs
    assert len({row.entropy for rows in found for row in rows}) == 2 * epochs, "each restore is an epoch of its own"


def test_a_copy_of_an_older_server_is_brought_up_to_date_first(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript((Path(__file__).parent / "schemas" / "001.sql").read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA application_id = {database.MARK}")
        connection.execute("PRAGMA user_version = 1")
    assert run(["restore", str(old), "--data", str(tmp_path / "new")]) == 0
    assert numbers(tmp_path / "new") == [0, 1, 2]


def test_while_the_server_is_writing(tmp_path: Path) -> None:
    """Another process copies; every copy holds all that was acknowledged before it began, and no gap."""
    server = tmp_path / "server"

    async def play() -> None:
        async with opened(server) as store:
            await store.save(SaveTable(a_table()), *(Append(a_move(n)) for n in range(5000)))
            acknowledged = 4999
            ending = False

            def go(n: int) -> None:
                def done(error: StoreError | None) -> None:
                    nonlocal acknowledged
                    assert error is None
                    acknowledged = n
                    if not ending:
                        go(n + 1)

                changes: list[Change] = [Append(a_move(n))]
                store.write(changes, done)

            go(5000)
            for number in range(BACKUPS):
                before = acknowledged
                words = backup_words(server, tmp_path / f"copy-{number}.db")
                copying = await asyncio.create_subprocess_exec(sys.executable, "-m", "sheepfold", *words)
                assert await copying.wait() == 0
                assert acknowledged > before  # the server went on meanwhile
                sure.append((before, acknowledged))
            ending = True

    sure: list[tuple[int, int]] = []
    asyncio.run(play())
    for number, (before, after) in enumerate(sure):
        folder = tmp_path / f"server-{number}"
        assert run(["restore", str(tmp_path / f"copy-{number}.db"), "--data", str(folder)]) == 0
        found = numbers(folder)
        assert found == list(range(len(found)))
        assert before < len(found) <= after + 2


def test_a_killed_server_is_copied_with_what_was_only_in_its_log(tmp_path: Path) -> None:
    die = "import asyncio, os, sys; from pathlib import Path; from tests.server.keeping import *\n"
    die += "from sheepfold.server.store.rows import *\nfrom sheepfold.table.rows import *\n"
    die += "async def put(store):\n    await store.save(SaveTable(a_table()), Append(a_move(0)))\n    os.kill(os.getpid(), 9)\n"
    die += "in_store(Path(sys.argv[1]), put)"
    server = tmp_path / "server"
    assert subprocess.run([sys.executable, "-c", die, str(server)], check=False).returncode == -9
    assert (server / f"{database.FILE}-wal").stat().st_size > 0
    assert run(backup_words(server, tmp_path / "copy.db")) == 0
    assert run(["restore", str(tmp_path / "copy.db"), "--data", str(tmp_path / "new")]) == 0
    assert numbers(tmp_path / "new") == [0]


def test_a_copy_is_not_put_over_what_is_there_unless_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(tmp_path / "server", 10)
    fill(tmp_path / "other", 20)
    copy = tmp_path / "copy.db"
    assert run(backup_words(tmp_path / "server", copy)) == 0
    assert run(backup_words(tmp_path / "other", copy)) == 2
    assert run(["restore", str(copy), "--data", str(tmp_path / "other")]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said == [
        f"sheepfold: {copy} already exists; --force replaces it",
        f"sheepfold: {tmp_path / 'other' / database.FILE} already exists; --force replaces it",
    ]
    assert len(numbers(tmp_path / "other")) == 20
    assert run(["restore", str(copy), "--data", str(tmp_path / "other"), "--force"]) == 0
    assert len(numbers(tmp_path / "other")) == 10
    assert run([*backup_words(tmp_path / "other", copy), "--force"]) == 0


def test_nothing_is_restored_under_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(tmp_path / "server", 10)
    copy = tmp_path / "copy.db"
    assert run(backup_words(tmp_path / "server", copy)) == 0
    store = open_store(tmp_path / "server")
    assert run(["restore", str(copy), "--data", str(tmp_path / "server"), "--force"]) == 2
    asyncio.run(store.close())
    assert capsys.readouterr().err == f"sheepfold: {tmp_path / 'server'} is in use by another server\n"
    assert len(numbers(tmp_path / "server")) == 10


def test_the_log_of_the_old_server_is_not_read_into_the_new_one(tmp_path: Path) -> None:
    fill(tmp_path / "server", 10)
    fill(tmp_path / "other", 500)
    copy = tmp_path / "copy.db"
    assert run(backup_words(tmp_path / "server", copy)) == 0
    logged = database.writer(tmp_path / "other" / database.FILE)
    logged.execute("UPDATE steps SET text = 'of the old server'")
    (tmp_path / "kept-log").write_bytes((tmp_path / "other" / f"{database.FILE}-wal").read_bytes())
    logged.close()
    (tmp_path / "kept-log").rename(tmp_path / "other" / f"{database.FILE}-wal")
    assert run(["restore", str(copy), "--data", str(tmp_path / "other"), "--force"]) == 0
    assert numbers(tmp_path / "other") == list(range(10))


@pytest.mark.parametrize("which", ["missing", "text", "empty", "cut"])
def test_what_is_no_copy_is_refused_and_harms_nothing(tmp_path: Path, which: str, capsys: pytest.CaptureFixture[str]) -> None:
    fill(tmp_path / "server", 1000)
    copy = tmp_path / "copy.db"
    if which == "text":
        copy.write_text("dear diary " * 1000)
    elif which == "empty":
        copy.touch()
    elif which == "cut":
        assert run(backup_words(tmp_path / "server", copy)) == 0
        copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    capsys.readouterr()
    assert run(["restore", str(copy), "--data", str(tmp_path / "server"), "--force"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("sheepfold: ")
    assert said.count("\n") == 1
    assert str(copy) in said
    assert len(numbers(tmp_path / "server")) == 1000
    assert sorted(path.name for path in (tmp_path / "server").iterdir()) == [database.FILE, database.LOCK]


def test_no_server_no_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(backup_words(tmp_path / "nowhere", tmp_path / "copy.db")) == 2
    expected = tmp_path / "nowhere" / database.FILE
    assert capsys.readouterr().err == f"sheepfold: no database in {tmp_path / 'nowhere'}: expected {expected}\n"
    fill(tmp_path / "server", 1)
    assert run(backup_words(tmp_path / "server", tmp_path / "no-folder" / "copy.db")) == 2
    assert "cannot write" in capsys.readouterr().err


def test_a_damaged_server_is_not_called_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(tmp_path / "server", 2000)
    path = tmp_path / "server" / database.FILE
    damaged = bytearray(path.read_bytes())
    damaged[30 * database.PAGE : 60 * database.PAGE] = bytes(30 * database.PAGE)
    path.write_bytes(damaged)
    assert run(backup_words(tmp_path / "server", tmp_path / "copy.db")) == 2
    assert "damaged" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",)
