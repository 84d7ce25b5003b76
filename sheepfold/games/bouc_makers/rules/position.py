"""What lies where in a game of Bouc Makers: cards, wool, contracts, dice, and who is to act."""

from __future__ import annotations

from typing import Any, Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile, zeros
from sheepfold.core.position import FATE, Position
from sheepfold.core.rng import Rng
from sheepfold.core.setup import Setup
from sheepfold.games.bouc_makers.rules import bits, herds, hidden, rounds, rules, scoring
from sheepfold.games.bouc_makers.rules.components import (
    ALL_CARDS,
    BEYOND,
    FIRST_WOOL,
    HIGHEST_BID,
    NO_CARD,
    OS,
    SHEEP,
    WOOL_TOKENS,
)
from sheepfold.games.bouc_makers.rules.deck import Deck, deck_of
from sheepfold.games.bouc_makers.rules.fields import FIELDS
from sheepfold.games.bouc_makers.rules.phases import BIDDING, BOARDING, DEALING, DISCARDING

NOBODY: Final[i64] = -1


@final
class BoucMakersPosition(Position):
    """The whole truth. Sets of cards are bits of one int (bits.py); the draw pile and the herds are bags, only tops are known."""

    deck: Deck
    # Options of the table.
    endless_wool: bool
    gainer_guards: bool
    rescues: bool
    herds_hidden: bool
    # The table.
    phase: i64
    who: i64  # the seat that acts, FATE or OVER; follows from the rest
    pile: i64  # the cards of the draw pile
    display: i64
    reserve: i64  # stays 0 with endless wool
    turn: i64  # index in the turn order; one past the dice turns while the rest of the display is being taken
    throw: i64
    kept: i64  # dice set aside, as bits
    hand: i64  # dice about to be rolled, as bits
    arranging: i64  # the sheep just gained, one of which becomes the top
    dice: vec[i64]  # the faces last rolled; 0 before the first time
    order: vec[i64]
    # The seats.
    boards: vec[i64]  # which one of the deck's; -1 before it is dealt
    cards: vec[i64]  # all cards of a seat: herd, dogs, the Os
    tops: vec[i64]
    wool: vec[i64]
    bids: vec[i64]  # 0: none yet; 27 is "26+"
    gains: vec[i64]  # cards gained in this round, until the next display is dealt
    discards: vec[i64]  # sheep put back into the box at the end

    def __init__(self, setup: Setup, deck: Deck) -> None:
        """As good as empty; `copy`, `start` and the loader put everything in."""
        super().__init__(setup)
        self.deck = deck

    # --- the contract

    def actor(self) -> i64:
        return self.who

    def owes(self, seat: i64) -> bool:
        if self.phase == BIDDING:
            return self.bids[seat] == 0
        if self.phase == DISCARDING:
            return rounds.must_discard(self, seat)
        return self.who == seat

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        rules.fill_legal(self, seat, moves)

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        rules.fill_odds(self, moves, weights)

    def draw(self, rng: Rng) -> i64:
        return rules.draw(self, rng)

    def play(self, move: i64, seat: i64) -> None:
        rules.play(self, move, seat)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        hidden.reshuffle(self, seat, rng)

    def unseal(self, seat: i64) -> None:
        hidden.unseal(self, seat)

    def copy(self) -> BoucMakersPosition:
        other = BoucMakersPosition(self.setup, self.deck)
        other.endless_wool = self.endless_wool
        other.gainer_guards = self.gainer_guards
        other.rescues = self.rescues
        other.herds_hidden = self.herds_hidden
        other.phase = self.phase
        other.who = self.who
        other.pile = self.pile
        other.display = self.display
        other.reserve = self.reserve
        other.turn = self.turn
        other.throw = self.throw
        other.kept = self.kept
        other.hand = self.hand
        other.arranging = self.arranging
        other.dice = self.dice[:]
        other.order = self.order[:]
        other.boards = self.boards[:]
        other.cards = self.cards[:]
        other.tops = self.tops[:]
        other.wool = self.wool[:]
        other.bids = self.bids[:]
        other.gains = self.gains[:]
        other.discards = self.discards[:]
        return other

    # --- small questions

    def herd(self, seat: i64) -> i64:
        return self.cards[seat] & SHEEP

    def os_owner(self) -> i64:
        for seat in range(self.seats):
            if self.cards[seat] & OS:
                return seat
        return NOBODY

    def top_set(self, seat: i64) -> i64:
        """The top card of a herd as a set; empty without one."""
        top = self.tops[seat]
        if top == NO_CARD:
            return 0
        return bits.bit(top)

    def target(self, seat: i64) -> i64:
        """BM-3.10."""
        bid = self.bids[seat]
        return HIGHEST_BID if bid == BEYOND else bid

    def base(self, seat: i64) -> i64:
        """BM-5.2: the three dice less the malus."""
        dice = self.dice
        corner = herds.corner(self, seat)
        total = dice[0] + dice[1] + dice[2]
        return total + corner if corner < 0 else total

    # --- as plain data

    def names(self, cards: i64) -> list[str]:
        return [self.deck.names[card] for card in bits.members(cards)]

    def to_data(self) -> dict[str, Any]:
        return FIELDS.write(self)

    def turn_order(self) -> list[int]:
        """Empty outside the dice step of a round."""
        return [int(self.order[i]) for i in range(self.seats)] if self.throw else []

    def turn_seat(self) -> i64:
        return rounds.roller(self) if self.throw else NOBODY


def blank(setup: Setup) -> BoucMakersPosition:
    """A table with its options, all cards in the draw pile, nobody holding anything but the first wool."""
    position = BoucMakersPosition(setup, deck_of(setup.data["deck"]))
    seats = position.seats
    options = setup.options
    position.endless_wool = options["wool_supply"] == "unlimited"
    position.gainer_guards = options["bone_guard"] == "gainer"
    position.rescues = options["rescue"] == "on"
    position.herds_hidden = options["herds"] == "hidden"
    position.phase = BOARDING
    position.who = FATE
    position.pile = ALL_CARDS
    position.display = 0
    position.reserve = 0 if position.endless_wool else WOOL_TOKENS - FIRST_WOOL * seats
    position.turn = 0
    position.throw = 0
    position.kept = 0
    position.hand = 0
    position.arranging = 0
    position.dice = zeros(3)
    position.order = zeros(seats)
    position.boards = zeros(seats)
    position.cards = zeros(seats)
    position.tops = zeros(seats)
    position.wool = zeros(seats)
    position.bids = zeros(seats)
    position.gains = zeros(seats)
    position.discards = zeros(seats)
    for seat in range(seats):
        position.boards[seat] = NOBODY
        position.tops[seat] = NO_CARD
        position.wool[seat] = FIRST_WOOL
    return position


def start(setup: Setup) -> BoucMakersPosition:
    """The beginning (BM-1): fate deals the boards, unless the table gives them by seat, then the first display."""
    position = blank(setup)
    if setup.options["board_levels"] == "seat":
        for seat in range(position.seats):
            position.boards[seat] = seat
        position.phase = DEALING
    return position
