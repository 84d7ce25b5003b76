"""Bots that think on other machines and are late: the server's own quick bot answers, and nobody thinks on for nothing."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex

import pytest
from redis import Redis as Client

from sheepfold.server.thinkers.pool import Thinkers
from sheepfold.server.thinkers.remote_bots import RemoteThinkers
from sheepfold.server.thinkers.scheduler import Scheduler
from sheepfold.server.thinkers.work import choose
from sheepfold.table.config import QUICK
from tests.cluster.services import Redis
from tests.cluster.test_remote_bots import DEEP, LEGAL, START, VIEW, Hands, asking, questions_of, staffed
from tests.waiting import on_loop, until

MANY = 20


@pytest.fixture
def bus(redis: Redis) -> str:
    return f"{redis.url}?prefix={token_hex(4)}"


class Reply:
    """Every time a thought of somebody was answered, and when."""

    def __init__(self, scheduler: Scheduler, person: str) -> None:
        self.found: list[str] = []
        self.failed: list[BaseException] = []
        self.asked = time.monotonic()
        self.took = 0.0
        scheduler.submit(person, choose, DEEP, VIEW, LEGAL, 7, done=self.done, failed=self.failed.append)

    def done(self, found: str) -> None:
        self.found.append(found)
        self.took = time.monotonic() - self.asked


@asynccontextmanager
async def scheduling(bus: str) -> AsyncIterator[tuple[Scheduler, RemoteThinkers]]:
    """A scheduler with one worker elsewhere, its own quick bot ready."""
    async with asking(bus) as thinkers:
        await staffed(thinkers)
        quick = Thinkers(1)
        quick.prepare()
        await until(lambda: quick.warm_since is not None, START)
        try:
            yield Scheduler(thinkers, quick), thinkers
        finally:
            quick.close()


@on_loop
async def test_one_servers_flood_does_not_keep_the_bots_of_others_waiting(redis: Redis, bus: str, tmp_path: Path) -> None:
    with Hands(bus, tmp_path):
        async with scheduling(bus) as (scheduler, thinkers):
            flood = [Reply(scheduler, "Wolf") for _ in range(MANY)]
            reply = Reply(scheduler, "Ada")
            await until(lambda: reply.found, START)
            assert reply.took < 3.0
            await until(lambda: all(one.found for one in flood), START)
            assert max(one.took for one in flood) < 6.0
            await until(lambda: scheduler.thinking == 0)
            assert [len(one.found) for one in (*flood, reply)] == [1] * (MANY + 1)
            assert thinkers.thinking == thinkers.helped == 0
            with Client(port=redis.port) as client:
                assert client.llen(questions_of(bus)) == 0  # what was taken back nobody thinks about


@on_loop
async def test_a_worker_that_hangs_is_not_waited_for(bus: str, tmp_path: Path) -> None:
    with Hands(bus, tmp_path) as hands:
        async with scheduling(bus) as (scheduler, thinkers):
            reply = Reply(scheduler, "Ada")
            await until(lambda: any(asked.worker for asked in thinkers.under_way.values()))
            (worker,) = hands.workers()
            os.kill(worker, signal.SIGSTOP)
            await until(lambda: reply.found, START)
            assert reply.found == [choose(QUICK, VIEW, LEGAL, 7)]
            await until(lambda: scheduler.thinking == thinkers.thinking == 0)  # the place is free again
            again = Reply(scheduler, "Ada")  # nobody is left who thinks long
            await until(lambda: again.found)
            assert not thinkers.under_way
            os.kill(worker, signal.SIGCONT)
            await staffed(thinkers)
            last = Reply(scheduler, "Ada")
            await until(lambda: last.found, START)
            assert (len(reply.found), len(again.found), len(last.found)) == (1, 1, 1)
            assert [*reply.failed, *again.failed, *last.failed] == []
