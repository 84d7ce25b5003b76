"""The games there are: for how many players, and which options a table may choose.

sheepfold games                 all of them, a line or two each
sheepfold games bouc-makers     one of them, with every option and its values

A game that cannot be loaded is named in one line, with file and line; the others are listed. Exit code 1 then.
"""

from __future__ import annotations

import argparse
import sys

from sheepfold import games
from sheepfold.core.game import Game

HELP = "the games, their players and options"
FOR = "play"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this game, with the values of its options")


def run(given: argparse.Namespace) -> int:
    if given.game:
        print(*described(games.load(given.game)), sep="\n")
        return 0
    for name in games.names():
        game = games.load(name)
        chosen = [option.name for option in game.options] + [data_set.name for data_set in game.data_sets]
        print(f"{name}: {game.title}, {players(game)}; options: {', '.join(chosen) or 'none'}")
    print("sheepfold games GAME lists the values of a game's options; sheepfold play GAME plays it.")
    return 1 if warn_of_broken() else 0


def warn_of_broken() -> int:
    """A line on the error stream for each game that cannot be loaded; how many there are."""
    for fault in games.broken().values():
        print(f"sheepfold: {fault}", file=sys.stderr)
    return len(games.broken())


def players(game: Game) -> str:
    fewest, most = game.seats
    return f"{fewest} to {most} players" if most > fewest else f"{fewest} players"


def described(game: Game) -> list[str]:
    lines = [f"{game.name}: {game.title}, {players(game)}, rules {game.prefix}, version {game.version}"]
    for option in game.options:
        lines.append(f"option {option.name}: {option.text}{cited(option.rule)}")
        lines.append(f"  values: {', '.join(option.values)}; without it: {option.values[0]}")
    for data_set in game.data_sets:
        lines.append(f"option {data_set.name}: {data_set.text}{cited(data_set.rule)}")
        built_in = list(data_set.built_in)
        lines.append(f"  values: {', '.join(built_in)}, or a .json file of your own; without it: {built_in[0]}")
    return lines


def cited(rule: str) -> str:
    return f" ({rule})" if rule else ""
