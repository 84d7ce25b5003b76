"""How houses speak to each other: messages in order from one to another over Redis, and nothing lost without both hearing of it.

Between two houses that speak there is a link: a pipe each way, on which messages are numbered from 0. Redis's channels may lose
messages, but never silently: every packet tells its pipe, its first number and the pipe it answers to, and each half second a
packet goes even if there is nothing to say. Whatever does not fit breaks the link. Both sides then hear `on_break`, once, and
whatever is sent next goes through new pipes. Pipes of one house are numbered in the order they were made, so that a packet that
was stuck somewhere is known to be old.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from sheepfold.server.redisline import RedisLine

log = logging.getLogger("sheepfold.bus")
BEAT = 0.5  # seconds between packets on a link with nothing to say
SILENCE = 2.0  # seconds after which a house that says nothing is gone
VOID = 0.02  # seconds until somebody who sends while Redis is away hears that it was in vain; who tries again cannot spin
MOST_WAITING = 4 * 1024 * 1024  # bytes that may wait for one house
REMEMBERED = 10_000  # houses whose last pipe is known

House = str


class Packet(msgspec.Struct, array_like=True, tag=0):
    """Messages on a pipe; `n` is the number of the first, and of the next one if there is none."""

    house: House
    pipe: int
    n: int
    answers: int  # the pipe of the receiver that this one belongs with; 0: none was heard yet
    messages: list[bytes]


class Reset(msgspec.Struct, array_like=True, tag=1):
    """The link with these pipes is no more."""

    house: House
    yours: int
    mine: int


class Told(msgspec.Struct, array_like=True, tag=2):
    """For whoever listens."""

    house: House
    told: list[tuple[str, bytes]]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Packet | Reset | Told).decode


class Link:
    """What we know of a link with another house."""

    __slots__ = ("beaten", "got", "heard", "into", "out", "sent", "size", "waiting")

    def __init__(self, out: int, now: float) -> None:
        self.out = out  # our pipe
        self.sent = 0  # the number of our next message
        self.into = 0  # their pipe; 0: nothing was heard yet
        self.got = 0  # the number of their next message
        self.heard = now
        self.beaten = now
        self.waiting: list[bytes] = []
        self.size = 0


class Bus:
    """The other houses, as this one speaks with them. Made on the event loop it runs on."""

    def __init__(self, url: str, house: House) -> None:
        self.house = house
        self.line = RedisLine(url, [f"house:{house}", "all", f"answers:{house}"], self.hear)
        self.answers = f"{self.line.prefix}:answers:{house}".encode()
        self.line.turned = self.turn
        self.line.ticked = self.tick
        self.line.woke = self.wake_up
        self.on_message: Callable[[House, bytes], None] = lambda house, data: None
        self.on_break: Callable[[House], None] = lambda house: None
        self.on_told: Callable[[str, House, bytes], None] = lambda topic, house, data: None
        self.on_state: Callable[[bool], None] = lambda up: None
        self.on_answer: Callable[[bytes], None] = lambda data: None  # of a bot worker
        self.topics: dict[str, Callable[[House, bytes], None]] = {}
        self.on_tick: list[Callable[[float], None]] = []  # several times a second while Redis is here
        self.links: dict[House, Link] = {}
        self.last: dict[House, int] = {}  # the newest pipe of each house that was heard of
        self.void: set[House] = set()  # sent to in vain while Redis was away
        self.dirty: dict[House, Link] = {}
        self.telling: list[tuple[str, bytes]] = []
        self.flushing = False
        self.pipe = 0
        self.loop = self.line.loop

    @property
    def up(self) -> bool:
        return self.line.up

    async def open(self) -> None:
        """Connect; if Redis is away, go on trying behind."""
        await self.line.open()

    async def close(self) -> None:
        """Say what is still to be said, end every link, hang up. Nobody here is told."""
        self.on_break = lambda house: None
        self.on_state = lambda up: None
        self.flush()
        for house in tuple(self.links):
            self.break_off(house)
        await self.line.close()

    def listen(self, topic: str, told: Callable[[House, bytes], None]) -> None:
        """What others tell of this topic goes there, and not to `on_told`."""
        self.topics[topic] = told

    # --- sending

    def send(self, house: House, data: bytes) -> None:
        """To one house, in order. Never waits; if it cannot be sent, `on_break` follows."""
        if house == self.house:
            raise ValueError("a house does not send to itself over the bus")
        link = self.links.get(house)
        if link is None:
            if not self.up:
                if not self.void:
                    self.loop.call_later(VOID, self.tell_void)
                self.void.add(house)
                return
            link = self.links[house] = Link(self.fresh_pipe(), self.loop.time())
        if link.size > MOST_WAITING:  # this link has ended; what waits and what comes is dropped until all know
            return
        link.waiting.append(data)
        link.size += len(data)
        self.dirty[house] = link
        self.flush_soon()

    def tell_all(self, topic: str, data: bytes) -> None:
        """To every other house that is listening now; whoever is not does not hear it."""
        if self.up:
            self.telling.append((topic, data))
            self.flush_soon()

    def flush_soon(self) -> None:
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """One packet for each house that something was sent to in this turn."""
        self.flushing = False
        dirty, self.dirty = self.dirty, {}
        if self.telling:
            self.line.ask(None, "PUBLISH", f"{self.line.prefix}:all", encode(Told(self.house, self.telling)))
            self.telling = []
        for house, link in dirty.items():
            if self.links.get(house) is not link:
                continue
            if link.size > MOST_WAITING or self.line.is_full:
                log.warning("more waits for house %s than can be sent", house)
                link.waiting = []
                self.break_off(house)
            else:
                self.put(house, link)

    def tell_void(self) -> None:
        void, self.void = self.void, set()
        for house in void:
            self.hand_over(self.on_break, house)

    def put(self, house: House, link: Link) -> None:
        """What waits, as one packet; nothing waiting, a packet that only tells the next number."""
        packet = Packet(self.house, link.out, link.sent, link.into, link.waiting)
        link.sent += len(link.waiting)
        link.waiting, link.size = [], 0
        link.beaten = self.loop.time()
        self.publish(house, packet, partial(self.arrived, house, link))

    def arrived(self, house: House, link: Link, found: Any) -> None:
        """Redis tells how many heard a packet. Nobody: that house is gone, or cannot hear."""
        if found == 0 and self.links.get(house) is link:
            log.info("house %s does not listen", house)
            self.break_off(house)

    def publish(self, house: House, packet: Packet | Reset, answered: Callable[[Any], None] | None = None) -> None:
        self.line.ask(answered, "PUBLISH", f"{self.line.prefix}:house:{house}", encode(packet))

    def fresh_pipe(self) -> int:
        """Later pipes have higher numbers."""
        self.pipe = max(self.pipe + 1, time.time_ns())
        return self.pipe

    # --- hearing

    def hear(self, channel: bytes, data: bytes) -> None:
        if channel == self.answers:
            return self.hand_over(self.on_answer, data)
        try:
            found = decode(data)
        except msgspec.DecodeError as error:
            log.warning("something on channel %r is not from a house: %s", channel, error)
            return
        if found.house == self.house:
            return
        if isinstance(found, Packet):
            self.take(found)
        elif isinstance(found, Reset):
            self.reset(found)
        else:
            for topic, told in found.told:
                if topic in self.topics:
                    self.hand_over(self.topics[topic], found.house, told)
                else:
                    self.hand_over(self.on_told, topic, found.house, told)

    def take(self, packet: Packet) -> None:
        house = packet.house
        if packet.pipe > self.last.get(house, 0):
            self.begin(packet)
        link = self.links.get(house)
        if link is None or link.into != packet.pipe:  # of a link that ended; whoever still uses it shall know
            self.publish(house, Reset(self.house, packet.pipe, 0))
            return
        if packet.n != link.got:
            log.warning("house %s is at message %d where %d comes next", house, packet.n, link.got)
            return self.break_off(house)
        link.got += len(packet.messages)
        link.heard = self.loop.time()
        for message in packet.messages:
            self.hand_over(self.on_message, house, message)

    def begin(self, packet: Packet) -> None:
        """The first packet of a new pipe: it ends an old link, and begins or completes another if it is a beginning."""
        house = packet.house
        self.note(house, packet.pipe)
        link = self.links.get(house)
        if link is not None and link.into:
            self.break_off(house)
            link = self.links.get(house)  # what was told of the break may have sent already
        if packet.answers not in (0, link.out if link else 0):  # meant for a link we do not have any more
            return
        if packet.n:  # the beginning is lost, and with it what it was about
            if link is not None:
                link.into = packet.pipe
                self.break_off(house)
            return
        if link is None:
            link = self.links[house] = Link(self.fresh_pipe(), self.loop.time())
        link.into = packet.pipe

    def note(self, house: House, pipe: int) -> None:
        self.last.pop(house, None)
        if len(self.last) >= REMEMBERED:
            del self.last[next(iter(self.last))]
        self.last[house] = pipe

    def reset(self, reset: Reset) -> None:
        link = self.links.get(reset.house)
        if link is not None and (reset.yours == link.out or (reset.mine and reset.mine == link.into)):
            self.break_off(reset.house)

    # --- breaking

    def break_off(self, house: House) -> None:
        """This link is over: the other side is told, and so are we."""
        link = self.links.pop(house, None)
        if link is not None:
            self.publish(house, Reset(self.house, link.into, link.out))
            self.hand_over(self.on_break, house)

    def turn(self, up: bool) -> None:
        """Redis has come or gone; with it go all links, for nobody knows what was lost."""
        for house in tuple(self.links):
            self.break_off(house)
        self.hand_over(self.on_state, up)

    def tick(self, now: float) -> None:
        for house, link in tuple(self.links.items()):
            if now - link.heard > SILENCE:
                log.info("house %s has said nothing for %.1f s", house, now - link.heard)
                self.break_off(house)
            elif now - link.beaten >= BEAT - 0.01:
                self.put(house, link)
        for callback in self.on_tick:
            self.hand_over(callback, now)

    def wake_up(self, seconds: float) -> None:
        for link in self.links.values():
            link.heard += seconds

    def hand_over(self, callback: Callable[..., None], *given: Any) -> None:
        try:
            callback(*given)
        except Exception:  # a mistake of ours about one message or house: the others go on
            log.exception("what came over the bus could not be handled")
