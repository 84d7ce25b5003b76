"""Bots for people who are not here: proposed, agreed on, and not seated before the person had time to come back."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from sheepfold.core.seats import letter, seat_of
from sheepfold.table.clocks import AGAIN_SECONDS
from sheepfold.table.config import TableConfig, draft_of
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest, Notify
from sheepfold.table.messages import Proposal, Propose, StandIn
from sheepfold.table.rows import SaveConfig
from sheepfold.table.seats import Seats
from sheepfold.table.votes import Votes

GRACE = 60.0  # seconds from the others' consent until a bot sits down
ALARM = "standins"


class Grace(Struct):
    """For whom a bot is to play, who proposed it, and when it sits down."""

    person: str
    by: str
    at: float


class StandIns:
    """Kept in memory only: if the table is let go meanwhile, the seat stays its person's."""

    def __init__(self, context: Context, votes: Votes, seats: Seats) -> None:
        self.context = context
        self.votes = votes
        self.seats = seats
        self.graces: dict[int, Grace] = {}  # by seat

    def propose(self, guest: Guest, message: Propose) -> None:
        """Hand the seat of somebody who is not here to a bot, if more than half of the other players want it."""
        context, mine = self.context, guest.seat
        occupants = context.config.occupants
        before = None if mine is None else context.log.answered(mine, message.id)
        if before is not None:  # sent again: it is no second proposal
            return context.done(guest, message.id, before)
        seat = seat_of(message.seat, len(occupants))
        if mine is None or seat is None or seat == mine or not context.config.is_playing:
            return context.refuse(guest, message.id, "propose-not-now")
        no = self.why_not(seat)
        if no:
            return context.refuse(guest, message.id, no, seat=message.seat)
        others = [letter(s) for s, h in enumerate(occupants) if s not in (mine, seat) and not h.played_by_bot]
        context.log.note_id(mine, message.id, context.log.n)
        proposal = Proposal(what="bot", by=letter(mine), seat=message.seat, waiting=others)
        self.votes.open(proposal, partial(self.begin, seat, letter(mine)))
        context.done(guest, message.id)
        if not others:
            self.votes.agree()

    def why_not(self, seat: int) -> str:
        """The id of why no bot can be proposed for this seat now; "" if one can."""
        if self.context.config.occupants[seat].played_by_bot:
            return "propose-bot-already"
        if seat in self.context.perspectives.seats_here():
            return "propose-is-here"
        if seat in self.graces:
            return "propose-agreed-already"
        return "propose-another-open" if self.votes.is_held else ""

    # --- the time to come back

    def begin(self, seat: int, by: str) -> None:
        """The others agreed: from now on the person has a while to come back, and is told so wherever that is possible."""
        person = self.context.config.occupants[seat].person
        self.graces[seat] = Grace(person, by, self.context.time.now() + GRACE)
        self.set_alarm()
        self.context.emit(Notify([seat], "come back"))
        self.context.tell_news()

    def set_alarm(self) -> None:
        self.context.alarms.set(ALARM, min((grace.at for grace in self.graces.values()), default=None))

    def message(self) -> list[StandIn]:
        now = self.context.time.now()
        return [
            StandIn(letter(seat), grace.by, max(0, round((grace.at - now) * 1000)))
            for seat, grace in sorted(self.graces.items())
        ]

    def back(self, seat: int) -> None:
        """The person of this seat is here: it is theirs, whatever the others agreed on or vote about."""
        if self.votes.is_about("bot", seat):
            self.votes.close()
        if self.graces.pop(seat, None) is not None:
            self.set_alarm()
            self.context.tell_news()
        if self.context.config.occupants[seat].by_vote:
            self.seats.set_away(seat, False)

    def seats_changed(self) -> None:
        """Whose seat is another's now, or played by a bot already, needs no stand-in; nor does a game that is over."""
        config = self.context.config
        stale = [
            seat
            for seat, grace in self.graces.items()
            if not config.is_playing or config.occupants[seat].person != grace.person or config.occupants[seat].played_by_bot
        ]
        for seat in stale:
            del self.graces[seat]
        if stale:
            self.set_alarm()
            self.context.tell_news()

    # --- its end

    def ring(self) -> None:
        """The time of some may be up."""
        for seat in list(self.graces):
            self.context.enqueue(partial(self.sit_down, seat))

    def sit_down(self, seat: int) -> None:
        grace = self.graces.get(seat)
        if grace is None or grace.at > self.context.time.now():
            return
        draft = draft_of(self.context.config)
        occupant = draft.occupants[seat]
        if not draft.is_playing or occupant.person != grace.person or occupant.played_by_bot:
            return self.seats_changed()
        occupant.away = occupant.by_vote = True
        self.context.store([SaveConfig(draft)], partial(self.sat_down, seat, draft))

    def sat_down(self, seat: int, draft: TableConfig, failure: str) -> None:
        if failure:
            self.graces[seat].at = self.context.time.now() + AGAIN_SECONDS
            return self.set_alarm()
        del self.graces[seat]
        self.set_alarm()
        self.context.replace_config(draft)
        self.seats.changed()
