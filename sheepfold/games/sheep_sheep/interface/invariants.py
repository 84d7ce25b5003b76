"""What holds in every game of Sheep Sheep: how long it can last, and what is true at any moment."""

from __future__ import annotations

from sheepfold.core.pile import NONE
from sheepfold.core.setup import Setup
from sheepfold.games.sheep_sheep.rules.components import ALL_CELLS, CELLS, ROW, SEATS, SMALLEST_GROUP
from sheepfold.games.sheep_sheep.rules.data import deck_of
from sheepfold.games.sheep_sheep.rules.phases import DRAW, ENDED, EXCHANGE, GRID, LAY, MODELS, ROWS, STARTER
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition
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
    return broken_cards(position) or broken_counts(position) or broken_albums(position) or broken_state(position)


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
            return f"{held[card]} cards {deck.card_text(card)} where the deck has {deck.copies[card]}"
    return ""


def broken_counts(position: SheepSheepPosition) -> str:
    """Rows of four, a full grid at every exchange, and a pile that agrees with the albums."""
    deck, phase = position.deck, position.phase
    in_rows = sum(card != NONE for card in position.rows)
    photos = int(album_size(position, 0) + album_size(position, 1))
    if phase > ROWS and in_rows != SEATS * ROW:
        return f"{in_rows} cards in the rows after they were dealt"
    if phase == EXCHANGE and position.holes:
        return "a hole in the grid in the exchange phase"
    if phase == EXCHANGE and position.pile_size != deck.cards - DEALT - photos:
        return f"a pile of {position.pile_size} with {photos} photos captured"
    if phase < GRID and position.holes != ALL_CELLS:
        return "a card in the grid before the rows are dealt"
    if phase in (DRAW, LAY) and not 0 < int(deck.sizes[position.holes]) <= position.pile_size + (phase == LAY):
        return "a refill without holes, or with more holes than cards"
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
    """Photos come by threes or more of a colour, and each is a captured face."""
    deck = position.deck
    for colour in range(deck.colours):
        counts = [int(position.photos(seat, colour)) for seat in range(SEATS)]
        if any(0 < count < SMALLEST_GROUP for count in counts):
            return f"an album with fewer than {SMALLEST_GROUP} photos of {deck.letters[colour]}"
        faces = [face for face in range(2 * deck.kinds) if deck.up[face] == colour]
        captured = sum(int(position.seen[face] + position.unseen[face]) for face in faces)
        if captured != sum(counts):
            return f"{sum(counts)} photos of {deck.letters[colour]} in the albums, {captured} cards captured"
    photos = int(album_size(position, 0) + album_size(position, 1))
    if position.phase == ENDED and position.holes and not deck.cards - DEALT < photos <= deck.cards - SEATS * ROW:
        return f"the game ended by a capture with {photos} photos in the albums"  # 26 to 34 in std42
    return ""


def broken_state(position: SheepSheepPosition) -> str:
    phase = position.phase
    if phase > MODELS and (position.model_a == position.model_b or NONE in (position.model_a, position.model_b)):
        return "the models are not two different colours"
    if phase > STARTER and position.turn == NONE:
        return "nobody's turn after the first player was named"
    if position.exchanges > (position.max_exchanges if phase == EXCHANGE else 0):
        return f"{position.exchanges} exchanges in a turn"
    if position.dry > position.dry_limit or (position.dry == position.dry_limit and phase != ENDED):
        return f"{position.dry} dry turns in a row without a re-deal or the end"
    if position.redeals > position.redeal_limit:
        return f"{position.redeals} re-deals without a capture"
    if (position.drawn != NONE) != (phase == LAY):
        return "a drawn card outside the refill, or none in it"
    if not position.closed and phase > GRID and position.known | position.holes != ALL_CELLS:
        return "an unknown underside with open undersides"
    if phase <= GRID and position.turned:
        return "a card turned over before the grid is dealt"
    if not position.closed and any(position.unseen):
        return "an unseen photo with open undersides"
    return ""
