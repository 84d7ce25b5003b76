"""With Redis or PostgreSQL away a cluster does what it still can, says what it cannot, and heals by itself; and when a server dies
its clocks stand still."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from sheepfold.client import Guest
from sheepfold.table import messages
from tests.cluster.cluster import Cluster, Server
from tests.server.playing import Line, ask, fresh
from tests.server.stored import rows_of

HEALED = 20.0  # seconds; it takes one or two, and this machine may be busy
TAKEN_OVER = 12.0  # seconds; it takes three or four, and this machine may be busy


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with Cluster(tmp_path_factory.mktemp("cluster"), servers=2, workers=0) as found:
        yield found


class Pair:
    """A table of two seats that one person holds, opened at one server, with a line to it from a server for each seat."""

    def __init__(self, host: Guest, table: str, lines: list[Line]) -> None:
        self.host = host
        self.table = table
        self.lines = lines

    @staticmethod
    async def open(near: Server, *servers: Server, **more: Any) -> Pair:
        host = Guest(near.address, "Ada")
        table = host.open_table("bauernschlau", [{"kind": "me"}] * 2, **more)["id"]
        at_seats = zip(servers, "AB", strict=False)
        lines = [await Line.to(server.address, table, letter, host.token) for server, letter in at_seats]
        for line in lines:
            await line.hear()
            await line.reach(0)
        return Pair(host, table, lines)

    async def step(self) -> Any:
        """A move of the seat that is asked; the answer, once all have heard of it."""
        line = next(line for line in self.lines if line.mirror.legal)
        answer = await line.do(line.mirror.legal[0])
        if isinstance(answer, messages.Done):
            for other in self.lines:
                await other.reach(answer.n)
        return answer

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


async def step_soon(pair: Pair) -> None:
    """A move, as soon as it can be stored again; a refusal means that it was not."""
    end = time.monotonic() + 15
    while not isinstance(answer := await pair.step(), messages.Done):
        assert time.monotonic() < end, answer
        await asyncio.sleep(0.2)


async def come_back(server: Server, pair: Pair, letter: str) -> Line:
    """A line to a seat, as soon as one is to be had."""
    end = time.monotonic() + HEALED
    while True:
        line = await Line.to(server.address, pair.table, letter, pair.host.token)
        if isinstance(await line.hear(), messages.Welcome):
            return line
        assert await line.closed() in (1012, 1013), line.heard
        assert time.monotonic() < end, line.heard
        await asyncio.sleep(0.2)


async def answers(server: Server, path: str, status: int, seconds: float) -> Any:
    """Wait until a request is answered so."""
    end = time.monotonic() + seconds
    while (found := await asyncio.to_thread(ask, server.address, "GET", path)).status != status:
        assert time.monotonic() < end, found
        await asyncio.sleep(0.1)
    return found


@pytest.mark.parametrize("how", ["kill", "pause"])
def test_with_redis_away_tables_go_on_at_their_own_server_and_others_are_told(cluster: Cluster, how: str) -> None:
    near, far = cluster.servers

    async def whole() -> None:
        own = await Pair.open(near, near, near)
        split = await Pair.open(near, near, far)
        for pair in (own, split):
            assert isinstance(await pair.step(), messages.Done)
        await asyncio.to_thread(getattr(cluster.redis, how))
        assert await split.lines[1].closed() in (1012, 1013)
        for number in range(5):
            assert isinstance(await own.step(), messages.Done)
        said = await answers(far, f"/api/tables/{split.table}", 503, 5)
        assert "try again" in said.data["error"]
        assert (await answers(far, "/api/lobby", 200, 5)).data == []
        late = await Line.to(far.address, split.table, "B", split.host.token)
        assert await late.closed() in (1012, 1013)
        await asyncio.to_thread(cluster.redis.start if how == "kill" else cluster.redis.resume)
        await answers(far, f"/api/tables/{split.table}", 200, HEALED)
        split.lines[1] = await come_back(far, split, "B")
        for number in range(5):
            assert isinstance(await split.step(), messages.Done)
            assert isinstance(await own.step(), messages.Done)
        for pair in (own, split):
            await pair.close()

    asyncio.run(whole())


def test_with_the_database_away_moves_are_refused_in_clear_words_and_play_resumes(cluster: Cluster) -> None:
    near, far = cluster.servers

    async def whole() -> None:
        pair = await Pair.open(near, near, near)
        for number in range(3):
            assert isinstance(await pair.step(), messages.Done)
        kept = pair.lines[0].mirror.n
        await asyncio.to_thread(cluster.postgres.kill)
        refused = []
        end = time.monotonic() + 4
        while time.monotonic() < end:
            asked = next(place for place, line in enumerate(pair.lines) if line.mirror.legal)
            line, id = pair.lines[asked], fresh()
            await line.send(messages.Do(id, line.mirror.prompt, line.mirror.legal[0]))
            message = await line.until(lambda heard: isinstance(heard, messages.Done | messages.RefusedMove | messages.Bye))
            if isinstance(message, messages.Bye):
                # Nobody knew whether it was stored: all are sent away, and nobody is let in before that is known.
                break
            assert isinstance(message, messages.RefusedMove), message
            assert message.message.id == "refused-store-away", message
            refused.append(id)
            await asyncio.sleep(0.3)
        said = await answers(near, "/api/lobby", 503, 5)
        assert "try again" in said.data["error"]
        await asyncio.to_thread(cluster.postgres.start)
        pair.lines = [await come_back(near, pair, letter) for letter in "AB"]
        assert pair.lines[0].mirror.n in (kept, kept + 1), "more was stored than could have been"
        for number in range(5):
            await step_soon(pair)
        ids = {row.id for row in rows_of(cluster, pair.table)}
        assert refused or isinstance(message, messages.Bye)
        assert not ids & set(refused), "stored, though it was refused"
        await pair.close()

    asyncio.run(whole())
    assert far.is_alive()


def test_an_id_the_database_would_cut_short_is_nobodys(cluster: Cluster) -> None:
    near, far = cluster.servers

    async def whole() -> None:
        for server in cluster.servers:
            await answers(server, "/ready", 200, HEALED)
        pair = await Pair.open(near, near, far)
        for server in (near, far):
            for id in (f"{pair.table}%00x", f"{pair.table}%00"):
                found = await asyncio.to_thread(ask, server.address, "GET", f"/api/tables/{id}")
                assert (found.status, found.data["message"]["id"]) == (404, "refused-no-table")
        for number in range(5):
            assert isinstance(await pair.step(), messages.Done)
        await pair.close()

    asyncio.run(whole())


def test_guests_are_told_while_nothing_can_be_stored_also_those_who_come_then(cluster: Cluster) -> None:
    near, _ = cluster.servers

    def is_told(message: messages.ServerMessage) -> bool:
        return isinstance(message, messages.Trouble) and message.what == "store"

    async def whole() -> None:
        pair = await Pair.open(near, near, near)
        await asyncio.to_thread(near.to_store.cut)
        try:
            await pair.lines[0].until(is_told)
            late = await Line.to(near.address, pair.table, "A", pair.host.token)
            assert isinstance(await late.hear(), messages.Welcome)
            await late.until(is_told)
        finally:
            await asyncio.to_thread(near.to_store.restore)
        await late.until(lambda message: isinstance(message, messages.Trouble) and not message.what)
        pair.lines = [await come_back(near, pair, letter) for letter in "AB"]
        await step_soon(pair)
        await pair.close()

    asyncio.run(whole())


def test_a_dead_servers_table_goes_on_elsewhere_and_its_clock_stood_still(cluster: Cluster) -> None:
    near, far = cluster.servers
    thought = 3.0

    async def whole() -> None:
        clock = {"kind": "game", "seconds": 100, "increment": 0}
        pair = await Pair.open(near, far, far, clock=clock)
        running = next(line for line in pair.lines if line.mirror.legal)
        letter = str(running.mirror.seat)
        await asyncio.sleep(thought)
        await asyncio.to_thread(near.kill)
        died = time.monotonic()
        back = await come_back(far, pair, letter)
        outage = time.monotonic() - died
        assert outage < TAKEN_OVER
        clocks = back.mirror.clocks
        assert isinstance(clocks, messages.Clocks)
        assert clocks.running == [letter]
        spent = 100 - clocks.left[letter] / 1000
        assert thought - 2.5 < spent < thought + 1, f"{spent} s were taken off for {thought} s of thought, {outage} s of outage"
        await back.close()

    asyncio.run(whole())
    near.revive()
