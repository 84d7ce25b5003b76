"""Two servers on one database: who has a table, who is dead, and that nobody ever writes to what another has."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from sheepfold.server.store.postgres import DEAD, PostgresStore, open_postgres
from sheepfold.server.store.postgres_schema import make_ready
from sheepfold.server.store.rows import DropTable, SavePerson, SaveTable
from sheepfold.server.store.store import Claim, StoreError
from sheepfold.table.rows import AddChat, Append
from tests.cluster.services import Postgres
from tests.cluster.wires import Wire
from tests.server.keeping import TABLE, a_line, a_move, a_person, a_table, outcomes

BEAT = 0.2
SOON = 5.0  # within so many seconds what a dead server had must be another's


@asynccontextmanager
async def servers(url: str, *names: str) -> AsyncIterator[list[PostgresStore]]:
    async with AsyncExitStack() as stack:
        found = []
        for name in names:
            found.append(await open_postgres(url, name))
            stack.push_async_callback(found[-1].close)
        yield found


@asynccontextmanager
async def beating(*stores: PostgresStore) -> AsyncIterator[None]:
    """As a server does: it goes on whatever happens."""

    async def go_on(store: PostgresStore) -> None:
        while await kind(store.beat()) in ("", "away"):
            await asyncio.sleep(BEAT)

    tasks = [asyncio.create_task(go_on(store)) for store in stores]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def kind(write: Coroutine[Any, Any, Any]) -> str:
    """How it failed; "" if it did not."""
    try:
        await write
    except StoreError as error:
        return error.kind
    return ""


async def taken_over(store: PostgresStore, wanted: set[str]) -> dict[str, Claim]:
    """Have these orphans, soon."""
    found: set[str] = set()
    end = time.monotonic() + SOON
    while not wanted <= found:
        assert time.monotonic() < end, f"{wanted - found} were not taken over"
        found.update(await store.orphans(100))
        await asyncio.sleep(BEAT)
    claims = {table: await store.claim(table) for table in found}
    return {table: claim for table, claim in claims.items() if claim is not None}


# --- having


def test_a_table_is_one_servers_until_it_is_given_up(database: str) -> None:
    async def whole() -> None:
        async with servers(database, "ann", "bea") as (ann, bea):
            await ann.save(SaveTable(a_table(), {0: "ada"}), Append(a_move(0)))
            assert await bea.claim(TABLE) == Claim(False, "ann")
            for change in (Append(a_move(1)), AddChat(a_line("no")), SaveTable(a_table(state="over")), DropTable(TABLE)):
                assert await kind(bea.save(change)) == "lost"
            assert await ann.claim(TABLE) == Claim(True)
            await ann.save(Append(a_move(1)))
            await ann.release([TABLE])
            assert await kind(ann.save(Append(a_move(2)))) == "lost"
            assert await ann.kept([TABLE]) == set()
            assert await bea.claim(TABLE) == Claim(True)
            assert await bea.kept([TABLE, "another"]) == {TABLE}
            await bea.save(Append(a_move(2)))
            assert await ann.claim(TABLE) == Claim(False, "bea")
            assert await ann.log(TABLE) == [a_move(n) for n in range(3)]
            assert await ann.table(TABLE) == a_table()
            assert await ann.claim("no-such-table") is None

    asyncio.run(whole())


def test_others_of_a_group_go_on_when_one_table_is_lost(database: str) -> None:
    async def whole() -> None:
        async with servers(database, "ann", "bea") as (ann, bea):
            await ann.save(SaveTable(a_table()), SaveTable(a_table("other")))
            await ann.release([TABLE])
            await bea.claim(TABLE)
            errors = await outcomes(
                ann,
                [Append(a_move(0, "other"))],
                [Append(a_move(1, "other")), Append(a_move(0))],
                [SavePerson(a_person())],
                [Append(a_move(1, "other"))],
            )
            assert [error and error.kind for error in errors] == [None, "lost", None, None]
            assert await ann.log("other") == [a_move(n, "other") for n in range(2)]
            assert await ann.log(TABLE) == []

    asyncio.run(whole())


def test_a_new_table_is_its_makers_and_nobody_makes_it_twice(database: str) -> None:
    async def whole() -> None:
        async with servers(database, "ann", "bea") as (ann, bea):
            await ann.save(SaveTable(a_table()))
            await ann.release([TABLE])
            assert await kind(bea.save(SaveTable(a_table(state="over")), Append(a_move(0)))) == "lost"
            assert await bea.table(TABLE) == a_table()
            assert await bea.log(TABLE) == []

    asyncio.run(whole())


def test_a_dropped_table_can_be_written_to_by_nobody(database: str) -> None:
    async def whole() -> None:
        async with servers(database, "ann", "bea") as (ann, bea):
            await ann.save(SaveTable(a_table()), Append(a_move(0)))
            await ann.save(DropTable(TABLE))
            assert await kind(ann.save(Append(a_move(1)))) == "lost"
            assert await bea.claim(TABLE) is None
            assert await bea.log(TABLE) == []

    asyncio.run(whole())


def test_orphans_are_shared_out_and_only_those_that_need_somebody(database: str) -> None:
    names = {f"table-{number}" for number in range(60)}

    async def whole() -> None:
        async with servers(database, "ann", "bea", "cleo") as (ann, bea, cleo):
            await ann.save(*(SaveTable(a_table(name)) for name in names))
            await ann.save(SaveTable(a_table("finished", "over")), SaveTable(a_table("at-rest")))
            await ann.release(["at-rest"])
            await ann.release([*names, "finished"], care=True)
            taken = await asyncio.gather(*(store.orphans(7) for store in [bea, cleo] * 6))
            assert max(len(some) for some in taken) == 7
            assert sorted(name for some in taken for name in some) == sorted(names)
            assert await ann.orphans(100) == []
            assert await bea.claim("finished") == Claim(True)
            assert await bea.claim("at-rest") == Claim(True)
            for table in taken[0]:
                assert await bea.claim(table) == Claim(True)
                assert await cleo.claim(table) == Claim(False, "bea")

    asyncio.run(whole())


def test_a_server_that_retires_leaves_everything_to_the_others_at_once(database: str) -> None:
    async def whole() -> None:
        async with servers(database, "ann", "bea") as (ann, bea):
            await ann.save(SaveTable(a_table()), SaveTable(a_table("finished", "over")))
            assert await bea.beat() == ["ann", "bea"]
            await ann.retire()
            assert await bea.beat() == ["bea"]
            assert await bea.orphans(9) == [TABLE]
            assert await bea.claim("finished") == Claim(True)
            assert await kind(ann.save(Append(a_move(0)))) == "lost"
            assert await ann.beat() == []
            await ann.save(SavePerson(a_person()))

    asyncio.run(whole())


# --- dead


@pytest.mark.parametrize("cut", [True, False], ids=["its connections are ended", "they cannot be, being another user's"])
def test_a_silent_server_is_dead_and_what_it_had_is_taken_over(database: str, cut: bool) -> None:
    async def whole() -> None:
        if not cut:
            make_ready(database)
            with psycopg.connect(database) as connection:
                connection.execute("CREATE OR REPLACE FUNCTION cut(house text) RETURNS void LANGUAGE plpgsql AS 'BEGIN END'")
        async with servers(database, "ann", "bea") as (ann, bea), beating(bea):
            await ann.save(SaveTable(a_table()), SaveTable(a_table("opened", "open")), SaveTable(a_table("finished", "over")))
            await asyncio.sleep(1)
            assert await bea.orphans(9) == []
            assert (await bea.claim(TABLE)) == Claim(False, "ann")
            await ann.beat()
            last = time.time()
            claims = await taken_over(bea, {TABLE, "opened"})
            assert time.time() - last >= DEAD
            for claim in claims.values():
                assert claim.mine
                assert claim.until == pytest.approx(last, abs=0.5)
            assert await bea.claim(TABLE) == Claim(True)  # heard of once
            assert await bea.beat() == ["bea"]
            # The dead one did not know. It hears of it by what it tries.
            errors = await outcomes(
                ann, [Append(a_move(0))], [SavePerson(a_person())], [SaveTable(a_table("finished", "over"))]
            )
            assert [error and error.kind for error in errors] == ["lost", None, "lost"]
            assert await ann.beat() == ["ann", "bea"]
            assert await ann.kept([TABLE, "opened", "finished"]) == set()
            assert await ann.claim(TABLE) == Claim(False, "bea")
            finished = await ann.claim("finished")
            assert finished is not None
            assert finished.mine
            await ann.save(SaveTable(a_table("new")))
            assert await bea.log(TABLE) == []

    asyncio.run(whole())


def test_a_server_that_hears_of_its_death_by_its_beat_has_nothing_left(database: str) -> None:
    async def whole() -> None:
        async with servers(database, "ann", "bea") as (ann, bea), beating(bea):
            await ann.save(SaveTable(a_table("finished", "over")))
            while await bea.beat() != ["bea"]:
                await asyncio.sleep(BEAT)
            assert await ann.beat() == ["ann", "bea"]
            assert await ann.kept(["finished"]) == set()
            assert await kind(ann.save(SaveTable(a_table("finished", "over")))) == "lost"

    asyncio.run(whole())


def test_nobody_is_dead_right_after_an_outage(tmp_path: Path) -> None:
    async def whole(server: Postgres) -> None:
        async with servers(server.new_database(), "ann", "bea") as (ann, bea), beating(ann, bea):
            await ann.save(SaveTable(a_table("anns")))
            await bea.save(SaveTable(a_table("beas")))
            await asyncio.sleep(DEAD)  # both have been heard of for long enough to declare others dead
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(DEAD + 1)
            await asyncio.to_thread(server.start)
            end = time.monotonic() + DEAD + 1
            while time.monotonic() < end:
                for store in (ann, bea):
                    found: list[str] = []
                    with suppress(StoreError):
                        found = await store.orphans(9)
                    assert found == []
                await asyncio.sleep(BEAT)
            assert await ann.kept(["anns", "beas"]) == {"anns"}
            assert await bea.kept(["anns", "beas"]) == {"beas"}
            await ann.save(Append(a_move(0, "anns")))
            await bea.save(Append(a_move(0, "beas")))

    with Postgres(tmp_path) as server:
        asyncio.run(whole(server))


def test_a_server_left_alone_by_an_outage_is_alone_soon(tmp_path: Path) -> None:
    async def whole(server: Postgres) -> None:
        async with servers(server.new_database(), "ann", "bea") as (ann, bea):
            await ann.save(SaveTable(a_table()))
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(DEAD)
            await asyncio.to_thread(server.start)
            while await kind(bea.beat()):
                await asyncio.sleep(BEAT)
            async with beating(bea):
                start = time.monotonic()
                await taken_over(bea, {TABLE})
                assert time.monotonic() - start > DEAD - 0.5

    with Postgres(tmp_path) as server:
        asyncio.run(whole(server))


# --- stopped


STOPPED = """
import asyncio, os, signal, sys
import psycopg
from sheepfold.server.store.postgres import open_postgres
from sheepfold.server.store.rows import SaveTable
from sheepfold.table.rows import Append
from sheepfold.server.store.store import StoreError
from tests.server.keeping import TABLE, a_move, a_table

async def play(url):
    store = await open_postgres(url, "ann")
    await store.save(SaveTable(a_table()), Append(a_move(0)))
    half = psycopg.connect(url, application_name="sheepfold ann")
    half.execute("SELECT hold(%s, %s, %s)", ("ann", store._writer.life, store._writer.number))
    half.execute("INSERT INTO log SELECT table_id, 1, kind, seat, 'half', fate, id, spent, at, asked, entropy FROM log")
    print("in the middle", flush=True)
    os.kill(os.getpid(), signal.SIGSTOP)
    try:
        half.commit()
        print("committed")
    except psycopg.Error:
        print("refused")
    try:
        await store.save(Append(a_move(1)))
        print("stored")
    except StoreError as error:
        print(error.kind)
    await store.close()

asyncio.run(play(sys.argv[1]))
"""


def test_a_stopped_owner_with_a_transaction_under_way_holds_nobody_up_and_cannot_end_it(database: str) -> None:
    async def take(url: str) -> None:
        async with servers(url, "bea") as (bea,), beating(bea):
            await taken_over(bea, {TABLE})
            assert await bea.log(TABLE) == [a_move(0)]
            await bea.save(Append(a_move(1)))

    with subprocess.Popen([sys.executable, "-c", STOPPED, database], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "in the middle\n"
        asyncio.run(take(database))
        child.send_signal(signal.SIGCONT)
        assert child.stdout.read().split() == ["refused", "lost"]


# --- away


def test_away_and_back(tmp_path: Path) -> None:
    async def whole(server: Postgres) -> None:
        async with servers(server.new_database(), "ann") as (ann,):
            await ann.save(SaveTable(a_table()), Append(a_move(0)))
            assert await ann.table(TABLE) == a_table()
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(0.1)
            start = time.monotonic()
            for _ in range(20):
                assert await kind(ann.save(Append(a_move(1)))) == "away"
                assert await kind(ann.log(TABLE)) == "away"
                assert await kind(ann.claim("another")) == "away"
                assert await kind(ann.beat()) == "away"
                await asyncio.sleep(0.02)
            assert time.monotonic() - start < 3  # nobody waits long for nothing
            await asyncio.to_thread(server.start)
            while (found := await kind(ann.save(Append(a_move(1))))) != "":
                assert found == "away"
                await asyncio.sleep(0.05)
            assert await ann.log(TABLE) == [a_move(0), a_move(1)]
            assert await ann.kept([TABLE]) == {TABLE}

    with Postgres(tmp_path) as server:
        asyncio.run(whole(server))


def test_silence_is_not_waited_for_long_and_nothing_happens_later_on(tmp_path: Path) -> None:
    """The database is stopped with a write under way. It goes on with it when it wakes: before anybody reads the table again."""

    async def whole(server: Postgres) -> None:
        async with servers(server.new_database(), "ann") as (ann,):
            await ann.save(SaveTable(a_table()), SaveTable(a_table("quiet")), Append(a_move(0)))
            server.pause()
            start = time.monotonic()
            assert await kind(ann.save(Append(a_move(1)))) == "lost"
            assert 2 < time.monotonic() - start < 4
            assert await kind(ann.save(Append(a_move(1)))) == "away"
            assert await kind(ann.log(TABLE)) == "away"
            assert time.monotonic() - start < 9
            server.resume()
            while await kind(ann.beat()):
                await asyncio.sleep(0.05)
            assert await kind(ann.save(Append(a_move(1)))) == "lost"  # until it is claimed and read again
            assert await ann.kept([TABLE, "quiet"]) == {"quiet"}
            assert await ann.claim(TABLE) == Claim(True)
            found = await ann.log(TABLE)
            assert found in ([a_move(0)], [a_move(0), a_move(1)])
            await ann.save(Append(a_move(len(found))))
            assert await ann.log(TABLE) == [a_move(n) for n in range(len(found) + 1)]
            await ann.save(Append(a_move(0, "quiet")))

    with Postgres(tmp_path) as server:
        asyncio.run(whole(server))


def test_a_cut_wire_while_a_write_is_under_way(postgres: Postgres) -> None:
    """The write is held up on its way, the server gives it up and comes back by another way; then the old one is let through."""

    async def whole(url: str, wire: Wire) -> None:
        async with servers(url, "ann") as (ann,):
            await ann.save(SaveTable(a_table()))
            wire.hold()
            assert await kind(ann.save(Append(a_move(0)))) == "lost"
            ann._writer.address = ann._writer.address.replace(f"port={wire.port}", f"port={postgres.port}")
            ann._readers.address = ann._readers.address.replace(f"port={wire.port}", f"port={postgres.port}")
            while await kind(ann.beat()):
                await asyncio.sleep(0.05)
            assert await ann.claim(TABLE) == Claim(True)
            assert await ann.log(TABLE) == []
            wire.restore()
            await asyncio.sleep(1)
            assert await ann.log(TABLE) == []
            await ann.save(Append(a_move(0)))

    url = postgres.new_database()
    with Wire(postgres.port) as wire:
        asyncio.run(whole(url.replace(f":{postgres.port}/", f":{wire.port}/"), wire))


def test_an_answer_that_never_came_leaves_no_table_without_a_server(postgres: Postgres) -> None:
    """Orphans are taken, but the server that took them does not hear of it: they are given up again when it comes back."""

    async def whole(url: str, wire: Wire) -> None:
        async with servers(url, "ann", "bea") as (ann, bea):
            await bea.save(SaveTable(a_table()))
            await bea.release([TABLE], care=True)
            await ann.beat()
            wire.delay(5)
            assert await kind(ann.orphans(9)) == "away"
            wire.restore()
            while await kind(ann.beat()):
                await asyncio.sleep(0.05)
            async with beating(ann):
                await taken_over(ann, {TABLE})
            await ann.save(Append(a_move(0)))

    url = postgres.new_database()
    with Wire(postgres.port) as wire:
        asyncio.run(whole(url.replace(f":{postgres.port}/", f":{wire.port}/"), wire))


def test_only_as_many_connections_as_are_said(database: str) -> None:
    async def whole() -> None:
        async with servers(database, "ann") as (ann,):
            await ann.save(SaveTable(a_table()))
            await asyncio.gather(*(ann.table(TABLE) for _ in range(200)))
            with psycopg.connect(database) as connection:
                count = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'sheepfold ann%'"
                assert connection.execute(count).fetchone() == (4,)

    asyncio.run(whole())
