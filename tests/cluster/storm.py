"""A cluster in a storm: guests of all games play on while its parts die, hang, are cut off and come back, and nothing may be lost.

python -m tests.cluster.storm --minutes 60 --seed 1      the long version; the tests run a short one
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import msgspec
import psycopg

from tests.cluster import audit
from tests.cluster.book import Book, Made
from tests.cluster.cluster import Cluster
from tests.cluster.disasters import SURVIVABLE, Disaster, forecast, happen
from tests.cluster.players import Round, Ways
from tests.server.stored import config_of, rows_of

STUCK = 20.0  # seconds in a cluster that is whole until a table that stands still is stuck: 5 and room for a busy machine
OPENING = 15.0  # seconds more for a table that is being opened and joined
TAKEN_OVER = 5.0  # seconds after which the others must have what a dead server had
REPAIRED = 60.0  # seconds in which a cluster becomes whole by itself; it takes one to six
CALM = (1.0, 4.0)  # seconds between two disasters, once every table has moved on
LATELY = 15  # lines of what happened that are kept with a violation


@dataclass
class Violation:
    at: float  # seconds since the start
    kind: str
    text: str
    lately: list[str]


@dataclass
class Storm:
    """The whole of it: who plays, what happened, what must not have."""

    cluster: Cluster
    seed: int
    tables: int = 10
    say: bool = False
    start: float = field(default_factory=time.monotonic)
    violations: list[Violation] = field(default_factory=list)
    happened: list[str] = field(default_factory=list)
    disasters: Counter[str] = field(default_factory=Counter)
    silences: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    moves: dict[tuple[str, int], Made] = field(default_factory=dict)
    lines: dict[str, str] = field(default_factory=dict)
    resent: dict[str, float] = field(default_factory=dict)
    refusals: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    figures: dict[str, int] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    unread: asyncio.Queue[Book] = field(default_factory=asyncio.Queue)
    ending: bool = False
    whole: float = field(default_factory=time.monotonic)  # since when nothing is broken; 0: something is

    def note(self, text: str) -> None:
        self.happened.append(f"{time.monotonic() - self.start:.1f} s: {text}")
        if self.say:
            print(self.happened[-1], flush=True)

    def blame(self, kind: str, text: str) -> None:
        self.violations.append(Violation(round(time.monotonic() - self.start, 2), kind, text, self.happened[-LATELY:]))
        if not self.say:
            print(f"{time.monotonic() - self.start:.1f} s: VIOLATION {kind}: {text}", flush=True)
        self.note(f"VIOLATION {kind}: {text}")

    def stop(self) -> None:
        """No further disaster: repair what is broken, and look at everything."""
        self.ending = True

    # --- from beginning to end

    async def rage(self, seconds: float) -> None:
        """Play for so long, with one disaster after the other."""
        await self.play_through(self.strike_on(forecast(Random(self.seed), self.cluster), seconds))

    async def play_through(self, what: Coroutine[Any, Any, None]) -> None:
        """Play while something happens; then look at everything."""
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(64))
        audit.call_witness(self.cluster)
        ways = Ways(self.cluster.address, [server.address for server in self.cluster.servers])
        self.rounds = [Round(number, self.seed, ways, self.blame, number % 3 == 0) for number in range(self.tables)]
        playing = [asyncio.create_task(one.play_on(self.unread.put_nowait)) for one in self.rounds]
        watching = asyncio.create_task(self.watch())
        reading = asyncio.create_task(self.read_on())
        await self.all_begin()
        happening = asyncio.create_task(what)
        looking = [watching, reading]
        await asyncio.wait([happening, *playing, *looking], return_when=asyncio.FIRST_COMPLETED)
        self.ending = True
        await happening
        for task in looking:
            if task.done():
                task.result()  # nothing that was not looked at counts
        await self.end(playing)
        for task in looking:
            task.cancel()
        for task in playing:
            if task.done() and not task.cancelled():
                task.result()

    async def strike_on(self, plan: Iterable[list[Disaster]], seconds: float = math.inf) -> None:
        """One disaster after the other, for so long."""
        for hits in plan:
            if self.ending or time.monotonic() - self.start > seconds:
                break
            await self.strike(hits)

    async def end(self, playing: list[asyncio.Task[None]]) -> None:
        """Let everybody get up, and look at every table once more."""
        self.note("the storm is over")
        self.whole = 0.0  # nobody need move on any more
        for one in self.rounds:
            one.stopping = True
        _, late = await asyncio.wait(playing, timeout=STUCK)
        for task in late:
            self.blame("stuck", "somebody does not get up from the table")
            task.cancel()
        await self.unread.join()
        if not self.cluster.is_alive():
            self.blame("dead", "a part of the cluster has ended by itself")
        await asyncio.to_thread(audit.check_workers, self.cluster, self.blame, STUCK)
        self.figures |= audit.check_all(self.cluster, self.moves, self.blame)
        self.figures |= audit.check_lines(self.cluster, self.lines, self.resent, self.blame)
        self.figures["stored_unheard"] = audit.stored_unheard(self.cluster, self.resent)
        audit.check_logs(self.cluster, self.blame)

    # --- disasters

    async def strike(self, hits: list[Disaster]) -> None:
        """Let these happen, wait until the cluster is whole and every table has moved on, and some more."""
        begun = time.monotonic()
        owners = await asyncio.to_thread(self.cluster.owners)
        # What can do without the part that is struck must do so before it is repaired.
        self.whole = begun + TAKEN_OVER if all(hit.kind in SURVIVABLE for hit in hits) else 0.0
        for hit in hits:
            self.disasters[hit.kind] += 1
            self.note(str(hit))
        await asyncio.gather(*(asyncio.to_thread(happen, self.cluster, hit) for hit in hits))
        end = time.monotonic() + REPAIRED
        while not await asyncio.to_thread(self.cluster.is_whole):
            if time.monotonic() > end:
                self.blame("stuck", f"the cluster is not whole {REPAIRED:.0f} s after all was repaired")
                self.ending = True
                return
            await asyncio.sleep(0.1)
        self.whole = time.monotonic()
        self.note("the cluster is whole")
        books = await self.all_move_on(self.whole)
        now = time.monotonic()
        struck = [self.cluster.servers[n] for hit in hits for n in hit.servers]
        everywhere = any(not hit.servers for hit in hits)
        for book in books:
            if book.clock.kind != "move" and (everywhere or owners.get(book.table) in struck):
                self.silences[" + ".join(sorted(hit.kind for hit in hits))].append(book.longest_silence(begun, now))
        await asyncio.sleep(Random(f"{self.seed} {len(self.happened)}").uniform(*CALM))

    def playing(self) -> list[Book]:
        return [one.book for one in self.rounds if one.book is not None and not one.book.over]

    async def all_begin(self) -> None:
        """Wait until there is a game at every place; not for ever."""
        end = time.monotonic() + STUCK + OPENING
        while time.monotonic() < end and not all(one.book and one.book.progress for one in self.rounds):
            await asyncio.sleep(0.05)

    async def all_move_on(self, since: float) -> list[Book]:
        """Wait until every place has gone on: something has happened at its table, all its guests have heard what any of them had,
        and what they had asked is answered; or it has another table. The tables that are played. Not for ever."""
        asked = [(one, one.book, one.book.n if one.book else -1) for one in self.rounds]
        end = since + STUCK + OPENING + 1
        while time.monotonic() < end and not all(moved_on(*what, since) for what in asked):
            await asyncio.sleep(0.05)
        return [book for _, book, _ in asked if book is not None and not book.over]

    async def watch(self) -> None:
        """A guest who stands still in a cluster that is whole, or waits for an answer, is stuck."""
        blamed: set[tuple[str, float]] = set()
        while True:
            await asyncio.sleep(0.5)
            if not self.whole:
                continue
            now = time.monotonic()
            for one in self.rounds:
                for key, text, since, most in self.waits(one):
                    if now - max(since, self.whole) > most and (key, self.whole) not in blamed:
                        blamed.add((key, self.whole))
                        try:
                            owner = await asyncio.to_thread(self.owner_of, one)
                        except psycopg.Error as error:
                            owner = f"who has it cannot be read: {error}"
                        self.blame("stuck", f"{text} for {now - max(since, self.whole):.0f} s while nothing is broken; {owner}")

    def owner_of(self, one: Round) -> str:
        book = one.book  # others go on meanwhile: it may be the next table's, or none, a moment later
        server = None if book is None else self.cluster.owners().get(book.table)
        return f"{server.name} has it" if server else "nobody has it"

    def waits(self, one: Round) -> Iterable[tuple[str, str, float, float]]:
        book = one.book
        if book is None:
            yield str(one.number), f"round {one.number} gets no table", one.since, STUCK + OPENING
            return
        last = book.progress[-1] if book.progress else book.opened
        if book.over:
            yield f"end of {book.table}", f"{book.name} is over, but not everybody gets up ({one.state()})", last, STUCK
        else:
            yield book.table, f"{book.name} stands still after event {book.n} ({one.state()})", last, STUCK
        for id, since in book.unanswered.items():
            yield id, f"{book.name}: message {id} is not answered", since, STUCK
        for chair in one.chairs:
            reader = chair.reader  # cancelled: the guest is getting up
            if reader is not None and reader.done() and not reader.cancelled() and not chair.closed:
                yield f"{chair.who} {book.table}", f"{book.name}: nobody reads what {chair.who} is told", 0.0, 0.0
            elif chair.mirror.n < book.n and not chair.closed:
                since = next((at for at in book.progress if at > chair.heard), last)
                text = f"{book.name}: {chair.who} has heard of event {chair.mirror.n}, others of {book.n} ({chair.state()})"
                yield f"{chair.who} {book.table}", text, since, STUCK

    # --- what was said against what is there

    async def read_on(self) -> None:
        """Look at each table that was left, as soon as the database can be read."""
        while True:
            book = await self.unread.get()
            self.games[book.game] += book.over
            self.moves |= {(book.table, n): made for n, made in book.moves.items()}
            self.lines |= book.lines
            self.resent |= book.resent
            self.refusals += book.reasons
            while True:
                try:
                    await asyncio.to_thread(self.check, book)
                    break
                except psycopg.OperationalError:
                    await asyncio.sleep(0.5)
                except Exception as error:  # the table is not there, say, or cannot be read
                    self.blame("check", f"{book.name} cannot be looked at: {error!r}")
                    break
            self.unread.task_done()

    def check(self, book: Book) -> None:
        rows, before = rows_of(self.cluster, book.table), len(self.violations)
        audit.check_table(book, config_of(self.cluster, book.table), rows)
        if len(self.violations) > before:
            (self.cluster.folder / f"{book.table}.json").write_bytes(msgspec.json.format(msgspec.json.encode(rows)))

    # --- what is told of it

    def acknowledged(self) -> int:
        return len(self.moves) + sum(len(one.book.moves) for one in self.rounds if one.book is not None)

    def line(self) -> str:
        kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(self.disasters.items()))
        spent = time.monotonic() - self.start
        return (
            f"{spent:.0f} s: {self.acknowledged()} moves, {self.games.total()} games finished, "
            f"{self.disasters.total()} disasters ({kinds}), {len(self.violations)} violations"
        )

    def summary(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "seconds": round(time.monotonic() - self.start, 1),
            "servers": len(self.cluster.servers),
            "workers": len(self.cluster.workers),
            "tables_at_once": self.tables,
            "moves": self.acknowledged(),
            "games": dict(self.games),
            "lines": len(self.lines),
            "refusals": dict(self.refusals.most_common()),
            "disasters": dict(sorted(self.disasters.items())),
            "silence": {kind: spread(found) for kind, found in sorted(self.silences.items())},
            **self.figures,
            "violations": [asdict(found) for found in self.violations],
        }


def moved_on(one: Round, book: Book | None, n: int, since: float) -> bool:
    if book is None or one.book is not book:
        return one.book is not None or one.since > since
    happened = book.over or bool(book.progress and book.progress[-1] > since)
    return happened and all(chair.mirror.n >= n for chair in one.chairs) and all(at > since for at in book.unanswered.values())


def spread(found: list[float]) -> dict[str, float]:
    """How long tables stood still in such a disaster, in seconds."""
    cuts = quantiles(found, n=20, method="inclusive") if len(found) > 1 else found * 19
    return {"n": len(found), "p50": round(cuts[9], 2), "p95": round(cuts[18], 2), "max": round(max(found), 2)}


def table_of(summary: dict[str, Any]) -> str:
    lines = [f"{'tables stood still for (s)':<50} {'n':>6} {'p50':>6} {'p95':>6} {'max':>6}"]
    for kind, found in summary["silence"].items():
        lines.append(f"{kind:<50} {found['n']:>6} {found['p50']:>6.2f} {found['p95']:>6.2f} {found['max']:>6.2f}")
    return "\n".join(lines)


async def soak(cluster: Cluster, given: argparse.Namespace) -> Storm:
    storm = Storm(cluster, given.seed, given.tables, given.verbose)
    task = asyncio.create_task(storm.rage(given.minutes * 60))
    loop = asyncio.get_running_loop()
    for which in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(which, storm.stop)
    while not task.done():
        await asyncio.wait([task], timeout=10)
        print(storm.line(), flush=True)
    await task
    return storm


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=10, help="tables played at once")
    parser.add_argument("--out", type=Path, help="write the summary there, as JSON")
    parser.add_argument("--verbose", action="store_true", help="tell of every disaster and violation as it happens")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="sheepfold-cluster-"))
    with Cluster(folder, given.servers, given.workers, given.seed) as cluster:
        storm = asyncio.run(soak(cluster, given))
    summary = storm.summary()
    if given.out is not None:
        given.out.write_text(json.dumps(summary, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(table_of(summary))
    print(
        json.dumps({key: value for key, value in summary.items() if key not in ("silence", "violations")}, ensure_ascii=False)
    )
    if not storm.violations:
        shutil.rmtree(folder, ignore_errors=True)
        print("storm: nothing lost, nothing doubled, one owner at a time, nobody stuck, every view as the rules give it")
        return 0
    for found in storm.violations[:20]:
        print(f"\n{found.kind} at {found.at} s: {found.text}\n  " + "\n  ".join(found.lately))
    print(f"\nweather: {len(storm.violations)} VIOLATIONS with seed {given.seed}; logs are in {folder}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
