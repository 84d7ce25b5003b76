"""Deck and discard pile (BS-5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.journal import note
from sheepfold.core.packed import i64
from sheepfold.core.position import FATE
from sheepfold.games.black_sheep.rules import notes
from sheepfold.games.black_sheep.rules.counting import count_hands

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.rules.position import BlackSheepPosition


def take_from_deck(position: BlackSheepPosition, card: i64) -> None:
    deck = position.deck
    deck[card] -= 1
    position.deck_size -= 1


def need_card(position: BlackSheepPosition) -> None:
    """A card must be drawn: only now is the discard pile shuffled into an empty deck, cards lying aside left out."""
    if position.deck_size > 0:
        return
    pile = position.discard.items
    size = position.discard.size - position.aside
    for i in range(size):
        position.deck[pile[i]] += 1
    for i in range(position.aside):
        pile[i] = pile[size + i]
    position.deck_size = size
    position.discard.size = position.aside
    count_hands(position)
    note(position.journal, notes.RESHUFFLED, FATE, size)
