"""Bots of the house: they sit at tables like anyone, hear the same messages and answer the same way, and think elsewhere."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache, partial
from typing import Any

from sheepfold import games
from sheepfold.bots import registry
from sheepfold.bots.bot import Bot
from sheepfold.bots.hint import hint
from sheepfold.core.game import Data, Game
from sheepfold.core.rng import Rng
from sheepfold.server import wire
from sheepfold.server.mirror import Mirror, decode_house
from sheepfold.server.surroundings import AGAIN_SECONDS
from sheepfold.server.table import Table

log = logging.getLogger("sheepfold.guests")
ADVISER = "sheepdog"  # the rung whose advice is given
QUICK = "greedy"  # plays for whoever is out of time, and where another bot failed


# --- in a worker process


@cache
def bot_of(game: str, rules: int, name: str) -> Bot:
    return registry.find(name)(games.load(game, rules))


def choose(name: str, view: Data, legal: list[str], seed: int) -> str:
    return bot_of(view["game"], view["rules"], name).choose(view, legal, Rng(seed))


def advise(
    view: Data, legal: list[str], text: str | None, seed: int, adviser: str = ADVISER
) -> tuple[str, str, dict[str, str], str]:
    """A move, the message that says why, its values, and the English sentence; for a given move only the reason."""
    game: Game = games.load(view["game"], view["rules"])
    if text is not None:
        reason = game.reason(view, text)
        return text, reason.message, reason.values, reason.sentence(game.messages)
    found = hint(game, bot_of(game.name, game.version, adviser), view, legal, Rng(seed))
    return found.move, found.reason.message, found.reason.values, found.sentence


def warm_up() -> None:
    """Load every game once, so that a first move does not wait for it; and end with the house, however that ends."""
    threading.Thread(target=end_with_house, daemon=True).start()
    for name in games.names():
        games.load(name)


def end_with_house() -> None:
    """A house that was killed cannot tell its workers."""
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(1)


# --- in the server


class Thinkers:
    """Worker processes that think. One that dies costs a retry, not a game."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.thinking = 0
        self.loop = asyncio.get_running_loop()

    def submit(self, done: Callable[[Any], None], failed: Callable[[BaseException], None], work: Any, *given: Any) -> None:
        """Run `work(*given)` in a worker; `done` or `failed` is called on the event loop."""
        self.thinking += 1
        try:
            future = self.begin(work, *given)
        except (OSError, RuntimeError) as error:  # no process can be had now
            self.thinking -= 1
            self.loop.call_soon(failed, error)
            return
        future.add_done_callback(partial(self.hand_over, done, failed))

    def hand_over(self, done: Callable[[Any], None], failed: Callable[[BaseException], None], found: Future[Any]) -> None:
        """From a thread of the pool to the loop; which may be gone, if the house closes while somebody thinks."""
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

        self.submit(done, failed, work, *given)
        return await answer

    def open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Not forked from the server: a worker must not hold its sockets, files and locks.
            self.pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=warm_up)
        return self.pool

    def finish(self, future: Future[Any], done: Callable[[Any], None], failed: Callable[[BaseException], None]) -> None:
        self.thinking -= 1
        if future.cancelled():
            return
        error = future.exception()
        if error is None:
            done(future.result())
            return
        failed(error)  # a pool that broke is replaced when the next thought begins

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


class HouseBot:
    """A bot of a rung at a seat."""

    person = ""
    house = True
    farewell: asyncio.Task[None] | None = None

    def __init__(self, table: Table, seat: int, rung: str, thinkers: Thinkers) -> None:
        self.table = table
        self.seat: int | None = seat
        self.rung = rung
        self.thinkers = thinkers
        self.mirror = Mirror()
        self.parted = False
        self.answered = -1  # the prompt it thinks about or has answered

    def deliver(self, data: bytes) -> None:
        message = decode_house(data)
        self.mirror.apply(message)
        if isinstance(message, wire.RefusedMove):
            self.thinkers.loop.call_later(AGAIN_SECONDS, self.reconsider, self.answered)
        self.consider()

    def reconsider(self, refused: int) -> None:
        """Its answer could not be stored: after a while, if it is still asked, it thinks again."""
        if self.answered == refused:
            self.answered = -1
        self.consider()

    def consider(self) -> None:
        if self.mirror.legal and self.mirror.prompt != self.answered and not self.parted:
            self.answered = self.mirror.prompt
            self.think(self.rung, self.mirror.prompt)

    def think(self, name: str, prompt: int) -> None:
        view, legal = self.mirror.view, self.mirror.legal
        self.thinkers.submit(
            partial(self.answer, prompt), partial(self.failed, name, prompt), choose, name, view, legal, secrets.randbits(60)
        )

    def answer(self, prompt: int, text: str) -> None:
        if not self.parted:
            self.table.receive(self, wire.Do(secrets.token_hex(8), prompt, text))

    def failed(self, name: str, prompt: int, error: BaseException) -> None:
        """A bot that breaks is retried once as the quick one; then any legal move does."""
        log.warning("bot %s failed at a table of %s: %s", name, self.table.charter.game, error)
        if self.parted or prompt != self.mirror.prompt:
            return
        if name != QUICK:
            self.think(QUICK, prompt)
        else:
            self.answer(prompt, self.mirror.legal[0])

    def part(self, reason: str) -> None:
        self.parted = True
