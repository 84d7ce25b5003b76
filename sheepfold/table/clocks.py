"""Time budgets of a table. They run only while the server runs, for seats that owe a decision and are not played by a bot."""

from __future__ import annotations

import json
from collections.abc import Callable

from msgspec import UNSET, UnsetType

from sheepfold.core.seats import letter
from sheepfold.table import history, messages
from sheepfold.table.context import Context
from sheepfold.table.messages import ClockPlan
from sheepfold.table.rows import Append, LogRow, TableChange
from sheepfold.table.sleep import Sleep

ALARM = "clocks"
AGAIN_SECONDS = 1.0  # until what the store refused, and nobody else will ask for, is tried again
LATE = 0.01  # seconds by which the alarm comes after a clock is out


class Clock:
    """What is left for each seat, in seconds. Runs for several seats at once where several are asked."""

    def __init__(self, plan: ClockPlan, seats: int, now: Callable[[], float]) -> None:
        self.plan = plan
        self.left = [float(plan.seconds)] * seats
        self.since: dict[int, float] = {}  # running seats → since when
        self.unused = list(self.left)  # what was left for the last question a seat has answered, with a time for each move
        self.answered: dict[int, float] = {}  # when that was, as far as this server knows
        self.now = now
        self.ticks: bool = plan.kind != "none"

    def run(self, seats: list[int]) -> None:
        """From now on the clocks of exactly these seats run; a seat that ran already runs on."""
        if not self.ticks:
            return
        now = self.now()
        for seat in [seat for seat in self.since if seat not in seats]:
            self.left[seat] -= now - self.since.pop(seat)
        for seat in seats:
            self.since.setdefault(seat, now)

    def begin_again(self, seat: int) -> None:
        """A clock for each move has its whole time for a new question; one that runs on runs on."""
        if self.plan.kind == "move" and seat not in self.since:
            self.left[seat] = float(self.plan.seconds)

    def spent(self, seat: int) -> int:
        """Milliseconds the seat has thought about its present decision, at least one; 0: its clock does not run."""
        return max(1, round((self.now() - self.since[seat]) * 1000)) if seat in self.since else 0

    def moved(self, seat: int, milliseconds: int) -> None:
        """The seat has answered after so long, as the log keeps it: that is taken off."""
        self.answered[seat] = self.now()
        self.unused[seat] = self.left[seat]
        if self.ticks and self.since.pop(seat, None) is not None:
            self.take(seat, milliseconds / 1000)

    def take(self, seat: int, seconds: float) -> None:
        """Take time off as a move does; also for moves read from the log."""
        self.unused[seat] = self.left[seat] - seconds
        if self.plan.kind == "move":
            self.left[seat] = float(self.plan.seconds)
        elif self.plan.kind == "game":
            self.left[seat] = max(0.0, self.left[seat] - seconds) + self.plan.increment

    def left_again(self, seat: int, moves: int, seconds: float = 0.0) -> float:
        """What a seat has if so many of its moves are taken back, and so much time is charged for it: undoing brings none."""
        if self.plan.kind == "move":
            return self.unused[seat] - seconds
        return self.left[seat] - moves * self.plan.increment - seconds

    def drop(self, seats: list[int]) -> None:
        """Only these seats are asked now: what others have thought about questions that are gone is theirs again."""
        for seat in [seat for seat in self.since if seat not in seats]:
            del self.since[seat]

    def pause(self) -> list[tuple[int, int]]:
        """Stop all clocks, keeping what was used: (seat, milliseconds used in the decision that is interrupted)."""
        used = [(seat, self.spent(seat)) for seat in self.since]
        for seat, milliseconds in used:
            self.left[seat] -= milliseconds / 1000
        self.since.clear()
        return used

    def next_due(self) -> float | None:
        """Seconds until the first running clock is out."""
        now = self.now()
        return min((max(0.0, self.left[seat] - (now - since)) for seat, since in self.since.items()), default=None)

    def out_of_time(self) -> list[int]:
        now = self.now()
        return [seat for seat, since in self.since.items() if self.left[seat] - (now - since) <= 0]

    def message(self) -> messages.Clocks | UnsetType:
        if not self.ticks:
            return UNSET
        now = self.now()
        left = {
            letter(seat): max(0, round((self.left[seat] - (now - self.since.get(seat, now))) * 1000))
            for seat in range(len(self.left))
        }
        return messages.Clocks(left, sorted(letter(seat) for seat in self.since))


class Clocks:
    """Whose clock runs at a table, and when to look again; keeps what was thought when a server stops or dies."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.clock = Clock(context.config.clock, len(context.config.occupants), context.time.now)
        self.asked_by: dict[int, int] = {}  # the last question of each seat that this server knows of

    def read(self) -> None:
        """The table was read: take off what its log says. The questions of this moment are not new, all others will be."""
        for row in self.context.log.rows:
            if row.kind == "pause":
                self.take_pause(row)
            elif row.kind == "undo":
                take_back(self, row)
            elif row.kind in history.MOVES and row.spent:  # a bot's move for somebody costs and brings nothing
                self.clock.take(row.seat, row.spent / 1000)
        self.asked_by = {seat: self.context.log.prompt(seat) for seat in self.context.asked()}

    def take_pause(self, row: LogRow) -> None:
        """With a time for each move, that of earlier questions is past; and of those that were taken back."""
        for seat, spent in json.loads(row.text):
            still_asked = seat in self.context.asked() and row.n > self.context.log.prompt(seat)
            if self.clock.plan.kind == "game" or still_asked:
                self.clock.left[seat] -= spent / 1000

    def run(self) -> None:
        """Let the clocks of those run who owe a decision themselves, and ask to be woken when the first is out."""
        if not self.clock.ticks:
            return
        asked = self.context.asked()
        for seat in asked:
            prompt = self.context.log.prompt(seat)
            if self.asked_by.get(seat) != prompt:
                self.clock.begin_again(seat)
            self.asked_by[seat] = prompt
        self.clock.run([seat for seat in asked if not self.context.config.occupants[seat].played_by_bot])
        due = self.clock.next_due()
        self.context.alarms.set(ALARM, None if due is None else self.context.time.now() + due + LATE)

    def stop(self) -> None:
        self.clock.run([])

    def ring_again(self) -> None:
        """What was to happen by itself could not be stored: nobody else will try again."""
        self.context.alarms.set(ALARM, self.context.time.now() + AGAIN_SECONDS)

    # --- what they show

    @property
    def tick(self) -> bool:
        """Whether this table is played with clocks."""
        return self.clock.ticks

    @property
    def are_running(self) -> bool:
        return bool(self.clock.since)

    def message(self) -> messages.Clocks | UnsetType:
        return self.clock.message()

    def spent(self, seat: int) -> int:
        return self.clock.spent(seat)

    def moved(self, seat: int, milliseconds: int) -> None:
        self.clock.moved(seat, milliseconds)

    def out_of_time(self) -> list[int]:
        return self.clock.out_of_time()

    def is_out(self, seat: int) -> bool:
        return seat in self.context.asked() and seat in self.clock.out_of_time()

    # --- when nobody is there for long

    def next_due(self) -> float | None:
        """Seconds until the first running clock is out; None if none runs."""
        return self.clock.next_due()

    def sleep(self) -> Sleep | None:
        """What is needed to go on later as if the table had been here all the time; None if no clock runs."""
        due = self.clock.next_due()
        if due is None:
            return None
        at = self.context.time.now() + due + LATE
        return Sleep(n=self.context.log.n, left=list(self.clock.left), since=dict(self.clock.since), due=at)

    def go_on(self, sleep: Sleep) -> list[TableChange]:
        self.clock.left = list(sleep.left)
        self.clock.since = dict(sleep.since)
        return []

    def take_used(self, used: list[tuple[int, int]]) -> list[TableChange]:
        """The server stopped while the table slept: what was thought until then is taken off and kept."""
        for seat, milliseconds in used:
            self.clock.left[seat] -= milliseconds / 1000
        return self.note_pause(used)

    # --- when a server stops or dies

    def pause(self) -> list[TableChange]:
        """Stop the clocks because the server stops; what they showed is kept."""
        self.context.alarms.set(ALARM, None)
        return self.note_pause(self.clock.pause())

    def charge(self, until: float) -> list[TableChange]:
        """The server that had the table died then: what was thought before is taken off and kept, as a stop would have done.
        The log says to the second when a question was asked; the doubt is the player's."""
        used = []
        log = self.context.log
        for seat in self.context.asked() if self.clock.ticks else []:
            asked_by = log.prompt(seat)
            interrupted = any(row.kind == "pause" for row in log.rows[asked_by:])
            spent = until - log.rows[asked_by].at - 1
            if spent > 0 and not interrupted and not self.context.config.occupants[seat].played_by_bot:
                self.clock.left[seat] -= spent
                used.append((seat, round(spent * 1000)))
        return self.note_pause(used)

    def note_pause(self, used: list[tuple[int, int]]) -> list[TableChange]:
        if not used:
            return []
        row = self.context.log.row("pause", self.context.time.at, text=json.dumps(used))
        self.context.log.append(row)
        return [Append(row)]


# --- when moves are undone


def take_back(clocks: Clocks, row: LogRow) -> None:
    """This row undoes moves: seats have the time they had for their questions, less what the row says was thought since."""
    log, clock = clocks.context.log, clocks.clock
    moves = [log.rows[n] for n in json.loads(row.text)]
    for seat in {move.seat for move in moves} if clock.ticks else ():
        answers = sum(move.seat == seat and move.spent > 0 for move in moves)
        clock.left[seat] = max(0.0, clock.left_again(seat, answers, row.spent / 1000 if seat == row.seat else 0.0))
        clocks.asked_by[seat] = log.prompt(seat)


def undone(clocks: Clocks, row: LogRow) -> None:
    """The table has gone back: so do its clocks."""
    take_back(clocks, row)
    clocks.clock.drop(clocks.context.asked())
    clocks.run()


def cost_of_undo(clocks: Clocks, seat: int, n: int) -> int | None:
    """Milliseconds that a seat pays for taking the move of step n back without asking anybody: all since then, as it has gone on
    thinking and kept others from theirs; not while the server was down. None: it has no time left for that."""
    if not clocks.clock.ticks:
        return 0
    rows, time = clocks.context.log.rows, clocks.context.time
    if seat in clocks.clock.answered:
        spent = round((time.now() - clocks.clock.answered[seat]) * 1000)
    else:
        spent = 0 if any(row.kind == "pause" for row in rows[n:]) else max(0, time.at - rows[n].at - 1) * 1000
    return spent if clocks.clock.left_again(seat, int(rows[n].spent > 0), spent / 1000) > 0 else None
