"""The log of a table as it grows: an entry is made, stored by somebody else, and then kept or dropped."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from sheepfold.core.asking import asked
from sheepfold.core.chain import ChainRow
from sheepfold.core.entropy import link
from sheepfold.core.heads import HEAD_BYTES, Chain, canonical
from sheepfold.core.play import Step
from sheepfold.table import history
from sheepfold.table.history import Run, letters
from sheepfold.table.rows import LogRow

REMEMBERED: Final = 64  # message ids kept per seat, to answer a resent one alike


class Entry:
    """A row that is not stored yet, and what it would do."""

    def __init__(self, row: LogRow, run: Run, steps: list[Step], asked: list[int], undo: Callable[[], None]) -> None:
        self.row = row
        self.run = run  # the game after it
        self.steps = steps
        self.asked = asked  # the seats that owe a decision after it
        self.undo = undo  # puts everything back as it was


class GameLog:
    """The rows that are stored, the chain they form, the game they lead to, and which message each seat's rows came from."""

    def __init__(self, chain: Chain, table: str, seats: int, rows: list[LogRow], fresh_run: Callable[[], Run]) -> None:
        self.table = table
        self.chain = chain
        self.rows: list[LogRow] = []
        self.heads = bytearray()  # one after the other
        self.last_head = b""
        self.receipt = ""  # for the last step, once it was asked for
        self.silent: set[int] = set()  # seats that have made a move to which they added no entropy: they add none any more
        for row in rows:
            self.append(row)
        self.fresh_run = fresh_run
        self.run: Run | None = None
        self.recent: list[dict[str, int]] = [{} for _ in range(seats)]  # by seat: message id → step

    @property
    def n(self) -> int:
        """The number of the last step."""
        return len(self.rows) - 1

    def read(self) -> None:
        """Lead the game through the rows that are there."""
        self.run = history.lead(self.fresh_run(), self.rows)
        for row in self.rows:
            if row.seat >= 0:
                self.note_id(row.seat, row.id, row.n)

    def prompt(self, seat: int | None) -> int:
        """The number of the question a seat has."""
        return self.run.prompts[seat] if self.run and seat is not None else 0

    # --- message ids

    def note_id(self, seat: int, id: str, n: int) -> None:
        if not id:
            return
        known = self.recent[seat]
        known[id] = n
        if len(known) > REMEMBERED:
            del known[next(iter(known))]

    def answered(self, seat: int, id: str) -> int | None:
        """The step that a message of this seat led to, if it came before."""
        return self.recent[seat].get(id)

    # --- entries

    def row(self, kind: str, at: int, seat: int = -1, text: str = "") -> LogRow:
        """The next row, with nothing else in it."""
        return LogRow(table=self.table, n=self.n + 1, kind=kind, seat=seat, text=text, fate=[], id="", spent=0, at=at)

    def start(self, at: int) -> Entry:
        """The first row: fate deals."""
        run = self.fresh_run()
        for epoch in self.rows:
            run.mix(epoch.entropy)
        steps = run.settle()
        now = asked(run.position)
        row = replace(self.row("start", at), fate=history.drawn(steps), asked=letters(now))
        return Entry(row=row, run=run, steps=steps, asked=now, undo=nothing)

    def move(self, seat: int, text: str, *, kind: str, id: str, spent: int, at: int, entropy: str = "") -> Entry:
        """A seat's move, and what fate brings then; raises Refused if it is not legal."""
        assert self.run is not None
        undo = self.run.mark()
        steps = self.run.move(seat, text, entropy)
        now = asked(self.run.position)
        row = LogRow(
            table=self.table,
            n=self.n + 1,
            kind=kind,
            seat=seat,
            text=steps[0].text,
            fate=history.drawn(steps),
            id=id,
            spent=spent,
            at=at,
            asked=letters(now),
            entropy=entropy,
        )
        return Entry(row=row, run=self.run, steps=steps, asked=now, undo=undo)

    def take_back(self, numbers: list[int], seat: int, id: str, at: int, spent: int = 0) -> Entry:
        """The rows of these numbers are taken back; that seat pays so many milliseconds for it."""
        row = replace(self.row("undo", at, seat, json.dumps(numbers)), id=id, spent=spent)
        run = history.lead(self.fresh_run(), [*self.rows, row])
        return Entry(row=replace(row, asked=letters(run.asked)), run=run, steps=[], asked=run.asked, undo=nothing)

    def keep(self, entry: Entry) -> None:
        """The entry is stored: it is the truth now."""
        row = entry.row
        seat, n = row.seat, row.n
        self.append(row)
        self.run = entry.run
        if seat >= 0:
            self.note_id(seat, row.id, n)
        if row.kind != "undo":
            entry.run.ask(n, seat, entry.asked)

    def append(self, row: LogRow) -> None:
        """A row that changes nothing in the game is stored, or will be."""
        head = self.chain.after(self.last_head or self.chain.first, canonical(row))
        self.last_head, self.receipt = head, ""
        self.heads += head
        self.rows.append(row)
        if row.kind in history.MOVES and not row.entropy:
            self.silent.add(row.seat)

    def link(self, seat: int | None) -> str:
        """The last number that a seat revealed; "" if it adds nothing to chance."""
        return "" if self.run is None or seat is None or seat in self.silent else self.run.links[seat]

    def furthest_link(self, seat: int) -> str:
        """The last number of its chain that a seat ever revealed, also with moves that were undone: only what follows it is known
        to nobody else."""
        last = self.link(seat)
        after = {link(row.entropy): row.entropy for row in self.rows if row.seat == seat and row.entropy}
        while last in after:
            last = after[last]
        return last

    def has(self, n: int, head: str) -> bool:
        """Whether step n is here, with that receipt if one is given; before the first step there is nothing to have."""
        return n <= self.n and (n < 0 or not head or self.head(n) == head)

    def head(self, n: int) -> str:
        """What a guest is given as a receipt for step n; "" if there is none."""
        if n >= 0 and n == self.n:
            self.receipt = self.receipt or self.last_head.hex()
            return self.receipt
        return self.heads[n * HEAD_BYTES : (n + 1) * HEAD_BYTES].hex() if n >= 0 else ""


def chain_row(row: LogRow) -> ChainRow:
    """The row as its chain knows it."""
    return ChainRow(
        kind=row.kind, seat=row.seat, text=row.text, fate=row.fate, id=row.id, spent=row.spent, at=row.at, entropy=row.entropy
    )


def nothing() -> None:
    """For an entry that changed nothing yet."""
