"""For tests that run on the event loop: wait until something is so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

SOON = 10.0  # seconds in which what must happen happens


def on_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(test(*given, **named))  # type: ignore[arg-type]

    return run


async def until(true: Callable[[], object], within: float = SOON) -> float:
    """Wait for something to be so; how long that took."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < within, "it did not happen"
        await asyncio.sleep(0.005)
    return time.monotonic() - began
