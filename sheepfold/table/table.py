"""One game being played: messages arrive one at a time, are judged, stored, and only then are the truth and told.

A table never waits while it judges, and nothing at it happens while a row is being stored: what arrives meanwhile stands in
its inbox. So there are no locks, and nothing is told that a crash could take back. It does no I/O: after each call, the host
does what stands in `outbox`, in order, and tells the table what became of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from sheepfold.core.game import Game
from sheepfold.core.sealed import Sealed
from sheepfold.table import messages, summary
from sheepfold.table.chat import Chat
from sheepfold.table.clocks import Clocks
from sheepfold.table.config import TableConfig
from sheepfold.table.context import Context, Time
from sheepfold.table.effects import Advice, Effect, Guest, Store, Wake
from sheepfold.table.hints import Hints
from sheepfold.table.history import FateOf, Run
from sheepfold.table.messages import GuestMessage, TableInfo
from sheepfold.table.moves import Moves
from sheepfold.table.presence import Presence
from sheepfold.table.rows import ChatRow, LogRow
from sheepfold.table.seats import Seats
from sheepfold.table.undo import Undos
from sheepfold.table.votes import Votes


class Table:
    def __init__(
        self,
        game: Game,
        config: TableConfig,
        rows: list[LogRow],
        chat: list[ChatRow],
        time: Time,
        fate: FateOf = Sealed,
    ) -> None:
        self.game = game
        self.context = context = Context(game, config, rows, time, fate)
        self.clocks = Clocks(context)
        self.votes = Votes(context)
        self.chat = Chat(context, chat)
        self.hints = Hints(context)
        self.moves = Moves(context, self.clocks, self.votes)
        self.undos = Undos(context, self.clocks, self.votes, self.moves)
        self.presence = Presence(context, self.clocks, self.chat)
        self.seats = Seats(context, self.clocks, self.votes, self.moves, self.presence)
        context.on_freeze = self.clocks.stop
        if config.state != "open":
            context.log.read()
            self.clocks.read()

    # --- facts

    @property
    def outbox(self) -> deque[Effect]:
        """What is to be done, in order; the host takes it out."""
        return self.context.outbox

    @property
    def config(self) -> TableConfig:
        return self.context.config

    @property
    def n(self) -> int:
        """The number of the last event."""
        return self.context.log.n

    @property
    def run(self) -> Run | None:
        """The game as it stands; None before its start."""
        return self.context.log.run

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost if the table is let go and read again when somebody comes."""
        people = any(not guest.is_bot for guest in self.context.guests())
        return not (people or self.context.busy or self.context.inbox or self.clocks.clock.since or self.bots_are_asked)

    @property
    def bots_are_asked(self) -> bool:
        return any(self.config.occupants[seat].played_by_bot for seat in self.context.asked())

    @property
    def needs_care(self) -> bool:
        """Whether something is to happen here without anybody coming: a clock runs, or a bot is to move."""
        return self.context.is_playing and (self.bots_are_asked or self.clocks.clock.ticks)

    def info(self, person: str) -> TableInfo:
        """The table as this person may know it."""
        return summary.for_person(self.context.info(), self.config, person)

    # --- the way in

    def open(self) -> None:
        """It was made or read: what follows from its config happens."""
        self.seats.changed()

    def receive(self, guest: Guest, message: GuestMessage) -> None:
        """A message of a guest who is attached."""
        if not self.context.gone:
            self.context.enqueue(partial(self.judge, guest, message))

    def judge(self, guest: Guest, message: GuestMessage) -> None:
        if self.presence.is_gone(guest):
            return
        self.presence.touch()
        match message:
            case messages.Do():
                self.moves.do(guest, message)
            case messages.Say():
                self.chat.say(guest, message)
            case messages.Ask():
                self.hints.ask(guest, message)
            case messages.Read():
                self.presence.read(guest, message)
            case messages.Undo():
                self.undos.ask(guest, message)
            case messages.Propose():
                self.seats.propose(guest, message)
            case messages.Vote():
                self.votes.vote(guest, message)
            case messages.Mute():
                self.chat.mute(guest, message)
            case messages.Away():
                self.seats.away(guest, message)
            case messages.Hello() | messages.Ping():
                self.context.refuse(guest, "", "hello-again")

    def change(self, action: Callable[[TableConfig], Any], ticket: Any) -> None:
        self.seats.change(action, ticket)

    def stored(self, store: Store, failure: str = "") -> None:
        """What `store` asked for is stored, or was not; `failure` is why not."""
        self.context.stored(store, failure)

    def wake(self) -> None:
        """The time that was asked for has come: a clock is out, or what could not be stored is tried again."""
        self.moves.ring()
        if self.config.state == "open" and self.config.is_full():
            self.seats.changed()

    def chosen(self, seat: int, prompt: int, text: str) -> None:
        """What a quick bot plays for a seat whose time is out."""
        self.context.enqueue(partial(self.moves.fall_back, seat, prompt, text))

    def advised(self, guest: Guest, id: str, advice: Advice | None) -> None:
        self.hints.found(guest, id, advice)

    def let_go(self, reason: str) -> None:
        """Nothing happens here any more, and everybody is sent away for `reason`; what was asked for is not answered."""
        self.context.gone = True
        self.context.inbox.clear()
        self.context.emit(Wake(None))
        self.context.promises.break_all("moving")
        self.presence.let_go(reason)
