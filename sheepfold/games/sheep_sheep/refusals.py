"""Why a move of Sheep Sheep is refused, in one sentence for the player, with the rule it breaks."""

from __future__ import annotations

from sheepfold.core.errors import Refused, closest
from sheepfold.games.sheep_sheep.components import ROW, SEATS
from sheepfold.games.sheep_sheep.data import canonical
from sheepfold.games.sheep_sheep.phases import LAY
from sheepfold.games.sheep_sheep.position import SheepSheepPosition
from sheepfold.games.sheep_sheep.view import is_hidden

WORDS = ["exchange", "finish", "lay"]


def explain(position: SheepSheepPosition, seat: int, text: str) -> Refused:
    words = text.split()
    kind = words[0].lower() if words else ""
    if kind not in WORDS:
        return Refused(text, f"{kind or 'nothing'!r} is no move here; one says exchange, finish or lay{closest(kind, WORDS)}")
    if position.phase == LAY:
        return explain_in_refill(position, text, kind, words[1:])
    if kind == "exchange":
        return explain_exchange(position, seat, text, words[1:])
    if kind == "lay":
        return Refused(text, "cards are laid only in the refill after a capture", "SS-6.1")
    return Refused(text, "finish stands alone, without anything behind it")


def explain_exchange(position: SheepSheepPosition, seat: int, text: str, words: list[str]) -> Refused:
    letters = position.deck.letters
    if position.exchanges >= position.max_exchanges:
        return Refused(
            text, f"{position.exchanges} exchanges are made, and that is the most in a turn: only finish is left", "SS-4.1"
        )
    card = words[0].upper() if words else ""
    if len(words) != 2 or len(card) != 2 or card[0] not in letters or card[1] not in letters or card[0] == card[1]:
        return Refused(
            text,
            f"an exchange names a card of your row by two of {letters} and a cell, as in {example(position, seat)!r}",
            "SS-4.3",
        )
    card = canonical(card, letters)
    if card not in position.row_text(seat).split():
        theirs = card in position.row_text(SEATS - 1 - seat).split()
        where = "lies in the other player's row" if theirs else "is not in your row"
        return Refused(text, f"{card} {where}; yours are {position.row_text(seat)}", "SS-4.12" if theirs else "SS-4.3")
    cell = cell_of(words[1])
    if cell is None:
        return Refused(text, f"cells are numbered 1 to 9, row by row; not {words[1]!r}", "SS-4.3")
    shown, under = position.cell_text(cell)[0], position.cell_text(cell)[1]
    if shown in card:
        return Refused(text, f"write it as 'exchange {card} {cell + 1}': the colours in the deck's order")
    beneath = "" if is_hidden(position, cell) or under not in card else f" ({under} is only its underside)"
    return Refused(text, f"cell {cell + 1} shows {shown}, which is not on {card}{beneath}", "SS-4.4")


def example(position: SheepSheepPosition, seat: int) -> str:
    return f"exchange {position.deck.card_text(position.rows[seat * ROW])} 1"


def explain_in_refill(position: SheepSheepPosition, text: str, kind: str, words: list[str]) -> Refused:
    drawn = position.deck.card_text(position.drawn)
    if kind == "exchange":
        return Refused(text, "after a capture there is no further exchange in this turn", "SS-5.8")
    if kind == "finish":
        return Refused(text, f"the refill is not done: lay {drawn} first", "SS-6.1")
    if len(words) != 2:
        return Refused(
            text, f"say the cell and the colour that shall be up, as in 'lay {holes(position)[0]} {drawn[0]}'", "SS-6.2"
        )
    cell = cell_of(words[0])
    if cell is None or not position.holes >> cell & 1:
        empty = ", ".join(str(hole) for hole in holes(position))
        return Refused(text, f"{words[0]!r} is not an empty cell; empty is {empty}", "SS-6.2")
    return Refused(text, f"{words[1]!r} is not a colour of the drawn card {drawn}", "SS-6.2")


def cell_of(word: str) -> int | None:
    return int(word) - 1 if len(word) == 1 and word in "123456789" else None


def holes(position: SheepSheepPosition) -> list[int]:
    return [cell + 1 for cell in range(9) if position.holes >> cell & 1]
