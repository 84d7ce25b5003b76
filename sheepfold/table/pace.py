"""How often somebody may do something: token buckets that refill steadily."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sheepfold.core.packed import mypyc_attr


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


@mypyc_attr(allow_interpreted_subclasses=True)  # servers of a cluster share theirs
class Buckets:
    """A bucket for every key (an address, say), forgotten when full again; the number of keys is bounded."""

    def __init__(self, rate: Rate, now: Callable[[], float], most: int = 100_000) -> None:
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
