"""What is in the box of Hill Race, where everything stands, what may be done and what comes of it."""

from typing import Final, final

from sheepfold.core.pile import NONE, Pile, draw_again, first_none, nones, row, zeros
from sheepfold.core.schema import ALL, OWN, SEALED, THE_REST, BySeat, Counts, Field, Schema, Seat, Whole, Word
from sheepfold.core.toolbox import FATE, MOVER, OVER, Data, MoveTable, Position, Rng, Setup, i64, names_of, note, vec

# --- the box

SIDES: Final[i64] = 6
DAY: Final[i64] = 4  # turns of each sheep until night falls (HR-3.2)
CLOVER_STEPS: Final[i64] = 3  # HR-3.3
SLIDE: Final[i64] = 2  # steps lost by a slip on the ridge (HR-2.2)


class Charm:
    CLOVER: Final[i64] = 0
    THISTLE: Final[i64] = 1


IN_BAG = (2, 4)  # clovers, thistles (HR-1.2)


class Path:
    MEADOW: Final[i64] = 0
    RIDGE: Final[i64] = 1


class Phase:
    DEALING: Final[i64] = 0
    PATHS: Final[i64] = 1
    ROLLING: Final[i64] = 2
    CHOOSING: Final[i64] = 3
    OVER: Final[i64] = 4


# --- moves: choices in the present, fate in the past; then what the rules note for those who are told of it

MOVES = MoveTable()
PATH = MOVES.add("path", names_of(Path), known_to=MOVER, rule="HR-1.3")
CLIMB = MOVES.add("climb", rule="HR-2.3")
REST = MOVES.add("rest", rule="HR-2.4")
DEALT = MOVES.add("dealt", names_of(Charm), known_to="turn")
ROLLED = MOVES.add("rolled", range(1, 7))

SLIPPED: Final[i64] = MOVES.note("slipped", to="number")
RESTED: Final[i64] = MOVES.note("rested", at="number")
TOOK: Final[i64] = MOVES.note("took", path=names_of(Path))
SHOWED: Final[i64] = MOVES.note("showed", charm=names_of(Charm))

# --- the position


@final
class HillRacePosition(Position):
    """`turn` is also the seat that the next charm goes to, while they are dealt."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.top: i64 = int(setup.options["top"])
        self.phase: i64 = Phase.DEALING
        self.turn: i64 = 0
        self.round: i64 = 1
        self.climb: i64 = 0  # steps of this turn, not yet kept
        self.steps = zeros(self.seats)
        self.paths = nones(self.seats)
        self.charms = nones(self.seats)
        self.bag = row(IN_BAG)

    def actor(self) -> i64:
        if self.phase == Phase.PATHS:
            return first_none(self.paths)
        if self.phase == Phase.CHOOSING:
            return self.turn
        return OVER if self.phase == Phase.OVER else FATE

    def sealed(self) -> vec[i64] | None:
        return self.paths if self.phase == Phase.PATHS else None  # HR-1.3

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        if self.phase == Phase.PATHS:
            PATH.fill(moves)
        else:
            CLIMB.fill(moves)  # HR-2.3
            REST.fill(moves)

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        if self.phase == Phase.DEALING:
            DEALT.fill_by_counts(self.bag, moves, weights)
        else:
            ROLLED.fill_evenly(moves, weights)

    def play(self, move: i64, seat: i64) -> None:
        if self.phase == Phase.DEALING:
            draw_charm(self, DEALT.value(move))
        elif self.phase == Phase.PATHS:
            choose_path(self, seat, PATH.value(move))
        elif self.phase == Phase.ROLLING:
            climb(self, ROLLED.value(move))
        elif CLIMB.has(move):
            self.phase = Phase.ROLLING
        else:
            rest(self)

    def score(self, seat: i64) -> i64:
        return self.steps[seat] + (CLOVER_STEPS if self.charms[seat] == Charm.CLOVER else 0)  # HR-3.3

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        """The other seats' charms go back into the bag and are dealt again, and paths not yet shown are chosen again."""
        if self.phase != Phase.OVER:
            draw_again(self.charms, self.bag, seat, rng)
            self.reseal(seat, rng)


# --- what of it is written, read, checked and seen


def charm_left_open(data: Data, seat: str) -> str | None:
    return "thistle" if data["phase"] != "dealing" or seat < data["turn"] else None


def path_left_open(data: Data, seat: str) -> str | None:
    return None if data["phase"] in ("dealing", "paths") else "meadow"


FIELDS = Schema[HillRacePosition](
    Field("phase", Word(names_of(Phase)), seen=ALL, default="choosing"),
    Field("turn", Seat(), seen=ALL),
    Field("round", Whole(1, int(DAY)), seen=ALL),
    Field("climb", Whole(0, 29), seen=ALL),
    Field("steps", BySeat(Whole(0, 36), missing=0), seen=ALL),
    Field("paths", BySeat(Word(names_of(Path)), empty=NONE, stand_in="meadow"), seen=SEALED, each=path_left_open),
    Field("charms", BySeat(Word(names_of(Charm)), empty=NONE, stand_in="thistle"), seen=OWN, each=charm_left_open, holds=True),
    Field("bag", Counts(names_of(Charm)), default=THE_REST, holds=True),  # nobody may look into it
)

# --- what comes of a move


def draw_charm(position: HillRacePosition, charm: i64) -> None:
    """HR-1.2; after the last charm the paths are chosen."""
    position.bag[charm] -= 1
    position.charms[position.turn] = charm
    position.turn += 1
    if position.turn == position.seats:
        position.turn = 0
        position.phase = Phase.PATHS


def choose_path(position: HillRacePosition, seat: i64, path: i64) -> None:
    """HR-1.3; after the last choice all are shown, and the first turn begins."""
    position.paths[seat] = path
    if position.actor() == FATE:
        for other in range(position.seats):
            note(position.journal, TOOK, other, position.paths[other])
        position.phase = Phase.ROLLING


def climb(position: HillRacePosition, number: i64) -> None:
    if number == 1:
        slip(position)  # HR-2.2
        return
    position.climb += number + (1 if position.paths[position.turn] == Path.RIDGE else 0)
    if position.steps[position.turn] + position.climb >= position.top:
        rest(position)  # HR-2.5
    else:
        position.phase = Phase.CHOOSING


def slip(position: HillRacePosition) -> None:
    """HR-2.2; on the ridge the sheep slides back as well."""
    seat = position.turn
    position.climb = 0
    if position.paths[seat] == Path.RIDGE:
        position.steps[seat] = max(0, position.steps[seat] - SLIDE)
    note(position.journal, SLIPPED, seat, position.steps[seat])
    end_turn(position)


def rest(position: HillRacePosition) -> None:
    position.steps[position.turn] += position.climb  # HR-2.4
    position.climb = 0
    note(position.journal, RESTED, position.turn, position.steps[position.turn])
    if position.steps[position.turn] >= position.top:
        finish(position)  # HR-3.1
    else:
        end_turn(position)


def end_turn(position: HillRacePosition) -> None:
    position.phase = Phase.ROLLING
    position.turn += 1
    if position.turn == position.seats:
        position.turn = 0
        position.round += 1
        if position.round > DAY:
            position.round = DAY
            finish(position)  # HR-3.2


def finish(position: HillRacePosition) -> None:
    position.phase = Phase.OVER
    for seat in range(position.seats):
        note(position.journal, SHOWED, seat, position.charms[seat])
