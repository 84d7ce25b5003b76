"""What an address may do is counted at all servers together; nobody waits for that, and without Redis each server counts alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex

import pytest

from sheepfold.server.cluster.bus import Bus
from sheepfold.server.config import Config
from sheepfold.server.http.admission import Admission
from sheepfold.server.limits import Crowd
from sheepfold.server.store.rows import DropPerson, SavePerson
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.store.store import Store, StoreError
from sheepfold.server.tables.people import SHARED_SECONDS, People
from tests.cluster.services import Redis
from tests.cluster.wires import Wire
from tests.waiting import on_loop, until

ADA, BEA = "192.0.2.1", "192.0.2.2"
ARRIVES = 0.05  # seconds in which every server has heard what another one told


@pytest.fixture
def url(redis: Redis) -> str:
    return f"{redis.url}?prefix={token_hex(4)}"


@asynccontextmanager
async def admissions(url: str, folder: Path, count: int = 3, **settings: float) -> AsyncIterator[list[Admission]]:
    """What lets guests in at so many servers over one store."""
    store = open_store(folder / "data")
    found = []
    for number in range(count):
        bus = Bus(url, f"server-{number}")
        found.append(Admission(Config(**settings), People(store), bus))  # type: ignore[arg-type]
        await bus.open()
    try:
        yield found
    finally:
        for admission in found:
            assert admission.bus is not None
            await admission.bus.close()
        await store.close()


async def ask_around(servers: list[Admission], address: str, times: int) -> int:
    """One guess after the other, each at the next server, as fast as a page would; how many were let through."""
    passed = 0
    for number in range(times):
        passed += servers[number % len(servers)].guesses.take(address)
        await asyncio.sleep(ARRIVES / 5)
    return passed


def is_shared(passed: int) -> bool:
    """As many as one server lets through; on a busy machine one or two pass before the servers have heard of each other."""
    return 10 <= passed <= 12


# --- rates


@on_loop
async def test_an_address_shares_its_tries_among_all_servers(url: str, tmp_path: Path) -> None:
    async with admissions(url, tmp_path) as servers:
        assert is_shared(await ask_around(servers, ADA, 30))
        assert is_shared(await ask_around(servers, BEA, 30))
        assert [server.guesses.take(ADA) for server in servers] == [False] * 3
        assert [server.openings.take(ADA) for server in servers] == [True] * 3  # another account


@on_loop
async def test_the_account_fills_again(url: str, tmp_path: Path) -> None:
    async with admissions(url, tmp_path, request_rate=10.0) as servers:
        began, passed = time.monotonic(), 0
        while time.monotonic() - began < 4.0:
            passed += sum(server.requests.take(ADA) for server in servers)
            await asyncio.sleep(0.01)
        assert 50 + 40 - 2 <= passed <= 50 + 40 + 3  # all at once, and ten a second for four seconds


@on_loop
async def test_who_asks_many_servers_in_one_instant_gets_ahead_once_and_waits_for_it(url: str, tmp_path: Path) -> None:
    async with admissions(url, tmp_path, request_rate=10.0) as servers:
        began, passed = time.monotonic(), 0
        while time.monotonic() - began < 14.0:
            for server in servers:
                while server.requests.take(ADA):
                    passed += 1
            await asyncio.sleep(1.0)  # every server's own bucket has ten more now
        assert 3 * 50 <= passed <= 3 * 50 + 60  # each alone would have let through 50 + 140


@on_loop
async def test_without_redis_each_server_counts_for_itself(own_redis: Redis, tmp_path: Path) -> None:
    async with admissions(own_redis.url, tmp_path) as servers:
        own_redis.kill()
        await until(lambda: not any(server.bus.up for server in servers if server.bus))
        assert await ask_around(servers, ADA, 60) == 30
        own_redis.start()
        await until(lambda: all(server.bus.up for server in servers if server.bus))
        assert is_shared(await ask_around(servers, BEA, 30))


@on_loop
async def test_nobody_waits_for_a_redis_that_does_not_answer(own_redis: Redis, tmp_path: Path) -> None:
    async with admissions(own_redis.url, tmp_path, 1) as (server,):
        own_redis.pause()
        began = time.monotonic()
        assert [server.guesses.take(ADA) for _ in range(12)] == [True] * 10 + [False] * 2
        assert time.monotonic() - began < 0.05


# --- sockets


def test_a_crowd_counts_all_and_each() -> None:
    crowd = Crowd(2, 3)
    for address in (ADA, ADA):
        assert crowd.admits(address)
        crowd.came(address)
    assert not crowd.admits(ADA)
    assert crowd.admits(BEA)
    crowd.came(BEA)
    assert not crowd.admits("192.0.2.3")
    crowd.went(ADA)
    assert crowd.admits(ADA)
    crowd.went(ADA)
    crowd.went(BEA)
    assert (crowd.held, crowd.total) == ({}, 0)


@on_loop
async def test_sockets_of_an_address_count_at_all_servers(url: str, tmp_path: Path) -> None:
    async with admissions(url, tmp_path, sockets_per_address=5) as servers:
        let_in = 0
        for number in range(12):
            server = servers[number % 3]
            if server.crowd.admits(ADA):
                server.crowd.came(ADA)
                let_in += 1
            await asyncio.sleep(ARRIVES)
        assert let_in == 5
        assert all(server.crowd.admits(BEA) for server in servers)
        servers[0].crowd.went(ADA)
        await asyncio.sleep(ARRIVES)
        assert all(server.crowd.admits(ADA) for server in servers)


@on_loop
async def test_a_server_that_comes_later_learns_who_is_there_and_one_that_died_holds_nobody(url: str, tmp_path: Path) -> None:
    async with admissions(url, tmp_path, 1, sockets_per_address=5) as (early,):
        for _ in range(5):
            early.crowd.came(ADA)
        bus = Bus(url, "late")
        late = Admission(Config(sockets_per_address=5), People(early.people.store), bus)
        await bus.open()
        await until(lambda: not late.crowd.admits(ADA), 2.0)
        assert early.bus is not None
        early.bus.line.ticked = lambda now: None  # it stops saying anything
        assert await until(lambda: late.crowd.admits(ADA)) < 4.0
        await bus.close()


@on_loop
async def test_only_addresses_with_many_sockets_are_told_of(url: str, tmp_path: Path) -> None:
    async with admissions(url, tmp_path, 2, sockets_per_address=100) as (one, other):
        for _ in range(11):
            one.crowd.came(ADA)
        for _ in range(12):
            one.crowd.came(BEA)
        await asyncio.sleep(ARRIVES)
        for _ in range(88):
            assert other.crowd.admits(BEA)
            other.crowd.came(BEA)
        assert not other.crowd.admits(BEA)
        for _ in range(100):
            assert other.crowd.admits(ADA)
            other.crowd.came(ADA)
        assert not other.crowd.admits(ADA)


# --- people


class Counting:
    """A store that counts who is looked up, and can be away."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked = 0
        self.away = False

    def __getattr__(self, name: str) -> object:
        return getattr(self.store, name)

    async def person_by_hash(self, wanted: bytes) -> object:
        self.asked += 1
        if self.away:
            raise StoreError("away", "cannot be reached")
        return await self.store.person_by_hash(wanted)


@on_loop
async def test_what_one_server_changes_of_a_person_the_others_know_at_once(url: str, tmp_path: Path) -> None:
    async with admissions(url, tmp_path) as servers:
        here, there, _ = (server.people for server in servers)
        row, token = await here.enter("Ada")
        assert await there.of(token) == row
        changed = await here.change(row, name="Bea")
        async with asyncio.timeout(1.5):  # what nobody told is known after two seconds too
            while await there.of(token) != changed:
                await asyncio.sleep(0.01)
        told: list[tuple[str, bytes]] = []
        bus = servers[1].bus
        assert bus is not None
        bus.on_told = lambda topic, server, data: told.append((topic, data))
        await here.store.save(DropPerson(row.id))
        here.forget(row)
        await until(lambda: told)
        assert told == [("person", row.id.encode())]  # the server's own business: it drops the person, and what they said
        there.drop(row.id)
        assert await here.of(token) is await there.of(token) is None


@on_loop
async def test_what_nobody_told_is_known_two_seconds_later(redis: Redis, tmp_path: Path) -> None:
    with Wire(redis.port) as wire:
        async with admissions(f"redis://127.0.0.1:{wire.port}", tmp_path, 2) as servers:
            here, there = (server.people for server in servers)
            row, token = await here.enter("Ada")
            assert await there.of(token) == row
            wire.cut()
            await here.store.save(DropPerson(row.id))
            here.forget(row)
            assert await here.of(token) is None
            assert await there.of(token) == row
            await asyncio.sleep(SHARED_SECONDS + 0.1)
            assert await there.of(token) is None


@on_loop
async def test_people_are_looked_up_once_in_a_while_and_stay_known_while_the_store_is_away(url: str, tmp_path: Path) -> None:
    async with admissions(url, tmp_path, 1) as (server,):
        store = Counting(server.people.store)
        server.people.store = store  # type: ignore[assignment]
        row, token = await server.people.enter("Ada")
        for _ in range(20):
            assert await server.people.of(token) == row
        assert store.asked == 0
        await asyncio.sleep(SHARED_SECONDS + 0.1)
        for _ in range(20):
            assert await server.people.of(token) == row
        assert store.asked == 1
        store.away = True
        await asyncio.sleep(SHARED_SECONDS + 0.1)
        assert await server.people.of(token) == row
        with pytest.raises(StoreError):
            await server.people.of("x" * 43)
        store.away = False
        await server.people.store.save(DropPerson(row.id))
        assert await server.people.of(token) is None
        store.away = True
        with pytest.raises(StoreError):
            await server.people.of(token)


@on_loop
async def test_alone_a_server_remembers_for_ever_but_not_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sheepfold.server.tables.people.REMEMBERED", 3)
    store = open_store(tmp_path / "data")
    people = People(store)
    entered = [await people.enter(f"Guest {number}") for number in range(5)]
    assert len(people.known) == len(people.hashes) == 3
    assert [await people.of(token) for _, token in entered] == [row for row, _ in entered]
    assert len(people.known) == len(people.hashes) == 3
    await store.save(SavePerson(entered[4][0]))
    await store.close()
