"""A running game that is thrown away: by everybody who has a seat, or by the only person among bots."""

from __future__ import annotations

from functools import partial
from typing import Any

from sheepfold.core.seats import letter
from sheepfold.table.context import Context
from sheepfold.table.effects import Discard, Guest
from sheepfold.table.messages import Proposal, Propose
from sheepfold.table.refusals import RequestRefused
from sheepfold.table.votes import Votes


class Endings:
    def __init__(self, context: Context, votes: Votes) -> None:
        self.context = context
        self.votes = votes

    def propose(self, guest: Guest, message: Propose) -> None:
        """Throw the game away, if everybody who has a seat wants it: also those for whom a bot plays just now."""
        context, mine = self.context, guest.seat
        before = None if mine is None else context.log.answered(mine, message.id)
        if before is not None:  # sent again: it is no second proposal
            return context.done(guest, message.id, before)
        if mine is None or message.seat != letter(mine) or guest.is_bot or not context.config.is_playing:
            return context.refuse(guest, message.id, "propose-not-now")
        others = self.others(guest.person)
        if others and self.votes.is_held:
            return context.refuse(guest, message.id, "propose-another-open")
        context.log.note_id(mine, message.id, context.log.n)
        context.done(guest, message.id)
        if not others:
            return self.discard_now()
        self.votes.open(Proposal(what="end", by=letter(mine), seat=letter(mine), waiting=others), self.discard_now)

    def others(self, person: str) -> list[str]:
        """The seats whose players have to agree."""
        occupants = enumerate(self.context.config.occupants)
        return [letter(seat) for seat, other in occupants if other.kind == "person" and other.person != person]

    def discard(self, person: str, ticket: Any) -> None:
        """From outside: only where nobody has to be asked. Answered before the table goes."""
        self.context.promises.make(ticket)
        if self.context.gone:
            return self.context.promises.break_all("moving")
        self.context.enqueue(partial(self.try_discard, person, ticket))

    def try_discard(self, person: str, ticket: Any) -> None:
        config, promises = self.context.config, self.context.promises
        if not config.seats_of(person):
            return promises.keep(ticket, refused=RequestRefused(403, "propose-not-now"))
        if config.state == "over":
            return promises.keep(ticket, refused=RequestRefused(409, "game-over"))
        if self.others(person):
            return promises.keep(ticket, refused=RequestRefused(409, "end-ask-others"))
        promises.keep(ticket)
        self.discard_now()

    def discard_now(self) -> None:
        if self.context.config.state in ("open", "playing"):
            self.context.emit(Discard())
