"""Which groups stand, one by one."""

from __future__ import annotations

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.games.sheep_sheep.rules.components import Deck, connected


def fill_groups(deck: Deck, shows: vec[i64], found: Pile) -> None:
    """Add every group among cells that show these colours: its colour, then the set of its cells (SS-5.1)."""
    for colour in range(deck.colours):
        left = deck.groups[shows[colour]]
        while left:
            group = connected(left & -left, left)
            found.add(colour)
            found.add(group)
            left &= ~group
