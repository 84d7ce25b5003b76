"""How fast the search is, beside OpenSpiel's in the same run, and how much stronger each bot is than the next: one table.

  scripts/house.py bench bots                             all games; hours, since the strongest thinks up to half a second
  scripts/house.py bench bots sheep-sheep --games 400 --limit 120
  scripts/house.py bench bots --quick                     a few minutes, wide intervals
  scripts/house.py bench bots --out strength.md           the table as Markdown as well (.json: as data)

Every question (does this rung take its share of the wins against the one below?) is played with seats rotated and the same
deals for both, until its 95 % interval lies on one side of the bar, or until `--games` or `--limit` is reached: then it stays
open. Where the strongest misses a bar, a search with four times its time tries the same: what that misses too is luck.
All games are kept in the folder `--save`: stopped at any moment (Ctrl-C), the same command goes on from there.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

import sheepfold
from benchmarks.searches import SpeedRow, measured
from sheepfold import games
from sheepfold.arena.crew import open_crew
from sheepfold.arena.progress import span
from sheepfold.arena.tournament import columns, duration, percent
from sheepfold.arena.trial import Answer, Question, ask
from sheepfold.bots import ladder, valuations
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.terminal import keeping

ROOT = Path(__file__).resolve().parent.parent
MADE_OF = "made-of.txt"
NOT_PLAY = {"ladder.py", "hint.py", "advice.py"}  # its rungs stand in the mark themselves; the others only explain

NEXT = 0.60  # of two-player games against the rung below
FAIR = 1.4  # times the fair share among several of the rung below
AGAINST = {"greedy": 0.70, "uniform": 0.98}  # what the strongest is to win against these, two players
STRONGEST = ladder.RUNGS[-1]
PATIENT = "sheepfold.bots.search:Search"  # what the strongest is made of, without its limits
CEILING = 4.0  # times as long it thinks where a bar is missed
FOOTNOTES = [
    "Share of the win with its 95 % interval; x fair: the share as a multiple of the fair one. Looked at after 40, 80, 160 ... games.",
    "With less luck: what cards and dice gave is taken out (docs/arena.md); where it is there, it decides.",
    f"A game of OpenSpiel's own search against ours waits for the adapter to it; search: {PATIENT.partition(':')[2]} with more time.",
]


# --- the questions


def questions(game: Game, seconds: float | None) -> list[Question]:
    """Each rung against the one below at every table, the strongest against the simple bots with two; `seconds` for the strongest,
    if not its own."""
    found = []
    fewest, most = game.seats
    for seats in range(fewest, most + 1):
        for below, rung in zip(ladder.RUNGS, ladder.RUNGS[1:], strict=False):
            bar = NEXT if seats == 2 else FAIR / seats
            found.append(
                Question(
                    game=game.name,
                    bot=rung,
                    against=below,
                    seats=seats,
                    bar=bar,
                    seconds=seconds if rung == STRONGEST else None,
                )
            )
    found += [
        Question(game=game.name, bot=STRONGEST, against=other, seats=fewest, bar=bar, seconds=seconds)
        for other, bar in AGAINST.items()
    ]
    return found


def beyond(answer: Answer) -> Question | None:
    """The same for a slower search, where the strongest has missed its bar with two players."""
    asked = answer.question
    if answer.verdict == "yes" or asked.bot != STRONGEST or asked.seats != 2:
        return None
    return Question(
        game=asked.game,
        bot=PATIENT,
        against=asked.against,
        seats=asked.seats,
        bar=asked.bar,
        seconds=CEILING * (asked.seconds or 1.0),
    )


def made_of(game: Game) -> str:
    """What decides how the bots of this game play; games of other bots must not be counted as theirs."""
    home = Path(sheepfold.__file__).parent
    rungs = str(ladder.BY_GAME.get(game.name, ladder.ANY_GAME))
    engine = [*digests(home / "core", "*.py"), *digests(home / "bots", "*.py")]
    own = [*digests(folder_of(game), "**/*.py"), *digests(folder_of(game), f"bots/{valuations.FILE}")]
    return "\n".join([rungs, *engine, *own]) + "\n"


def folder_of(game: Game) -> Path:
    """Where a game lives, with its `rules`, `interface` and `bots`."""
    position = type(game.start(game.setup(game.seats[0])))
    return Path(sys.modules[position.__module__.partition(".rules.")[0]].__file__ or "").parent


def digests(folder: Path, which: str) -> Iterator[str]:
    for path in sorted(folder.glob(which)):
        if path.name not in NOT_PLAY:
            yield f"{sha256(path.read_bytes()).hexdigest()[:16]} {folder.name}/{path.relative_to(folder).as_posix()}"


def folder_for(game: Game, save: Path) -> Path:
    folder = save / game.name
    mark = folder / MADE_OF
    now = made_of(game)
    if not folder.exists():
        folder.mkdir(parents=True)
        keeping.write(mark, now)
    elif not mark.exists() or mark.read_text(encoding="utf-8") != now:
        raise BadInput(f"{folder} holds games of other bots; remove it, or choose another folder by --save")
    return folder


def asked_all(chosen: list[Game], given: argparse.Namespace) -> list[Answer]:
    """Every question of every game, in turn; what can be said so far is told on the way."""
    waiting = [(game, question) for game in chosen for question in questions(game, given.time)]
    folders = {game.name: folder_for(game, given.save) for game in chosen}
    found: list[Answer] = []
    began = time.monotonic()
    crew = open_crew(given.jobs, None)
    try:
        while waiting:
            game, question = waiting.pop(0)
            left = f", {span((time.monotonic() - began) / len(found) * (len(waiting) + 1))} left" if found else ""
            label = f"{question.game} {question.name} ({len(found) + 1} of {len(found) + 1 + len(waiting)}{left}):"
            answer = ask(question, crew, folders[game.name], given.games, given.limit, given.seed, label)
            found.append(answer)
            print("  ".join(cells(answer)), file=sys.stderr, flush=True)
            more = beyond(answer)
            if more and given.ceiling:
                waiting.insert(0, (game, more))
    finally:
        crew.close()
    return found


# --- the table


HEAD = [
    "game",
    "seats",
    "bot",
    "against",
    "games",
    "share of the win",
    "with less luck",
    "x fair",
    "bar",
    "reached",
    "time/move",
]


def cells(answer: Answer) -> list[str]:
    asked = answer.question
    bar = f"{asked.bar:.0%}" if asked.seats == 2 else f"{asked.bar * asked.seats:.1f}x"
    bot = asked.bot.rpartition(":")[2].lower() + (f" {asked.seconds:g} s" if asked.seconds else "")
    reached = answer.verdict if not answer.faults else f"{answer.verdict} ({answer.faults} failed)"
    part = answer.share
    share = percent(part) if answer.games else "-"
    fair = f"{part.value * asked.seats:.2f}" if answer.games else "-"
    return [
        asked.game,
        str(asked.seats),
        bot,
        asked.against,
        str(answer.games),
        share,
        percent(answer.adjusted.share) if answer.adjusted else "-",
        fair,
        bar,
        reached,
        duration(answer.thought),
    ]


def as_data(speed: list[SpeedRow], answers: list[Answer]) -> dict[str, Any]:
    return {
        "search": [row.to_data() for row in speed],
        "strength": [
            {
                **vars(answer.question),
                "games": answer.games,
                "share": answer.share.value,
                "low": answer.share.low,
                "high": answer.share.high,
                "adjusted": asdict(answer.adjusted) if answer.adjusted else None,
                "reached": answer.verdict,
                "failed": answer.faults,
                "seconds_per_decision": answer.thought,
            }
            for answer in answers
        ],
    }


def markdown(table: list[list[str]]) -> list[str]:
    head, *rows = table
    return ["| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *rows]]


def main() -> int:
    given = parsed()
    if not sheepfold.COMPILED:
        raise BadInput("the compiled engine is not there (scripts/house.py compile); the benchmark measures it")
    chosen = [games.load(name) for name in given.names or games.names()]
    speed = measured(chosen, given.rounds) if given.rounds else []
    tables = [[SpeedRow.HEAD, *(row.cells() for row in speed)]] if speed else []
    for line in columns(tables[0]) if tables else []:
        print(line, flush=True)
    answers = asked_all(chosen, given) if given.games else []
    if answers:
        tables.append([HEAD, *(cells(answer) for answer in answers)])
        print("", *columns(tables[-1]), sep="\n")
    print("", *FOOTNOTES, *([] if speed and speed[0].peer else ["OpenSpiel is not installed here: no ratios."]), sep="\n")
    if given.out and given.out.suffix == ".json":
        keeping.write(given.out, json.dumps(as_data(speed, answers), indent=1) + "\n")
    elif given.out:
        keeping.write(
            given.out, "\n\n".join("\n".join(markdown(table)) for table in tables) + "\n\n" + "\n\n".join(FOOTNOTES) + "\n"
        )
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
        help="seconds for a decision of the strongest (default: its own, at most half a second)",
    )
    add("--rounds", type=int, metavar="N", help="how often each search takes a turn at speed (default 7; 0: only the strength)")
    add("--no-ceiling", dest="ceiling", action="store_false", help="no slower search where a bar is missed")
    add("--seed", type=int, default=1, metavar="N", help="where the deals and the bots' chance come from (default 1)")
    add("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    add("--save", type=Path, default=ROOT / "build" / "strength", metavar="DIR", help="where games are kept (build/strength)")
    add("--out", type=Path, metavar="FILE", help="write the table as well: .json as data, else as Markdown")
    add("--quick", action="store_true", help="at most 40 games, 15 seconds and a tenth of a second for a decision; no ceilings")
    given = parser.parse_args()
    quick = {"games": 40, "limit": 15.0, "time": 0.1, "rounds": 3}
    full = {"games": 2000, "limit": 1800.0, "time": None, "rounds": 7}
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
