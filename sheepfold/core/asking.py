"""Who owes a decision, what they may choose from, and the parts that views are made of. Every move passes here several times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.seats import LETTERS

if TYPE_CHECKING:
    from sheepfold.core.game import Game

Data = dict[str, Any]


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


def lively(position: Position) -> Data:
    """What changes in a view besides its table."""
    over = position.actor() == OVER
    view: Data = {"asked": [LETTERS[seat] for seat in asked(position)], "over": over}
    if over:
        every = range(int(position.seats))
        view["scores"] = [int(position.score(seat)) for seat in every]
        view["places"] = [int(position.place(seat)) for seat in every]
        view["winners"] = [LETTERS[seat] for seat in every if position.wins(seat)]
    return view


def common_table(game: Game, position: Position, before: Position | None = None, seen: Data | None = None) -> Data:
    """What all see of the table, as far as the game makes that for all at once; after an earlier position, with what they saw of it."""
    if game.public is None:
        return {}
    if before is None or seen is None or game.public_after is None:
        table: Data = game.public(position)
    else:
        table = game.public_after(position, before, seen)
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
