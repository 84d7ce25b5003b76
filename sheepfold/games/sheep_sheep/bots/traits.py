"""What decides who wins, at any moment: points ahead, cards to come, and what each row can capture from the grid as it lies.

They are weighed by `core/valuation.py`, with the weights in `valuation.json`. Of the whole truth: both models count.
"""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE, Pile
from sheepfold.games.sheep_sheep.bots import exact, policy
from sheepfold.games.sheep_sheep.bots.captures import Captures
from sheepfold.games.sheep_sheep.rules import scoring
from sheepfold.games.sheep_sheep.rules.components import ROW, SEATS
from sheepfold.games.sheep_sheep.rules.phases import DRAW, EXCHANGE, LAY, STARTER
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

LATER: Final[i64] = 2  # exchanges looked through for a turn that is still to come
LEAST_GROUP: Final[i64] = 3  # with fewer cards in the pile any capture ends the game (SS-8.1)
MOST_DANGER: Final[i64] = 200  # more than any card brings
SHARP: Final[i64] = 60  # a lead counts the more, the fewer cards are left


def fill(position: SheepSheepPosition, seat: i64, row: Pile, captures: Captures) -> None:
    other = SEATS - 1 - seat
    pile = position.pile_size
    refilling = position.phase == DRAW or position.phase == LAY
    next_up = position.turn
    if refilling:
        next_up = SEATS - 1 - position.turn
    points = scoring.score(position, seat)
    ahead = points - scoring.score(position, other)
    reach = within_reach(position, seat, captures)
    then = ahead + reach
    due: i64 = 1 if next_up == seat else 0
    row.add(points)
    row.add(clipped(SHARP * ahead // (pile + 3), SHARP))
    row.add(clipped(SHARP * (ahead + due * reach) // (pile + 3), SHARP))
    row.add(clipped(scoring.model_photos(position, seat) - scoring.model_photos(position, other), 4))
    row.add(clipped(scoring.best_colour(position, seat) - scoring.best_colour(position, other), 4))
    row.add(due)
    row.add(pile)
    row.add(reach)
    row.add(due * reach)
    row.add(due if reach == 0 else 0)
    row.add(due * pile)
    ends = due == 1 and reach > 0 and pile < LEAST_GROUP
    row.add(1 if ends and then > 0 else 0)
    row.add(1 if ends and then == 0 else 0)
    row.add(1 if ends and then < 0 else 0)
    row.add(1 if pile < LEAST_GROUP and ahead > 0 else 0)
    row.add(1 if pile < 2 * LEAST_GROUP and ahead > 0 else 0)
    row.add(1 if pile < 2 * LEAST_GROUP and due == 1 and then > 0 else 0)
    row.add(ahead if position.dry > 1 else 0)
    row.add(position.dry)
    row.add(position.redeals)
    fill_turn(position, seat, refilling, row, captures)
    fill_model(position, seat, row)


def clipped(number: i64, most: i64) -> i64:
    return min(max(number, -most), most)


def within_reach(position: SheepSheepPosition, seat: i64, captures: Captures) -> i64:
    """The most points this seat could capture from the grid as it lies: in what is left of its turn, or in its next one."""
    if position.phase == EXCHANGE and position.turn == seat:
        return captures.best(position, seat, position.model(seat), exact.exchanges_left(position))
    return captures.best(position, seat, position.model(seat), min(position.max_exchanges, LATER))


def fill_turn(position: SheepSheepPosition, seat: i64, refilling: bool, row: Pile, captures: Captures) -> None:
    mine = position.turn == seat and position.phase > STARTER
    exchanging = mine and position.phase == EXCHANGE
    row.add(position.max_exchanges - position.exchanges if exchanging else 0)
    row.add(exact.standing_points(position, position.model(seat)) if exchanging else 0)
    row.add(position.deck.sizes[position.holes] if mine and refilling else 0)
    row.add(1 if mine and position.phase == LAY else 0)
    row.add(drawn_danger(position, seat, captures) if mine and position.phase == LAY else 0)
    row.add(1 if mine and position.phase < DRAW else 0)


def drawn_danger(position: SheepSheepPosition, seat: i64, captures: Captures) -> i64:
    """What the refill card in hand helps the other, laid where it helps least, in tenths of a point."""
    least: i64 = MOST_DANGER
    captures.open(position, SEATS - 1 - seat, NONE)
    cells = position.holes
    while cells:
        for side in range(2):
            least = min(least, policy.quick_danger(position, side, cells & -cells, captures) // 10)
        cells &= cells - 1
    return least


def fill_model(position: SheepSheepPosition, seat: i64, row: Pile) -> None:
    """Where photos of one's own model are: on the grid, in one's row and in the other's."""
    model = position.model(seat)
    if model == NONE:
        row.add(0)
        row.add(0)
        row.add(0)
        return
    row.add(position.deck.sizes[position.shows[model]])
    row.add(faces_in_row(position, seat, model))
    row.add(faces_in_row(position, SEATS - 1 - seat, model))


def faces_in_row(position: SheepSheepPosition, seat: i64, colour: i64) -> i64:
    up = position.deck.up
    found: i64 = 0
    for index in range(seat * ROW, seat * ROW + ROW):
        card = position.rows[index]
        if card != NONE and (up[2 * card] == colour or up[2 * card + 1] == colour):
            found += 1
    return found
