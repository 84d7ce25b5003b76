"""How servers speak to each other: messages in order from one to another over Redis, and nothing lost without both hearing of it.

Between two servers that speak there is a link: a pipe each way, on which messages are numbered from 0. Redis's channels may lose
messages, but never silently: every packet tells its pipe, its first number and the pipe it answers to, and each half second a
packet goes even if there is nothing to say. Whatever does not fit breaks the link. Both sides are then told, once (`on_break`), and
whatever is sent next goes through new pipes. Pipes of one server are numbered in the order they were made, so that a packet that
was stuck somewhere is known to be old.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from sheepfold.server.cluster.packets import Link, Packet, Pipes, Reset, ServerId, Told, decode, encode
from sheepfold.server.cluster.redis_link import RedisLink

log = logging.getLogger("sheepfold.bus")
BEAT = 0.5  # seconds between packets on a link with nothing to say
SILENCE = 2.0  # seconds after which a server that says nothing is gone
VOID = 0.02  # seconds until a send without Redis fails, so that retries cannot spin
MOST_WAITING = 4 * 1024 * 1024  # bytes that may wait for one server


class Bus:
    """The other servers, as this one speaks with them. Made on the event loop it runs on."""

    def __init__(self, url: str, server_id: ServerId) -> None:
        self.server_id = server_id
        # `house` is a server: channels keep their names, since servers of two versions run side by side while they are updated.
        self.line = RedisLink(url, [f"house:{server_id}", "all", f"answers:{server_id}"], self.received)
        self.answers = f"{self.line.prefix}:answers:{server_id}".encode()
        self.line.turned = self.turn
        self.line.ticked = self.tick
        self.on_message: Callable[[ServerId, bytes], None] = lambda server_id, data: None
        self.on_break: Callable[[ServerId], None] = lambda server_id: None
        self.on_told: Callable[[str, ServerId, bytes], None] = lambda topic, server_id, data: None
        self.on_state: Callable[[bool], None] = lambda up: None
        self.on_answer: Callable[[bytes], None] = lambda data: None  # of a bot worker
        self.topics: dict[str, Callable[[ServerId, bytes], None]] = {}
        self.on_tick: list[Callable[[float], None]] = []  # several times a second while Redis is here
        self.links: dict[ServerId, Link] = {}
        self.line.woke = partial(excuse_silence, self.links)
        self.pipes = Pipes()
        self.void: set[ServerId] = set()  # servers we failed to send to while Redis was down
        self.dirty: dict[ServerId, Link] = {}
        self.telling: list[tuple[str, bytes]] = []
        self.flushing = False
        self.loop = self.line.loop

    @property
    def up(self) -> bool:
        return self.line.up

    async def open(self) -> None:
        """Connect; if Redis is away, go on trying behind."""
        await self.line.open()

    async def close(self) -> None:
        """Say what is still to be said, end every link, hang up. Nobody here is told."""
        self.on_break = lambda server_id: None
        self.on_state = lambda up: None
        self.flush()
        for server_id in tuple(self.links):
            self.break_off(server_id)
        await self.line.close()

    def listen(self, topic: str, told: Callable[[ServerId, bytes], None]) -> None:
        """What others tell of this topic goes there, and not to `on_told`."""
        self.topics[topic] = told

    # --- sending

    def send(self, server_id: ServerId, data: bytes) -> None:
        """To one server, in order. Never waits; if it cannot be sent, `on_break` follows."""
        if server_id == self.server_id:
            raise ValueError("a server does not send to itself over the bus")
        link = self.links.get(server_id)
        if link is None:
            if not self.up:
                if not self.void:
                    self.loop.call_later(VOID, self.tell_void)
                self.void.add(server_id)
                return
            link = self.links[server_id] = Link(self.pipes.fresh(), self.loop.time())
        if link.size > MOST_WAITING:  # this link has ended; what waits and what comes is dropped until all know
            return
        link.waiting.append(data)
        link.size += len(data)
        self.dirty[server_id] = link
        self.flush_soon()

    def tell_all(self, topic: str, data: bytes) -> None:
        """To every other server that is listening now; one that is not does not hear it."""
        if self.up:
            self.telling.append((topic, data))
            self.flush_soon()

    def flush_soon(self) -> None:
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """One packet for each server that something was sent to in this turn."""
        self.flushing = False
        dirty, self.dirty = self.dirty, {}
        if self.telling:
            self.line.ask(None, "PUBLISH", f"{self.line.prefix}:all", encode(Told(self.server_id, self.telling)))
            self.telling = []
        for server_id, link in dirty.items():
            if self.links.get(server_id) is not link:
                continue
            if link.size > MOST_WAITING or self.line.is_full:
                log.warning("more waits for server %s than can be sent", server_id)
                link.waiting = []
                self.break_off(server_id)
            else:
                self.put(server_id, link)

    def tell_void(self) -> None:
        void, self.void = self.void, set()
        for server_id in void:
            hand_over(self.on_break, server_id)

    def put(self, server_id: ServerId, link: Link) -> None:
        """What waits, as one packet; nothing waiting, a packet that only tells the next number."""
        packet = Packet(server_id=self.server_id, pipe=link.out, n=link.sent, answers=link.into, messages=link.waiting)
        link.sent += len(link.waiting)
        link.waiting, link.size = [], 0
        link.beaten = self.loop.time()
        self.publish(server_id, packet, partial(self.arrived, server_id, link))

    def arrived(self, server_id: ServerId, link: Link, found: Any) -> None:
        """Redis tells how many heard a packet. Nobody: that server is gone, or cannot hear."""
        if found == 0 and self.links.get(server_id) is link:
            log.info("server %s does not listen", server_id)
            self.break_off(server_id)

    def publish(self, server_id: ServerId, packet: Packet | Reset, answered: Callable[[Any], None] | None = None) -> None:
        self.line.ask(answered, "PUBLISH", f"{self.line.prefix}:house:{server_id}", encode(packet))

    # --- what comes in

    def received(self, channel: bytes, data: bytes) -> None:
        if channel == self.answers:
            return hand_over(self.on_answer, data)
        try:
            found = decode(data)
        except msgspec.DecodeError as error:
            log.warning("something on channel %r is not from a server: %s", channel, error)
            return
        if found.server_id == self.server_id:
            return
        if isinstance(found, Packet):
            self.take(found)
        elif isinstance(found, Reset):
            self.reset(found)
        else:
            for topic, told in found.told:
                if topic in self.topics:
                    hand_over(self.topics[topic], found.server_id, told)
                else:
                    hand_over(self.on_told, topic, found.server_id, told)

    def take(self, packet: Packet) -> None:
        server_id = packet.server_id
        if self.pipes.is_new(server_id, packet.pipe):
            self.begin(packet)
        link = self.links.get(server_id)
        if link is None or link.into != packet.pipe:  # of a link that ended; the other side must know
            self.publish(server_id, Reset(self.server_id, packet.pipe, 0))
            return
        if packet.n != link.got:
            log.warning("server %s is at message %d where %d comes next", server_id, packet.n, link.got)
            return self.break_off(server_id)
        link.got += len(packet.messages)
        link.heard = self.loop.time()
        for message in packet.messages:
            hand_over(self.on_message, server_id, message)

    def begin(self, packet: Packet) -> None:
        """The first packet of a new pipe: it ends an old link, and begins or completes another if it is a beginning."""
        server_id = packet.server_id
        self.pipes.remember(server_id, packet.pipe)
        link = self.links.get(server_id)
        if link is not None and link.into:
            self.break_off(server_id)
            link = self.links.get(server_id)  # what was told of the break may have sent already
        if packet.answers not in (0, link.out if link else 0):  # meant for a link we do not have any more
            return
        if packet.n:  # the beginning is lost, and with it what it was about
            if link is not None:
                link.into = packet.pipe
                self.break_off(server_id)
            return
        if link is None:
            link = self.links[server_id] = Link(self.pipes.fresh(), self.loop.time())
        link.into = packet.pipe

    def reset(self, reset: Reset) -> None:
        link = self.links.get(reset.server_id)
        if link is not None and (reset.yours == link.out or (reset.mine and reset.mine == link.into)):
            self.break_off(reset.server_id)

    # --- breaking

    def break_off(self, server_id: ServerId) -> None:
        """This link is over: the other side is told, and so are we."""
        link = self.links.pop(server_id, None)
        if link is not None:
            self.publish(server_id, Reset(self.server_id, link.into, link.out))
            hand_over(self.on_break, server_id)

    def turn(self, up: bool) -> None:
        """Redis has come or gone; with it go all links, for nobody knows what was lost."""
        for server_id in tuple(self.links):
            self.break_off(server_id)
        hand_over(self.on_state, up)

    def tick(self, now: float) -> None:
        for server_id, link in tuple(self.links.items()):
            if now - link.heard > SILENCE:
                log.info("server %s has said nothing for %.1f s", server_id, now - link.heard)
                self.break_off(server_id)
            elif now - link.beaten >= BEAT - 0.01:
                self.put(server_id, link)
        for callback in self.on_tick:
            hand_over(callback, now)


def excuse_silence(links: dict[ServerId, Link], seconds: float) -> None:
    """This process did not run for so long: it was not the others who said nothing."""
    for link in links.values():
        link.heard += seconds


def hand_over(callback: Callable[..., None], *given: Any) -> None:
    try:
        callback(*given)
    except Exception:  # a bug with one message or server must not stop the others
        log.exception("what came over the bus could not be handled")
