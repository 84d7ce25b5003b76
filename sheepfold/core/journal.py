"""What happened inside a move: the rules note it as ints while they play, if somebody attached a journal."""

from __future__ import annotations

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile


class Note:
    """One thing that happened: its kind (a constant of the game's rules), whom it happened to, and up to three values."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c


class Journal:
    """The notes of one move, in order. Positions carry none in playouts and searches, so that noting costs them nothing."""

    def __init__(self) -> None:
        self.ints: Pile | None = None  # made for the first one: most moves have none

    def read(self) -> list[Note]:
        if self.ints is None:
            return []
        ints = self.ints.to_list()
        return [Note(ints[i], ints[i + 1], ints[i + 2], ints[i + 3], ints[i + 4]) for i in range(0, len(ints), 5)]


def note(journal: Journal | None, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Called by rules as `note(position.journal, WON, seat, cards)`; nothing happens without a journal."""
    if journal is not None:
        ints = journal.ints
        if ints is None:
            ints = journal.ints = Pile(30)
        ints.add(kind)
        ints.add(seat)
        ints.add(a)
        ints.add(b)
        ints.add(c)
