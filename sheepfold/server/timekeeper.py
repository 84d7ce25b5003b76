"""Who looks at a table's clocks: wakes when one is out and has something played for that seat, and keeps what was thought
when a house stops or dies."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from typing import TYPE_CHECKING

from sheepfold.server.clock import Clock
from sheepfold.server.store import Append, Change, LogRow
from sheepfold.server.surroundings import AGAIN_SECONDS

if TYPE_CHECKING:
    from sheepfold.server.table import Table


class Timekeeper:
    def __init__(self, table: Table, clock: Clock) -> None:
        self.table = table
        self.clock = clock
        self.alarm: asyncio.TimerHandle | None = None
        self.asked_by: dict[int, int] = {}  # the last question of each seat that this house knows of

    def go_on(self) -> None:
        """The table was read: the questions of this moment are not new, all others will be."""
        self.asked_by = {seat: self.table.prompt(seat) for seat in self.table.asked()}

    def run(self) -> None:
        """Let the clocks of those run who owe a decision themselves, and wake up when the first is out."""
        if not self.clock.ticks:
            return
        for seat in self.table.asked():
            prompt = self.table.prompt(seat)
            if self.asked_by.get(seat) != prompt:
                self.clock.begin_anew(seat)
            self.asked_by[seat] = prompt
        self.clock.run([seat for seat in self.table.asked() if not self.table.charter.holders[seat].played_by_bot])
        self.rest()
        due = self.clock.next_due()
        self.alarm = None if due is None else asyncio.get_running_loop().call_later(due + 0.01, self.ring)

    def rest(self) -> None:
        """Nobody is to be woken."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def ring(self) -> None:
        """A clock is out: the ledger's fallback is played for that seat, or what a quick bot would do."""
        for seat in self.clock.out_of_time():
            self.table.inbox.append(partial(self.time_is_out, seat))
        self.table.work()

    def time_is_out(self, seat: int) -> None:
        if seat not in self.table.asked() or seat not in self.clock.out_of_time():
            return
        assert self.table.run is not None
        prompt = self.table.prompt(seat)
        text = self.table.game.fallback(self.table.run.position, seat)
        if text:
            self.table.move(seat, text, "clock", "", None)
        else:
            self.table.house.think_fallback(self.table, seat, partial(self.play_fallback, seat, prompt))

    def play_fallback(self, seat: int, prompt: int, text: str) -> None:
        def job() -> None:
            if seat in self.table.asked() and self.table.prompt(seat) == prompt:
                self.table.move(seat, text, "clock", "", None)

        self.table.inbox.append(job)
        self.table.work()

    def ring_again(self) -> None:
        """What was played for somebody whose time is out could not be stored: nobody else will try again."""
        self.rest()
        self.alarm = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.ring)

    def pause(self) -> list[Change]:
        """Stop the clocks for a stop of the house; what they showed is kept."""
        self.rest()
        return self.note_pause(self.clock.pause())

    def charge(self, until: float) -> list[Change]:
        """The house that had the table died then: what was thought before is taken off and kept, as a stop would have done. The
        log says to the second when a question was asked; the doubt is the player's."""
        used = []
        for seat in self.table.asked() if self.clock.ticks else []:
            asked_by = self.table.prompt(seat)
            interrupted = any(row.kind == "pause" for row in self.table.rows[asked_by:])
            spent = until - self.table.rows[asked_by].at - 1
            if spent > 0 and not interrupted and not self.table.charter.holders[seat].played_by_bot:
                self.clock.left[seat] -= spent
                used.append((seat, round(spent * 1000)))
        return self.note_pause(used)

    def note_pause(self, used: list[tuple[int, int]]) -> list[Change]:
        if not used:
            return []
        row = LogRow(self.table.charter.id, self.table.n + 1, "pause", -1, json.dumps(used), [], "", 0, int(time.time()), "")
        self.table.rows.append(row)
        return [Append(row)]
