"""The two ways of saying no: a move refused to a player, and input from outside that cannot be used."""

from __future__ import annotations

from difflib import get_close_matches

from sheepfold.core.message import Message, Value, plain

Reason = tuple[Message, str]  # why a move is refused, and the number of the rule it breaks ("": no rule speaks of it)


class BadInput(Exception):
    """Something from outside (a name, a file, a position) cannot be used. One line: what came, what was expected.

    What players meet (records, table options) is a message, said in their language; what hosts and developers write (scenarios,
    settings, data files) is told in English. `game` names the catalogue of a message that quotes a game's own words.
    """

    def __init__(self, what: str | Message, game: str = "") -> None:
        self.message = what if isinstance(what, Message) else Message("plain", {"text": what})
        self.game = game
        super().__init__(what)

    def __str__(self) -> str:
        return str(self.message)


class Refused(Exception):
    """A move that may not be made. `rule` is the number of the rule it breaks, "" where no rule speaks of it."""

    def __init__(self, move: str, message: Message, rule: str = "") -> None:
        self.move = move
        self.message = message
        self.rule = rule
        super().__init__(move, message, rule)

    def __str__(self) -> str:
        return f'"{self.move}" refused{f" ({self.rule})" if self.rule else ""}: {self.message}'


def no(id: str, rule: str = "", /, **values: Value) -> Reason:
    """For a game's refusals: `no("bm-no-keep-kept", "BM-4.5", die=die(name))`."""
    return Message(id, values), rule


def closest(name: str, known: list[str]) -> str:
    """'; did you mean X?' for a slip of the keyboard, or nothing; in English, for hosts and developers."""
    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else ""


def did_you_mean(name: str, known: list[str]) -> Message:
    """The same to players: a message to end another one with, which says nothing if nothing is near."""
    near = get_close_matches(name, known, n=1)
    return Message("did-you-mean", {"near": near[0]}) if near else plain("")


def reason_of(error: OSError) -> Message:
    """Why a file cannot be read or written; what is rare, in the machine's own words."""
    if isinstance(error, FileNotFoundError):
        return Message("file-missing")
    if isinstance(error, PermissionError):
        return Message("file-forbidden")
    if isinstance(error, IsADirectoryError):
        return Message("file-folder")
    return Message("file-not-folder") if isinstance(error, NotADirectoryError) else plain(error.strerror or str(error))
