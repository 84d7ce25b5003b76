"""The two ways of saying no: a move refused to a player, and input from outside that cannot be used."""

from __future__ import annotations

from sheepfold.core.message import Message, Value

Reason = tuple[Message, str]  # why a move is refused, and the number of the rule it breaks ("": no rule speaks of it)


class BadInput(Exception):
    """Something from outside (a name, a file, a position) cannot be used. One line: what came, what was expected.

    What players meet (records, table options) is a message, said in their language; what hosts and developers write (scenarios,
    settings, data files) is told in English.
    """

    def __init__(self, what: str | Message) -> None:
        self.message = what if isinstance(what, Message) else Message("plain", {"text": what})
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
    """', did you mean X?' for a slip of the keyboard, or nothing."""
    from difflib import get_close_matches

    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else ""
