"""Draws from a seal: which outcome comes depends on the table, the decision before it, how many draws that decision has had, and a
key."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from sheepfold.core.keyed import Keyed
from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.position import Position

if TYPE_CHECKING:
    from sheepfold.core.game import Game
    from sheepfold.core.sealed import Seal

BLOCK: Final = 1 << 256  # how many values one block can have
FAIR: Final[dict[int, int]] = {}  # by total, those of draws that were made
MOST_FAIR: Final = 10_000


class Sealed:
    """Fate by a seal.

    The caller sets `decision` (how many moves of seats stand in the record, 0 for the set-up) after every move of a seat;
    the draws count from 0 again then. What is added to chance on the way is `mixed` into `key`.
    """

    def __init__(self, seal: Seal, decision: int = 0) -> None:
        self._table: str = seal.table
        self._key: bytes = seal.joint
        self._keyed = Keyed(self._key)
        self._decision = decision
        self._label = f"{self._table}/{decision}"
        self.draws = 0
        self._moves, self._weights = Pile(64), Pile(64)  # of the draw that is made

    @property
    def key(self) -> bytes:
        return self._key

    @key.setter
    def key(self, key: bytes) -> None:
        self._key = key
        self._keyed = Keyed(key)

    @property
    def decision(self) -> int:
        return self._decision

    @decision.setter
    def decision(self, number: int) -> None:
        self._decision = number
        self._label = f"{self._table}/{number}"
        self.draws = 0

    def choose(self, game: Game, position: Position) -> int:
        moves, weights = self._moves, self._weights
        moves.clear()
        weights.clear()
        position.fill_odds(moves, weights)
        odds = weights.items
        total: i64 = 0
        for i in range(weights.size):
            total += odds[i]
        left: i64 = below(int(total), self._keyed, f"{self._label}/{self.draws}")
        self.draws += 1
        index: i64 = 0
        while left >= odds[index]:
            left -= odds[index]
            index += 1
        return int(moves.items[index])


def mixed(key: bytes, entropy: str) -> bytes:
    """The key of all later draws, once this is added to it."""
    return sha256(b"sheepfold mix 1\n" + key + bytes.fromhex(entropy)).digest()


def fair_below(total: int) -> int:
    """The first value of a block that is a remainder."""
    found = FAIR[total] = BLOCK - BLOCK % total
    if len(FAIR) > MOST_FAIR:
        FAIR.clear()
    return found


def below(total: int, key: Keyed, label: str) -> int:
    """A number from 0 to total - 1, all equally likely: blocks of the key and label, until one is no remainder."""
    fair = FAIR.get(total) or fair_below(total)
    number = 0
    while True:
        block = int.from_bytes(key.digest(f"{label}/{number}".encode()), "big")
        if block < fair:
            return block % total
        number += 1
