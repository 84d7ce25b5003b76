"""Positions from plain data: read back whole, or imagined from what a seat sees."""

from __future__ import annotations

from collections import Counter

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.pile import row
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.core.setup import Setup
from sheepfold.games.bye_bye_black_sheep.rules import hidden
from sheepfold.games.bye_bye_black_sheep.rules.components import CODES, COPIES, species_in_play
from sheepfold.games.bye_bye_black_sheep.rules.fields import FIELDS
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition, blank


def load(setup: Setup, data: Data) -> ByeByeBlackSheepPosition:
    return FIELDS.read(blank(setup), data)


def imagine_table(setup: Setup, seat: int | None, table: Data, rng: Rng) -> ByeByeBlackSheepPosition:
    """Lay out what is open, give every hand what this viewer knows of it, and deal the rest as it may be."""
    me = "" if seat is None else LETTERS[seat]
    own = {} if seat is None else table["private"]
    rows = {name: {} if name == me else own.get(name, public) for name, public in table["known"].items()}
    hands = {name: table["hand"] if name == me else f"BS {known['holds']}" for name, known in rows.items()}
    unseen = Counter({CODES[species]: int(COPIES) for species in range(1, int(species_in_play(setup.seats)) + 1)})
    unseen.update(table["specials"].split())
    for cards in (*hands.values(), *table["zoos"].values(), table["hole"], table["wolf"]["cards"]):
        unseen.subtract(cards.split())
    left = list((+unseen).elements())
    data = {key: table[key] for key in FIELDS.keys if key in table} | {
        "hands": hands,
        "added": table.get("added", ""),
        "pile": [card for card in left if card.isdigit()],
        "undealt": [card for card in left if not card.isdigit()],
        "known": {name: parts(known, "holds", "most") for name, known in table["known"].items()},
        "private": {looker: looks(table, me, looker) for looker in table["looks"]},
    }
    position = FIELDS.read(blank(setup), data)
    room, special_room = (row([known.get(key, 0) for known in rows.values()]) for key in ("unknown", "special"))
    if not hidden.deal_unseen(position, setup.seats if seat is None else seat, room, special_room, rng):
        raise BadInput("no world looks like this view")
    return position


def looks(table: Data, me: str, looker: str) -> Data:
    """Own looks, and looks into the own hand, are known; what others saw is imagined once the hands are there."""
    found: Data = {}
    for holder, since in table["looks"][looker].items():
        seen = table["private"][holder] if looker == me else table["seen_by"][looker] if holder == me else {}
        found[holder] = parts({**seen, "since": since}, "holds", "most", "since")
    return found


def parts(known: Data, *keys: str) -> Data:
    return {key: known[key] for key in keys if key in known}
