"""The log of a table, read: which moves stand, and the game they lead to."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from sheepfold.core.asking import asked
from sheepfold.core.draws import Sealed, mixed
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.fate import Fate
from sheepfold.core.game import Game
from sheepfold.core.play import Offer, Play, Step
from sheepfold.core.position import FATE, Position
from sheepfold.core.sealed import Seal
from sheepfold.core.seats import LETTERS
from sheepfold.core.setup import Setup
from sheepfold.table.rows import LogRow

MOVES = ("move", "clock")  # rows that are a seat's move: its own, or made for it when its time ran out

STEPS = (
    "start",
    "epoch",
    *MOVES,
)  # rows that lead the game on; an epoch begins when a server is restored, and changes chance only


class TableFate(Fate, Protocol):
    """Fate at a table: before it draws, it is told how many moves of seats there were; what they add to chance goes into the key."""

    decision: int
    key: bytes


FateOf = Callable[
    [Seal], TableFate
]  # where the chance of a table comes from; led through the log again, it gives the same again


@dataclass
class Replayed:
    """One row that stands, and what it did."""

    row: LogRow
    steps: list[Step]


class Run:
    """A game being led through its log: the position, and which step asked each seat its present question."""

    def __init__(self, game: Game, setup: Setup, seal: Seal, names: dict[str, str], fate: FateOf = Sealed) -> None:
        self.game = game
        self.play = Play(game, setup, names)
        self.fate = fate(seal)
        self.decisions = 0  # moves of seats so far: sealed draws are numbered by them
        self.links = [""] * setup.seats  # the last number that each seat revealed
        self.prompts = [0] * setup.seats
        self.asked: list[int] = []

    @property
    def position(self) -> Position:
        return self.play.position

    def move(self, seat: int, text: str, entropy: str = "") -> list[Step]:
        """A seat's move, checked, and what fate brings then."""
        step = self.play.do(seat, text)
        self.decisions += 1
        self.mix(entropy)
        self.links[seat] = entropy or self.links[seat]
        return [step, *self.settle()]

    def legal(self, seat: int | None) -> list[str]:
        """What a seat may choose from now; nothing for a watcher."""
        return [] if seat is None else self.play.legal(seat)

    def can_wait(self, seat: int | None) -> bool:
        """Whether others are asked and this seat is not, so that it has nothing to do but look."""
        return bool(self.asked) and seat not in self.asked

    def offer(self, seat: int | None) -> Offer | None:
        """The same with all that is known of it; None if there is nothing to choose."""
        return None if seat is None else self.play.offer(seat)

    def mix(self, entropy: str) -> None:
        """Add something to the chance of everything that follows."""
        if entropy:
            self.fate.key = mixed(self.fate.key, entropy)

    def settle(self) -> list[Step]:
        self.fate.decision = self.decisions
        return self.play.settle(self.fate)

    def ask(self, n: int, mover: int, now: list[int]) -> None:
        """After step n these seats are asked: one that was not before, or has just moved, has a new question."""
        for seat in now:
            if seat == mover or seat not in self.asked:
                self.prompts[seat] = n
        self.asked = now

    def ask_again(self, n: int, seats: set[int]) -> None:
        """Moves of these seats were taken back by step n: theirs is a new question, the others have the one they had."""
        self.asked = asked(self.position)
        for seat in seats.intersection(self.asked):
            self.prompts[seat] = max(n, self.prompts[seat])

    def mark(self) -> Callable[[], None]:
        """What puts everything back as it is now; for a move that could not be stored."""
        position, moves, decisions, key = self.position, len(self.play.record.moves), self.decisions, self.fate.key
        links = list(self.links)

        def back() -> None:
            self.play.position, self.decisions, self.fate.key = position, decisions, key
            self.links = links
            del self.play.record.moves[moves:]

        return back


def drawn(steps: list[Step]) -> list[str]:
    """What fate brought in these steps, as the log keeps it."""
    return [step.text for step in steps if step.seat == FATE]


def taken_back(rows: list[LogRow]) -> set[int]:
    """The numbers of the rows that were taken back."""
    return {n for row in rows if row.kind == "undo" for n in json.loads(row.text)}


def undone_since(rows: list[LogRow], since: int) -> list[int]:
    """The steps up to `since` that were taken back after it."""
    return sorted(n for n in taken_back(rows[since + 1 :]) if n <= since)


def standing(rows: list[LogRow]) -> list[LogRow]:
    """The rows that count, in order: the start, the moves that nobody took back, and new epochs."""
    gone = taken_back(rows)
    return [row for row in rows if row.n not in gone and row.kind in STEPS]


def replayed(run: Run, rows: list[LogRow]) -> Iterator[Replayed]:
    """Lead a fresh run through standing rows. Chance is drawn again from the seal and must be what the log says."""
    for row in rows:
        try:
            steps = led(run, row)
        except Refused as no:
            raise BadInput(f"step {row.n} of table {row.table[:6]}…: the rules do not allow it ({no.rule})") from None
        came = drawn(steps)
        if came != row.fate:
            # This goes to the server's own log: it names neither the link of the table nor what lies hidden at it.
            raise BadInput(f"step {row.n} of table {row.table[:6]}…: what the log says of fate is not what the seal gives")
        if row.kind != "epoch":
            run.ask(row.n, row.seat, asked(run.position))
        yield Replayed(row, steps)


def led(run: Run, row: LogRow) -> list[Step]:
    """What one row that stands does."""
    if row.kind in MOVES:
        return run.move(row.seat, row.text, row.entropy)
    run.mix(row.entropy)
    return run.settle() if row.kind == "start" else []


def lead(run: Run, rows: list[LogRow]) -> Run:
    """Lead a fresh run through a whole log."""
    for _ in replayed(run, standing(rows)):
        pass
    for row in rows:
        if row.kind == "undo":
            run.ask_again(row.n, {rows[n].seat for n in json.loads(row.text)})
    return run


def letters(seats: list[int]) -> str:
    """Seats as the log keeps them."""
    return "".join([LETTERS[seat] for seat in seats])
