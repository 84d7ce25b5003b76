"""A bot at a seat: hears the same messages as any guest, answers the same way, and thinks elsewhere."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from sheepfold.server.tables.host import TableHost
from sheepfold.server.thinkers.work import choose
from sheepfold.table import messages
from sheepfold.table.clocks import AGAIN_SECONDS
from sheepfold.table.config import QUICK, TableConfig
from sheepfold.table.mirror import Mirror, decode_from_server

log = logging.getLogger("sheepfold.bots")


class Thinking(Protocol):
    """Where bots have their thoughts worked out."""

    loop: asyncio.AbstractEventLoop

    def submit(
        self, person: str, work: Any, *given: Any, done: Callable[[Any], None], failed: Callable[[BaseException], None]
    ) -> None:
        """Have `work(*given)` worked out at this person's expense; `done` or `failed` is called on the event loop, once."""

    def wait(self, person: str) -> float:
        """Seconds until bots think for this person again; 0: they do."""

    def close(self) -> None:
        """Nobody thinks any more."""


class BotGuest:
    """A bot of a rung at a seat."""

    person = ""
    is_bot = True
    farewell: asyncio.Task[None] | None = None

    def __init__(self, host: TableHost, seat: int, rung: str, scheduler: Thinking) -> None:
        self.host = host
        self.seat: int | None = seat
        self.rung = rung
        self.scheduler = scheduler
        self.mirror = Mirror()
        self.parted = False
        self.answered = -1  # the prompt it thinks about or has answered

    def deliver(self, data: bytes, can_wait: bool = False) -> None:
        message = decode_from_server(data)
        self.mirror.apply(message)
        if isinstance(message, messages.RefusedMove):
            self.scheduler.loop.call_later(AGAIN_SECONDS, self.reconsider, self.answered)
        self.consider()

    def reconsider(self, refused: int) -> None:
        """Its answer could not be stored: after a while, if it is still asked, it thinks again."""
        if self.answered == refused:
            self.answered = -1
        self.consider()

    def consider(self) -> None:
        if self.mirror.legal and self.mirror.prompt != self.answered and not self.parted:
            self.answered = self.mirror.prompt
            self.think(self.rung, self.mirror.prompt)

    def think(self, name: str, prompt: int) -> None:
        view, legal = self.mirror.view, self.mirror.legal
        done, failed = partial(self.answer, prompt), partial(self.failed, name, prompt)
        given = (name, view, legal, secrets.randbits(60))
        self.scheduler.submit(payer_of(self.host.config), choose, *given, done=done, failed=failed)

    def answer(self, prompt: int, text: str) -> None:
        if not self.parted:
            self.host.receive(self, messages.Do(secrets.token_hex(8), prompt, text))

    def failed(self, name: str, prompt: int, error: BaseException) -> None:
        """A bot that breaks is retried once as the quick one; then any legal move does."""
        log.warning("bot %s failed at a table of %s: %s", name, self.host.config.game, error)
        if self.parted or prompt != self.mirror.prompt:
            return
        if name != QUICK:
            self.think(QUICK, prompt)
        else:
            self.answer(prompt, self.mirror.legal[0])

    def part(self, reason: str) -> None:
        self.parted = True


def payer_of(config: TableConfig) -> str:
    """The person at whose expense the bots of a table think; "" if nobody is left there."""
    return config.owner or next((occupant.person for occupant in config.occupants if occupant.person), "")
