"""What decides who wins, at any moment: the traits of `outlook`, and for the player at turn how the turn stands.

They are weighed by `core/valuation.py`, with the weights in `valuation.json`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile, zeros
from sheepfold.games.bye_bye_black_sheep.bots import evaluation
from sheepfold.games.bye_bye_black_sheep.bots.worth import (
    ENDLESS,
    MOST_PLACED,
    fill_gains,
    held_cards,
    in_zoo,
    one_taking,
    winning_cost,
    wolf_risk,
)
from sheepfold.games.bye_bye_black_sheep.rules import phases
from sheepfold.games.bye_bye_black_sheep.rules.components import BS
from sheepfold.games.bye_bye_black_sheep.rules.zones import ADDED, NOBODY, WOLF

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition

MOST_SHORT: Final[i64] = 6  # placements missing to a win with the cards at hand; more is as good as endless
OF_A_TURN: Final[i64] = 20  # traits that only the player at turn has


def fill(position: ByeByeBlackSheepPosition, seat: i64, row: Pile) -> None:
    common = evaluation.traits(position, seat)
    for i in range(len(common)):
        row.add(common[i])
    next_up = position.turn
    if position.phase == phases.REFILL:
        next_up = position.left_of(position.turn)  # the turn is over, only the cards are still dealt
    wait: i64 = 0 if next_up == NOBODY else (seat - next_up + position.seats) % position.seats
    row.add(wait)
    row.add(1 if next_up == seat else 0)
    row.add(position.size(seat))
    row.add(position.count(seat, BS))
    row.add(min(position.turns // position.seats, 20))
    row.add(position.size(WOLF) if position.wolf_owner == seat else 0)
    short = cost_at_hand(position, seat)
    row.add(short)
    row.add(short if next_up == seat else 0)
    if position.turn == seat and phases.in_turn(position.phase):
        fill_turn(position, seat, row)
    else:
        for i in range(OF_A_TURN):
            row.add(0)


def fill_turn(position: ByeByeBlackSheepPosition, seat: i64, row: Pile) -> None:
    """How the turn stands: what lies in the hole, what could be placed now, and what is hoped of going on."""
    phase = position.phase
    hole = position.hole.size
    could: i64 = max(0, hole - 2)
    if phase == phases.ZOO:
        could = position.limit - position.size(ADDED)
    missing = cost_at_hand(position, seat) - could
    gains = zeros(MOST_PLACED + 1)
    fill_gains(position, seat, 0, gains)
    row.add(1)
    row.add(hole)
    row.add(could)
    row.add(min(60, gains[min(could, MOST_PLACED)]))
    row.add(min(200, evaluation.promise(position, seat) // 3))
    row.add(1 if phase == phases.ZOO else 0)
    row.add(1 if phase == phases.BLIND else 0)
    row.add(1 if phase == phases.DRAWING else 0)
    row.add(1 if phase == phases.EAGLE else 0)
    row.add(1 if phase == phases.MOLE else 0)
    row.add(1 if phase == phases.MAGPIE else 0)
    row.add(1 if missing <= 0 else 0)
    row.add(1 if missing <= 0 and phase == phases.BLIND else 0)
    row.add(1 if missing <= 0 and phase == phases.ZOO else 0)
    row.add(1 if missing == 1 else 0)
    row.add(1 if missing == 2 else 0)
    row.add(1 if missing == 3 else 0)
    row.add(1 if missing > 3 else 0)
    row.add(i64(100.0 * wolf_risk(position, seat)))
    row.add(position.size(position.target) if phase == phases.BLIND else 0)


def cost_at_hand(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """The fewest placements that win with the cards at hand, or one more than counts."""
    held = held_cards(position, seat)
    costs: i64 = 0
    wanted = position.needed
    for species in range(1, position.species + 1):
        lying = in_zoo(position, seat, species)
        if lying >= 3:
            wanted -= 1
        elif lying + held[species] >= 3:
            costs += one_taking(3 - lying)
    cost = winning_cost(costs, wanted)
    return MOST_SHORT + 1 if cost == ENDLESS else min(cost, MOST_SHORT + 1)
