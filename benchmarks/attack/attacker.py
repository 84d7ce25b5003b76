"""The process that attacks: one attack by its name, then one line of JSON that says what was sent."""

from __future__ import annotations

import asyncio
import json
import sys

from benchmarks.attack.attacks import ATTACKS
from benchmarks.attack.target import Target


def main(words: list[str]) -> None:
    name, server, table, seconds, address, token = words
    target = Target(server=server, table=table, seconds=float(seconds), address=address, token=token)
    asyncio.run(attack(name, target))
    print(json.dumps({"bytes": target.sent, "thrown_out": target.thrown_out}))


async def attack(name: str, target: Target) -> None:
    try:
        async with asyncio.timeout(target.seconds + 5):
            await ATTACKS[name](target)
    except TimeoutError:
        return  # the server takes nothing any more: the player there measures that


if __name__ == "__main__":
    main(sys.argv[1:])
