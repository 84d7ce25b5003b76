"""What a search may ask about a game besides its rules; each game's guide in `bots/guide.py` answers where it knows better."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from sheepfold.core.packed import i64, mypyc_attr
from sheepfold.core.pile import Pile
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng

ANY_LEEWAY: Final[i64] = 1 << 40  # more than priors ever differ

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[P]):
    """One per search: what it works out once (`ponder`) it keeps for all the worlds of that search."""

    def value(self, position: P, seat: i64) -> i64:
        """How promising this looks for a seat, at any moment, in hundredths of a point; a rough guide for simple bots. Its points
        so far, unless the game knows better."""
        return 100 * position.score(seat)

    def policy(self, position: P, seat: i64, moves: Pile, rng: Rng) -> i64:
        """Which of these legal moves a quick sensible player would make: guides playouts. Any of them, unless the game knows."""
        return moves.items[rng.below(moves.size)]

    def carry_on(self, position: P, seat: i64, moves: Pile, rng: Rng) -> None:
        """Make the decision this seat owes as its policy does. Games override this where a shorter way is known; then FATE may
        act as well, as long as it does not come to where a search may stop."""
        moves.clear()
        position.fill_legal(seat, moves)
        position.play(moves.items[0] if moves.size == 1 else self.policy(position, seat, moves, rng), seat)

    def prior(self, position: P, seat: i64, move: i64) -> i64:
        """How early a search should look at a legal move where there are many: the greatest first."""
        return 0

    def leeway(self, position: P) -> i64:
        """How far a move's prior may lie below the best one's for a search to look at the move at all."""
        return ANY_LEEWAY

    def ponder(self, position: P, seat: i64) -> None:
        """A search from this seat's view begins here: work out once what its priors need."""

    def shown(self, position: P, move: i64, seat: i64) -> bool:
        """While FATE acts: whether this seat will see which outcome it is."""
        return True

    def suppose(self, position: P, seat: i64, rng: Rng) -> None:
        """Reshuffle for a search: where the game knows better, hidden things are dealt as sensible players would have left them."""
        position.reshuffle(seat, rng)

    def news(self, position: P, move: i64) -> i64:
        """Right after a seat's move: what it showed to all beyond itself (a card turned up, say), 0 for nothing. Small."""
        return 0

    def gambles(self, position: P) -> bool:
        """While FATE acts: whether the seat whose turn it is takes a risk here; a bot that looks one move ahead judges that
        before it is known how it comes out, by `value`."""
        return False

    # --- games whose searches stop early and trust an outlook

    def pauses(self, position: P) -> bool:
        """Whether this game ever pauses."""
        return False

    def pause(self, position: P) -> bool:
        """While FATE acts: whether a search may stop here (a round is over, say) and trust `outlook`, instead of playing on."""
        return False

    def outlook(self, position: P, seat: i64) -> float:
        """About how likely this seat is to win, 0 to 1; asked only of games that pause."""
        return 0.5

    def deepens(self, position: P) -> bool:
        """In a game that pauses: whether the tree grows below the first choice; else the quick policy plays from there on."""
        return False

    def flat(self, position: P) -> bool:
        """Whether a search compares the moves of now in the same worlds with the same luck (`bots/flat.py`) instead of growing a
        tree."""
        return False

    # --- games whose positions can be judged at any moment

    def fill_traits(self, position: P, seat: i64, row: Pile) -> None:
        """What matters for this seat's chance to win, as small whole numbers, always equally many: `core/valuation.py` weighs
        them. Of the whole truth, in the middle of a turn as well. Nothing, in a game that has no valuation."""
