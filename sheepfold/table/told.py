"""What happened in a step, for everybody at a table: made once, filtered by who may know, encoded event by event, kept for a while."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from msgspec import Raw

from sheepfold.core.events import Event as WholeEvent
from sheepfold.core.events import seen
from sheepfold.core.play import Step
from sheepfold.table.messages import Event, encode

REMEMBERED: Final = 16  # steps


class Told:
    """What happened in a step; those that know nothing more than a watcher does are told the same."""

    def __init__(self, steps: list[Step]) -> None:
        self.knowing: list[int] = []
        self.events: list[WholeEvent] = []
        for step in steps:
            for event in step.events:
                self.events.append(event)
                if event.known_to:
                    self.knowing += event.known_to
        self.watched_data = b""  # encoded when they are first asked for
        self.seat_data: dict[int, bytes] = {}  # and those of seats that know more

    def seen_by(self, seat: int | None) -> list[Event]:
        return seen(self.events, seat if seat in self.knowing else None)

    def encoded(self, seat: int | None) -> bytes:
        """What a perspective perceived, as it stands in JSON."""
        if seat is None or seat not in self.knowing:
            if not self.watched_data:
                self.watched_data = events_data(self.events, None)
            return self.watched_data
        data = self.seat_data.get(seat)
        if data is None:
            data = self.seat_data[seat] = events_data(self.events, seat)
        return data

    def kept(self, n: int) -> Kept:
        """The same as bytes alone, as step n."""
        for seat in self.knowing:
            self.encoded(seat)
        return Kept(n, self.encoded(None), self.seat_data if self.knowing else None)


def events_data(events: list[WholeEvent], seat: int | None) -> bytes:
    """Events as one perspective perceives them, encoded."""
    parts: list[bytes] = []
    for event in events:
        known_to = event.known_to
        if known_to is None or seat in known_to:
            if not event.whole_data:
                event.whole_data = encode(event.seen_by(seat))
            parts.append(event.whole_data)
        elif not event.private:
            if not event.others_data:
                event.others_data = encode(event.seen_by(seat))
            parts.append(event.others_data)
    return b"[" + b",".join(parts) + b"]"


class Kept:
    """What happened in a step, encoded: to keep its many small objects for a while costs more than they are asked for."""

    def __init__(self, n: int, watched: bytes, seats: dict[int, bytes] | None) -> None:
        self.n = n
        self.watched = watched
        self.seats = seats  # what seats perceived that know more than a watcher

    def seen_by(self, seat: int | None) -> Raw:
        return Raw(self.watched if seat is None or self.seats is None else self.seats.get(seat, self.watched))


class Recent:
    """What happened in the last steps: who was gone for a moment is told what they missed, without leading the game through its
    log again."""

    def __init__(self, n: int) -> None:
        self.since = n  # everything after this step is here
        self.told: deque[Kept] = deque()

    def add(self, n: int, told: Told) -> None:
        self.told.append(told.kept(n))
        if len(self.told) > REMEMBERED:
            self.since = self.told.popleft().n

    def forget(self, n: int) -> None:
        """Step n took others back."""
        self.since = n
        self.told.clear()

    def after(self, since: int, seat: int | None) -> list[tuple[int, Any]]:
        """What a seat was told after a step that is not before `self.since`, encoded."""
        return [(kept.n, kept.seen_by(seat)) for kept in self.told if kept.n > since]
