"""Somebody at the table in this terminal, a person, a bot or a watcher: what they were sent, and how far they have read it."""

from __future__ import annotations

from sheepfold.core.events import Seen
from sheepfold.core.game import Data
from sheepfold.core.seats import seat_of
from sheepfold.table.messages import Back, Done, Hint, Proposal, RefusedMove, ServerMessage, Update
from sheepfold.table.mirror import Mirror

Viewer = int | None  # a seat, or None for a watcher
News = tuple[Seen, Data]  # an event, and the view from before it


class Guest:
    def __init__(self, seat: Viewer, person: str, rung: str) -> None:
        self.seat = seat
        self.person = person
        self.rung = rung
        self.is_bot = bool(rung)
        self.parted = False
        self.mirror = Mirror()
        self.answer: Done | RefusedMove | Hint | None = None  # to the last message
        self.heard: list[tuple[int, News]] = []  # with the number of the step
        self.made: list[tuple[int, str]] = []  # own moves that stand, with their numbers
        self.read_to = -1  # the number of the last step whose news were told
        self.shown: list[str] = []  # the lines of the view as they were last shown
        self.shown_at = -1

    def receive(self, message: ServerMessage) -> None:
        before = self.mirror.view
        self.mirror.apply(message)
        if isinstance(message, Update):
            view = before or self.view  # before the start there is none
            self.heard += [(message.n, (event, view)) for event in message.events]
        elif isinstance(message, Back):
            self.forget_after(message.to)
        elif isinstance(message, (Done, RefusedMove, Hint)):
            self.answer = message

    def forget_after(self, n: int) -> None:
        """What came after step n was taken back."""
        self.heard = [heard for heard in self.heard if heard[0] <= n]
        self.made = [made for made in self.made if made[0] <= n]
        self.read_to = min(self.read_to, n)
        self.shown = []

    def news(self, after: int = -1) -> list[News]:
        return [news for n, news in self.heard if n > after]

    def moved_alone(self) -> bool:
        """Whether the only step since the view was shown is a move of their own."""
        return bool(self.made) and self.made[-1][0] == self.mirror.n == self.shown_at + 1

    @property
    def view(self) -> Data:
        return self.mirror.view or {}

    @property
    def proposal(self) -> Proposal | None:
        return self.mirror.table.proposal if self.mirror.table else None


def seats_waited_for(proposal: Proposal, seats: int) -> list[int]:
    return [seat for name in proposal.waiting if (seat := seat_of(name, seats)) is not None]
