"""What costs a worker seconds and is the same for everybody who asks: worked out once, remembered for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Remembered:
    """Answers by key: those who ask while one is worked out wait for it; failures are forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.answers: dict[str, asyncio.Future[bytes]] = {}

    @property
    def under_way(self) -> int:
        return sum(not answer.done() for answer in self.answers.values())

    async def get(self, key: str, work: Callable[[], Awaitable[bytes]]) -> bytes:
        if key not in self.answers:
            self.answers[key] = asyncio.ensure_future(work())
            self.answers[key].add_done_callback(lambda answer: self.settle(key, answer))
        return await asyncio.shield(self.answers[key])  # one who goes does not take it from the others

    def settle(self, key: str, answer: asyncio.Future[bytes]) -> None:
        if answer.cancelled() or answer.exception() is not None:
            del self.answers[key]
        while len(self.answers) > self.most:
            del self.answers[next(iter(self.answers))]
