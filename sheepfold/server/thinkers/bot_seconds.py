"""The budget of bot seconds: how long bots have thought for a person and for an address; it refills with time."""

from __future__ import annotations

import math
from collections.abc import Callable

from sheepfold.server.thinkers.fair_queue import Payer
from sheepfold.table.pace import Bucket, Buckets, Rate

ADDRESS_SHARE = 5  # people's worth that an address has
MOST_DEBT = 60.0  # seconds; nobody pays longer for thoughts that were under way


class BotSeconds:
    """Thoughts are charged when they end; a budget that is used up is in debt until it has refilled."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        shared = Rate(ADDRESS_SHARE * rate.per_second, ADDRESS_SHARE * rate.burst)
        self.people = Buckets(rate, now)
        self.addresses = Buckets(shared, now)

    @property
    def limited(self) -> bool:
        """A rate of 0 stands for no limit."""
        return self.rate.per_second > 0

    def charge(self, payer: Payer, seconds: float) -> None:
        if not self.limited:
            return
        for bucket in self.buckets(payer):
            if bucket is not None:
                bucket.take(self.now(), 0.0)
                bucket.left = max(-MOST_DEBT, bucket.left - seconds)

    def wait(self, payer: Payer) -> float:
        """Seconds until there is something left; 0: there is now."""
        if not self.limited:
            return 0.0
        return max(self.wait_of(bucket) for bucket in self.buckets(payer))

    def wait_of(self, bucket: Bucket | None) -> float:
        if bucket is None:
            return math.inf
        bucket.take(self.now(), 0.0)
        return 0.0 if bucket.left > 0 else (1.0 - bucket.left) / bucket.rate.per_second

    def buckets(self, payer: Payer) -> list[Bucket | None]:
        now = self.now()
        found = [self.people.find(payer.person, now)]
        if payer.address != payer.person:
            found.append(self.addresses.find(payer.address, now))
        return found
