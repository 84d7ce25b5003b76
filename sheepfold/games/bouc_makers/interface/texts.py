"""Parts of a position in the words of views and events: names of cards, dice, contracts and seats, None where there is none."""

from __future__ import annotations

from sheepfold.core.packed import i64
from sheepfold.core.seats import letter
from sheepfold.games.bouc_makers.rules import rounds
from sheepfold.games.bouc_makers.rules.components import NO_CARD
from sheepfold.games.bouc_makers.rules.moves import DIE_NAMES, contract_name
from sheepfold.games.bouc_makers.rules.position import NOBODY, BoucMakersPosition


def board_level(position: BoucMakersPosition, seat: i64) -> int | None:
    board = position.boards[seat]
    return None if board == NOBODY else int(position.deck.boards[board])


def top_name(position: BoucMakersPosition, seat: i64) -> str | None:
    top = position.tops[seat]
    return None if top == NO_CARD else position.deck.names[top]


def bid_name(position: BoucMakersPosition, seat: i64) -> str | None:
    bid = position.bids[seat]
    return None if bid == 0 else contract_name(bid)


def order_names(position: BoucMakersPosition) -> list[str]:
    return [letter(seat) for seat in position.turn_order()]


def turn_name(position: BoucMakersPosition) -> str | None:
    return letter(rounds.roller(position)) if position.throw else None


def dice_faces(position: BoucMakersPosition) -> dict[str, int | None]:
    return {DIE_NAMES[die]: (int(position.dice[die]) or None) for die in range(3)}


def die_names(dice: i64) -> list[str]:
    return [DIE_NAMES[die] for die in range(3) if (dice >> die) & 1]


def os_name(position: BoucMakersPosition) -> str:
    owner = position.os_owner()
    return "nobody" if owner == NOBODY else letter(owner)


def discard_names(position: BoucMakersPosition, seat: i64) -> list[str] | None:
    """None as long as a seat has nothing to put back or has not chosen."""
    return position.names(position.discards[seat]) if position.discards[seat] else None
