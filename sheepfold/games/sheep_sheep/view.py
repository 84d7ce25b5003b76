"""Who may see what in Sheep Sheep: the table as a seat or a watcher sees it, and what they hear of each move."""

from __future__ import annotations

from sheepfold.core.game import Data, Told
from sheepfold.core.position import FATE
from sheepfold.core.seats import letter
from sheepfold.games.sheep_sheep import insight, moves, rules, scoring
from sheepfold.games.sheep_sheep.components import NONE, SEATS, connected
from sheepfold.games.sheep_sheep.phases import ENDED, EXCHANGE, GRID, MODELS, PHASE_NAMES, ROWS
from sheepfold.games.sheep_sheep.position import SheepSheepPosition, cell_numbers, seat_text

HIDDEN = "?"


def look(position: SheepSheepPosition, seat: int | None) -> Data:
    """Everything lies open but models, the pile and, if closed, undersides nobody has seen; points tell the model."""
    deck = position.deck
    over = position.phase == ENDED
    seats = range(int(SEATS))
    open_models = [other for other in seats if over or other == seat]
    table: Data = {
        "phase": PHASE_NAMES[position.phase],
        "turn": seat_text(position.turn),
        "exchanges": int(position.exchanges),
        "dry": int(position.dry),
        "redeals": int(position.redeals),
        "grid": [" ".join(cell_seen(position, 3 * line + i) for i in range(3)) for line in range(3)],
        "turned": cell_numbers(position.turned),
        "rows": {letter(other): position.row_text(other) for other in seats},
        "drawn": "" if position.drawn == NONE else deck.card_text(position.drawn),
        "pile": int(position.pile_size),
        "albums": {letter(other): position.album_data(other) for other in seats},
        "captured": captured_seen(position),
        "models": {letter(other): model_seen(position, other, other in open_models) for other in seats},
        "points": {letter(other): int(scoring.points(position, other)) for other in open_models},
    }
    if position.closed:
        table["known"] = cell_numbers(position.known)
    return table


def is_hidden(position: SheepSheepPosition, cell: int) -> bool:
    return position.closed and insight.is_hidden(position, cell)


def cell_seen(position: SheepSheepPosition, cell: int) -> str:
    text = position.cell_text(cell)
    return text[0] + HIDDEN if is_hidden(position, cell) else text


def captured_seen(position: SheepSheepPosition) -> str:
    """The captured cards with both sides, in the deck's order, then those whose underside nobody has seen."""
    unseen = [text[0] + HIDDEN for text in position.faces_text(position.unseen).split()]
    return " ".join(
        [*position.faces_text(position.seen).split(), *sorted(unseen, key=lambda text: position.deck.letters.index(text[0]))]
    )


def model_seen(position: SheepSheepPosition, seat: int, shown: bool) -> str:
    """A secret model is a question mark (SS-2.2), one not dealt yet is nothing."""
    return position.colour_text(position.model(seat)) if shown or position.model(seat) == NONE else HIDDEN


def reveals(position: SheepSheepPosition, seat: int, move: int) -> bool:
    """An exchange that takes a card whose underside nobody knew."""
    if position.phase != EXCHANGE or not moves.is_exchange(move):
        return False
    return is_hidden(position, int(moves.exchange_cell(move)))


# --- what is heard


def hear(before: SheepSheepPosition, seat: int, move: int, after: SheepSheepPosition, to: int | None) -> list[Told]:
    """The move, then what followed by itself: cards turned over or taken, groups captured, a re-deal, the end."""
    told = [(letter(seat), text_heard(before, seat, move, to))]
    if seat == FATE:
        return told + (cards_turned(after) if before.phase == GRID else [])
    if moves.is_exchange(move):
        taken = before.grid[moves.exchange_cell(move)]
        told.append((letter(seat), f"took {before.deck.card_text(taken >> 1)}"))
    elif move == moves.FINISH:
        told += [(letter(seat), f"captured {group}") for group in groups(before)]
        if after.phase == ROWS:
            told.append((letter(FATE), "redeal"))
        elif after.phase == ENDED:
            told.append((letter(FATE), "over"))
            told += [(letter(other), f"model {after.colour_text(after.model(other))}") for other in range(int(SEATS))]
    return told


def text_heard(before: SheepSheepPosition, seat: int, move: int, to: int | None) -> str:
    if before.phase == MODELS and to != (0 if before.model_a == NONE else 1):
        return f"model {HIDDEN}"
    if before.phase == GRID and before.closed:
        return f"dealt {HIDDEN} {before.deck.letters[before.deck.up[moves.face_of(move)]]}"
    return moves.say(before, seat, move)


def cards_turned(after: SheepSheepPosition) -> list[Told]:
    """After the ninth card: each cell that SS-2.8 turned, with what now lies there (both its sides are seen in turning)."""
    return [(letter(FATE), f"turned {cell} {after.cell_text(cell - 1)}") for cell in cell_numbers(after.turned)]


def groups(position: SheepSheepPosition) -> list[str]:
    """The groups that stand, each by its colour and its cells: `R 1 2 3`."""
    deck = position.deck
    found: list[str] = []
    left = rules.standing_groups(position)
    while left:
        cell = int(deck.lowest[left])
        colour = deck.up[position.grid[cell]]
        group = connected(1 << cell, position.shows[colour])
        left &= ~group
        found.append(" ".join([deck.letters[colour], *map(str, cell_numbers(group))]))
    return found
