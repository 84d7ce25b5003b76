"""What a game need not write itself: functions it left out, made of its fields, its moves and the parts of its view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sheepfold.core.asking import own_table
from sheepfold.core.errors import Refused
from sheepfold.core.events import Event
from sheepfold.core.journal import Note
from sheepfold.core.message import Message, either
from sheepfold.core.pile import Pile
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.schema import Data, Schema, need
from sheepfold.core.setup import Setup

if TYPE_CHECKING:
    from sheepfold.core.game import GameOf

BY_FIELDS = ("load", "complete", "visible", "imagine_table")
DERIVED = (*BY_FIELDS, "say", "events", "explain")
P = TypeVar("P", bound=Position)


def left_out(*arguments: Any) -> Any:
    """Stands in a game for a function that was left out."""
    raise AssertionError("replaced when the game is put together")


@dataclass(frozen=True)
class Derived(Generic[P]):
    """Each method is what the function of the same name is in a game that has none of its own."""

    game: GameOf[P]

    def function(self, name: str) -> Any:
        game = self.game
        if name in ("say", "events") and game.moves is not None:
            return getattr(game.moves, name)
        if name == "say":
            raise TypeError(f"game {game.name}: give it `moves`, a MoveTable, or a function `say`")
        if name == "visible" and game.public is not None:
            return self.visible_in_parts
        if name in BY_FIELDS and game.fields is None:
            raise TypeError(f"game {game.name}: give it `fields`, a Schema, or a function `{name}`")
        return getattr(self, name)

    @property
    def fields(self) -> Schema[P]:
        assert self.game.fields is not None
        return self.game.fields

    def blank(self, setup: Setup) -> P:
        return (self.game.blank or self.game.start)(setup)

    def load(self, setup: Setup, data: Data) -> P:
        blank = self.blank(setup)
        return self.possible(self.fields.at(blank).read(blank, data))

    def complete(self, setup: Setup, given: Data, rng: Rng) -> Data:
        blank = self.blank(setup)
        if self.game.completion is None:
            return self.fields.at(blank).fill(blank, given)
        return self.possible(self.game.completion(self.fields, blank, given, rng).fill()).to_data()

    def possible(self, position: P) -> P:
        """A position from outside, if it can be."""
        what = self.game.impossible(position)
        need(not what, what)
        return position

    def visible(self, position: P, seat: int | None) -> Data:
        return self.fields.at(position).visible(position, seat)

    def visible_in_parts(self, position: P, seat: int | None) -> Data:
        assert self.game.public is not None
        public = self.game.public(position)
        return {**public, **own_table(self.game, position, seat, public)}

    def imagine_table(self, setup: Setup, seat: int | None, table: Data, rng: Rng) -> P:
        """What is hidden is filled up as `complete` does, then dealt again by its true odds."""
        blank = self.blank(setup)
        fields = self.fields.at(blank)
        if self.game.completion is None:
            known = fields.known(fields.stand_ins(blank, table))
            position = self.game.load(setup, self.game.complete(setup, known, rng))
        else:
            position = self.game.completion(fields, blank, fields.known(table), rng).fill()
        position.reshuffle(-1 if seat is None else seat, rng)
        return position

    def events(self, before: P, seat: int, move: int, after: P, notes: list[Note]) -> list[Event]:
        return [Event(seat, "moved", (self.game.say(before, seat, move),))]

    def explain(self, position: P, seat: int, text: str) -> Refused:
        """What could be done instead, with the number of the rule that says so if the table of moves knows it."""
        moves = Pile(64)
        position.fill_legal(seat, moves)
        legal = moves.to_list()
        rule = self.game.moves.kind(legal[0]).rule if self.game.moves is not None else ""
        texts = [self.game.say(position, seat, move) for move in legal[:4]]
        return Refused(text, Message("no-such-move", {"came": text, "legal": either(texts)}), rule)
