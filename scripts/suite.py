"""What `test`, `test --quick` and `check` run: phases one after the other, lanes of a phase beside each other.

Two cores have work all the time: compiling and types take a core each while the interpreted tests run; the tests of servers
often wait, so more of them run at once than there are cores. They are sensitive to timing, so nothing else runs at the same time.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from steps import Lane, Step

ROOT = Path(__file__).resolve().parent.parent
INTERPRETED = {"SHEEPFOLD_PURE": "1"}
COMPILED = {"SHEEPFOLD_PURE": "0", "SHEEPFOLD_EXPECT": "compiled"}
# Bytecode is cached under build/, not beside the sources: hundreds of servers start in a test run.
KEPT = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache")}
CORES = os.cpu_count() or 1
WAITING = 2 * CORES  # so many at once, where most wait

CHECKS: dict[str, tuple[str, ...]] = {
    "lint": ("-m", "ruff", "check", "."),
    "format": ("-m", "ruff", "format", "--check", "."),
    "types": ("-m", "mypy"),
}
PAGES = ("scripts/pages.py", "check")
WITHOUT_THE_SLOWEST = "not every_variant and not laws_of_the_others and not keeps_the_laws and not test_docs"


def checks(python: Path) -> Lane:
    """Of Python, then of the pages."""
    return [step(python, name, *words) for name, words in [*CHECKS.items(), ("pages", PAGES)]]


def whole(python: Path, compiles: bool) -> list[list[Lane]]:
    """Everything. Without a compiler every test runs interpreted."""
    if not compiles:
        six = with_example(python, "tests with one more game", "all_games and not compiled")
        return [[[tests(python, "tests", WAITING, "not compiled", INTERPRETED)], [*checks(python), six]]]
    interpreted = with_example(
        python, "tests, interpreted, with one more game", "not compiled and not server and (all_games or not once)"
    )
    servers = with_example(python, "servers with one more game", "not compiled and server and all_games")
    return [
        [patient([interpreted]), patient([collecting(python), *checks(python)]), [compiling()]],
        [[servers], [tests(python, "tests, compiled", WAITING, "", COMPILED)]],
    ]


def quick(python: Path) -> list[Lane]:
    """What needs no server, no cluster and no browser, but for the slowest of it, with the engine that is there."""
    python_checks = [step(python, name, *words) for name, words in CHECKS.items()]
    return [[tests(python, "tests", CORES, "not server and not compiled", {}, "-k", WITHOUT_THE_SLOWEST)], python_checks]


def some(python: Path, rest: list[str], compiles: bool) -> list[list[Lane]]:
    """Only these tests, both ways."""
    which = "not compiled and not once" if compiles else "not compiled"
    interpreted = tests(python, "tests, interpreted", CORES, which, INTERPRETED, *rest)
    if not compiles:
        return [[[interpreted]]]
    return [[[interpreted], [compiling()]], [[tests(python, "tests, compiled", CORES, "", COMPILED, *rest)]]]


def covered(python: Path, rest: list[str]) -> Step:
    words = ("-m", "coverage", "run", "--source", "sheepfold", "-m", "pytest", "-m", "not compiled", *rest)
    return step(python, "tests", *words, more=INTERPRETED)


def tests(python: Path, name: str, workers: int, which: str, more: dict[str, str], *rest: str) -> Step:
    chosen = ("-m", which) if which else ()
    found = step(python, name, "-m", "pytest", "-n", str(workers), "--durations=10", *chosen, *rest, more={**KEPT, **more})
    return found._replace(alone=(str(python), "-m", "pytest")) if workers > CORES else found


def with_example(python: Path, name: str, which: str = "not compiled", *rest: str) -> Step:
    """Tests where there is one more game, interpreted."""
    return step(python, name, "scripts/with_example.py", "-m", which, *rest, more={**KEPT, **INTERPRETED})


def patient(lane: Lane) -> Lane:
    """With what compiling leaves over, which everything after it waits for."""
    return [step._replace(patient=True) for step in lane]


def collecting(python: Path) -> Step:
    """Leaves bytecode of the tests behind, which every process of the next phase would make for itself."""
    return step(python, "collecting", "-m", "pytest", "--collect-only", "-qqq", more={**KEPT, **INTERPRETED})


def compiling() -> Step:
    return Step("compiling", [sys.executable, str(ROOT / "scripts" / "house.py"), "compile"], {})


def step(python: Path, name: str, *words: str, more: dict[str, str] | None = None) -> Step:
    return Step(name, [str(python), *words], more or {})
