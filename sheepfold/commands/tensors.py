"""What agents are trained on: the columns of a game's observations and the numbers of its actions.

  sheepfold tensors bouc-makers                     columns in blocks: first column, how many, greatest value, meaning
  sheepfold tensors bouc-makers --seats 4           at a table of four; some options add columns (--option NAME=VALUE)
  sheepfold tensors bouc-makers --actions           every action with its number

Seats are told clockwise from the one that looks, itself first. Numbers stay the same as long as the rules have the same version.
"""

from __future__ import annotations

import argparse

from sheepfold import games
from sheepfold.commands.check import read_options
from sheepfold.core.tensors import Tensors
from sheepfold.research.tables import tensors_of

HELP = "the columns and actions that agents are trained on"
FOR = "study"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: the fewest)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="with this option value (again for more)"
    )
    parser.add_argument("--actions", action="store_true", help="list the actions instead of the columns")


def run(given: argparse.Namespace) -> int:
    game = games.load(given.game)
    seats = given.seats if given.seats is not None else game.seats[0]
    tensors = tensors_of(game, game.setup(seats, read_options(given.option)))
    print(f"{game.name}, rules version {game.version}, {seats} players: {tensors.width} columns, {tensors.actions} actions")
    if given.actions:
        print(*(f"{number:5}  {label}" for number, label in enumerate(tensors.labels)), sep="\n")
    else:
        print(*column_lines(tensors), sep="\n")
    return 0


def column_lines(tensors: Tensors) -> list[str]:
    """`    6     9  0–3  hand: one's own cards`"""
    lines = ["first  how many  values  name"]
    first = 0
    for block in tensors.columns:
        lines.append(f"{first:5}  {block.width:8}  {f'0–{block.high}':>6}  {block.name}: {block.text}")
        first += block.width
    return lines
