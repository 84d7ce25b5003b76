"""What is remembered of the clocks of a table that was let go of while they ran."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class Sleep(Struct, frozen=True, kw_only=True):
    """What the running clocks of a table showed when it was let go of, by the clock that never jumps: they run on meanwhile."""

    n: int  # the last step then
    left: list[float]
    since: dict[int, float]
    due: float  # when the first is out

    def until(self, due: float) -> Sleep:
        return replace(self, due=due)

    def used(self, now: float) -> list[tuple[int, int]]:
        """Running seats, and the milliseconds they have thought."""
        return [(seat, max(1, round((now - since) * 1000))) for seat, since in self.since.items()]
