"""Thoughts on their way to the second worker and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from msgspec import UNSET

from sheepfold.core.errors import BadInput
from sheepfold.core.message import from_data
from sheepfold.offline.mind import NAMES, Found, Thought, decode_found, encode
from sheepfold.offline.page import Page


class Wanted(NamedTuple):
    """Who waits for a thought."""

    done: Callable[[Any], None]
    failed: Callable[[BaseException], None]


class Thinkers:
    """One worker that thinks, one thought after the other; there is only one player here."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loop = asyncio.get_running_loop()
        self.ids = count(1)
        self.waiting: dict[int, Wanted] = {}

    def wait(self, person: str) -> float:
        return 0.0

    def submit(
        self, person: str, work: Any, *given: Any, done: Callable[[Any], None], failed: Callable[[BaseException], None]
    ) -> None:
        id = next(self.ids)
        self.waiting[id] = Wanted(done, failed)
        self.page.think(encode(Thought(id=id, work=NAMES[work], given=list(given))).decode())

    async def run(self, work: Any, *given: Any) -> Any:
        """What `work(*given)` gives; what it raises is raised here."""
        answer: asyncio.Future[Any] = self.loop.create_future()
        self.submit("", work, *given, done=answer.set_result, failed=answer.set_exception)
        return await answer

    def thought(self, text: str) -> None:
        """The worker has found something."""
        found = decode_found(text)
        wanted = self.waiting.pop(found.id, None)
        if wanted is None:
            return
        error = error_of(found)
        if error is not None:
            wanted.failed(error)
        else:
            wanted.done(found.found if found.text is UNSET else found.text.encode())

    def forgot(self) -> None:
        """The worker broke, with everything it was to think about."""
        waiting, self.waiting = self.waiting, {}
        for wanted in waiting.values():
            wanted.failed(RuntimeError("the worker that thinks broke"))

    def close(self) -> None:
        self.waiting.clear()


def error_of(found: Found) -> BaseException | None:
    if found.bad is not UNSET:
        return BadInput(from_data(found.bad))
    return RuntimeError(found.failed) if found.failed else None
