"""One person who keeps all bots of a server busy: as many tables of the strongest bots as they get, and a hint at every move.

python3 -m benchmarks.attack.bots http://127.0.0.1:8080 20
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress

from websockets.exceptions import WebSocketException

from sheepfold.client import Guest, Seat
from sheepfold.core.errors import BadInput, Refused

GAME, SEATS, RUNG = "bauernschlau", 4, "shepherd"  # half a second a thought; among more it does not search
MOST_TABLES = 60
PACE = 0.05  # seconds between two moves at a table, below the rate of one socket


def attack(address: str, seconds: float) -> None:
    """Attack the server at this address for so long, and leave."""
    asyncio.run(flood(address, seconds))


async def flood(address: str, seconds: float) -> None:
    end = time.monotonic() + seconds
    person = Guest(address, "Wolf")
    tables: list[asyncio.Task[None]] = []
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": RUNG}] * (SEATS - 1)]
    try:
        while time.monotonic() < end:
            if len(tables) < MOST_TABLES:
                with suppress(BadInput, OSError):  # too many for now
                    found = await asyncio.to_thread(person.open_table, GAME, seats)
                    tables.append(asyncio.create_task(play(person, found["id"])))
                    continue
            await asyncio.sleep(0.1)
    finally:
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)


async def play(person: Guest, table: str) -> None:
    """Ask and move at once, whenever asked."""
    with suppress(BadInput, OSError, WebSocketException):
        async with person.sit(table, "A") as seat:
            async for question in seat:
                await ask(seat)
                with suppress(Refused):
                    await seat.do(question.legal[0])
                await asyncio.sleep(PACE)


async def ask(seat: Seat) -> None:
    """For a hint, without waiting long for it."""
    with suppress(Refused, TimeoutError):
        async with asyncio.timeout(PACE):
            await seat.hint()


if __name__ == "__main__":
    attack(sys.argv[1], float(sys.argv[2]))
