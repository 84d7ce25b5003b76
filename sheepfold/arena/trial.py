"""Is one bot as much better than another as it should be? Games are played until the 95 % interval says so, or not."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from sheepfold.arena import series
from sheepfold.arena.crew import Crew
from sheepfold.arena.journal import ENDING, Journal
from sheepfold.arena.match import Result
from sheepfold.arena.plan import Plan, make_plan
from sheepfold.arena.progress import Progress
from sheepfold.arena.rating import Estimate
from sheepfold.arena.tournament import share_of
from sheepfold.core.errors import BadInput

HORIZON = 1_000_000  # games that a journal may come to hold
FIRST_LOOK = 40  # games before the first verdict; then after each doubling, so that one looks seldom


@dataclass(frozen=True, kw_only=True)
class Question:
    """Does `bot`, alone at a table of `against`, take at least `bar` of the wins?"""

    game: str
    bot: str
    against: str
    seats: int
    bar: float
    seconds: float | None = None  # for one decision; None: what the bots take by themselves

    @property
    def name(self) -> str:
        """Also that of its journal."""
        short = [bot.rpartition(":")[2].lower() for bot in (self.bot, self.against)]
        return "-".join([str(self.seats), *short, *([f"{self.seconds:g}s"] if self.seconds else [])])

    def plan(self, seed: int) -> Plan:
        return make_plan(self.game, [self.bot, self.against], HORIZON, self.seats, seed=seed, seconds=self.seconds)


@dataclass(frozen=True, kw_only=True)
class Answer:
    question: Question
    share: Estimate
    games: int
    faults: int  # games lost by a failure, of either
    thought: float  # seconds per decision of `bot`

    @property
    def verdict(self) -> str:
        """`yes` or `no` where the whole interval lies on one side of the bar, else `open`."""
        if self.share.low >= self.question.bar:
            return "yes"
        return "no" if self.share.high < self.question.bar else "open"


def ask(question: Question, crew: Crew, folder: Path, games: int, limit: float, seed: int = 1, label: str = "") -> Answer:
    """Play until the verdict is clear, at most so many games and about `limit` seconds.

    The journal in the folder keeps every game: asking again continues from there.
    """
    plan = question.plan(seed)
    path = folder / f"{question.name}{ENDING}"
    journal = Journal.resume(path) if path.exists() else Journal.create(path, plan)
    end = time.monotonic() + limit
    try:
        if journal.plan != plan:
            raise BadInput(f"{path} is of another question; choose another folder")
        answer = answered(question, plan, list(journal.results.values()))
        while (answer.verdict == "open" or answer.games < FIRST_LOOK) and answer.games < games and time.monotonic() < end:
            upto = min(next_look(answer.games), games)
            upto = -(-upto // plan.round_size) * plan.round_size  # whole deals
            progress = Progress(upto, len(journal.results), label)
            results = series.run(plan, crew, journal, progress, upto, lambda: time.monotonic() >= end)
            answer = answered(question, plan, results)
    finally:
        journal.close()
    return answer


def next_look(played: int) -> int:
    """After how many games one looks again."""
    look = FIRST_LOOK
    while look <= played:
        look *= 2
    return look


def answered(question: Question, plan: Plan, results: list[Result]) -> Answer:
    """What the games say; deals that were not played from every seat, where time ran out, do not count."""
    numbers = {result.number for result in results}
    size = plan.round_size
    whole = [r for r in results if all(r.deal * size + turn in numbers for turn in range(size))]
    sat = [(result, result.bots.index(question.bot)) for result in whole]
    decisions = sum(result.decisions[seat] for result, seat in sat)
    return Answer(
        question=question,
        share=share_of([result for result in whole if result.places], lambda result, seat: result.bots[seat] == question.bot),
        games=len(whole),
        faults=sum(1 for result in whole if result.fault),
        thought=sum(result.seconds[seat] for result, seat in sat) / max(1, decisions),
    )
