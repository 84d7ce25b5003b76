"""What each at a table gets to see: one perspective per seat (and one for all watchers), which remembers what it showed last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from sheepfold.core.game import Data, Game
from sheepfold.core.position import OVER, Position
from sheepfold.core.record import Step
from sheepfold.table.effects import Guest
from sheepfold.table.messages import Clocks, Event, Message, Update, spoken

LIVELY = ("asked", "over", "scores", "places", "winners")  # what changes in a view besides its table


class Changes(NamedTuple):
    """What is seen differently than before: keys of the view, keys of its table, and keys of the table that are gone."""

    view: Data
    table: Data
    gone: list[str]


class Scene:
    """A position as everybody sees it, made once for all perspectives, and what is new in it since the scene before."""

    def __init__(self, game: Game, position: Position, before: Scene | None = None) -> None:
        self.position = position
        self.view = game.common_view(position)
        self.table: Data = self.view["table"]
        self.before = before
        if before is not None:
            before.before = None  # nobody asks so far back
            self.new = self.since(before)

    def news(self, shown: Scene) -> Changes:
        """What is new since a perspective showed a scene; worked out already if that is the scene before."""
        return self.new if shown is self.before else self.since(shown)

    def since(self, before: Scene) -> Changes:
        old, table = before.table, self.table
        return Changes(
            {key: self.view[key] for key in LIVELY if key in self.view and before.view.get(key, UNSET) != self.view[key]},
            {key: value for key, value in table.items() if old.get(key, UNSET) != value},
            [key for key in old if key not in table],
        )


class Perspective:
    """The view of one seat, or of the watchers. Only what changed is sent."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.guests: list[Guest] = []
        self.scene: Scene | None = None  # what it showed last, and of the table what others see differently or not at all
        self.own: Data = {}

    @property
    def shown(self) -> Data | None:
        """The whole view it showed last."""
        return None if self.scene is None else self.game.whole_view(self.scene.view, self.seat, self.own)

    def show_all(self, scene: Scene) -> Data:
        """The whole view; changes are counted from here."""
        self.scene, self.own = scene, self.game.own_table(scene.position, self.seat, scene.table)
        return self.game.whole_view(scene.view, self.seat, self.own)

    def legal(self, position: Position) -> list[str]:
        if self.seat is None or position.actor() == OVER or not position.owes(self.seat):
            return []
        return self.game.legal(position, self.seat)

    def words(self) -> list[Message]:
        """What it shows, in the game's words."""
        shown = self.shown
        return [spoken(line) for line in self.game.words(shown)] if shown else []

    def events(self, steps: list[Step]) -> list[Event]:
        """What happened as this perspective perceives it: made once for all of them, filtered here."""
        seat = self.seat
        return [seen for step in steps for event in step.events if (seen := event.seen_by(seat)) is not None]

    def update(self, n: int, steps: list[Step], scene: Scene, prompt: int, clocks: Clocks | UnsetType = UNSET) -> Update:
        """One step for this perspective: what it perceived, and what it sees differently now."""
        changes = self.changes(scene)
        return Update(
            n=n,
            events=self.events(steps),
            change=changes.view,
            table=changes.table,
            legal=self.legal(scene.position),
            prompt=prompt,
            gone=changes.gone or UNSET,
            clocks=clocks,
        )

    def changes(self, scene: Scene) -> Changes:
        """What it sees differently now: what is new for everybody, with what is its own in place of that."""
        before, own_before = self.scene, self.own
        if before is None:
            view = self.show_all(scene)
            return Changes({key: value for key, value in view.items() if key != "table"}, view["table"], [])
        self.scene, self.own = scene, self.game.own_table(scene.position, self.seat, scene.table)
        new, own = scene.news(before), self.own
        if own == own_before and own.keys().isdisjoint(new.table) and own.keys().isdisjoint(new.gone):
            return new
        table = dict(new.table)
        for key in {**own_before, **own}:
            now = own.get(key, scene.table.get(key, UNSET))
            if now is UNSET or now == own_before.get(key, before.table.get(key, UNSET)):
                table.pop(key, None)
            else:
                table[key] = now
        gone = [key for key in dict.fromkeys((*new.gone, *own_before)) if key not in own and key not in scene.table]
        return Changes(new.view, table, gone)


class Perspectives:
    """Who is here, by what they see: a perspective for each seat (None: the watchers) at which there is somebody."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.by_seat: dict[int | None, Perspective] = {}

    def items(self) -> Iterable[tuple[int | None, Perspective]]:
        return self.by_seat.items()

    def at(self, seat: int | None) -> Perspective | None:
        return self.by_seat.get(seat)

    def guests_at(self, seat: int | None) -> Sequence[Guest]:
        perspective = self.by_seat.get(seat)
        return () if perspective is None else perspective.guests

    def guests(self) -> list[Guest]:
        return [guest for perspective in self.by_seat.values() for guest in perspective.guests]

    def seats_here(self) -> set[int | None]:
        """The seats of the people who are here."""
        return {guest.seat for guest in self.guests() if not guest.is_bot}

    def join(self, guest: Guest, position: Position | None) -> Perspective:
        """Somebody shares the perspective of their seat; the first one there sees the position, if the game has begun."""
        perspective = self.by_seat.setdefault(guest.seat, Perspective(self.game, guest.seat))
        if not perspective.guests and position is not None:
            perspective.show_all(Scene(self.game, position))
        # Others may share it already: what they were shown last stays what changes are counted from.
        perspective.guests.append(guest)
        return perspective

    def leave(self, guest: Guest) -> bool:
        """Whether they were here."""
        perspective = self.by_seat.get(guest.seat)
        if perspective is None or guest not in perspective.guests:
            return False
        perspective.guests.remove(guest)
        if not perspective.guests:
            del self.by_seat[guest.seat]
        return True
