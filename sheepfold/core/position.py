"""What every game's position can do; the only thing playouts, bots, tables and records need to know of the rules."""

from __future__ import annotations

from typing import Any, Final

from sheepfold.core.packed import i64, mypyc_attr
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.core.setup import Setup

FATE: Final[i64] = -1  # the seat of dice and decks
OVER: Final[i64] = -2  # nobody acts any more
ANY_LEEWAY: Final[i64] = 1 << 40  # more than priors ever differ


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The whole truth of one game at one moment: mutable, cheap to copy. One subclass per game.

    `play` trusts its move, for speed; whoever takes moves from outside checks them first (`Game.read`).
    """

    setup: Setup
    seats: i64

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats

    def actor(self) -> i64:
        """A seat that owes a decision (the lowest, when several do), FATE or OVER."""
        raise AssertionError("every game says who acts")

    def owes(self, seat: i64) -> bool:
        """Whether this seat owes a decision now; several at once choose independently, each sealed from the others."""
        return self.actor() == seat

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
        place: i64 = 0
        while left >= weights.items[place]:
            left -= weights.items[place]
            place += 1
        return moves.items[place]

    def play(self, move: i64, seat: i64) -> None:
        """The only way forward: a legal move of a seat, or an outcome of FATE."""
        raise AssertionError("every game plays its moves")

    def copy(self) -> Position:
        raise AssertionError("every game copies its position")

    def score(self, seat: i64) -> i64:
        """Points, once OVER."""
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
        """Turn this into another world that looks exactly the same to this seat, drawn by its true odds where feasible."""
        raise AssertionError("every game reshuffles what a seat cannot see")

    def value(self, seat: i64) -> i64:
        """How promising this looks for a seat, any moment, in hundredths of a point; a rough guide for simple bots."""
        return 0

    # --- what searches ask; a game answers where it knows better

    def policy(self, seat: i64, moves: Pile, rng: Rng) -> i64:
        """Which of these legal moves a quick sensible player would make: guides playouts. Any of them, unless the game knows."""
        return moves.items[rng.below(moves.size)]

    def carry_on(self, seat: i64, moves: Pile, rng: Rng) -> None:
        """Make the decision this seat owes as its policy does. Games override this where a shorter way is known; then FATE may
        act as well, as long as it does not come to where a search may stop."""
        moves.clear()
        self.fill_legal(seat, moves)
        self.play(moves.items[0] if moves.size == 1 else self.policy(seat, moves, rng), seat)

    def prior(self, seat: i64, move: i64) -> i64:
        """How early a search should look at a legal move where there are many: the greatest first."""
        return 0

    def leeway(self) -> i64:
        """How far a move's prior may lie below the best one's for a search to look at the move at all."""
        return ANY_LEEWAY

    def ponder(self, seat: i64) -> None:
        """A search from this seat's view begins here: work out once what its priors need, for all copies to share."""

    def shown(self, move: i64, seat: i64) -> bool:
        """While FATE acts: whether this seat will see which outcome it is."""
        return True

    def suppose(self, seat: i64, rng: Rng) -> None:
        """Reshuffle for a search: where the game knows better, hidden things are dealt as sensible players would have left them."""
        self.reshuffle(seat, rng)

    def news(self, move: i64) -> i64:
        """Right after a seat's move: what it showed to all beyond itself (a card turned up, say), 0 for nothing. Small."""
        return 0

    def unseal(self, seat: i64) -> None:
        """Take back the sealed choices of others that this seat cannot see yet, so that a search can choose them anew."""

    def pause(self) -> bool:
        """While FATE acts: whether a search may stop here (a round is over, say) and trust `outlook`, instead of playing on."""
        return False

    def outlook(self, seat: i64) -> float:
        """About how likely this seat is to win, 0 to 1; asked only of games that pause."""
        return 0.5

    def gambles(self) -> bool:
        """While FATE acts: whether the seat whose turn it is takes a risk here; who looks one move ahead judges that before
        it is known how it comes out, by `value`."""
        return False

    def pauses(self) -> bool:
        """Whether this game ever pauses."""
        return False

    def deepens(self) -> bool:
        """In a game that pauses: whether the tree grows below the first choice; else the quick policy plays from there on."""
        return False

    def alone(self) -> bool:
        """Whether a search weighs only its own seat's choices and leaves those of others to the quick policy: one tree for all
        worlds cannot know what the others hold, so it lets them choose as if they did not know it either."""
        return False

    def to_data(self) -> dict[str, Any]:
        """The whole truth as plain JSON-able data in readable words; the game's `load` reads it back."""
        raise AssertionError("every game writes its position down")
