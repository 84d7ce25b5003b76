"""A line to Redis that nobody waits for: commands go out in order, answers and messages come in, and it mends itself."""

from __future__ import annotations

import asyncio
import logging
import math
import random
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from sheepfold.core.errors import BadInput

try:
    from redis.asyncio.connection import AbstractConnection, ConnectionPool
    from redis.exceptions import RedisError, ResponseError
except ImportError as error:
    raise BadInput(f"a bus needs the packages redis and hiredis ({error}): pip install 'sheepfold[scale]'") from None

log = logging.getLogger("sheepfold.bus")
TICK = 0.25  # seconds between looks at what is late
ANSWER = 1.0  # seconds Redis has to answer
ECHO = 1.5  # seconds within which what we say to ourselves must come back
ASLEEP = 0.5  # a look that comes so much too late means that we slept, not they
MOST_WAITING = 8 * 1024 * 1024  # bytes that may wait for the socket
Word = str | bytes | int | float
Answered = Callable[[Any], None]


class Away(Exception):
    """Redis cannot be reached, or does not answer in time; whether it has done what it was told, nobody knows."""


class Asked(NamedTuple):
    at: float
    answered: Answered | None


def split_url(url: str) -> tuple[str, str]:
    """The address without our own `?prefix=`, and that prefix, which all names in Redis begin with."""
    parts = urlsplit(url)
    if parts.scheme not in ("redis", "rediss", "unix"):
        raise BadInput(f"a bus is redis://host:port, rediss://… or unix://…; not {parts.scheme or url[:20]!r}")
    asked = dict(parse_qsl(parts.query))
    prefix = asked.pop("prefix", "sheepfold")
    return urlunsplit(parts._replace(query=urlencode(asked))), prefix


class RedisLine:
    """Two connections, one that asks and one that listens; `up` while both work. When one goes, both are made anew.

    `heard(channel, data)`: a message on one of the channels. `turned(up)`: it works from now on, or no more.
    `ticked(now)`: a look at the clock, several times a second while it works. `woke(seconds)`: this process did not run for so long.
    """

    def __init__(self, url: str, channels: list[str], heard: Callable[[bytes, bytes], None]) -> None:
        address, self.prefix = split_url(url)
        try:
            self.pool = ConnectionPool.from_url(address, protocol=2, socket_timeout=None, socket_connect_timeout=ANSWER)
        except ValueError as error:
            raise BadInput(f"the address of the bus cannot be used: {error}") from None
        self.own = f"{self.prefix}:echo:{random.randbytes(8).hex()}"  # where we hear ourselves
        self.channels = [f"{self.prefix}:{channel}" for channel in channels]
        self.heard = heard
        self.turned: Callable[[bool], None] = lambda up: None
        self.ticked: Callable[[float], None] = lambda now: None
        self.woke: Callable[[float], None] = lambda seconds: None
        self.up = False
        self.hop = 0.0  # seconds the last word to ourselves took
        self.asking: AbstractConnection | None = None
        self.waiting: list[bytes] = []
        self.size = 0
        self.asked: deque[Asked] = deque()
        self.echoed = 0.0
        self.wake = asyncio.Event()
        self.tried = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.keeper: asyncio.Task[None] | None = None

    # --- asking

    def ask(self, answered: Answered | None, *words: Word) -> None:
        """Send a command, together with all others of this turn of the loop. `answered` gets what Redis says, be it an
        exception; Away, at once or later, if it says nothing."""
        if self.asking is None or self.is_full:
            if answered is not None:
                self.loop.call_soon(answered, Away("Redis is away"))
            return
        packed = b"".join(self.asking.pack_command(*words))
        self.waiting.append(packed)
        self.size += len(packed)
        self.asked.append(Asked(self.loop.time(), answered))
        self.wake.set()

    @property
    def is_full(self) -> bool:
        return self.size > MOST_WAITING

    async def call(self, *words: Word) -> Any:
        """What Redis answers; raises what it complains of, or Away."""
        answer: asyncio.Future[Any] = self.loop.create_future()

        def answered(found: Any) -> None:
            if answer.done():
                return
            if isinstance(found, Exception):
                answer.set_exception(found)
            else:
                answer.set_result(found)

        self.ask(answered, *words)
        return await answer

    # --- life

    async def open(self) -> None:
        """Begin; returns when it works, or when the first try has failed."""
        self.keeper = asyncio.create_task(self.keep())
        await self.tried.wait()

    async def close(self) -> None:
        """Send what waits, if that goes quickly, and hang up."""
        end = self.loop.time() + ANSWER
        while self.up and self.asked and self.loop.time() < end:
            await asyncio.sleep(0.005)
        if self.keeper is not None:
            self.keeper.cancel()
            await asyncio.wait([self.keeper])

    async def keep(self) -> None:
        pause = 0.05
        while True:
            began = self.loop.time()
            try:
                await self.live()
            except (RedisError, OSError, Away, TimeoutError) as error:
                log.log(logging.WARNING if self.up or not self.tried.is_set() else logging.DEBUG, "Redis is away: %s", error)
            except Exception:  # a mistake of ours in what was done with an answer: everything begins anew
                log.exception("the line to Redis broke")
            finally:
                self.lose()
            self.tried.set()
            pause = 0.05 if self.loop.time() - began > 5 else min(1.0, pause * 2)
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))

    async def live(self) -> None:
        """Connect, and go on until something fails."""
        asking, listening = self.connection(), self.connection()
        tasks: list[asyncio.Task[None]] = []
        try:
            async with asyncio.timeout(ANSWER):
                await asking.connect()
                await listening.connect()
                await listening.send_command("SUBSCRIBE", self.own, *self.channels)
                for _ in range(1 + len(self.channels)):
                    await listening.read_response(timeout=math.inf)
            self.echoed = self.loop.time()
            self.asking = asking
            self.up = True
            log.info("Redis is here")
            self.turned(True)
            self.tried.set()
            work = (self.write(asking), self.read_answers(asking), self.listen(listening), self.look())
            tasks = [asyncio.create_task(part) for part in work]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for connection in (asking, listening):
                await connection.disconnect(nowait=True)

    def connection(self) -> Any:
        return self.pool.make_connection()  # type: ignore[no-untyped-call]

    def lose(self) -> None:
        """Whoever waits for an answer will not get one."""
        was_up, self.up, self.asking = self.up, False, None
        asked, self.asked = self.asked, deque()
        self.waiting, self.size = [], 0
        if was_up:
            self.turned(False)
        for question in asked:
            if question.answered is not None:
                question.answered(Away("Redis did not answer"))

    # --- what goes on while it works

    async def write(self, connection: AbstractConnection) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            waiting, self.waiting = self.waiting, []
            await connection.send_packed_command(waiting, check_health=False)
            self.size -= sum(map(len, waiting))

    async def read_answers(self, connection: AbstractConnection) -> None:
        while True:
            try:
                found = await connection.read_response(timeout=math.inf)
            except ResponseError as error:
                found = error
            answered = self.asked.popleft().answered
            if answered is not None:
                answered(found)

    async def listen(self, connection: AbstractConnection) -> None:
        own = self.own.encode()
        while True:
            kind, channel, data = await connection.read_response(timeout=math.inf)
            if kind != b"message":
                raise Away(f"Redis ended a subscription: {kind!r} {channel!r}")
            if channel == own:
                self.echoed = self.loop.time()
                self.hop = self.echoed - float(data)
            else:
                self.heard(channel, data)

    async def look(self) -> None:
        """Whether Redis answers in time and our own words come back."""
        looked = self.loop.time()
        while True:
            self.ask(None, "PUBLISH", self.own, repr(self.loop.time()))
            await asyncio.sleep(TICK)
            now = self.loop.time()
            late, looked = now - looked - TICK, now
            if late > ASLEEP:  # what came in the meantime is still unread
                self.echoed += late
                self.asked = deque(Asked(question.at + late, question.answered) for question in self.asked)
                self.woke(late)
                continue
            if self.asked and now - self.asked[0].at > ANSWER:
                raise Away(f"no answer within {ANSWER} s")
            if now - self.echoed > ECHO:
                raise Away(f"nothing heard for {ECHO} s")
            self.ticked(now)
