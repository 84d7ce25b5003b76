"""A table driven by hand: guests that are plain objects, a clock that stands until it is moved, and a store that is a list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sheepfold import games
from sheepfold.table import messages
from sheepfold.table.config import Occupant, TableConfig
from sheepfold.table.context import Time
from sheepfold.table.effects import Answer, Effect, Part, SeatBot, Store, Tell, Wake
from sheepfold.table.mirror import Mirror
from sheepfold.table.rows import Append, ChatRow, LogRow, SaveConfig, TableChange
from sheepfold.table.table import Table

T = TypeVar("T")
NO_CLOCK = messages.ClockPlan()


@dataclass(eq=False)
class Guest:
    """Hears what is told, and knows the table as a real guest would."""

    seat: int | None
    person: str = ""
    is_bot: bool = False
    rung: str = ""
    parted: bool = False
    heard: list[Any] = field(default_factory=list)
    mirror: Mirror = field(default_factory=Mirror)

    def last(self, kind: type[T]) -> T:
        """The last message of a kind."""
        return [message for message in self.heard if isinstance(message, kind)][-1]


class Driver:
    """Does what the table wants done. `storing` off: what is to be stored waits until `let_store`."""

    def __init__(self, seats: int = 2, clock: messages.ClockPlan = NO_CLOCK, bots: int = 0, game: str = "black-sheep") -> None:
        self.now = 1000.0
        self.game = games.load(game)
        self.kept: list[TableChange] = []
        self.left: list[Effect] = []  # what nobody here can do: think, count, notify
        self.waiting: list[Store] = []
        self.storing = True
        self.failure = ""
        self.wake_at: float | None = None
        self.answers: dict[Any, Answer] = {}
        people = seats - bots
        occupants = [Occupant(kind="person", person=f"person {seat}", name=f"Name {seat}") for seat in range(people)]
        occupants += [Occupant(kind="bot", bot="greedy") for _ in range(bots)]
        self.table = self.read(new_config(self.game.name, self.game.version, occupants, clock), [], [])

    def read(self, config: TableConfig, rows: list[LogRow], chat: list[ChatRow]) -> Table:
        return Table(self.game, config, rows, chat, Time(lambda: self.now, lambda: self.now))

    def read_again(self) -> None:
        """What another server would make of what was kept."""
        rows = [change.row for change in self.kept if isinstance(change, Append)]
        config = [change.config for change in self.kept if isinstance(change, SaveConfig)][-1]
        self.table = self.read(config, rows, [])

    def start(self) -> list[Guest]:
        """Everybody sits down, and the game is on; the guests by seat."""
        self.do(self.table.open)
        return [self.come(seat) for seat, o in enumerate(self.table.config.occupants) if o.kind == "person"]

    def come(self, seat: int | None, since: int = -1, person: str | None = None) -> Guest:
        guest = Guest(seat, person if person is not None else "" if seat is None else f"person {seat}")
        self.do(self.table.attach, guest, since)
        return guest

    def send(self, guest: Guest, message: messages.GuestMessage) -> Any:
        """What the guest is answered to this message; None if nothing yet."""
        before = len(guest.heard)
        self.do(self.table.receive, guest, message)
        answers = (messages.Done, messages.RefusedMove, messages.Hint)
        return next((m for m in guest.heard[before:] if isinstance(m, answers) and m.id == getattr(message, "id", "")), None)

    def move(self, guests: list[Guest], id: str = "") -> Any:
        """The first seat that is asked makes its first legal move."""
        guest = next(guest for guest in guests if guest.mirror.legal)
        return self.send(guest, messages.Do(id or f"m{self.table.n}", guest.mirror.prompt, guest.mirror.legal[0]))

    def do(self, what: Callable[..., None], *given: Any) -> None:
        what(*given)
        self.run()

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        if self.wake_at is not None and self.now >= self.wake_at:
            self.wake_at = None
            self.do(self.table.wake)

    # --- effects

    def run(self) -> None:
        while self.table.outbox:
            self.carry_out(self.table.outbox.popleft())

    def carry_out(self, effect: Effect) -> None:
        match effect:
            case Tell():
                for guest in effect.to:
                    guest.heard.append(effect.message)
                    guest.mirror.apply(effect.message)
            case Part():
                effect.guest.parted = True
                effect.guest.heard.append(messages.Bye(effect.reason))
            case Store() if self.storing:
                self.store(effect)
            case Store():
                self.waiting.append(effect)
            case Wake():
                self.wake_at = effect.at
            case SeatBot():
                bot = Guest(effect.seat, is_bot=True, rung=effect.rung)
                self.table.attach(bot, self.table.n)
            case Answer():
                self.answers[effect.ticket] = effect
            case _:
                self.left.append(effect)

    def store(self, effect: Store) -> None:
        if not self.failure:
            self.kept += effect.changes
        self.table.stored(effect, self.failure)

    def let_store(self) -> None:
        waiting, self.waiting = self.waiting, []
        for effect in waiting:
            self.do(self.store, effect)


def new_config(game: str, rules: int, occupants: list[Occupant], clock: messages.ClockPlan) -> TableConfig:
    return TableConfig(
        id="a-table-with-a-long-id",
        code="ABCDEF",
        game=game,
        rules=rules,
        options={},
        wanted={},
        data={},
        occupants=occupants,
        owner="person 0",
        seed="00" * 32,
        made=1000,
        clock=clock,
    )
