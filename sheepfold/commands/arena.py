"""Let bots play bots, many games: seats rotated, the same deals for everybody, results with 95 % intervals.

  sheepfold arena --game bouc-makers --bots greedy,uniform --games 1000
  sheepfold arena --game black-sheep --bots greedy,uniform --seats 4       one greedy bot, three uniform ones
  sheepfold arena --game sheep-sheep --bots my_bots:Wolf,greedy --time 1   a bot of your own, a second per decision
  sheepfold arena --game sheep-sheep --bots greedy,uniform --on tcp://10.0.0.1:8786   on a dask cluster
  sheepfold arena --game bouc-makers --bots greedy,uniform --out games.parquet      every game as a row of a data set
  sheepfold arena --game bye-bye-black-sheep --bots shepherd,greedy --games 4000 --bar 55   no more games than that takes
  sheepfold arena --resume FILE                                            continue a run that was killed

More bots than seats: every choice of that many meets at a table. Fewer: the last one named fills the table.
A bot that crashes, answers with an illegal move or far overruns its time loses that game; the run goes on.
Exit code 0: done; 1: the engine itself failed in a game; 2: input that cannot be used.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from sheepfold import __version__
from sheepfold.arena import dataset, series, tournament, trial
from sheepfold.arena.crew import open_crew
from sheepfold.arena.journal import ENDING, Journal, Out
from sheepfold.arena.plan import Plan, make_plan
from sheepfold.arena.progress import Progress
from sheepfold.commands.check import read_options
from sheepfold.core.errors import BadInput
from sheepfold.core.folders import data_folder

HELP = "let bots play bots, many games"
FOR = "study"

LARGEST_SEED = 2**62


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--game", metavar="GAME", help="which game (sheepfold games lists them)")
    add("--bots", metavar="LIST", help="who plays: names or module:Class, comma between; greedy*3 is three of them")
    add("--games", type=int, metavar="N", help="how many games (default 100; rounded up to whole deals)")
    add(
        "--bar",
        type=float,
        metavar="P",
        help="stop as soon as it is clear whether the first bot wins P percent (or at --games)",
    )
    add("--seats", type=int, metavar="N", help="seats at the table (default: as many as bots, where the game allows)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option or data set (again for more)")
    add("--seed", type=int, metavar="N", help="where the deals and the bots' chance come from (default 1)")
    add("--time", type=float, metavar="S", help="seconds for one decision; a bot that takes more than twice that loses")
    add("--jobs", type=int, metavar="N", help="processes on this machine (default: all cores)")
    add("--on", metavar="ADDRESS", help="a dask scheduler to play on instead, e.g. tcp://10.0.0.1:8786")
    add("--save", type=Path, metavar="DIR", help="keep the journal and every game's record in this folder")
    add("--out", type=Path, metavar="FILE", help="write every game into this data set, a .parquet file, with a card beside it")
    add("--chance", action="store_true", help="with --out: every card and die too, for readers without sheepfold's dice")
    add("--compact", action="store_true", help="with --out: as small as can be; only sheepfold reads the moves then")
    add("--resume", type=Path, metavar="JOURNAL", help="continue the run of this journal")
    add("--json", action="store_true", help="the results as JSON")


def run(given: argparse.Namespace) -> int:
    check(given)
    journal = resumed(given) if given.resume else begun(given)
    plan = journal.plan
    try:
        if len(journal.results) < plan.total:
            crew = open_crew(given.jobs, given.on)
            try:
                if given.bar is None:
                    series.run(plan, crew, journal, Progress(plan.total, len(journal.results)))
                else:
                    trial.until_clear(plan, crew, journal, given.bar / 100)
            finally:
                crew.close()
        written = made(journal)
    except BaseException:
        leave(journal)
        raise
    finally:
        journal.close()
    results = [journal.results[number] for number in sorted(journal.results)]
    found = tournament.standings(plan, results)
    if given.bar is not None:
        verdict = trial.first_verdict(plan, results, given.bar / 100)
        written.append(
            f"{plan.bots[0]} wins {given.bar:g} % or more: {verdict} after {len(results)} of at most {plan.total} games"
        )
    if given.json:
        print(json.dumps(tournament.to_data(plan, results, found), indent=1))
    else:
        print(*tournament.lines(plan, results, found), "", *written, f"journal: {journal.path}", sep="\n")
    return 1 if found.broken else 0


def made(journal: Journal) -> list[str]:
    """The data set of a finished run, where one is wanted, and a line about it."""
    out = journal.out
    if out is None:
        return []
    games = dataset.write(journal, out, __version__)
    size = out.path.stat().st_size
    beside = dataset.card_of(out.path).name
    return [f"data set: {out.path} ({games:,} games, {size:,} bytes, {size / games:.0f} a game), {beside}"]


def leave(journal: Journal) -> None:
    """Whatever stopped the run: say how to continue, or leave nothing behind if nothing was played."""
    if journal.results:
        kept = f"{len(journal.results)} of {journal.plan.total} games are kept"
        print(f"\nsheepfold: {kept}; continue with: sheepfold arena --resume {journal.path}", file=sys.stderr)
    else:
        journal.path.unlink()


def check(given: argparse.Namespace) -> None:
    if given.seed is not None and not 0 <= given.seed < LARGEST_SEED:
        raise BadInput(f"--seed is a number from 0 to {LARGEST_SEED - 1}, not {given.seed}")
    if given.chance and not given.out and not given.resume:
        raise BadInput("--chance says what a data set holds; --out names one")
    if given.compact and not given.out and not given.resume:
        raise BadInput("--compact says how a data set is written; --out names one")
    if given.bar is not None and not 0 < given.bar < 100:
        raise BadInput(f"--bar is a share of the win in percent, above 0 and below 100, not {given.bar:g}")
    if given.on and given.jobs is not None:
        raise BadInput("--jobs is for this machine, --on for a cluster; not both")


def begun(given: argparse.Namespace) -> Journal:
    if not given.game or not given.bots:
        raise BadInput("--game and --bots say what is to be played (or --resume JOURNAL continues a run)")
    plan: Plan = make_plan(
        given.game,
        [name.strip() for name in given.bots.split(",")],
        100 if given.games is None else given.games,
        given.seats,
        options=read_options(given.option),
        seed=1 if given.seed is None else given.seed,
        seconds=given.time,
    )
    out = Out(given.out, given.chance, given.compact) if given.out else None
    if out:
        dataset.check(out.path)
    if given.save:
        return Journal.create(given.save / f"arena{ENDING}", plan, keep=True, out=out)
    stem = f"{plan.game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = data_folder() / "arena" / f"{stem}{ENDING}"
    number = 2
    while path.exists():
        path = path.with_name(f"{stem}-{number}{ENDING}")
        number += 1
    return Journal.create(path, plan, out=out)


def resumed(given: argparse.Namespace) -> Journal:
    for word in ("game", "bots", "games", "seats", "option", "seed", "time", "save", "out", "chance"):
        if getattr(given, word) not in (None, [], False):
            raise BadInput(f"a resumed run brings its own plan; --{word} cannot be given with --resume")
    journal = Journal.resume(given.resume)
    plan = journal.plan
    # Checked again: the program may have changed since.
    options = {name: value for name, value in plan.options.items() if name not in plan.data}
    make_plan(plan.game, list(plan.bots), plan.games, plan.seats, options=options)
    if plan.rules.version != plan.version:
        raise BadInput(f"{given.resume} is of version {plan.version} of {plan.game}; this program has {plan.rules.version}")
    return journal
