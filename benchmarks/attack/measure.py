"""A person who plays on, and the server's memory, before, during and after an attack."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field

from sheepfold.client import Guest, Seat
from sheepfold.core.errors import BadInput
from tests.server.server_process import ROOT, ServerProcess

MOVE_MS, BOT_MS, GROWTH_MB = 250.0, 3000.0, 64.0  # the goals
THINKS = 0.05  # seconds a person takes before each move
GAME, LONG = "bauernschlau", {"championship": "12"}
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "lamb"}]
QUIET = 2.0  # seconds of play before the attack, and for which memory may settle after it


@dataclass(kw_only=True)
class Measured:
    """What one attack did to the others."""

    name: str
    moves: list[float] = field(default_factory=list)  # milliseconds
    answers: list[float] = field(default_factory=list)  # of the bot
    before: float = 0.0  # MB
    most: float = 0.0
    after: float = 0.0
    sent: float = 0.0  # MB, by the attacker
    thrown_out: int = 0  # connections of the attacker that the server ended or refused
    log: str = ""  # of the server, if there is a traceback in it

    def failures(self) -> list[str]:
        """The goals that were missed."""
        found = {
            "no moves": not self.moves,
            "no bot answers": not self.answers,
            "slow moves": share(self.moves, 0.99) > MOVE_MS,
            "slow bot": max(self.answers, default=0.0) > BOT_MS,
            "memory": self.most - self.before > GROWTH_MB or self.after - self.before > GROWTH_MB,
            "traceback": bool(self.log),
        }
        return [what for what, is_so in found.items() if is_so]

    def cells(self) -> tuple[str, ...]:
        times = (share(self.moves, 0.5), share(self.moves, 0.99), max(self.moves, default=0.0), share(self.answers, 0.99))
        sizes = (self.before, self.most, self.after, self.sent)
        verdict = ", ".join(self.failures()) or "held"
        return (
            *(self.name, str(len(self.moves))),
            *(f"{time:.1f}" for time in times),
            *(f"{size:.0f}" for size in sizes),
            *(str(self.thrown_out), verdict),
        )


def share(values: list[float], part: float) -> float:
    """The value that this part of them does not exceed; 0 of none."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


async def measure(server: ServerProcess, name: str, seconds: float, address: str) -> Measured:
    """Play, have the server attacked from an address, play on."""
    found = Measured(name=name)
    player = Player(Guest(server.address, "Ada"))
    attacker = Guest(server.address, "Eve")
    table = attacker.open_table(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    playing = asyncio.create_task(player.play())
    watching = asyncio.create_task(watch_memory(server, found))
    try:
        await asyncio.sleep(QUIET)
        player.moves.clear()
        player.answers.clear()
        found.before = found.most = server.memory() / 1e6
        sent = await attack(name, server.address, table, seconds, address, attacker.token)
        found.sent, found.thrown_out = sent["bytes"] / 1e6, sent["thrown_out"]
        await asyncio.sleep(QUIET)
        found.after = server.memory() / 1e6
        found.moves, found.answers = player.measured()
    finally:
        playing.cancel()
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    return found


async def attack(name: str, server: str, table: str, seconds: float, address: str, token: str) -> dict[str, int]:
    """The attack, in a process of its own; what it sent."""
    words = ["-m", "benchmarks.attack.attacker", name, server, table, str(seconds), address, token]
    process = await asyncio.create_subprocess_exec(sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    try:
        out, _ = await asyncio.wait_for(process.communicate(), seconds + 60)
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode:
        raise AssertionError(f"the attacker failed: {process.returncode}")
    told: dict[str, int] = json.loads(out.splitlines()[-1])
    return told


async def watch_memory(server: ServerProcess, found: Measured) -> None:
    while True:
        await asyncio.sleep(0.05)
        found.most = max(found.most, server.memory() / 1e6)


class Player:
    """Somebody who plays one game after the other against a Lamb bot, and looks at the clock."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.moves: list[float] = []
        self.answers: list[float] = []
        self.waiting = 0.0  # since when: for a move to be stored, or for the bot
        self.for_bot = False

    def measured(self) -> tuple[list[float], list[float]]:
        """Moves and answers; what is still being waited for counts as long as it has lasted."""
        lasted = [(time.perf_counter() - self.waiting) * 1000] if self.waiting else []
        return self.moves + ([] if self.for_bot else lasted), self.answers + (lasted if self.for_bot else [])

    async def play(self) -> None:
        while True:
            try:
                table = await asyncio.to_thread(self.guest.open_table, GAME, SEATS, options=LONG)
                async with self.guest.sit(table["id"], "A") as seat:
                    while not seat.over and not seat.closed:
                        await self.turn(seat)
            except BadInput:  # the address has asked too much, and not through us; those who sit play on
                self.waiting = 0.0
                await asyncio.sleep(1)

    async def turn(self, seat: Seat) -> None:
        """Wait for the bot, if it is its turn, then move."""
        while not seat.mirror.legal and not seat.over and not seat.closed:
            await seat.changed()
        if self.for_bot:
            self.answers.append(self.stop())
        if seat.over or seat.closed:
            return
        await asyncio.sleep(THINKS)
        text = seat.mirror.legal[0]
        self.start(for_bot=False)
        n = await seat.do(text)
        self.moves.append(self.stop())
        while seat.mirror.n < n:
            await seat.changed()
        if not seat.mirror.legal and not seat.over:
            self.start(for_bot=True)

    def start(self, for_bot: bool) -> None:
        self.waiting, self.for_bot = time.perf_counter(), for_bot

    def stop(self) -> float:
        """Milliseconds since the start."""
        lasted = (time.perf_counter() - self.waiting) * 1000
        self.waiting, self.for_bot = 0.0, False
        return lasted
