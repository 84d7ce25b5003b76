"""Changes of a table besides its moves: who has which seat, and whose seat a bot plays for a while."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from sheepfold.table.clocks import Clocks
from sheepfold.table.config import TableConfig, draft_of
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest
from sheepfold.table.messages import Away
from sheepfold.table.moves import Moves
from sheepfold.table.presence import Presence
from sheepfold.table.refusals import RequestRefused, not_stored
from sheepfold.table.rows import SaveConfig


class Seats:
    def __init__(self, context: Context, clocks: Clocks, moves: Moves, presence: Presence) -> None:
        self.context = context
        self.clocks = clocks
        self.moves = moves
        self.presence = presence
        self.followers: list[Callable[[], None]] = []

    def follow(self, *followers: Callable[[], None]) -> None:
        """What is to look at the seats again whenever they change."""
        self.followers += followers

    def let_go(self) -> None:
        """Nothing changes any more."""
        self.followers.clear()

    # --- changes that somebody outside waits for

    def change(self, action: Callable[[TableConfig], Any], ticket: Any) -> None:
        """Change the config: the action gets a draft; `RequestRefused` leaves all as it was. Answered once it is stored."""
        self.context.promises.make(ticket)
        if self.context.gone:
            return self.context.promises.break_all("moving")
        self.context.enqueue(partial(self.try_change, action, ticket))

    def try_change(self, action: Callable[[TableConfig], Any], ticket: Any) -> None:
        draft = draft_of(self.context.config)
        try:
            found = action(draft)
        except RequestRefused as no:
            return self.context.promises.keep(ticket, refused=no)
        self.context.store([SaveConfig(draft)], partial(self.change_stored, draft, ticket, found))

    def change_stored(self, draft: TableConfig, ticket: Any, found: Any, failure: str) -> None:
        if failure:
            return self.context.promises.keep(ticket, refused=RequestRefused.by_store(failure))
        self.context.replace_config(draft)
        self.context.promises.keep(ticket, found)
        self.changed()

    def changed(self) -> None:
        """The config is another: tell everybody, let bots sit down, and begin if all seats are taken."""
        context = self.context
        context.tell_news()
        for look_again in self.followers:
            look_again()
        self.presence.seat_bots()
        self.clocks.run()
        if context.config.may_begin:
            context.enqueue(self.moves.start)

    # --- bots for people

    def away(self, guest: Guest, message: Away) -> None:
        if guest.seat is None or self.context.config.occupants[guest.seat].kind != "person":
            return self.context.refuse(guest, message.id, "only-players-are-away")
        self.set_away(guest.seat, message.on, guest, message.id)

    def set_away(self, seat: int, on: bool, guest: Guest | None = None, id: str = "") -> None:
        draft = draft_of(self.context.config)
        draft.occupants[seat].away = on
        draft.occupants[seat].by_vote = False
        self.context.store([SaveConfig(draft)], partial(self.away_stored, draft, guest, id))

    def away_stored(self, draft: TableConfig, guest: Guest | None, id: str, failure: str) -> None:
        if failure:
            if guest is not None:
                self.context.refuse(guest, id, not_stored(failure))
            return
        self.context.replace_config(draft)
        if guest is not None:
            self.context.done(guest, id)
        self.changed()
