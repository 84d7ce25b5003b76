"""Both stores: what is kept, in which order, all or nothing, and who hears of a failure."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.server.store import database
from sheepfold.server.store.rows import AddCode, Change, DropPerson, DropTable, SavePerson, SaveTable
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.store.store import Store, StoreError
from sheepfold.table.rows import AddChat, Append
from tests.server.keeping import TABLE, Place, a_code, a_line, a_move, a_person, a_table, in_store, opened, outcomes, rows

# --- what is kept


@pytest.mark.parametrize("number", [5, 50])
def test_everything_comes_back_as_it_went_in(place: Place, number: int) -> None:
    moves = [a_move(n) for n in range(number)]

    async def put(store: Store) -> None:
        await store.save(SavePerson(a_person()), SaveTable(a_table(code="QRST"), {0: "ada"}))
        await store.save(*(Append(move) for move in moves), AddChat(a_line("Grüß Gott 🐑")))

    async def look(store: Store) -> None:
        assert await store.table(TABLE) == a_table(code="QRST")
        assert await store.table_by_code("QRST") == a_table(code="QRST")
        assert await store.log(TABLE) == moves
        assert await store.log(TABLE, 3) == moves[3:]
        assert await store.chat(TABLE) == [a_line("Grüß Gott 🐑")]
        assert await store.person("ada") == a_person()
        assert await store.person_by_hash(a_person().hash) == a_person()

    in_store(place, put)
    in_store(place, look)


def test_what_is_not_there_is_none_or_empty(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.save(SaveTable(a_table(state="over", code="")))
        assert await store.table("no-such-table") is None
        assert await store.table_by_code("") is None
        assert await store.log("no-such-table") == []
        assert await store.chat("no-such-table") == []
        assert await store.person("nobody") is None
        assert await store.person_by_hash(b"x" * 32) is None
        assert await store.waiting([TABLE, "no-such-table"]) == {}

    in_store(place, look)


def test_saving_again_changes_the_row(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.save(SavePerson(a_person()), SaveTable(a_table(state="open", code="QRST"), {0: "ada", 1: "bea"}))
        await store.save(Append(a_move(0)))
        await store.save(SaveTable(a_table(state="playing")))
        assert await store.table(TABLE) == a_table(state="playing")
        assert await store.log(TABLE) == [a_move(0)]
        assert [row.id for row in await store.tables_of("bea", ["playing"], 9)] == [TABLE]
        await store.save(SaveTable(a_table(), {0: "ada"}))
        assert await store.tables_of("bea", ["playing"], 9) == []
        assert [row.id for row in await store.tables_of("ada", ["playing"], 9)] == [TABLE]

    in_store(place, look)


def test_lists_are_in_order_and_bounded(place: Place) -> None:
    async def look(store: Store) -> None:
        for number, state in enumerate(["open", "playing", "over", "open", "playing", "open"]):
            row = a_table(f"table-{number}", state, 1000 + number, public=number != 5)
            await store.save(SaveTable(row, {0: "ada", 2: "ada"}))
        assert [row.id for row in await store.open_tables(9)] == ["table-3", "table-0"]
        assert [row.id for row in await store.open_tables(1)] == ["table-3"]
        assert await store.running(9) == ["table-1", "table-4"]
        assert await store.running(1) == ["table-1"]
        assert [row.id for row in await store.tables_of("ada", ["open", "over"], 9)] == [
            "table-5",
            "table-3",
            "table-2",
            "table-0",
        ]
        assert [row.id for row in await store.tables_of("ada", ["open", "over"], 2)] == ["table-5", "table-3"]
        for n in range(4):
            await store.save(AddChat(a_line(str(n), table="table-1")))
        assert [row.text for row in await store.chat("table-1", 3)] == ["1", "2", "3"]

    in_store(place, look)


def test_who_is_asked_is_known_after_a_pause_too(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.save(SaveTable(a_table()), Append(a_move(0, asked="A")), Append(a_move(1, asked="BC")))
        await store.save(Append(a_move(2, asked="")))
        assert await store.waiting([TABLE]) == {TABLE: "BC"}

    in_store(place, look)


def test_a_code_does_not_outlive_who_gave_it(place: Place) -> None:
    """Asked for in the same moment as the seat is given up, it may be stored after that: the next one to sit there must not lose
    the seat to it."""

    async def talk(store: Store) -> None:
        await store.save(SavePerson(a_person()), SaveTable(a_table(), {0: "ada", 1: "bea"}))
        await store.save(SaveTable(a_table(), {1: "bea"}))
        await store.save(AddCode(a_code(b"late")), AddCode(a_code(b"good", seat=1)))
        await store.save(SaveTable(a_table(), {0: "cleo", 1: "bea"}))
        assert await store.take_code(b"late", 1000) is None
        assert await store.take_code(b"good", 1000) == (TABLE, 1)

    in_store(place, talk)


def test_a_code_is_taken_once_and_in_time(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.save(SaveTable(a_table()), AddCode(a_code(b"first", seat=1)))
        assert await store.take_code(b"other", 1000) is None
        assert await store.take_code(b"first", 1000) == (TABLE, 1)
        assert await store.take_code(b"first", 1000) is None
        await store.save(AddCode(a_code(b"late", expires=1500)))
        assert await store.take_code(b"late", 1500) is None
        await store.save(AddCode(a_code(b"old")))
        await store.save(AddCode(a_code(b"new")))
        assert await store.take_code(b"old", 1000) is None
        await store.save(AddCode(a_code(b"raced")))
        tries = await asyncio.gather(*(store.take_code(b"raced", 1000) for _ in range(20)))
        assert sorted(found is not None for found in tries) == [False] * 19 + [True]

    in_store(place, look)


def test_only_tables_where_nothing_happened_are_stale(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.save(SaveTable(a_table("quiet", made=100)), SaveTable(a_table("played", made=200)))
        await store.save(SaveTable(a_table("long-over", "over", made=150)), SaveTable(a_table("new", made=900)))
        await store.save(
            Append(a_move(0, "quiet", at=120)), Append(a_move(0, "played", at=120)), Append(a_move(1, "played", at=800))
        )
        assert await store.stale(700, 9) == ["quiet", "long-over"]
        assert await store.stale(700, 1) == ["quiet"]
        assert await store.stale(50, 9) == []

    in_store(place, look)


def test_a_dropped_table_leaves_nothing(place: Place) -> None:
    async def drop(store: Store) -> None:
        await store.save(SaveTable(a_table(), {0: "ada"}), Append(a_move(0)), AddChat(a_line("hello")), AddCode(a_code(b"x")))
        await store.save(SaveTable(a_table("other"), {0: "ada"}), Append(a_move(0, "other")))
        await store.save(DropTable(TABLE))
        assert await store.log("other") == [a_move(0, "other")]

    in_store(place, drop)
    for name in ("log", "chat", "codes", "seats"):
        assert rows(place, f"SELECT count(*) FROM {name} WHERE table_id = '{TABLE}'") == [(0,)]


def test_a_dropped_person_leaves_nothing(place: Place) -> None:
    async def drop(store: Store) -> None:
        await store.save(SavePerson(a_person("ada")), SavePerson(a_person("bea")), SaveTable(a_table(), {0: "ada", 1: "bea"}))
        await store.save(AddChat(a_line("mine", "ada")), AddChat(a_line("hers", "bea")))
        await store.save(DropPerson("ada"))
        assert await store.person_by_hash(a_person("ada").hash) is None
        assert await store.tables_of("ada", ["playing"], 9) == []
        assert [row.text for row in await store.chat(TABLE)] == ["hers"]
        assert await store.person("bea") == a_person("bea")

    in_store(place, drop)
    kept = repr([rows(place, f"SELECT * FROM {name}") for name in ("people", "chat", "seats")]).encode()
    if isinstance(place, Path):
        kept += b"".join(path.read_bytes() for path in place.iterdir())
    assert b"Bea" in kept
    assert b"Ada" not in kept


def test_export_is_ones_own_and_nothing_else(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.save(SavePerson(a_person("ada")), SavePerson(a_person("bea")), SaveTable(a_table(), {1: "ada", 2: "bea"}))
        await store.save(*(Append(a_move(n)) for n in range(8)), AddChat(a_line("mine", "ada")), AddChat(a_line("hers", "bea")))
        text = await store.export("ada")
        found = json.loads(text)
        assert found["person"] == [{"id": "ada", "name": "Ada", "made": 1000, "seen": 2000, "hook": "https://hooks.example/1"}]
        assert [(seat["table_id"], seat["seat"], seat["game"]) for seat in found["seats"]] == [(TABLE, 1, "bouc-makers")]
        assert [move["text"] for move in found["moves"]] == ["bid 1", "bid 5"]
        assert [line["text"] for line in found["chat"]] == ["mine"]
        for secret in (b"roll", b"hers", b"bid 2", b"options", a_person("ada").hash):
            assert secret not in text

    in_store(place, look)


def test_counts(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.save(
            SavePerson(a_person()), SaveTable(a_table("t1")), SaveTable(a_table("t2", "over")), SaveTable(a_table("t3"))
        )
        with pytest.raises(StoreError):
            await store.save(Append(a_move(0, "nowhere")))
        found = await store.counts()
        assert found.pop("bytes") > 0
        assert found == {"people": 1, "tables_playing": 2, "tables_over": 1, "writes": 2, "groups": 2, "failures": 1}

    in_store(place, look)


# --- groups


def test_writes_of_one_turn_are_one_group_told_in_order(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.save(SaveTable(a_table()))
        before = (await store.counts())["groups"]
        moves: list[list[Change]] = [[Append(a_move(n))] for n in range(200)]
        assert await outcomes(store, *moves) == [None] * 200
        assert (await store.counts())["groups"] == before + 1
        assert await store.log(TABLE) == [a_move(n) for n in range(200)]

    in_store(place, look)


def test_a_bad_write_takes_nothing_with_it_and_leaves_nothing(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.save(SaveTable(a_table(code="QRST")), Append(a_move(0)))
        errors = await outcomes(
            store,
            [Append(a_move(1))],
            [AddChat(a_line("half")), Append(a_move(2)), Append(a_move(0))],  # the number 0 is there already
            [Append(a_move(2))],
            [SaveTable(a_table("another", code="QRST"))],
            [Append(a_move(0, "no-such-table"))],
            [Append(a_move(3)), AddChat(a_line("whole"))],
        )
        # To a server that shares its store, a table that is not there is somebody else's.
        absent = "broken" if isinstance(place, Path) else "lost"
        assert [error and error.kind for error in errors] == [None, "lost", None, "taken", absent, None]
        assert re.search(r"log\.n|log_pkey", str(errors[1]))
        assert "'QRST'" in str(errors[3])
        assert await store.log(TABLE) == [a_move(n) for n in range(4)]
        assert [row.text for row in await store.chat(TABLE)] == ["whole"]
        assert await store.table("another") is None

    in_store(place, look)


@pytest.mark.parametrize("text", ["a lone \ud800 half", 1 << 70])
def test_a_value_no_column_can_hold_harms_nobody_else(place: Place, text: object) -> None:
    async def look(store: Store) -> None:
        await store.save(SaveTable(a_table()))
        errors = await outcomes(store, [Append(a_move(0))], [AddChat(a_line(text))], [Append(a_move(1))])  # type: ignore[arg-type]
        assert [error and error.kind for error in errors] == [None, "broken", None]
        assert len(await store.log(TABLE)) == 2

    in_store(place, look)


def test_a_mistake_in_one_callback_keeps_the_others_informed(place: Place) -> None:
    async def look(store: Store) -> None:
        heard: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(str(context["exception"])))
        await store.save(SaveTable(a_table()))

        def mistaken(error: StoreError | None) -> None:
            raise ValueError("my mistake")

        store.write([Append(a_move(0))], mistaken)
        await store.save(Append(a_move(1)))
        assert heard == ["my mistake"]

    in_store(place, look)


def test_what_was_asked_before_closing_is_made(place: Place) -> None:
    told: list[StoreError | None] = []

    async def put(store: Store) -> None:
        await store.save(SaveTable(a_table()))
        for n in range(50):
            store.write([Append(a_move(n))], told.append)

    async def look(store: Store) -> None:
        assert len(await store.log(TABLE)) == 50

    in_store(place, put)
    assert told == [None] * 50
    if isinstance(place, Path):
        assert sorted(path.name for path in place.iterdir()) == [database.FILE, database.LOCK]
    in_store(place, look)


def test_nothing_is_written_after_closing(place: Place) -> None:
    async def whole() -> None:
        async with opened(place) as store:
            pass
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.save(SaveTable(a_table()))

    asyncio.run(whole())


# --- the embedded one


def test_the_log_beside_the_database_does_not_grow_for_ever(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        await store.save(SaveTable(a_table()))
        sizes = []
        for start in range(0, 40_000, 500):
            await store.save(*(Append(a_move(n)) for n in range(start, start + 500)))
            sizes.append((tmp_path / f"{database.FILE}-wal").stat().st_size)
        assert max(sizes) < 2 * max(sizes[:16])

    in_store(tmp_path, look)


# --- opening


def test_a_second_process_is_refused_until_the_first_dies(tmp_path: Path) -> None:
    hold = "import sys, time; from pathlib import Path; from sheepfold.server.store.sqlite import open_store\n"
    hold += "open_store(Path(sys.argv[1])); print('open', flush=True); time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", hold, str(tmp_path)], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        with pytest.raises(BadInput, match="in use by another server"):
            open_store(tmp_path)
        child.kill()
        child.wait()
    in_store(tmp_path, lambda store: store.save(SaveTable(a_table())))


def test_a_forked_child_does_not_keep_the_lock(tmp_path: Path) -> None:
    hold = "import os, sys, time; from pathlib import Path; from sheepfold.server.store import database\n"
    hold += "database.lock(Path(sys.argv[1]))\nif not os.fork():\n    print('forked', flush=True)\ntime.sleep(30)"
    with subprocess.Popen([sys.executable, "-c", hold, str(tmp_path)], stdout=subprocess.PIPE, start_new_session=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"forked\n"
        child.kill()
        child.wait()
        with database.locked(tmp_path):
            pass
        subprocess.run(["kill", "--", f"-{child.pid}"], check=True)


def test_only_the_owner_can_read_what_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "server"
    in_store(folder, lambda store: store.save(SaveTable(a_table())))
    assert folder.stat().st_mode & 0o777 == 0o700
    assert all(path.stat().st_mode & 0o077 == 0 for path in folder.iterdir())
