"""The processes of this server in which bots think."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any

from sheepfold import games

Cancel = Callable[[], bool]  # whether nobody is called any more: it had not begun


class Thinkers:
    """Worker processes that think. One that dies costs a retry, not a game."""

    elsewhere = False  # whether the processes are on other machines

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.thinking = 0
        self.warm_since: float | None = None  # when the first process of the pool had started
        self.loop = asyncio.get_running_loop()

    @property
    def capacity(self) -> int:
        """How many thoughts can be worked out at the same time."""
        return self.workers

    @property
    def can_think(self) -> bool:
        """Whether more than the quick bot can be had."""
        return True

    def prepare(self) -> None:
        """Start the processes, if they are not."""
        if self.pool is None:
            self.submit(ready, done=ignore, failed=ignore)

    def submit(self, work: Any, *given: Any, done: Callable[[Any], None], failed: Callable[[BaseException], None]) -> Cancel:
        """Run `work(*given)` in a worker; `done` or `failed` is called on the event loop."""
        self.thinking += 1
        try:
            future = self.begin(work, *given)
        except (OSError, RuntimeError) as error:  # no process can be had now
            self.thinking -= 1
            self.loop.call_soon(failed, error)
            return never
        future.add_done_callback(partial(self.hand_over, done, failed))
        return future.cancel

    def hand_over(self, done: Callable[[Any], None], failed: Callable[[BaseException], None], found: Future[Any]) -> None:
        """Hand over from a pool thread to the event loop, which may already be closed if the server stops during a thought."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.finish, found, done, failed)

    def begin(self, work: Any, *given: Any) -> Future[Any]:
        try:
            return self.open_pool().submit(work, *given)
        except BrokenProcessPool:
            self.pool = None
            return self.open_pool().submit(work, *given)

    async def run(self, work: Any, *given: Any) -> Any:
        """What `work(*given)` gives, worked out in a worker; what it raises is raised here."""
        answer: asyncio.Future[Any] = self.loop.create_future()

        def done(found: Any) -> None:
            if not answer.done():
                answer.set_result(found)

        def failed(error: BaseException) -> None:
            if not answer.done():
                answer.set_exception(error)

        self.submit(work, *given, done=done, failed=failed)
        return await answer

    def open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Not forked from the server: a worker must not hold its sockets, files and locks.
            self.warm_since = None
            self.pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=warm_up)
        return self.pool

    def finish(self, future: Future[Any], done: Callable[[Any], None], failed: Callable[[BaseException], None]) -> None:
        self.thinking -= 1
        if future.cancelled():
            return
        error = future.exception()
        if error is None:
            if self.warm_since is None:
                self.warm_since = self.loop.time()
            done(future.result())
            return
        failed(error)  # a pool that broke is replaced when the next thought begins

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def ignore(found: Any) -> None:
    """For what nobody waits for."""


def never() -> bool:
    """For what cannot be cancelled."""
    return False


def ready() -> None:
    """Nothing: a process that has done it has started."""


def warm_up() -> None:
    """Load every game once, so that a first move does not wait for it; and end with the server, however that ends."""
    threading.Thread(target=end_with_server, daemon=True).start()
    for name in games.names():
        games.load(name)


def end_with_server() -> None:
    """A server that was killed cannot tell its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
