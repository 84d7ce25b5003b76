"""From every schema there ever was to the newest: `schemas/NNN.sql` is a small server as version NNN kept it."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.server.store import database
from sheepfold.server.store.rows import SaveTable
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.store.store import Store
from sheepfold.table.rows import Append
from tests.server.keeping import TABLE, a_line, a_move, a_person, a_table, in_store

SERVERS = sorted((Path(__file__).parent / "schemas").glob("*.sql"))
NEWEST = len(database.schema())


def put(folder: Path, server: Path) -> None:
    with closing(sqlite3.connect(folder / database.FILE)) as connection:
        connection.executescript(server.read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA application_id = {database.MARK}")
        connection.execute(f"PRAGMA user_version = {int(server.stem)}")


def shape(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """Every table and index, but for spaces."""
    rows = connection.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_master ORDER BY type, name").fetchall()
    return [(kind, name, re.sub(r"--[^\n]*|\s+", "", sql)) for kind, name, sql in rows]


def test_every_version_has_its_step_and_its_server() -> None:
    steps = sorted(path.name for path in database.SCHEMA.iterdir())
    assert [name[:4] for name in steps] == [f"{number:03}_" for number in range(1, NEWEST + 1)]
    assert all(name.endswith(".sql") for name in steps)
    assert [server.stem for server in SERVERS] == [f"{number:03}" for number in range(1, NEWEST + 1)]


@pytest.mark.parametrize("server", SERVERS, ids=lambda server: server.stem)
def test_an_old_server_is_brought_up_to_date_and_complete(tmp_path: Path, server: Path) -> None:
    put(tmp_path, server)

    async def look(store: Store) -> None:
        assert await store.person("ada") == a_person("ada")
        assert await store.table(TABLE) == a_table(code="QRST", public=True)
        assert [row.id for row in await store.tables_of("ada", ["playing"], 9)] == [TABLE]
        assert await store.log(TABLE) == [a_move(n) for n in range(3)]
        assert await store.chat(TABLE) == [a_line("Grüß Gott")]
        assert await store.take_code(b"code", 1000) == (TABLE, 0)
        await store.save(Append(a_move(3)))

    in_store(tmp_path, look)
    with closing(sqlite3.connect(tmp_path / database.FILE)) as old, closing(sqlite3.connect(":memory:")) as new:
        database.migrate(new, Path("new"), database.schema())
        assert shape(old) == shape(new)
        assert database.version(old) == NEWEST
        assert old.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.parametrize("server", SERVERS, ids=lambda server: server.stem)
def test_a_server_of_the_past_has_the_schema_of_the_past(tmp_path: Path, server: Path) -> None:
    put(tmp_path, server)
    with closing(sqlite3.connect(tmp_path / database.FILE)) as old, closing(sqlite3.connect(":memory:")) as new:
        database.migrate(new, Path("new"), database.schema()[: int(server.stem)])
        assert shape(old) == shape(new)


def test_a_step_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / database.FILE
    steps = ["CREATE TABLE a (x INTEGER);", "CREATE TABLE b (x INTEGER); INSERT INTO b VALUES (1);", "DROP TABLE b; nonsense;"]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(BadInput, match='from schema 2 to 3: near "nonsense"'):
            database.migrate(connection, path, steps)
        assert database.version(connection) == 2
        assert connection.execute("SELECT x FROM b").fetchall() == [(1,)]
        database.migrate(connection, path, [*steps[:2], "DROP TABLE b;"])
        assert database.version(connection) == 3


def test_opening_twice_changes_nothing_more(tmp_path: Path) -> None:
    in_store(tmp_path, lambda store: store.save(SaveTable(a_table())))
    before = (tmp_path / database.FILE).read_bytes()
    database.open_file(tmp_path / database.FILE)
    assert (tmp_path / database.FILE).read_bytes() == before


# --- not ours


def not_a_database(path: Path) -> None:
    path.write_text("dear diary " * 1000)


def somebody_elses(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")


def marked_by_another(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id = 7")


def of_a_newer_program(path: Path) -> None:
    database.open_file(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (not_a_database, "is not a database of sheepfold, or damaged: file is not a database"),
        (somebody_elses, "is not a database of sheepfold: its mark is 0x0, expected 0x53484550"),
        (marked_by_another, "is not a database of sheepfold: its mark is 0x7, expected 0x53484550"),
        (of_a_newer_program, f"has schema {NEWEST + 1}, of a newer sheepfold; this one knows schemas up to {NEWEST}"),
    ],
)
def test_what_is_not_ours_is_refused_and_left_alone(tmp_path: Path, make: object, said: str) -> None:
    path = tmp_path / database.FILE
    assert callable(make)
    make(path)
    before = path.read_bytes()
    with pytest.raises(BadInput) as refusal:
        open_store(tmp_path)
    assert str(refusal.value) == f"{path} {said}"
    assert path.read_bytes() == before
