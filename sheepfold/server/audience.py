"""What each at a table gets to see: one eye per seat (and one for all watchers), which remembers what it showed last."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from msgspec import UNSET, UnsetType

from sheepfold.core.game import Data, Game
from sheepfold.core.position import Position
from sheepfold.core.record import Step
from sheepfold.server import wire

LIVELY = ("asked", "over", "scores", "places", "winners")  # what changes in a view besides its table


class Guest(Protocol):
    """Somebody connected to a table: a socket, or a bot of the house. Equal treatment."""

    seat: int | None  # None: a watcher
    person: str  # "" for a bot of the house
    house: bool  # plays for the house: may move a seat whose person is away
    parted: bool  # gone; nothing is delivered any more
    farewell: asyncio.Task[None] | None  # the closing of the line, under way

    def deliver(self, data: bytes) -> None:
        """A message, encoded. Never waits; a guest who cannot keep up is let go."""

    def part(self, reason: str) -> None:
        """Say bye and close."""


class Eye:
    """The view of one seat, or of the watchers. Only what changed is sent."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.guests: list[Guest] = []
        self.shown: Data | None = None

    def send(self, message: wire.HouseMessage) -> None:
        data = wire.encode(message)
        for guest in tuple(self.guests):
            guest.deliver(data)

    def look(self, position: Position) -> Data:
        """The whole view; changes are counted from here."""
        self.shown = self.game.view(position, self.seat)
        return self.shown

    def legal(self, position: Position) -> list[str]:
        return self.game.legal(position, self.seat) if self.seat is not None else []

    def heard(self, steps: list[Step]) -> list[wire.Told]:
        """Moves as this eye perceived them."""
        return [told for step in steps for told in self.game.tell(step.before, step.seat, step.move, step.after, self.seat)]

    def update(
        self, n: int, steps: list[Step], position: Position, prompt: int, clocks: wire.Clocks | UnsetType
    ) -> wire.Update:
        """One event for this eye: what it heard, and what it sees differently now."""
        change, table, gone = self.changes(position)
        return wire.Update(n, self.heard(steps), change, table, self.legal(position), prompt, gone, clocks)

    def changes(self, position: Position) -> tuple[Data, Data, list[str] | UnsetType]:
        """What it sees differently now: keys of the view, keys of its table, and keys of the table that are no more."""
        before = self.shown or {}
        view = self.look(position)
        keys = LIVELY if before else [key for key in view if key != "table"]
        change = {key: view[key] for key in keys if key in view and before.get(key, UNSET) != view[key]}
        old: dict[str, Any] = before.get("table", {})
        new: dict[str, Any] = view["table"]
        table = {key: value for key, value in new.items() if key not in old or old[key] != value}
        return change, table, [key for key in old if key not in new] or UNSET


def refuse(guest: Guest, id: str, reason: str, rule: str = "", text: str = "") -> None:
    """Tell the guest, and nobody else, that and why not."""
    guest.deliver(wire.encode(wire.RefusedMove(id, reason, rule, text[:80])))
