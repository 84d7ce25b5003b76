"""Runs the steps of a check or test, several beside each other, and tells at the end how each went and what was slow."""

from __future__ import annotations

import re
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

SLOW = re.compile(r"(\d+\.\d+)s (?:call|setup|teardown) +(\S.*)")  # as pytest --durations tells it
CLOSING = re.compile(r"=*\s*((?:no tests ran|\d+ (?:passed|failed|error|skipped|deselected).*) in \d+\.\d+s.*?)\s*=*")
FAILED = re.compile(r"(?:FAILED|ERROR) (tests/.+?)(?: - .*)?")
SLOWEST = 10
NICE = ("nice", "-n", "10")
FEW = 3  # so many failed tests are worth a second look
NO_TESTS = 5  # what pytest ends with if none was chosen: of those that are named, not all run both ways
WATCH = threading.Lock()  # held while printing: lines of different steps do not mix


class Step(NamedTuple):
    """A command, and what its environment holds besides. `alone`: how to run single tests of it again, if that may tell more.
    `patient`: it lets others have the cores first."""

    name: str
    command: list[str]
    more: dict[str, str]
    alone: tuple[str, ...] = ()
    patient: bool = False


class Result(NamedTuple):
    """How one step went; `closing` is the line with which pytest ends, `unsteady` are tests that passed only when run alone."""

    name: str
    code: int
    seconds: float
    closing: str = ""
    slow: tuple[tuple[float, str], ...] = ()
    failed: tuple[str, ...] = ()
    unsteady: tuple[str, ...] = ()


Runs = Callable[[Step, bool], Result]
Lane = list[Step]  # steps one after the other


def say(text: str) -> None:
    with WATCH:
        print(f"house: {text}", flush=True)


def run(step: Step, live: bool, environ: dict[str, str], cwd: Path) -> Result:
    """Its output is shown line by line, or in one piece when it has ended."""
    say(f"{step.name}: {' '.join(step.command[1:])}")
    start = time.monotonic()
    nice = [*NICE] if step.patient and shutil.which(NICE[0]) else []
    process = subprocess.Popen(
        [*nice, *step.command],
        cwd=cwd,
        env={**environ, "PYTHONUNBUFFERED": "1", **step.more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if live:
            show(line)
    code = process.wait()
    if not live:
        show("".join(lines))
    result = judge(step.name, code, time.monotonic() - start, lines)
    say(verdict(result))
    return result


def show(text: str) -> None:
    with WATCH:
        print(text, end="", flush=True)


def judge(name: str, code: int, seconds: float, lines: Iterable[str]) -> Result:
    """What the lines of a step tell about it."""
    closing = ""
    slow = []
    failed = []
    for line in lines:
        if found := SLOW.match(line):
            slow.append((float(found[1]), found[2].strip()))
        elif found := CLOSING.fullmatch(line.strip()):
            closing = found[1]
        elif found := FAILED.fullmatch(line.strip()):
            failed.append(found[1])
    return Result(name, code, seconds, closing, tuple(slow), tuple(dict.fromkeys(failed)))


def together(lanes: list[Lane], runs: Runs) -> list[Result]:
    """All lanes beside each other; what the first one says is shown as it comes. All steps run, whatever fails."""
    found: list[list[Result]] = [[] for _ in lanes]

    def follow(at: int) -> None:
        found[at] += [steadied(step, runs(step, at == 0), runs) for step in lanes[at]]

    threads = [threading.Thread(target=follow, args=(at,)) for at in range(len(lanes))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [result for lane in found for result in lane]


def steadied(step: Step, result: Result, runs: Runs) -> Result:
    """Servers and browsers beside each other can starve one another: a few tests that fail there have to pass when run alone."""
    if not step.alone or not 0 < len(result.failed) <= FEW:
        return result
    say(f"{step.name}: {len(result.failed)} failed; once more, alone")
    again = runs(Step(f"{step.name}, alone", [*step.alone, *result.failed], step.more), True)
    if again.code:
        return result
    return result._replace(code=0, seconds=result.seconds + again.seconds, unsteady=result.failed)


def verdict(result: Result) -> str:
    told = f": {result.closing}" if result.closing else ""
    word = {0: "passed", NO_TESTS: "empty "}.get(result.code, "FAILED")
    return f"{word}  {result.name} ({result.seconds:.0f} s){told}"


def summary(results: list[Result], seconds: float) -> int:
    """The slowest tests, each step, and one line for all; the exit status."""
    print(flush=True)
    slow = sorted(((spent, test, result.name) for result in results for spent, test in result.slow), reverse=True)
    if slow:
        say("slowest:")
    for spent, test, name in slow[:SLOWEST]:
        say(f"{spent:8.1f} s  {test} ({name})")
    for result in results:
        say(verdict(result))
    for result in results:
        for test in result.unsteady:
            say(f"UNSTEADY  {test}: failed, and passed when run alone")
    bad = [result.name for result in results if result.code not in (0, NO_TESTS)]
    if not bad and all(result.code == NO_TESTS for result in results if result.closing):
        bad = [result.name for result in results if result.closing]
    say(f"{'FAILED: ' + ', '.join(bad) if bad else 'all passed'} ({seconds:.0f} s in all)")
    return 1 if bad else 0
