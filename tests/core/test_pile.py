"""Packed ints in rows that grow."""

from sheepfold.core.pile import Pile, pile_of


def test_a_pile_grows_beyond_its_room() -> None:
    pile = Pile(2)
    for item in range(5):
        pile.add(item)
    assert pile.to_list() == [0, 1, 2, 3, 4]


def test_taking_fills_the_gap() -> None:
    pile = pile_of([7, 8, 9, 10])
    assert pile.take(1) == 8
    assert pile.to_list() == [7, 10, 9]
    assert (pile.pop(), pile.last()) == (9, 10)


def test_finding_counting_sorting() -> None:
    pile = pile_of([3, 1, 3, 2])
    assert (pile.find(3), pile.find(9), pile.count(3), pile.at(3)) == (0, -1, 2, 2)
    pile.sort()
    assert pile.to_list() == [1, 2, 3, 3]


def test_copies_are_apart() -> None:
    pile = pile_of([1, 2])
    twin = pile.copy()
    twin.items[0] = 5
    twin.add(3)
    assert pile.to_list() == [1, 2]
    twin.clear()
    assert twin.size == 0
