"""What is done for a player whose time ran out: nothing is risked, and nothing that was not chosen is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.games.bye_bye_black_sheep.rules import moves, phases
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, EA, KINDS
from sheepfold.games.bye_bye_black_sheep.rules.zones import LAYOUT

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def timeout(position: ByeByeBlackSheepPosition, seat: int) -> str:
    return moves.say(position, seat, default(position, seat))


def default(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """Stop, skip, place no more than was added; but the Mother Sheep's card is turned up, and who must choose takes an Eagle."""
    if position.phase == phases.DRAFT:
        return moves.CHOOSE + first_left(position)
    if position.phase == phases.DRAWING:
        return moves.STOP if position.hole.size > 0 or position.must_draw == 0 else moves.DRAW + safest(position, seat)
    if position.phase == phases.MOTHER:
        return moves.TURN_UP
    return moves.PLACE if position.phase == phases.ZOO else moves.SKIP


def first_left(position: ByeByeBlackSheepPosition) -> i64:
    """The Eagle while there is one, else the first special of the layout."""
    if position.count(LAYOUT, EA) > 0:
        return EA
    kind = BS
    while kind < KINDS - 1 and position.count(LAYOUT, kind) == 0:
        kind += 1
    return kind


def safest(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """The largest opposing hand, the nearest to the left among equals."""
    best = position.left_of(seat)
    other = position.left_of(best)
    while other != seat:
        if position.size(other) > position.size(best):
            best = other
        other = position.left_of(other)
    return best
