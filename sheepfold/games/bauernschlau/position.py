"""What lies where in a game of Bauernschlau, and the small questions one asks of it."""

from __future__ import annotations

from typing import Any, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.core.setup import Setup
from sheepfold.games.bauernschlau import choices, guesses, insight, moves, policy, rules, scoring
from sheepfold.games.bauernschlau.board import Board, is_pasture
from sheepfold.games.bauernschlau.components import (
    ACTION_WORDS,
    CHOOSING_FIRST,
    DRAWING,
    ENDED,
    FAR,
    HIDDEN,
    KINDS,
    NOWHERE,
    PHASE_WORDS,
    tile_value,
)


@final
class BauernschlauPosition(Position):
    """`farms`, `rank`, `around`, `holder`, `land`, `stakes`, `totals` and `last` are replaced, never changed in place:
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
    fence: vec[i64]  # vertex → 1 + the fence it lies on, or 0
    way: vec[i64]
    back: vec[i64]
    tips: vec[i64]
    offers: vec[i64]
    pieces: vec[i64]
    gaps: vec[i64]  # seat → empty pastures of its enclosed farm, or -1
    # farms
    farms: vec[i64]  # seat → farm
    rank: vec[i64]  # seat → which occupied farm, clockwise
    around: vec[i64]  # rank → farm
    holder: vec[i64]  # rank → seat
    land: vec[i64]  # cell → 1 + the seat whose enclosed farm it belongs to, or 0
    stakes: vec[i64]  # see territory.py; empty until asked for
    totals: vec[i64]
    last: dict[str, Any]  # how the game before ended, in a championship
    horizon: i64  # the turn at which a search stops playing on, FAR outside of searches

    def __init__(self, setup: Setup, board: Board) -> None:
        super().__init__(setup)
        self.board = board
        self.horizon = FAR

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
        other.offers = self.offers[:]
        other.pieces = self.pieces[:]
        other.gaps = self.gaps[:]
        other.farms = self.farms
        other.rank = self.rank
        other.around = self.around
        other.holder = self.holder
        other.land = self.land
        other.stakes = self.stakes
        other.totals = self.totals
        other.last = self.last
        other.horizon = self.horizon
        return other

    # --- the contract

    def actor(self) -> i64:
        phase = self.phase
        if phase in (CHOOSING_FIRST, DRAWING):
            return FATE
        return OVER if phase == ENDED else self.turn

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        choices.fill_legal(self, moves)

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
        insight.reshuffle(self, seat, rng)

    def value(self, seat: i64) -> i64:
        return insight.value(self, seat)

    def policy(self, seat: i64, moves: Pile, rng: Rng) -> i64:
        return policy.choose(self, seat, moves, rng)

    def prior(self, seat: i64, move: i64) -> i64:
        return policy.prior(self, seat, move)

    def shown(self, move: i64, seat: i64) -> bool:
        return not moves.is_drawn(move) or self.turn == seat

    def suppose(self, seat: i64, rng: Rng) -> None:
        guesses.suppose(self, seat, rng)

    def ponder(self, seat: i64) -> None:
        insight.ponder(self)

    def pauses(self) -> bool:
        return True

    def deepens(self) -> bool:
        return self.seats > 2

    def pause(self) -> bool:
        return insight.is_far_enough(self)

    def outlook(self, seat: i64) -> float:
        return insight.outlook(self, seat)

    def news(self, move: i64) -> i64:
        return policy.turned_up(self, move)

    # --- small questions

    def is_sheepless(self, cell: i64) -> bool:
        return self.ground[cell] == 0

    def is_occupied(self, cell: i64) -> bool:
        return self.ground[cell] != 0 or self.dog == cell

    def is_down(self, cell: i64) -> bool:
        return self.ground[cell] >= HIDDEN

    def kind_at(self, cell: i64) -> i64:
        return self.ground[cell] % HIDDEN - 1

    def placer_at(self, cell: i64) -> i64:
        return self.ground[cell] // HIDDEN - 1

    def sheepless_cells(self) -> i64:
        return self.board.cells - 7 - self.sheep

    def free_cells(self) -> i64:
        """Pastures without sheep and without dog (BA-2.3)."""
        taken: i64 = 1 if is_pasture(self.dog) and self.is_sheepless(self.dog) else 0
        return self.sheepless_cells() - taken

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
            vertex = self.back[vertex]
        vertices.reverse()
        return vertices

    def hand_values(self) -> list[int]:
        found: list[int] = []
        for kind in range(KINDS):
            found += [int(tile_value(kind))] * int(self.tiles[KINDS + kind])
        return found

    def to_data(self) -> dict[str, Any]:
        board = self.board
        seats = range(int(self.seats))
        sheep: dict[str, str] = {}
        for cell in range(board.cells):
            if self.is_down(cell):
                sheep[board.cell_names[cell]] = f"{tile_value(self.kind_at(cell))} down {LETTERS[self.placer_at(cell)]}"
            elif not self.is_sheepless(cell):
                sheep[board.cell_names[cell]] = f"{tile_value(self.kind_at(cell))} up"
        fences: dict[str, str] = {}
        if self.farms_known():
            for fence in range(self.seats):
                fences[self.fence_name(fence)] = " ".join([board.vertex_names[v] for v in self.path(fence)])
        return {
            "phase": PHASE_WORDS[self.phase],
            "game": int(self.game),
            "totals": {LETTERS[seat]: int(self.totals[seat]) for seat in seats},
            "first": "" if self.first < 0 else LETTERS[self.first],
            "round": int(self.round),
            "turn": "" if self.turn < 0 else LETTERS[self.turn],
            "main": self.main,
            "bonus": int(self.bonus),
            "doing": "" if self.doing < 0 else ACTION_WORDS[self.doing],
            "draws": int(self.draws),
            "hand": self.hand_values(),
            "supply": {str(tile_value(kind)): int(self.tiles[kind]) for kind in range(KINDS)},
            "sheep": sheep,
            "dog": board.cell_names[self.dog],
            "sent": "" if self.sent < 0 else board.cell_names[self.sent],
            "farms": {LETTERS[seat]: int(self.farms[seat]) for seat in seats if self.farms[seat] != NOWHERE},
            "pieces": {LETTERS[seat]: int(self.pieces[seat]) for seat in seats},
            "fences": fences,
            "last": self.last,
        }
