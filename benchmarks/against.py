"""The present engine beside an older commit, in turns: how many times as fast it is.

  scripts/house.py bench --against REV
  scripts/house.py bench bauernschlau --against HEAD~3 --rounds 30

Each engine is a process of its own, from its own sources and packages. They measure in turns, in short slices of processor time,
and the best slice of each counts: whatever else the machine does hits both alike. 1.00 is level, more is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks import older, playouts
from sheepfold import games
from sheepfold.core.errors import BadInput

WORKER = Path(__file__).with_name("engine_slices.py")
Figures = dict[str, float]


class Engine:
    """The process of one tree; `with` ends it."""

    def __init__(self, folder: Path, python: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        command = [str(python), str(WORKER)]
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()

    def measure(self, game: str, seats: int) -> Figures:
        """Its best figures so far, after one more slice of each."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{game} {seats}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise BadInput("an engine stopped")
        found: Figures = json.loads(line)
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", metavar="GAME", nargs="*", help="which games (default: all)")
    parser.add_argument("--against", metavar="REV", required=True, help="the older commit")
    parser.add_argument("--seats", type=int, default=3, help="the size of the tables (default 3)")
    parser.add_argument("--rounds", type=int, default=15, help="how often both take a turn (default 15)")
    given = parser.parse_args()
    chosen = [games.load(name) for name in given.names or games.names()]
    tables = [(game.name, min(max(given.seats, game.seats[0]), game.seats[1])) for game in chosen]
    before: dict[str, Figures] = {}
    now: dict[str, Figures] = {}
    folder = older.tree(given.against)
    with Engine(folder, older.python(folder)) as old, Engine(older.ROOT, Path(sys.executable)) as new:
        for turn in range(given.rounds):
            for name, seats in tables:
                before[name] = old.measure(name, seats)
                now[name] = new.measure(name, seats)
    width = max(len(name) for name, seats in tables)
    print(" " * width, "seats", *next(iter(now.values())), sep="  ")
    for name, seats in tables:
        ratios = [f"{now[name][what] / before[name][what]:.2f}".rjust(len(what)) for what in now[name]]
        print(name.ljust(width), str(seats).rjust(5), *ratios, sep="  ")
    print(f"\ntimes as fast as {given.against}; playouts of the present: {now_playouts(now)}")
    return 0


def now_playouts(now: dict[str, Figures]) -> str:
    return ", ".join(f"{name} {playouts.short(found['playouts'])}" for name, found in now.items())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BadInput as error:
        print(f"bench: {error}", file=sys.stderr)
        sys.exit(2)
