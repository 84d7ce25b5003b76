"""Which move a person means: numbered choices, grouped when there are many, and moves typed in full or in part."""

from __future__ import annotations

from collections.abc import Callable

from sheepfold.core.errors import BadInput
from sheepfold.core.message import Message, plain
from sheepfold.terminal.cast import Naming

PAGE = 40  # choices listed at once
GROUPS = 20  # when there are more, they are listed by their first words, in about so many groups


class Choices:
    """The legal moves of one decision, and the part of them that is being shown.

    A person sees moves with the names of players (`draw Bert`) and may type them so or as the game writes them (`draw B`).
    """

    def __init__(self, legal: list[str], naming: Naming, tidy: Callable[[str], str]) -> None:
        self.legal = legal
        self.naming = naming
        self.tidy = tidy
        self.narrow(legal)

    def narrow(self, moves: list[str]) -> None:
        """Show only these."""
        self.entries = [(move, [move]) for move in moves] if len(moves) <= PAGE else grouped(moves)
        self.page = 0

    def turn_page(self) -> None:
        self.page = (self.page + 1) % self.pages()

    def pages(self) -> int:
        return (len(self.entries) + PAGE - 1) // PAGE

    def lines(self) -> list[Message]:
        """The entries of this page, numbered; the numbers go on from page to page."""
        first = self.page * PAGE
        here = self.entries[first : first + PAGE]
        lines = [self.line(number, text, len(moves)) for number, (text, moves) in enumerate(here, first + 1)]
        if self.pages() > 1:
            values = {"first": first + 1, "last": first + len(here), "all": len(self.entries)}
            lines.append(Message("term-page", values))
        return lines

    def line(self, number: int, text: str, ways: int) -> Message:
        said = f"{number}. {self.naming.move(text)}"
        return plain(said) if ways == 1 else Message("term-ways", {"choice": said, "ways": ways})

    def exactly(self, text: str) -> str | None:
        """The legal move of exactly this text, if there is one; as a game reads it, which may know other ways to write it."""
        meant = self.tidy(self.naming.with_letters(text).lower())
        return next((move for move in self.legal if move.lower() == meant or text.lower() in self.forms(move)), None)

    def meant_by(self, text: str) -> list[str]:
        """The moves that a number or a beginning can mean; none if it means nothing."""
        if text.isdecimal() and len(text) < 7:
            if not 1 <= int(text) <= len(self.entries):
                raise BadInput(Message("term-no-choice", {"came": text, "most": len(self.entries)}))
            return self.entries[int(text) - 1][1]
        return [move for move in self.legal if any(begins(form, text.lower()) for form in self.forms(move))]

    def plays_at_once(self, move: str, text: str) -> bool:
        """Whether what fits this move alone is as good as the move. `dr` for `draw B` is; but `place 2 pig` may be an
        attempt at another, illegal move, and must not play `place 2 pig pig`."""
        words = len(text.split())
        return text.isdecimal() or words == 1 or words in [len(form.split()) for form in self.forms(move)]

    def forms(self, move: str) -> tuple[str, str]:
        return move.lower(), self.naming.move(move).lower()


def begins(move: str, text: str) -> bool:
    """Whether each typed word begins the move's word in its place; a number must be that number."""
    have, typed = move.split(), text.split()
    return len(typed) <= len(have) and all(
        h == t or (h.startswith(t) and not t.isdecimal()) for h, t in zip(have, typed, strict=False)
    )


Group = tuple[str, list[str]]  # the words its moves begin with, and the moves


def grouped(moves: list[str]) -> list[Group]:
    """The moves by their first words: at least two groups, and split further as long as the list stays short."""
    groups = split(moves)
    while True:
        parts = {text: split(inside) for text, inside in groups if len(inside) > 1}
        smallest = min(parts, key=lambda text: len(parts[text]), default="")
        if not smallest or len(groups) + len(parts[smallest]) - 1 > GROUPS:
            return groups
        groups = [part for group in groups for part in (parts[smallest] if group[0] == smallest else [group])]


def split(moves: list[str]) -> list[Group]:
    """The moves by the first word in which they differ."""
    words = [move.split() for move in moves]
    same = 0
    while all(len(w) > same and w[same] == words[0][same] for w in words):
        same += 1
    groups: dict[str, list[str]] = {}
    for move, w in zip(moves, words, strict=True):
        groups.setdefault(" ".join(w[: same + 1]), []).append(move)
    return [(inside[0] if len(inside) == 1 else text, inside) for text, inside in groups.items()]
