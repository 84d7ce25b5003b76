"""How fast the search is, beside OpenSpiel's in the same run, and how much stronger each bot is than the next: one table.

  scripts/house.py bench bots                             all games; hours
  scripts/house.py bench bots sheep-sheep --games 400 --limit 120
  scripts/house.py bench bots --instant --only '2-*'      only bots that do not search, only two players
  scripts/house.py bench bots --quick                     a few minutes, wide intervals
  scripts/house.py bench bots --write                     keep the answers in the repository; docs/strength.md anew from them
  scripts/house.py bench bots --games 0 --rounds 0 --write   docs/strength.md anew from the answers that are there

Every question (does this rung take its share of the wins against the one below?) is played with seats rotated and the same
deals for both, until its 95 % interval lies on one side of the bar, or until `--games` or `--limit` is reached: then it stays
open. Where the strongest misses a bar, a search with four times as many simulations tries the same: what that misses too is luck.
All games are kept in the folder `--save`: stopped at any moment (Ctrl-C), the same command goes on from there.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from fnmatch import fnmatchcase
from hashlib import sha256
from pathlib import Path

import sheepfold
from benchmarks import strength
from benchmarks.questions import beyond, is_quick, questions, thinking
from benchmarks.searches import SpeedRow, measured
from sheepfold import games
from sheepfold.arena.crew import open_crew
from sheepfold.arena.journal import ENDING
from sheepfold.arena.progress import span
from sheepfold.arena.tournament import columns
from sheepfold.arena.trial import Answer, Question, ask
from sheepfold.bots import ladder, valuations
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.terminal import keeping

ROOT = Path(__file__).resolve().parent.parent
MADE_OF = ".made-of"
SEARCHES = ("/search.py", "/tree.py", "/flat.py", "/node.py", "/regret_matching.py")  # nothing to bots that do not search
NOT_PLAY = {"ladder.py", "hint.py", "advice.py"}  # its rungs stand in the mark themselves; the others only explain

FOOTNOTES = [
    "Share of the win with its 95 % interval; x fair: the share as a multiple of the fair one. Looked at after 40, 80, 160 ... games.",
    "With less luck: what cards and dice gave is taken out (docs/arena.md); where it is there, it decides.",
    "search@N: the strongest with N simulations and no clock, so that it plays alike however busy the machine is.",
]


# --- games that may be counted


def made_of(question: Question) -> str:
    """What decides how these two bots play; games of other bots must not be counted as theirs."""
    game = games.load(question.game)
    home = Path(sheepfold.__file__).parent
    both = (question.bot, question.against)
    rungs = [f"{bot} {ladder.of_game(bot, question.game, question.seats)}" for bot in both if bot in ladder.RUNGS]
    bots = [line for line in digests(home / "bots", "*.py") if not (is_quick(question) and line.endswith(SEARCHES))]
    own = [*digests(folder_of(game), "**/*.py"), *digests(folder_of(game), f"bots/{valuations.FILE}")]
    return "\n".join([*rungs, *digests(home / "core", "*.py"), *bots, *own]) + "\n"


def folder_of(game: Game) -> Path:
    """Where a game lives, with its `rules`, `interface` and `bots`."""
    position = type(game.start(game.setup(game.seats[0])))
    return Path(sys.modules[position.__module__.partition(".rules.")[0]].__file__ or "").parent


def digests(folder: Path, which: str) -> Iterator[str]:
    for path in sorted(folder.glob(which)):
        if path.name not in NOT_PLAY:
            yield f"{sha256(path.read_bytes()).hexdigest()[:16]} {folder.name}/{path.relative_to(folder).as_posix()}"


def folder_for(question: Question, save: Path) -> Path:
    """Where its games are kept, if they are games of these very bots."""
    folder = save / question.game
    mark = folder / f"{question.name}{MADE_OF}"
    now = made_of(question)
    if not mark.exists() and not (folder / f"{question.name}{ENDING}").exists():
        folder.mkdir(parents=True, exist_ok=True)
        keeping.write(mark, now)
    elif not mark.exists() or mark.read_text(encoding="utf-8") != now:
        raise BadInput(
            f"{folder} holds games of other bots for {question.name}; remove them, or choose another folder by --save"
        )
    return folder


def asked_all(waiting: list[Question], given: argparse.Namespace) -> list[Answer]:
    """Every question in turn; what can be said so far is told, and stored, on the way."""
    folders = {question: folder_for(question, given.save) for question in waiting}
    found: list[Answer] = []
    began = time.monotonic()
    crew = open_crew(given.jobs, None)
    try:
        while waiting:
            question = waiting.pop(0)
            left = f", {span((time.monotonic() - began) / len(found) * (len(waiting) + 1))} left" if found else ""
            label = f"{question.game} {question.name} ({len(found) + 1} of {len(found) + 1 + len(waiting)}{left}):"
            folder = folders.get(question) or folder_for(question, given.save)
            answer = ask(question, crew, folder, given.games, given.limit, given.seed, label)
            found.append(answer)
            print("  ".join(strength.cells(answer)), file=sys.stderr, flush=True)
            if given.write:
                strength.keep([answer])
            more = beyond(answer)
            if more and given.ceiling:
                waiting.insert(0, more)
    finally:
        crew.close()
    return found


def chosen_questions(chosen: list[Game], given: argparse.Namespace) -> list[Question]:
    found = [question for game in chosen for question in [*questions(game, given.simulations, given.time), *thinking(game)]]
    return [
        question for question in found if fnmatchcase(question.name, given.only) and (is_quick(question) or not given.instant)
    ]


# --- the table


def main() -> int:
    given = parsed()
    if not sheepfold.COMPILED:
        raise BadInput("the compiled engine is not there (scripts/house.py compile); the benchmark measures it")
    chosen = [games.load(name) for name in given.names or games.names()]
    speed = measured(chosen, given.rounds) if given.rounds and given.only == "*" else []
    tables = [[SpeedRow.HEAD, *(row.cells() for row in speed)]] if speed else []
    for line in columns(tables[0]) if tables else []:
        print(line, flush=True)
    answers = asked_all(chosen_questions(chosen, given), given) if given.games else []
    if given.write:
        strength.write_document()
    if answers:
        tables.append([strength.HEAD, *(strength.cells(answer) for answer in answers)])
        print("", *columns(tables[-1]), sep="\n")
    print("", *FOOTNOTES, *([] if speed and speed[0].peer else ["OpenSpiel is not installed here: no ratios."]), sep="\n")
    if given.out and given.out.suffix == ".json":
        as_data = {"search": [row.to_data() for row in speed], "strength": [strength.to_row(answer) for answer in answers]}
        keeping.write(given.out, json.dumps(as_data, indent=1) + "\n")
    elif given.out:
        text = ["\n".join(strength.markdown(table)) for table in tables]
        keeping.write(given.out, "\n\n".join([*text, *FOOTNOTES]) + "\n")
    return 0


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("names", metavar="GAME", nargs="*", help="which games (default: all)")
    add("--games", type=int, metavar="N", help="at most so many games for one question (default 2000; 0: only the speed)")
    add("--limit", type=float, metavar="S", help="at most about so many seconds for one question (default 1800)")
    add(
        "--time",
        type=float,
        metavar="S",
        help="the strongest goes by the clock, with so many seconds for a decision (default: by --simulations)",
    )
    add(
        "--simulations",
        type=int,
        metavar="N",
        help="of the strongest, where it has a time and no number of its own (default: by game, benchmarks/questions.py)",
    )
    add("--only", default="*", metavar="PATTERN", help="questions of such names: '4-*', '*-uniform', '2-ewe-lamb'")
    add("--instant", action="store_true", help="only questions in which no bot searches")
    add(
        "--write",
        action="store_true",
        help="store the answers in the repository, and write docs/strength.md anew from all there",
    )
    add("--rounds", type=int, metavar="N", help="how often each search takes a turn at speed (default 7; 0: only the strength)")
    add("--no-ceiling", dest="ceiling", action="store_false", help="no slower search where a bar is missed")
    add("--seed", type=int, default=1, metavar="N", help="where the deals and the bots' chance come from (default 1)")
    add("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    add("--save", type=Path, default=ROOT / "build" / "strength", metavar="DIR", help="where games are kept (build/strength)")
    add("--out", type=Path, metavar="FILE", help="write the table as well: .json as data, else as Markdown")
    add("--quick", action="store_true", help="at most 40 games and 15 seconds for a question, 100 simulations; no ceilings")
    given = parser.parse_args()
    quick = {"games": 40, "limit": 15.0, "simulations": 100, "rounds": 3}
    full = {"games": 2000, "limit": 1800.0, "simulations": None, "rounds": 7}
    for name, value in (quick if given.quick else full).items():
        if getattr(given, name) is None:
            setattr(given, name, value)
    given.ceiling = given.ceiling and not given.quick
    if given.games < 0 or given.rounds < 0 or given.limit <= 0:
        raise BadInput("--games and --rounds are 0 or more, --limit is above 0")
    return given


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BadInput as error:
        print(f"bench: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("\nbench: stopped; the games played are kept, the same command goes on", file=sys.stderr)
        sys.exit(130)
