"""What a table needs of the house it stands in, and how wishes are turned down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sheepfold.server import wire
from sheepfold.server.audience import Guest
from sheepfold.server.store import Store, StoreError

if TYPE_CHECKING:
    from sheepfold.server.table import Table

AGAIN_SECONDS = 1.0  # until what the store refused, and nobody else will ask for, is tried again
NOT_STORED = {
    "full": "the house has no room left on its disk; your move was not made, try again later",
    "readonly": "the house cannot write to its disk; your move was not made, try again later",
    "away": "the house cannot reach its database; try again in a moment",
}


def not_stored(error: StoreError, what: str = "that") -> str:
    """What somebody is told whose wish could not be stored."""
    return NOT_STORED.get(error.kind, f"the house could not store {what}; try again later")


class Turned(Exception):
    """A wish that is not granted, and why; `status` is the answer's HTTP status."""

    def __init__(self, status: int, reason: str, rule: str = "") -> None:
        self.status = status
        self.reason = reason
        self.rule = rule
        super().__init__(reason)


class Surroundings:
    """What a table needs of the house it stands in."""

    store: Store
    trouble = False  # nothing can be stored now

    def seat_bots(self, table: Table) -> None:
        """Bots of the house sit down wherever one is to play."""

    def think_hint(self, table: Table, guest: Guest, ask: wire.Ask) -> None:
        """Work out a hint and deliver it."""

    def think_fallback(self, table: Table, seat: int, done: Callable[[str], None]) -> None:
        """Have a quick bot choose for a seat whose time is out."""

    def asked(self, table: Table, seats: list[int]) -> None:
        """These seats have a new question."""

    def count(self, what: str, amount: int = 1) -> None:
        """For the metrics."""

    def lost(self, table: Table) -> None:
        """The table is another house's, or nobody knows what was stored: let it go, so that it is read again."""
