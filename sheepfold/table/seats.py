"""Changes of a table besides its moves: who has which seat, and whose seat a bot plays for a while."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from sheepfold.core.seats import letter, seat_of
from sheepfold.table.clocks import Clocks
from sheepfold.table.config import TableConfig, draft_of
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest
from sheepfold.table.messages import Away, Proposal, Propose
from sheepfold.table.moves import Moves
from sheepfold.table.presence import Presence
from sheepfold.table.refusals import RequestRefused, not_stored
from sheepfold.table.rows import SaveConfig
from sheepfold.table.votes import Votes


class Seats:
    def __init__(self, context: Context, clocks: Clocks, votes: Votes, moves: Moves, presence: Presence) -> None:
        self.context = context
        self.clocks = clocks
        self.votes = votes
        self.moves = moves
        self.presence = presence

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
        self.presence.seat_bots()
        self.clocks.run()
        if context.config.state == "open" and context.config.is_full():
            context.enqueue(self.moves.start)

    # --- bots for people

    def away(self, guest: Guest, message: Away) -> None:
        if guest.seat is None or self.context.config.occupants[guest.seat].kind != "person":
            return self.context.refuse(guest, message.id, "only-players-are-away")
        self.set_away(guest.seat, message.on, guest, message.id)

    def set_away(self, seat: int, on: bool, guest: Guest | None = None, id: str = "") -> None:
        draft = draft_of(self.context.config)
        draft.occupants[seat].away = on
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

    def propose(self, guest: Guest, message: Propose) -> None:
        """Hand the seat of somebody who is not here to a bot, if more than half of the other players want it."""
        context, mine = self.context, guest.seat
        occupants = context.config.occupants
        seat = seat_of(message.seat, len(occupants))
        if mine is None or seat is None or seat == mine or not context.config.is_playing:
            return context.refuse(guest, message.id, "propose-not-now")
        if occupants[seat].played_by_bot:
            return context.refuse(guest, message.id, "propose-bot-already", seat=message.seat)
        if seat in context.perspectives.seats_here():
            return context.refuse(guest, message.id, "propose-is-here", seat=message.seat)
        others = [letter(s) for s, h in enumerate(occupants) if s not in (mine, seat) and not h.played_by_bot]
        self.votes.open(Proposal("bot", letter(mine), message.seat, others), partial(self.set_away, seat, True))
        context.done(guest, message.id)
        if not others:
            self.votes.agree()
