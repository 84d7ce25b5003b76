"""A queue that is fair to those who pay: addresses take turns, and at an address its people do."""

from __future__ import annotations

from collections import deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
REMEMBERED = 10_000  # payers whose last turn is known


class Payer(NamedTuple):
    """Whose turn something takes."""

    address: str  # the person again where the address is not known
    person: str


class FairQueue(Generic[T]):
    """The next one is always of the payer whose last turn is longest ago, however much another has waiting."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[T]]] = {}  # by address and person
        self.turns: dict[tuple[str, ...], int] = {}  # the last of an address, and of a person there; the newest last
        self.turn = 0
        self.length = 0

    def __len__(self) -> int:
        return self.length

    def put(self, payer: Payer, item: T) -> None:
        self.waiting.setdefault(payer.address, {}).setdefault(payer.person, deque()).append(item)
        self.length += 1

    def take(self) -> T:
        """The next one; there must be one."""
        address = min(self.waiting, key=lambda found: self.turns.get((found,), 0))
        person = min(self.waiting[address], key=lambda found: self.turns.get((address, found), 0))
        payer = Payer(address, person)
        item = self.waiting[address][person].popleft()
        self.length -= 1
        self.tidy(payer)
        self.remember((address,), payer)
        return item

    def drop(self, payer: Payer, item: T) -> bool:
        """Take out one that waits; whether it did."""
        items = self.waiting.get(payer.address, {}).get(payer.person, deque())
        if item not in items:
            return False
        items.remove(item)
        self.length -= 1
        self.tidy(payer)
        return True

    def tidy(self, payer: Payer) -> None:
        """Keep nothing of payers who have nothing waiting."""
        people = self.waiting[payer.address]
        if not people[payer.person]:
            del people[payer.person]
        if not people:
            del self.waiting[payer.address]

    def remember(self, *turns: tuple[str, ...]) -> None:
        self.turn += 1
        for key in turns:
            self.turns.pop(key, None)
            self.turns[key] = self.turn
        while len(self.turns) > REMEMBERED:
            del self.turns[next(iter(self.turns))]

    def clear(self) -> None:
        self.waiting.clear()
        self.length = 0
