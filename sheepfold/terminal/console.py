"""How lines get to a person and back: plain printing, questions, and clearing the screen between two people."""

from __future__ import annotations

import sys

BLANK_LINES = 60  # more than a screen holds, for terminals (and pipes) that cannot be cleared
NO_BREAK = "\u00a0\u202f"  # the spaces before French colons and marks
CLEAR = "\033[H\033[2J\033[3J"  # the screen, and what was scrolled out of it


class Console:
    """Standard input and output. Input that is not typed (a pipe, a file) is echoed, so that a transcript can be read."""

    def __init__(self) -> None:
        self.typed = sys.stdin.isatty()
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        if self.typed:
            edit_lines_without_history()

    def say(self, *lines: str) -> None:
        for line in lines:
            print(printable(line))

    def ask(self, question: str) -> str:
        """One line, tidied; EOFError when there is no more."""
        if self.typed:
            try:
                return tidy(input(printable(question)))
            except EOFError:
                print()  # off the line of the question
                raise
        print(printable(question), end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(printable(tidy(line)))
        return tidy(line)

    def clear(self) -> None:
        """Take everything said so far out of sight."""
        print("\n" * BLANK_LINES, end="")
        if sys.stdout.isatty():
            print(CLEAR, end="", flush=True)


def edit_lines_without_history() -> None:
    """Line editing as in a shell, but the arrow keys must not bring back what the person before typed."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)


def tidy(line: str) -> str:
    return printable(" ".join(line.split()))


def printable(line: str) -> str:
    """Without control characters, wherever they came from: a name, a file, a slip of the keyboard."""
    return "".join(c if c.isprintable() or c in NO_BREAK else "?" for c in line)
