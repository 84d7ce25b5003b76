"""How promising a position is: points to expect, chances of fields, and about how likely a seat is to win."""

from __future__ import annotations

from math import exp, sqrt

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE
from sheepfold.games.black_sheep.bots.chances import CHANCES, PAIR_OF, SURE
from sheepfold.games.black_sheep.bots.prizes import POINT, bonuses_ahead, swing, tasks_ahead
from sheepfold.games.black_sheep.rules import scoring
from sheepfold.games.black_sheep.rules.bundle import CARDS
from sheepfold.games.black_sheep.rules.components import FIELDS, FIGURES_PER_FIELD, HAND, TYPES, WORTHS
from sheepfold.games.black_sheep.rules.herds import most_of_rivals
from sheepfold.games.black_sheep.rules.phases import ENDED
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition
from sheepfold.games.black_sheep.rules.sides import MORE, NO_CARDS, OPEN_SIDES, SIDES, TWO_CARDS


def value(position: BlackSheepPosition, seat: i64) -> i64:
    """Points ahead of the others, as they stand and as they may be expected from the fields."""
    if position.phase == ENDED:
        return POINT * (scoring.score(position, seat) * position.seats - all_scores(position)) // (position.seats - 1)
    if not CHANCES.made:
        CHANCES.make()
    mine, rivals = position.herds[seat], most_of_rivals(position, seat)
    total = tasks_ahead(position, seat, mine, rivals) if position.with_tasks else bonuses_ahead(mine, rivals)
    for other in range(position.seats):
        points = scoring.animal_points(position, other) * POINT
        total += points if other == seat else -points // (position.seats - 1)
    for field in range(FIELDS):
        if is_stocked(position, field):
            total += (field_chance(position, field, seat) - SURE // position.seats) * swing(
                position, field, seat, mine, rivals
            ) >> 10
    return total


def is_stocked(position: BlackSheepPosition, field: i64) -> bool:
    start = field * FIGURES_PER_FIELD
    return position.figures[start] != NONE and position.figures[start + 1] != NONE


def all_scores(position: BlackSheepPosition) -> i64:
    total: i64 = 0
    for seat in range(position.seats):
        total += scoring.score(position, seat)
    return total


def field_chance(position: BlackSheepPosition, field: i64, seat: i64) -> i64:
    """The chance to win a field: halfway between what any hand does and what the own one can do at once."""
    side = position.sides[position.side(field, seat)]
    found = chance(position, field, seat, side)
    if side >= OPEN_SIDES or position.hand_size(seat) < HAND:
        return found
    hand = position.hands[seat] * HAND
    best = found
    for i in range(HAND):
        after = MORE[side * TYPES + CARDS[hand + i]]
        if side >= TWO_CARDS:
            best = max(best, chance(position, field, seat, after))
        else:
            for j in range(i + 1, HAND):
                then = MORE[after * TYPES + CARDS[hand + j]]
                if side > NO_CARDS:
                    best = max(best, chance(position, field, seat, then))
                elif i == 0 and j == 1:
                    best = max(best, chance(position, field, seat, MORE[then * TYPES + CARDS[hand + 2]]))
    return found + best >> 1


def chance(position: BlackSheepPosition, field: i64, seat: i64, side: i64) -> i64:
    """The chance of a side against all others as they stand."""
    first = position.figures[field * FIGURES_PER_FIELD]
    second = position.figures[field * FIGURES_PER_FIELD + 1]
    start = PAIR_OF[first * TYPES + second] * SIDES
    found = SURE
    for other in range(position.seats):
        if other != seat:
            found = found * i64(CHANCES.wins[(start + position.sides[position.side(field, other)]) * SIDES + side]) >> 10
    return found


def figures_left(position: BlackSheepPosition) -> i64:
    """Figures in stock and on fields."""
    total: i64 = 0
    for i in range(position.seats * WORTHS, position.seats * WORTHS + WORTHS):
        total += position.corrals[i]
    return total


def outlook(position: BlackSheepPosition, seat: i64) -> float:
    """About how likely a seat is to win, by the value and by how much can still happen; measured in games of the policy against itself."""
    if position.phase == ENDED:
        winners: float = 0.0
        for other in range(position.seats):
            if position.wins(other):
                winners += 1.0
        return 1.0 / winners if position.wins(seat) else 0.0
    left = float(figures_left(position))
    ahead = float(value(position, seat)) / 100.0 * (1.05 - 0.015 * left)
    even = float(position.seats) - 1.0
    return 1.0 / (1.0 + even * exp(-1.7 * ahead / sqrt(40.0 + 20.0 * left)))
