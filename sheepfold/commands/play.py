"""Play a whole game in the terminal, against bots or with several people at one keyboard.

  sheepfold play                                          asks which game
  sheepfold play bouc-makers                              you against greedy bots
  sheepfold play black-sheep --players Anna,Bert,greedy   two people and a bot
  sheepfold play --resume                                 continue the game you left last
  sheepfold play sheep-sheep --lang fr                    in French; German is de

While playing, type help. The game is kept after every move and can always be resumed.
"""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from sheepfold import games
from sheepfold.bots import registry
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.message import Message
from sheepfold.core.record import read, replay
from sheepfold.core.recorded import Record
from sheepfold.language import LANGUAGES, Speaker, usual_language
from sheepfold.terminal import keeping
from sheepfold.terminal.asking import ask_game
from sheepfold.terminal.cast import Player, cast_of, cast_of_record
from sheepfold.terminal.console import Console
from sheepfold.terminal.course import run as run_course
from sheepfold.terminal.host import Host
from sheepfold.terminal.screen import Left, Screen

HELP = "play a game here in the terminal"
FOR = "play"
LARGEST_SEED = 2**62


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", nargs="?", metavar="GAME", help="which game (sheepfold games lists them); without it you are asked")
    add("--seats", metavar="N", type=int, help="number of players; seats nobody takes go to greedy bots, e.g. --seats 4")
    bots = " or ".join(registry.names())
    add(
        "--players",
        metavar="LIST",
        help=f"who sits where: names of people, {bots} for bots, e.g. --players Anna,greedy,uniform",
    )
    add("--names", metavar="LIST", help="what the players are called, in seat order, e.g. --names Anna,Otto,Emil")
    add(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a table option or data set (sheepfold games GAME lists them); may be repeated, e.g. --option first_player=B",
    )
    add("--lang", choices=LANGUAGES, default=usual_language(), help="the language of everything that is said, e.g. --lang fr")
    add("--seed", metavar="N", type=int, help="the number all chance is drawn from, to get the same game again, e.g. --seed 7")
    add("--save", metavar="FILE", type=Path, help="keep the record in this new file, e.g. --save my.record")
    add(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="continue a kept game; without FILE the one left last, e.g. --resume my.record",
    )


def run(given: argparse.Namespace) -> int:
    if given.seed is not None and not 0 <= given.seed < LARGEST_SEED:
        raise BadInput(Message("term-seed", {"most": str(LARGEST_SEED - 1), "came": str(given.seed)}))
    console = Console()
    game, record, cast, path = new_game(given, console) if given.resume is None else resumed(given)
    seed = secrets.randbelow(LARGEST_SEED) if given.seed is None else given.seed
    screen = Screen(Host(game, record, cast, seed), path=path, console=console, lang=given.lang)
    if given.save:
        keeping.write(path, screen.host.text())  # fail before the game starts if the named file cannot be written
    screen.say("term-title", title=game.title, seats=record.setup.seats)
    for key, name in screen.naming.names.items():
        screen.say("term-seat", letter=key, name=name)
    if record.moves:
        screen.say("term-going-on", moves=len(record.moves))
    try:
        screen.open()
        run_course(screen)
    except Left:
        pass
    finally:
        console.say("", screen.where())  # said also on Ctrl-C and when the engine itself fails
    return 0


def new_game(given: argparse.Namespace, console: Console) -> tuple[Game, Record, list[Player], Path]:
    players, names = listed(given.players), listed(given.names)
    named_seats = given.seats if given.seats is not None else max(len(players), len(names))
    if given.game:
        game = games.load(given.game)
        seats = named_seats if given.seats is not None else max(named_seats, game.seats[0])
    else:
        game, seats = ask_game(console, named_seats, given.lang)
    setup = game.setup(seats, dict(named(option) for option in given.option))
    cast = cast_of(setup.seats, players or [you(given.lang)], names)
    return game, Record(setup, game.version), cast, keeping.free(given.save) if given.save else keeping.new_path(game.name)


def resumed(given: argparse.Namespace) -> tuple[Game, Record, list[Player], Path]:
    for flag, value in (("GAME", given.game), ("--seats", given.seats), ("--option", given.option)):
        if value:
            raise BadInput(Message("term-resume-setup", {"flag": flag}))
    if given.names and not given.players:
        raise BadInput(Message("term-resume-names"))
    source = Path(given.resume) if given.resume else keeping.newest_unfinished()
    game, record = read(keeping.read(source), games.load)
    if record.commit:
        raise BadInput(Message("term-resume-sealed", {"file": str(source)}))
    replay(game, record)  # a move that is not legal is named with its line
    seats = record.setup.seats
    players, names = listed(given.players), listed(given.names)
    if not players and not record.players:
        players = [you(given.lang)]
    cast = cast_of(seats, players, names) if players else cast_of_record(seats, record.players)
    return game, record, cast, keeping.free(given.save) if given.save else source


def you(lang: str) -> str:
    """What a person without a name is called."""
    return Speaker(lang).say(Message("term-you"))


def listed(text: str | None) -> list[str]:
    return [" ".join(part.split()) for part in text.split(",")] if text else []


def named(option: str) -> tuple[str, str]:
    name, equals, value = option.partition("=")
    if not equals or not name or not value:
        raise BadInput(Message("term-option", {"came": repr(option)}))
    return name.strip(), value.strip()
