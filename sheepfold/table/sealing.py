"""Before the first step: seats that have committed to a number reveal it, once all seats are taken and nobody can choose any more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sheepfold.core.entropy import link
from sheepfold.core.seats import letter
from sheepfold.table.clocks import AGAIN_SECONDS, LATE
from sheepfold.table.config import TableConfig, draft_of
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest, Wake
from sheepfold.table.messages import Reveal
from sheepfold.table.refusals import not_stored
from sheepfold.table.rows import SaveConfig

REVEAL_SECONDS = 3.0  # that a seat has to reveal what it adds to the start; then the game begins without


class Sealing:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.until = 0.0  # how long is waited for those who have not revealed

    def holds_up(self, start: Callable[[], None]) -> bool:
        """Whether the start has to wait: for the anchors to be fixed, then for what the seats reveal."""
        context, config = self.context, self.context.config
        if not config.anchors:
            return False
        if not config.fixed:
            draft = draft_of(config)
            draft.fixed = True
            # Where seats commit, numbers given openly could have been chosen to fit: they do not count.
            draft.entropy = {name: given for name, given in draft.entropy.items() if name in draft.anchors}
            context.store([SaveConfig(draft)], partial(self.fixed, draft, start))
            return True
        now = context.time.now()
        self.until = self.until or now + REVEAL_SECONDS
        if config.anchors.keys() <= config.entropy.keys() or now >= self.until:
            return False
        context.emit(Wake(self.until + LATE))
        return True

    def fixed(self, draft: TableConfig, start: Callable[[], None], failure: str) -> None:
        """From now on anchors stay as they are: everybody is told, and may reveal."""
        context = self.context
        if failure:
            return context.emit(Wake(context.time.now() + AGAIN_SECONDS))
        self.until = context.time.now() + REVEAL_SECONDS
        context.replace_config(draft)
        context.tell_news()
        context.enqueue(start)

    def reveal(self, guest: Guest, message: Reveal, start: Callable[[], None]) -> None:
        context, config = self.context, self.context.config
        name = "" if guest.seat is None else letter(guest.seat)
        if config.entropy.get(name) == message.entropy and name in config.anchors:
            return context.done(guest, message.id)
        if config.state != "open" or not config.fixed:
            return context.refuse(guest, message.id, "reveal-not-now")
        if name not in config.anchors or name in config.entropy or link(message.entropy) != config.anchors[name]:
            return context.refuse(guest, message.id, "reveal-misfit")
        draft = draft_of(config)
        draft.entropy[name] = message.entropy
        context.store([SaveConfig(draft)], partial(self.revealed, draft, guest, message.id, start))

    def revealed(self, draft: TableConfig, guest: Guest, id: str, start: Callable[[], None], failure: str) -> None:
        if failure:
            return self.context.refuse(guest, id, not_stored(failure))
        self.context.replace_config(draft)
        self.context.done(guest, id)
        self.context.enqueue(start)
