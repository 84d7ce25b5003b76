"""Every attack by its name: a function that does harm for as long as it is let, and says what it sent.

To add one, write a function here or in a module of its own and put it into `ATTACKS`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from benchmarks.attack import bots, lobby, raw
from benchmarks.attack.target import Target

Attack = Callable[[Target], Awaitable[None]]


async def flood_bots(target: Target) -> None:
    """From the player's own address, whatever the target says: the harder case."""
    await bots.flood(target.server, target.seconds)


async def fill_lobby(target: Target) -> None:
    await asyncio.to_thread(lobby.attack, target.server, target.seconds)


ATTACKS: dict[str, Attack] = {
    "pipeline": raw.pipeline,
    "pings": raw.pings,
    "continuations": raw.continuations,
    "bots": flood_bots,
    "lobby": fill_lobby,
}
