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
from sheepfold.core import scenario
from sheepfold.core.errors import BadInput

HELP = "run scenario files (given / when / then)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", metavar="PATH", nargs="*", type=Path, help="files or folders; none: every scenario of the house"
    )
    parser.add_argument("-q", "--quiet", action="store_true", help="only failures and the last line")


def run(given: argparse.Namespace) -> int:
    paths = given.paths or [games.folder_of(games.load(name)) / "scenarios" for name in games.names()]
    failed = unusable = 0
    files = scenario.find(paths)
    for path in files:
        try:
            outcome = scenario.run(scenario.read(path, games.load))
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
