"""One game being played: messages arrive one at a time, are judged, stored, and only then are the truth and told.

A table never waits while it judges, and nothing at it happens while a row is being stored: what arrives meanwhile stands in
its inbox. So there are no locks, and nothing is told that a crash could take back. It does no I/O: after each call, the host
does what stands in `outbox`, in order, and tells the table what became of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from sheepfold.core.game import Game
from sheepfold.core.sealed import Sealed
from sheepfold.table import history, messages
from sheepfold.table.chat import Chat
from sheepfold.table.clocks import Clocks
from sheepfold.table.config import TableConfig
from sheepfold.table.context import Context, Time
from sheepfold.table.effects import Advice, Guest, Store, Wake
from sheepfold.table.hints import Hints
from sheepfold.table.history import FateOf, Replayed, Run
from sheepfold.table.messages import GuestMessage
from sheepfold.table.moves import Moves
from sheepfold.table.presence import Presence
from sheepfold.table.rows import ChatRow, LogRow, TableChange
from sheepfold.table.seats import Seats
from sheepfold.table.status import Status
from sheepfold.table.undo import Undos
from sheepfold.table.votes import Votes


class Table:
    """Hosts use what stands here, `status` and `outbox`; the parts are its own."""

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
        self.votes = votes = Votes(context)
        self.chat = Chat(context, chat)
        self.hints = Hints(context)
        self.moves = Moves(context, self.clocks, votes)
        self.undos = Undos(context, self.clocks, votes, self.moves)
        self.presence = Presence(context, self.clocks, self.chat)
        self.seats = Seats(context, self.clocks, votes, self.moves, self.presence)
        self.status = Status(context, self.clocks, self.presence)
        self.outbox = context.outbox  # what is to be done, in order; the host takes it out
        context.connect(self.clocks.stop, votes.current)
        if config.state != "open":
            context.log.read()
            self.clocks.read()

    # --- facts

    @property
    def config(self) -> TableConfig:
        return self.context.config

    @property
    def n(self) -> int:
        """The number of the last step."""
        return self.context.log.n

    @property
    def run(self) -> Run | None:
        """The game as it stands; None before its start."""
        return self.context.log.run

    def replay(self, until: float = math.inf) -> tuple[Run, Iterator[Replayed]]:
        """The game from its start to that time, once more: a run of its own, and what leads it on, step by step."""
        run = self.context.fresh_run()
        return run, history.replayed(run, [row for row in history.standing(self.context.log.rows) if row.at <= until])

    def may_undo(self, seat: int) -> bool:
        """Whether a seat can take its last move back without asking anybody."""
        return self.undos.is_free(seat)

    # --- guests

    def attach(self, guest: Guest, since: int, head: str = "") -> None:
        """A guest sits down, or looks on, and is told everything they may know; `since` is the last step they know of, `head` the
        receipt they have for it."""
        self.presence.attach(guest, since, head)

    def detach(self, guest: Guest) -> None:
        self.presence.detach(guest)

    def receive(self, guest: Guest, message: GuestMessage) -> None:
        """A message of a guest who is attached."""
        if not self.context.gone:
            self.context.enqueue(partial(judge, self, guest, message))

    def send_away(self, seat: int | None, person: str, reason: str) -> None:
        """Close the sockets of a person at a seat (None: wherever)."""
        self.presence.send_away(seat, person, reason)

    def forget(self, person: str) -> None:
        """What this person said is not shown any more."""
        self.chat.forget(person)

    # --- what else comes in

    def open(self) -> None:
        """It was made or read: what follows from its config happens."""
        self.seats.changed()

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

    def tell_trouble(self, trouble: bool) -> None:
        """Nothing can be stored now, or it can again."""
        self.presence.tell_trouble(trouble)

    def pause(self, died: float | None = None) -> list[TableChange]:
        """Stop the clocks because the server stops; or charge them as if they had been stopped when the server that had the
        table died, if that was then. What is to be stored of that."""
        return self.clocks.pause() if died is None else self.clocks.charge(died)

    def let_go(self, reason: str) -> None:
        """Nothing happens here any more, and everybody is sent away for `reason`; what was asked for is not answered."""
        self.context.let_go()
        self.context.emit(Wake(None))
        self.presence.let_go(reason)


def judge(table: Table, guest: Guest, message: GuestMessage) -> None:
    """Which part of the table a message is for."""
    if table.presence.is_gone(guest):
        return
    table.presence.touch()
    match message:
        case messages.Do():
            table.moves.do(guest, message)
        case messages.Reveal():
            table.moves.reveal(guest, message)
        case messages.Say():
            table.chat.say(guest, message)
        case messages.Ask():
            table.hints.ask(guest, message)
        case messages.Read():
            table.presence.read(guest, message)
        case messages.Undo():
            table.undos.ask(guest, message)
        case messages.Propose():
            table.seats.propose(guest, message)
        case messages.Vote():
            table.votes.vote(guest, message)
        case messages.Mute():
            table.chat.mute(guest, message)
        case messages.Away():
            table.seats.away(guest, message)
        case messages.Hello() | messages.Ping():
            table.context.refuse(guest, "", "hello-again")
