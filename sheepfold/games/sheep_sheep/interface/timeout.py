"""What is done for a player whose time has run out: the turn is finished, refill cards are laid down in order."""

from __future__ import annotations

from sheepfold.core.packed import i64
from sheepfold.games.sheep_sheep.rules import moves
from sheepfold.games.sheep_sheep.rules.phases import LAY
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition


def timeout(position: SheepSheepPosition, seat: int) -> str:
    """Finish; or lay into the first empty cell, the card's first colour up unless only the second completes no group."""
    move = moves.FINISH
    if position.phase == LAY:
        cell = position.deck.lowest[position.holes]
        side: i64 = 1 if completes_group(position, cell, 0) and not completes_group(position, cell, 1) else 0
        move = moves.lay(cell, side)
    return moves.say(position, seat, move)


def completes_group(position: SheepSheepPosition, cell: i64, side: i64) -> bool:
    """Whether the drawn card, laid so, would stand in a group (SS-5.1)."""
    deck = position.deck
    colour = deck.up[2 * position.drawn + side]
    return bool(deck.makers[position.shows[colour]] >> cell & 1)
