"""A database that is empty, damaged or gone is refused in one line that says what to do; it is never replaced."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.server.store import database, integrity
from sheepfold.server.store.rows import SaveTable
from sheepfold.server.store.sqlite import open_store
from sheepfold.table.rows import Append
from tests.server.keeping import a_move, a_table, in_store


def no_bytes(path: Path) -> None:
    os.truncate(path, 0)


def cut_off(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def no_header(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(bytes(100) + data[100:])


def pages_of_nothing(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[20 * database.PAGE : 40 * database.PAGE] = bytes(20 * database.PAGE)
    path.write_bytes(data)


def no_table(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE steps")


def nothing_in_it(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE a (x); DROP TABLE a;")


def gone_but_for_its_log(path: Path) -> None:
    path.unlink()
    path.with_name(f"{path.name}-wal").write_bytes(b"x" * 4096)


DAMAGES = [no_bytes, cut_off, no_header, pages_of_nothing, no_table, nothing_in_it, gone_but_for_its_log]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder with a game in it, closed."""
    in_store(tmp_path / "data", lambda store: store.save(SaveTable(a_table()), *(Append(a_move(n)) for n in range(1000))))
    return tmp_path / "data"


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("sheepfold.db*")}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_is_refused_and_left_alone(folder: Path, damage: Callable[[Path], None]) -> None:
    damage(folder / database.FILE)
    before = files(folder)
    for _ in range(2):  # nor does the first attempt make the second one succeed
        with pytest.raises(BadInput) as refusal:
            open_store(folder)
        said = str(refusal.value)
        assert str(folder / database.FILE) in said
        assert "\n" not in said
    assert files(folder) == before


@pytest.mark.parametrize("damage", [no_bytes, cut_off, pages_of_nothing, no_table])
def test_the_refusal_says_what_to_do(folder: Path, damage: Callable[[Path], None], tmp_path: Path) -> None:
    database.back_up(folder, tmp_path / "backup.db")
    damage(folder / database.FILE)
    serve = [sys.executable, "-m", "sheepfold", "serve", "--port", "0", "--data", str(folder)]
    ended = subprocess.run(serve, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert f"sheepfold restore BACKUP --data {folder} --force" in ended.stderr
    assert "Traceback" not in ended.stderr
    database.restore(tmp_path / "backup.db", folder, force=True)
    open_store(folder)._give_up()


def test_a_file_too_big_for_a_start_is_opened_and_can_be_checked_on_demand(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(integrity, "STEPS", 1)
    with closing(sqlite3.connect(folder / database.FILE)) as connection:
        integrity.check_sound(connection, folder / database.FILE, 0.0)
        assert "sheepfold house check" in caplog.text
        integrity.check_sound(connection, folder / database.FILE, None)
    pages_of_nothing(folder / database.FILE)
    with closing(sqlite3.connect(folder / database.FILE)) as connection, pytest.raises(BadInput, match="is damaged"):
        integrity.check_sound(connection, folder / database.FILE, None)


def test_a_new_database_that_was_not_completed_is_made_again(tmp_path: Path) -> None:
    (tmp_path / f"{database.FILE}.new").write_bytes(b"half of it")
    in_store(tmp_path, lambda store: store.save(SaveTable(a_table())))
    assert sorted(path.name for path in tmp_path.iterdir()) == [database.FILE, database.LOCK]
