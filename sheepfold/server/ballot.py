"""What all at a table have to agree to: one proposal at a time, and who has answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sheepfold.core.seats import letter
from sheepfold.server import wire
from sheepfold.server.audience import Guest, refuse

if TYPE_CHECKING:
    from sheepfold.server.table import Table


class Ballot:
    """Closed by the next event: what was proposed before it may be wrong after it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.proposal: wire.Proposal | None = None
        self.agreed: Callable[[], None] = lambda: None
        self.voters = self.against = 0

    def propose(self, guest: Guest, message: wire.Propose) -> None:
        """Hand the seat of somebody who is not here to a bot, if more than half of the other players want it."""
        mine = guest.seat
        seat = ord(message.seat) - ord("A")
        if mine is None or self.table.charter.state != "playing" or seat >= len(self.table.charter.holders) or seat == mine:
            return refuse(guest, message.id, "players may propose that for another seat while the game is on")
        holder = self.table.charter.holders[seat]
        if holder.played_by_bot:
            return refuse(guest, message.id, f"seat {message.seat} is played by a bot already")
        if any(other.seat == seat and not other.house for other in self.table.guests()):
            return refuse(guest, message.id, f"whoever holds seat {message.seat} is here")
        others = [letter(s) for s, h in enumerate(self.table.charter.holders) if s not in (mine, seat) and not h.played_by_bot]
        self.open(wire.Proposal("bot", letter(mine), message.seat, others), lambda: self.table.set_away(seat, True))
        guest.deliver(wire.encode(wire.Done(message.id, self.table.n)))
        if not others:
            self.agree()

    def vote(self, guest: Guest, message: wire.Vote) -> None:
        mine = "" if guest.seat is None else letter(guest.seat)
        if guest.seat is not None and message.id in self.table.recent[guest.seat]:  # sent again: it counted already
            return guest.deliver(wire.encode(wire.Done(message.id, self.table.n)))
        if guest.seat is None or self.proposal is None or mine not in self.proposal.waiting:
            return refuse(guest, message.id, "there is nothing you are asked to agree to")
        self.table.note_id(guest.seat, message.id, self.table.n)
        guest.deliver(wire.encode(wire.Done(message.id, self.table.n)))
        self.proposal.waiting.remove(mine)
        self.against += not message.yes
        waiting = len(self.proposal.waiting)
        # Taking back needs all; of those who play on, more than half hand a seat to a bot.
        needed = self.voters if self.proposal.what == "undo" else self.voters // 2 + 1
        if self.voters - waiting - self.against >= needed:
            self.agree()
        elif self.voters - self.against < needed:
            self.close()
        else:
            self.table.tell_news()

    def open(self, proposal: wire.Proposal, agreed: Callable[[], None]) -> None:
        self.proposal = proposal
        self.agreed = agreed
        self.voters = len(proposal.waiting) + 1  # whoever proposes is for it
        self.against = 0
        self.table.tell_news()

    def agree(self) -> None:
        agreed = self.agreed
        self.close()
        agreed()

    def close(self) -> None:
        """Nothing is proposed any more."""
        if self.proposal is None:
            return
        self.proposal = None
        self.agreed = lambda: None
        self.table.tell_news()
