"""How promising a position is for a seat, in points and as a chance to win."""

from __future__ import annotations

from math import exp
from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.bauernschlau.bots import territory
from sheepfold.games.bauernschlau.bots.territory import Estimates
from sheepfold.games.bauernschlau.rules import pastures, scoring
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import HIDDEN, tile_value
from sheepfold.games.bauernschlau.rules.phases import ENDED
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

# --- how promising, in hundredths of a point

BURIED: Final[i64] = 40  # percent of its value that a face-down sheep is counted at
ROOM: Final[i64] = 30  # an empty pasture with geese, for each goose beyond the first
ACTION: Final[i64] = 200  # a bonus action not yet taken
SPARE: Final[i64] = 80  # a piece left while one's fences are not finished: it may yet be laid
SAFE: Final[i64] = 400  # to have one's farm enclosed, where others may be left open
SHORT: Final[i64] = 150  # each piece one has too few to finish one's fences alone
LEFT_OPEN: Final[i64] = 3000  # what a farm left open in the end loses


def value(position: BauernschlauPosition, seat: i64, estimates: Estimates) -> i64:
    """One's own prospects, less those of the others: half their mean, half the best of them."""
    if position.phase == ENDED:
        return final_value(position, seat)
    if not position.farms_known():
        return 0
    stakes = estimates.of(position)
    total: i64 = 0
    best: i64 = -1000000
    for other in range(position.seats):
        if other != seat:
            theirs = prospects(position, other, stakes)
            total += theirs
            best = max(best, theirs)
    return prospects(position, seat, stakes) - (total // (position.seats - 1) + best) // 2


def final_value(position: BauernschlauPosition, seat: i64) -> i64:
    worth = 100 * scoring.score(position, seat)
    if position.championship == 1 and not position.is_enclosed(seat):
        worth = -5000
    return worth + 5000 if scoring.wins(position, seat) else worth


def prospects(position: BauernschlauPosition, seat: i64, stakes: vec[i64]) -> i64:
    """Sheep as they lie in land that is likely to be one's own, room for more, pieces left, the danger of being left open."""
    board = position.board
    ground = position.ground
    cells = board.cells
    base = seat * cells
    total: i64 = 0
    for cell in range(FIRST_PASTURE, cells):
        stake = stakes[base + cell]
        if stake == 0:
            continue
        tile = ground[cell]
        if tile == 0:
            total += stake * (board.geese[cell] - 1) // board.geese[cell] * ROOM // 100
        elif tile >= HIDDEN:
            total += tile_value(tile % HIDDEN - 1) * stake * BURIED // 100
        else:
            total += tile_value(tile - 1) * stake
    if position.turn == seat:
        total += ACTION * position.bonus
    if position.is_enclosed(seat):
        return total - 100 * position.pieces[seat] + (SAFE if position.seats > 2 else 0)
    return total - SPARE * position.pieces[seat] - danger(position, seat)


def needed(position: BauernschlauPosition, seat: i64) -> i64:
    """How many pieces both fences of a seat still need at least."""
    right = territory.pieces_needed(position, position.right_fence(seat))
    return right + territory.pieces_needed(position, position.left_fence(seat))


def danger(position: BauernschlauPosition, seat: i64) -> i64:
    """What the risk of being left open costs."""
    if position.seats == 2:  # both farms are enclosed by the same piece: only that it comes at all is to be feared for
        return SHORT * max(0, needed(position, seat) + 2 - position.pieces[seat])
    return LEFT_OPEN * risk(position, seat) // 100


def risk(position: BauernschlauPosition, seat: i64) -> i64:
    """The chance in percent to be left open: the pieces missing against the actions until a rival's farm is closed and full."""
    missing = needed(position, seat)
    if missing == 0:
        return 0
    if is_hopeless(position, seat):
        return 100
    missing += max(0, missing - position.pieces[seat]) // 2  # these the neighbours would have to lay
    actions: i64 = 1000
    for other in range(position.seats):
        if other != seat:
            close = (
                position.gaps[other]
                if position.is_enclosed(other)
                else needed(position, other) + pastures.free_cells(position) // position.seats
            )
            actions = min(actions, close)
    return 100 * missing * missing // (missing * missing + actions * actions)


def is_hopeless(position: BauernschlauPosition, seat: i64) -> bool:
    """Whether a fence of a seat can never be finished: its two builders together have too few pieces."""
    for side in range(2):
        fence = position.right_fence(seat) if side == 0 else position.left_fence(seat)
        left = position.pieces[position.holder[fence]] + position.pieces[position.holder[(fence + 1) % position.seats]]
        if left < territory.pieces_needed(position, fence):
            return True
    return False


# --- the chance to win

STEADY_LEAD: Final = 4.0  # points: a lead of this size wins three times out of four at the very end
LOOSE_LEAD: Final = 0.35  # and so many more for each tile still to come
# How likely two players' fences are finished, by the pieces a seat has beyond those they need: from LEAST_SPARE too few upward.
CLOSING: Final = vec[float]([0.3, 0.45, 0.6, 0.75, 0.86, 0.93, 0.97, 0.99, 1.0])
LEAST_SPARE: Final[i64] = 4


def outlook(position: BauernschlauPosition, seat: i64, estimates: Estimates) -> float:
    """About how likely a seat is to win: sure once the game is over, before by how far its prospects are ahead."""
    if position.phase == ENDED:
        winners: i64 = 0
        for other in range(position.seats):
            if scoring.wins(position, other):
                winners += 1
        return 1.0 / float(winners) if scoring.wins(position, seat) else 0.0
    if position.seats > 2 and position.championship == 1 and position.farms_known():
        return race_chance(position, seat, estimates.of(position))
    lead = float(value(position, seat, estimates)) / 100.0
    size = lead if lead >= 0.0 else -lead
    chance = 0.5 + 0.5 * lead / (size + STEADY_LEAD + LOOSE_LEAD * to_come(position))
    if position.championship > 1 or not position.farms_known():
        return chance
    if is_hopeless(position, seat):
        return 0.0
    return chance * closing_chance(position, seat) if position.seats == 2 else chance


def closing_chance(position: BauernschlauPosition, seat: i64) -> float:
    """How likely two players' fences, both built of the same pieces, are finished at all (without that nobody wins): the other
    may lay its pieces so that more are needed, so that one's own should be enough."""
    missing = needed(position, seat)
    if missing == 0:
        return 1.0
    if position.pieces[0] + position.pieces[1] < missing:
        return 0.0
    return CLOSING[min(max(position.pieces[seat] - missing + LEAST_SPARE, 0), len(CLOSING) - 1)]


def to_come(position: BauernschlauPosition) -> float:
    """How many tiles may still turn things round."""
    return float(position.supply + position.down)


# With more than two farms the game is a race: the first farm enclosed and full ends it, and farms left open lose. The
# weights are those that told the winner best in games of four that the quick policy played; they do so with three and six as well.
OF_LAND: Final = 0.49  # of a point in sheep at the very end
OF_LEFTOVER: Final = -0.62  # of a piece left over once the farm is enclosed, at the very end
OF_SPARE: Final = -0.04  # of a piece before that
OF_MISSING: Final = 0.07  # of a piece that only neighbours can lay
OF_ENCLOSED: Final = 0.83
OF_LATENESS: Final = -1.63  # of being far behind in the race
OF_ROOM: Final = -0.03  # of an empty pasture of a farm: it keeps the game from ending
OF_WAITING: Final = -0.84  # of having to wait for a whole round


def race_chance(position: BauernschlauPosition, seat: i64, stakes: vec[i64]) -> float:
    """The share of a seat in the promise of all."""
    seats = position.seats
    paces = zeros(seats)
    empty = zeros(seats)
    for other in range(seats):
        empty[other] = 100 * position.gaps[other] if position.is_enclosed(other) else likely_gaps(position, other, stakes)
        paces[other] = 100 * needed(position, other) + empty[other]
    mine: float = 0.0
    total: float = 0.0
    for other in range(seats):
        soonest: i64 = 1000000
        for rival in range(seats):
            if rival != other:
                soonest = min(soonest, paces[rival])
        worth = land_worth(position, other, stakes)
        promise = exp(appeal(position, other, worth, float(empty[other]) / 100.0, float(soonest) / 100.0))
        total += promise
        if other == seat:
            mine = promise
    return mine / total


def appeal(position: BauernschlauPosition, seat: i64, worth: float, empty: float, soonest: float) -> float:
    """The promise of a seat, as an exponent; `worth`: of its sheep, `empty`: its pastures without, `soonest`: how many steps the
    first of its rivals is from the end."""
    firm = STEADY_LEAD / (STEADY_LEAD + LOOSE_LEAD * to_come(position))
    pieces = float(position.pieces[seat])
    waiting = float((seat - position.turn) % position.seats) / float(position.seats)
    promise = OF_LAND * firm * worth + OF_ROOM * empty + OF_WAITING * waiting
    if position.is_enclosed(seat):
        return promise + OF_ENCLOSED + OF_LEFTOVER * firm * pieces
    steps = float(needed(position, seat))
    promise += OF_SPARE * pieces + OF_MISSING * max(0.0, steps - pieces)
    return promise + OF_LATENESS * steps * steps / (steps * steps + soonest * soonest + 1.0)


def likely_gaps(position: BauernschlauPosition, seat: i64, stakes: vec[i64]) -> i64:
    """The empty pastures a seat is likely to have in the end, in hundredths."""
    board = position.board
    base = seat * board.cells
    total: i64 = 0
    for cell in range(FIRST_PASTURE, board.cells):
        if position.ground[cell] == 0:
            total += stakes[base + cell] // board.geese[cell]
    return total


def land_worth(position: BauernschlauPosition, seat: i64, stakes: vec[i64]) -> float:
    """The sheep in land that is likely to be one's own, in points."""
    ground = position.ground
    cells = position.board.cells
    base = seat * cells
    total: i64 = 0
    for cell in range(FIRST_PASTURE, cells):
        tile = ground[cell]
        if tile >= HIDDEN:
            total += tile_value(tile % HIDDEN - 1) * stakes[base + cell] * BURIED
        elif tile > 0:
            total += tile_value(tile - 1) * stakes[base + cell] * 100
    return float(total) / 10000.0
