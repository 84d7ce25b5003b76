"""What happens by itself inside a move, noted in its order for those who are told of it (view.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.position import BoucMakersPosition

# Each note is three ints in the tale: its kind, a seat, and an amount, a seat or a set of cards.
NOTE_SIZE: Final[i64] = 3

REVEALED: Final[i64] = 0  # a contract
ORDERED: Final[i64] = 1
PAID: Final[i64] = 2  # wool tokens
WON: Final[i64] = 3  # so many cards
TOOK: Final[i64] = 4  # cards, without a choice
TOOK_BLACK: Final[i64] = 5
SNATCHED: Final[i64] = 6  # the Os, from a seat
FAILED: Final[i64] = 7  # with a result
CONSOLED: Final[i64] = 8  # with so many tokens
COLLECTED: Final[i64] = 9
ROUND_ENDED: Final[i64] = 10
OPENED: Final[i64] = 11  # a herd
DISCARDED: Final[i64] = 12
ENDED: Final[i64] = 13


def note(position: BoucMakersPosition, kind: i64, seat: i64, amount: i64) -> None:
    tale = position.tale
    if tale is not None:
        tale.add(kind)
        tale.add(seat)
        tale.add(amount)
