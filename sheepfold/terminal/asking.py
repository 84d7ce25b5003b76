"""Which game to play, if nobody has said it: the list, and a question or two."""

from __future__ import annotations

from collections.abc import Callable

from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.message import Message
from sheepfold.language import Speaker
from sheepfold.terminal.console import Console


def ask_game(console: Console, seats: int, lang: str) -> tuple[Game, int]:
    """The game and the number of seats (asked for if it is 0 yet)."""
    say = Speaker(lang).say
    game = ask_which(console, say)
    fewest, most = game.seats
    while not seats and most > fewest:
        text = ask(console, say(Message("term-how-many", {"fewest": fewest, "most": most})))
        if not text:
            break
        if text.isdecimal() and fewest <= int(text) <= most:
            seats = int(text)
        else:
            console.say(say(Message("bad-seats", {"title": game.title, "fewest": fewest, "most": most, "seats": text})))
    return game, seats or fewest


def ask_which(console: Console, say: Callable[[Message], str]) -> Game:
    names = games.names()
    for number, name in enumerate(names, 1):
        console.say(f"{number}. {name}: {games.load(name).title}")
    while True:
        text = ask(console, say(Message("term-which-game"))).lower().replace(" ", "-")
        if text.isdecimal() and 1 <= int(text) <= len(names):
            return games.load(names[int(text) - 1])
        fitting = [name for name in names if name == text] or [name for name in names if text and name.startswith(text)]
        if len(fitting) == 1:
            return games.load(fitting[0])
        console.say(say(Message("term-no-game", {"most": len(names), "came": text, "fitting": len(fitting)})))


def ask(console: Console, question: str) -> str:
    try:
        return console.ask(question + " ")
    except EOFError:
        raise BadInput(Message("term-none-chosen")) from None
