"""Moves and what follows from them, declared once: their codes, texts and events, for games that want no arithmetic of their own.

MOVES = MoveTable()
CLIMB = MOVES.add("climb")
ROLLED = MOVES.add("rolled", range(1, 7))
PATH = MOVES.add("path", ("meadow", "ridge"), known_to=MOVER)  # the others perceive `path ?`
RESTED = MOVES.note("rested", step="number")
ROLLED.code(3)  # "rolled 3": of a range the number itself, of words the index
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sheepfold.core.events import Event, Verbs
from sheepfold.core.journal import Note
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile

# Position before the move, who moves → the seats that see what was chosen or drawn. A text in its place: the attribute of the
# position with the one seat that does. None: everybody does.
KnownTo = Callable[[Any, int], tuple[int, ...]] | str


def MOVER(position: Any, seat: int) -> tuple[int, ...]:
    """Only the seat that chooses."""
    return (seat,)


class MoveKind:
    """One kind of move: a word, and one of several values where it has any."""

    def __init__(self, first: i64, word: str, values: Sequence[Any], known_to: KnownTo | None, rule: str) -> None:
        self.first = first
        self.word = word
        self.values = values
        self.known_to = known_to
        self.rule = rule
        self.size: i64 = max(1, len(values))
        self.least: i64 = values.start if isinstance(values, range) else 0

    def code(self, value: i64 = 0) -> i64:
        return self.first + value - self.least

    def has(self, move: i64) -> bool:
        return self.first <= move < self.first + self.size

    def value(self, move: i64) -> i64:
        """What a move of this kind was made with: a number of its range, or the index of its word."""
        return move - self.first + self.least

    def fill(self, moves: Pile) -> None:
        """Add every move of this kind."""
        for i in range(self.size):
            moves.add(self.first + i)

    def fill_evenly(self, moves: Pile, weights: Pile) -> None:
        """Add every outcome of this kind, all equally likely: a die."""
        for i in range(self.size):
            moves.add(self.first + i)
            weights.add(1)

    def fill_by_counts(self, counts: vec[i64], moves: Pile, weights: Pile) -> None:
        """Add every outcome that is in a bag, as likely as there are many of it."""
        for i in range(self.size):
            if counts[i] > 0:
                moves.add(self.first + i)
                weights.add(counts[i])

    def chosen(self, move: i64) -> tuple[Any, ...]:
        return (self.values[move - self.first],) if self.values else ()

    def text(self, move: i64) -> str:
        return " ".join(map(str, (self.word, *self.chosen(move))))

    def event(self, position: Any, seat: int, move: i64) -> Event:
        return Event(seat, self.word, self.chosen(move), self.knowing(position, seat))

    def knowing(self, position: Any, seat: int) -> tuple[int, ...] | None:
        if isinstance(self.known_to, str):
            return (int(getattr(position, self.known_to)),)
        return None if self.known_to is None else self.known_to(position, seat)

    def declared(self) -> dict[str, str]:
        kind = "number" if self.values and isinstance(self.values[0], int) else "text"
        return {"what": kind + ("?" if self.known_to else "")} if self.values else {}


class NoteKind:
    """One kind of thing that follows from a move by itself; a value is a number, or one of several words."""

    def __init__(self, verb: str, values: dict[str, Any]) -> None:
        self.verb = verb
        self.values = values

    def event(self, note: Note) -> Event:
        numbers = (note.a, note.b, note.c)
        found = (
            number if kind == "number" else kind[number] for number, kind in zip(numbers, self.values.values(), strict=False)
        )
        return Event(note.seat, self.verb, tuple(found))


class MoveTable:
    """All kinds of moves and notes of a game; a `Game` that is given it as `moves` needs neither `say` nor `events`."""

    def __init__(self) -> None:
        self.kinds: list[MoveKind] = []
        self.notes: list[NoteKind] = []
        self.next: i64 = 0
        self.verbs: Verbs = {}

    def add(self, word: str, values: Sequence[Any] = (), known_to: KnownTo | None = None, rule: str = "") -> MoveKind:
        """`rule` is the number of the rule that allows it; it is cited where something else is tried instead."""
        kind = MoveKind(self.next, word, values, known_to, rule)
        self.kinds.append(kind)
        self.next += kind.size
        self.verbs[word] = kind.declared()
        return kind

    def note(self, verb: str, **values: Any) -> i64:
        """What `journal.note` takes as its kind; each value is `"number"` or the words of which the rules note the index."""
        self.notes.append(NoteKind(verb, values))
        self.verbs[verb] = {name: "number" if kind == "number" else "text" for name, kind in values.items()}
        return len(self.notes) - 1

    def kind(self, move: i64) -> MoveKind:
        return next(kind for kind in self.kinds if kind.has(move))

    def say(self, position: Any, seat: int, move: int) -> str:
        return self.kind(move).text(move)

    def events(self, before: Any, seat: int, move: int, after: Any, notes: list[Note]) -> list[Event]:
        """The move, then what the rules noted."""
        return [self.kind(move).event(before, seat, move), *(self.notes[note.kind].event(note) for note in notes)]
