"""Run given / when / then files: the executable rulebook (docs/scenarios.md tells how to write one).

  sheepfold scenario my-case.toml
  sheepfold scenario sheepfold/games/black_sheep/scenarios
  sheepfold scenario            (all the scenarios of the house)

Exit code 0: all passed; 1: some failed; 2: a file cannot be used.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sheepfold import games
from sheepfold.core import rulebook, scenario
from sheepfold.core.errors import BadInput

HELP = "run scenario files (given / when / then)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", metavar="PATH", nargs="*", type=Path, help="files or folders; none: every scenario of the house"
    )
    parser.add_argument("-q", "--quiet", action="store_true", help="only failures and the last line")


def known_rules(read: scenario.Scenario) -> scenario.Scenario:
    """Rule numbers that the game does not have are slips: a check for one could never mean anything."""
    known = {rule.number for rule in rulebook.read_rules(games.folder_of(read.game))}
    named = [*read.head.get("rules", []), *(rule for step in read.steps for rule in step.get("refused", {}).values() if rule)]
    for number in named:
        if number not in known:
            raise BadInput(f"{read.path}: there is no rule {number!r} in {read.game.name} (sheepfold rules {read.game.name})")
    return read


def run(given: argparse.Namespace) -> int:
    paths = given.paths or [games.folder_of(games.load(name)) / "scenarios" for name in games.names()]
    failed = unusable = 0
    files = scenario.find(paths)
    for path in files:
        try:
            outcome = scenario.run(known_rules(scenario.read(path, games.load)))
        except BadInput as error:
            print(f"cannot use {error}", file=sys.stderr)
            unusable += 1
            continue
        title = f"{outcome.scenario.name}: {outcome.scenario.head['title']}"
        if outcome.failures:
            failed += 1
            print(f"failed  {title}\n        in {path}")
            for failure in outcome.failures:
                print(f"        {failure}")
        elif not given.quiet:
            print(f"passed  {title} ({outcome.checks} checks)")
    print(f"{len(files) - failed - unusable} passed, {failed} failed" + (f", {unusable} unusable" if unusable else ""))
    return 2 if unusable else 1 if failed else 0
