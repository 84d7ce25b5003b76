"""Packed ints: rows of a fixed size, and a small class for one that grows (Pile)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from sheepfold.core.packed import append, i64, vec
from sheepfold.core.rng import Rng

NONE: Final[i64] = -1  # in a row: nothing lies there, or nothing is chosen yet


def zeros(size: i64) -> vec[i64]:
    """A packed row of that many zeros."""
    return vec[i64]([0] * size)


def row(numbers: Iterable[int]) -> vec[i64]:
    """A packed row of these numbers."""
    return vec[i64](list(numbers))


def nones(size: i64) -> vec[i64]:
    """A packed row of that many places with nothing in them."""
    return vec[i64]([-1] * size)


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two rows hold the same numbers."""
    return len(one) == len(other) and same_part(one, other, 0, len(one))


def same_part(one: vec[i64], other: vec[i64], start: i64, end: i64) -> bool:
    """Whether two rows hold the same numbers in a stretch that both have."""
    for i in range(start, end):
        if one[i] != other[i]:
            return False
    return True


def first_none(row: vec[i64]) -> i64:
    """The first place with nothing in it, or NONE: while seats choose at the same time, the lowest that has not yet chosen."""
    for i in range(len(row)):
        if row[i] == NONE:
            return i
    return NONE


def draw_one(bag: vec[i64], rng: Rng) -> i64:
    """Take one thing out of a bag, which is how many there are of each kind; the kind that it is."""
    total: i64 = 0
    for i in range(len(bag)):
        total += bag[i]
    left = rng.below(total)
    kind: i64 = 0
    while left >= bag[kind]:
        left -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def draw_again(drawn: vec[i64], bag: vec[i64], seat: i64, rng: Rng) -> None:
    """For `reshuffle`: what all seats but one have drawn from a bag goes back into it and is drawn again."""
    for other in range(len(drawn)):
        if other != seat and drawn[other] != NONE:
            bag[drawn[other]] += 1
    for other in range(len(drawn)):
        if other != seat and drawn[other] != NONE:
            drawn[other] = draw_one(bag, rng)


@final
class Pile:
    """A row of small ints: a hand, a discard pile, the legal moves. `items` beyond `size` is room, not content."""

    items: vec[i64]
    size: i64

    def __init__(self, room: i64) -> None:
        self.items = zeros(room)
        self.size = 0

    def add(self, item: i64) -> None:
        if self.size == len(self.items):
            self.items = append(self.items, item)
        else:
            self.items[self.size] = item
        self.size += 1

    def add_shifted(self, row: vec[i64], start: i64, end: i64, more: i64) -> None:
        """Add a stretch of a row, each item plus the same number: the fast way to list many moves."""
        size = self.size
        if size + end - start > len(self.items):
            for i in range(start, end):
                self.add(row[i] + more)
            return
        items = self.items
        for i in range(start, end):
            items[size] = row[i] + more
            size += 1
        self.size = size

    def clear(self) -> None:
        self.size = 0

    def copy(self) -> Pile:
        other = Pile(0)
        other.items = self.items[:]
        other.size = self.size
        return other

    def at(self, place: i64) -> i64:
        return self.items[place]

    def last(self) -> i64:
        return self.items[self.size - 1]

    def pop(self) -> i64:
        """Take the last item off."""
        self.size -= 1
        return self.items[self.size]

    def take(self, place: i64) -> i64:
        """Take one out; the last item fills the gap (order is lost: for bags)."""
        item = self.items[place]
        self.size -= 1
        self.items[place] = self.items[self.size]
        return item

    def find(self, item: i64) -> i64:
        """The first place of an item, or -1."""
        for i in range(self.size):
            if self.items[i] == item:
                return i
        return -1

    def count(self, item: i64) -> i64:
        found: i64 = 0
        for i in range(self.size):
            if self.items[i] == item:
                found += 1
        return found

    def sort(self) -> None:
        """Ascending, in place; piles are short, so by insertion."""
        items = self.items
        for i in range(1, self.size):
            item = items[i]
            j: i64 = i - 1
            while j >= 0 and items[j] > item:
                items[j + 1] = items[j]
                j -= 1
            items[j + 1] = item

    def to_list(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.size)]


def same_pile(one: Pile, other: Pile) -> bool:
    """Whether two piles hold the same items in the same order."""
    return one.size == other.size and same_part(one.items, other.items, 0, one.size)


def pile_of(items: list[int]) -> Pile:
    """A pile with these items, in this order."""
    pile = Pile(len(items))
    for item in items:
        pile.add(item)
    return pile
