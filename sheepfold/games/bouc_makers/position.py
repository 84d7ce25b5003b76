"""What lies where in a game of Bouc Makers: cards, wool, contracts, dice, and who is to act."""

from __future__ import annotations

from typing import Any, Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile, zeros
from sheepfold.core.position import FATE, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.bouc_makers import advice, bits, insight, policy, rules, scoring
from sheepfold.games.bouc_makers.advice import Advice
from sheepfold.games.bouc_makers.components import (
    ALL_CARDS,
    BEYOND,
    DOGS,
    FIRST_WOOL,
    HIGHEST_BID,
    OS,
    SHEEP,
    WOOL_TOKENS,
)
from sheepfold.games.bouc_makers.deck import Deck
from sheepfold.games.bouc_makers.moves import DIE_NAMES, contract_name
from sheepfold.games.bouc_makers.phases import BIDDING, BOARDING, DEALING, DISCARDING, PHASE_NAMES

NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1


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
    turn: i64  # place in the turn order; one past the dice turns while the rest of the display is being taken
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
    advice: Advice | None  # what a search has worked out about the choice it began with
    # What happened by itself, for those who asked to be told (tale.py); None in play.
    tale: Pile | None

    def __init__(self, setup: Setup, deck: Deck) -> None:
        """As good as empty; `copy`, `start` and the loader put everything in."""
        super().__init__(setup)
        self.deck = deck
        self.advice = None
        self.tale = None

    # --- the contract

    def actor(self) -> i64:
        return self.who

    def owes(self, seat: i64) -> bool:
        if self.phase == BIDDING:
            return self.bids[seat] == 0
        if self.phase == DISCARDING:
            return rules.must_discard(self, seat)
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
        insight.reshuffle(self, seat, rng)

    def policy(self, seat: i64, moves: Pile, rng: Rng) -> i64:
        return policy.choose(self, seat, moves, rng)

    def prior(self, seat: i64, move: i64) -> i64:
        return policy.prior(self, seat, move)

    def ponder(self, seat: i64) -> None:
        advice.ponder(self, seat)

    def leeway(self) -> i64:
        return policy.leeway(self)

    def unseal(self, seat: i64) -> None:
        rules.unseal(self, seat)

    def value(self, seat: i64) -> i64:
        return insight.value(self, seat)

    def pause(self) -> bool:
        return self.phase == DEALING and self.display == 0

    def pauses(self) -> bool:
        return True

    def outlook(self, seat: i64) -> float:
        return insight.outlook(self, seat)

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
        other.advice = self.advice
        return other

    # --- small questions

    def herd(self, seat: i64) -> i64:
        return self.cards[seat] & SHEEP

    def dogs(self, seat: i64) -> i64:
        """How many dogs a seat has."""
        return bits.size(self.cards[seat] & DOGS)

    def os_owner(self) -> i64:
        for seat in range(self.seats):
            if self.cards[seat] & OS:
                return seat
        return NOBODY

    def top_set(self, seat: i64) -> i64:
        """The top card of a herd as a set; empty without one."""
        top = self.tops[seat]
        return 0 if top == NO_CARD else bits.bit(top)

    def corner(self, seat: i64) -> i64:
        """Bonus (above 0) or malus (below) on top of a herd; 0 for a bone symbol or without a herd (BM-5.4)."""
        top = self.tops[seat]
        return 0 if top == NO_CARD else self.deck.corners[top]

    def bonus(self, seat: i64) -> i64:
        corner = self.corner(seat)
        return corner if corner > 0 else 0

    def level(self, seat: i64) -> i64:
        """BM-3.7, BM-3.8."""
        top = self.tops[seat]
        return self.deck.boards[self.boards[seat]] if top == NO_CARD else self.deck.levels[top]

    def target(self, seat: i64) -> i64:
        """BM-3.10."""
        bid = self.bids[seat]
        return HIGHEST_BID if bid == BEYOND else bid

    def base(self, seat: i64) -> i64:
        """BM-5.2: the three dice less the malus."""
        dice = self.dice
        corner = self.corner(seat)
        total = dice[0] + dice[1] + dice[2]
        return total + corner if corner < 0 else total

    def display_size(self) -> i64:
        return bits.size(self.display)

    def cards_due(self) -> i64:
        """BM-6.1, BM-6.2: what a win at this throw brings."""
        due: i64 = 4 - self.throw
        there = bits.size(self.display)
        return due if due < there else there

    def herds_open(self) -> bool:
        """Whether everybody may see all herds now (BM-12.2, BM-13.4)."""
        return not self.herds_hidden or self.phase >= DISCARDING

    # --- as plain data

    def names(self, cards: i64) -> list[str]:
        return [self.deck.names[card] for card in bits.members(cards)]

    def to_data(self) -> dict[str, Any]:
        seats = range(self.seats)
        return {
            "phase": PHASE_NAMES[self.phase],
            "boards": {letter(s): self.board_level(s) for s in seats},
            "pile": self.names(self.pile),
            "display": self.names(self.display),
            "herds": {letter(s): self.names(self.herd(s)) for s in seats},
            "tops": {letter(s): self.top_name(s) for s in seats},
            "dogs": {letter(s): self.names(self.cards[s] & DOGS) for s in seats},
            "os": self.os_name(),
            "wool": {letter(s): int(self.wool[s]) for s in seats},
            "reserve": "unlimited" if self.endless_wool else int(self.reserve),
            "bids": {letter(s): self.bid_name(s) for s in seats},
            "order": self.order_names(),
            "turn": self.turn_name(),
            "throw": int(self.throw),
            "dice": self.dice_faces(),
            "kept": self.die_names(self.kept),
            "hand": self.die_names(self.hand),
            "gained": {letter(s): self.names(self.gains[s]) for s in seats},
            "arranging": self.names(self.arranging),
            "discards": {letter(s): self.discard_names(s) for s in seats},
        }

    def board_level(self, seat: i64) -> int | None:
        board = self.boards[seat]
        return None if board == NOBODY else int(self.deck.boards[board])

    def top_name(self, seat: i64) -> str | None:
        top = self.tops[seat]
        return None if top == NO_CARD else self.deck.names[top]

    def bid_name(self, seat: i64) -> str | None:
        bid = self.bids[seat]
        return None if bid == 0 else contract_name(bid)

    def order_names(self) -> list[str]:
        """Empty outside the dice step of a round."""
        return [letter(self.order[i]) for i in range(self.seats)] if self.throw else []

    def turn_name(self) -> str | None:
        return letter(rules.roller(self)) if self.throw else None

    def dice_faces(self) -> dict[str, int | None]:
        return {DIE_NAMES[die]: (int(self.dice[die]) or None) for die in range(3)}

    def die_names(self, dice: i64) -> list[str]:
        return [DIE_NAMES[die] for die in range(3) if (dice >> die) & 1]

    def os_name(self) -> str:
        owner = self.os_owner()
        return "nobody" if owner == NOBODY else letter(owner)

    def discard_names(self, seat: i64) -> list[str] | None:
        """None as long as a seat has nothing to put back or has not chosen."""
        return self.names(self.discards[seat]) if self.discards[seat] else None


def empty(setup: Setup, deck: Deck) -> BoucMakersPosition:
    """A table with its options, all cards in the draw pile, nobody holding anything but the first wool."""
    position = BoucMakersPosition(setup, deck)
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
    position = empty(setup, Deck(setup.data["deck"]))
    if setup.options["board_levels"] == "seat":
        for seat in range(position.seats):
            position.boards[seat] = seat
        position.phase = DEALING
    return position
