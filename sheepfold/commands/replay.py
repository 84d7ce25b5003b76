"""Replay a recorded game, move by move, and show how it stands at the end.

sheepfold replay my.record                what really happened, every card and die
sheepfold replay my.record --as B         what seat B saw and was told
sheepfold replay my.record --as watcher   what a watcher saw
sheepfold replay my.record --to 20        only the first 20 moves, and the position after them
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.core.events import Seen, seen
from sheepfold.core.message import Message
from sheepfold.core.play import Step, beginning
from sheepfold.core.record import read, steps
from sheepfold.core.seats import LETTERS, letter, seat_of
from sheepfold.language import LANGUAGES, Speaker, usual_language
from sheepfold.terminal import keeping
from sheepfold.terminal.cast import names_of_record
from sheepfold.terminal.console import Console
from sheepfold.terminal.telling import ending, news, sight

HELP = "replay a recorded game"
FOR = "play"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as sheepfold play keeps it")
    parser.add_argument(
        "--as",
        dest="perspective",
        metavar="SEAT",
        default="all",
        help="as whom: a seat's letter, watcher, or all (the whole truth; the default), e.g. --as B",
    )
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=usual_language(), help="the language it is told in, e.g. --lang fr"
    )
    parser.add_argument("--to", metavar="N", type=int, help="stop after this many moves, fate's included, e.g. --to 20")


def run(given: argparse.Namespace) -> int:
    game, record = read(keeping.read(given.file), games.load)
    everything = given.perspective.lower() == "all"
    seat = None if everything else seat_named(given.perspective, record.setup.seats)
    last = len(record.moves) if given.to is None else given.to
    if not 0 <= last <= len(record.moves):
        raise BadInput(Message("term-to", {"most": len(record.moves), "came": str(last)}))
    speaker = Speaker(given.lang, game.name, names_of_record(record.setup.seats, record.players))
    played = list(steps(game, record))[:last]  # the whole record is checked, including what is not shown
    say = Console().say
    say(speaker.say(Message("term-title", {"title": game.title, "seats": record.setup.seats})))
    say(*(speaker.say(Message("term-seat", {"letter": key, "name": name})) for key, name in speaker.names.items()))
    for number, step in enumerate(played, 1):
        view = game.view(step.before, seat)
        happened = [(event, view) for event in (whole_truth(step) if everything else seen(step.events, seat))]
        say(*(f"{number}. {line}" for line in news(game, happened, speaker)))
    position = played[-1].after if played else beginning(game, record.setup)
    view = game.view(position, seat)
    say("", *sight(game, view, speaker))
    if view["over"]:
        say("", *ending(view, speaker))
    return 0


def seat_named(text: str, seats: int) -> int | None:
    """A seat, or None for a watcher."""
    if text.lower() == "watcher":
        return None
    seat = seat_of(text, seats)
    if seat is None or seat < 0:
        raise BadInput(Message("term-as", {"last": LETTERS[seats - 1], "came": repr(text)}))
    return seat


def whole_truth(step: Step) -> list[Seen]:
    """Every event with all its values, hidden ones too."""
    return [[letter(event.who), event.verb, *event.values] for event in step.events]
