"""Time budgets of a table. Clocks run only while the server runs, for whoever owes a decision and is not played by a bot."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import UNSET, UnsetType

from sheepfold.core.seats import letter
from sheepfold.server import wire


class Clock:
    """What is left for each seat, in seconds. Runs for several seats at once where several are asked."""

    def __init__(self, plan: wire.ClockPlan, seats: int, now: Callable[[], float] = time.monotonic) -> None:
        self.plan = plan
        self.left = [float(plan.seconds)] * seats
        self.since: dict[int, float] = {}  # running seats → since when
        self.now = now

    @property
    def ticks(self) -> bool:
        return self.plan.kind != "none"

    def run(self, seats: list[int]) -> None:
        """From now on the clocks of exactly these seats run; a seat that ran already runs on."""
        if not self.ticks:
            return
        now = self.now()
        for seat in [seat for seat in self.since if seat not in seats]:
            self.left[seat] -= now - self.since.pop(seat)
        for seat in seats:
            self.since.setdefault(seat, now)

    def begin_anew(self, seat: int) -> None:
        """A clock for each move has its whole time for a new question; one that runs on runs on."""
        if self.plan.kind == "move" and seat not in self.since:
            self.left[seat] = float(self.plan.seconds)

    def spent(self, seat: int) -> int:
        """Milliseconds the seat has thought about its present decision, at least one; 0: its clock does not run."""
        return max(1, round((self.now() - self.since[seat]) * 1000)) if seat in self.since else 0

    def moved(self, seat: int, milliseconds: int) -> None:
        """The seat has answered after so long, as the log keeps it: that is taken off, and for a new question it begins anew."""
        if not self.ticks:
            return
        if self.since.pop(seat, None) is not None:
            self.take(seat, milliseconds / 1000)

    def take(self, seat: int, seconds: float) -> None:
        """Take time off as a move does; also for moves read from the log."""
        if self.plan.kind == "move":
            self.left[seat] = float(self.plan.seconds)
        elif self.plan.kind == "game":
            self.left[seat] = max(0.0, self.left[seat] - seconds) + self.plan.increment

    def pause(self) -> list[tuple[int, int]]:
        """Stop all clocks, keeping what was used: (seat, milliseconds used in the decision that is interrupted)."""
        used = [(seat, self.spent(seat)) for seat in self.since]
        for seat, milliseconds in used:
            self.left[seat] -= milliseconds / 1000
        self.since.clear()
        return used

    def next_due(self) -> float | None:
        """Seconds until the first running clock is out."""
        now = self.now()
        return min((max(0.0, self.left[seat] - (now - since)) for seat, since in self.since.items()), default=None)

    def out_of_time(self) -> list[int]:
        now = self.now()
        return [seat for seat, since in self.since.items() if self.left[seat] - (now - since) <= 0]

    def message(self) -> wire.Clocks | UnsetType:
        if not self.ticks:
            return UNSET
        now = self.now()
        left = {
            letter(seat): max(0, round((self.left[seat] - (now - self.since.get(seat, now))) * 1000))
            for seat in range(len(self.left))
        }
        return wire.Clocks(left, sorted(letter(seat) for seat in self.since))
