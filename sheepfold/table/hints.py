"""Hints: what a bot would do here and why, worked out elsewhere, one at a time for each seat."""

from __future__ import annotations

from sheepfold.table.context import Context
from sheepfold.table.effects import Advice, Advise, Guest, Wait
from sheepfold.table.messages import Ask, Hint


class Hints:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.under_way: set[int] = set()  # seats

    def ask(self, guest: Guest, message: Ask) -> None:
        context, seat, run = self.context, guest.seat, self.context.log.run
        if seat is None or seat not in context.asked() or run is None:
            return context.refuse(guest, message.id, "hint-not-asked")
        legal = context.game.legal(run.position, seat)
        if message.text is not None and message.text not in legal:
            return context.refuse(guest, message.id, "hint-not-a-move", text=message.text)
        if seat in self.under_way:
            return context.refuse(guest, message.id, "hint-under-way")
        self.under_way.add(seat)
        view = context.game.view(run.position, seat)
        context.emit(Advise(guest=guest, id=message.id, view=view, legal=legal, text=message.text))

    def found(self, guest: Guest, id: str, advice: Advice | Wait | None) -> None:
        """The answer; None if none could be had."""
        if guest.seat is not None:
            self.under_way.discard(guest.seat)
        if advice is None:
            return self.context.refuse(guest, id, "hint-none")
        if isinstance(advice, Wait):
            return self.context.refuse(guest, id, "hint-budget", seconds=advice.seconds)
        self.context.tell((guest,), Hint(id=id, move=advice.move, message=advice.message))
