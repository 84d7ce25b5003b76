"""A server under load that is killed again and again: every move somebody was told is stored must be there, once.

python -m tests.server.storm --kills 1000      the long version; the tests run a short one
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sheepfold import games
from sheepfold.client import Guest, Seat
from sheepfold.core.errors import BadInput, Refused
from tests.server.server_process import ServerProcess
from tests.server.stored import config_of, rows_of


@dataclass
class Storm:
    """What was acknowledged, and what went wrong."""

    server: ServerProcess
    rng: Random
    pace: float = 0.0  # seconds a seat waits before each move
    acknowledged: dict[tuple[str, int], tuple[str, str]] = field(default_factory=dict)  # (table, n) → (seat, text)
    receipts: dict[str, set[tuple[int, str]]] = field(default_factory=dict)  # by table: everything any guest was given
    refused: Counter[str] = field(default_factory=Counter)
    finished: int = 0
    stopping: bool = False

    async def blow(self, kills: int, tables: int) -> None:
        """Play at several tables of all games while the server is killed so many times."""
        names = games.names()
        players = [asyncio.create_task(self.keep_playing(names[number % len(names)])) for number in range(tables)]
        for number in range(kills):
            await self.some_moves(self.rng.randint(1, 60))
            await asyncio.sleep(self.rng.uniform(0.0, 0.05))
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
            failed = [task for task in players if task.done()]
            for task in failed:
                task.result()
        await asyncio.sleep(1.0)
        self.stopping = True
        await asyncio.gather(*players)

    async def some_moves(self, number: int) -> None:
        """Wait until so many more moves were made; not for ever."""
        wanted = len(self.acknowledged) + number
        end = time.monotonic() + 5
        while len(self.acknowledged) < wanted and time.monotonic() < end:
            await asyncio.sleep(0.005)

    async def keep_playing(self, name: str) -> None:
        """One table after the other, some with a bot of the server."""
        game = games.load(name)
        while not self.stopping:
            seats = self.rng.randint(*game.seats)
            try:
                guest = await asyncio.to_thread(Guest, self.server.address, "stormy", "", True)
                plan = [{"kind": "me"}] * (seats - 1) + [self.rng.choice([{"kind": "me"}, {"kind": "bot", "bot": "lamb"}])]
                table = await asyncio.to_thread(guest.open_table, name, plan)
                mine = [seat["seat"] for seat in table["seats"] if seat["kind"] == "person"]
                await asyncio.gather(*(self.sit(guest, table["id"], letter) for letter in mine))
            except OSError:
                await asyncio.sleep(0.1)  # the server is down

    async def sit(self, guest: Guest, table: str, letter: str) -> None:
        async with guest.sit(table, letter) as seat:
            given = self.receipts.setdefault(table, set())
            given |= seat.mirror.receipts
            seat.mirror.receipts = given  # all who sit here put theirs together
            while not seat.over and not self.stopping and not seat.closed:
                if seat.mirror.legal:
                    await self.move(seat, table, letter)
                else:
                    await asyncio.wait([asyncio.create_task(seat.changed())], timeout=0.5)
            assert self.stopping or seat.over, f"seat {letter} was closed: {seat.closed}"
            self.finished += seat.over

    async def move(self, seat: Seat, table: str, letter: str) -> None:
        await asyncio.sleep(self.pace)
        if not seat.mirror.legal:
            return  # a vote or the clock was quicker
        text = self.rng.choice(seat.mirror.legal)
        prompt = seat.mirror.prompt
        try:
            n = await asyncio.wait_for(seat.do(text), 60)
        except Refused as no:
            self.refused[no.message.id] += 1
            return
        key = (table, n)
        assert key not in self.acknowledged, f"event {n} of {table} was acknowledged twice"
        self.acknowledged[key] = (letter, text)
        while seat.mirror.prompt == prompt and seat.mirror.legal and not seat.closed and not self.stopping:
            await asyncio.wait([asyncio.create_task(seat.changed())], timeout=0.5)

    def check(self) -> None:
        """Nothing acknowledged is missing or different, nothing is doubled, and every log leads somewhere."""
        with sqlite3.connect(f"file:{self.server.database}?mode=ro", uri=True) as connection:
            rows = connection.execute("SELECT table_id, n, seat, text, id, kind FROM log").fetchall()
        stored = {(table, n): ("ABCDEF"[seat], text) for table, n, seat, text, id, kind in rows if kind == "move"}
        for key, move in self.acknowledged.items():
            assert stored.get(key) == move, f"{key}: acknowledged {move}, stored {stored.get(key)}"
        ids = Counter((table, seat, id) for table, n, seat, text, id, kind in rows if id)
        assert [key for key, times in ids.items() if times > 1] == []
        assert self.check_receipts() >= len(self.acknowledged)
        unknown = set(self.refused) - {"refused-question-gone"}
        assert unknown <= {"refused-game-over"}, self.refused
        host = Guest(self.server.address, "reader")
        for table in {table for table, n in self.acknowledged}:
            assert host.ask("GET", f"/api/tables/{table}")["state"] in ("playing", "over")

    def check_receipts(self) -> int:
        """Every receipt is in the chain of its table; how many there are."""
        for table, given in self.receipts.items():
            heads = config_of(self.server, table).seal().chain().heads(rows_of(self.server, table))
            wrong = [n for n, head in sorted(given) if n >= len(heads) or heads[n] != head]
            assert not wrong, f"receipts {wrong[:9]} of {table} are not in its chain of {len(heads)} steps"
        return sum(map(len, self.receipts.values()))


async def storm(folder: Path, kills: int, tables: int, seed: int) -> Storm:
    with ServerProcess(folder) as server:
        found = Storm(server, Random(seed))
        await found.blow(kills, tables)
        found.check()
        assert "frozen" not in server.said()
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = asyncio.run(storm(Path(folder), given.kills, given.tables, given.seed))
        except (AssertionError, BadInput) as error:
            print(f"storm: BROKEN: {error}")
            return 1
    spent = time.monotonic() - start
    print(
        f"storm: {given.kills} kills, {len(found.acknowledged)} acknowledged moves, {found.finished} seats saw their game end, "
        f"{sum(map(len, found.receipts.values()))} receipts, {spent:.0f} s: nothing lost, nothing doubled, every receipt in its chain"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
