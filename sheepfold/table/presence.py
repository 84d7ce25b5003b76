"""Who is at a table: guests come, are shown everything they may know, and go; bots sit down where one is to play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sheepfold.core.seats import letter
from sheepfold.table import history, messages, summary
from sheepfold.table.chat import Chat
from sheepfold.table.clocks import Clocks
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest, SeatBot
from sheepfold.table.log import nothing
from sheepfold.table.messages import Read, TableInfo, Trouble, Welcome, Words
from sheepfold.table.perspective import Perspective


class Presence:
    def __init__(self, context: Context, clocks: Clocks, chat: Chat) -> None:
        self.context = context
        self.clocks = clocks
        self.chat = chat
        self.coming: list[Guest] = []  # guests whose coming stands in the inbox
        self.trouble = False  # nothing can be stored now
        self.touched = context.time.now()  # when somebody last did something here
        self.came: Callable[[int], None] = ignore
        self.went: Callable[[], None] = nothing

    def connect(self, came: Callable[[int], None], went: Callable[[], None]) -> None:
        """Who else is to know that the person of a seat is here, after they were welcomed; and that somebody has gone."""
        self.came = came
        self.went = went

    def touch(self) -> None:
        self.touched = self.context.time.now()

    def seconds_untouched(self) -> float:
        return self.context.time.now() - self.touched

    # --- coming

    def attach(self, guest: Guest, since: int, head: str = "") -> None:
        """A guest sits down (or looks on) and is told everything; in its turn, so that nothing unstored is shown."""
        if self.context.gone:
            return self.context.part(guest, "closing")
        self.coming.append(guest)
        self.context.enqueue(partial(self.seat_guest, guest, since, head))

    def is_gone(self, guest: Guest) -> bool:
        """Whether a guest has parted, or lost the seat while what they sent stood in the inbox: their secret no longer opens it."""
        occupants = self.context.config.occupants
        seat, parted = guest.seat, guest.parted
        if seat is None or parted:
            return parted
        return seat >= len(occupants) or (not guest.is_bot and occupants[seat].person != guest.person)

    def is_here(self, guest: Guest) -> bool:
        """Whether a guest has come and not been sent away since: a bot is as soon as its seat is somebody's again, though it may have
        answered before it was told."""
        return guest in self.context.perspectives.guests_at(guest.seat)

    def wants_bot(self, seat: int | None) -> bool:
        """Whether this seat still needs a bot: while the bot waited in the inbox, the person may have come back."""
        here = any(guest.is_bot for guest in self.context.perspectives.guests_at(seat))
        return seat is not None and self.context.config.occupants[seat].played_by_bot and not here

    def seat_guest(self, guest: Guest, since: int, head: str) -> None:
        context = self.context
        self.coming.remove(guest)
        if self.is_gone(guest):
            return context.part(guest, "moved")
        if guest.is_bot and not self.wants_bot(guest.seat):
            return context.part(guest, "")
        run = context.log.run
        perspective = context.perspectives.join(guest, None if run is None else run.position)
        info = context.info()
        context.tell((guest,), self.welcome(guest, info, perspective, since, head))
        if self.trouble:
            context.tell((guest,), Trouble("store"))
        if not guest.is_bot:
            context.tell_news(guest, info, can_wait=True)
            if guest.seat is not None:
                self.came(guest.seat)

    def welcome(self, guest: Guest, info: TableInfo, perspective: Perspective, since: int, head: str) -> Welcome:
        context, run = self.context, self.context.log.run
        lost = not context.log.has(since, head)
        known = -1 if lost else since
        return Welcome(
            wire=messages.WIRE,
            table=summary.for_person(info, context.config, guest.person),
            seat=None if guest.seat is None else letter(guest.seat),
            n=context.log.n,
            view=perspective.shown,
            legal=run.legal(guest.seat) if run and context.config.is_playing else [],
            prompt=context.log.prompt(guest.seat),
            events=self.events_since(guest.seat, known),
            by_clock=[row.n for row in context.log.rows[known + 1 :] if row.kind == "clock"],
            chat=self.chat.heard_by(guest.seat),
            clocks=self.clocks.message(),
            head=context.log.head(context.log.n),
            undone=history.undone_since(context.log.rows, known),
            link=context.log.link(guest.seat),
            lost=lost,
            muted=context.config.does_not_hear(guest.seat),
        )

    def read(self, guest: Guest, message: Read) -> None:
        """What a guest sees, in words."""
        perspective = self.context.perspectives.at(guest.seat)
        lines = perspective.words() if perspective is not None else []
        self.context.tell((guest,), Words(id=message.id, n=self.context.log.n, lines=lines))

    def events_since(self, seat: int | None, since: int) -> list[tuple[int, list[messages.Event]]]:
        """What a seat was told after step `since`; led through the log again, if that is long ago."""
        context = self.context
        if since >= context.recent.since:
            return context.recent.after(since, seat)
        perspective = Perspective(context.game, seat)
        found = history.replayed(context.fresh_run(), history.standing(context.log.rows))
        return [(one.row.n, perspective.events(one.steps)) for one in found if one.row.n > since and one.row.kind != "epoch"]

    # --- going

    def detach(self, *guests: Guest) -> None:
        gone = [guest for guest in guests if self.context.perspectives.leave(guest)]
        if not gone:
            return
        self.touch()
        if any(not guest.is_bot for guest in gone):
            self.went()
            self.context.tell_news(can_wait=True)

    def send_away(self, seat: int | None, person: str, reason: str) -> None:
        """Close the sockets of a person at a seat (None: wherever)."""
        for guest in self.context.perspectives.guests():
            if not guest.is_bot and guest.person == person and (seat is None or guest.seat == seat):
                self.context.part(guest, reason)
                self.detach(guest)

    def let_go(self, reason: str) -> None:
        """Everybody is sent away."""
        for guest in (*self.context.perspectives.guests(), *self.coming):
            self.context.part(guest, reason)
        self.connect(ignore, nothing)

    def tell_trouble(self, trouble: bool) -> None:
        """Nothing can be stored now, or it can again."""
        self.trouble = trouble
        people = [guest for guest in self.context.perspectives.guests() if not guest.is_bot]
        self.context.tell(people, Trouble("store" if trouble else ""))

    # --- bots

    def seat_bots(self) -> None:
        """Bots sit down wherever one is to play, and get up where none is."""
        config = self.context.config
        present = {guest.seat: guest for guest in self.context.perspectives.guests() if guest.is_bot}
        for seat, occupant in enumerate(config.occupants):
            wanted = config.state in ("open", "playing") and occupant.played_by_bot
            guest = present.get(seat)
            if guest is not None and (not wanted or guest.rung != config.rung(seat)):
                self.context.part(guest, "")
                self.detach(guest)
                guest = None
            if wanted and guest is None:
                self.context.emit(SeatBot(seat, config.rung(seat)))


def ignore(seat: int) -> None:
    """Until somebody wants to know."""
