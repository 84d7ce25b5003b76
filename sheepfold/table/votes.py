"""Votes at a table: one proposal at a time, and who has answered."""

from __future__ import annotations

from collections.abc import Callable

from sheepfold.core.seats import letter
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest
from sheepfold.table.log import nothing
from sheepfold.table.messages import Proposal, Vote


class Votes:
    """Closed by the next step: what was proposed before it may be wrong after it."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.proposal: Proposal | None = None  # what is voted on
        self.agreed: Callable[[], None] = nothing
        self.voters = self.against = 0

    def current(self) -> Proposal | None:
        return self.proposal

    def open(self, proposal: Proposal, agreed: Callable[[], None]) -> None:
        self.proposal = proposal
        self.agreed = agreed
        self.voters = len(proposal.waiting) + 1  # the one who proposes is for it
        self.against = 0
        self.context.tell_news()

    def vote(self, guest: Guest, message: Vote) -> None:
        context, proposal = self.context, self.proposal
        mine = "" if guest.seat is None else letter(guest.seat)
        if guest.seat is not None and context.log.answered(guest.seat, message.id) is not None:  # sent again: it counted
            return context.done(guest, message.id)
        if guest.seat is None or proposal is None or mine not in proposal.waiting:
            return context.refuse(guest, message.id, "vote-nothing")
        context.log.note_id(guest.seat, message.id, context.log.n)
        context.done(guest, message.id)
        proposal.waiting.remove(mine)
        self.against += not message.yes
        self.count(proposal)

    def count(self, proposal: Proposal) -> None:
        """An undo needs everyone; a bot for an absent player needs more than half of the others."""
        needed = self.voters if proposal.what == "undo" else self.voters // 2 + 1
        if self.voters - len(proposal.waiting) - self.against >= needed:
            self.agree()
        elif self.voters - self.against < needed:
            self.close()
        else:
            self.context.tell_news()

    def agree(self) -> None:
        agreed = self.agreed
        self.close()
        agreed()

    def close(self) -> None:
        """Nothing is proposed any more."""
        if self.proposal is not None:
            self.proposal = None
            self.agreed = nothing
            self.context.tell_news()
