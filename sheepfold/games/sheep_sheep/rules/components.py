"""What is in the box: nine cells, rows of four, and the deck as tables that the rules read quickly."""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros

SEATS: Final[i64] = 2
CELLS: Final[i64] = 9
ROW: Final[i64] = 4
SMALLEST_GROUP: Final[i64] = 3
ALL_CELLS: Final[i64] = 511  # a set of cells is nine bits, cell 1 the lowest
CELL_SETS: Final[i64] = 512


@final
class Deck:
    """The cards of a game. A card is its pair of colours, by number; a face is a card with one colour up: 2 * card + side.

    Sides: 0 shows the first colour of the pair, 1 the second, so `face ^ 1` is the card turned over and `face >> 1` the card.
    The tables over cell sets do not depend on the cards; they are here so that one reference leads to all tables.
    """

    letters: str
    colours: i64
    kinds: i64  # pairs of colours, whether or not the deck has a card of each
    cards: i64
    copies: vec[i64]  # by card
    up: vec[i64]  # colour showing, by face
    facing: vec[i64]  # face with this colour up and that one down, by up * colours + down
    groups: vec[i64]  # by cell set: the cells of it that stand in groups
    grouped: vec[i64]  # by cell set: how many cells of it stand in groups
    makers: vec[i64]  # by cell set: the cells outside that would stand in a group if they joined
    sets: vec[i64]  # by cell set, all in one number: `grouped`, 16 * the most that one cell more adds to it, 256 * `makers`
    sizes: vec[i64]  # by cell set: how many cells
    lowest: vec[i64]  # by cell set: its lowest cell
    flips: vec[i64]  # every cell set, in the order in which SS-2.8 tries them
    nothing: vec[i64]
    card_texts: tuple[str, ...]
    face_texts: tuple[str, ...]
    exchange_texts: list[str]  # by card and cell: each is offered again and again
    colour_at: list[str]  # by colour and cell set: `G12`, the colour and the cells by number; "" for no cells

    def __init__(self, letters: str, copies: list[int], tables: CellTables) -> None:
        colours = len(letters)
        self.letters = letters
        self.colours = colours
        self.kinds = colours * (colours - 1) // 2
        self.cards = sum(copies)
        self.copies = vec[i64](copies)
        self.up = zeros(2 * self.kinds)
        self.facing = zeros(self.colours * self.colours)
        card: i64 = 0
        for first in range(self.colours):
            for second in range(first + 1, self.colours):
                self.up[2 * card] = first
                self.up[2 * card + 1] = second
                self.facing[first * self.colours + second] = 2 * card
                self.facing[second * self.colours + first] = 2 * card + 1
                card += 1
        self.groups = tables.groups
        self.grouped = tables.grouped
        self.makers = tables.makers
        self.sets = tables.sets
        self.sizes = tables.sizes
        self.lowest = tables.lowest
        self.flips = tables.flips
        self.nothing = zeros(0)
        self.face_texts = tuple([letters[self.up[face]] + letters[self.up[face ^ 1]] for face in range(2 * self.kinds)])
        self.card_texts = self.face_texts[::2]
        self.exchange_texts = [f"exchange {card} {cell + 1}" for card in self.card_texts for cell in range(CELLS)]
        digits = ["".join([str(cell + 1) for cell in range(CELLS) if cells >> cell & 1]) for cells in range(CELL_SETS)]
        self.colour_at = [letter + text if text else "" for letter in letters for text in digits]

    def has(self, card: i64, colour: i64) -> bool:
        return self.up[2 * card] == colour or self.up[2 * card + 1] == colour

    def showing(self, card: i64, colour: i64) -> i64:
        """The face of a card that shows one of its colours."""
        return 2 * card if self.up[2 * card] == colour else 2 * card + 1

    def hiding(self, card: i64, colour: i64) -> i64:
        """The face of a card that has one of its colours down (SS-4.5)."""
        return self.showing(card, colour) ^ 1

    def card_text(self, card: i64) -> str:
        """`RG`: the two colours, in the deck's order."""
        return self.card_texts[card]

    def face_text(self, face: i64) -> str:
        """`GR`: the colour that is up, then the other."""
        return self.face_texts[face]


@final
class CellTables:
    """What is true of sets of cells, whatever lies there; worked out once."""

    groups: vec[i64]
    grouped: vec[i64]
    makers: vec[i64]
    sets: vec[i64]
    sizes: vec[i64]
    lowest: vec[i64]
    flips: vec[i64]

    def __init__(self) -> None:
        self.groups = zeros(CELL_SETS)
        self.grouped = zeros(CELL_SETS)
        self.makers = zeros(CELL_SETS)
        self.sets = zeros(CELL_SETS)
        self.sizes = zeros(CELL_SETS)
        self.lowest = zeros(CELL_SETS)
        for cells in range(1, CELL_SETS):
            self.sizes[cells] = self.sizes[cells & (cells - 1)] + 1
            low: i64 = 0
            while not cells >> low & 1:
                low += 1
            self.lowest[cells] = low
        for cells in range(CELL_SETS):
            self.groups[cells] = self.in_groups(cells)
            self.grouped[cells] = self.sizes[self.groups[cells]]
        for cells in range(CELL_SETS):
            gain: i64 = 0
            for cell in range(CELLS):
                bit: i64 = 1 << cell
                if not cells & bit and self.groups[cells | bit] & bit:
                    self.makers[cells] |= bit
                    gain = max(gain, self.grouped[cells | bit] - self.grouped[cells])
            self.sets[cells] = self.grouped[cells] | gain << 4 | self.makers[cells] << 8
        self.flips = vec[i64](sorted(range(int(CELL_SETS)), key=flip_order))

    def in_groups(self, cells: i64) -> i64:
        """The cells of a one-coloured set that are connected to at least two others (SS-5.1)."""
        found: i64 = 0
        left = cells
        while self.sizes[left] >= SMALLEST_GROUP:
            whole = connected(left & -left, left)
            left &= ~whole
            if self.sizes[whole] >= SMALLEST_GROUP:
                found |= whole
        return found


def connected(seed: i64, within: i64) -> i64:
    """The seed and every cell of `within` that it reaches through shared edges."""
    before: i64 = 0
    cells = seed
    while cells != before:
        before = cells
        cells |= beside(cells) & within
    return cells


def beside(cells: i64) -> i64:
    """The cells that share an edge with a cell of the set; diagonals do not touch (SS-5.1)."""
    not_left: i64 = 0b110110110
    not_right: i64 = 0b011011011
    return (cells << 3 | cells >> 3 | (cells & not_right) << 1 | (cells & not_left) >> 1) & ALL_CELLS


def flip_order(cells: int) -> tuple[int, list[int]]:
    """Fewest cells first, then the ascending lists of cells in dictionary order (SS-2.8)."""
    listed = [cell for cell in range(int(CELLS)) if cells >> cell & 1]
    return len(listed), listed


def bag_text(texts: tuple[str, ...], counts: vec[i64]) -> str:
    """Each text as often as it is counted, in the deck's order."""
    found: list[str] = []
    for i in range(len(texts)):
        for again in range(counts[i]):
            found.append(texts[i])
    return " ".join(found)
