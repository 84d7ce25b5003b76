"""A bot as a guest: sits down at a table by its code and plays the longest word it is offered.

python examples/guests/bot.py http://127.0.0.1:8080 CODE
"""

from __future__ import annotations

import asyncio
import sys

from sheepfold.client import Guest


async def play(server: str, code: str) -> str:
    guest = Guest(server, "Longwool", entropy=True)
    table = guest.find(code)
    letter = guest.join(table)
    async with guest.sit(table, letter) as seat:
        async for asked in seat:  # every question to this seat: asked.view is what it may see
            await seat.do(max(asked.legal, key=len))
        view = seat.mirror.view
    return (
        f"seat {letter}, scores {view['scores']}, won by {' and '.join(view['winners']) or 'nobody'}" if view else seat.closed
    )


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2])))
