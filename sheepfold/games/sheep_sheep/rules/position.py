"""The nouns of Sheep Sheep: grid, rows, pile, albums, models, and whose turn it is."""

from __future__ import annotations

from typing import Any, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE, Pile, zeros
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.setup import Setup
from sheepfold.games.sheep_sheep.rules import data, fields, hidden, rules, scoring
from sheepfold.games.sheep_sheep.rules.components import ALL_CELLS, CELLS, ROW, SEATS, Deck
from sheepfold.games.sheep_sheep.rules.phases import ENDED, EXCHANGE, MODELS


@final
class SheepSheepPosition(Position):
    """The pile is a bag of cards; `seen` and `unseen` are bags of captured faces, which only tell what the pile cannot hold."""

    deck: Deck
    closed: bool  # option undersides
    max_exchanges: i64
    model_points: i64
    dry_limit: i64
    redeal_limit: i64
    starter: i64  # the seat named by the host, NONE: FATE decides

    phase: i64
    turn: i64  # NONE until the first player is known
    turns: i64  # finished since this position was set up; no rule asks for it, so it is not written down
    exchanges: i64  # made in this turn
    dry: i64  # dry turns in a row (SS-7.2)
    redeals: i64  # since the last capture (SS-7.7)
    drawn: i64  # the refill card in hand, or NONE
    pile_size: i64
    holes: i64  # the set of empty cells
    known: i64  # the set of cells whose underside everybody knows
    turned: i64  # the set of cells that SS-2.8 turned over in the last deal
    model_a: i64
    model_b: i64
    grid: vec[i64]  # a face per cell
    rows: vec[i64]  # four cards per seat
    shows: vec[i64]  # by colour: the set of cells that show it; follows from the grid
    albums: vec[i64]  # photos of each colour, by seat * colours + colour
    pile: vec[i64]  # how many of each card
    seen: vec[i64]  # captured faces whose underside was known
    unseen: vec[i64]  # captured faces whose underside nobody has seen

    def __init__(self, setup: Setup, deck: Deck) -> None:
        super().__init__(setup)
        self.deck = deck
        self.closed = False
        self.max_exchanges = 0
        self.model_points = 0
        self.dry_limit = 0
        self.redeal_limit = 0
        self.starter = NONE
        self.phase = MODELS
        self.turn = NONE
        self.turns = 0
        self.exchanges = 0
        self.dry = 0
        self.redeals = 0
        self.drawn = NONE
        self.pile_size = 0
        self.holes = ALL_CELLS
        self.known = 0
        self.turned = 0
        self.model_a = NONE
        self.model_b = NONE
        self.grid = deck.nothing
        self.rows = deck.nothing
        self.shows = deck.nothing
        self.albums = deck.nothing
        self.pile = deck.nothing
        self.seen = deck.nothing
        self.unseen = deck.nothing

    def copy(self) -> Position:
        other = SheepSheepPosition(self.setup, self.deck)
        other.closed = self.closed
        other.max_exchanges = self.max_exchanges
        other.model_points = self.model_points
        other.dry_limit = self.dry_limit
        other.redeal_limit = self.redeal_limit
        other.starter = self.starter
        other.phase = self.phase
        other.turn = self.turn
        other.turns = self.turns
        other.exchanges = self.exchanges
        other.dry = self.dry
        other.redeals = self.redeals
        other.drawn = self.drawn
        other.pile_size = self.pile_size
        other.holes = self.holes
        other.known = self.known
        other.turned = self.turned
        other.model_a = self.model_a
        other.model_b = self.model_b
        other.grid = self.grid[:]
        other.rows = self.rows[:]
        other.shows = self.shows[:]
        other.albums = self.albums[:]
        other.pile = self.pile[:]
        other.seen = self.seen[:]
        other.unseen = self.unseen[:] if self.closed else self.unseen  # with open undersides it stays empty
        return other

    # --- small questions and changes

    def model(self, seat: i64) -> i64:
        return self.model_a if seat == 0 else self.model_b

    def give_model(self, seat: i64, colour: i64) -> None:
        if seat == 0:
            self.model_a = colour
        else:
            self.model_b = colour

    def photos(self, seat: i64, colour: i64) -> i64:
        return self.albums[seat * self.deck.colours + colour]

    def put(self, cell: i64, face: i64) -> None:
        """Lay a face into an empty cell."""
        bit: i64 = 1 << cell
        self.grid[cell] = face
        self.holes ^= bit
        self.shows[self.deck.up[face]] |= bit

    def lift(self, cell: i64) -> i64:
        """Take the face out of a cell."""
        bit: i64 = 1 << cell
        face = self.grid[cell]
        self.grid[cell] = NONE
        self.holes |= bit
        self.shows[self.deck.up[face]] ^= bit
        return face

    # --- the contract; the rules are in rules.py, scoring.py, hidden.py

    def actor(self) -> i64:
        if self.phase < EXCHANGE:
            return FATE
        return self.turn if self.phase < ENDED else OVER

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        rules.fill_legal(self, seat, moves)

    def play(self, move: i64, seat: i64) -> None:
        rules.play(self, move)

    def draw(self, rng: Rng) -> i64:
        return rules.draw(self, rng)

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        rules.fill_odds(self, moves, weights)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def place(self, seat: i64) -> i64:
        return scoring.place(self, seat)

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        hidden.reshuffle(self, seat, rng)

    # --- plain data

    def to_data(self) -> dict[str, Any]:
        return fields.FIELDS.at(self).write(self)

    def cell_text(self, cell: i64) -> str:
        return "--" if self.grid[cell] == NONE else self.deck.face_text(self.grid[cell])

    def row(self, seat: i64) -> list[int]:
        return [int(self.rows[index]) for index in range(seat * ROW, seat * ROW + ROW)]

    def row_text(self, seat: i64) -> str:
        return " ".join([self.deck.card_text(card) for card in self.row(seat) if card != NONE])

    def colour_text(self, colour: i64) -> str:
        return "" if colour == NONE else self.deck.letters[colour]


def blank(setup: Setup) -> SheepSheepPosition:
    """Everything still in the box: no card dealt, the whole deck in the pile."""
    deck = data.deck_of(setup)
    position = SheepSheepPosition(setup, deck)
    options = setup.options
    position.closed = options["undersides"] == "closed"
    position.max_exchanges = int(options["max_exchanges"])
    position.model_points = int(options["model_points"])
    position.dry_limit = int(options["dry_limit"])
    position.redeal_limit = int(options["redeal_limit"])
    # Who lost the game before is known to those who run the series: they name the seat; else FATE decides (SS-2.12).
    position.starter = "AB".find(options["first_player"])
    position.turn = position.starter
    position.grid = vec[i64]([NONE] * CELLS)
    position.rows = vec[i64]([NONE] * (SEATS * ROW))
    position.shows = zeros(deck.colours)
    position.albums = zeros(SEATS * deck.colours)
    position.pile = deck.copies[:]
    position.pile_size = deck.cards
    position.seen = zeros(2 * deck.kinds)
    position.unseen = zeros(2 * deck.kinds)
    return position


def start(setup: Setup) -> SheepSheepPosition:
    """FATE deals everything, so a game begins with nothing dealt."""
    return blank(setup)


def cell_numbers(cells: i64) -> list[int]:
    """A set of cells as the numbers players know them by, 1 to 9."""
    return [int(cell) + 1 for cell in range(CELLS) if cells >> cell & 1]
