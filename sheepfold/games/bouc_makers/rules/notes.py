"""What happens by itself inside a move: the kinds of notes that the rules write into a journal."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

# Beside each: what its value is, if it has one. ORDERED, ROUND_ENDED and GAME_OVER happen to nobody: their seat is FATE.
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
ROUND_ENDED: Final[i64] = 10  # of this number
OPENED: Final[i64] = 11  # a herd
DISCARDED: Final[i64] = 12
GAME_OVER: Final[i64] = 13
BEGAN: Final[i64] = 14  # a dice turn
TOPPED: Final[i64] = 15  # the herd, with a sheep, without a choice
SAT_OUT: Final[i64] = 16  # the dice of a round: the collector
