"""Measure a game by letting bots play it, and write what came out as one HTML page with pictures.

  sheepfold report bouc-makers --out bouc-makers.html
  sheepfold report black-sheep --out bs.html --bots greedy,uniform --games 1000 --seats 2,4
  sheepfold report black-sheep --out bs.html --save runs/bs        keeps the games; a killed report goes on from there

The first bot named is the strong one, the last the weak one; all of them meet for the ladder (or `--ladder DIR` takes it from
journals of the arena). Needs sheepfold[report].
"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from sheepfold import games
from sheepfold.arena import report
from sheepfold.arena.crew import open_crew
from sheepfold.arena.plan import expanded
from sheepfold.arena.study import Wish, carry_out, kept_ladder, plans
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.terminal import keeping

HELP = "measure a game, as a page with pictures"
FOR = "study"

BOTS = "greedy,uniform"
GAMES = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", help="which game")
    add("--out", type=Path, required=True, metavar="FILE", help="the page to write")
    add("--bots", default=BOTS, metavar="LIST", help=f"strong one first, weak one last (default {BOTS})")
    add("--games", type=int, default=GAMES, metavar="N", help=f"games of each measurement (default {GAMES})")
    add("--option-games", type=int, metavar="N", help="games of each option value (default: as --games)")
    add(
        "--option-bots", metavar="A,B", help="who plays where an option is tried, A alone among B (default: the first two bots)"
    )
    add("--ladder", type=Path, metavar="DIR", help="take the strengths from the arena's journals in this folder")
    add("--seats", metavar="LIST", help="numbers of seats, e.g. 2,4 (default: all the game allows)")
    add("--seed", type=int, default=1, metavar="N", help="where the deals and the bots' chance come from (default 1)")
    add("--time", type=float, metavar="S", help="seconds for one decision")
    add("--jobs", type=int, metavar="N", help="processes on this machine (default: all cores)")
    add("--on", metavar="ADDRESS", help="a dask scheduler to play on instead, e.g. tcp://10.0.0.1:8786")
    add("--save", type=Path, metavar="DIR", help="keep the results of the games here, and use those that are here already")


def run(given: argparse.Namespace) -> int:
    game = games.load(given.game)
    option_games = given.games if given.option_games is None else given.option_games
    bots = expanded([name.strip() for name in given.bots.split(",")])
    seats = seats_of(game, given.seats)
    wish = Wish(
        game=game,
        bots=bots,
        seats=seats,
        games=given.games,
        option_games=option_games,
        seed=given.seed,
        seconds=given.time,
        duel=duel_of(given.option_bots),
        ladder=given.ladder,
    )
    total = sum(plan.total for plan in plans(wish).values())  # checks everything, before the first game
    report.check_packages()
    if given.ladder:
        kept_ladder(wish, given.ladder)
    print(f"{len(plans(wish))} series, {total} games", file=sys.stderr)
    crew = open_crew(given.jobs, given.on)
    try:
        study = carry_out(wish, crew, given.save)
    finally:
        crew.close()
    keeping.write(given.out, report.page(study, command(given)))
    print(f"{given.out}: {total} games")
    return 0


def duel_of(text: str | None) -> tuple[str, str] | None:
    if text is None:
        return None
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2 or names[0] == names[1]:
        raise BadInput(f"--option-bots are two different bots, e.g. ewe,lamb; not {text!r}")
    return names[0], names[1]


def seats_of(game: Game, text: str | None) -> list[int]:
    fewest, most = game.seats
    if text is None:
        return list(range(fewest, most + 1))
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and fewest <= int(word) <= most for word in words):
        raise BadInput(f"--seats is a list of numbers from {fewest} to {most}, e.g. {fewest},{most}; not {text!r}")
    return sorted({int(word) for word in words})


def command(given: argparse.Namespace) -> str:
    """What one types to get the same page."""
    words = ["sheepfold", "report", given.game, "--out", given.out.name, "--bots", given.bots, "--games", given.games]
    for flag in ("option_games", "option_bots", "ladder", "seats", "time"):
        if getattr(given, flag) is not None:
            words += [f"--{flag.replace('_', '-')}", getattr(given, flag)]
    words += ["--seed", given.seed] if given.seed != 1 else []
    return shlex.join(str(word) for word in words)
