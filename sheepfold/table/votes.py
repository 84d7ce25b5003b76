"""Votes at a table: one proposal at a time, and who has answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sheepfold.core.seats import letter
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest
from sheepfold.table.log import nothing
from sheepfold.table.messages import Proposal, Vote

HELD = 60.0  # seconds for which no other proposal can push an open one aside


class Votes:
    """What players propose and what newcomers ask for are two of these: neither gets into the other's way."""

    def __init__(self, context: Context, numbers: Iterator[int]) -> None:
        self.context = context
        self.numbers = numbers
        self.proposal: Proposal | None = None  # what is voted on
        self.agreed: Callable[[], None] = nothing
        self.denied: Callable[[], None] = nothing
        self.voters = 0
        self.answers: dict[str, bool] = {}  # by seat
        self.opened = 0.0

    @property
    def is_held(self) -> bool:
        """Whether something is open that has a right to be answered first."""
        return self.proposal is not None and self.context.time.now() - self.opened < HELD

    def is_about(self, what: str, seat: int) -> bool:
        return self.proposal is not None and (self.proposal.what, self.proposal.seat) == (what, letter(seat))

    def open(self, proposal: Proposal, agreed: Callable[[], None], denied: Callable[[], None] = nothing) -> None:
        self.proposal = proposal
        proposal.number = next(self.numbers)
        self.agreed = agreed
        self.denied = denied
        self.voters = len(proposal.waiting) + bool(proposal.by)  # the one who proposes is for it
        self.answers = {}
        self.opened = self.context.time.now()
        self.context.tell_news()

    def vote(self, guest: Guest, message: Vote) -> None:
        context, proposal = self.context, self.proposal
        mine = "" if guest.seat is None else letter(guest.seat)
        if guest.seat is not None and context.log.answered(guest.seat, message.id) is not None:  # sent again: it counted
            return context.done(guest, message.id)
        if guest.seat is None or proposal is None or mine not in proposal.waiting:
            return context.refuse(guest, message.id, "vote-nothing")
        if message.number not in (0, proposal.number):  # meant for one that is gone
            return context.refuse(guest, message.id, "vote-nothing")
        context.log.note_id(guest.seat, message.id, context.log.n)
        context.done(guest, message.id)
        proposal.waiting.remove(mine)
        self.answers[mine] = message.yes
        self.count(proposal)

    def count(self, proposal: Proposal) -> None:
        """A bot for an absent player needs more than half of the others; everything else needs everyone."""
        needed = self.voters // 2 + 1 if proposal.what == "bot" else self.voters
        against = sum(not yes for yes in self.answers.values())
        if self.voters - len(proposal.waiting) - against >= needed:
            self.agree()
        elif self.voters - against < needed:
            denied = self.denied
            self.close()
            denied()
        else:
            self.context.tell_news()

    def agree(self) -> None:
        agreed = self.agreed
        self.close()
        self.context.enqueue(agreed, first=True)  # a change of seats may settle two votes at once, and each may store something

    def step(self) -> None:
        """The game has gone on: an undo that was proposed before may be wrong now; once it is over, so is everything."""
        if self.proposal is not None and (self.proposal.what == "undo" or not self.context.config.is_playing):
            self.close()

    def seats_changed(self) -> None:
        """Who gave up their seat is not waited for, nor counted; what is proposed by them, or about a seat that is another's now, is closed."""
        proposal = self.proposal
        if proposal is None:
            return
        occupants = self.context.config.occupants
        people = {letter(seat) for seat, occupant in enumerate(occupants) if occupant.kind == "person"}
        is_stale = {"bot": proposal.seat not in people, "join": proposal.seat in people}.get(proposal.what, False)
        if is_stale or (proposal.by and proposal.by not in people) or not self.context.config.is_playing:
            return self.close()
        gone = [seat for seat in (*proposal.waiting, *self.answers) if seat not in people]
        if gone:
            proposal.waiting = [seat for seat in proposal.waiting if seat in people]
            self.answers = {seat: yes for seat, yes in self.answers.items() if seat in people}
            self.voters -= len(gone)
            self.count(proposal)

    def let_go(self) -> None:
        """Nothing comes of it any more."""
        self.agreed = self.denied = nothing

    def close(self) -> None:
        """Nothing is proposed any more."""
        if self.proposal is not None:
            self.proposal = None
            self.agreed = self.denied = nothing
            self.context.tell_news()
