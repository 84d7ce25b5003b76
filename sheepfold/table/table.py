"""One game being played: messages arrive one at a time, are judged, stored, and only then are the truth and told.

A table never waits while it judges, and nothing at it happens while a row is being stored: what arrives meanwhile stands in
its inbox. So there are no locks, and nothing is told that a crash could take back. It does no I/O: after each call, the host
does what stands in `outbox`, in order, and tells the table what became of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any

from sheepfold.core.draws import Sealed
from sheepfold.core.game import Game
from sheepfold.table import around, history, messages
from sheepfold.table.animals import Animals
from sheepfold.table.chat import Chat
from sheepfold.table.clocks import Clocks
from sheepfold.table.config import TableConfig
from sheepfold.table.context import Context, Time
from sheepfold.table.effects import Advice, Guest, Store, Wait
from sheepfold.table.endings import Endings
from sheepfold.table.hints import Hints
from sheepfold.table.history import FateOf, Replayed, Run
from sheepfold.table.messages import GuestMessage
from sheepfold.table.mood import Mood
from sheepfold.table.moves import Moves
from sheepfold.table.newcomers import Newcomer, Newcomers
from sheepfold.table.presence import Presence
from sheepfold.table.rematches import Rematches
from sheepfold.table.rows import ChatRow, LogRow, TableChange
from sheepfold.table.seats import Seats
from sheepfold.table.sleep import Sleep
from sheepfold.table.standins import StandIns
from sheepfold.table.status import Status
from sheepfold.table.summary import Pending
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
        numbers = count(time.at)  # of proposals: none comes again when the table is read again
        self.votes = votes = Votes(context, numbers)
        self.chat = Chat(context, chat)
        self.hints = Hints(context)
        self.moves = Moves(context, self.clocks, votes)
        self.undos = Undos(context, self.clocks, votes, self.moves)
        self.presence = Presence(context, self.clocks, self.chat)
        self.seats = seats = Seats(context, self.clocks, self.moves, self.presence)
        self.standins = StandIns(context, votes, seats)
        self.wishes = Votes(context, numbers)  # what newcomers ask for
        self.newcomers = Newcomers(context, self.wishes, seats)
        self.endings = Endings(context, votes)
        self.rematches = Rematches(context)
        self.mood = Mood(context)
        self.animals = Animals(context)
        self.status = Status(context, self.clocks, self.presence, self.undos)
        self.outbox = context.outbox  # what is to be done, in order; the host takes it out
        context.connect(self.clocks.stop, partial(pending, self))
        seats.follow(votes.seats_changed, self.wishes.seats_changed, self.standins.seats_changed)
        seats.follow(self.rematches.look, self.mood.seats_changed)
        self.presence.connect(partial(came, self), self.rematches.look)
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

    def replay(self, late: int = 0) -> tuple[Run, Iterator[Replayed]]:
        """The game once more, up to so many rounds ago: a run of its own, and what leads it on, step by step."""
        run = self.context.fresh_run()
        rows = history.standing(self.context.log.rows)
        return run, history.replayed(run, rows[: rounds_ago(rows, len(self.config.occupants), late)])

    # --- guests

    def attach(self, guest: Guest, since: int, head: str = "") -> None:
        """A guest sits down, or looks on, and is told everything they may know; `since` is the last step they know of, `head` the
        receipt they have for it."""
        self.presence.attach(guest, since, head)

    def detach(self, *guests: Guest) -> None:
        """They have gone, all at once."""
        self.presence.detach(*guests)

    def receive(self, guest: Guest, message: GuestMessage) -> None:
        """A message of a guest who is attached."""
        context = self.context
        if context.gone:
            return
        if context.busy or context.inbox:
            return context.enqueue(partial(judge, self, guest, message))
        try:
            judge(self, guest, message)
        except Exception as error:
            context.freeze(error)

    def send_away(self, seat: int | None, person: str, reason: str) -> None:
        """Close the sockets of a person at a seat (None: wherever)."""
        self.presence.send_away(seat, person, reason)

    def forget(self, person: str, names: Mapping[str, Sequence[str]] | None = None) -> None:
        """What this person said is not shown any more; nor are these names, but beside the lines of others who have them too;
        and what they asked for is not wanted any more."""
        self.chat.forget(person, names or {})
        self.newcomers.forget(person)

    # --- what else comes in

    def open(self) -> None:
        """It was stored or read: what follows from its config happens."""
        self.moves.opened()
        self.seats.changed()

    def change(self, action: Callable[[TableConfig], Any], ticket: Any) -> None:
        self.seats.change(action, ticket)

    def ask_to_join(self, newcomer: Newcomer, ticket: Any) -> None:
        """Somebody new would like a seat that was given up; the answer is a `Reception`."""
        self.newcomers.ask(newcomer, ticket)

    def stored(self, store: Store, failure: str = "") -> None:
        """What `store` asked for is stored, or was not; `failure` is why not."""
        self.context.stored(store, failure)

    def wake(self) -> None:
        """The time that was asked for has come: a clock is out, a bot is to sit down, or what could not be stored is tried
        again."""
        self.context.alarms.rang()
        self.moves.ring()
        self.standins.ring()
        self.rematches.ring()
        if self.config.may_begin:
            self.seats.changed()

    def chosen(self, seat: int, prompt: int, text: str) -> None:
        """What a quick bot plays for a seat whose time is out."""
        self.context.enqueue(partial(self.moves.fall_back, seat, prompt, text))

    def advised(self, guest: Guest, id: str, advice: Advice | Wait | None) -> None:
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
        self.presence.let_go(reason)
        self.seats.let_go()
        for votes in (self.votes, self.wishes):
            votes.let_go()


def opening(table: Table) -> list[TableChange]:
    """It is new, and nobody knows it: what is to be stored before it is opened."""
    return table.moves.opening()


def ask_again(table: Table, wish: tuple[str, bool], ticket: Any) -> None:
    """A person would like to play again, with the seats rotated or not; the answer is the next table, "" as long as there is none."""
    table.rematches.ask(*wish, ticket)


def again_failed(table: Table) -> None:
    """The next table could not be made."""
    table.rematches.failed()


def discard(table: Table, person: str, ticket: Any) -> None:
    """A person throws the game away, if nobody else has a seat there."""
    table.endings.discard(person, ticket)


def go_on(table: Table, before: Sleep | list[tuple[int, int]]) -> list[TableChange]:
    """A table was read that slept: its clocks ran on; or, if the server stopped meanwhile, seats had thought for so many
    milliseconds then. What is to be stored of that."""
    return table.clocks.go_on(before) if isinstance(before, Sleep) else table.clocks.take_used(before)


def pending(table: Table) -> Pending:
    """What is not decided yet."""
    wishes = table.mood.message()
    if not table.config.is_playing:
        return Pending(again=table.rematches.message(), wishes=wishes)
    return Pending(
        proposal=table.votes.proposal, joining=table.wishes.proposal, standins=table.standins.message(), wishes=wishes
    )


def came(table: Table, seat: int) -> None:
    """The person of a seat is here."""
    table.standins.back(seat)
    table.rematches.look()


def rounds_ago(rows: list[LogRow], seats: int, rounds: int) -> int:
    """How many rows there were so many rounds ago. A round is over when every seat has moved; one that never does again makes
    it a long one."""
    moved: set[int] = set()
    for number in range(len(rows), 0, -1):
        if rounds == 0:
            return number
        if rows[number - 1].kind in history.MOVES:
            moved.add(rows[number - 1].seat)
        if len(moved) == seats:
            moved, rounds = set(), rounds - 1
    return 0


def judge(table: Table, guest: Guest, message: GuestMessage) -> None:
    """Which part of the table a message is for."""
    if table.presence.is_gone(guest) or not table.presence.is_here(guest):
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
            (table.endings if message.what == "end" else table.standins).propose(guest, message)
        case around.Again():
            table.rematches.answer(guest, message)
        case around.React():
            table.mood.react(guest, message)
        case around.Be():
            table.animals.choose(guest, message)
        case around.Wish():
            table.mood.wish(guest, message)
        case messages.Vote():
            wish = table.wishes.proposal
            (table.wishes if wish is not None and message.number == wish.number else table.votes).vote(guest, message)
        case messages.Mute():
            table.chat.mute(guest, message)
        case messages.Away():
            table.seats.away(guest, message)
        case messages.Hello() | messages.Ping():
            table.context.refuse(guest, "", "hello-again")
