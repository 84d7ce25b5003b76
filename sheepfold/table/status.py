"""How a table stands: who is at it, what it looks like to a person, and whether its host may let it go."""

from __future__ import annotations

import math

from sheepfold.table import summary
from sheepfold.table.clocks import Clocks
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest
from sheepfold.table.messages import TableInfo
from sheepfold.table.presence import Presence
from sheepfold.table.sleep import Sleep
from sheepfold.table.undo import Undos


class Status:
    """Changes nothing."""

    def __init__(self, context: Context, clocks: Clocks, presence: Presence, undos: Undos) -> None:
        self._context = context
        self._clocks = clocks
        self._presence = presence
        self._undos = undos

    def info(self, person: str) -> TableInfo:
        """The table as this person may know it."""
        return summary.for_person(self._context.info(), self._context.config, person)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat can take its last move back without asking anybody."""
        return self._undos.is_free(seat)

    def guests(self) -> list[Guest]:
        return self._context.perspectives.guests()

    @property
    def is_busy(self) -> bool:
        """Whether something is being stored."""
        return self._context.busy

    @property
    def is_gone(self) -> bool:
        """Whether it was let go of."""
        return self._context.gone

    @property
    def bots_are_asked(self) -> bool:
        return any(self._context.config.occupants[seat].played_by_bot for seat in self._context.asked())

    @property
    def needs_care(self) -> bool:
        """Whether something is to happen here without anybody coming: a clock runs, or a bot is to move."""
        return self._context.config.is_playing and (self.bots_are_asked or self._clocks.tick)

    @property
    def has_clocks(self) -> bool:
        """Whether time is counted here and a game is being played."""
        return self._clocks.tick and self._context.config.is_playing

    def sleep(self) -> Sleep | None:
        """What its clocks show, to be read again later with `go_on`; None if none runs."""
        return self._clocks.sleep()

    def is_idle(self, seconds: float, long: float = math.inf) -> bool:
        """Whether nobody has done anything for so long, and nothing is lost if the table is let go and read again: no clock is
        out before `long` seconds have passed."""
        if self._presence.seconds_untouched() <= seconds or any(not guest.is_bot for guest in self.guests()):
            return False
        due = self._clocks.next_due()
        soon = due is not None and due < long
        return not (self._context.busy or self._context.inbox or soon or self.bots_are_asked)

    def cost_of_hello(self, since: int, head: str = "") -> int:
        """How many steps the game has to be led through for a guest who knows this one, with that receipt: all, unless they missed
        no more than what is remembered."""
        log, recent = self._context.log, self._context.recent
        if not log.has(since, head) or since < recent.since:
            return max(log.n, 0)
        return log.n - since

    def links(self) -> list[str]:
        """By seat: the last number it has revealed, for a game after this one; "": it adds nothing, or nothing any more."""
        return [self._context.log.furthest_link(seat) for seat in range(len(self._context.config.occupants))]

    def beginner(self) -> str:
        """The letter of the seat that was asked first; "" if several were at once."""
        asked = next((row.asked for row in self._context.log.rows if row.kind == "start"), "")
        return asked if len(asked) == 1 else ""

    def record(self) -> str:
        """The game as a record file."""
        context = self._context
        assert context.log.run is not None
        return summary.record(context.game, context.config, context.log.run, context.log)
