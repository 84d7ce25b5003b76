"""The bus between servers: nothing out of order, nothing lost without both sides hearing of it once, whatever happens to Redis."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import textwrap
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sheepfold.server.cluster.bus import Bus
from sheepfold.server.cluster.packets import Packet
from sheepfold.server.cluster.redis_link import Away
from tests.cluster.services import Redis
from tests.cluster.wires import Wire
from tests.waiting import on_loop, until

ROOT = Path(__file__).resolve().parent.parent.parent
QUIET = 2.6  # seconds after which nothing more would come


class Ear:
    """A bus and everything it was told."""

    def __init__(self, url: str, server: str) -> None:
        self.bus = Bus(url, server)
        self.messages: defaultdict[str, list[bytes]] = defaultdict(list)
        self.breaks: list[str] = []
        self.told: list[tuple[str, str, bytes]] = []
        self.states: list[bool] = []
        self.events: list[str] = []  # messages and breaks as they came
        self.bus.on_message = self.message
        self.bus.on_break = self.broke
        self.bus.on_told = lambda topic, server, data: self.told.append((topic, server, data))
        self.bus.on_state = self.states.append

    def message(self, server: str, data: bytes) -> None:
        self.messages[server].append(data)
        self.events.append(data.decode())

    def broke(self, server: str) -> None:
        self.breaks.append(server)
        self.events.append("break")


@asynccontextmanager
async def listening(url: str, *servers: str) -> AsyncIterator[list[Ear]]:
    ears = [Ear(url, server) for server in servers]
    for ear in ears:
        await ear.bus.open()
    try:
        yield ears
    finally:
        for ear in ears:
            await ear.bus.close()


def through(wire: Wire) -> str:
    return f"redis://127.0.0.1:{wire.port}"


async def linked(a: Ear, b: Ear) -> None:
    """Both have heard each other."""
    a.bus.send(b.bus.server_id, b"hello")
    b.bus.send(a.bus.server_id, b"hello")
    await until(lambda: a.messages[b.bus.server_id] and b.messages[a.bus.server_id])
    for ear in (a, b):
        ear.messages.clear()
        ear.events.clear()


# --- when all is well


@on_loop
async def test_messages_arrive_whole_and_in_order(redis: Redis) -> None:
    async with listening(redis.url, "a", "b", "c") as (a, b, c):
        sent = [f"{n}".encode() * (n % 7) for n in range(5000)]
        for n, data in enumerate(sent):
            a.bus.send("b", data)
            b.bus.send("a", data)
            c.bus.send("a", data)
            if n % 100 == 0:
                await asyncio.sleep(0)
        await until(lambda: len(b.messages["a"]) == len(a.messages["b"]) == len(a.messages["c"]) == len(sent))
        assert b.messages["a"] == a.messages["b"] == a.messages["c"] == sent
        await asyncio.sleep(QUIET)
        assert not a.breaks + b.breaks + c.breaks
        assert c.messages == {}


@on_loop
async def test_what_is_sent_in_one_turn_of_the_loop_goes_as_one_packet_per_server(redis: Redis) -> None:
    async with listening(redis.url, "a", "b", "c") as (a, b, c):
        asked: list[tuple[Any, ...]] = []
        ask = a.bus.line.ask

        def spying(answered: Any, *words: Any) -> None:
            asked.append(words)
            ask(answered, *words)

        a.bus.line.ask = spying  # type: ignore[method-assign]
        for n in range(50):
            a.bus.send("b", b"x")
            a.bus.send("c", b"y")
        await until(lambda: len(b.messages["a"]) == len(c.messages["a"]) == 50)
        assert sorted(words[1] for words in asked if ":house:" in words[1]) == ["sheepfold:house:b", "sheepfold:house:c"]


@on_loop
async def test_all_others_are_told(redis: Redis) -> None:
    async with listening(redis.url, "a", "b", "c") as (a, b, c):
        a.bus.tell_all("person", b"17")
        a.bus.tell_all("lobby", b"\x00\xff")
        await until(lambda: len(b.told) == len(c.told) == 2)
        assert b.told == c.told == [("person", "a", b"17"), ("lobby", "a", b"\x00\xff")]
        assert a.told == []


@on_loop
async def test_servers_with_another_prefix_hear_nothing(redis: Redis) -> None:
    async with listening(redis.url, "a") as (a,), listening(redis.url + "/?prefix=other", "b") as (b,):
        a.bus.send("b", b"x")
        a.bus.tell_all("t", b"x")
        await until(lambda: a.breaks)
        await asyncio.sleep(0.1)
        assert (b.messages, b.told, a.breaks) == ({}, [], ["b"])


@on_loop
async def test_a_quiet_link_stays(redis: Redis) -> None:
    async with listening(redis.url, "a", "b") as (a, b):
        a.bus.send("b", b"x")  # only one of them ever says something
        await asyncio.sleep(2 * QUIET)
        a.bus.send("b", b"y")
        await until(lambda: b.messages["a"] == [b"x", b"y"])
        assert a.breaks == b.breaks == []


@on_loop
async def test_a_mistake_in_handling_one_message_is_not_the_others(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async with listening(redis.url, "a", "b") as (a, b):

        def stumble(server: str, data: bytes) -> None:
            b.messages[server].append(data)
            assert data != b"bad"

        b.bus.on_message = stumble
        for data in (b"bad", b"good"):
            a.bus.send("b", data)
        await until(lambda: b.messages["a"] == [b"bad", b"good"])
        assert a.breaks == b.breaks == []
        assert "could not be handled" in caplog.text


# --- when something is lost


@on_loop
@pytest.mark.parametrize("lost", ["first", "middle", "last"])
async def test_a_lost_packet_breaks_both_sides_once(redis: Redis, lost: str) -> None:
    async with listening(redis.url, "a", "b") as (a, b):
        publish, dropping = a.bus.publish, False

        def leaky(server_id: str, packet: Any, answered: Any = None) -> None:
            if not (dropping and isinstance(packet, Packet)):
                publish(server_id, packet, answered)

        a.bus.publish = leaky  # type: ignore[method-assign]
        if lost != "first":
            await linked(a, b)
        dropping = True
        a.bus.send("b", b"lost")
        await asyncio.sleep(0.01)
        dropping = False
        if lost == "middle":
            a.bus.send("b", b"after")
        took = await until(lambda: a.breaks and b.breaks if lost != "first" else a.breaks)
        assert took < 0.2 if lost == "middle" else took < 1.0  # the next beat tells
        a.bus.send("b", b"again")
        b.bus.send("a", b"back")
        await until(lambda: a.messages["b"] and b.messages["a"])
        await asyncio.sleep(QUIET)
        assert a.events == ["break", "back"]
        assert b.events == (["again"] if lost == "first" else ["break", "again"])


@on_loop
async def test_packets_of_an_ended_link_are_not_taken(redis: Redis) -> None:
    """As they come when Redis was stopped and wakes with an old connection's bytes unread."""
    async with listening(redis.url, "a", "b") as (a, b):
        await linked(a, b)
        old = a.bus.links["b"]
        stale = [Packet(server_id="a", pipe=old.out, n=n, answers=old.into, messages=[b"stale"]) for n in (0, 1, 2)]
        stale.append(Packet(server_id="a", pipe=old.out - 1, n=0, answers=0, messages=[b"stale"]))
        b.bus.break_off("a")
        await until(lambda: a.breaks)
        await linked(a, b)
        for packet in stale:
            a.bus.publish("b", packet)
        a.bus.send("b", b"fresh")
        await until(lambda: b.messages["a"])
        await asyncio.sleep(QUIET)
        assert (a.breaks, b.breaks) == (["b"], ["a"])
        assert b.messages["a"] == [b"fresh"]


@on_loop
async def test_a_break_answered_at_once_from_both_sides_heals(redis: Redis) -> None:
    async with listening(redis.url, "a", "b") as (a, b):
        for ear, other in ((a, "b"), (b, "a")):
            broke = ear.broke

            def answer(server: str, ear: Ear = ear, broke: Callable[[str], None] = broke) -> None:
                broke(server)
                ear.bus.send(server, b"new")

            ear.bus.on_break = answer
        await linked(a, b)
        a.bus.break_off("b")
        b.bus.break_off("a")
        await until(lambda: a.messages["b"] and b.messages["a"])
        await asyncio.sleep(QUIET)
        assert a.events == b.events == ["break", "new"]


@on_loop
async def test_a_server_that_never_was_breaks_at_once(redis: Redis) -> None:
    async with listening(redis.url, "a") as (a,):
        a.bus.send("nobody", b"x")
        assert await until(lambda: a.breaks) < 0.5
        await asyncio.sleep(QUIET)
        assert a.breaks == ["nobody"]


@on_loop
async def test_a_server_that_ends_says_so(redis: Redis) -> None:
    async with listening(redis.url, "a") as (a,):
        async with listening(redis.url, "b") as (b,):
            await linked(a, b)
            began = time.monotonic()
            a.bus.send("b", b"before")
            b.bus.send("a", b"last words")
        await until(lambda: a.breaks)
        assert time.monotonic() - began < 1.0
        assert a.events == ["last words", "break"]
        async with listening(redis.url, "b") as (b,):  # under the same name again
            await linked(a, b)
        await until(lambda: len(a.breaks) == 2)


@on_loop
async def test_too_much_for_one_server_is_a_break_and_not_memory(redis: Redis) -> None:
    async with listening(redis.url, "a", "b", "c") as (a, b, c):
        await linked(a, b)
        await linked(a, c)
        megabyte = bytes(1024 * 1024)
        for _ in range(1000):
            a.bus.send("b", megabyte)
        assert sum(map(len, a.bus.links["b"].waiting)) < 8 * 1024 * 1024
        a.bus.send("c", b"not mine")
        await until(lambda: a.breaks and b.breaks and c.messages["a"])
        assert (a.breaks, b.breaks, c.breaks) == (["b"], ["a"], [])
        await linked(a, b)


# --- when Redis or the way to it goes


@on_loop
async def test_redis_restarts(own_redis: Redis) -> None:
    async with listening(own_redis.url, "a", "b") as (a, b):
        await linked(a, b)
        own_redis.kill()
        await until(lambda: a.breaks and b.breaks, 2.0)
        assert not a.bus.up
        a.bus.send("b", b"into the void")
        a.bus.send("b", b"into the void")
        await until(lambda: len(a.breaks) == 2, 0.2)  # one more: what was sent since is void as well
        with pytest.raises(Away):
            await a.bus.line.call("PING")
        own_redis.start()
        assert await until(lambda: a.bus.up and b.bus.up) < 2.0
        await linked(a, b)
        assert (a.breaks, b.breaks) == (["b", "b"], ["a"])
        assert a.states == b.states == [True, False, True]


@on_loop
async def test_who_sends_again_at_once_while_redis_is_away_does_not_spin(own_redis: Redis) -> None:
    async with listening(own_redis.url, "a", "b") as (a, b):

        def again(server: str) -> None:
            a.broke(server)
            a.bus.send(server, b"again")

        a.bus.on_break = again
        await linked(a, b)
        own_redis.kill()
        await until(lambda: a.breaks)
        await asyncio.sleep(1.0)
        assert 5 < len(a.breaks) < 60
        own_redis.start()
        await until(lambda: b.bus.up and b"again" in b.messages["a"])


@on_loop
async def test_redis_stops_and_goes_on(own_redis: Redis) -> None:
    async with listening(own_redis.url, "a", "b") as (a, b):
        await linked(a, b)
        own_redis.pause()
        a.bus.send("b", b"stuck")
        b.bus.send("a", b"stuck")
        assert await until(lambda: a.breaks and b.breaks) < 2.0
        await asyncio.sleep(1.0)
        own_redis.resume()
        await until(lambda: a.bus.up and b.bus.up)
        await linked(a, b)
        a.bus.send("b", b"fresh")
        await until(lambda: b"fresh" in b.messages["a"])
        await asyncio.sleep(QUIET)
        assert (a.breaks, b.breaks) == (["b"], ["a"])
        assert b.messages["a"] == [b"fresh"]


@on_loop
async def test_redis_is_away_at_the_start(own_redis: Redis) -> None:
    own_redis.kill()
    async with listening(own_redis.url, "a") as (a,):
        assert not a.bus.up
        a.bus.tell_all("x", b"nobody hears this")
        own_redis.start()
        assert await until(lambda: a.bus.up) < 2.0
        assert a.states == [True]


@on_loop
@pytest.mark.parametrize("how", ["cut", "hold"])
async def test_one_server_is_cut_off(redis: Redis, how: str) -> None:
    with Wire(redis.port) as wire:
        async with listening(redis.url, "b", "c") as (b, c), listening(through(wire), "a") as (a,):
            await linked(a, b)
            await linked(c, b)
            getattr(wire, how)()
            assert await until(lambda: a.breaks and b.breaks) < 3.0
            b.bus.send("a", b"lost")
            await asyncio.sleep(3.0)
            wire.restore()
            await until(lambda: a.bus.up)
            await linked(a, b)
            a.bus.send("b", b"fresh")
            await until(lambda: b"fresh" in b.messages["a"])
            await asyncio.sleep(QUIET)
            assert set(a.breaks) == {"b"}
            assert len(a.breaks) == 1
            assert len(b.breaks) == 2  # the link, and what was sent into the void
            assert set(b.breaks) == {"a"}
            assert c.breaks == []
            assert b.messages["a"] == [b"fresh"]


@on_loop
async def test_a_slow_way_is_no_break_but_a_very_slow_one_is(redis: Redis) -> None:
    with Wire(redis.port) as wire:
        async with listening(redis.url, "b") as (b,), listening(through(wire), "a") as (a,):
            await linked(a, b)
            wire.delay(0.3)
            for n in range(40):
                a.bus.send("b", b"%d" % n)
                await asyncio.sleep(0.1)
            await until(lambda: len(b.messages["a"]) == 40)
            assert b.messages["a"] == [b"%d" % n for n in range(40)]
            assert a.breaks == b.breaks == []
            wire.delay(1.5)
            await until(lambda: a.breaks and b.breaks)
            wire.restore()
            await until(lambda: a.bus.up)
            await linked(a, b)


@on_loop
async def test_nothing_that_happens_to_redis_holds_up_the_loop(own_redis: Redis) -> None:
    with Wire(own_redis.port) as wire:
        async with listening(through(wire), "a", "b") as (a, b):
            worst = 0.0

            async def watch() -> None:
                nonlocal worst
                while True:
                    before = time.monotonic()
                    await asyncio.sleep(0.01)
                    worst = max(worst, time.monotonic() - before - 0.01)

            watching = asyncio.create_task(watch())
            for what in (own_redis.pause, own_redis.resume, wire.hold, wire.restore, wire.cut, wire.restore):
                await asyncio.to_thread(what)
                for _ in range(150):
                    a.bus.send("b", bytes(1000))
                    b.bus.send("a", bytes(1000))
                    a.bus.tell_all("x", bytes(1000))
                    await asyncio.sleep(0.01)
            await until(lambda: a.bus.up and b.bus.up)
            watching.cancel()
            assert worst < 0.8  # a loop blocked by Redis would stand still for its timeout, a second
            assert a.bus.line.size < 100_000


SLEEPER = """
    import asyncio, sys
    from sheepfold.server.cluster.bus import Bus

    async def main(url):
        bus = Bus(url, "sleeper")
        bus.on_message = lambda server, data: bus.send(server, b"echo " + data)
        bus.on_break = lambda server: bus.tell_all("broke", server.encode())
        await bus.open()
        print("open", flush=True)
        await asyncio.sleep(60)

    asyncio.run(main(sys.argv[1]))
"""


@on_loop
@pytest.mark.parametrize("seconds", [1.0, 4.0])
async def test_a_server_stops_and_goes_on(redis: Redis, seconds: float) -> None:
    """A short sleep is forgiven; after a long one both know."""
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(SLEEPER), redis.url],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    try:
        assert process.stdout is not None
        assert await asyncio.to_thread(process.stdout.readline) == b"open\n"
        async with listening(redis.url, "a") as (a,):
            a.bus.send("sleeper", b"1")
            await until(lambda: a.messages["sleeper"] == [b"echo 1"])
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            assert a.breaks == (["sleeper"] if seconds > 2.5 else [])
            process.send_signal(signal.SIGCONT)
            await asyncio.sleep(QUIET)
            a.bus.send("sleeper", b"2")
            await until(lambda: len(a.messages["sleeper"]) == 2)
            await asyncio.sleep(QUIET)
            if seconds > 2.5:
                assert a.events == ["echo 1", "break", "echo 2"]
                assert a.told == [("broke", "sleeper", b"a")]
            else:
                assert a.events == ["echo 1", "echo 2"]
                assert a.told == []
            process.kill()
            await asyncio.to_thread(process.wait)
            a.bus.send("sleeper", b"3")
            assert await until(lambda: a.events[-1] == "break") < 1.5
    finally:
        process.kill()
        process.wait()


# --- the wire itself


def test_the_wire_does_what_it_says(redis: Redis) -> None:
    with Wire(redis.port) as wire:
        with socket.create_connection(("127.0.0.1", wire.port), 5) as line:
            line.sendall(b"PING\r\n")
            assert line.recv(100) == b"+PONG\r\n"
            wire.delay(0.3)
            began = time.monotonic()
            line.sendall(b"PING\r\n")
            assert line.recv(100) == b"+PONG\r\n"
            assert 0.6 <= time.monotonic() - began < 1.2
            wire.hold()
            line.sendall(b"PING\r\n")
            line.settimeout(0.5)
            with pytest.raises(TimeoutError):
                line.recv(100)
            line.settimeout(5)
            wire.restore()
            assert line.recv(100) == b"+PONG\r\n"
            wire.cut()
            assert line.recv(100) == b""
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", wire.port), 5)
        wire.restore()
        with socket.create_connection(("127.0.0.1", wire.port), 5) as line:
            line.sendall(b"PING\r\n")
            assert line.recv(100) == b"+PONG\r\n"
