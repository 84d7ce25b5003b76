"""Positions of Sheep Sheep from plain data: whole ones, partly given ones filled up legally, and worlds behind a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.game import Data
from sheepfold.core.packed import i64, vec
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.setup import Setup
from sheepfold.games.sheep_sheep import insight, scoring
from sheepfold.games.sheep_sheep.components import CELLS, NONE, ROW, Deck
from sheepfold.games.sheep_sheep.data import canonical, deck_of, pairs
from sheepfold.games.sheep_sheep.phases import PHASE_NAMES
from sheepfold.games.sheep_sheep.position import SheepSheepPosition, blank, cell_numbers
from sheepfold.games.sheep_sheep.view import groups

EMPTY, ANY = "--", "??"
SEATS = "AB"
DEALING = ("models", "starter", "rows", "grid")
KEYS = (
    "phase",
    "turn",
    "exchanges",
    "dry",
    "redeals",
    "grid",
    "turned",
    "rows",
    "drawn",
    "pile",
    "albums",
    "captured",
    "models",
)
CLOSED_KEYS = ("unseen", "known")
TRIES = 300


# --- whole positions


def load(setup: Setup, data: Data) -> Position:
    """The position that `to_data` wrote down."""
    deck = deck_of(setup)
    position = blank(setup, deck)
    letters = deck.letters
    faces = {deck.face_text(face): face for face in range(2 * deck.kinds)}
    position.phase = PHASE_NAMES.index(data["phase"])
    position.turn = SEATS.index(data["turn"]) if data["turn"] else NONE
    position.exchanges, position.dry, position.redeals = data["exchanges"], data["dry"], data["redeals"]
    for cell, text in enumerate(cells_of(data["grid"])):
        if text != EMPTY:
            position.put(cell, faces[text])
    position.turned = cell_set(data["turned"])
    for seat, name in enumerate(SEATS):
        for slot, text in enumerate(data["rows"][name].split()):
            position.rows[seat * ROW + slot] = faces[text] >> 1
        for letter, count in data["albums"][name].items():
            position.albums[seat * deck.colours + letters.index(letter)] = count
        if data["models"][name]:
            position.give_model(seat, letters.index(data["models"][name]))
    if data["drawn"]:
        position.drawn = faces[data["drawn"]] >> 1
    position.pile = vec[i64]([data["pile"].split().count(pair) for pair in pairs(letters)])
    position.pile_size = len(data["pile"].split())
    count_faces(position.seen, data["captured"], faces)
    if position.closed:
        count_faces(position.unseen, data["unseen"], faces)
        position.known = cell_set(data["known"])
    elif data["phase"] not in DEALING:
        position.known = 511 & ~position.holes
    return position


def cell_set(numbers: list[int]) -> int:
    return sum(1 << cell - 1 for cell in numbers)


def cells_of(grid: list[str]) -> list[str]:
    return [text for line in grid for text in line.split()]


def count_faces(counts: Any, listed: str, faces: dict[str, int]) -> None:
    for text in listed.split():
        counts[faces[text]] += 1


def facts(position: SheepSheepPosition) -> Data:
    """Truths that follow from a position: sizes, points, the groups that stand."""
    seats = range(len(SEATS))
    return {
        "pile_size": int(position.pile_size),
        "holes": cell_numbers(position.holes),
        "groups": groups(position),
        "photos": {SEATS[seat]: int(scoring.album_size(position, seat)) for seat in seats},
        "points": {SEATS[seat]: int(scoring.points(position, seat)) for seat in seats},
    }


# --- worlds behind a view


def dream(setup: Setup, seat: int | None, look: Data, rng: Rng) -> Position:
    """Fill up what the view leaves open, then deal all undersides nobody has seen by their true odds."""
    given: Data = {key: look[key] for key in KEYS}
    given["models"] = models = dict(look["models"])
    for name in SEATS:
        if models[name] == "?":
            models[name] = pick([letter for letter in deck_of(setup).letters if letter not in models.values()], rng)
    given["captured"] = " ".join(text for text in look["captured"].split() if "?" not in text)
    if setup.options["undersides"] == "closed":
        given["unseen"] = " ".join(text for text in look["captured"].split() if "?" in text)
        given["known"] = look["known"]
    position = load(setup, complete(setup, given, rng))
    assert isinstance(position, SheepSheepPosition)
    insight.reshuffle_undersides(position, rng)
    return position


# --- partly given positions


@dataclass(frozen=True)
class Wanted:
    """A place that asks for a card: `RG` that card (or face), `R?` any with red up, `??` any."""

    key: str
    text: str


@dataclass(frozen=True)
class Photos:
    """The photos that must lie in the albums: by seat and colour, and the faces asked for."""

    albums: dict[str, dict[str, int]]
    seen: list[Wanted]
    unseen: list[Wanted]


def complete(setup: Setup, given: Data, rng: Rng) -> Data:
    """A whole position with everything that is given; what is left open is dealt from the cards that are left."""
    deck = deck_of(setup)
    closed = setup.options["undersides"] == "closed"
    check_keys(given, closed)
    phase = given_phase(given)
    grid = given_grid(deck, given, phase)
    rows = given_rows(deck, given, phase)
    drawn = given_drawn(deck, given, phase)
    pile = given_pile(deck, given)
    if grid is None:
        grid = open_grid(deck, given, phase, pile, len(drawn))
    total = count_photos(deck, given, phase, grid, rows, drawn, pile)
    whole = not any("?" in wanted.text for wanted in grid)
    for attempt in range(TRIES):
        photos = given_photos(deck, given, total, closed, rng)
        places = [*grid, *rows["A"], *rows["B"], *drawn, *photos.seen, *photos.unseen]
        texts = hand_out(deck, places, pile if isinstance(pile, list) else [], rng)
        # A grid filled up at random should hold no group: surprises belong into `given`.
        if texts is not None and (whole or attempt > TRIES // 2 or not has_group(deck, texts[: int(CELLS)])):
            break
    else:
        raise BadInput("albums: the cards that are left cannot make these photos")
    dealt = Dealt(texts)
    data: Data = {"phase": phase, **given_counters(setup, given, phase)}
    cells = dealt.next(grid)
    data["grid"] = [" ".join(cells[line : line + 3]) for line in (0, 3, 6)]
    data["turned"] = given_cells(given, "turned")
    data["rows"] = {name: cards_text(deck, dealt.next(rows[name])) for name in SEATS}
    data["drawn"] = cards_text(deck, dealt.next(drawn))
    captured, unseen = dealt.next(photos.seen), dealt.next(photos.unseen)
    data["pile"] = " ".join(in_order(deck, check_pile(pile, dealt.rest())))
    data["albums"] = photos.albums
    data["captured"] = " ".join(in_order(deck, captured))
    data["models"] = given_models(deck, given, phase, rng)
    if closed:
        data["unseen"] = " ".join(in_order(deck, unseen))
        data["known"] = given_known(given, grid)
    return data


def check_keys(given: Data, closed: bool) -> None:
    known = [*KEYS, *(CLOSED_KEYS if closed else ())]
    for key in given:
        if key in CLOSED_KEYS and not closed:
            raise BadInput(f"{key}: only with the option undersides = closed")
        if key not in known:
            raise BadInput(f"sheep-sheep has no key {key!r} in a position; it has {', '.join(known)}{closest(key, known)}")


def given_phase(given: Data) -> str:
    if "phase" not in given:
        holes = EMPTY in cells_of(given["grid"]) if isinstance(given.get("grid"), list) else False
        return "lay" if given.get("drawn") else "draw" if holes else "exchange"
    if given["phase"] not in PHASE_NAMES:
        raise BadInput(f"phase: one of {', '.join(PHASE_NAMES)}; not {given['phase']!r}")
    return str(given["phase"])


def given_counters(setup: Setup, given: Data, phase: str) -> Data:
    first = setup.options["first_player"]
    early = phase in ("models", "starter")
    usual = (first if first in SEATS else "") if early else "A"
    turn = given.get("turn", usual)
    if turn not in ("A", "B") and not (early and turn == ""):
        raise BadInput(f"turn: A or B; not {turn!r}")
    most = {
        "exchanges": int(setup.options["max_exchanges"]) if phase == "exchange" else 0,
        "dry": int(setup.options["dry_limit"]) - (phase != "over"),
        "redeals": int(setup.options["redeal_limit"]),
    }
    counters = {"turn": turn, **{key: given.get(key, 0) for key in most}}
    for key, top in most.items():
        if not isinstance(counters[key], int) or not 0 <= counters[key] <= top:
            raise BadInput(f"{key}: a number from 0 to {top} in the phase {phase}; not {counters[key]!r}")
    return counters


# --- what is given of the cards


def check_card(deck: Deck, key: str, text: str, shapes: str) -> Wanted:
    """A card as text; `shapes` says which open ones may stand there besides whole cards."""
    open_ones = shapes.split()
    letters = deck.letters
    whole = len(text) == 2 and text[0] in letters and text[1] in letters and text[0] != text[1]
    if whole or text in open_ones or ("R?" in open_ones and len(text) == 2 and text[0] in letters and text[1] == "?"):
        return Wanted(key, text)
    also = f", or {' or '.join(open_ones)}" if open_ones else ""
    raise BadInput(f"{key}: {text!r} is not a card; two different colours of {letters} are expected{also}")


def given_grid(deck: Deck, given: Data, phase: str) -> list[Wanted] | None:
    """Nine places, or None where the grid is left open."""
    if "grid" not in given:
        return [Wanted("grid", EMPTY)] * int(CELLS) if phase in DEALING else None
    lines = given["grid"]
    if not isinstance(lines, list) or len(lines) != 3 or any(len(str(line).split()) != 3 for line in lines):
        raise BadInput(f"grid: three lines of three cells such as 'RG OY GB' are expected; not {lines!r}")
    cells = [check_card(deck, "grid", text, "-- ?? R?") for text in cells_of(lines)]
    empty = [cell + 1 for cell, wanted in enumerate(cells) if wanted.text == EMPTY]
    if phase == "exchange" and empty:
        raise BadInput(f"grid: cells {empty} are empty, but in the phase exchange the grid is full")
    if phase in ("draw", "lay") and not empty:
        raise BadInput(f"grid: no cell is empty, but the phase is {phase}")
    if phase in ("models", "starter", "rows") and len(empty) < CELLS:
        raise BadInput(f"grid: nothing lies there yet in the phase {phase}")
    if phase == "grid" and (not empty or empty != list(range(empty[0], 10))):
        raise BadInput("grid: it is dealt from cell 1 on, so only the last cells are empty in the phase grid")
    return cells


def open_grid(deck: Deck, given: Data, phase: str, pile: Any, drawn: int) -> list[Wanted]:
    """A grid of any cards, with as many holes as the phase and the other numbers ask for."""
    holes = 3 if phase in ("draw", "lay") else 0
    albums = {name: check_album(deck, f"albums.{name}", album) for name, album in by_seat(given, "albums").items()}
    if phase in ("draw", "lay", "over") and len(albums) == len(SEATS):
        photos = sum(sum(album.values()) for album in albums.values())
        size = pile if isinstance(pile, int) else len(pile) if pile is not None else None
        if size is not None:
            holes = int(CELLS + 2 * ROW) + drawn + size + photos - int(deck.cards)
        elif phase == "over":
            holes = max(0, int(CELLS + 2 * ROW) + photos - int(deck.cards))
    by_preference = sorted(range(1, int(CELLS) + 1), key=lambda cell: cell in given_cells(given, "known"))
    empty = by_preference[: max(holes, 0)]
    return [Wanted("grid", EMPTY if cell in empty else ANY) for cell in range(1, int(CELLS) + 1)]


def given_rows(deck: Deck, given: Data, phase: str) -> dict[str, list[Wanted]]:
    rows = by_seat(given, "rows")
    wanted: dict[str, list[Wanted]] = {}
    for name in SEATS:
        texts = str(rows.get(name, "")).split()
        if len(texts) > ROW:
            raise BadInput(f"rows.{name}: at most {ROW} cards; not {len(texts)}")
        wanted[name] = [check_card(deck, f"rows.{name}", text, ANY) for text in texts]
        if phase not in ("models", "starter", "rows"):
            wanted[name] += [Wanted(f"rows.{name}", ANY) for place in range(int(ROW) - len(texts))]
    if phase in ("models", "starter") and (wanted["A"] or wanted["B"]):
        raise BadInput(f"rows: nothing is dealt yet in the phase {phase}")
    if phase == "rows" and (len(wanted["B"]) == ROW or (wanted["B"] and len(wanted["A"]) < ROW)):
        raise BadInput("rows: in the phase rows A's four are dealt before B's, and one at least is missing")
    return wanted


def given_drawn(deck: Deck, given: Data, phase: str) -> list[Wanted]:
    text = given.get("drawn") or (ANY if phase == "lay" else "")
    if not text:
        return []
    if phase != "lay":
        raise BadInput(f"drawn: {text!r} can only be in hand in the phase lay, not {phase}")
    return [check_card(deck, "drawn", str(text), ANY)]


def given_pile(deck: Deck, given: Data) -> list[str] | int | None:
    """Its cards, or only how many they are, or None if that is left open."""
    pile = given.get("pile")
    if pile is None or (isinstance(pile, int) and 0 <= pile <= deck.cards):
        return pile
    if not isinstance(pile, str):
        raise BadInput(f"pile: its cards such as 'RP YV', or how many, 0 to {deck.cards}; not {pile!r}")
    return [canonical(check_card(deck, "pile", text, "").text, deck.letters) for text in pile.split()]


def check_pile(pile: list[str] | int | None, left: list[str]) -> list[str]:
    size = len(pile) if isinstance(pile, list) else pile
    if size is not None and size != len(left):
        raise BadInput(f"pile: {size} cards are asked for, but {len(left)} are left beside grid, rows and albums")
    return left


def by_seat(given: Data, key: str) -> Data:
    found = given.get(key, {})
    if not isinstance(found, dict) or set(found) - set(SEATS):
        raise BadInput(f"{key}: a table by seat, A and B, is expected; not {found!r}")
    return found


def given_models(deck: Deck, given: Data, phase: str, rng: Rng) -> dict[str, str]:
    models = {name: str(model) for name, model in by_seat(given, "models").items()}
    for name, model in models.items():
        if model and (len(model) != 1 or model not in deck.letters):
            raise BadInput(f"models.{name}: one of the colours {deck.letters}; not {model!r}")
    if phase == "models":
        models = {name: models.get(name, "") for name in SEATS}
        if models["B"]:
            raise BadInput("models: in the phase models B has none yet")
        return models
    for name in SEATS:
        others = [model for other, model in models.items() if other != name]
        if not models.get(name):
            models[name] = pick([letter for letter in deck.letters if letter not in others], rng)
    if models["A"] == models["B"]:
        raise BadInput(f"models: there is one {models['A']} model, and both have it")
    return {name: models[name] for name in SEATS}


def given_cells(given: Data, key: str) -> list[int]:
    cells = given.get(key, [])
    if not isinstance(cells, list) or any(cell not in range(1, 10) for cell in cells):
        raise BadInput(f"{key}: a list of cells 1 to 9 is expected; not {cells!r}")
    return sorted(set(cells))


def given_known(given: Data, grid: list[Wanted]) -> list[int]:
    known = given_cells(given, "known")
    for cell in known:
        if grid[cell - 1].text == EMPTY:
            raise BadInput(f"known: cell {cell} is empty")
    return known


# --- photos


def count_photos(
    deck: Deck,
    given: Data,
    phase: str,
    grid: list[Wanted],
    rows: dict[str, list[Wanted]],
    drawn: list[Wanted],
    pile: list[str] | int | None,
) -> int | None:
    """How many photos the albums must hold, where the other numbers say so."""
    on_table = sum(wanted.text != EMPTY for wanted in grid) + len(rows["A"]) + len(rows["B"]) + len(drawn)
    if pile is None:
        holes = sum(wanted.text == EMPTY for wanted in grid)
        refilling = "albums" not in given and phase in ("draw", "lay")
        return max(3, holes) if refilling else None
    photos = int(deck.cards) - on_table - (pile if isinstance(pile, int) else len(pile))
    if photos < 0:
        raise BadInput(f"pile: with {on_table} cards in grid, rows and hand there are {-photos} cards too many for the deck")
    return photos


def given_photos(deck: Deck, given: Data, total: int | None, closed: bool, rng: Rng) -> Photos:
    albums: dict[str, dict[str, int]] = {}
    for name, album in by_seat(given, "albums").items():
        albums[name] = check_album(deck, f"albums.{name}", album)
    seen = [check_card(deck, "captured", text, "R?") for text in str(given.get("captured", "")).split()]
    unseen = [check_card(deck, "unseen", text, "R?") for text in str(given.get("unseen", "")).split()]
    faces = [wanted.text[0] for wanted in seen + unseen]
    open_seats = [name for name in SEATS if name not in albums]
    if open_seats:
        placed = [letter for album in albums.values() for letter, count in album.items() for again in range(count)]
        rest = {letter: faces.count(letter) - placed.count(letter) for letter in deck.letters}
        albums.update({name: {} for name in open_seats})
        albums[open_seats[0]] = {letter: count for letter, count in rest.items() if count > 0}
        missing = 0 if total is None else total - sum(sum(album.values()) for album in albums.values())
        for size in group_sizes(missing):
            album = albums[pick(open_seats, rng)]
            letter = pick(list(deck.letters), rng)
            album[letter] = album.get(letter, 0) + size
    # Photos of which no card is given were seen, unless all that were seen are given.
    others = unseen if closed and "captured" in given and "unseen" not in given else seen
    held = {letter: sum(album.get(letter, 0) for album in albums.values()) for letter in deck.letters}
    if total is not None and sum(held.values()) != total:
        raise BadInput(f"albums: {sum(held.values())} photos, but {total} cards are left beside grid, rows and pile")
    for letter, count in held.items():
        if faces.count(letter) > count:
            raise BadInput(f"captured: {faces.count(letter)} photos of {letter}, but {count} in the albums")
        others += [Wanted("albums", letter + "?") for more in range(count - faces.count(letter))]
    ordered = {name: {letter: albums[name][letter] for letter in deck.letters if albums[name].get(letter)} for name in SEATS}
    return Photos(ordered, seen, unseen)


def check_album(deck: Deck, key: str, album: Any) -> dict[str, int]:
    if not isinstance(album, dict):
        raise BadInput(f"{key}: a table of colours and how many photos, such as R = 3, is expected; not {album!r}")
    for letter, count in album.items():
        if len(letter) != 1 or letter not in deck.letters:
            raise BadInput(f"{key}: {letter!r} is not one of the colours {deck.letters}")
        if not isinstance(count, int) or not 0 <= count <= deck.cards:
            raise BadInput(f"{key}: a number of photos of {letter} is expected; not {count!r}")
    return dict(album)


def group_sizes(photos: int) -> list[int]:
    """As many photos in groups of three to five (fewer than three cannot be captured, but may be all that is left)."""
    if photos <= 0:
        return []
    return [3] * (photos // 3 - 1) + [3 + photos % 3] if photos >= 3 else [photos]


# --- handing out cards


class Dealt:
    """The cards handed out, place after place, and behind them those that are left."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.at = 0

    def next(self, places: list[Wanted]) -> list[str]:
        self.at += len(places)
        return self.texts[self.at - len(places) : self.at]

    def rest(self) -> list[str]:
        return self.texts[self.at :]


def hand_out(deck: Deck, places: list[Wanted], reserved: list[str], rng: Rng) -> list[str] | None:
    """A card for every place, then the cards left over; None if the half-open places cannot all be met."""
    left = [pair for card, pair in enumerate(pairs(deck.letters)) for copy in range(deck.copies[card])]
    for pair in reserved:
        take(left, pair, "pile", deck)
    texts = [wanted.text for wanted in places]
    for wanted in places:
        if "?" not in wanted.text and wanted.text != EMPTY:
            take(left, canonical(wanted.text, deck.letters), wanted.key, deck)
    left = shuffled(left, rng)
    half_open = [place for place, text in enumerate(texts) if text[1] == "?" and text != ANY]
    chosen = match([texts[place][0] for place in half_open], left)
    if chosen is None:
        return None
    for place, card in zip(half_open, chosen, strict=True):
        texts[place] = texts[place][0] + left[card].replace(texts[place][0], "")
    left = [pair for card, pair in enumerate(left) if card not in set(chosen)]
    for place, text in enumerate(texts):
        if text == ANY:
            if not left:
                raise BadInput(f"{places[place].key}: no card is left for it")
            pair = left.pop()
            texts[place] = pair if rng.below(2) else pair[::-1]
    return texts + left + reserved


def take(left: list[str], pair: str, key: str, deck: Deck) -> None:
    if pair not in left:
        copies = int(deck.copies[pairs(deck.letters).index(pair)])
        raise BadInput(f"{key}: the deck has {copies} cards {pair}, and all are used already")
    left.remove(pair)


def match(colours: list[str], cards: list[str]) -> list[int] | None:
    """For every colour a card of its own that has it (places in `cards`), or None if that cannot be."""
    holder: dict[int, int] = {}  # place of a card → which colour has it

    def find(asking: int, tried: set[int]) -> bool:
        for place, card in enumerate(cards):
            if colours[asking] in card and place not in tried:
                tried.add(place)
                if place not in holder or find(holder[place], tried):
                    holder[place] = asking
                    return True
        return False

    if not all(find(asking, set()) for asking in range(len(colours))):
        return None
    return sorted(holder, key=lambda place: holder[place])


def has_group(deck: Deck, cells: list[str]) -> bool:
    showing = [sum(1 << cell for cell, text in enumerate(cells) if text[0] == letter) for letter in deck.letters]
    return any(deck.groups[cells_of_colour] for cells_of_colour in showing)


def cards_text(deck: Deck, cards: list[str]) -> str:
    return " ".join(canonical(card, deck.letters) for card in cards)


def in_order(deck: Deck, texts: list[str]) -> list[str]:
    """Cards or faces in the order in which `to_data` lists a bag."""
    order = {deck.face_text(face): face for face in range(2 * deck.kinds)}
    return sorted(texts, key=lambda text: order[text])


def pick(choices: list[str], rng: Rng) -> str:
    return choices[int(rng.below(len(choices)))]


def shuffled(cards: list[str], rng: Rng) -> list[str]:
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(rng.below(last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
