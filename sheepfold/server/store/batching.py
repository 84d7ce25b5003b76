"""Writes as they come from the event loop: gathered for one turn of it, handed over together, reported in order."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from sheepfold.server.store.groups import tell
from sheepfold.server.store.rows import Change
from sheepfold.server.store.store import Done, StoreError


class TakeCode(Struct):
    """A change that also finds something: it is filled in when it is made."""

    hash: bytes
    now: int
    found: tuple[str, int] | None = None


CROWD = 4  # writes in a group from which the next one waits for company
PATIENCE = 0.001  # seconds it waits

Work = tuple[Sequence[Change | TakeCode], Done]


class Batching(ABC):
    """The half of a store that writers see. Its loop is the one that runs at the first write."""

    def __init__(self, name: str) -> None:
        self._name = name  # for a write after the end
        self._closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._asked: list[Work] = []  # and not handed over yet
        self._figures = {"writes": 0, "groups": 0, "failures": 0}

    @abstractmethod
    def _take(self, works: list[Work]) -> None:
        """Make these, in order; `_report` what became of them."""

    def write(self, changes: Sequence[Change | TakeCode], done: Done) -> None:
        if not self._asked:
            if self._closed:
                raise StoreError("broken", f"{self._name} is closed")
            self._loop = self._loop or asyncio.get_running_loop()
            self._gather(self._loop)
        self._asked.append((changes, done))

    def _gather(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand over what is asked for from now on, together."""
        loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._asked:
            asked, self._asked = self._asked, []
            self._take(asked)

    async def save(self, *changes: Change) -> None:
        await self._asked_and_done(changes)

    async def take_code(self, hash: bytes, now: int) -> tuple[str, int] | None:
        taking = TakeCode(hash, now)
        await self._asked_and_done((taking,))
        return taking.found

    def _asked_and_done(self, changes: Sequence[Change | TakeCode]) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: StoreError | None) -> None:
            if future.done():  # nobody waits any more; the write was made or not all the same
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.write(changes, done)
        return future

    def _counted(self, errors: list[StoreError | None]) -> None:
        self._figures["groups"] += 1
        self._figures["writes"] += len(errors)
        self._figures["failures"] += len(errors) - errors.count(None)

    def _report(self, group: list[Work], errors: list[StoreError | None]) -> None:
        assert self._loop is not None
        tell(group, errors, partial(failed, self._loop))


def failed(loop: asyncio.AbstractEventLoop, mistake: Exception) -> None:
    loop.call_exception_handler({"message": "what followed a write failed", "exception": mistake})


class Grouping(Batching):
    """One group at a time: what is asked for while it is written goes into the next one."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._writing = False
        self._crowded = False  # the last group was large

    @abstractmethod
    def _begin(self, group: list[Work]) -> None:
        """Write these; `_report` what became of them."""

    def _gather(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._writing:
            return  # its report begins the next one
        if self._crowded:
            # Many write: a moment's patience, and more of them share the price of one commit.
            loop.call_later(PATIENCE, self._hand_over)
        else:
            loop.call_soon(self._hand_over)

    def _take(self, works: list[Work]) -> None:
        self._writing = True
        self._crowded = len(works) >= CROWD
        self._begin(works)

    def _report(self, group: list[Work], errors: list[StoreError | None]) -> None:
        self._writing = False
        if self._asked:
            assert self._loop is not None
            self._gather(self._loop)
        super()._report(group, errors)
