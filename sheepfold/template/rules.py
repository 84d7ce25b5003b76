"""What is in the box of Template, where everything stands, what may be done and what comes of it."""

from typing import Final, final

from sheepfold.core.schema import ALL, BySeat, Field, Schema, Seat, Whole, Word
from sheepfold.core.toolbox import FATE, OVER, MoveTable, Pile, Position, Setup, i64, names_of, note, zeros

# --- moves: choices in the present, fate in the past; then what the rules note for those who are told of it

MOVES = MoveTable()
KEEP = MOVES.add("keep", rule="TP-1.2")
GIVE = MOVES.add("give", rule="TP-1.3")
ROLLED = MOVES.add("rolled", range(1, 7))

GAINED: Final[i64] = MOVES.note("gained", points="number")

# --- the position


class Phase:
    ROLLING: Final[i64] = 0
    CHOOSING: Final[i64] = 1
    OVER: Final[i64] = 2


@final
class TemplatePosition(Position):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.goal: i64 = int(setup.options["goal"])
        self.phase: i64 = Phase.ROLLING
        self.turn: i64 = 0
        self.die: i64 = 0  # 0: not rolled
        self.points = zeros(self.seats)

    def actor(self) -> i64:
        if self.phase == Phase.CHOOSING:
            return self.turn
        return OVER if self.phase == Phase.OVER else FATE

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        KEEP.fill(moves)  # TP-1.2
        GIVE.fill(moves)  # TP-1.3

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        ROLLED.fill_evenly(moves, weights)  # TP-1.1

    def play(self, move: i64, seat: i64) -> None:
        if self.phase == Phase.ROLLING:
            self.die = ROLLED.value(move)
            self.phase = Phase.CHOOSING
        elif KEEP.has(move):
            gain(self, seat)
        else:
            gain(self, (seat + 1) % self.seats)

    def score(self, seat: i64) -> i64:
        return self.points[seat]  # TP-2.2


# --- what of it is written, read, checked and seen

FIELDS = Schema[TemplatePosition](
    Field("phase", Word(names_of(Phase)), seen=ALL, default="choosing"),
    Field("turn", Seat(), seen=ALL),
    Field("die", Whole(0, 6), seen=ALL, default=lambda data: 1 if data["phase"] == "choosing" else 0),
    Field("points", BySeat(Whole(), missing=0), seen=ALL),
)

# --- what comes of a move


def gain(position: TemplatePosition, seat: i64) -> None:
    """A seat gets what was rolled; then it is the next seat's turn, or the game is over (TP-2.1)."""
    position.points[seat] += position.die
    note(position.journal, GAINED, seat, position.die)
    position.die = 0
    position.turn = (position.turn + 1) % position.seats
    position.phase = Phase.OVER if position.points[seat] >= position.goal else Phase.ROLLING
