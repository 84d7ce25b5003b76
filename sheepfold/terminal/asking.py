"""Which game somebody wants who has not said it: the list, and a question or two."""

from __future__ import annotations

from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.terminal.console import Console


def ask_game(console: Console, seats: int) -> tuple[Game, int]:
    """The game and the number of seats (asked for if it is 0 yet)."""
    game = ask_which(console)
    fewest, most = game.seats
    while not seats and most > fewest:
        text = ask(console, f"How many players, {fewest} to {most}? Enter for {fewest}: ")
        if not text:
            break
        if text.isdecimal() and fewest <= int(text) <= most:
            seats = int(text)
        else:
            console.say(f"{game.title} is for {fewest} to {most} players; not {text!r}.")
    return game, seats or fewest


def ask_which(console: Console) -> Game:
    names = games.names()
    for number, name in enumerate(names, 1):
        console.say(f"{number}. {name}: {games.load(name).title}")
    while True:
        text = ask(console, "Which game, by number or name? ").lower().replace(" ", "-")
        if text.isdecimal() and 1 <= int(text) <= len(names):
            return games.load(names[int(text) - 1])
        fitting = [name for name in names if name == text] or [name for name in names if text and name.startswith(text)]
        if len(fitting) == 1:
            return games.load(fitting[0])
        console.say(f"Type a number from 1 to {len(names)} or a name; {text!r} fits {len(fitting)} games.")


def ask(console: Console, question: str) -> str:
    try:
        return console.ask(question)
    except EOFError:
        raise BadInput("no game was chosen; sheepfold games lists them") from None
