"""How much one connection or address may ask for: token buckets that refill steadily, and sockets held; here, or at all houses.

Where several houses share a bus, nobody waits for it: a house lets through what its own bucket allows, has it charged in Redis, and
is told how long this address has to pause, which it tells the others. Everything is charged, be it more than the rate allows, so
that who asks many houses in the same instant gets ahead once, and waits for it. Without Redis each house counts for itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from sheepfold.server.bus import Bus

RETELL = 1.0  # seconds after which houses tell each other again who holds many sockets
LAPSE = 2.5  # seconds after which a house that told nothing more holds none


@dataclass(frozen=True)
class Rate:
    """At most `burst` at once, and `per_second` in the long run."""

    per_second: float
    burst: float


class Bucket:
    """What one caller has left."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = at

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there is enough left; if so, it is taken."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for every key (an address, say), forgotten when full again; the number of keys is bounded."""

    def __init__(self, rate: Rate, most: int = 100_000, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        now = self.now()
        bucket = self.find(key, now)
        return bucket is not None and bucket.take(now, cost)

    def find(self, key: str, now: float) -> Bucket | None:
        """The bucket of this key, a new one if need be; None if there are too many."""
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.most:
                self.forget(now)
            if len(self.buckets) >= self.most:
                return None
            bucket = self.buckets[key] = Bucket(self.rate, now)
        return bucket

    def forget(self, now: float) -> None:
        """Drop the buckets that have refilled: they say nothing any more."""
        full_after = self.rate.burst / self.rate.per_second
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if now - bucket.at < full_after}


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
    """Buckets that all houses of a bus take from. `take` answers at once."""

    def __init__(self, rate: Rate, bus: Bus, name: str) -> None:
        super().__init__(rate)
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

    def told(self, house: str, data: bytes) -> None:
        self.pause(*msgspec.msgpack.decode(data, type=tuple[str, int]))

    def pause(self, key: str, milliseconds: int) -> None:
        """Our own bucket owes so much that it will have one again just then."""
        now = self.now()
        bucket = self.find(key, now)
        if bucket is not None:
            bucket.take(now, 0.0)
            bucket.left = min(bucket.left, 1.0 - milliseconds / 1000 * self.rate.per_second)


class Crowd:
    """How many sockets are open, and how many of each address."""

    def __init__(self, per_address: int, most: int) -> None:
        self.per_address = per_address
        self.most = most
        self.held: dict[str, int] = {}
        self.total = 0

    def admits(self, address: str) -> bool:
        """Whether one more may come."""
        return self.total < self.most and self.held.get(address, 0) < self.per_address

    def came(self, address: str) -> None:
        self.total += 1
        self.held[address] = self.held.get(address, 0) + 1

    def went(self, address: str) -> None:
        self.total -= 1
        left = self.held[address] - 1
        if left:
            self.held[address] = left
        else:
            del self.held[address]


class SharedCrowd(Crowd):
    """Sockets of an address are counted at all houses; `most` is for each.

    A house tells of the addresses that hold at least an eighth of what one may hold; most never do, and cost nothing.
    """

    def __init__(self, per_address: int, most: int, bus: Bus) -> None:
        super().__init__(per_address, most)
        self.bus = bus
        self.many = max(1, per_address // 8)
        self.elsewhere: dict[str, tuple[float, dict[str, int]]] = {}  # house → when it last told all, and of whom
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
        """Tell all of it again, for who has come since or missed something."""
        if now - self.retold >= RETELL:
            self.retold = now
            self.tell(True, {address: count for address, count in self.held.items() if count >= self.many})
            self.elsewhere = {house: told for house, told in self.elsewhere.items() if told[0] > now - LAPSE}

    def tell(self, all_of_it: bool, held: dict[str, int]) -> None:
        self.bus.tell_all("crowd", msgspec.msgpack.encode((all_of_it, held)))

    def told(self, house: str, data: bytes) -> None:
        all_of_it, held = msgspec.msgpack.decode(data, type=tuple[bool, dict[str, int]])
        now = self.bus.loop.time()
        if all_of_it or house not in self.elsewhere:
            self.elsewhere[house] = (now, held)
        else:
            self.elsewhere[house][1].update(held)
