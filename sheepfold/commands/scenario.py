"""Run given / when / then files: the executable rulebook (docs/scenarios.md tells how to write one).

  sheepfold scenario my-case.toml
  sheepfold scenario sheepfold/games/black_sheep/scenarios
  sheepfold scenario                        every scenario of every game
  sheepfold scenario --why my-case.toml     which rules can refuse a move at the moments of this file

Every failure names file and line, what was expected and what came.
Exit code 0: all passed; 1: some failed; 2: a file cannot be used.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from sheepfold import games
from sheepfold.commands.games import warn_of_broken
from sheepfold.core import rulebook, scenario
from sheepfold.core.errors import BadInput, closest
from sheepfold.core.scenario.move_checks import NO_MOVE
from sheepfold.core.scenario.why import Probe, probes, texts_in
from sheepfold.language import english

HELP = "run scenario files (given / when / then)"
FOR = "develop"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", metavar="PATH", nargs="*", type=Path, help="files or folders; none: every scenario of every game"
    )
    parser.add_argument("-q", "--quiet", action="store_true", help="only failures and the last line")
    parser.add_argument(
        "--why",
        action="store_true",
        help="instead of checking: try many moves after each step, and list the rules that refuse them",
    )


def run(given: argparse.Namespace) -> int:
    if given.why:
        return explain(given.paths)
    broken = 0 if given.paths else warn_of_broken()
    files = scenario.find(given.paths or [scenarios_of(name) for name in games.names()])
    failed = unusable = 0
    for path in files:
        try:
            outcome = run_in_english(read(path))
        except BadInput as error:
            print(f"cannot use {english(error)}", file=sys.stderr)
            unusable += 1
            continue
        failed += bool(outcome.failures)
        show(outcome, given.quiet)
    print(f"{len(files) - failed - unusable} passed, {failed} failed" + (f", {unusable} unusable" if unusable else ""))
    return 2 if unusable or broken else 1 if failed else 0


def run_in_english(found: scenario.Scenario) -> scenario.Outcome:
    """Scenarios are for designers: what a game refuses is told in English."""
    return scenario.run(found, partial(english, game=found.game.name))


def scenarios_of(name: str) -> Path:
    return games.folder_of(games.load(name)) / "scenarios"


def read(path: Path) -> scenario.Scenario:
    """A file whose rule numbers exist: a check for any other could never mean anything."""
    found = scenario.read(path, games.load)
    known = [rule.number for rule in rulebook.read_rules(games.folder_of(found.game))]
    for step, key, rule in rules_named(found):
        if rule not in known:
            raise BadInput(
                f"{found.where(step, key, rule)}: there is no rule {rule!r} in {found.game.name}"
                f"{closest(rule, known)} (sheepfold rules {found.game.name} lists them)"
            )
    return found


def rules_named(found: scenario.Scenario) -> list[tuple[int, str, str]]:
    """Step (0: the head), key and number of every rule in a file."""
    named = [(0, "rules", rule) for rule in found.head.get("rules", [])]
    for number, step in enumerate(found.steps, 1):
        named += [(number, "refused", rule) for rule in step.get("refused", {}).values() if rule not in ("", NO_MOVE)]
    return named


def show(outcome: scenario.Outcome, quiet: bool) -> None:
    title = f"{outcome.scenario.name}: {outcome.scenario.head['title']}"
    if outcome.failures:
        print(f"failed  {title}")
        for failure in outcome.failures:
            print(f"        {failure}")
    elif not quiet:
        print(f"passed  {title} ({outcome.checks} checks)")


# --- --why


def explain(paths: list[Path]) -> int:
    if not paths:
        raise BadInput("--why needs the scenario files to explain")
    for path in scenario.find(paths):
        found = read(path)
        print(f"{found.name}: {found.head['title']}")
        inside = sorted(scenarios_of(found.game.name).glob("*.toml"))
        for probe in probes(found, texts_in([path, *inside]), partial(english, game=found.game.name)):
            show_probe(probe, found.game.name)
    print(
        "\nThis is what trying found: moves of random games, and the moves that scenarios of the game name."
        "\nA rule that none of them breaks at that moment is not listed, though another text might."
    )
    return 0


def show_probe(probe: Probe, game: str) -> None:
    print(f"\n{probe.where}: after step {probe.step}, seat {probe.seat} ({probe.tried} texts refused)")
    for rule in sorted(probe.refusals, key=by_number):
        refused = probe.refusals[rule]
        print(f"  {rule or '(none)':9} {refused.move!r}: {english(refused.message, game)}")


def by_number(rule: str) -> list[int]:
    """BM-9.2 before BM-12.3; without a number last."""
    return [int(part) for part in rule.partition("-")[2].split(".")] if rule else [10**6]
