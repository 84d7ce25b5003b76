"""Several parts of a table want to be woken at times of their own; its host keeps one alarm, set to the first of them."""

from __future__ import annotations

from collections.abc import Callable

from sheepfold.table.effects import Wake


class Alarms:
    def __init__(self, emit: Callable[[Wake], None], now: Callable[[], float]) -> None:
        self.emit = emit
        self.now = now
        self.times: dict[str, float] = {}  # by part

    def set(self, part: str, at: float | None) -> None:
        """This part is to be woken then, and not before; None: not any more."""
        self.times.pop(part, None)
        if at is not None:
            self.times[part] = at
        self.emit(Wake(min(self.times.values(), default=None)))

    def rang(self) -> None:
        """The first one came: those that are still to come are asked for again."""
        now = self.now()
        self.times = {part: at for part, at in self.times.items() if at > now}
        if self.times:
            self.emit(Wake(min(self.times.values())))

    def clear(self) -> None:
        self.times.clear()
        self.emit(Wake(None))
