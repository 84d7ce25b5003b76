"""Partly given positions of Sheep Sheep filled up legally: what is left open is dealt from the cards that are left.

A place asks for a card: `RG` that one, `R?` any with red up, `??` any.
"""

from __future__ import annotations

from collections import Counter

from sheepfold.core.draft import Draft, Pool, any_of
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.pile import NONE
from sheepfold.core.rng import Rng
from sheepfold.core.schema import ANY, HIDDEN, need
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.sheep_sheep.rules import hidden
from sheepfold.games.sheep_sheep.rules.components import CELLS, ROW, SEATS
from sheepfold.games.sheep_sheep.rules.fields import FIELDS, HOLE
from sheepfold.games.sheep_sheep.rules.phases import DRAW, ENDED, GRID, LAY, MODELS, ROWS, STARTER
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition, blank

TRIES = 300
DEALT = int(CELLS + SEATS * ROW)  # cards in a full grid and both rows
Places = list[tuple[str, int]]  # the key of each place, and what it asks for: a face, a colour behind the faces, ANY or HOLE


class Completion(Draft[SheepSheepPosition]):
    """Every place of the table asks for a card; they are dealt all at once, again and again until they fit."""

    def fill(self) -> SheepSheepPosition:
        codes, deck = self.codes, self.blank.deck
        self.phase, self.faces = int(self.blank.phase), 2 * int(deck.kinds)
        first = "AB".find(self.blank.setup.options["first_player"])
        codes.setdefault("turn", first if self.phase <= STARTER else 0)
        pile = codes.get("pile")
        self.pile: list[int] = pile if isinstance(pile, list) else []
        self.pile_size: int | None = len(pile) if isinstance(pile, list) else pile
        grid, rows, drawn = self.grid(), self.rows(), self.drawn()
        on_table = [*grid, *rows[0], *rows[1], *drawn]
        total = self.photos_needed(on_table)
        for attempt in range(TRIES):
            albums, seen, unseen = self.photos(total)
            faces, rest = self.hand_out([*on_table, *seen, *unseen])
            # A grid filled up at random should hold no group: surprises belong into `given`.
            surprise = ("grid", ANY) in grid and attempt <= TRIES // 2 and self.has_group(faces)
            if faces and not surprise:
                break
        else:
            raise BadInput("albums: the cards that are left cannot make these photos")
        cards = iter(faces)
        codes["grid"] = [next(cards) for place in grid]
        codes["rows"] = [[next(cards) >> 1 for place in row] for row in rows]
        codes["drawn"] = [next(cards) >> 1 for place in drawn]
        codes["albums"] = [[album.get(colour, 0) for colour in range(deck.colours)] for album in albums]
        codes["captured"] = [next(cards) for place in seen]
        codes["models"] = self.models()
        if self.blank.closed:
            codes["unseen"] = [next(cards) for place in unseen]
        asked = f"{self.pile_size} cards are asked for, but {len(rest)} are left beside grid, rows and albums"
        need(self.pile_size in (None, len(rest)), f"pile: {asked}")
        codes["pile"] = rest
        return self.position()

    # --- places that ask for cards

    def grid(self) -> Places:
        cells = self.codes.get("grid")
        if cells is None:
            cells = [HOLE] * int(CELLS) if self.phase <= GRID else self.open_grid()
        return [("grid", face) for face in cells]

    def open_grid(self) -> list[int]:
        """A grid of any cards, with as many holes as the phase and the other numbers ask for."""
        refilling = self.phase in (DRAW, LAY)
        holes = 3 if refilling else 0
        albums = self.codes["albums"]
        if len(albums) == SEATS and (refilling or self.phase == ENDED):
            taken = sum(sum(album.values()) for album in albums.values()) - int(self.blank.deck.cards) + DEALT
            if self.pile_size is not None:
                holes = taken + (self.phase == LAY) + self.pile_size
            elif not refilling:
                holes = taken
        by_preference = sorted(range(int(CELLS)), key=lambda cell: self.codes.get("known", 0) >> cell & 1)
        empty = by_preference[: max(holes, 0)]
        return [HOLE if cell in empty else ANY for cell in range(int(CELLS))]

    def rows(self) -> list[Places]:
        rows = [self.said("rows", seat) or [] for seat in self.seats]
        for row in rows if self.phase > ROWS else []:
            row += [ANY] * (int(ROW) - len(row))
        return [[(f"rows.{letter(seat)}", to_face(card)) for card in row] for seat, row in enumerate(rows)]

    def drawn(self) -> Places:
        cards = self.codes["drawn"] or [ANY] * (self.phase == LAY)
        return [("drawn", to_face(card)) for card in cards]

    def models(self) -> list[int]:
        models = [self.codes["models"].get(seat, int(NONE)) for seat in self.seats]
        for seat in self.seats if self.phase > MODELS else []:
            if models[seat] == NONE:
                models[seat] = any_of([colour for colour in range(self.blank.deck.colours) if colour not in models], self.rng)
        return models

    # --- photos

    def photos_needed(self, on_table: Places) -> int | None:
        """How many photos the albums must hold, where the other numbers say so."""
        holes = sum(ask == HOLE for key, ask in on_table)
        if self.pile_size is None:
            return max(3, holes) if "albums" not in self.given and self.phase in (DRAW, LAY) else None
        lying = len(on_table) - holes
        photos = int(self.blank.deck.cards) - lying - self.pile_size
        need(photos >= 0, f"pile: with {lying} cards in grid, rows and hand there are {-photos} cards too many for the deck")
        return photos

    def photos(self, total: int | None) -> tuple[list[dict[int, int]], Places, Places]:
        """The albums, and a place for each photo in them: seen and unseen."""
        deck = self.blank.deck
        seen, unseen = ([(key, ask) for ask in self.codes.get(key, [])] for key in ("captured", "unseen"))
        up = Counter(int(deck.up[ask]) if ask < self.faces else ask - self.faces for key, ask in seen + unseen)
        albums = self.albums(up, total)
        held = sum((Counter(album) for album in albums), Counter[int]())
        right = total in (None, held.total())
        need(right, f"albums: {held.total()} photos, but {total} cards are left beside grid, rows and pile")
        # Photos of which no card is given were seen, unless all that were seen are given.
        others = unseen if self.blank.closed and "captured" in self.given and "unseen" not in self.given else seen
        for colour in range(deck.colours):
            others += [("albums", self.faces + colour)] * (held[colour] - up[colour])
        return albums, seen, unseen

    def albums(self, up: Counter[int], total: int | None) -> list[dict[int, int]]:
        """Albums that are left open get the photos whose cards are given, and groups of any colours up to the total."""
        albums = [dict(self.said("albums", seat) or {}) for seat in self.seats]
        free = self.open("albums")
        if free:
            albums[free[0]] = dict(up - sum((Counter(album) for album in albums), Counter[int]()))
        missing = 0 if total is None else total - sum(sum(album.values()) for album in albums)
        for size in group_sizes(missing) if free else []:
            album, colour = albums[any_of(free, self.rng)], int(self.rng.below(self.blank.deck.colours))
            album[colour] = album.get(colour, 0) + size
        return albums

    # --- dealing

    def hand_out(self, places: Places) -> tuple[list[int], list[int]]:
        """A face for every place, and the cards left over; no face at all if the half-open places cannot all be met."""
        deck = self.blank.deck
        pool = Pool(deck.copies, deck.card_texts, "cards")
        pool.take("pile", self.pile)
        for key, ask in places:
            if 0 <= ask < self.faces:
                pool.take(key, [ask >> 1])
        left = mixed(pool.rest(), self.rng)
        faces = [int(NONE) if ask == HOLE else ask for key, ask in places]
        half_open = [index for index, face in enumerate(faces) if face >= self.faces]
        chosen = match([[deck.has(card, faces[index] - self.faces) for card in left] for index in half_open])
        if chosen is None:
            return [], []
        for index, card in zip(half_open, chosen, strict=True):
            faces[index] = int(deck.showing(left[card], faces[index] - self.faces))
        left = [card for index, card in enumerate(left) if index not in set(chosen)]
        for index, (key, ask) in enumerate(places):
            if ask == ANY:
                need(bool(left), f"{key}: no card is left for it")
                faces[index] = 2 * left.pop() + 1 - int(self.rng.below(2))
        return faces, left + self.pile

    def has_group(self, faces: list[int]) -> bool:
        deck = self.blank.deck
        shows = [0] * int(deck.colours)
        for cell, face in enumerate(faces[: int(CELLS)]):
            if face != NONE:
                shows[deck.up[face]] |= 1 << cell
        return any(deck.groups[cells] for cells in shows)


def mixed(cards: list[int], rng: Rng) -> list[int]:
    """Shuffled by swaps: a scenario's seed goes on giving the same cards as ever."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.below(last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def to_face(card: int) -> int:
    return ANY if card == ANY else 2 * card


def match(fits: list[list[bool]]) -> list[int] | None:
    """For every place a card of its own that fits (by place and card), or None if that cannot be."""
    holder: dict[int, int] = {}  # card → the place that has it

    def find(place: int, tried: set[int]) -> bool:
        for card, fit in enumerate(fits[place]):
            if fit and card not in tried:
                tried.add(card)
                if card not in holder or find(holder[card], tried):
                    holder[card] = place
                    return True
        return False

    if not all(find(place, set()) for place in range(len(fits))):
        return None
    return sorted(holder, key=lambda card: holder[card])


def group_sizes(photos: int) -> list[int]:
    """As many photos in groups of three to five (fewer than three cannot be captured, but may be all that is left)."""
    if photos <= 0:
        return []
    return [3] * (photos // 3 - 1) + [3 + photos % 3] if photos >= 3 else [photos]


# --- worlds behind a view


def imagine_table(setup: Setup, seat: int | None, table: Data, rng: Rng) -> SheepSheepPosition:
    """Fill up what the view leaves open, then deal all undersides nobody has seen by their true odds."""
    position = blank(setup)
    given = FIELDS.at(position).known(table)
    models = given["models"] = dict(table["models"])
    for name in models:
        if models[name] == HIDDEN:
            models[name] = any_of([letter for letter in position.deck.letters if letter not in models.values()], rng)
    if setup.options["undersides"] == "closed":
        captured = table["captured"].split()
        given["captured"] = [text for text in captured if HIDDEN not in text]
        given["unseen"] = [text for text in captured if HIDDEN in text]
    position = Completion(FIELDS, position, given, rng).fill()
    hidden.reshuffle_undersides(position, rng)
    return position
