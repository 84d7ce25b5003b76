"""A table with its I/O: hands it what comes in, and does what it wants done, in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from sheepfold.core.game import Game
from sheepfold.server.store.rows import Change, SaveTable, TableRow
from sheepfold.server.store.store import Store, StoreError
from sheepfold.table import effects, messages
from sheepfold.table.config import TableConfig, encode_config
from sheepfold.table.context import Time
from sheepfold.table.rows import Append, ChatRow, LogRow, SaveConfig, TableChange
from sheepfold.table.table import Table

log = logging.getLogger("sheepfold.table")
T = TypeVar("T")
TIME = Time(time.monotonic, time.time)


class Guest(effects.Guest, Protocol):
    """Somebody connected to a table: a socket, a socket at another server, or a bot."""

    farewell: asyncio.Task[None] | None  # the closing of the line, under way

    def deliver(self, data: bytes, can_wait: bool = False) -> None:
        """A message, encoded: at once, or in a moment if it can wait. Holds nobody up; a guest who cannot keep up is let go."""

    def part(self, reason: str) -> None:
        """Say bye and close."""


class Bots(Protocol):
    """The bots of this server."""

    def sit_down(self, host: TableHost, seat: int, rung: str) -> None:
        """A bot of this rung comes to a table."""

    def choose(self, host: TableHost, wanted: effects.Choose, done: Callable[[str], None]) -> None:
        """Have a quick bot choose."""

    def advise(self, wanted: effects.Advise, done: Callable[[effects.Advice | effects.Wait | None], None]) -> None:
        """Work out a hint; None if none can be had, `Wait` if not now."""

    def close(self) -> None:
        """Nobody thinks any more."""


class Services(Protocol):
    """What a server does for its tables."""

    store: Store
    bots: Bots

    def count(self, what: str) -> None:
        """For the metrics."""

    def notify(self, config: TableConfig, seats: list[int], event: str) -> None:
        """Post `your move` or `come back` to the persons of these seats."""

    def start_again(self, host: TableHost, wanted: effects.StartAgain) -> None:
        """Make the table of the next game, and let this one point to it."""

    def discard(self, host: TableHost) -> None:
        """Delete the table."""

    def lost(self, host: TableHost) -> None:
        """The table is another server's, or nobody knows what was stored: let it go, so that it is read again."""


class TableHost:
    """One table of this server."""

    def __init__(self, game: Game, config: TableConfig, services: Services, rows: list[LogRow], chat: list[ChatRow]) -> None:
        self.services = services
        self.table = Table(game, config, rows, chat, TIME)
        self.moving_on = asyncio.Lock()  # held while the next table is made
        self.alarm: asyncio.TimerHandle | None = None
        self.going: list[Guest] = []
        self.running = False

    @property
    def id(self) -> str:
        return self.table.config.id

    @property
    def config(self) -> TableConfig:
        return self.table.config

    def guests(self) -> list[Guest]:
        found: list[Any] = self.table.status.guests()  # who came through `attach`
        return found

    # --- what comes in

    def attach(self, guest: Guest, since: int, head: str = "") -> None:
        self.table.attach(guest, since, head)
        self.run()

    def receive(self, guest: Guest, message: messages.GuestMessage) -> None:
        self.table.receive(guest, message)
        self.run()

    def detach(self, guest: Guest) -> None:
        """Those who go in one turn of the event loop, as everybody does when a game is over, go together: who stays is told once."""
        if not self.going:
            asyncio.get_running_loop().call_soon(see_off, self)
        self.going.append(guest)

    async def change(self, action: Callable[[TableConfig], T]) -> T:
        """Change the config: the action gets a draft; `RequestRefused` leaves all as it was. Answers once it is stored."""
        found: T = await self.promise(self.table.change, action)
        return found

    async def promise(self, what: Callable[[Any, Any], None], given: Any) -> Any:
        """Something that the table answers later."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        what(given, answer)
        self.run()
        return await answer

    def pause(self) -> list[TableChange]:
        """Stop its clocks; what is to be stored of that."""
        changes = self.table.pause()
        self.run()
        return changes

    def act(self, what: Callable[..., None], *given: Any) -> None:
        """Anything else that is done to the table, and what it wants done then."""
        what(*given)
        self.run()

    # --- what it wants done

    def run(self) -> None:
        """Do all of it in order; what is asked for meanwhile comes after it."""
        if self.running:
            return
        self.running = True
        try:
            outbox = self.table.outbox
            while outbox:
                effect = outbox.popleft()
                DOES[type(effect)](self, effect)
        finally:
            self.running = False

    def store(self, effect: effects.Store) -> None:
        changes = [change_of(change) for change in effect.changes]
        self.services.store.write(changes, partial(self.stored, effect))

    def stored(self, effect: effects.Store, error: StoreError | None) -> None:
        if error is not None:
            self.services.count("store_errors")
            if error.kind == "lost":
                return self.services.lost(self)
        self.act(self.table.stored, effect, "" if error is None else error.kind)

    def count(self, effect: effects.Count) -> None:
        self.services.count(effect.what)

    def set_alarm(self, effect: effects.Wake) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if effect.at is not None:
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(effect.at - TIME.now(), self.act, self.table.wake)

    def notify(self, effect: effects.Notify) -> None:
        self.services.notify(self.config, effect.seats, effect.event)

    def seat_bot(self, effect: effects.SeatBot) -> None:
        self.services.bots.sit_down(self, effect.seat, effect.rung)

    def choose(self, effect: effects.Choose) -> None:
        self.services.bots.choose(self, effect, partial(self.act, self.table.chosen, effect.seat, effect.prompt))

    def advise(self, effect: effects.Advise) -> None:
        self.services.bots.advise(effect, partial(self.act, self.table.advised, effect.guest, effect.id))


def see_off(host: TableHost) -> None:
    going, host.going = host.going, []
    host.act(host.table.detach, *going)


def tell(host: TableHost, effect: effects.Tell) -> None:
    data, can_wait = effect.data, effect.can_wait
    for guest in effect.to:
        guest.deliver(data, can_wait)


def start_again(host: TableHost, effect: effects.StartAgain) -> None:
    host.services.start_again(host, effect)


def discard(host: TableHost, effect: effects.Discard) -> None:
    host.services.discard(host)


def part(host: TableHost, effect: effects.Part) -> None:
    effect.guest.part(effect.reason)


def note_fault(host: TableHost, effect: effects.Fault) -> None:
    log.error("table %s is frozen", host.id[:6], exc_info=effect.error)


def answer(host: TableHost, effect: effects.Answer) -> None:
    if effect.ticket.done():  # nobody waits for it any more
        return
    if effect.refused is None:
        effect.ticket.set_result(effect.found)
    else:
        effect.ticket.set_exception(effect.refused)


def change_of(change: TableChange) -> Change:
    if type(change) is Append:  # as mostly
        return change
    return table_row(change.config) if isinstance(change, SaveConfig) else change


def new_rows(opening: list[TableChange]) -> list[Change]:
    """The same of a table that is new."""
    return [replace(row, is_new=True) if type(row) is SaveTable else row for row in map(change_of, opening)]


def table_row(config: TableConfig) -> SaveTable:
    """What is stored of a table beside its log."""
    row = TableRow(
        id=config.id,
        code=config.code if config.state == "open" else "",
        game=config.game,
        rules=config.rules,
        seats=len(config.occupants),
        state=config.state,
        public=config.public,
        made=config.made,
        changed=TIME.at,
        doc=encode_config(config),
    )
    held = {seat: occupant.person for seat, occupant in enumerate(config.occupants) if occupant.person}
    return SaveTable(row, held, sorted({*held.values(), *config.named}))


DOES: dict[type[effects.Effect], Callable[[TableHost, Any], None]] = {
    effects.Tell: tell,
    effects.Store: TableHost.store,
    effects.Count: TableHost.count,
    effects.Wake: TableHost.set_alarm,
    effects.Notify: TableHost.notify,
    effects.Part: part,
    effects.SeatBot: TableHost.seat_bot,
    effects.StartAgain: start_again,
    effects.Discard: discard,
    effects.Choose: TableHost.choose,
    effects.Advise: TableHost.advise,
    effects.Answer: answer,
    effects.Fault: note_fault,
}
