"""Budgets: how many sockets an address holds, how often it may ask, what may come on one socket, and when there is more again."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from sheepfold.core.packed import mypyc_attr
from sheepfold.table import messages
from sheepfold.table.pace import Bucket, Buckets, Rate
from sheepfold.table.refusals import RequestRefused

FAIR_SHARE = Rate(5.0, 60.0)  # frames a socket may send even when its address has used up what it may send in all
COUNTS_AS_ANOTHER = 1024  # bytes of a frame: for an address, each so many cost as much as one more frame
MOST_PIECES = 128  # frames of one message


@mypyc_attr(allow_interpreted_subclasses=True)  # servers of a cluster share theirs
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


@lru_cache(maxsize=4096)  # asked several times of every connection
def address_of(host: str) -> str:
    """Whom to count a host against: an address of IPv4, or a whole network (/64) of IPv6, which one guest has to choose from."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address) or found.ipv4_mapped:
        return str(getattr(found, "ipv4_mapped", None) or found)
    return str(ipaddress.ip_network((int(found), 64), strict=False).network_address)


# --- when to come back


def seconds_until(bucket: Bucket, cost: float = 1.0) -> int:
    """Whole seconds until a bucket that has just said no has enough."""
    return max(1, math.ceil((min(cost, bucket.rate.burst) - bucket.left) / bucket.rate.per_second))


def charge(buckets: Buckets, name: str, key: str, cost: float = 1.0) -> None:
    """Take from a budget; RequestRefused says which one is used up, and when there is enough again."""
    cost = min(cost, buckets.rate.burst)
    if buckets.take(key, cost):
        return
    bucket = buckets.find(key, buckets.now())
    full = math.ceil(buckets.rate.burst / buckets.rate.per_second)
    raise RequestRefused(429, name, seconds=full if bucket is None else seconds_until(bucket, cost))


# --- what comes on a socket


@dataclass(frozen=True)
class SocketRates:
    """What one socket may send, and all sockets of one address together."""

    frames: Rate
    bytes: Rate
    address: Rate

    @staticmethod
    def of(message_rate: float) -> SocketRates:
        """From the messages a second that a socket may send: a guest sends one frame for each, and a few pings."""
        return SocketRates(
            frames=Rate(5 * message_rate, max(600.0, 20 * message_rate)),
            bytes=Rate(message_rate * messages.LONGEST_MESSAGE, 4 * message_rate * messages.LONGEST_MESSAGE),
            address=Rate(20 * message_rate, 100 * message_rate),
        )


class SocketBudget:
    """What one socket has left. Frames are counted, not only messages: an empty one costs time as well."""

    def __init__(self, rates: SocketRates, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        at = now()
        self.frames = Bucket(rates.frames, at)
        self.bytes = Bucket(rates.bytes, at)
        self.fair = Bucket(FAIR_SHARE, at)
        self.address: Buckets | None = None  # of all sockets, by address; known once the guest is at the door
        self.key = ""
        self.is_broken = False

    def share(self, address: Buckets, key: str) -> None:
        """Count this socket against its address too."""
        self.address, self.key = address, key

    def why_not(self, size: int) -> RequestRefused | None:
        """Take one frame of so many bytes; the reason if there is no budget for it."""
        now = self.now()
        if not self.frames.take(now):
            return self.broken("too-many-frames", seconds_until(self.frames))
        if not self.bytes.take(now, size):
            return self.broken("too-many-bytes", seconds_until(self.bytes, size))
        if self.address is None:
            return None
        # One guest at an address cannot take the line of another there: everybody keeps a share of their own.
        if self.address.take(self.key, 1 + size // COUNTS_AS_ANOTHER) or self.fair.take(now):
            return None
        return self.broken("too-many-frames-of-address", seconds_until(self.fair))

    def broken(self, name: str, seconds: int) -> RequestRefused:
        self.is_broken = True
        return RequestRefused(429, name, seconds=seconds)
