"""What comes of a scenario: its steps played one after the other, and every failure with its file and line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.scenario.checks import CHECKS
from sheepfold.core.scenario.moment import Moment, Say, Unplayable, Verdict
from sheepfold.core.scenario.parsing import AFRESH, Scenario


@dataclass
class Outcome:
    """What came of one scenario: no failures means it passed."""

    scenario: Scenario
    checks: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, step: int, failure: str, words: tuple[str, ...]) -> None:
        where = f"step {step}: " if step else "head: "
        self.failures.append(f"{self.scenario.where(step, *words)}: {where}{failure}")


def run(scenario: Scenario, say: Say = str) -> Outcome:
    """Run a whole scenario; a step that cannot be played ends it with a failure that says why."""
    outcome = Outcome(scenario)
    number = 0
    words: tuple[str, ...] = ("given",) if "given" in scenario.head else ()
    try:
        now = Moment(scenario, say)
        for number, step in enumerate(scenario.steps, 1):
            words = tuple(key for key in AFRESH if key in step)[:1]
            now.advance(step)
            for verdict in judged(now, step):
                outcome.checks += 1
                if verdict.failure:
                    outcome.add(number, verdict.failure, verdict.words)
    except Unplayable as error:
        outcome.add(number, f"{error}{left(scenario, number)}", error.words)
    except BadInput as error:
        outcome.add(number, f"{say(error)}{left(scenario, number)}", words)
    if not outcome.checks and not outcome.failures:
        outcome.failures.append(f"{scenario.where(0)}: it checks nothing")
    return outcome


def judged(now: Moment, step: Data) -> Iterator[Verdict]:
    """All checks of a step, at the moment after its moves."""
    for key, check in CHECKS.items():
        if key in step:
            try:
                for failure, words in check(now, step[key]):
                    yield Verdict(f"{key}: {failure}" if failure else "", (key, *words))
            except BadInput as error:
                yield Verdict(f"{key}: {now.say(error)}", (key,))


def left(scenario: Scenario, number: int) -> str:
    more = len(scenario.steps) - number
    return f" ({more} more step{'s' if more > 1 else ''} not run)" if more else ""
