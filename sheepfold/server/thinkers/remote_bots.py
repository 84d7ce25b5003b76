"""Bots that think on other machines: a server puts its questions into a list in Redis, any worker takes one and answers.

A question names one of four functions and brings its arguments as plain data; nothing that comes over Redis is run as code.
Workers tell every half second that they live. A question whose worker has gone is asked once more; with no worker left, or no
Redis, the server answers by itself, with the quick bot.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from sheepfold.core.errors import BadInput
from sheepfold.core.message import from_data
from sheepfold.server.cluster.bus import Bus
from sheepfold.server.thinkers import records
from sheepfold.server.thinkers.pool import Cancel, Thinkers
from sheepfold.server.thinkers.work import advise, choose, quickly

log = logging.getLogger("sheepfold.remote_bots")
LOOK = 0.5  # seconds between looks at who lives
LIVES = 2000  # milliseconds a worker counts as alive after it said so
SETTLED = 1.0  # seconds after which what a look shows can be believed of a question
UNTAKEN = 10.0  # seconds a question waits for a worker when all are busy
UNANSWERED = 15.0  # seconds a worker has for it; the longest thoughts take half a second
TRIES = 2

WORKS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "advise": advise,
    "replay_file": records.replay_file,
    "draws": records.draws,
}
NAMES = {work: name for name, work in WORKS.items()}


class Question(msgspec.Struct, array_like=True):
    """What a server wants to know."""

    server_id: str
    number: int
    work: str
    given: list[Any]


class Taken(msgspec.Struct, array_like=True, tag=0):
    """A worker thinks about it."""

    number: int
    worker: str


class Found(msgspec.Struct, array_like=True, tag=1):
    number: int
    answer: Any


class Failed(msgspec.Struct, array_like=True, tag=2):
    """It cannot be answered; `bad` if because of what was brought, and then with the message that says so, as data."""

    number: int
    bad: bool
    reason: str
    message: dict[str, Any] = {}


encode = msgspec.msgpack.Encoder().encode
decode_question = msgspec.msgpack.Decoder(Question).decode
decode_answer = msgspec.msgpack.Decoder(Taken | Found | Failed).decode


# KEYS: workers, questions. Who lives by Redis's own clock, and how many questions nobody has taken.
LOOK_SCRIPT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('EXPIRE', KEYS[2], 60)
return {redis.call('ZRANGEBYSCORE', KEYS[1], now - ARGV[1], '+inf'), redis.call('LLEN', KEYS[2])}
"""


class Asked:
    """A question under way."""

    __slots__ = ("asked", "data", "done", "failed", "given", "number", "taken", "tries", "unwanted", "work", "worker")

    def __init__(
        self, number: int, done: Callable[[Any], None], failed: Callable[[BaseException], None], work: Any, given: Any
    ) -> None:
        self.number = number
        self.done = done
        self.failed = failed
        self.work = work
        self.given = given
        self.data = b""
        self.tries = 0
        self.asked = 0.0  # when it was last put into the list
        self.worker = ""  # who thinks about it
        self.taken = 0.0  # since when
        self.unwanted = False  # nobody waits for the answer any more


class RemoteThinkers(Thinkers):
    """Thinkers whose thoughts come from workers elsewhere, and from here only while there are none.

    What is asked before the bus was opened waits until then.
    """

    elsewhere = True

    def __init__(self, bus: Bus, workers: int = 1) -> None:
        super().__init__(workers)
        self.bus = bus
        bus.on_answer = self.answered
        self.questions, self.register = keys(bus.line.prefix)
        self.living: set[str] | None = None  # workers; None: not known yet
        self.under_way: dict[int, Asked] = {}
        self.number = 0
        self.retries = 0
        self.helped = 0  # questions that were answered here
        self.looking = self.loop.create_task(self.keep_looking())

    @property
    def capacity(self) -> int:
        """One thought that is under way and one on its way for each worker; other servers' thoughts come on top of these."""
        return 2 * max(1, len(self.living or ()))

    @property
    def can_think(self) -> bool:
        return self.living is None or (bool(self.living) and self.bus.up)

    def submit(self, work: Any, *given: Any, done: Callable[[Any], None], failed: Callable[[BaseException], None]) -> Cancel:
        if work not in NAMES:
            raise ValueError(f"a worker knows {', '.join(WORKS)}; not {work!r}")
        self.thinking += 1
        self.number += 1
        asked = self.under_way[self.number] = Asked(self.number, done, failed, work, given)
        self.ask(asked)
        return partial(self.withdraw, asked)

    def withdraw(self, asked: Asked) -> bool:
        """Take a question back; if a worker thinks about it already, it ends that first."""
        if asked.worker or asked.number not in self.under_way:
            asked.unwanted = True
            return False
        self.forget(asked)
        return True

    def forget(self, asked: Asked) -> None:
        """It is no longer under way, and no worker is to take it."""
        if asked.tries and not asked.worker:
            self.bus.line.ask(None, "LREM", self.questions, 1, asked.data)
        del self.under_way[asked.number]
        self.thinking -= 1

    def close(self) -> None:
        self.looking.cancel()
        self.under_way.clear()
        super().close()

    # --- asking

    def ask(self, asked: Asked) -> None:
        """Put it where workers find it; if there are none, or it has been there too often, answer it here."""
        if self.living is None:
            return  # the first look will see to it
        if not self.living or not self.bus.up or asked.tries == TRIES or asked.unwanted:
            return self.help(asked)
        if not asked.data:
            asked.data = encode(Question(self.bus.server_id, asked.number, NAMES[asked.work], list(asked.given)))
        self.retries += asked.tries > 0
        asked.tries += 1
        asked.asked = self.loop.time()
        asked.worker = ""
        self.bus.line.ask(partial(self.put, asked), "RPUSH", self.questions, asked.data)

    def put(self, asked: Asked, found: Any) -> None:
        if isinstance(found, Exception) and asked.number in self.under_way:
            self.help(asked)

    def help(self, asked: Asked) -> None:
        """Answer it here, quickly, if anybody still waits for it."""
        self.forget(asked)
        if asked.unwanted:
            return asked.failed(TimeoutError("its time was up"))
        self.helped += 1
        super().submit(asked.work, *quickly(asked.work, asked.given), done=asked.done, failed=asked.failed)

    # --- what workers say

    def answered(self, data: bytes) -> None:
        try:
            answer = decode_answer(data)
        except msgspec.DecodeError as error:
            log.warning("an answer cannot be read: %s", error)
            return
        asked = self.under_way.get(answer.number)
        if asked is None:
            return  # answered already, by another worker or here
        if isinstance(answer, Taken):
            asked.worker, asked.taken = answer.worker, self.loop.time()
            return
        if isinstance(answer, Failed) and not (answer.bad and asked.work not in (choose, advise)):
            log.warning("a worker failed at %s: %s", NAMES[asked.work], answer.reason)
            return self.help(asked)
        del self.under_way[answer.number]
        self.thinking -= 1
        if isinstance(answer, Found):
            asked.done(answer.answer)
        else:
            asked.failed(BadInput(from_data(answer.message) if answer.message else answer.reason))

    # --- looking after what is under way

    async def keep_looking(self) -> None:
        await self.bus.line.tried.wait()
        look = ("EVAL", LOOK_SCRIPT, 2, self.register, self.questions, LIVES)
        while True:
            self.bus.line.ask(self.looked, *look)
            await asyncio.sleep(LOOK)

    def looked(self, found: Any) -> None:
        living, waiting = ([], 0) if isinstance(found, Exception) else found
        before, self.living = self.living, {worker.decode() for worker in living}
        if before is None or bool(before) != bool(self.living):
            log.info(
                "%s", f"bot workers that are here: {len(living)}" if living else "no bot worker is here: the quick bot plays"
            )
        now = self.loop.time()
        for asked in tuple(self.under_way.values()):
            if not self.living or not asked.tries or self.is_lost(asked, now, waiting):
                self.ask(asked)
            elif not asked.worker and now - asked.asked > UNTAKEN:
                log.warning("every bot worker was busy for %d s", UNTAKEN)
                self.help(asked)

    def is_lost(self, asked: Asked, now: float, waiting: int) -> bool:
        """Whether nobody thinks about it any more: its worker died, or died while taking it."""
        if not asked.worker:
            return waiting == 0 and now - asked.asked > SETTLED
        assert self.living is not None
        gone = asked.worker not in self.living and now - asked.taken > SETTLED
        return gone or now - asked.taken > UNANSWERED


def keys(prefix: str) -> tuple[str, str]:
    """The list of questions, and the register of workers."""
    return f"{prefix}:questions", f"{prefix}:workers"
