"""What is done for a player whose time ran out: nothing is risked, and nothing that was not chosen is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.games.bye_bye_black_sheep import moves, phases
from sheepfold.games.bye_bye_black_sheep.components import BS, EA, KINDS
from sheepfold.games.bye_bye_black_sheep.zones import LAYOUT

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition


def fallback(position: ByeByeBlackSheepPosition, seat: int) -> str:
    return moves.say(position, seat, default(position, seat))


def default(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """Stop, skip, place no more than was added; but the Mother Sheep's card is turned up, and who must choose takes an Eagle."""
    if p.phase == phases.DRAFT:
        return moves.CHOOSE + first_left(p)
    if p.phase == phases.DRAWING:
        return moves.STOP if p.hole.size > 0 or p.must_draw == 0 else moves.DRAW + safest(p, seat)
    if p.phase == phases.MOTHER:
        return moves.TURN_UP
    return moves.PLACE if p.phase == phases.ZOO else moves.SKIP


def first_left(p: ByeByeBlackSheepPosition) -> i64:
    """The Eagle while there is one, else the first special of the layout."""
    if p.count(LAYOUT, EA) > 0:
        return EA
    kind = BS
    while kind < KINDS - 1 and p.count(LAYOUT, kind) == 0:
        kind += 1
    return kind


def safest(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """The largest opposing hand, the nearest to the left among equals."""
    best = p.left_of(seat)
    other = p.left_of(best)
    while other != seat:
        if p.size(other) > p.size(best):
            best = other
        other = p.left_of(other)
    return best
