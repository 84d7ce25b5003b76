"""Every kind of move: its code, how to read the code, and its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.position import FATE
from sheepfold.core.seats import letter
from sheepfold.games.bouc_makers.rules import bits
from sheepfold.games.bouc_makers.rules.components import BEYOND, HIGHEST_BID, LOWEST_BID

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.rules.deck import Deck
    from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

BID: Final[i64] = 0  # + contract - 14
KEEP: Final[i64] = 14  # + die
CLAIM: Final[i64] = 17
ACCEPT: Final[i64] = 18
RESCUE: Final[i64] = 19
TOP: Final[i64] = 20  # + sheep
ROLLED: Final[i64] = 71  # + 12 * die + face - 1
DEALT: Final[i64] = 107  # + card
TAKE: Final[i64] = 167  # + slots of the display, as bits
BOARD: Final[i64] = 295  # + 6 * seat + board
DISCARD: Final[i64] = 331  # + 51 * one sheep + another, the lower one first

DIE_NAMES: Final = ["d12", "d10", "d8"]


def bid(contract: i64) -> i64:
    return BID + contract - LOWEST_BID


def bid_contract(move: i64) -> i64:
    return move - BID + LOWEST_BID


def is_bid(move: i64) -> bool:
    return move < KEEP


def keep(die: i64) -> i64:
    return KEEP + die


def is_keep(move: i64) -> bool:
    return KEEP <= move < CLAIM


def keep_die(move: i64) -> i64:
    return move - KEEP


def top(sheep: i64) -> i64:
    return TOP + sheep


def is_top(move: i64) -> bool:
    return TOP <= move < ROLLED


def top_sheep(move: i64) -> i64:
    return move - TOP


def rolled(die: i64, face: i64) -> i64:
    return ROLLED + 12 * die + face - 1


def is_rolled(move: i64) -> bool:
    return ROLLED <= move < DEALT


def rolled_die(move: i64) -> i64:
    return (move - ROLLED) // 12


def rolled_face(move: i64) -> i64:
    return (move - ROLLED) % 12 + 1


def dealt(card: i64) -> i64:
    return DEALT + card


def is_dealt(move: i64) -> bool:
    return DEALT <= move < TAKE


def dealt_card(move: i64) -> i64:
    return move - DEALT


def take(slots: i64) -> i64:
    return TAKE + slots


def is_take(move: i64) -> bool:
    return TAKE <= move < BOARD


def take_slots(move: i64) -> i64:
    return move - TAKE


def board(seat: i64, number: i64) -> i64:
    return BOARD + 6 * seat + number


def board_seat(move: i64) -> i64:
    return (move - BOARD) // 6


def board_number(move: i64) -> i64:
    return (move - BOARD) % 6


def discard(one: i64, another: i64) -> i64:
    return DISCARD + 51 * one + another


def is_discard(move: i64) -> bool:
    return move >= DISCARD


def discard_sheep(move: i64) -> i64:
    """Both of them, as a set."""
    return bits.bit((move - DISCARD) // 51) | bits.bit((move - DISCARD) % 51)


# --- texts


def say(position: BoucMakersPosition, seat: int, move: int) -> str:
    """The text of a move of a seat or of FATE."""
    if seat == FATE:
        return say_fate(position, move)
    if move <= RESCUE:
        return CHOICES[move]
    if is_top(move):
        return f"top {position.deck.names[top_sheep(move)]}"
    if is_take(move):
        return f"take {' '.join(in_order(position.deck, bits.chosen(position.display, take_slots(move))))}"
    return f"discard {' '.join(in_order(position.deck, discard_sheep(move)))}"


def say_fate(position: BoucMakersPosition, move: i64) -> str:
    if is_rolled(move):
        return ROLLS[move - ROLLED]
    if is_dealt(move):
        return f"dealt {position.deck.names[dealt_card(move)]}"
    return f"dealt {letter(board_seat(move))} board {position.deck.boards[board_number(move)]}"


def contract_name(contract: i64) -> str:
    return f"{HIGHEST_BID}+" if contract == BEYOND else str(contract)


# Offered to several seats at once, and the same in every game.
BIDS: Final = [f"bid {contract_name(bid_contract(move))}" for move in range(BID, KEEP)]
KEEPS: Final = [f"keep {name}" for name in DIE_NAMES]
CHOICES: Final = [*BIDS, *KEEPS, "claim", "accept", "rescue"]  # by code
ROLLS: Final = [f"rolled {DIE_NAMES[rolled_die(move)]} {rolled_face(move)}" for move in range(ROLLED, DEALT)]


def in_order(deck: Deck, cards: i64) -> list[str]:
    """The names of a set of cards by the alphabet, the one order that `tidy` can make of any other."""
    return [deck.names[card] for card in deck.by_name if cards & bits.bit(card)]


def tidy(text: str) -> str:
    """Cards may be named in any order."""
    words = text.split()
    return " ".join([*words[:1], *sorted(words[1:])]) if words and words[0] in ("take", "discard") else text
