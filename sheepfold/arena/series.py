"""Many games: sent out in batches, taken in as they come, written down before they count; no game lost, none twice."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from functools import lru_cache
from pathlib import Path
from typing import Any

from sheepfold.arena.crew import Crew, pool
from sheepfold.arena.journal import Journal
from sheepfold.arena.match import Fault, Match, Result, play
from sheepfold.arena.plan import Plan
from sheepfold.arena.progress import Progress
from sheepfold.core.errors import BadInput
from sheepfold.core.record import write
from sheepfold.core.seats import seat_of

BATCH_SECONDS = 1.0  # work of a batch: long enough that sending it costs nothing, short enough to lose it
MOST_IN_BATCH = 500


def run(
    plan: Plan,
    crew: Crew,
    journal: Journal | None = None,
    progress: Progress | None = None,
    upto: int | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> list[Result]:
    """Play what the journal does not have yet; all results in the order of their numbers, not in the order they were played.

    With `upto` only games of lower numbers; once `stop` says so nothing more is begun, what is under way is still taken in.
    """
    return Series(plan, crew, journal, progress, upto, stop).run()


class Series:
    """A run under way. Games lost with a process are played again, each in a process of its own, to see which one killed it."""

    def __init__(
        self,
        plan: Plan,
        crew: Crew,
        journal: Journal | None,
        progress: Progress | None,
        upto: int | None,
        stop: Callable[[], bool],
    ) -> None:
        self.plan = plan
        self.text = json.dumps(plan.to_data())
        self.crew = crew
        self.journal = journal
        self.keep = bool(journal and journal.wants_records)
        self.results: dict[int, Result] = dict(journal.results) if journal else {}
        self.progress = progress or Progress(plan.total, len(self.results))
        self.size = 1
        self.waiting: dict[Future[Any], list[int]] = {}
        last = plan.total if upto is None else min(upto, plan.total)
        self.left = [number for number in range(last - 1, -1, -1) if number not in self.results]
        self.stop = stop

    def run(self) -> list[Result]:
        try:
            while self.left or self.waiting:
                if self.left and self.stop():
                    self.left = []
                    continue
                broken = not self.send()
                done, _ = wait(self.waiting, return_when=FIRST_COMPLETED)
                lost = self.collect(done)
                if lost or broken:
                    self.crew.renew()
                    lost += self.collect({future for future in self.waiting if future.done()})
                for number in lost:
                    self.take([alone(self.text, number, self.keep)], 0)
        finally:
            for future in self.waiting:
                future.cancel()
            self.progress.close()
        return [self.results[number] for number in sorted(self.results)]

    def send(self) -> bool:
        """Keep every worker busy, with the next batch at hand; False if the executor takes no more."""
        while self.left and len(self.waiting) < 2 * self.crew.width:
            numbers = self.next_batch()
            try:
                self.waiting[self.crew.executor.submit(play_batch, self.text, numbers, self.keep)] = numbers
            except BrokenExecutor:
                self.left += numbers[::-1]
                return False
        return True

    def collect(self, done: set[Future[Any]]) -> list[int]:
        """Take in what has come; returns the games that were lost because a process died, under them or beside them."""
        lost: list[int] = []
        for future in done:
            numbers = self.waiting.pop(future)
            error = future.exception()
            if error is None:
                self.take(*future.result())
            elif self.crew.died(error):
                lost += numbers
            else:
                raise error
        return lost

    def next_batch(self) -> list[int]:
        fair = len(self.left) // (3 * self.crew.width)  # small batches towards the end, so that all finish together
        size = max(1, min(self.size, fair))
        batch = self.left[-size:][::-1]
        del self.left[-size:]
        return batch

    def take(self, found: list[dict[str, Any]], seconds: float) -> None:
        results = [Result.from_data(data) for data in found]
        results = [result for result in results if result.number not in self.results]
        if seconds > 0:
            self.size = max(1, min(MOST_IN_BATCH, int(len(found) * BATCH_SECONDS / seconds)))
        if self.journal:
            self.journal.add(results)
        self.results.update((result.number, result) for result in results)
        self.progress.add(len(results), sum(1 for result in results if result.fault))


@lru_cache(4)
def plan_of(text: str) -> Plan:
    plan = Plan.from_data(json.loads(text))
    if plan.version != plan.rules.version:
        raise BadInput(f"the plan is for version {plan.version} of {plan.game}; a worker has version {plan.rules.version}")
    return plan


def play_batch(text: str, numbers: list[int], keep: bool) -> tuple[list[dict[str, Any]], float]:
    """What a worker does: play these games; their results, and how long it took."""
    began = time.perf_counter()
    plan = plan_of(text)
    return [play(plan, number, keep).to_data() for number in numbers], time.perf_counter() - began


# --- games that may kill the process they are played in


def alone(text: str, number: int, keep: bool) -> dict[str, Any]:
    """One game in a process of its own, which leaves a trail; if it dies, the trail tells in whose hands."""
    with tempfile.TemporaryDirectory() as folder, pool(1) as executor:
        trail = Path(folder) / "trail"
        try:
            return executor.submit(play_noted, text, number, keep, str(trail)).result()
        except BrokenExecutor:
            return died(
                plan_of(text), number, trail.read_text(encoding="utf-8").splitlines() if trail.exists() else []
            ).to_data()


def play_noted(text: str, number: int, keep: bool, trail: str) -> dict[str, Any]:
    with open(trail, "w", encoding="utf-8", buffering=1) as file:
        return play(plan_of(text), number, keep, lambda line: print(line, file=file)).to_data()


def died(plan: Plan, number: int, trail: list[str]) -> Result:
    match = Match(plan, plan.pairing(number), None)
    for seat, text in trail_moves(plan, trail):
        match.make(seat, plan.rules.read(match.position, seat, text))
    asked = seat_of(trail[-1].removeprefix("ask "), plan.seats) if trail and trail[-1].startswith("ask ") else None
    if asked is None:
        match.result.fault = Fault("engine", "died: the process ended without a word")
    else:
        match.lose(match.failed(asked, "died", "ended the process it was thinking in").fault)
    match.result.moves = len(match.record.moves)
    match.result.record = write(plan.rules, match.record, match.position)
    return match.result


def trail_moves(plan: Plan, trail: list[str]) -> Iterator[tuple[int, str]]:
    for line in trail:
        who, _, text = line.partition(" ")
        seat = seat_of(who, plan.seats)
        if seat is not None:
            yield seat, text
