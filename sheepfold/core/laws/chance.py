"""Laws of fate: the odds it lists are sound, what it draws follows them, and nothing gets lost from a bag.

Whether draws follow the odds is a question of chance itself. Deviations add up over a whole game, by move and by place in the
list, and are held against Bernstein's bound, which is true for any number of draws and any mix of odds: a game whose draws are
right breaks this law less than once in 10**9 games.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from sheepfold.core.asking import codes
from sheepfold.core.game import Game
from sheepfold.core.laws.breach import Breach, difference
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, Position
from sheepfold.core.rng import Rng
from sheepfold.core.schema import Counts

MANY_DRAWS = 400  # where odds of a kind are met for the first times
SOME_DRAWS = 16  # later
CERTAIN = 30.0  # Bernstein's exponent: e**-30 is 10**-13, for each of at most some thousand things counted


def odds_of(position: Position) -> dict[int, int]:
    moves, weights = Pile(64), Pile(64)
    position.fill_odds(moves, weights)
    return dict(zip(moves.to_list(), weights.to_list(), strict=False))


def check_odds(game: Game, position: Position) -> Breach | None:
    """While FATE acts: whether its list is in order."""
    moves, weights = Pile(64), Pile(64)
    position.fill_odds(moves, weights)
    if moves.size != weights.size:
        what = f"{moves.size} outcomes with {weights.size} weights"
        return Breach("odds give each outcome a weight", what, "fill_odds")
    if moves.size == 0:
        return Breach("odds are complete", "fate acts, and no outcome is listed", "fill_odds")
    if len(set(moves.to_list())) != moves.size:
        return Breach("odds list each outcome once", f"{moves.to_list()}", "fill_odds")
    for move, weight in zip(moves.to_list(), weights.to_list(), strict=True):
        if weight <= 0:
            what = f"{game.say(position, int(FATE), move)} has weight {weight}; leave out what cannot happen"
            return Breach("odds are positive", what, "fill_odds")
    return None


def undrawable(game: Game, position: Position, move: int) -> Breach:
    listed = ", ".join(game.say(position, int(FATE), other) for other in codes(position, int(FATE)))
    what = f"{spoken(game, position, move)} was drawn, the odds list only {listed}"
    return Breach("odds are complete", what, "fill_odds")


def spoken(game: Game, position: Position, move: int) -> str:
    """The text of a move that may be none."""
    try:
        return game.say(position, int(FATE), move)
    except Exception:  # a code that means nothing is what this law is about
        return f"an unknown move {move}"


@dataclass(kw_only=True)
class Count:
    """How often something came, and how often it should have."""

    label: str
    draws: int = 0
    came: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, share: float, draws: int, came: int) -> None:
        self.draws += draws
        self.came += came
        self.expected += share * draws
        self.variance += share * (1 - share) * draws

    def is_off(self) -> bool:
        off = abs(self.came - self.expected)
        return off * off > CERTAIN * (2 * self.variance + 2 * off / 3)


class Draws:
    """What fate drew in one game, beside what its odds say."""

    def __init__(self) -> None:
        self.by_move: dict[int, Count] = {}
        self.by_index: dict[int, Count] = {}

    def sample(self, game: Game, position: Position, rng: Rng, closely: bool) -> Breach | None:
        """Draw again and again where fate acts now."""
        odds = odds_of(position)
        total = sum(odds.values())
        times = MANY_DRAWS if closely else SOME_DRAWS
        came = dict.fromkeys(odds, 0)
        for _turn in range(times):
            move = int(position.draw(rng))
            if move not in came:
                return undrawable(game, position, move)
            came[move] += 1
        for index, (move, weight) in enumerate(odds.items()):
            if move not in self.by_move:
                self.by_move[move] = Count(label=f"{game.say(position, int(FATE), move)!r}")
            self.by_move[move].add(weight / total, times, came[move])
            self.by_index.setdefault(index, Count(label=f"outcome {index + 1} of the list")).add(
                weight / total, times, came[move]
            )
        return None

    def verdict(self) -> Breach | None:
        for count in [*self.by_move.values(), *self.by_index.values()]:
            if count.is_off():
                what = (
                    f"of {count.draws} draws {count.came} were {count.label}, where the odds promise about {count.expected:.0f}"
                )
                return Breach("fate draws by the odds it lists", what, "draw")
        return None


# --- bags


def check_things(game: Game, start: Position, position: Position) -> Breach | None:
    """What is in the box stays in the game, wherever it lies."""
    if game.things is None:
        return None
    before, now = game.things(start), game.things(position)
    return None if before == now else Breach("nothing is lost and nothing is added", difference(before, now), "things")


def is_bag(before: dict[int, int], drawn: int, after: dict[int, int]) -> bool:
    """Whether two lists of odds are those of one bag, from which one thing was drawn and not put back."""
    left = {move: weight - (move == drawn) for move, weight in before.items()}
    return len(before) > 1 and after == {move: weight for move, weight in left.items() if weight}


def check_bag(game: Game, position: Position) -> Breach | None:
    """What is drawn from a bag nobody looks into comes as often as there is of it: where each outcome takes one thing out of the
    same unseen field, the weights are to each other as the numbers of these things."""
    for field in game.fields.holds() if game.fields is not None else []:
        if field.seen is None and isinstance(field.kind, Counts):
            before: dict[str, int] = field.kind.write(position, field.code(position))
            weights: Counter[str] = Counter()
            for move, weight in odds_of(position).items():
                after = position.copy()
                after.play(move, FATE)
                left: dict[str, int] = field.kind.write(after, field.code(after))
                taken = [name for name, number in before.items() if left[name] != number]
                if len(taken) != 1 or left[taken[0]] != before[taken[0]] - 1:
                    break
                weights[taken[0]] += weight
            else:
                left_out = [name for name, number in before.items() if number > 0 and name not in weights]
                if left_out:
                    what = f"{before[left_out[0]]} of {left_out[0]} are in {field.key}, and cannot be drawn"
                    return Breach("odds of a bag are what is in it", what, "fill_odds")
                total, whole = sum(weights.values()), sum(before.values())
                for name, weight in weights.items():
                    if weight * whole != before[name] * total:
                        what = f"{name} has {weight} of {total}, and there are {before[name]} of {whole} in {field.key}"
                        return Breach("odds of a bag are what is in it", what, "fill_odds")
    return None


def uncounted(game: Game) -> bool:
    """Whether nobody says what has to be there at every moment."""
    return game.things is None and getattr(game.broken, "__module__", "").startswith("sheepfold.core.")


UNCOUNTED = Breach(
    "what is drawn from a bag is counted",
    "fate draws without putting back; mark the fields where such things lie with `holds=True`, so that none can get lost",
    "fill_odds",
)
