"""Check the laws every game must keep, by random play of every seat count, option and variant.

  sheepfold check bouc-makers               every variant, a few games each
  sheepfold check --games 100               all games, a hundred of each variant
  sheepfold check sheep-sheep --seats 2 --option undersides=closed --seed 7
  sheepfold check --soak 100000             that many games per game and seat count, options mixed, on all cores

A law that does not hold is told with what was seen, the file and line of the game's code that it is about, the command that
does it again and the record that leads there. A game that cannot be loaded is told in one line, and the others are checked.
Exit code 1 then.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from sheepfold import games
from sheepfold.commands.games import warn_of_broken
from sheepfold.core import laws
from sheepfold.core.errors import BadInput
from sheepfold.core.rng import Rng

HELP = "check a game's laws by random play"
FOR = "develop"

BATCH = 500  # games of a soak that one worker plays between two reports


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", metavar="GAME", nargs="*", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=3, metavar="N", help="random games per variant (default 3)")
    parser.add_argument("--seats", type=int, metavar="N", help="only tables of this size")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="only with this option value (again for more)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="where the random games begin (default 1)")
    parser.add_argument(
        "--soak", type=int, metavar="N", help="a long run: N games per game and seat count, dear laws looked at seldom"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes of a soak (default: all cores)"
    )


def run(given: argparse.Namespace) -> int:
    unloaded = 0 if given.names else warn_of_broken()
    names = [games.load(name).name for name in given.names] or games.names()
    fixed = read_options(given.option)
    code = soak(names, given, fixed) if given.soak else sweep(names, given, fixed)
    return 1 if unloaded else code


def read_options(pairs: list[str]) -> dict[str, str]:
    for pair in pairs:
        if "=" not in pair:
            raise BadInput(f"--option wants NAME=VALUE, not {pair!r}")
    return dict(pair.split("=", 1) for pair in pairs)


def sweep(names: list[str], given: argparse.Namespace, fixed: dict[str, str]) -> int:
    """Every variant a few times, all laws looked at closely."""
    broken = 0
    for name in names:
        try:
            broken += sweep_game(name, given, fixed)
        except BadInput:
            raise
        except Exception as error:  # a game that cannot even begin must not hide the others
            broken += 1
            print(f"{name}: a game cannot be checked: {games.fault(error)}")
    print(f"{broken} laws broken" if broken else "all laws hold")
    return 1 if broken else 0


def sweep_game(name: str, given: argparse.Namespace, fixed: dict[str, str]) -> int:
    """One game; returns how many laws it broke."""
    game = games.load(name)
    began, played, moves, broken = time.monotonic(), 0, 0, 0
    for seats, options in laws.variants(game):
        if (given.seats or seats) != seats:
            continue
        for seed in range(given.seed, given.seed + given.games):
            try:
                moves += laws.check_game(game, seats, {**options, **fixed}, seed, laws.Effort())
            except laws.LawBroken as law:
                broken += 1
                report(law, name, seats, {**options, **fixed}, seed, "--games 1")
                break
            played += 1
        else:
            broken += check_reshuffle(name, seats, {**options, **fixed}, given.seed)
    print(f"{name}: {played} games, {moves} moves, {time.monotonic() - began:.0f} s")
    return broken


def check_reshuffle(name: str, seats: int, options: dict[str, str], seed: int) -> int:
    try:
        laws.check_reshuffle(games.load(name), seats, options, seed)
    except laws.LawBroken as law:
        report(law, name, seats, options, seed, "--games 1")
        return 1
    return 0


def soak(names: list[str], given: argparse.Namespace, fixed: dict[str, str]) -> int:
    """Very many games on all cores, options mixed, with progress and remaining time."""
    tasks = []
    for name in names:
        fewest, most = games.load(name).seats
        for seats in range(fewest, most + 1):
            if (given.seats or seats) == seats:
                tasks += [
                    (name, seats, given.seed + first, min(BATCH, given.soak - first), fixed)
                    for first in range(0, given.soak, BATCH)
                ]
    done = moves = broken = 0
    total = sum(task[3] for task in tasks)
    began = time.monotonic()
    counted: dict[tuple[str, int], int] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        waiting = {pool.submit(soak_batch, *task): task for task in tasks}
        for future in as_completed(waiting):
            name, seats, _, size, _ = waiting[future]
            batch_moves, failures = future.result()
            done, moves, broken = done + size, moves + batch_moves, broken + len(failures)
            counted[name, seats] = counted.get((name, seats), 0) + size
            for options, seed, law in failures:
                report(law, name, seats, options, seed, "--soak 1")
            left = (time.monotonic() - began) / done * (total - done)
            print(
                f"\r{done} of {total} games, {broken} broken, about {left / 60:.0f} min left ",
                end="",
                file=sys.stderr,
                flush=True,
            )
    print(file=sys.stderr)
    for (name, seats), number in sorted(counted.items()):
        print(f"{name} {seats} seats: {number} games")
    print(f"{done} games, {moves} moves, {time.monotonic() - began:.0f} s: {broken or 'no'} laws broken")
    return 1 if broken else 0


Failure = tuple[dict[str, str], int, laws.LawBroken]  # options, seed, what


def soak_batch(name: str, seats: int, first: int, size: int, fixed: dict[str, str]) -> tuple[int, list[Failure]]:
    game = games.load(name)
    moves = 0
    failures = []
    for seed in range(first, first + size):
        options = {**laws.random_options(game, seats, Rng(seed)), **fixed}
        try:
            moves += laws.check_game(game, seats, options, seed, laws.Effort.soak())
        except laws.LawBroken as law:
            failures.append((options, seed, law))
    return moves, failures


def report(law: laws.LawBroken, name: str, seats: int, options: dict[str, str], seed: int, how: str) -> None:
    path = Path(f"broken-{name}-{seats}-{seed}.record")
    path.write_text(law.record, encoding="utf-8")
    chosen = "".join(f" --option {key}={value}" for key, value in options.items())
    print(f"\n{name}: {law}")
    if law.where:
        print(f"  where: {law.where}")
    print(f"  again: sheepfold check {name} --seats {seats} --seed {seed} {how}{chosen}")
    print(f"  record: {path}")
