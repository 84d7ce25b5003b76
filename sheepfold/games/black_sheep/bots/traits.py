"""What decides who wins, at any moment: figures owned, chances of fields as the sides lie, and what the cards in hand add to them.

They are weighed by `core/valuation.py`, with the weights in `valuation.json`. Of the whole truth: all hands count, also while
they are being dealt or refilled.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE, Pile
from sheepfold.games.black_sheep.bots import evaluation
from sheepfold.games.black_sheep.bots.chances import CHANCES, SURE
from sheepfold.games.black_sheep.bots.prizes import POINT, bonuses_ahead, swing
from sheepfold.games.black_sheep.rules import scoring
from sheepfold.games.black_sheep.rules.bundle import count_in
from sheepfold.games.black_sheep.rules.components import FIELDS, FIGURES_PER_FIELD, SIDE, TYPES
from sheepfold.games.black_sheep.rules.herds import fewest_of, joined, lacking_of, most_of_rivals, of_type
from sheepfold.games.black_sheep.rules.phases import CAPTURING, DEALING, PLACING, REFILLING, RESTOCKING
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition
from sheepfold.games.black_sheep.rules.sides import MORE, OPEN_SIDES, cards_of

STEP: Final[i64] = 10  # hundredths of a point: traits are whole numbers
SECOND_FIGURE: Final[i64] = 200  # the mean value under a figure


def fill(position: BlackSheepPosition, seat: i64, row: Pile) -> None:
    if not CHANCES.made:
        CHANCES.make()
    mine, rivals = position.herds[seat], most_of_rivals(position, seat)
    bonuses = bonuses_ahead(mine, rivals)
    points = scoring.animal_points(position, seat)
    left = evaluation.figures_left(position)
    next_up = position.turn
    if position.phase == REFILLING:
        next_up = (position.turn + 1) % position.seats
    scale = sqrt(2.0 + float(left))
    fields = Pile(8)
    weigh_fields(position, seat, mine, rivals, fields)
    lying, holding, best = fields.items[0], fields.items[1], fields.items[2]
    total = points * POINT + bonuses + lying
    row.add(points)
    row.add(bonuses // STEP)
    row.add(lying // STEP)
    row.add(holding // STEP)
    row.add(best // STEP)
    row.add(best // STEP if next_up == seat else 0)
    row.add(i64(float(total) / scale) // STEP)
    row.add(i64(float(total + best) / scale) // STEP)
    row.add(i64(float(holding) / scale) // STEP)
    row.add(scoring.score(position, seat))
    row.add(i64(float(scoring.score(position, seat) * POINT) / scale) // STEP)
    row.add(fewest_of(mine))
    row.add(lacking_of(mine))
    for animal in range(TYPES):
        row.add(of_type(mine, animal))
    row.add(left)
    row.add(1 if next_up == seat else 0)
    row.add((seat - next_up) % position.seats if next_up != NONE else 0)
    row.add(position.hand_size(seat))
    row.add(1 if position.phase == PLACING and position.turn == seat else 0)
    row.add(pending(position, seat, mine, rivals) // STEP)
    row.add(1 if position.phase == RESTOCKING and position.turn == seat else 0)
    row.add(fields.items[3])
    row.add(fields.items[4])
    row.add(open_room(position, seat))
    row.add(1 if position.is_end_phase() else 0)
    row.add(position.deck_size // 4)


def weigh_fields(position: BlackSheepPosition, seat: i64, mine: i64, rivals: i64, found: Pile) -> None:
    """Over all fields: what its chances are worth beyond a fair share, what its hand adds to them in all and on the best of
    them, how many it has as good as won, and as good as lost."""
    lying: i64 = 0
    holding: i64 = 0
    best: i64 = 0
    won: i64 = 0
    lost: i64 = 0
    for field in range(FIELDS):
        if evaluation.is_stocked(position, field):
            stake = swing(position, field, seat, mine, rivals)
            side = position.sides[position.side(field, seat)]
            chance = evaluation.chance(position, field, seat, side)
            lying += (chance - SURE // position.seats) * stake >> 10
            more = (with_hand(position, field, seat, side, chance) - chance) * stake >> 10
            holding += more
            best = max(best, more)
            if chance >= SURE * 9 // 10:
                won += 1
            elif chance <= SURE // 10:
                lost += 1
    found.add(lying)
    found.add(holding)
    found.add(best)
    found.add(won)
    found.add(lost)


def with_hand(position: BlackSheepPosition, field: i64, seat: i64, side: i64, chance: i64) -> i64:
    """The best chance of a field with as many of the cards in hand as it has room for; the hand may be incomplete."""
    size = position.hand_size(seat)
    if side >= OPEN_SIDES or size == 0:
        return chance
    hand = Pile(SIDE)
    for animal in range(TYPES):
        for copy in range(count_in(position.hands[seat], size, animal)):
            hand.add(animal)
    room = min(SIDE - cards_of(side), size)
    best = chance
    for i in range(size):
        after = MORE[side * TYPES + hand.items[i]]
        if room == 1:
            best = max(best, evaluation.chance(position, field, seat, after))
            continue
        for j in range(i + 1, size):
            then = MORE[after * TYPES + hand.items[j]]
            if room == 3:
                if i == 0 and j == 1:
                    then = MORE[then * TYPES + hand.items[2]]
                else:
                    continue
            best = max(best, evaluation.chance(position, field, seat, then))
    return best


def pending(position: BlackSheepPosition, seat: i64, mine: i64, rivals: i64) -> i64:
    """What the second figure of a field just won is still worth, once the first is captured."""
    if position.phase != CAPTURING or position.turn != seat or position.left != 1:
        return 0
    animal = position.figures[position.field * FIGURES_PER_FIELD + 1]
    return SECOND_FIGURE + bonuses_ahead(joined(mine, animal), rivals) - bonuses_ahead(mine, rivals)


def open_room(position: BlackSheepPosition, seat: i64) -> i64:
    """Cards that a seat could still lay."""
    if position.phase < DEALING:
        return 0
    room: i64 = 0
    for field in range(FIELDS):
        if not position.is_closed(field):
            room += SIDE - cards_of(position.sides[position.side(field, seat)])
    return room
