"""What the guests of one table know of it: every move they were told is stored, everything they were shown, and when."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from sheepfold.core.laws import written
from sheepfold.table import messages
from sheepfold.table.mirror import Mirror

AWAY = "refused-store-away"  # what a move may be refused with at any time


class Made(NamedTuple):
    """A move that was acknowledged."""

    seat: str
    text: str
    id: str
    asked: int  # the event that asked
    seen: float  # when the one who made it saw the question
    sent: float
    told: float  # when the answer came


class Look(NamedTuple):
    """What somebody was shown after an event."""

    view: bytes
    legal: bytes
    prompt: int
    left: dict[str, int]  # milliseconds of the clocks that stand


@dataclass
class Book:
    """One table. `blame` takes what cannot be."""

    table: str
    game: str
    seats: int
    clock: messages.ClockPlan
    blame: Callable[[str, str], None]
    opened: float
    n: int = -1  # the last event anybody heard of
    progress: list[float] = field(default_factory=list)  # when each was first heard of
    moves: dict[int, Made] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)  # message id → why
    sent: set[str] = field(default_factory=set)  # ids of moves
    resent: dict[str, float] = field(default_factory=dict)  # messages that were sent more than once, and when that was
    looks: dict[tuple[str, int], Look] = field(default_factory=dict)
    lines: dict[str, str] = field(default_factory=dict)  # chat that was acknowledged → message id
    heard: dict[str, list[tuple[int, list[messages.Event]]]] = field(default_factory=dict)  # by guest, told from first to last
    unanswered: dict[str, float] = field(default_factory=dict)  # message id → since when
    receipts: set[tuple[int, str]] = field(default_factory=set)  # everything any guest was given
    over: bool = False
    reasons: Counter[str] = field(default_factory=Counter)

    @property
    def name(self) -> str:
        return f"{self.game} of {self.seats} {self.table[:6]}"

    def look(self, who: str, mirror: Mirror) -> None:
        """Somebody was shown something: looking again at the same event shows the same."""
        if mirror.n > self.n:
            self.n = mirror.n
            self.progress.append(time.monotonic())
        if mirror.view is None:
            return
        self.over = self.over or bool(mirror.view["over"])
        found = Look(digest(mirror.view), digest(mirror.legal), mirror.prompt, standing(mirror.clocks))
        key = (who, mirror.n)
        before = self.looks.setdefault(key, found)
        if before[:3] != found[:3]:
            self.blame("view", f"{self.name}: {who} is shown another event {mirror.n} than before")

    def acknowledged(self, n: int, made: Made) -> None:
        before = self.moves.setdefault(n, made)
        if before is not made:
            self.blame("doubled", f"{self.name}: event {n} was acknowledged as {before} and as {made}")

    def longest_silence(self, start: float, end: float) -> float:
        """The longest time within these without an event, since the table is there."""
        start = max(start, self.opened)
        marks = [start, *(at for at in self.progress if start < at < end), end]
        return max(later - earlier for earlier, later in pairwise(marks))


def standing(clocks: messages.Clocks | msgspec.UnsetType) -> dict[str, int]:
    if isinstance(clocks, msgspec.UnsetType):
        return {}
    return {seat: left for seat, left in clocks.left.items() if seat not in clocks.running}


def digest(data: Any) -> bytes:
    """A view told short: alike for a view as the rules give it and as it came over a wire."""
    return blake2b(written(data).encode(), digest_size=8).digest()
