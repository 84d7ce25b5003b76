"""Which animal everybody is at a table: chosen by whoever likes to, no two alike."""

from __future__ import annotations

from functools import partial

from sheepfold.table.around import Be
from sheepfold.table.config import TableConfig, draft_of
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest
from sheepfold.table.pace import Buckets, Rate
from sheepfold.table.refusals import not_stored
from sheepfold.table.rows import SaveConfig

PACE = Rate(0.5, 10)  # of a person


class Animals:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.pace = Buckets(PACE, context.time.now)

    def choose(self, guest: Guest, message: Be) -> None:
        context = self.context
        if guest.seat is None or guest.is_bot:
            return context.refuse(guest, message.id, "react-players-only")
        if not self.pace.take(guest.person):
            return context.refuse(guest, message.id, "chat-too-much")
        draft = draft_of(context.config)
        shown = draft.animals()
        if any(animal == message.animal and seat != guest.seat for seat, animal in enumerate(shown)):
            return context.refuse(guest, message.id, "animal-taken")
        draft.occupants[guest.seat].animal = message.animal
        context.store([SaveConfig(draft)], partial(self.stored, guest, message.id, draft))

    def stored(self, guest: Guest, id: str, draft: TableConfig, failure: str) -> None:
        if failure:
            return self.context.refuse(guest, id, not_stored(failure))
        self.context.replace_config(draft)
        self.context.done(guest, id)
        self.context.tell_news()
