"""One game being played: messages arrive one at a time, are judged, stored, and only then are the truth and told.

A table never waits while it judges, and nothing at it happens while a row is being stored: what arrives meanwhile stands in
its inbox. So there are no locks, and nothing is told that a crash could take back.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from sheepfold.core.errors import Refused
from sheepfold.core.game import Game
from sheepfold.core.position import OVER
from sheepfold.core.record import Step
from sheepfold.core.seats import letter
from sheepfold.server import history, portrait, takeback, wire
from sheepfold.server.audience import Eye, Guest, refuse
from sheepfold.server.ballot import Ballot
from sheepfold.server.charter import Charter, Result, draft_of
from sheepfold.server.clock import Clock
from sheepfold.server.history import Run, asked_letters
from sheepfold.server.limits import Buckets, Rate
from sheepfold.server.store import Append, Change, ChatRow, LogRow, StoreError
from sheepfold.server.surroundings import AGAIN_SECONDS, Surroundings, Turned, not_stored
from sheepfold.server.talk import Talk
from sheepfold.server.timekeeper import Timekeeper

log = logging.getLogger("sheepfold.table")
T = TypeVar("T")
TAKE_BACK = Rate(1, 30)  # of a seat: the game is led through its log again for each
REMEMBERED = 64  # message ids kept per seat, to answer a resent one alike
FROZEN = "this table is frozen by a mistake of ours; its record is kept"
MOVED = "this table is moving to another server; try again"


class Table:
    def __init__(
        self,
        game: Game,
        charter: Charter,
        house: Surroundings,
        rows: list[LogRow],
        chat: list[ChatRow],
    ) -> None:
        self.game = game
        self.charter = charter
        self.house = house
        self.rows = rows
        self.talk = Talk(self, chat)
        self.inbox: deque[Callable[[], None]] = deque()
        self.busy = False
        self.coming: list[Guest] = []  # whose coming stands in the inbox
        self.gone = False  # let go of: whoever asks again finds another
        self.promised: set[asyncio.Future[Any]] = set()  # answers to changes under way
        self.eyes: dict[int | None, Eye] = {}
        self.recent: list[dict[str, int]] = [{} for holder in charter.holders]  # by seat: message id → event
        self.ballot = Ballot(self)
        self.rematching = asyncio.Lock()
        self.undoing = Buckets(TAKE_BACK)
        self.clock = Clock(charter.clock, len(charter.holders))
        self.timekeeper = Timekeeper(self, self.clock)
        self.touched = time.monotonic()
        self.run: Run | None = None
        if charter.state != "open":
            self.run = history.lead(self.fresh_run(), rows)
            self.remember(rows)
            self.timekeeper.go_on()

    def fresh_run(self) -> Run:
        return Run(self.game, self.charter.setup(self.game), self.charter.seal(), self.charter.names())

    def remember(self, rows: list[LogRow]) -> None:
        """What the log says of message ids and clocks."""
        for row in rows:
            if row.kind == "pause":
                for seat, spent in json.loads(row.text):
                    # With a time for each move, that of earlier questions is past; and of those that were taken back.
                    if self.clock.plan.kind == "game" or (seat in self.asked() and row.n > self.prompt(seat)):
                        self.clock.left[seat] -= spent / 1000
            elif row.kind in history.MOVES and row.spent:  # a bot's move for somebody costs and brings nothing
                self.clock.take(row.seat, row.spent / 1000)
            if row.seat >= 0:
                self.note_id(row.seat, row.id, row.n)

    # --- facts

    @property
    def n(self) -> int:
        """The number of the last event."""
        return len(self.rows) - 1

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost if the table is let go and read again when somebody comes."""
        people = any(not guest.house for eye in self.eyes.values() for guest in eye.guests)
        return not (people or self.busy or self.inbox or self.clock.since)

    @property
    def needs_care(self) -> bool:
        """Whether something is to happen here without anybody coming: a clock runs, or a bot is to move."""
        bots = any(self.charter.holders[seat].played_by_bot for seat in self.asked())
        return self.charter.state == "playing" and (bots or self.clock.ticks)

    def asked(self) -> list[int]:
        return self.run.asked if self.run and self.charter.state == "playing" else []

    def prompt(self, seat: int | None) -> int:
        return self.run.prompts[seat] if self.run and seat is not None else 0

    def guests(self) -> list[Guest]:
        return [guest for eye in self.eyes.values() for guest in eye.guests]

    # --- coming and going

    def attach(self, guest: Guest, since: int) -> None:
        """A guest sits down (or looks on) and is told everything it may know; in its turn, so that nothing unstored is shown."""
        if self.gone:
            return guest.part("closing")
        self.coming.append(guest)
        self.inbox.append(partial(self.seat_guest, guest, since))
        self.work()

    def is_gone(self, guest: Guest) -> bool:
        """Whether somebody has parted, or lost the seat while what he sent stood in the inbox: his secret opens it no more."""
        lost = guest.seat is not None and not guest.house and self.charter.holders[guest.seat].person != guest.person
        return guest.parted or lost

    def wants_bot(self, seat: int | None) -> bool:
        """Whether a bot is to play this seat, and none does: while one stood in the inbox the person may have come back."""
        here = seat in self.eyes and any(guest.house for guest in self.eyes[seat].guests)
        return seat is not None and self.charter.holders[seat].played_by_bot and not here

    def seat_guest(self, guest: Guest, since: int) -> None:
        self.coming.remove(guest)
        if self.is_gone(guest):
            return guest.part("moved")
        if guest.house and not self.wants_bot(guest.seat):
            return guest.part("")
        eye = self.eyes.setdefault(guest.seat, Eye(self.game, guest.seat))
        if not eye.guests and self.run is not None:
            eye.look(self.run.position)
        # Others may look through this eye already: what they were shown last stays what changes are counted from.
        eye.guests.append(guest)
        guest.deliver(wire.encode(self.welcome(guest, eye, since)))
        if self.house.trouble:
            guest.deliver(wire.encode(wire.Trouble("store")))
        if not guest.house:
            self.tell_news(guest)

    def detach(self, guest: Guest) -> None:
        eye = self.eyes.get(guest.seat)
        if eye is None or guest not in eye.guests:
            return
        eye.guests.remove(guest)
        if not eye.guests:
            del self.eyes[guest.seat]
        self.touched = time.monotonic()
        if not guest.house:
            self.tell_news()

    def welcome(self, guest: Guest, eye: Eye, since: int) -> wire.Welcome:
        return wire.Welcome(
            wire.WIRE,
            portrait.info(self, guest.person),
            None if guest.seat is None else letter(guest.seat),
            self.n,
            eye.shown,
            self.legal(eye),
            self.prompt(guest.seat),
            self.told_since(guest.seat, since),
            self.talk.heard_by(guest.seat),
            self.clock.message(),
        )

    def legal(self, eye: Eye) -> list[str]:
        return eye.legal(self.run.position) if self.run and self.charter.state == "playing" else []

    def told_since(self, seat: int | None, since: int) -> list[tuple[int, list[wire.Told]]]:
        """What a seat heard after event `since`, led through the log again."""
        if since >= self.n or not self.rows:
            return []
        eye = Eye(self.game, seat)
        found = history.events(self.fresh_run(), history.standing(self.rows))
        return [(event.row.n, eye.heard(event.steps)) for event in found if event.row.n > since]

    def tell_news(self, to_all_but: Guest | None = None) -> None:
        """Who sits and who is here has changed."""
        for guest in self.guests():
            if guest is not to_all_but and not guest.house:
                guest.deliver(wire.encode(wire.TableNews(portrait.info(self, guest.person))))

    # --- the inbox

    def receive(self, guest: Guest, message: wire.GuestMessage) -> None:
        """A message of somebody who is attached."""
        if self.gone:
            return
        self.inbox.append(partial(self.judge, guest, message))
        self.work()

    def work(self) -> None:
        while self.inbox and not self.busy and not self.gone:
            job = self.inbox.popleft()
            try:
                job()
            except Exception:  # a mistake of ours: this table stops, its record stays, the others go on
                log.exception("table %s is frozen", self.charter.id[:6])
                self.freeze()

    def store(self, changes: list[Change], then: Callable[[StoreError | None], None]) -> None:
        """Store, and go on with `then`; nothing else happens at this table until that is known."""
        self.busy = True
        self.house.store.write(changes, partial(self.stored, then))

    def stored(self, then: Callable[[StoreError | None], None], error: StoreError | None) -> None:
        self.busy = False
        if error is not None:
            self.house.count("store_errors")
            if error.kind == "lost":
                return self.house.lost(self)
        self.inbox.appendleft(partial(then, error))
        self.work()

    def let_go(self, reason: str) -> None:
        """Nothing happens here any more, and everybody is sent away for `reason`; what was asked for is not answered."""
        self.gone = True
        self.inbox.clear()
        self.timekeeper.rest()
        self.break_promises(MOVED)
        for guest in (*self.guests(), *self.coming):
            guest.part(reason)

    def break_promises(self, why: str) -> None:
        for answer in self.promised:
            if not answer.done():
                answer.set_exception(Turned(503, why))

    def freeze(self) -> None:
        """Nothing can be played here any more; what was stored stays."""
        self.charter.state = "frozen"
        self.inbox.clear()
        self.break_promises(FROZEN)
        self.clock.run([])
        self.house.store.write([portrait.row(self.charter)], lambda error: None)
        self.tell_news()

    async def change(self, action: Callable[[Charter], T]) -> T:
        """Change the charter: the action gets a draft; `Turned` leaves all as it was. Answers once it is stored."""
        if self.gone:
            raise Turned(503, MOVED)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.promised.add(answer)
        answer.add_done_callback(self.promised.discard)

        def job() -> None:
            draft = draft_of(self.charter)
            try:
                result = action(draft)
            except Turned as no:
                if not answer.done():
                    answer.set_exception(no)
                return

            def then(error: StoreError | None) -> None:
                if error is not None:
                    if not answer.done():
                        answer.set_exception(
                            Turned(503, f"the house cannot store anything now ({error.kind}); try again later")
                        )
                    return
                self.charter = draft
                if not answer.done():
                    answer.set_result(result)
                self.changed()

            self.store([portrait.row(draft)], then)

        self.inbox.append(job)
        self.work()
        return await answer

    def changed(self) -> None:
        """The charter is another: begin if all seats are taken, tell everybody, let bots sit down."""
        if self.charter.state == "open" and self.charter.is_full():
            self.inbox.append(self.start)
        self.tell_news()
        self.house.seat_bots(self)
        self.timekeeper.run()
        self.work()

    # --- messages

    def judge(self, guest: Guest, message: wire.GuestMessage) -> None:
        if self.is_gone(guest):
            return
        self.touched = time.monotonic()
        match message:
            case wire.Do():
                self.do(guest, message)
            case wire.Say():
                self.talk.say(guest, message)
            case wire.Ask():
                self.ask(guest, message)
            case wire.Undo():
                takeback.undo(self, guest, message)
            case wire.Propose():
                self.ballot.propose(guest, message)
            case wire.Vote():
                self.ballot.vote(guest, message)
            case wire.Mute():
                self.talk.mute(guest, message)
            case wire.Away():
                self.away(guest, message)
            case wire.Hello() | wire.Ping():
                refuse(guest, "", "you have said hello already")

    def do(self, guest: Guest, message: wire.Do) -> None:
        seat = guest.seat
        if seat is None:
            return refuse(guest, message.id, "watchers make no moves", text=message.text)
        if message.id in self.recent[seat]:
            return guest.deliver(wire.encode(wire.Done(message.id, self.recent[seat][message.id])))
        no = self.why_not_now(guest, seat)
        if no:
            return refuse(guest, message.id, no, text=message.text)
        if message.prompt != self.prompt(seat) or seat not in self.asked():
            return refuse(guest, message.id, "that question is gone; look at the table again", text=message.text)
        try:
            self.move(seat, message.text, "move", message.id, guest)
        except Refused as no_move:
            refuse(guest, message.id, no_move.reason, no_move.rule, message.text)

    def why_not_now(self, guest: Guest, seat: int) -> str:
        """Why nobody may move for this seat through this guest; "" if it may."""
        state = self.charter.state
        if state != "playing":
            return {
                "open": "the game has not begun",
                "over": "the game is over",
                "frozen": FROZEN,
            }[state]
        if self.charter.holders[seat].away and not guest.house:
            return "a bot plays your seat; take it back first"
        return ""

    def move(self, seat: int, text: str, kind: str, id: str, guest: Guest | None) -> None:
        """Apply a move, store it, then tell it; raises Refused if it is not legal."""
        assert self.run is not None
        back = self.run.mark()
        steps = self.run.move(seat, text)
        fate = history.drawn(steps[1:], self.game)
        spoken = self.run.play.record.moves[-len(steps)][1]
        row = LogRow(
            self.charter.id,
            self.n + 1,
            kind,
            seat,
            spoken,
            fate,
            id,
            self.clock.spent(seat),
            int(time.time()),
            asked_letters(self.run),
        )
        changes: list[Change] = [Append(row)]
        draft = self.finished() if self.run.position.actor() == OVER else None
        if draft is not None:
            changes.append(portrait.row(draft))
        self.store(changes, partial(self.moved, back, row, steps, draft, guest))

    def moved(
        self,
        back: Callable[[], None],
        row: LogRow,
        steps: list[Step],
        draft: Charter | None,
        guest: Guest | None,
        error: StoreError | None,
    ) -> None:
        assert self.run is not None
        if error is not None:
            back()
            if guest is not None:
                return refuse(guest, row.id, not_stored(error, "your move"))
            return self.timekeeper.ring_again()
        self.house.count("moves")
        self.rows.append(row)
        self.note_id(row.seat, row.id, row.n)
        self.run.ask(row.n, row.seat)
        self.clock.moved(row.seat, row.spent)
        if draft is not None:
            self.charter = draft
        if guest is not None:
            guest.deliver(wire.encode(wire.Done(row.id, row.n)))
        self.happened(steps, row.seat)
        if draft is not None:
            self.house.count("finished")
            self.tell_news()

    def happened(self, steps: list[Step], mover: int) -> None:
        """An event is stored: everybody is shown it, and whoever is asked now is asked."""
        assert self.run is not None
        self.ballot.close()
        self.timekeeper.run()
        clocks = self.clock.message()
        for eye in list(self.eyes.values()):
            eye.send(eye.update(self.n, steps, self.run.position, self.prompt(eye.seat), clocks))
        new = [seat for seat in self.run.asked if self.run.prompts[seat] == self.n]
        if new:
            self.house.asked(self, new)

    def finished(self) -> Charter:
        """The charter of the game that just ended."""
        assert self.run is not None
        position = self.run.position
        seats = range(len(self.charter.holders))
        draft = draft_of(self.charter)
        draft.state = "over"
        draft.result = Result(
            [int(position.score(seat)) for seat in seats],
            [int(position.place(seat)) for seat in seats],
            [letter(seat) for seat in seats if position.wins(seat)],
            int(time.time()),
        )
        return draft

    def start(self) -> None:
        """All seats are taken: fate deals, and the game is on."""
        if self.charter.state != "open" or not self.charter.is_full():
            return
        draft = draft_of(self.charter)
        draft.state = "playing"
        run = self.fresh_run()
        steps = run.settle()
        dealt = history.drawn(steps, self.game)
        row = LogRow(draft.id, 0, "start", -1, "", dealt, "", 0, int(time.time()), asked_letters(run))

        def then(error: StoreError | None) -> None:
            if error is not None:
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.changed)  # nobody else will ask for it
                return
            self.charter = draft
            self.rows.append(row)
            self.run = run
            run.ask(0, -1)
            self.house.count("started")
            self.tell_news()
            self.happened(steps, -1)

        self.store([portrait.row(draft), Append(row)], then)

    def note_id(self, seat: int, id: str, n: int) -> None:
        if not id:
            return
        known = self.recent[seat]
        known[id] = n
        if len(known) > REMEMBERED:
            del known[next(iter(known))]

    # --- bots for people, hints

    def away(self, guest: Guest, message: wire.Away) -> None:
        if guest.seat is None or self.charter.holders[guest.seat].kind != "person":
            return refuse(guest, message.id, "only a player can be away")
        self.set_away(guest.seat, message.on, guest, message.id)

    def set_away(self, seat: int, on: bool, guest: Guest | None = None, id: str = "") -> None:
        draft = draft_of(self.charter)
        draft.holders[seat].away = on

        def then(error: StoreError | None) -> None:
            if error is not None:
                if guest is not None:
                    refuse(guest, id, not_stored(error))
                return
            self.charter = draft
            if guest is not None:
                guest.deliver(wire.encode(wire.Done(id, self.n)))
            self.changed()

        self.store([portrait.row(draft)], then)

    def ask(self, guest: Guest, message: wire.Ask) -> None:
        if guest.seat is None or guest.seat not in self.asked():
            return refuse(guest, message.id, "a hint is for whoever is asked")
        self.house.think_hint(self, guest, message)
