"""Tell a recorded game again, move by move, and show how it stands at the end.

sheepfold replay my.record                what really happened, every card and die
sheepfold replay my.record --as B         what seat B saw and was told
sheepfold replay my.record --as watcher   what an onlooker saw
sheepfold replay my.record --to 20        only the first 20 moves, and the position after them
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game, Told
from sheepfold.core.position import OVER
from sheepfold.core.record import Step, read, steps
from sheepfold.core.seats import LETTERS, letter, seat_of
from sheepfold.terminal import keeping
from sheepfold.terminal.cast import Naming, names_of_record
from sheepfold.terminal.console import Console
from sheepfold.terminal.telling import ending, news, sight

HELP = "tell a recorded game again"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as sheepfold play keeps it")
    parser.add_argument(
        "--as",
        dest="eye",
        metavar="SEAT",
        default="all",
        help="whose eyes: a seat's letter, watcher, or all (the whole truth; the default), e.g. --as B",
    )
    parser.add_argument("--to", metavar="N", type=int, help="stop after this many moves, fate's included, e.g. --to 20")


def run(given: argparse.Namespace) -> int:
    game, record = read(keeping.read(given.file), games.load)
    everything = given.eye.lower() == "all"
    eye = None if everything else eye_of(given.eye, record.setup.seats)
    last = len(record.moves) if given.to is None else given.to
    if not 0 <= last <= len(record.moves):
        raise BadInput(f"--to is a number of moves from 0 to {len(record.moves)}, as many as the record has; not {last}")
    naming = Naming(names_of_record(record.setup.seats, record.players), game.letters_are_seats)
    played = list(steps(game, record))[:last]  # all of it is checked, also what is not told
    say = Console().say
    say(f"{game.title}, {record.setup.seats} players.", *(f"Seat {key}: {name}." for key, name in naming.names.items()))
    for number, step in enumerate(played, 1):
        told = whole_truth(game, step) if everything else game.tell(step.before, step.seat, step.move, step.after, eye)
        say(*(f"{number}. {line}" for line in news(told, naming)))
    position = played[-1].after if played else game.start(record.setup)
    say("", *sight(game, position, eye, naming))
    if position.actor() == OVER:
        say("", *ending(game, position, naming))
    return 0


def eye_of(text: str, seats: int) -> int | None:
    """A seat, or None for a watcher."""
    if text.lower() == "watcher":
        return None
    seat = seat_of(text, seats)
    if seat is None or seat < 0:
        raise BadInput(f"--as is a seat from A to {LETTERS[seats - 1]}, watcher or all; not {text!r}")
    return seat


def whole_truth(game: Game, step: Step) -> list[Told]:
    """The move as it was, and what everybody could see follow from it."""
    seen = game.tell(step.before, step.seat, step.move, step.after, None)
    return [(letter(step.seat), game.say(step.before, step.seat, step.move)), *seen[1:]]
