"""What holds in every game of Sheep Sheep: how long it can last, and what is true at any moment."""

from __future__ import annotations

from sheepfold.core.pile import NONE
from sheepfold.core.setup import Setup
from sheepfold.games.sheep_sheep.rules.components import ALL_CELLS, CELLS, ROW, SEATS, SMALLEST_GROUP
from sheepfold.games.sheep_sheep.rules.data import deck_of
from sheepfold.games.sheep_sheep.rules.phases import DRAW, ENDED, EXCHANGE, GRID, LAY, MODELS, PHASES, ROWS, STARTER
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition, cell_numbers
from sheepfold.games.sheep_sheep.rules.scoring import album_size

DEALT = int(CELLS + SEATS * ROW)


def bound(setup: Setup) -> int:
    """Turns at most (captures + 1) × dry_limit × (redeal_limit + 1); a refill card is drawn and laid, a re-deal deals 17."""
    dry_limit, redeal_limit = int(setup.options["dry_limit"]), int(setup.options["redeal_limit"])
    pile = int(deck_of(setup).cards) - DEALT
    stretches = pile // int(SMALLEST_GROUP) + 1
    turns = stretches * dry_limit * (redeal_limit + 1)
    setting_up = int(SEATS) + 1 + DEALT
    return setting_up + turns * (int(setup.options["max_exchanges"]) + 1) + 2 * pile + stretches * redeal_limit * DEALT


def broken(position: SheepSheepPosition) -> str:
    """The first thing that is not as it must be, or nothing."""
    return impossible(position) or broken_groups(position)


def impossible(position: SheepSheepPosition) -> str:
    """What even a position that somebody made up must keep."""
    return broken_state(position) or broken_albums(position) or broken_grid(position) or broken_cards(position)


def broken_cards(position: SheepSheepPosition) -> str:
    """No card is lost or doubled, wherever it went."""
    deck = position.deck
    held = [int(position.pile[card]) for card in range(deck.kinds)]
    for card in [*position.rows, position.drawn]:
        if card != NONE:
            held[card] += 1
    for face in position.grid:
        if face != NONE:
            held[face >> 1] += 1
    for face in range(2 * deck.kinds):
        held[face >> 1] += int(position.seen[face] + position.unseen[face])
    for card in range(deck.kinds):
        if held[card] != deck.copies[card]:
            return f"pile: with it {held[card]} cards {deck.card_text(card)}, where the deck has {deck.copies[card]}"
    return ""


def broken_grid(position: SheepSheepPosition) -> str:
    """Rows of four, a full grid at every exchange, and a pile that agrees with the albums."""
    deck, phase, empty = position.deck, position.phase, cell_numbers(position.holes)
    first, second = (len(position.row_text(seat).split()) for seat in range(SEATS))
    dealing = second < ROW and (first == ROW or not second)
    if not (first == second == ROW if phase > ROWS else dealing if phase == ROWS else first == second == 0):
        return f"rows: they are dealt in the phase rows, A's four before B's; not {first} and {second}"
    usual = {EXCHANGE: not empty, DRAW: empty, LAY: empty, ENDED: True, GRID: empty == list(range(10 - len(empty), 10)) != []}
    if not usual.get(phase, len(empty) == CELLS):
        return f"grid: cells {empty} are empty, which cannot be in the phase {PHASES[phase]}"
    if position.known & position.holes:
        return f"known: cells {cell_numbers(position.known & position.holes)} are empty"
    photos = int(album_size(position, 0) + album_size(position, 1))
    if phase == EXCHANGE and position.pile_size != deck.cards - DEALT - photos:
        return f"pile: {position.pile_size} cards with {photos} photos captured"
    if phase in (DRAW, LAY) and len(empty) > position.pile_size + (phase == LAY):
        return f"grid: cells {empty} are empty, and {position.pile_size} cards are left for them"
    if position.pile_size != sum(position.pile):
        return f"a pile of {position.pile_size} that holds {sum(position.pile)}"
    if any((position.grid[cell] == NONE) != bool(position.holes >> cell & 1) for cell in range(CELLS)):
        return "the holes are not the empty cells"
    for colour in range(deck.colours):
        showing = sum(
            1 << cell for cell in range(CELLS) if position.grid[cell] != NONE and deck.up[position.grid[cell]] == colour
        )
        if position.shows[colour] != showing:
            return f"the cells noted as {deck.letters[colour]} are not those that show it"
    return ""


def broken_albums(position: SheepSheepPosition) -> str:
    """Each photo is a captured face."""
    deck = position.deck
    for colour in range(deck.colours):
        photos = sum(int(position.photos(seat, colour)) for seat in range(SEATS))
        faces = [face for face in range(2 * deck.kinds) if deck.up[face] == colour]
        captured = sum(int(position.seen[face] + position.unseen[face]) for face in faces)
        if captured != photos:
            return f"captured: {captured} photos of {deck.letters[colour]}, but {photos} in the albums"
    return ""


def broken_groups(position: SheepSheepPosition) -> str:
    """Photos come by threes or more of a colour."""
    deck = position.deck
    for colour in range(deck.colours):
        if any(0 < position.photos(seat, colour) < SMALLEST_GROUP for seat in range(SEATS)):
            return f"an album with fewer than {SMALLEST_GROUP} photos of {deck.letters[colour]}"
    photos = int(album_size(position, 0) + album_size(position, 1))
    if position.phase == ENDED and position.holes and not deck.cards - DEALT < photos <= deck.cards - SEATS * ROW:
        return f"the game ended by a capture with {photos} photos in the albums"  # 26 to 34 in std42
    return ""


def broken_state(position: SheepSheepPosition) -> str:
    phase, models = position.phase, [position.colour_text(position.model(seat)) for seat in range(SEATS)]
    limits = {
        "exchanges": (position.exchanges, position.max_exchanges if phase == EXCHANGE else 0),
        "dry": (position.dry, position.dry_limit - (phase != ENDED)),
        "redeals": (position.redeals, position.redeal_limit),
    }
    for key, (number, most) in limits.items():
        if number > most:
            return f"{key}: a whole number from 0 to {most} in the phase {PHASES[phase]}, not {number}"
    if phase == MODELS and models[1]:
        return "models: in the phase models B has none yet"
    if phase > MODELS and "" in models:
        return f"models: both have one in the phase {PHASES[phase]}"
    if phase > MODELS and models[0] == models[1]:
        return f"models: there is one {models[0]} model, and both have it"
    if phase > STARTER and position.turn == NONE:
        return "turn: A or B, not ''"
    if (position.drawn != NONE) != (phase == LAY):
        drawn = position.deck.card_text(position.drawn) if position.drawn != NONE else ""
        return f"drawn: a card is in hand in the phase lay only; not {drawn!r} in the phase {PHASES[phase]}"
    if not position.closed and phase > GRID and position.known | position.holes != ALL_CELLS:
        return "an unknown underside with open undersides"
    if phase <= GRID and position.turned:
        return "a card turned over before the grid is dealt"
    if not position.closed and any(position.unseen):
        return "an unseen photo with open undersides"
    return ""
