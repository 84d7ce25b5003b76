"""What lies where in a game of Bauernschlau, and the small questions one asks of it."""

from __future__ import annotations

from typing import Any, final

from sheepfold.core.packed import i16, i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import seat_of
from sheepfold.core.setup import Setup
from sheepfold.games.bauernschlau.rules import hidden, rounds, rules, scoring
from sheepfold.games.bauernschlau.rules.board import Board
from sheepfold.games.bauernschlau.rules.components import NOWHERE
from sheepfold.games.bauernschlau.rules.data import board_of
from sheepfold.games.bauernschlau.rules.fences import Layout
from sheepfold.games.bauernschlau.rules.fields import FIELDS
from sheepfold.games.bauernschlau.rules.phases import CHOOSING_FIRST, DRAWING, ENDED


@final
class BauernschlauPosition(Position):
    """`farms`, `rank`, `around`, `holder`, `land`, `layout`, `totals` and `last` are replaced, never changed in place:
    copies share them."""

    board: Board
    # table options
    championship: i64
    memory_aid: bool
    dog_bonus: bool
    pick: bool
    # whose turn, and how far it is
    phase: i64
    game: i64  # of the championship, from 1
    first: i64
    round: i64
    turn: i64
    main: bool  # the action under way is the main action
    bonus: i64  # bonus actions left
    doing: i64  # the action word under way, or NOWHERE
    draws: i64  # tiles still to be drawn
    # sheep and dog
    dog: i64
    sent: i64  # where the dog has driven a sheep in this action, or NOWHERE
    ground: vec[i64]  # 0 nothing; a face-up sheep 1 + its kind; face down, also HIDDEN times (1 + its placer)
    tiles: vec[i64]  # kinds in the supply, then kinds in hand
    supply: i64
    held: i64
    sheep: i64  # on the board, of which face down:
    down: i64
    # fences
    fence: vec[i16]  # vertex → 1 + the fence it lies on, or 0; short, as links are: many games at once shall fit a cache
    way: vec[i16]
    back: vec[i16]
    tips: vec[i64]
    pieces: vec[i64]
    gaps: vec[i64]  # seat → empty pastures of its enclosed farm, or -1
    # farms
    farms: vec[i64]  # seat → farm
    rank: vec[i64]  # seat → which occupied farm, clockwise
    around: vec[i64]  # rank → farm
    holder: vec[i64]  # rank → seat
    land: vec[i64]  # cell → 1 + the seat whose enclosed farm it belongs to, or 0
    layout: Layout  # of the fences
    totals: vec[i64]
    last: dict[str, Any]  # how the game before ended, in a championship

    def __init__(self, setup: Setup, board: Board) -> None:
        super().__init__(setup)
        self.board = board

    def copy(self) -> BauernschlauPosition:
        other = BauernschlauPosition(self.setup, self.board)
        other.championship = self.championship
        other.memory_aid = self.memory_aid
        other.dog_bonus = self.dog_bonus
        other.pick = self.pick
        other.phase = self.phase
        other.game = self.game
        other.first = self.first
        other.round = self.round
        other.turn = self.turn
        other.main = self.main
        other.bonus = self.bonus
        other.doing = self.doing
        other.draws = self.draws
        other.dog = self.dog
        other.sent = self.sent
        other.ground = self.ground[:]
        other.tiles = self.tiles[:]
        other.supply = self.supply
        other.held = self.held
        other.sheep = self.sheep
        other.down = self.down
        other.fence = self.fence[:]
        other.way = self.way[:]
        other.back = self.back[:]
        other.tips = self.tips[:]
        other.pieces = self.pieces[:]
        other.gaps = self.gaps[:]
        other.farms = self.farms
        other.rank = self.rank
        other.around = self.around
        other.holder = self.holder
        other.land = self.land
        other.layout = self.layout
        other.totals = self.totals
        other.last = self.last
        return other

    # --- the contract

    def actor(self) -> i64:
        phase = self.phase
        if phase in (CHOOSING_FIRST, DRAWING):
            return FATE
        return OVER if phase == ENDED else self.turn

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        rules.fill_legal(self, moves)

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        rules.fill_odds(self, moves, weights)

    def draw(self, rng: Rng) -> i64:
        return rules.draw(self, rng)

    def play(self, move: i64, seat: i64) -> None:
        rules.play(self, move)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def place(self, seat: i64) -> i64:
        return scoring.place(self, seat)

    def wins(self, seat: i64) -> bool:
        return scoring.wins(self, seat)

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        hidden.reshuffle(self, seat, rng)

    # --- small questions

    def right_fence(self, seat: i64) -> i64:
        """The fence clockwise of a seat's farm."""
        return self.rank[seat]

    def left_fence(self, seat: i64) -> i64:
        return (self.rank[seat] + self.seats - 1) % self.seats

    def is_enclosed(self, seat: i64) -> bool:
        return self.gaps[seat] >= 0

    def farms_known(self) -> bool:
        """All farms are taken, so there are fences."""
        return len(self.around) > 0

    def fence_name(self, fence: i64) -> str:
        return f"{self.around[fence]}-{self.around[(fence + 1) % self.seats]}"

    def path(self, fence: i64) -> list[int]:
        """The vertices of a fence from the gate to the tip."""
        vertices: list[int] = []
        tip = self.tips[fence]
        if tip < 0:
            return vertices
        vertex = tip
        while vertex >= 0:
            vertices.append(int(vertex))
            vertex = i64(self.back[vertex])
        vertices.reverse()
        return vertices

    def to_data(self) -> dict[str, Any]:
        return FIELDS.write(self)


# --- the beginning


def blank(setup: Setup) -> BauernschlauPosition:
    """Before anything: the first player is not known."""
    position = BauernschlauPosition(setup, board_of(setup))
    position.championship = int(setup.options["championship"])
    position.memory_aid = setup.options["memory_aid"] == "on"
    position.dog_bonus = setup.options["dog_black_bonus"] == "on"
    position.pick = setup.options["farm_choice"] == "pick"
    position.game = 1
    position.first = NOWHERE
    position.phase = CHOOSING_FIRST
    position.totals = vec[i64]([0] * setup.seats)
    position.last = {}
    rounds.clear_board(position)
    return position


def start(setup: Setup) -> BauernschlauPosition:
    position = blank(setup)
    first = seat_of(setup.options["first_player"], setup.seats)
    if first is not None:
        position.first = first
        rounds.begin_game(position)
        rules.settle(position)
    return position
