"""By when something has to have come on a connection: one timer, however often that changes."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable


class Deadline:
    """Its timer may ring too early, and is set once more then: most deadlines are met, and to move one costs nothing."""

    def __init__(self, loop: asyncio.AbstractEventLoop, missed: Callable[[], None]) -> None:
        self.loop = loop
        self.missed = missed
        self.due = math.inf  # in the loop's time
        self.rings = math.inf
        self.timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self.due < math.inf

    def set(self, seconds: float) -> None:
        self.due = self.loop.time() + seconds
        if self.due < self.rings:
            self.wind(seconds)

    def drop(self) -> None:
        """Nothing has to come; the timer is left, as there will be another deadline soon."""
        self.due = math.inf

    def stop(self) -> None:
        """There will be none any more."""
        self.due = self.rings = math.inf
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def wind(self, seconds: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.rings = self.loop.time() + seconds
        self.timer = self.loop.call_later(seconds, self.ring)

    def ring(self) -> None:
        self.timer, self.rings = None, math.inf
        left = self.due - self.loop.time()
        if left <= 0:
            self.missed()
        elif self.is_set:
            self.wind(left)
