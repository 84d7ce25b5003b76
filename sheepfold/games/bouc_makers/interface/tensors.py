"""Bouc Makers for those who train agents: what a seat sees as bytes, and its choices as 185 actions.

Cards are taken from the display by their slots, which lie in the order of the deck. The two sheep that a seat without a dog
puts back are chosen one after the other, the lower one first: the first is half a choice that nobody else hears of.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, u8, vec
from sheepfold.core.pile import NONE, Pile, zeros
from sheepfold.core.position import Position
from sheepfold.core.setup import Setup
from sheepfold.core.tensors import MOST, Columns, Tensors, capped
from sheepfold.games.bouc_makers.rules import bits, herds, moves, rounds
from sheepfold.games.bouc_makers.rules.components import (
    BEYOND,
    CARDS,
    DICE,
    DOGS,
    LAST_THROW,
    LOWEST_BID,
    NO_CARD,
    OS,
    SHEEP_CARDS,
)
from sheepfold.games.bouc_makers.rules.deck import Deck, deck_of
from sheepfold.games.bouc_makers.rules.phases import ARRANGING, BIDDING, CHOOSING, DISCARDING, PHASES, TAKING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

TAKE: Final[i64] = 71  # + one of the 63 ways to take up to three of seven slots
DISCARD: Final[i64] = 134  # + sheep
SLOTS: Final[i64] = 7
SLOT_SETS: Final[i64] = 128

TRAITS: Final[i64] = 10  # columns that tell a card; the first six are kinds
WRITTEN: Final[i64] = 4  # of a card: its kind, and three columns behind the kinds; the last one is its number
KINDS = ("white", "black", "three_seven_zero", "double_o_seven", "dog", "os")
OFFSET: Final[i64] = 99  # of printed points, which may be below 0
CORNER: Final[i64] = 9  # of bonus and malus
BASE: Final[i64] = 9  # of a result, which a malus may bring below 0


def slot_sets() -> list[int]:
    """Every one, two or three of seven slots, as bits."""
    return [slots for slots in range(1, int(SLOT_SETS)) if bits.size(slots) <= 3]


def numbers_of(found: list[int]) -> vec[i64]:
    numbers = zeros(SLOT_SETS)
    for number, slots in enumerate(found):
        numbers[slots] = number
    return numbers


SLOTS_OF: Final = vec[i64](slot_sets())  # by number below 63
NUMBER: Final = numbers_of(slot_sets())  # and back


def labels(deck: Deck) -> list[str]:
    sheep = deck.names[:SHEEP_CARDS]
    found = [f"bid {moves.contract_name(contract)}" for contract in range(LOWEST_BID, BEYOND + 1)]
    found += [f"keep {name}" for name in moves.DIE_NAMES]
    found += ["claim", "accept", "rescue"]
    found += [f"top {name}" for name in sheep]
    found += ["take " + " ".join([f"slot {slot + 1}" for slot in range(SLOTS) if slots >> slot & 1]) for slots in slot_sets()]
    found += [f"discard {name}" for name in sheep]
    return found


def columns(seats: int) -> list[Columns]:
    traits = (
        f"kind ({', '.join(KINDS)}), points + 99, corner + 9, bone symbol, 1 + number in the deck, which rises with the level"
    )
    return [
        Columns("asked", 1, 1, "this seat is asked"),
        Columns("phase", 9, 1, ", ".join(PHASES)),
        Columns("round", 1, 20, "the number of the round"),
        Columns("pile", 1, 60, "cards in the draw pile"),
        Columns("reserve", 1, 25, "wool tokens in the reserve; 0 where they never run out"),
        Columns("throw", 1, 3, "of the seat that rolls"),
        Columns("roller", seats, 1, "who rolls, by seat"),
        Columns("dice", 3, 12, "faces of d12, d10, d8; 0 before the first roll"),
        Columns("kept", 3, 1, "dice set aside"),
        Columns("base", 1, 39, "the result so far + 9, while the roller chooses"),
        Columns("claim", 1, 35, "1 + the tokens that a claim costs; 0: it cannot be made"),
        Columns("save", 1, 35, "1 + the tokens that a rescue costs; 0: it cannot be made"),
        Columns("display", 70, 198, f"slot by slot of seven: {traits}; all 0 where no card lies"),
        Columns("arranging", 51, 1, "sheep one of which becomes the top"),
        Columns("first", 51, 1, "the first of two sheep that this seat puts back"),
        Columns("bids", seats, 27, "contracts by seat, 27 for 26+; of others once they are shown"),
        Columns("sealed", seats, 1, "who has chosen a contract, by seat"),
        Columns("order", seats, seats, "as which a seat rolls in this round"),
        Columns("wool", seats, int(MOST), "tokens by seat"),
        Columns("levels", seats, int(MOST), "levels by seat"),
        Columns("herds", seats, 51, "sheep in each herd"),
        Columns("dogs", seats, 8, "dogs by seat"),
        Columns("os", seats, 1, "who has the Os"),
        Columns("tops", 10 * seats, 198, f"the top of each herd, by seat: {traits}"),
        Columns("open", 51 * seats, 1, "all sheep by seat, where herds lie open"),
    ]


def trait_rows(deck: Deck) -> vec[u8]:
    """What is written of each card, but for its number."""
    rows = vec[u8]([0] * (CARDS * WRITTEN))
    for card in range(CARDS):
        at = card * WRITTEN
        rows[at] = u8(kind_of(deck, card))
        if card < SHEEP_CARDS:
            rows[at + 1] = u8(deck.points[card] + OFFSET)
            rows[at + 2] = u8(deck.corners[card] + CORNER)
            rows[at + 3] = 1 if bits.bit(card) & deck.bones else 0
    return rows


def kind_of(deck: Deck, card: i64) -> i64:
    sets = (deck.white, deck.black, deck.three_seven_zero, deck.double_o_seven, DOGS, OS)
    for kind in range(len(sets)):
        if bits.bit(card) & sets[kind]:
            return kind
    raise AssertionError("every card is of some kind")


@final
class BoucMakersTensors(Tensors):
    traits: vec[u8]  # by card

    def __init__(self, setup: Setup) -> None:
        deck = deck_of(setup.data["deck"])
        super().__init__(columns(setup.seats), labels(deck))
        self.traits = trait_rows(deck)

    # --- actions

    def action(self, position: Position, seat: i64, move: i64) -> i64:
        """Of any move but a discard."""
        if moves.is_take(move):
            return TAKE + NUMBER[moves.take_slots(move)]
        return move

    def move(self, position: Position, seat: i64, action: i64) -> i64:
        if TAKE <= action < DISCARD:
            return moves.take(SLOTS_OF[action - TAKE])
        return action

    def fill_actions(self, position: Position, seat: i64, half: i64, scratch: Pile, found: Pile) -> None:
        assert isinstance(position, BoucMakersPosition)
        if position.phase == TAKING:
            position.fill_legal(seat, scratch)
            for i in range(scratch.size):
                found.add(TAKE + NUMBER[moves.take_slots(scratch.items[i])])
            return
        if position.phase != DISCARDING:
            position.fill_legal(seat, found)
            return
        white = position.cards[seat] & position.deck.white
        last = half == NONE  # the first of two is never the highest sheep
        while white:
            sheep = bits.only(bits.lowest(white))
            white &= white - 1
            if sheep + DISCARD > half and (white or not last):
                found.add(DISCARD + sheep)

    def decide(self, position: Position, seat: i64, half: i64, action: i64) -> i64:
        if action < DISCARD:
            return self.move(position, seat, action)
        if half == NONE:
            return NONE
        return moves.discard(half - DISCARD, action - DISCARD)

    def fill_path(self, position: Position, seat: i64, move: i64, found: Pile) -> None:
        if not moves.is_discard(move):
            found.add(self.action(position, seat, move))
            return
        both = moves.discard_sheep(move)
        found.add(DISCARD + bits.only(bits.lowest(both)))
        found.add(DISCARD + bits.only(both & (both - 1)))

    # --- observations

    def observe(self, position: Position, seat: i64, half: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(position, BoucMakersPosition)
        if position.owes(seat):
            out[at] = 1
        out[at + 1 + position.phase] = 1
        out[at + 10] = u8(rounds.round_number(position))
        out[at + 11] = u8(bits.size(position.pile))
        out[at + 12] = u8(position.reserve)
        at = show_dice(position, seat, out, at + 13)
        rest = position.display
        for slot in range(SLOTS):
            if rest:
                self.show_card(bits.only(bits.lowest(rest)), out, at)
                rest &= rest - 1
            at += TRAITS
        if position.phase == ARRANGING:
            show_set(position.arranging, out, at)
        at += SHEEP_CARDS
        if half != NONE:
            out[at + half - DISCARD] = 1
        self.show_seats(position, seat, out, at + SHEEP_CARDS)

    def show_card(self, card: i64, out: vec[u8], at: i64) -> None:
        traits = self.traits
        first = card * WRITTEN
        out[at + i64(traits[first])] = 1
        out[at + 6] = traits[first + 1]
        out[at + 7] = traits[first + 2]
        out[at + 8] = traits[first + 3]
        out[at + 9] = u8(card + 1)

    def show_seats(self, position: BoucMakersPosition, seat: i64, out: vec[u8], at: i64) -> None:
        seats = position.seats
        tops = at + 8 * seats
        open_at = tops + TRAITS * seats
        are_open = herds.are_open(position)
        other = seat
        for i in range(seats):
            show_seat(position, other, other == seat, out, at + i)
            if position.tops[other] != NO_CARD:
                self.show_card(position.tops[other], out, tops)
            if are_open:
                show_set(position.herd(other), out, open_at)
            tops += TRAITS
            open_at += SHEEP_CARDS
            other += 1
            if other == seats:
                other = 0
        if position.throw:
            for i in range(seats):
                who = position.order[i] - seat
                if who < 0:
                    who += seats
                out[at + 2 * seats + who] = u8(i + 1)


def show_seat(position: BoucMakersPosition, other: i64, own: bool, out: vec[u8], at: i64) -> None:
    """One column in each block of `seats`: contract, whether there is one, (order,) wool, level, herd, dogs, Os."""
    seats = position.seats
    bid = position.bids[other]
    if bid:
        if own or position.phase != BIDDING:
            out[at] = u8(bid)
        out[at + seats] = 1
    cards = position.cards[other]
    out[at + 3 * seats] = u8(capped(position.wool[other]))
    if position.boards[other] >= 0:
        out[at + 4 * seats] = u8(capped(herds.level(position, other)))
    out[at + 5 * seats] = u8(bits.size(position.herd(other)))
    if cards & (DOGS | OS):
        out[at + 6 * seats] = u8(bits.size(cards & DOGS))
        if cards & OS:
            out[at + 7 * seats] = 1


def show_dice(position: BoucMakersPosition, seat: i64, out: vec[u8], at: i64) -> i64:
    """Throw, roller, dice, and what a choice would cost; returns where the next columns begin."""
    seats = position.seats
    if position.throw:
        out[at] = u8(position.throw)
        roller = rounds.roller(position)
        out[at + 1 + (roller - seat + seats) % seats] = 1
        for die in range(DICE):
            out[at + 1 + seats + die] = u8(position.dice[die])
            out[at + 4 + seats + die] = u8(position.kept >> die & 1)
        if position.phase == CHOOSING:
            price = at + 7 + seats
            out[price] = u8(position.base(roller) + BASE)
            out[price + 1] = u8(rounds.claim_price(position, roller) + 1)
            if position.throw == LAST_THROW:
                out[price + 2] = u8(rounds.rescue_price(position, roller) + 1)
    return at + 10 + seats


def show_set(cards: i64, out: vec[u8], at: i64) -> None:
    while cards:
        out[at + bits.only(bits.lowest(cards))] = 1
        cards &= cards - 1
