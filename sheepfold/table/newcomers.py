"""Somebody new for a seat that was given up: by consent of everybody who still has one, and never twice."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import Any

from msgspec import Struct

from sheepfold.core.seats import letter
from sheepfold.table.config import Occupant, TableConfig, draft_of
from sheepfold.table.context import Context
from sheepfold.table.messages import Proposal
from sheepfold.table.pace import Bucket, Rate
from sheepfold.table.refusals import RequestRefused
from sheepfold.table.rows import SaveConfig
from sheepfold.table.seats import Seats
from sheepfold.table.votes import Votes

PACE = Rate(1 / 30, 3)  # of all who would like to join a table: its players are asked no more often
REMEMBERED = 200  # persons whom the players did not want


class Newcomer(Struct):
    """Who asks, and for which seat; None: any that was given up."""

    person: str
    name: str
    seat: int | None = None


class Reception(Struct):
    """What became of it: a seat, or the seat that the players are asked about."""

    seat: str = ""
    asked: str = ""


class Newcomers:
    """Kept in memory only: if the table is let go meanwhile, they ask again."""

    def __init__(self, context: Context, wishes: Votes, seats: Seats) -> None:
        self.context = context
        self.wishes = wishes
        self.seats = seats
        self.asking = ""  # the person the open wish is of
        self.unwanted: deque[str] = deque(maxlen=REMEMBERED)
        self.pace = Bucket(PACE, context.time.now())

    def ask(self, newcomer: Newcomer, ticket: Any) -> None:
        """Answered as soon as the players are asked; if only bots play on, once the seat is stored as taken."""
        self.context.promises.make(ticket)
        if self.context.gone:
            return self.context.promises.break_all("moving")
        self.context.enqueue(partial(self.receive, newcomer, ticket))

    def receive(self, newcomer: Newcomer, ticket: Any) -> None:
        try:
            asked = self.open(newcomer, ticket)
        except RequestRefused as no:
            return self.context.promises.keep(ticket, refused=no)
        if asked:
            self.context.promises.keep(ticket, Reception(asked=asked))

    def open(self, newcomer: Newcomer, ticket: Any) -> str:
        """The seat that the players are asked about; "" if there is nobody to ask. Raises RequestRefused."""
        wish = self.wishes.proposal
        if wish is not None and self.asking == newcomer.person:
            return wish.seat
        seat = self.choose(newcomer)
        occupants = enumerate(self.context.config.occupants)
        staying = [letter(other) for other, occupant in occupants if occupant.kind == "person"]
        if not staying:
            self.sit_down(newcomer, seat, ticket)
            return ""
        if newcomer.person in self.unwanted:
            raise RequestRefused(403, "join-denied")
        if self.wishes.is_held or not self.pace.take(self.context.time.now()):
            raise RequestRefused(409, "join-another-asks")
        self.asking = newcomer.person
        proposal = Proposal(what="join", by="", seat=letter(seat), waiting=staying, name=newcomer.name)
        self.wishes.open(proposal, partial(self.sit_down, newcomer, seat), partial(self.unwanted.append, newcomer.person))
        return letter(seat)

    def choose(self, newcomer: Newcomer) -> int:
        """The seat that somebody new may have; raises RequestRefused."""
        config = self.context.config
        if not config.is_playing:
            raise RequestRefused(409, "game-over")
        if config.seats_known_to(newcomer.person):
            raise RequestRefused(409, "join-sat-here")
        if config.is_worn:
            raise RequestRefused(409, "join-worn")
        given_up = [seat for seat, occupant in enumerate(config.occupants) if occupant.left]
        if newcomer.seat is not None and newcomer.seat not in given_up:
            raise RequestRefused(409, "seat-taken", seat=letter(newcomer.seat))
        if not given_up:
            raise RequestRefused(409, "seats-all-taken")
        return given_up[0] if newcomer.seat is None else newcomer.seat

    def forget(self, person: str) -> None:
        """The person is to be nobody any more."""
        if self.asking == person:
            self.asking = ""
            self.wishes.close()

    # --- by consent of all

    def sit_down(self, newcomer: Newcomer, seat: int, ticket: Any = None) -> None:
        try:
            self.choose(Newcomer(newcomer.person, newcomer.name, seat))
        except RequestRefused as no:  # the table is another than when it was asked for
            return self.context.promises.keep(ticket, refused=no)
        draft = draft_of(self.context.config)
        draft.occupants[seat] = Occupant(kind="person", person=newcomer.person, name=newcomer.name or f"Seat {letter(seat)}")
        draft.note_name(newcomer.person, newcomer.name)
        self.context.store([SaveConfig(draft)], partial(self.sat_down, draft, seat, ticket))

    def sat_down(self, draft: TableConfig, seat: int, ticket: Any, failure: str) -> None:
        if failure:
            return self.context.promises.keep(ticket, refused=RequestRefused(503, "store-cannot", kind=failure))
        self.context.replace_config(draft)
        self.context.promises.keep(ticket, Reception(seat=letter(seat)))
        self.seats.changed()
