"""Changes that were asked for and are not answered yet: each gets its answer, or is told why there is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sheepfold.table.effects import Answer
from sheepfold.table.refusals import RequestRefused


class Promises:
    def __init__(self, emit: Callable[[Answer], None]) -> None:
        self.emit = emit
        self.tickets: list[Any] = []

    def make(self, ticket: Any) -> None:
        self.tickets.append(ticket)

    def keep(self, ticket: Any, found: Any = None, refused: RequestRefused | None = None) -> None:
        """What became of a change; nothing if its promise was broken meanwhile."""
        if ticket in self.tickets:
            self.tickets.remove(ticket)
            self.emit(Answer(ticket, found, refused))

    def break_all(self, name: str) -> None:
        for ticket in self.tickets:
            self.emit(Answer(ticket, refused=RequestRefused(503, name)))
        self.tickets.clear()
