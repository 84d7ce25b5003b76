"""The bots of this server: they come to tables, and think for seats whose time is out and for players who ask for a hint."""

from __future__ import annotations

import logging
import math
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from sheepfold.server.tables.host import TableHost
from sheepfold.server.thinkers.bots import BotGuest, Thinking, payer_of
from sheepfold.server.thinkers.work import advise, choose
from sheepfold.table.config import QUICK
from sheepfold.table.effects import Advice, Advise, Choose, Wait
from sheepfold.table.messages import Message

log = logging.getLogger("sheepfold.bots")
Advised = Callable[[Advice | Wait | None], None]
LONGEST_WAIT = 3600.0  # seconds that somebody is told to wait, where nothing better is known


class BotHost:
    def __init__(self, scheduler: Thinking) -> None:
        self.scheduler = scheduler

    def close(self) -> None:
        self.scheduler.close()

    def sit_down(self, host: TableHost, seat: int, rung: str) -> None:
        host.attach(BotGuest(host, seat, rung, self.scheduler), host.table.n)

    def choose(self, host: TableHost, wanted: Choose, done: Callable[[str], None]) -> None:
        failed = partial(self.choose_any, wanted.legal, done)
        given = (QUICK, wanted.view, wanted.legal, secrets.randbits(60))
        self.scheduler.submit(payer_of(host.config), choose, *given, done=done, failed=failed)

    def choose_any(self, legal: list[str], done: Callable[[str], None], error: BaseException) -> None:
        log.warning("the quick bot failed: %s", error)
        done(legal[0])

    def advise(self, wanted: Advise, done: Advised) -> None:
        person = wanted.guest.person
        wait = self.scheduler.wait(person)
        if wait > 0:
            return done(Wait(math.ceil(min(wait, LONGEST_WAIT))))
        given = (wanted.view, wanted.legal, wanted.text, secrets.randbits(60))
        answered, failed = partial(self.advised, done), partial(self.not_advised, done)
        self.scheduler.submit(person, advise, *given, done=answered, failed=failed)

    def advised(self, done: Advised, found: tuple[str, dict[str, Any]]) -> None:
        move, why = found
        done(Advice(move, Message(why["id"], why["values"])))

    def not_advised(self, done: Advised, error: BaseException) -> None:
        log.warning("a hint failed: %s", error)
        done(None)
