"""The bots of this server: they come to tables, and think for seats whose time is out and for players who ask for a hint."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from sheepfold.server.tables.host import TableHost
from sheepfold.server.thinkers.bots import BotGuest
from sheepfold.server.thinkers.pool import Thinkers
from sheepfold.server.thinkers.work import advise, choose
from sheepfold.table.config import QUICK
from sheepfold.table.effects import Advice, Advise, Choose
from sheepfold.table.messages import Message

log = logging.getLogger("sheepfold.bots")
Advised = Callable[[Advice | None], None]


class BotHost:
    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    def close(self) -> None:
        self.thinkers.close()

    def sit_down(self, host: TableHost, seat: int, rung: str) -> None:
        host.attach(BotGuest(host, seat, rung, self.thinkers), host.table.n)

    def choose(self, wanted: Choose, done: Callable[[str], None]) -> None:
        failed = partial(self.choose_any, wanted.legal, done)
        self.thinkers.submit(choose, QUICK, wanted.view, wanted.legal, secrets.randbits(60), done=done, failed=failed)

    def choose_any(self, legal: list[str], done: Callable[[str], None], error: BaseException) -> None:
        log.warning("the quick bot failed: %s", error)
        done(legal[0])

    def advise(self, wanted: Advise, done: Advised) -> None:
        given = (wanted.view, wanted.legal, wanted.text, secrets.randbits(60))
        self.thinkers.submit(advise, *given, done=partial(self.advised, done), failed=partial(self.not_advised, done))

    def advised(self, done: Advised, found: tuple[str, dict[str, Any]]) -> None:
        move, why = found
        done(Advice(move, Message(why["id"], why["values"])))

    def not_advised(self, done: Advised, error: BaseException) -> None:
        log.warning("a hint failed: %s", error)
        done(None)
