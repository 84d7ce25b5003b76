"""Limits of an address counted at all servers of a cluster.

Nobody waits for Redis: a server lets through what its own bucket allows and has it charged in Redis, which answers for how long
this address has to pause; the server tells the others. Everything is charged, even beyond the rate, so an address that asks many
servers at the same instant gets ahead once, and waits for it afterwards. Without Redis each server counts for itself.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import msgspec

from sheepfold.server.cluster.bus import Bus
from sheepfold.server.limits import Crowd
from sheepfold.table.pace import Buckets, Rate

RETELL = 1.0  # seconds after which servers tell each other again which addresses hold many sockets
LAPSE = 2.5  # seconds after which a server that told nothing more holds none

# KEYS: one address's account of one limit. ARGV: a second's worth, the most at once, the cost. Charges, and says for how many
# milliseconds nothing more is free. What is kept is when the account will be even again, by Redis's own clock.
CHARGE_SCRIPT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local each = 1000 / ARGV[1]
local even = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now) + ARGV[3] * each
redis.call('SET', KEYS[1], string.format('%.3f', even), 'PX', math.ceil(even - now) + 1000)
return math.ceil(math.max(0, even + each - now - ARGV[2] * each))
"""


class SharedBuckets(Buckets):
    """Buckets that all servers of a bus take from. `take` answers at once."""

    def __init__(self, rate: Rate, bus: Bus, name: str) -> None:
        super().__init__(rate, time.monotonic)
        self.bus = bus
        self.account = f"{bus.line.prefix}:limit:{name}:"
        self.topic = f"limit {name}"
        bus.listen(self.topic, self.told)

    def take(self, key: str, cost: float = 1.0) -> bool:
        if not super().take(key, cost):
            return False
        if self.bus.up:
            rate = (self.rate.per_second, self.rate.burst, cost)
            self.bus.line.ask(partial(self.charged, key), "EVAL", CHARGE_SCRIPT, 1, self.account + key, *rate)
        return True

    def charged(self, key: str, found: Any) -> None:
        if isinstance(found, int) and found > 0:
            self.pause(key, found)
            self.bus.tell_all(self.topic, msgspec.msgpack.encode((key, found)))

    def told(self, server_id: str, data: bytes) -> None:
        self.pause(*msgspec.msgpack.decode(data, type=tuple[str, int]))

    def pause(self, key: str, milliseconds: int) -> None:
        """Put our own bucket into debt, so that it has a token again at exactly that time."""
        now = self.now()
        bucket = self.find(key, now)
        if bucket is not None:
            bucket.take(now, 0.0)
            bucket.left = min(bucket.left, 1.0 - milliseconds / 1000 * self.rate.per_second)


class SharedCrowd(Crowd):
    """Sockets of an address are counted at all servers; `most` is for each.

    A server tells of the addresses that hold at least an eighth of what one may hold; most never do, and cost nothing.
    """

    def __init__(self, per_address: int, most: int, bus: Bus) -> None:
        super().__init__(per_address, most)
        self.bus = bus
        self.many = max(1, per_address // 8)
        self.elsewhere: dict[str, tuple[float, dict[str, int]]] = {}  # server → when it last told all, and of whom
        self.retold = 0.0
        bus.listen("crowd", self.told)
        bus.on_tick.append(self.tick)

    def admits(self, address: str) -> bool:
        if not super().admits(address):
            return False
        since = self.bus.loop.time() - LAPSE
        others = sum(held.get(address, 0) for at, held in self.elsewhere.values() if at > since)
        return self.held.get(address, 0) + others < self.per_address

    def came(self, address: str) -> None:
        super().came(address)
        if self.held[address] >= self.many:
            self.tell(False, {address: self.held[address]})

    def went(self, address: str) -> None:
        before = self.held[address]
        super().went(address)
        if before >= self.many:
            self.tell(False, {address: before - 1})

    def tick(self, now: float) -> None:
        """Send everything again, for servers that have joined since or missed something."""
        if now - self.retold >= RETELL:
            self.retold = now
            self.tell(True, {address: count for address, count in self.held.items() if count >= self.many})
            self.elsewhere = {server_id: told for server_id, told in self.elsewhere.items() if told[0] > now - LAPSE}

    def tell(self, all_of_it: bool, held: dict[str, int]) -> None:
        self.bus.tell_all("crowd", msgspec.msgpack.encode((all_of_it, held)))

    def told(self, server_id: str, data: bytes) -> None:
        all_of_it, held = msgspec.msgpack.decode(data, type=tuple[bool, dict[str, int]])
        now = self.bus.loop.time()
        if all_of_it or server_id not in self.elsewhere:
            self.elsewhere[server_id] = (now, held)
        else:
            self.elsewhere[server_id][1].update(held)
