"""Playing again: everybody is asked, and it begins when those who are here have said yes."""

from __future__ import annotations

from functools import partial
from typing import Any

from sheepfold.core.seats import letter
from sheepfold.table.around import Again, PlayAgain
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest, StartAgain
from sheepfold.table.pace import Buckets, Rate
from sheepfold.table.refusals import RequestRefused

BEGINS = 3.0  # seconds from the last yes of those who are here
HELD = 60.0  # seconds from the first yes until the host may begin without the rest
PACE = Rate(0.5, 10)  # answers of a person
ALARM = "rematches"


class Rematches:
    """Answers are kept in memory only: if the table is let go meanwhile, people say it again."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.pace = Buckets(PACE, context.time.now)
        self.yes: list[str] = []  # persons, in the order in which they said so
        self.rotated = False  # as the first one wished
        self.first = 0.0  # when that was
        self.begins: float | None = None  # when it begins by itself
        self.begun = False  # the next table is being made

    # --- answers

    def answer(self, guest: Guest, message: Again) -> None:
        context = self.context
        no = self.why_not(guest.person if guest.seat is not None else "")
        if no:
            return context.refuse(guest, message.id, no)
        if context.config.next or self.begun:
            return context.done(guest, message.id)
        if not self.pace.take(guest.person):
            return context.refuse(guest, message.id, "chat-too-much")
        if message.now and (self.host() != guest.seat or self.seconds_held() > 0):
            return context.refuse(guest, message.id, "rematch-wait", seconds=max(1, round(self.seconds_held())))
        self.note(guest.person, message.yes)
        context.done(guest, message.id)
        if message.now:
            return self.begin()
        self.look()
        context.tell_news()

    def ask(self, person: str, rotated: bool, ticket: Any) -> None:
        """The same from outside; answered with the id of the next table, "" as long as there is none."""
        self.context.promises.make(ticket)
        if self.context.gone:
            return self.context.promises.break_all("moving")
        self.context.enqueue(partial(self.take_wish, person, rotated, ticket))

    def take_wish(self, person: str, rotated: bool, ticket: Any) -> None:
        context = self.context
        no = self.why_not(person)
        if no:
            status = 403 if no == "rematch-players-only" else 409
            return context.promises.keep(ticket, refused=RequestRefused(status, no))
        if not context.config.next and not self.begun:
            if not self.yes:
                self.rotated = rotated
            self.note(person, True)
            self.look()
            context.tell_news()
        context.promises.keep(ticket, context.config.next)

    def why_not(self, person: str) -> str:
        config = self.context.config
        if not config.seats_of(person):
            return "rematch-players-only"
        return "" if config.state == "over" and config.result is not None else "rematch-not-over"

    def note(self, person: str, yes: bool) -> None:
        if not self.yes:
            self.first = self.context.time.now()
        if yes and person not in self.yes:
            self.yes.append(person)
        elif not yes and person in self.yes:
            self.yes.remove(person)

    # --- who is waited for

    def look(self) -> None:
        """Somebody answered, came or went: it begins soon, or not yet."""
        config = self.context.config
        self.yes = [person for person in self.yes if config.seats_of(person)]
        people = [guest for guest in self.context.perspectives.guests() if guest.seat is not None and not guest.is_bot]
        ready = bool(self.yes) and not config.next and all(guest.person in self.yes for guest in people)
        if ready == (self.begins is not None) or self.begun:
            return
        self.begins = self.context.time.now() + BEGINS if ready else None
        self.context.alarms.set(ALARM, self.begins)
        self.context.tell_news()

    def host(self) -> int | None:
        """The seat that may begin without the rest: of who opened the table, or else of the first who said yes."""
        config = self.context.config
        person = config.owner if config.owner in self.yes else next(iter(self.yes), "")
        return next(iter(config.seats_of(person)), None)

    def seconds_held(self) -> float:
        return max(0.0, self.first + HELD - self.context.time.now()) if self.yes else HELD

    def message(self) -> PlayAgain | None:
        host = self.host()
        if host is None or self.context.config.next:
            return None
        now = self.context.time.now()
        seats = sorted(seat for person in self.yes for seat in self.context.config.seats_of(person))
        return PlayAgain(
            yes=[letter(seat) for seat in seats],
            host=letter(host),
            held=round(self.seconds_held() * 1000),
            begins=None if self.begins is None else max(0, round((self.begins - now) * 1000)),
        )

    # --- the start

    def ring(self) -> None:
        if self.begins is not None and self.context.time.now() >= self.begins:
            self.begin()

    def begin(self) -> None:
        """The next table is made, once; who has not said yes keeps the seat, and a bot plays there until they come."""
        if self.begun or self.context.config.next:
            return
        self.begun = True
        self.begins = None
        self.context.alarms.set(ALARM, None)
        self.context.emit(StartAgain(list(self.yes), self.rotated))

    def failed(self) -> None:
        """The next table could not be made: it is tried again, as if the last yes had come now."""
        self.begun = False
        self.look()
