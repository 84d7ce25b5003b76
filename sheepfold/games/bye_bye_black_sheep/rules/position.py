"""What lies where: hands, zoos, hole, piles, whose turn it is, and what each seat has been shown."""

from __future__ import annotations

from typing import Any, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile, zeros
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.core.setup import Setup
from sheepfold.games.bye_bye_black_sheep.rules import dealing, hidden, phases, rules, scoring
from sheepfold.games.bye_bye_black_sheep.rules.components import (
    KINDS,
    MA,
    MOST_SEATS,
    SIZE,
    cards_in_play,
    full_hand,
    species_in_play,
    triplets_to_win,
)
from sheepfold.games.bye_bye_black_sheep.rules.fields import FIELDS
from sheepfold.games.bye_bye_black_sheep.rules.zones import NOBODY, ROWS, WOLF


@final
class ByeByeBlackSheepPosition(Position):
    """One game. A zone is a row of counts, column 0 its size; only the hole keeps an order."""

    cards: vec[i64]
    known: vec[i64]
    hole: Pile
    looks: i64  # bit viewer * seats + holder: that viewer has looked into that hand
    phase: i64
    starter: i64
    turn: i64  # the active player
    target: i64  # the other party of the moment: whose hand, who is dealt to, who drafts
    limit: i64  # most cards to place, in phase ZOO
    wolf_owner: i64
    turns: i64  # completed
    idle: i64  # completed turns in a row in which no card entered a zoo (BB-19.1)
    placed: i64  # 1 if a card entered a zoo in this turn
    winner: i64
    question: i64  # the `ask` last made with an Eagle, a move code; NOBODY before the first
    species: i64  # in play: 1 to this
    full: i64  # hand size to refill to
    needed: i64  # triplets to win
    must_draw: i64
    one_by_one: i64
    stall_rule: i64

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)

    def copy(self) -> ByeByeBlackSheepPosition:
        other = ByeByeBlackSheepPosition(self.setup)
        other.cards = self.cards[:]
        other.known = self.known[:]
        other.hole = self.hole.copy()
        other.looks = self.looks
        other.phase = self.phase
        other.starter = self.starter
        other.turn = self.turn
        other.target = self.target
        other.limit = self.limit
        other.wolf_owner = self.wolf_owner
        other.turns = self.turns
        other.idle = self.idle
        other.placed = self.placed
        other.winner = self.winner
        other.question = self.question
        other.species = self.species
        other.full = self.full
        other.needed = self.needed
        other.must_draw = self.must_draw
        other.one_by_one = self.one_by_one
        other.stall_rule = self.stall_rule
        return other

    def actor(self) -> i64:
        phase = self.phase
        if phases.fate_acts(phase):
            return FATE
        if phase == phases.WHITE or phase == phases.DRAFT:
            return self.target
        return OVER if phase == phases.ENDED else self.turn

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        rules.fill_legal(self, moves)

    def play(self, move: i64, seat: i64) -> None:
        rules.play(self, move)

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        rules.fill_odds(self, moves, weights)

    def draw(self, rng: Rng) -> i64:
        return rules.draw(self, rng)

    def score(self, seat: i64) -> i64:
        return scoring.triplets(self, seat)

    def place(self, seat: i64) -> i64:
        return scoring.place(self, seat)

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        hidden.reshuffle(self, seat, rng)

    # --- small questions

    def count(self, zone: i64, kind: i64) -> i64:
        return self.cards[zone * KINDS + kind]

    def size(self, zone: i64) -> i64:
        return self.cards[zone * KINDS + SIZE]

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def magpie_beside(self) -> bool:
        """Whether the Magpie still lies beside the pile (BB-2.7)."""
        cards = self.cards
        if cards[WOLF * KINDS + MA] > 0 or self.hole.find(MA) >= 0:
            return False
        for seat in range(self.seats):
            if cards[seat * KINDS + MA] > 0:
                return False
        return True

    def to_data(self) -> dict[str, Any]:
        return FIELDS.write(self)


def blank(setup: Setup) -> ByeByeBlackSheepPosition:
    """The table before any card lies on it, with the figures of this setup."""
    position = ByeByeBlackSheepPosition(setup)
    position.cards = zeros(ROWS * KINDS)
    position.known = zeros((position.seats + 1) * position.seats * KINDS)
    position.hole = Pile(cards_in_play(MOST_SEATS))
    position.looks = 0
    position.phase = phases.START
    position.starter = NOBODY
    position.turn = NOBODY
    position.target = NOBODY
    position.limit = 0
    position.wolf_owner = NOBODY
    position.turns = 0
    position.idle = 0
    position.placed = 0
    position.winner = NOBODY
    position.question = NOBODY
    position.species = species_in_play(position.seats)
    position.full = full_hand(position.seats)
    position.needed = triplets_to_win(position.seats)
    position.must_draw = 1 if setup.options["must_draw_once"] == "on" else 0
    position.one_by_one = 1 if setup.options["refill_one_by_one"] == "on" else 0
    position.stall_rule = 1 if setup.options["stall_rule"] == "on" else 0
    return position


def start(setup: Setup) -> ByeByeBlackSheepPosition:
    """Before the first card is dealt (BB-2): FATE acts."""
    position = blank(setup)
    dealing.lay_out(position, setup.options["mode"] == "advanced")
    if setup.options["first_player"] != "random":
        dealing.begin_deal(position, LETTERS.index(setup.options["first_player"]))
    return position
