"""A database of PostgreSQL: made once however many try, brought up to date, refused if it is not ours; its password is shown nowhere."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from sheepfold.__main__ import run
from sheepfold.core.errors import BadInput
from sheepfold.server.store import postgres_schema
from sheepfold.server.store.postgres import open_postgres
from sheepfold.server.store.postgres_schema import hidden, make_ready, steps
from sheepfold.server.store.rows import SaveTable
from sheepfold.server.store.store import Store
from sheepfold.table.rows import Append
from tests.server.keeping import a_move, a_table, in_store, rows

NEWEST = len(steps())


def versions(database: str) -> list[tuple[int, int]]:
    return [(version, least) for version, least in rows(database, "SELECT version, least FROM sheepfold")]


def test_every_step_is_numbered() -> None:
    names = sorted(path.name for path in postgres_schema.SCHEMA.iterdir())
    assert [name[:4] for name in names] == [f"{number:03}_" for number in range(1, NEWEST + 1)]
    for number, (_, least) in enumerate(steps(), 1):
        assert 1 <= least <= number


def test_several_servers_may_start_at_once(database: str) -> None:
    async def start() -> None:
        stores = await asyncio.gather(*(open_postgres(database, f"server-{number}") for number in range(4)))
        assert len(await stores[0].beat()) == 4
        for store in stores:
            await store.close()

    asyncio.run(start())
    assert versions(database) == [(NEWEST, steps()[-1][1])]


def test_what_pg_restore_put_back_begins_a_new_epoch(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill(store: Store) -> None:
        tables = [(f"{state}-table-with-a-long-id", state) for state in ("playing", "open", "over")]
        for id, state in tables:
            moves = [] if state == "open" else [Append(a_move(n, id)) for n in range(2)]
            await store.save(SaveTable(a_table(id, state)), *moves)

    in_store(database, fill)
    for times in (1, 2):
        assert run(["restore", database]) == 0
        assert capsys.readouterr().out == f"{hidden(database)}: 2 tables with fresh chance\n"
        epochs = rows(database, "SELECT table_id, n, fate, length(entropy) FROM log WHERE kind = 'epoch' ORDER BY table_id, n")
        assert epochs == [
            *(("open-table-with-a-long-id", n, "[]", 64) for n in range(times)),
            *(("playing-table-with-a-long-id", n, "[]", 64) for n in range(2, 2 + times)),
        ]
    assert len(set(rows(database, "SELECT entropy FROM log WHERE kind = 'epoch'"))) == 4


STEPS = [
    ("CREATE TABLE a (x integer)", 1),
    ("CREATE TABLE b (x integer); INSERT INTO b VALUES (1)", 1),
    ("DROP TABLE b; nonsense", 3),
]


def test_a_step_that_fails_changes_nothing(database: str) -> None:
    with pytest.raises(BadInput, match='from schema 2 to 3: syntax error at or near "nonsense"'):
        make_ready(database, STEPS)
    assert versions(database) == [(2, 1)]
    assert rows(database, "SELECT x FROM b") == [(1,)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _: make_ready(database, [*STEPS[:2], ("DROP TABLE b", 3)]), range(4)))
    assert versions(database) == [(3, 3)]


def test_an_older_program_goes_on_until_a_schema_is_not_for_it(database: str) -> None:
    make_ready(database, STEPS[:1])
    make_ready(database, STEPS[:2])
    make_ready(database, STEPS[:1])  # least is 1: a rolling update has old and new side by side
    assert versions(database) == [(2, 1)]
    make_ready(database, [*STEPS[:2], ("DROP TABLE b", 3)])
    with pytest.raises(BadInput, match="has schema 3, of a newer sheepfold; this one knows schemas up to 2"):
        make_ready(database, STEPS[:2])


def test_somebody_elses_database_is_refused_and_left_alone(database: str) -> None:
    with psycopg.connect(database) as connection:
        connection.execute("CREATE TABLE bookmarks (url text)")
    with pytest.raises(BadInput, match="is not a database of sheepfold: it holds the table 'bookmarks'"):
        make_ready(database)
    tables = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    assert rows(database, tables) == [("bookmarks",)]


SECRET = "hunter2"


@pytest.mark.parametrize(
    "url",
    [
        f"mysql://me:{SECRET}@127.0.0.1/x",
        f"postgresql://me:{SECRET}@127.0.0.1:1/x",
        f"postgresql://me:{SECRET}/@127.0.0.1:1/x",
        f"postgresql://127.0.0.1:1/x?user=me&password={SECRET}",
        f"postgresql://me:{SECRET}@127.0.0.1:1/x?nonsense=1",
        f"postgresql://me:{SECRET}@[::1/x",
        f"me:{SECRET}@127.0.0.1",
        "",
    ],
)
def test_an_address_that_cannot_be_used_is_refused_in_one_line_without_its_password(url: str) -> None:
    with pytest.raises(BadInput) as refusal:
        asyncio.run(open_postgres(url, "server"))
    assert SECRET not in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_an_address_is_shown_as_it_is_but_for_the_password() -> None:
    assert hidden("postgresql://me@host:5/x?sslmode=require") == "postgresql://me@host:5/x?sslmode=require"
    assert hidden(f"postgresql://me:{SECRET}@host/x") == "postgresql://me@host/x"


def test_commits_wait_for_the_disk_and_nobody_waits_for_ever(database: str) -> None:
    async def look() -> None:
        store = await open_postgres(f"{database}?options=-csynchronous_commit%3Doff%20-cwork_mem%3D5MB", "server")
        found: Store = store
        await found.save(SaveTable(a_table()))
        settings = "current_setting('synchronous_commit'), current_setting('statement_timeout'), current_setting('work_mem')"
        assert store._writer.line is not None
        store._writer.line._prepare({b"settings": f"SELECT {settings}"})
        results = await store._writer.line.ask((b"settings", ()))
        assert store._writer.line.rows(results[0]) == [("on", "2500ms", "5MB")]
        await store.close()

    asyncio.run(look())


def test_the_schema_is_in_the_package() -> None:
    assert (Path(postgres_schema.__file__).parent / "schema_postgres" / "001_house.sql").exists()
