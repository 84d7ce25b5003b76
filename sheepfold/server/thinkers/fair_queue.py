"""A queue that is fair to whoever pays: addresses take turns, and at an address its people do."""

from __future__ import annotations

from collections import deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Payer(NamedTuple):
    """Whose turn something takes."""

    address: str  # the person again where the address is not known
    person: str


class FairQueue(Generic[T]):
    """However much one payer has waiting, the next of another waits for one turn of each."""

    def __init__(self) -> None:
        # Dicts keep their order: who is first is next, and goes to the end afterwards.
        self.waiting: dict[str, dict[str, deque[T]]] = {}
        self.length = 0

    def __len__(self) -> int:
        return self.length

    def put(self, payer: Payer, item: T) -> None:
        self.waiting.setdefault(payer.address, {}).setdefault(payer.person, deque()).append(item)
        self.length += 1

    def take(self) -> T:
        """The next one; there must be one."""
        address = next(iter(self.waiting))
        people = self.waiting.pop(address)
        person = next(iter(people))
        items = people.pop(person)
        item = items.popleft()
        if items:
            people[person] = items
        if people:
            self.waiting[address] = people
        self.length -= 1
        return item

    def drop(self, payer: Payer, item: T) -> bool:
        """Take out one that waits; whether it did."""
        people = self.waiting.get(payer.address, {})
        items = people.get(payer.person, deque())
        if item not in items:
            return False
        items.remove(item)
        if not items:
            del people[payer.person]
        if not people:
            del self.waiting[payer.address]
        self.length -= 1
        return True

    def clear(self) -> None:
        self.waiting.clear()
        self.length = 0
