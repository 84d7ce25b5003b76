"""Every kind of move: its code, its parts and its text. Codes are blocks of 32; the lower five bits name a card or a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.position import FATE
from sheepfold.core.seats import letter
from sheepfold.games.bye_bye_black_sheep.rules.components import CODES, KINDS
from sheepfold.games.bye_bye_black_sheep.rules.phases import BLIND, START, TURNING

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition

STOP: Final[i64] = 0
SKIP: Final[i64] = 1
TURN_UP: Final[i64] = 2
PLACE: Final[i64] = 3  # confirms what was added
DRAW: Final[i64] = 32  # + seat
CHOOSE: Final[i64] = 64  # + kind
TAKE: Final[i64] = 96  # + species
ADD: Final[i64] = 128  # + species
SETTLE: Final[i64] = 160  # + species: one card by the White Sheep
ASK: Final[i64] = 192  # + 32 * seat + species
STEAL: Final[i64] = 384  # + 32 * seat + species

# FATE's own: a card comes up (drawn, turned up or dealt, as the phase has it), or a start seat.
CARD: Final[i64] = 0  # + kind
STARTER: Final[i64] = 32  # + seat


def what(move: i64) -> i64:
    """The kind of card, or the seat, a move names last."""
    return move & 31


def whom(move: i64) -> i64:
    """The opponent that an `ask` or a `steal` names."""
    return ((move >> 5) - (ASK >> 5)) % 6


def ask(seat: i64, species: i64) -> i64:
    return ASK + 32 * seat + species


def steal(seat: i64, species: i64) -> i64:
    return STEAL + 32 * seat + species


def is_ask(move: i64) -> bool:
    return ASK <= move < STEAL


def say_question(question: i64) -> str:
    """Who was asked for what: `B 7`; "" if nobody was asked yet."""
    return "" if question < 0 else f"{letter(whom(question))} {CODES[what(question)]}"


def say(position: ByeByeBlackSheepPosition, seat: i64, move: i64) -> str:
    """The text of a move of a seat or of FATE."""
    if seat == FATE:
        return say_fate(position, move)
    text = SAID.get(int(move))
    if text is None:
        text = SAID[int(move)] = choice_text(move)
    return text


SAID: Final[dict[int, str]] = {}  # by code: a choice sounds the same in every position


def choice_text(move: i64) -> str:
    if move < DRAW:
        return ("stop", "skip", "turn up", "place")[move]
    card = CODES[what(move)] if what(move) < KINDS else ""
    if move < CHOOSE:
        return f"draw {letter(what(move))}"
    if move < TAKE:
        return f"choose {card}"
    if move < ADD:
        return f"take {card}"
    if move < SETTLE:
        return f"add {card}"
    if move < ASK:
        return f"place {card}"
    return f"{'ask' if is_ask(move) else 'steal'} {letter(whom(move))} {card}"


def say_fate(position: ByeByeBlackSheepPosition, move: i64) -> str:
    if position.phase == START:
        return f"picked {letter(what(move))} to start"
    return say_card(position.phase, CODES[what(move)], letter(position.target))


def say_card(phase: i64, card: str, owner: str) -> str:
    """A card of FATE in the words of its phase; the card may be `?` for those who do not see it."""
    if phase == BLIND:
        return f"drew {card}"
    return f"turned up {card}" if phase == TURNING else f"dealt {card} to {owner}"
