"""What the parts of a table share: its game, config, log and guests, one job at a time, and the way out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from sheepfold.core.draws import Sealed
from sheepfold.core.game import Game
from sheepfold.table import summary
from sheepfold.table.alarms import Alarms
from sheepfold.table.config import TableConfig
from sheepfold.table.effects import Effect, Fault, Guest, Notify, Part, Store, Stored, Tell
from sheepfold.table.frames import done_data
from sheepfold.table.history import FateOf, Run
from sheepfold.table.log import GameLog
from sheepfold.table.messages import RefusedMove, ServerMessage, TableInfo, TableNews, encode
from sheepfold.table.perspective import Perspectives
from sheepfold.table.promises import Promises
from sheepfold.table.refusals import refusal
from sheepfold.table.rows import LogRow, SaveConfig, TableChange
from sheepfold.table.summary import Faces, Pending
from sheepfold.table.told import Recent


class Time:
    """The only clocks a table reads: one that never jumps, in seconds, and the seconds since 1970."""

    def __init__(self, now: Callable[[], float], today: Callable[[], float]) -> None:
        self.now = now
        self.today = today

    @property
    def at(self) -> int:
        return int(self.today())


class Context:
    """Parts read its fields and change them through its methods only."""

    def __init__(self, game: Game, config: TableConfig, rows: list[LogRow], time: Time, fate: FateOf = Sealed) -> None:
        self.game = game
        self.config = config
        self.time = time
        self.fate = fate
        self.log = GameLog(config.seal().chain(), config.id, len(config.occupants), rows, self.fresh_run)
        self.perspectives = Perspectives(game)
        self.recent = Recent(self.log.n)
        self.faces: Faces | None = None  # of the config that was told last
        self.outbox: deque[Effect] = deque()
        self.inbox: deque[Callable[[], None]] = deque()
        self.busy = False  # something is being stored
        self.gone = False  # let go of: nothing happens here any more
        self.promises = Promises(self.outbox.append)
        self.alarms = Alarms(self.outbox.append, time.now)

    def connect(self, stop_clocks: Callable[[], None], pending: Callable[[], Pending]) -> None:
        """What it needs of parts that are made after it: how to stop the clocks, and what is not decided yet."""
        self.stop_clocks = stop_clocks
        self.pending = pending

    # --- facts

    def fresh_run(self) -> Run:
        config = self.config
        run = Run(self.game, config.setup(self.game), config.seal(), config.names(), self.fate)
        run.links = config.links()
        return run

    def asked(self) -> list[int]:
        """The seats that owe a decision."""
        run = self.log.run
        return run.asked if run is not None and self.config.state == "playing" else []

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        perspectives = self.perspectives
        if self.faces is None or self.faces.config is not self.config:
            self.faces = Faces(self.config)
        seats, watchers = self.faces.seats(perspectives.seats_here()), len(perspectives.guests_at(None))
        return summary.info(self.config, seats, self.log.chain.commit, watchers, self.pending())

    # --- changes

    def replace_config(self, draft: TableConfig) -> None:
        """The draft is stored: it is the truth now."""
        self.config = draft

    def let_go(self) -> None:
        """Nothing happens here any more; what stands in the inbox is not answered."""
        self.gone = True
        self.inbox.clear()
        self.alarms.clear()
        self.promises.break_all("moving")
        # The parts know each other: without these, all of them go with the table, and nobody has to look for them.
        self.connect(ended, Pending)
        self.log.fresh_run = no_run

    # --- one job after the other

    def enqueue(self, job: Callable[[], None], first: bool = False) -> None:
        """A job in its turn; or as the first one, once nothing is being stored."""
        if first:
            self.inbox.appendleft(job)
        else:
            self.inbox.append(job)
        self.work()

    def work(self) -> None:
        """Do what stands in the inbox, until something has to be stored first."""
        while self.inbox and not self.busy and not self.gone:
            job = self.inbox.popleft()
            try:
                job()
            except Exception as error:
                self.freeze(error)

    def store(self, changes: list[TableChange], then: Stored) -> None:
        """Store, and go on with `then`; nothing else happens at this table until that is known."""
        self.busy = True
        self.emit(Store(changes, then))

    def stored(self, store: Store, failure: str) -> None:
        if not store.waits:
            return store.then(failure)
        self.busy = False
        if self.gone:
            return
        try:
            store.then(failure)
        except Exception as error:
            self.freeze(error)
        self.work()

    def freeze(self, error: Exception) -> None:
        """A bug: nothing can be played here any more; what was stored stays, and the other tables continue."""
        self.emit(Fault(error))
        self.config.state = "frozen"
        self.inbox.clear()
        self.promises.break_all("frozen")
        self.stop_clocks()
        self.emit(Store([SaveConfig(self.config)], ignore, waits=False))
        self.tell_news()

    # --- the way out

    def emit(self, effect: Effect) -> None:
        self.outbox.append(effect)

    def tell(self, to: Iterable[Guest], message: ServerMessage) -> None:
        self.outbox.append(Tell(tuple(to), encode(message)))

    def done(self, guest: Guest, id: str, n: int | None = None, can_wait: bool = False) -> None:
        """What this guest sent was carried out."""
        step = self.log.n if n is None else n
        self.emit(Tell((guest,), done_data(id, step, self.log.head(step)), can_wait))

    def refuse(self, guest: Guest, id: str, name: str, text: str = "", **values: Any) -> None:
        """Tell the guest, and nobody else, that it was not done and why."""
        self.tell((guest,), RefusedMove(id=id, message=refusal(name, **values), text=text[:80]))

    def part(self, guest: Guest, reason: str) -> None:
        self.emit(Part(guest, reason))

    def notify(self, seats: list[int]) -> None:
        """These seats have a new question: tell the persons who are not here."""
        absent = [seat for seat in seats if self.is_absent(seat)]
        if absent:
            self.emit(Notify(absent))

    def is_absent(self, seat: int) -> bool:
        """Whether a person is to move this seat and is not here."""
        for guest in self.perspectives.guests_at(seat):
            if not guest.is_bot:
                return False
        occupant = self.config.occupants[seat]
        return occupant.kind == "person" and not occupant.away

    def tell_news(self, but: Guest | None = None, told: TableInfo | None = None, can_wait: bool = False) -> None:
        """Who sits and who is here has changed; a newcomer knows it from their welcome, which `told` them so."""
        people = [guest for guest in self.perspectives.guests() if not guest.is_bot and guest is not but]
        if not people:
            return
        info = self.info() if told is None else told
        for person in dict.fromkeys(guest.person for guest in people):
            news = TableNews(summary.for_person(info, self.config, person))
            self.emit(Tell(tuple([guest for guest in people if guest.person == person]), encode(news), can_wait))


def ignore(failure: str) -> None:
    """For what nobody waits for."""


def ended() -> None:
    """Nothing has to be stopped at a table that was let go of."""


def no_run() -> Run:
    raise RuntimeError("nothing is played at a table that was let go of")
