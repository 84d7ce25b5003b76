"""Why a move of Sheep Sheep is refused, as a message for the player, with the rule it breaks."""

from __future__ import annotations

from sheepfold.core.errors import Reason, Refused, no
from sheepfold.core.message import either
from sheepfold.games.sheep_sheep.interface.names import Names, names_of, place
from sheepfold.games.sheep_sheep.interface.view import is_hidden
from sheepfold.games.sheep_sheep.rules.components import SEATS
from sheepfold.games.sheep_sheep.rules.data import canonical
from sheepfold.games.sheep_sheep.rules.phases import LAY
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition, cell_numbers

WORDS = ["exchange", "finish", "lay"]


def explain(position: SheepSheepPosition, seat: int, text: str) -> Refused:
    message, rule = why_not(position, seat, text.split())
    return Refused(text, message, rule)


def why_not(position: SheepSheepPosition, seat: int, words: list[str]) -> Reason:
    kind = words[0].lower() if words else ""
    if kind not in WORDS:
        return no("ss-no-word", came=kind, known=either(WORDS))
    if position.phase == LAY:
        return why_not_in_refill(position, kind, words[1:])
    if kind == "exchange":
        return why_not_exchange(position, seat, words[1:])
    return no("ss-no-lay", "SS-6.1") if kind == "lay" else no("ss-no-alone")


def why_not_exchange(position: SheepSheepPosition, seat: int, words: list[str]) -> Reason:
    letters, names = position.deck.letters, deck_names(position)
    row = position.row_text(seat).split()
    if position.exchanges >= position.max_exchanges:
        return no("ss-no-more", "SS-4.1", count=int(position.exchanges))
    card = words[0].upper() if words else ""
    if len(words) != 2 or len(card) != 2 or card[0] not in letters or card[1] not in letters or card[0] == card[1]:
        return no("ss-no-form", "SS-4.3", example=f"exchange {row[0]} 1")
    card = canonical(card, letters)
    if card not in row:
        if card in position.row_text(SEATS - 1 - seat).split():
            return no("ss-no-theirs", "SS-4.12", card=names.card(card))
        return no("ss-no-card", "SS-4.3", card=names.card(card), row=[names.card(own) for own in row])
    cell = cell_of(words[1])
    if cell is None:
        return no("ss-no-place", "SS-4.3", came=words[1])
    return why_not_cell(position, card, cell)


def why_not_cell(position: SheepSheepPosition, card: str, cell: int) -> Reason:
    """A card of one's own and a cell that do not go together, or only in another spelling."""
    names = deck_names(position)
    shown, under = position.cell_text(cell)[0], position.cell_text(cell)[1]
    if shown in card:
        return no("ss-no-order", move=f"exchange {card} {cell + 1}")
    seen_below = not is_hidden(position, cell) and under in card
    values = {"place": place(cell + 1), "is": names.colour(shown, "is"), "card": names.card(card)}
    if seen_below:
        return no("ss-no-colour-under", "SS-4.4", **values, under=names.colour(under))
    return no("ss-no-colour", "SS-4.4", **values)


def why_not_in_refill(position: SheepSheepPosition, kind: str, words: list[str]) -> Reason:
    drawn = position.deck.card_text(position.drawn)
    card = deck_names(position).card(drawn)
    gaps = cell_numbers(position.holes)
    if kind == "exchange":
        return no("ss-no-after", "SS-5.8")
    if kind == "finish":
        return no("ss-no-refill", "SS-6.1", card=card)
    if len(words) != 2:
        return no("ss-no-lay-form", "SS-6.2", example=f"lay {gaps[0]} {drawn[0]}")
    cell = cell_of(words[0])
    if cell is None or cell + 1 not in gaps:
        return no("ss-no-gap", "SS-6.2", came=words[0], gaps=[str(gap) for gap in gaps])
    return no("ss-no-side", "SS-6.2", came=words[1], card=card)


def deck_names(position: SheepSheepPosition) -> Names:
    return names_of(position.setup.data["deck"])


def cell_of(word: str) -> int | None:
    return int(word) - 1 if len(word) == 1 and word in "123456789" else None
