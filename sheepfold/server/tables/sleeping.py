"""Tables with long clocks that nobody is at: not in memory, but for when the first clock is out. One timer wakes the next of them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable

from sheepfold.server.store.rows import ClockRow, KeepClock
from sheepfold.table.sleep import Sleep

MOST_SECONDS = 3600.0  # a timer is reset at least this often: some event loops cannot wait longer


class Sleepers:
    def __init__(self, wake: Callable[[str], None]) -> None:
        self.wake = wake
        self.sleeps: dict[str, Sleep] = {}
        self.timer: asyncio.TimerHandle | None = None

    def add(self, id: str, sleep: Sleep) -> None:
        self.sleeps[id] = sleep
        self.set_timer()

    def find(self, id: str) -> Sleep | None:
        return self.sleeps.get(id)

    def drop(self, id: str) -> None:
        self.sleeps.pop(id, None)

    def set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.sleeps:
            due = min(sleep.due for sleep in self.sleeps.values()) - time.monotonic()
            self.timer = asyncio.get_running_loop().call_later(min(max(0.0, due), MOST_SECONDS), self.ring)

    def ring(self) -> None:
        """Wake the tables whose time has come; loading one removes it from here."""
        now = time.monotonic()
        due = [id for id, sleep in self.sleeps.items() if sleep.due <= now]
        for id in due:
            self.sleeps[id] = self.sleeps[id].until(now + MOST_SECONDS)  # not again while it is being read
            self.wake(id)
        self.set_timer()

    def kept(self) -> list[KeepClock]:
        """What the clocks of all show now, to be stored: the server stops."""
        now = time.monotonic()
        if self.timer is not None:
            self.timer.cancel()
        return [KeepClock(ClockRow(id, sleep.n, json.dumps(sleep.used(now)))) for id, sleep in self.sleeps.items()]
