"""Every attack by its name: a function that does harm for as long as it is let, and says what it sent.

To add one, write a function here or in a module of its own and put it into `ATTACKS`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from benchmarks.attack import raw
from benchmarks.attack.target import Target

Attack = Callable[[Target], Awaitable[None]]

ATTACKS: dict[str, Attack] = {
    "pipeline": raw.pipeline,
    "pings": raw.pings,
    "continuations": raw.continuations,
}
