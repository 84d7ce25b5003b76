"""A non-blocking connection to Redis: commands go out in order, answers and messages come in, and it reconnects by itself."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, cast

from sheepfold.core.errors import BadInput
from sheepfold.server.cluster.redis_address import RedisAddress, Word, split_url

try:
    from hiredis import HiredisError, Reader, ReplyError, pack_command
except ImportError as error:
    raise BadInput(f"a bus needs the packages redis and hiredis ({error}): pip install 'sheepfold[redis]'") from None

log = logging.getLogger("sheepfold.bus")
TICK = 0.25  # seconds between looks at what is late
ANSWER = 1.0  # seconds Redis has to answer
ECHO = 1.5  # seconds within which what we say to ourselves must come back
ASLEEP = 0.5  # if a check runs this late, it was this process that stalled, not Redis
MOST_WAITING = 8 * 1024 * 1024  # bytes that may wait for the socket
Answered = Callable[[Any], None]


class Away(Exception):
    """Redis cannot be reached, or does not answer in time; whether it has done what it was told, nobody knows."""


class Asked(NamedTuple):
    at: float
    answered: Answered | None


class Wire(asyncio.Protocol):
    """One connection: what comes is handed to `take` at once, without a task between."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.reader = Reader()
        self.take: Callable[[Any], None] = lambda found: None
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        try:
            self.reader.feed(data)
            while (found := self.reader.gets()) is not False:
                self.take(found)
        except (
            Exception
        ) as error:  # not Redis's language, or a mistake of ours in what was done with it: everything starts over
            self.end(error)

    def connection_lost(self, error: Exception | None) -> None:
        self.end(error or Away("Redis hung up"))

    def end(self, error: Exception) -> None:
        self.take = lambda found: None
        self.transport.abort()
        if not self.lost.done():
            self.lost.set_exception(error)

    def hang_up(self) -> None:
        self.end(Away("hung up"))
        self.lost.exception()  # nobody else asks

    def write(self, *words: Word) -> None:
        if self.lost.done():
            return  # the asker will be told
        self.transport.write(pack_command(words))  # type: ignore[arg-type]

    async def call(self, *words: Word, answers: int = 1, then: Callable[[Any], None] | None = None) -> list[Any]:
        """What Redis says to this, while nothing else is asked; what comes after that is for `then`."""
        found: list[Any] = []
        enough = asyncio.Event()

        def take(answer: Any) -> None:
            found.append(answer)
            if len(found) == answers or isinstance(answer, ReplyError):
                self.take = then or self.take
                enough.set()

        self.take = take
        self.write(*words)
        self.lost.add_done_callback(lambda lost: enough.set())
        await enough.wait()
        if self.lost.done():
            self.lost.result()
        if isinstance(found[-1], ReplyError):
            raise Away(f"Redis refuses {words[0]!r}: {found[-1]}")
        return found


async def connect(address: RedisAddress) -> Wire:
    """A connection on which the greeting has been said."""
    loop = asyncio.get_running_loop()
    if address.path is not None:
        wire: Wire = (await loop.create_unix_connection(Wire, address.path))[1]
    else:
        wire = (await loop.create_connection(Wire, address.host, address.port, ssl=address.tls))[1]
    try:
        for words in address.greeting:
            await wire.call(*words)
    except BaseException:
        wire.hang_up()
        raise
    return wire


class RedisLink:
    """Two connections, one that asks and one that listens; `up` while both work. When one goes, both are made again.

    `heard(channel, data)`: a message on one of the channels. `turned(up)`: the link has come up or gone down.
    `ticked(now)`: a look at the clock, several times a second while it works. `woke(seconds)`: this process did not run for so long.
    """

    def __init__(self, url: str, channels: list[str], heard: Callable[[bytes, bytes], None]) -> None:
        address, self.prefix = split_url(url)
        self.address = RedisAddress(address)
        self.own = f"{self.prefix}:echo:{random.randbytes(8).hex()}"  # where we hear ourselves
        self.own_name = self.own.encode()
        self.channels = [f"{self.prefix}:{channel}" for channel in channels]
        self.heard = heard
        self.turned: Callable[[bool], None] = lambda up: None
        self.ticked: Callable[[float], None] = lambda now: None
        self.woke: Callable[[float], None] = lambda seconds: None
        self.up = False
        self.asking: Wire | None = None
        self.asked: deque[Asked] = deque()
        self.echoed = 0.0
        self.tried = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.keeper: asyncio.Task[None] | None = None

    # --- asking

    def ask(self, answered: Answered | None, *words: Word) -> None:
        """Send a command. `answered` gets what Redis says, be it an exception; Away, at once or later, if it says nothing."""
        if self.asking is None or self.is_full:
            if answered is not None:
                self.loop.call_soon(answered, Away("Redis is away"))
            return
        self.asking.write(*words)
        self.asked.append(Asked(self.loop.time(), answered))

    @property
    def size(self) -> int:
        """Bytes that wait for the socket."""
        return 0 if self.asking is None else self.asking.transport.get_write_buffer_size()

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
            except (HiredisError, OSError, Away, TimeoutError) as error:
                log.log(logging.WARNING if self.up or not self.tried.is_set() else logging.DEBUG, "Redis is away: %s", error)
            except Exception:  # a mistake of ours in what was done with an answer: everything starts over
                log.exception("the line to Redis broke")
            finally:
                self.lose()
            self.tried.set()
            pause = 0.05 if self.loop.time() - began > 5 else min(1.0, pause * 2)
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))

    async def live(self) -> None:
        """Connect, and go on until something fails."""
        wires: list[Wire] = []
        looking: asyncio.Task[None] | None = None
        try:
            async with asyncio.timeout(ANSWER):
                for _ in range(2):
                    wires.append(await connect(self.address))
                asking, listening = wires
                await listening.call("SUBSCRIBE", self.own, *self.channels, answers=1 + len(self.channels), then=self.listen)
            asking.take = self.answer
            self.echoed = self.loop.time()
            self.asking = asking
            self.up = True
            log.info("Redis is here")
            self.turned(True)
            self.tried.set()
            looking = asyncio.create_task(self.look())
            ends: list[asyncio.Future[None]] = [looking, asking.lost, listening.lost]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            for end in ends:
                if end.done():
                    end.result()
        finally:
            if looking is not None:
                looking.cancel()
            for wire in wires:
                wire.hang_up()

    def lose(self) -> None:
        """Those who wait for an answer will not get one."""
        was_up, self.up, self.asking = self.up, False, None
        asked, self.asked = self.asked, deque()
        if was_up:
            self.tell(self.turned, False)
        for question in asked:
            if question.answered is not None:
                self.tell(question.answered, Away("Redis did not answer"))

    def tell(self, whom: Callable[[Any], None], what: Any) -> None:
        try:
            whom(what)
        except Exception:  # a mistake of ours about one question: the line is restored all the same
            log.exception("what followed the loss of Redis failed")

    # --- what goes on while it works

    def answer(self, found: Any) -> None:
        answered = self.asked.popleft().answered
        if answered is not None:
            answered(found)

    def listen(self, found: Any) -> None:
        kind, channel, data = found
        if kind != b"message":
            raise Away(f"Redis ended a subscription: {kind!r} {channel!r}")
        if channel == self.own_name:
            self.echoed = self.loop.time()
        else:
            self.heard(channel, data)

    async def look(self) -> None:
        """Whether Redis answers in time and our own words come back."""
        looked = self.loop.time()
        while True:
            self.ask(None, "PUBLISH", self.own, b"")
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
