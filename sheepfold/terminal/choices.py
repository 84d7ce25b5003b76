"""Which move a person means: numbered choices, grouped when there are many, and moves typed in full or in part."""

from __future__ import annotations

from sheepfold.core.errors import BadInput

PAGE = 40


class Choices:
    """The legal moves of one decision, and the part of them that is being shown."""

    def __init__(self, legal: list[str]) -> None:
        self.legal = legal
        self.narrow(legal)

    def narrow(self, moves: list[str]) -> None:
        """Show only these."""
        self.entries = [(move, [move]) for move in moves] if len(moves) <= PAGE else grouped(moves)
        self.page = 0

    def turn_page(self) -> None:
        self.page = (self.page + 1) % self.pages()

    def pages(self) -> int:
        return (len(self.entries) + PAGE - 1) // PAGE

    def shown(self) -> list[tuple[int, str, int]]:
        """Number, text and how many moves stand behind it, of each entry on this page."""
        start = self.page * PAGE
        return [(start + i + 1, text, len(moves)) for i, (text, moves) in enumerate(self.entries[start : start + PAGE])]

    def exactly(self, text: str) -> str | None:
        """The legal move of exactly this text, if there is one."""
        return next((move for move in self.legal if move.lower() == text.lower()), None)

    def meant_by(self, text: str) -> list[str]:
        """The moves that a number or a beginning can mean; none if it means nothing."""
        if text.isdecimal() and len(text) < 7:
            if not 1 <= int(text) <= len(self.entries):
                raise BadInput(f"there is no choice {text}; the choices are 1 to {len(self.entries)}")
            return self.entries[int(text) - 1][1]
        return [move for move in self.legal if begins(move, text)]


def plays_at_once(move: str, text: str) -> bool:
    """Whether a beginning that fits this move alone is as good as the move. `dr` for `draw B` is; but `place 2 pig` may be an
    attempt at another, illegal move, and must not play `place 2 pig pig`."""
    return text.isdecimal() or len(text.split()) in (1, len(move.split()))


def begins(move: str, text: str) -> bool:
    """Whether each typed word begins the move's word in its place; a number must be that number."""
    have, typed = move.lower().split(), text.lower().split()
    return len(typed) <= len(have) and all(
        h == t or (h.startswith(t) and not t.isdecimal()) for h, t in zip(have, typed, strict=False)
    )


def grouped(moves: list[str]) -> list[tuple[str, list[str]]]:
    """The moves by their first words, as many words as it takes to tell at least two groups apart."""
    words = [move.split() for move in moves]
    same = 0
    while all(len(w) > same and w[same] == words[0][same] for w in words):
        same += 1
    groups: dict[str, list[str]] = {}
    for move, w in zip(moves, words, strict=True):
        groups.setdefault(" ".join(w[: same + 1]), []).append(move)
    return [(inside[0] if len(inside) == 1 else text, inside) for text, inside in groups.items()]
