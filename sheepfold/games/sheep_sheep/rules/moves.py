"""Every kind of move of Sheep Sheep: its code and its text. Nobody else knows the codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.seats import LETTERS
from sheepfold.games.sheep_sheep.rules.components import CELLS, ROW

if TYPE_CHECKING:
    from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

FINISH: Final[i64] = 36  # after the exchanges, 4 slots by 9 cells
LAY: Final[i64] = 37
MODEL: Final[i64] = 64
STARTS: Final[i64] = 96
DEALT: Final[i64] = 128
HUNG: Final[i64] = 512
DREW: Final[i64] = 1280


# --- choices


def exchange(slot: i64, cell: i64) -> i64:
    """Put the row card in this slot into the cell. Of equal row cards the first one stands for all."""
    return slot * CELLS + cell


def is_exchange(move: i64) -> bool:
    return move < FINISH


def exchange_slot(move: i64) -> i64:
    return move // CELLS


def exchange_cell(move: i64) -> i64:
    return move % CELLS


def lay(cell: i64, side: i64) -> i64:
    """Lay the drawn card into a cell with its first (0) or second (1) colour up."""
    return LAY + 2 * cell + side


def is_lay(move: i64) -> bool:
    return LAY <= move < MODEL


def lay_cell(move: i64) -> i64:
    return (move - LAY) >> 1


def lay_side(move: i64) -> i64:
    return (move - LAY) & 1


# --- fate


def model(colour: i64) -> i64:
    return MODEL + colour


def is_model(move: i64) -> bool:
    return MODEL <= move < STARTS


def model_colour(move: i64) -> i64:
    return move - MODEL


def starts(seat: i64) -> i64:
    return STARTS + seat


def is_starts(move: i64) -> bool:
    return STARTS <= move < DEALT


def starts_seat(move: i64) -> i64:
    return move - STARTS


def dealt(card: i64) -> i64:
    """A card into a row."""
    return DEALT + card


def is_dealt(move: i64) -> bool:
    return DEALT <= move < HUNG


def dealt_card(move: i64) -> i64:
    return move - DEALT


def hung(face: i64) -> i64:
    """A card into the grid, this face up."""
    return HUNG + face


def is_hung(move: i64) -> bool:
    return HUNG <= move < DREW


def hung_face(move: i64) -> i64:
    return move - HUNG


def drew(card: i64) -> i64:
    return DREW + card


def drew_card(move: i64) -> i64:
    return move - DREW


# --- text


def say(position: SheepSheepPosition, seat: i64, move: i64) -> str:
    """A move in words, as it stands in a record."""
    deck = position.deck
    if is_exchange(move):
        return deck.exchange_texts[position.rows[seat * ROW + exchange_slot(move)] * CELLS + exchange_cell(move)]
    if move == FINISH:
        return "finish"
    if is_lay(move):
        return f"lay {lay_cell(move) + 1} {deck.letters[deck.up[2 * position.drawn + lay_side(move)]]}"
    if is_model(move):
        return f"model {deck.letters[model_colour(move)]}"
    if is_starts(move):
        return f"starts {LETTERS[starts_seat(move)]}"
    if is_dealt(move):
        return f"dealt {deck.card_text(dealt_card(move))}"
    if is_hung(move):
        return f"dealt {deck.card_text(hung_face(move) >> 1)} {deck.letters[deck.up[hung_face(move)]]}"
    return f"drew {deck.card_text(drew_card(move))}"
