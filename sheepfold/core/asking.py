"""Who owes a decision, what they may choose from, and the parts that views are made of. Every move passes here several times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.seats import LETTERS

if TYPE_CHECKING:
    from sheepfold.core.game import Game

Data = dict[str, Any]


class Gone:
    """In news of a table: this key is not there any more."""


GONE: Final = Gone()


def codes(position: Position, seat: int) -> list[int]:
    """The legal moves of a seat (or the possible outcomes of FATE) as ints."""
    moves = Pile(64)
    if seat == FATE:
        if position.actor() == FATE:
            position.fill_odds(moves, Pile(64))
    elif position.actor() != OVER and position.owes(seat):
        position.fill_legal(seat, moves)
    return moves.to_list()


def asked(position: Position) -> list[int]:
    """The seats that owe a decision now."""
    if position.actor() < 0:
        return []
    return [seat for seat in range(int(position.seats)) if position.owes(seat)]


def lively(position: Position, asked: list[int]) -> Data:
    """What changes in a view besides its table, where these seats owe a decision."""
    over = position.actor() == OVER
    view: Data = {"asked": [LETTERS[seat] for seat in asked], "over": over}
    if over:
        every = range(int(position.seats))
        view["scores"] = [int(position.score(seat)) for seat in every]
        view["places"] = [int(position.place(seat)) for seat in every]
        view["winners"] = [LETTERS[seat] for seat in every if position.wins(seat)]
    return view


def common_table(game: Game, position: Position) -> Data:
    """What all see of the table, as far as the game makes that for all at once."""
    if game.public is None:
        return {}
    table: Data = game.public(position)
    return table


def own_table(game: Game, position: Position, seat: int | None, public: Data) -> Data:
    """What a seat (None: a watcher) sees of the table besides what all have in common, or in its place."""
    if game.public is None:
        visible: Data = game.visible(position, seat)
        return visible
    if seat is None:
        return {}
    own: Data = game.own(position, seat, public)
    return own


def sifted(news: Data, had: Data) -> tuple[Data, list[str]]:
    """Of what may be new in a table that had this: what is, and the keys that are gone. The first dict is changed to be the answer:
    most of it is new."""
    others: list[str] = []
    gone: list[str] = []
    for key, value in news.items():
        known = had.get(key, GONE)
        if value is GONE:
            others.append(key)
            if known is not GONE:
                gone.append(key)
        elif value is known or value == known:
            others.append(key)
    for key in others:
        del news[key]
    return news, gone


def joined(had: Data, new: Data, gone: list[str]) -> Data:
    """A table that had this, with what is new in it and without what is gone; its keys are in no order that means anything."""
    if not new and not gone:
        return had
    table = had.copy()
    table.update(new)
    for key in gone:
        del table[key]
    return table
