"""What is printed on the cards and boards of one table, as packed rows and sets that all its positions share."""

from __future__ import annotations

from typing import Any, Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.bouc_makers.rules import bits
from sheepfold.games.bouc_makers.rules.components import SHEEP_CARDS


@final
class Deck:
    """Made from the data set `deck`, whose check has put the cards in the order of components.py."""

    names: list[str]
    by_name: vec[i64]  # all cards, by the alphabet
    points: vec[i64]  # of white and black sheep; 0 on other cards
    corners: vec[i64]  # bonus above 0, malus below, 0 for a bone symbol
    levels: vec[i64]
    boards: vec[i64]  # start levels
    white: i64
    black: i64
    three_seven_zero: i64
    double_o_seven: i64
    bones: i64  # sheep with the bone symbol

    def __init__(self, data: dict[str, Any]) -> None:
        cards = data["cards"]
        self.names = [str(card["id"]) for card in cards]
        self.by_name = vec[i64](sorted(range(len(self.names)), key=lambda card: self.names[card].lower()))
        self.points = zeros(SHEEP_CARDS)
        self.corners = zeros(SHEEP_CARDS)
        self.levels = zeros(SHEEP_CARDS)
        self.boards = vec[i64]([int(level) for level in data["boards"]])
        self.white = kind_set(cards, "white")
        self.black = kind_set(cards, "black")
        self.three_seven_zero = kind_set(cards, "three_seven_zero")
        self.double_o_seven = kind_set(cards, "double_o_seven")
        self.bones = 0
        for card in range(SHEEP_CARDS):
            entry = cards[card]
            self.points[card] = entry.get("points", 0)
            self.levels[card] = entry["level"]
            if entry["corner"] == "bone":
                self.bones |= bits.bit(card)
            else:
                self.corners[card] = entry["corner"]


def kind_set(cards: list[dict[str, Any]], kind: str) -> i64:
    found: i64 = 0
    for card in range(SHEEP_CARDS):
        if cards[card]["kind"] == kind:
            found |= bits.bit(card)
    return found


LAST: Final[list[tuple[Any, Deck]]] = []  # the data and the deck made last, in one slot


def deck_of(data: dict[str, Any]) -> Deck:
    """Worlds are imagined by the thousand from the same data, and no position changes its deck."""
    if LAST:
        known, deck = LAST[0]
        if known is data:
            return deck
    deck = Deck(data)
    LAST[:] = [(data, deck)]
    return deck
