"""Is one bot as much better than another as it should be? Games are played until the 95 % interval says so, or not."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from sheepfold.arena import series
from sheepfold.arena.crew import Crew
from sheepfold.arena.journal import ENDING, Journal
from sheepfold.arena.luck import Adjusted, adjusted
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
    adjusted: Adjusted | None = None  # the share with less luck, where the game has a valuation

    @property
    def verdict(self) -> str:
        """By the share with less luck, where there is one."""
        return side_of(self.adjusted.share if self.adjusted else self.share, self.question.bar)


def side_of(part: Estimate, bar: float) -> str:
    """`yes` or `no` where the whole interval lies on one side of the bar, else `open`."""
    if part.low >= bar:
        return "yes"
    return "no" if part.high < bar else "open"


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
    decided = [result for result in whole if result.places]
    return Answer(
        question=question,
        share=share_of(decided, lambda result, seat: result.bots[seat] == question.bot),
        adjusted=adjusted(decided, lambda result, seat: result.bots[seat] == question.bot),
        games=len(whole),
        faults=sum(1 for result in whole if result.fault),
        thought=sum(result.seconds[seat] for result, seat in sat) / max(1, decisions),
    )


# --- the first bot of any plan against a bar


def until_clear(plan: Plan, crew: Crew, journal: Journal, bar: float) -> None:
    """Play on until it is clear whether the first bot named takes such a share of the win, or all games are played."""
    played = len(journal.results)
    while played < plan.total and (played < FIRST_LOOK or first_verdict(plan, list(journal.results.values()), bar) == "open"):
        upto = -(-min(next_look(played), plan.total) // plan.round_size) * plan.round_size  # whole deals
        series.run(plan, crew, journal, Progress(upto, played), upto)
        played = len(journal.results)


def first_verdict(plan: Plan, results: list[Result], bar: float) -> str:
    """`yes`, `no` or `open`, by the share with less luck where there is one."""
    decided = [result for result in results if result.places]

    def counts(result: Result, seat: int) -> bool:
        return result.bots[seat] == plan.bots[0]

    less = adjusted(decided, counts)
    return side_of(less.share if less else share_of(decided, counts), bar)
