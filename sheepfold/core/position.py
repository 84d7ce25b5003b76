"""What every game's position can do; the only thing playouts, bots, tables and records need to know of the rules."""

from __future__ import annotations

from typing import Any, Final

from sheepfold.core.journal import Journal
from sheepfold.core.packed import i64, mypyc_attr, vec
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.rng import Rng
from sheepfold.core.setup import Setup

FATE: Final[i64] = -1  # the seat of dice and decks
OVER: Final[i64] = -2  # nobody acts any more

SCHEMAS: dict[type, Any] = {}  # class of a game's position → its declared fields, entered when the game is put together


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The whole truth of one game at one moment: mutable, cheap to copy. One subclass per game.

    `play` trusts its move, for speed; moves from outside are checked first (`Game.read`).
    """

    setup: Setup
    seats: i64
    journal: Journal | None  # attached for one move by those who want to tell what happened in it; never copied

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.journal = None

    def actor(self) -> i64:
        """A seat that owes a decision (the lowest, when several do), FATE or OVER."""
        raise AssertionError("every game says who acts")

    def owes(self, seat: i64) -> bool:
        """Whether this seat owes a decision now; several at once choose independently, each sealed from the others."""
        row = self.sealed()
        return self.actor() == seat if row is None else row[seat] == NONE

    def sealed(self) -> vec[i64] | None:
        """While seats choose at the same time, the row with one choice for each, NONE until it is made. That is all a simple
        sealed choice needs; games that keep it otherwise, or need speed, write `owes` and `unseal` themselves."""
        return None

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        """Add every legal move of a seat that owes one, each once, to an empty pile."""
        raise AssertionError("every game lists its moves")

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        """While FATE acts: add every possible outcome once, with its weight; chance = weight / sum of the weights."""
        raise AssertionError("every game lists its odds")

    def draw(self, rng: Rng) -> i64:
        """While FATE acts: one outcome by its true odds. Games override this where a shorter way is known."""
        moves = Pile(64)
        weights = Pile(64)
        self.fill_odds(moves, weights)
        total: i64 = 0
        for i in range(weights.size):
            total += weights.items[i]
        left = rng.below(total)
        index: i64 = 0
        while left >= weights.items[index]:
            left -= weights.items[index]
            index += 1
        return moves.items[index]

    def play(self, move: i64, seat: i64) -> None:
        """The only way forward: a legal move of a seat, or an outcome of FATE."""
        raise AssertionError("every game plays its moves")

    def copy(self) -> Position:
        """Another position with the same contents. This one copies every attribute and is slow; a game that is played by
        searches names its fields (ten times as fast)."""
        other: Position = type(self)(self.setup)
        for name in attributes(self):
            setattr(other, name, copied(getattr(self, name)))
        return other

    def score(self, seat: i64) -> i64:
        """Points, once OVER; and so far, at any moment, in a game whose guide has no `value` of its own."""
        raise AssertionError("every game scores")

    def place(self, seat: i64) -> i64:
        """Once OVER: 1 for the first place, equal for ties, the next place skipped after them (1, 1, 3)."""
        better: i64 = 0
        for other in range(self.seats):
            if self.score(other) > self.score(seat):
                better += 1
        return better + 1

    def wins(self, seat: i64) -> bool:
        """Once OVER: whether this seat is a winner (games may end with several, or with none)."""
        return self.place(seat) == 1

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        """Turn this into another world that looks exactly the same to this seat, drawn by its true odds where feasible. As it
        stands here it is for games that hide nothing; a law finds what a game hides and does not reshuffle."""

    def unseal(self, seat: i64) -> None:
        """Take back the sealed choices of others that this seat cannot see yet, so that they can be chosen again."""
        row = self.sealed()
        if row is not None:
            for other in range(self.seats):
                if other != seat:
                    row[other] = NONE

    def reseal(self, seat: i64, rng: Rng) -> None:
        """For `reshuffle`: what others have chosen in the sealed row is chosen again, every legal move as likely as any other."""
        row = self.sealed()
        if row is None:
            return
        moves = Pile(16)
        for other in range(self.seats):
            if other != seat and row[other] != NONE:
                row[other] = NONE
                moves.clear()
                self.fill_legal(other, moves)
                self.play(moves.items[rng.below(moves.size)], other)

    def to_data(self) -> dict[str, Any]:
        """The whole truth as plain JSON-able data in readable words, by the declared fields; the game's `load` reads it back."""
        assert type(self) in SCHEMAS, "a game has `fields` and its position's class as `start`, or its position has `to_data`"
        data: dict[str, Any] = SCHEMAS[type(self)].at(self).write(self)
        return data


def attributes(position: Position) -> list[str]:
    """The names of what a game's own class keeps, interpreted or compiled."""
    held: Any = getattr(position, "__dict__", None) or getattr(type(position), "__mypyc_attrs__", ())
    return [name for name in held if name not in ("setup", "seats", "journal", "__dict__")]


def copied(value: Any) -> Any:
    """Ints and words as they are; piles, rows and lists with all that lies in them."""
    if isinstance(value, (int, str, float, tuple)) or value is None:
        return value
    if isinstance(value, Pile):
        return value.copy()
    if isinstance(value, list):
        return [copied(one) for one in value]
    if isinstance(value, dict):
        return {key: copied(one) for key, one in value.items()}
    return value[:]
