"""What each at a table gets to see: one perspective per seat (and one for all watchers), which remembers what it showed last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sheepfold.core.asking import GONE, asked, common_table, joined, lively, own_table, sifted
from sheepfold.core.game import Data, Game
from sheepfold.core.play import Step
from sheepfold.core.position import Position
from sheepfold.table.effects import Guest
from sheepfold.table.members import Members
from sheepfold.table.messages import Event, Message, Update, encode, spoken
from sheepfold.table.told import Told

NO_KEYS: Final[list[str]] = []  # never changed
KNOWN_KEYS: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}  # those that seats see in their own way: a few of each game


class Changes:
    """What is seen differently than before: keys of the view, keys of its table, and keys of the table that are gone."""

    def __init__(self, view: Data, table: Data, gone: list[str], members: Members) -> None:
        self.members = members
        self.view = view
        self.table = table
        self.gone = gone
        self.view_data = b""  # encoded when it is first asked for, once for all
        self.table_data = b""
        self.left_out: list[str] | None = None  # keys that are not in `table_data`
        self.own_keys: tuple[str, ...] = ()  # of a seat, and those of them that are new here: seats mostly have the same ones
        self.shared: list[str] = NO_KEYS

    def view_encoded(self) -> bytes:
        if not self.view_data:
            self.view_data = encode(self.view)
        return self.view_data

    def table_encoded(self, without: list[str]) -> bytes:
        """The keys of the table but these, as they stand in JSON between the brackets. Most seats see the same ones differently."""
        if without is not self.left_out and without != self.left_out:
            table = {key: value for key, value in self.table.items() if key not in without} if without else self.table
            self.left_out, self.table_data = without, self.members.encoded(table)
        return self.table_data

    def shared_with(self, own_keys: tuple[str, ...]) -> list[str]:
        """The keys of the table that a seat with these keys sees in its own way."""
        if own_keys is not self.own_keys:
            self.own_keys, self.shared = own_keys, [key for key in own_keys if key in self.table]
        return self.shared


class Difference:
    """How what a seat sees differently now differs from what everybody does."""

    def __init__(self, common: Changes, without: list[str], own: Data, gone: list[str]) -> None:
        self.common = common
        self.without = without  # keys of the table that are new for others only
        self.own = own  # and those that are new for this seat, or so for this seat
        self.gone = gone


class Scene:
    """A position as everybody sees it, made once for all perspectives, and what is new in it since the scene before."""

    def __init__(self, game: Game, position: Position, before: Scene | None = None) -> None:
        self.position = position
        self.asked = asked(position)
        self.before = before
        if before is not None and self.asked and self.asked == before.asked:
            self.lively: Data = before.lively
        else:
            self.lively = lively(position, self.asked)
        self.new: Changes | None = None
        if before is None:
            self.members = Members(game)
            self.table: Data = common_table(game, position)
            return
        self.members = before.members
        before.before = None  # nobody asks so far back
        public_after = game.public_after
        if public_after is None:
            self.table = common_table(game, position)
            self.new = self.since(before)
            return
        new, gone = sifted(public_after(position, before.position, before.table), before.table)
        self.table = joined(before.table, new, gone)
        self.new = Changes(self.view_since(before), new, gone, self.members)

    def news(self, shown: Scene) -> Changes:
        """What is new since a perspective showed a scene; worked out already if that is the scene before."""
        return self.new if self.new is not None and shown is self.before else self.since(shown)

    def since(self, before: Scene) -> Changes:
        table, gone = difference(before.table, self.table)
        return Changes(self.view_since(before), table, gone, self.members)

    def view_since(self, before: Scene) -> Data:
        """What is new in the view besides the table; while a game goes on, at most who is asked."""
        if self.asked and before.asked:
            return {} if self.asked == before.asked else {"asked": self.lively["asked"]}
        return difference(before.lively, self.lively)[0]


def difference(old: Data, new: Data) -> tuple[Data, list[str]]:
    """What is in the new one and not, or not so, in the old one; and the keys that only the old one has."""
    found: Data = {}
    both = 0
    for key, value in new.items():
        known = old.get(key, GONE)
        if known is not GONE:
            both += 1
        if value is not known and value != known:
            found[key] = value
    return found, [] if both == len(old) else [key for key in old if key not in new]


class Perspective:
    """The view of one seat, or of the watchers. Only what changed is sent."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.guests: list[Guest] = []
        self.scene: Scene | None = None  # what it showed last, and of the table what others see differently or not at all
        self.own: Data = {}
        self.own_keys: tuple[str, ...] = ()  # of that
        self.members = Members(game)  # which encodes that
        self.own_after = game.own_after
        self.prompt = -1  # the number of the question it was told last, and that number encoded
        self.prompt_data = b""

    @property
    def shown(self) -> Data | None:
        """The whole view it showed last."""
        scene = self.scene
        return None if scene is None else self.game.whole_view(scene.position, self.seat, scene.table, self.own)

    def begin(self, scene: Scene) -> None:
        """Changes are counted from here."""
        self.scene, self.own = scene, own_table(self.game, scene.position, self.seat, scene.table)
        self.own_keys = known_keys(self.own)

    def show_all(self, scene: Scene) -> Data:
        """The whole view, and from here on what changes in it."""
        self.begin(scene)
        return self.game.whole_view(scene.position, self.seat, scene.table, self.own)

    def words(self) -> list[Message]:
        """What it shows, in the game's words."""
        shown = self.shown
        return [spoken(line) for line in self.game.words(shown)] if shown else []

    def events(self, steps: list[Step]) -> list[Event]:
        """What happened, as this perspective perceives it."""
        return Told(steps).seen_by(self.seat)

    def update(self, n: int, told: Told, scene: Scene, legal: list[str], prompt: int) -> Update:
        """One step for this perspective: what it perceived, and what it sees differently now."""
        changes = self.changes(scene)
        update = Update(
            n=n, events=told.seen_by(self.seat), change=changes.view, table=changes.table, legal=legal, prompt=prompt
        )
        if changes.gone:
            update.gone = changes.gone
        return update

    def changes(self, scene: Scene) -> Changes:
        """What it sees differently now: what is new for everybody, with what is its own in place of that."""
        found = self.look(scene)
        common, without = found.common, found.without
        table = {key: value for key, value in common.table.items() if key not in without}
        return Changes(common.view, {**table, **found.own}, found.gone, self.members)

    def look(self, scene: Scene) -> Difference:
        """The next scene: what it sees differently from what it showed last."""
        before, own_before = self.scene, self.own
        if before is None:
            view = self.show_all(scene)
            table: Data = view.pop("table")
            return Difference(Changes(view, table, [], scene.members), NO_KEYS, {}, [])
        new = scene.news(before)
        mine, later = self.besides(scene, before, new)
        own, self.scene = self.own, scene
        if not later and not new.gone and len(own) == len(own_before):  # the same keys as before
            return Difference(new, new.shared_with(self.own_keys), mine, NO_KEYS)
        self.own_keys = known_keys(own)
        if not own and not own_before:
            return Difference(new, NO_KEYS, {}, new.gone)
        without = [key for key in own if key in new.table]
        found = {
            key: value
            for key, value in mine.items()
            if key in own_before or key not in before.table or before.table[key] != value
        }
        for key in later:  # it sees there what everybody does again
            if key in new.table:
                without.append(key)
            if key in scene.table and scene.table[key] != own_before[key]:
                found[key] = scene.table[key]
        gone = [key for key in dict.fromkeys((*new.gone, *later)) if key not in own and key not in scene.table]
        return Difference(new, without, found, gone)

    def besides(self, scene: Scene, before: Scene, new: Changes) -> tuple[Data, list[str]]:
        """What is new in what the seat sees besides, and the keys that are gone from there; that is what it has now."""
        own_after, had = self.own_after, self.own
        if self.seat is None or own_after is None:
            self.own = own_table(self.game, scene.position, self.seat, scene.table)
            return difference(had, self.own)
        news: Data = own_after(scene.position, self.seat, scene.table, before.position, new.table, had)
        if not news:
            return news, NO_KEYS
        found, gone = sifted(news, had)
        self.own = joined(had, found, gone)
        return found, gone


def known_keys(own: Data) -> tuple[str, ...]:
    """Its keys, the same object for the same ones: they are compared after every move."""
    keys = tuple(own)
    return KNOWN_KEYS.setdefault(keys, keys)


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
            perspective.begin(self.scene_of(position))
        # Others may share it already: what they were shown last stays what changes are counted from.
        perspective.guests.append(guest)
        return perspective

    def scene_of(self, position: Position) -> Scene:
        """What others here are shown already, mostly."""
        for perspective in self.by_seat.values():
            if perspective.scene is not None and perspective.scene.position is position:
                return perspective.scene
        return Scene(self.game, position)

    def leave(self, guest: Guest) -> bool:
        """Whether they were here."""
        perspective = self.by_seat.get(guest.seat)
        if perspective is None or guest not in perspective.guests:
            return False
        perspective.guests.remove(guest)
        if not perspective.guests:
            del self.by_seat[guest.seat]
        return True
