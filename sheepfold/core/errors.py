"""The two ways of saying no: a move refused to a player, and input from outside that cannot be used."""

from __future__ import annotations


class BadInput(Exception):
    """Something from outside (a name, a file, a position) cannot be used. One line: what came, what was expected."""


class Refused(Exception):
    """A move that may not be made. `rule` is the number of the rule it breaks, "" where no rule speaks of it."""

    def __init__(self, move: str, reason: str, rule: str = "") -> None:
        self.move = move
        self.reason = reason
        self.rule = rule
        super().__init__(f'"{move}" refused{f" ({rule})" if rule else ""}: {reason}')

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, str]]:
        """From one process to another."""
        return Refused, (self.move, self.reason, self.rule)


def closest(name: str, known: list[str]) -> str:
    """', did you mean X?' for a slip of the keyboard, or nothing."""
    from difflib import get_close_matches

    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else ""
