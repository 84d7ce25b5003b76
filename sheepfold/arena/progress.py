"""How far a long run is, on the error stream: a bar where somebody watches, a line now and then where not."""

from __future__ import annotations

import sys
import time
from typing import TextIO

BAR = 24
SELDOM = 30.0  # seconds between two lines where nobody watches


class Progress:
    def __init__(self, total: int, done: int = 0, label: str = "", stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stderr
        self.total = total
        self.done = self.before = done  # games of an earlier run say nothing about the speed of this one
        self.faults = 0
        self.label = f"{label} " if label else ""
        self.live = self.stream.isatty()
        self.began = self.shown = time.monotonic()

    def add(self, games: int, faults: int = 0) -> None:
        self.done += games
        self.faults += faults
        now = time.monotonic()
        if self.live and (now - self.shown >= 0.1 or self.done == self.total):
            self.stream.write(f"\r\x1b[K{self.line(now)}")
        elif not self.live and now - self.shown >= SELDOM:
            self.stream.write(self.line(now) + "\n")
        else:
            return
        self.shown = now
        self.stream.flush()

    def line(self, now: float) -> str:
        filled = BAR * self.done // self.total
        bar = f"[{'#' * filled}{'.' * (BAR - filled)}] " if self.live else ""
        spent, played = now - self.began, self.done - self.before
        rate = f", {played / spent:.3g} games/s" if played and spent else ""
        left = f", {span(spent / played * (self.total - self.done))} left" if played and self.done < self.total else ""
        faults = f", {self.faults} failed" if self.faults else ""
        return f"{self.label}{bar}{self.done} of {self.total} games{rate}{left}{faults}"

    def close(self) -> None:
        if self.live:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def span(seconds: float) -> str:
    """A time one can grasp: 40 s, 12 min, 3 h 20 min."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60:02} min"
