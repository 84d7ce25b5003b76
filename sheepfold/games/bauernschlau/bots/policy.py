"""What a quick sensible player would do: guides playouts, and tells a search which moves to look at first."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau.bots import evaluation, guesses, territory
from sheepfold.games.bauernschlau.bots.territory import Estimates
from sheepfold.games.bauernschlau.rules import fences, moves, pastures, rules
from sheepfold.games.bauernschlau.rules.board import CENTRE, FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import DOG, FENCE, HIDDEN, PLACE, REVEAL, SPECIAL, tile_value
from sheepfold.games.bauernschlau.rules.phases import BONUS, BUILDING, DRIVING, MAIN, PARKING, PUTTING, SENDING, TURNING
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

# All in hundredths of a point.
TWO_ACTIONS: Final[i64] = 400  # what two bonus actions are worth
PIECE: Final[i64] = 130  # a fence piece laid is one that does not count against its owner, and some say in where the fence goes
OUTWARD: Final[i64] = 60  # a piece that brings a fence nearer to the rim
SCARCE: Final[i64] = 30  # and more for each piece one would like to have to spare
LONE_FARM: Final[i64] = 250  # to be left open while another farm is enclosed
WHIM: Final[i64] = 255  # how much players differ
NO_GAIN: Final[i64] = -100000000


def choose(position: BauernschlauPosition, seat: i64, found: Pile, estimates: Estimates, rng: Rng) -> i64:
    """The move with the greatest appeal, everyone's taste being a little different each time."""
    phase = position.phase
    if needs_no_list(position):
        return place(position, seat, found, estimates, rng)
    stakes = estimates.of(position)
    most: i64 = 0
    least: i64 = 0
    if phase in (MAIN, BONUS, DRIVING):
        most, least = free_extremes(position, seat, stakes)
    whim = rng.word()
    best = found.items[0]
    top = NO_GAIN
    for i in range(found.size):
        move = found.items[i]
        whim = next_whim(whim)
        worth = appeal(position, seat, move, stakes, most, least) + ((whim >> 12) & WHIM)
        if worth > top:
            top = worth
            best = move
    return best


def next_whim(whim: i64) -> i64:
    """Quick and rough randomness: one number for each move of a list."""
    return (whim * 1103515245 + 12345) & 0x7FFFFFFF


def needs_no_list(position: BauernschlauPosition) -> bool:
    """Whether a tile, a driven sheep or the dog wants a place: the moves are many, and each is a cell."""
    phase = position.phase
    return phase in (SENDING, PARKING) or (phase == PUTTING and position.doing == PLACE)


def place(position: BauernschlauPosition, seat: i64, room: Pile, estimates: Estimates, rng: Rng) -> i64:
    """Such a place; `room` is used where a list is wanted after all."""
    if position.phase == PARKING:
        if rng.below(4) > 0:
            return moves.park(CENTRE)
        room.clear()
        rules.fill_legal(position, room)
        return room.items[rng.below(room.size)]
    stakes = estimates.of(position)
    if position.phase == SENDING:
        return moves.to(best_cell(position, seat, guesses.worth(position, seat, position.dog, stakes), stakes, rng))
    return moves.put(best_cell(position, seat, 100 * tile_value(pastures.kind_in_hand(position)), stakes, rng))


def best_cell(position: BauernschlauPosition, seat: i64, worth: i64, stakes: vec[i64], rng: Rng) -> i64:
    """The best cell for a sheep of that worth, in hundredths."""
    ground = position.ground
    base = territory.edges(position, seat)
    shut: i64 = CENTRE  # no tile is put where the dog is; a driven sheep makes room for itself
    if position.phase == PUTTING:
        shut = position.dog
    whim = rng.word()
    best: i64 = -1
    top = NO_GAIN
    for cell in range(FIRST_PASTURE, position.board.cells):
        if ground[cell] == 0 and cell != shut:
            whim = next_whim(whim)
            gain = worth * stakes[base + cell] + 100 * ((whim >> 12) & WHIM)
            if gain > top:
                top = gain
                best = cell
    return best


def prior(position: BauernschlauPosition, seat: i64, move: i64, stakes: vec[i64]) -> i64:
    phase = position.phase
    if phase in (MAIN, BONUS, DRIVING):
        most, least = free_extremes(position, seat, stakes)
        return appeal(position, seat, move, stakes, most, least)
    return appeal(position, seat, move, stakes, 0, 0)


def free_extremes(position: BauernschlauPosition, seat: i64, stakes: vec[i64]) -> tuple[i64, i64]:
    """What a point of sheep means on the free pasture where it means most, and where it means least: the place for black sheep."""
    ground = position.ground
    base = territory.edges(position, seat)
    best: i64 = -100000
    worst: i64 = 100000
    for cell in range(FIRST_PASTURE, position.board.cells):
        if ground[cell] == 0:
            stake = stakes[base + cell]
            if stake > best:
                best = stake
            if stake < worst:
                worst = stake
    return best, worst


def appeal(position: BauernschlauPosition, seat: i64, move: i64, stakes: vec[i64], most: i64, least: i64) -> i64:
    """How good a move looks at first sight; `most` and `least`: the best free pastures for white and black sheep."""
    phase = position.phase
    if phase in (MAIN, BONUS):
        return action_gain(position, seat, move, stakes, most, least)
    if phase == TURNING:
        return turn_gain(position, seat, moves.named_cell(move), stakes)
    if phase == DRIVING:
        return drive_gain(position, seat, moves.named_cell(move), stakes, most, least)
    if phase == BUILDING:
        return build_gain(position, seat, move)
    if phase == PUTTING:
        kind = moves.lay_kind(move) if moves.is_lay(move) else pastures.kind_in_hand(position)
        return tile_value(kind) * stakes[territory.edges(position, seat) + moves.named_cell(move)]
    if phase == SENDING:
        guess = guesses.worth(position, seat, position.dog, stakes)
        return guess * stakes[territory.edges(position, seat) + moves.named_cell(move)] // 100
    if phase == PARKING:
        return 100 if moves.named_cell(move) == CENTRE else 0
    return 0


def action_gain(position: BauernschlauPosition, seat: i64, action: i64, stakes: vec[i64], most: i64, least: i64) -> i64:
    if action == PLACE:
        return (guesses.WHITE_SHARE * most - guesses.BLACK_SHARE * least) // 200
    if action == SPECIAL:
        return (guesses.WHITE_SHARE * most - guesses.BLACK_SHARE * least) // 200 * position.seats
    if action == FENCE:
        return PIECE + hurry(position, seat)
    if action not in (REVEAL, DOG):
        return 0
    best = NO_GAIN
    ground = position.ground
    left = position.down
    cell = FIRST_PASTURE
    while left > 0:
        if ground[cell] >= HIDDEN:
            left -= 1
            if action == REVEAL:
                gain = turn_gain(position, seat, cell, stakes)
            else:
                gain = drive_gain(position, seat, cell, stakes, most, least)
            if gain > best:
                best = gain
        cell += 1
    return best


def hurry(position: BauernschlauPosition, seat: i64) -> i64:
    """How pressing it is to go on with one's fences: others may close theirs and end the game."""
    if position.seats == 2:
        return 4 * position.round
    need = evaluation.needed(position, seat)
    press = 20 * position.round
    for other in range(position.seats):
        if position.gaps[other] >= 0:
            press = max(press, LONE_FARM * (need + 2) // (1 + position.gaps[other] // 2))
    return press


def turn_gain(position: BauernschlauPosition, seat: i64, cell: i64, stakes: vec[i64]) -> i64:
    """Of a face-down sheep half is counted already; a black one gives two more actions."""
    gain = guesses.worth(position, seat, cell, stakes) * stakes[territory.edges(position, seat) + cell] // 200
    if position.main:
        gain += guesses.black_chance(position, seat, cell, stakes) * TWO_ACTIONS // 100
    return gain


def drive_gain(position: BauernschlauPosition, seat: i64, cell: i64, stakes: vec[i64], most: i64, least: i64) -> i64:
    guess = guesses.worth(position, seat, cell, stakes)
    there = guess * most if guess > 0 else guess * least
    return (2 * there - guess * stakes[territory.edges(position, seat) + cell]) // 200


def build_gain(position: BauernschlauPosition, seat: i64, move: i64) -> i64:
    """A fence that turns away from one's farm makes room; one that goes outward comes to an end."""
    board = position.board
    fence = moves.build_fence(move)
    vertex = moves.build_vertex(move)
    tip = position.tips[fence]
    if tip < 0:
        nth = (fences.gate_before(position, fence, vertex) - position.around[fence]) % 6
        return 60 * (nth if fence == position.right_fence(seat) else fences.start_edges(position, fence) - 1 - nth)
    if board.level[vertex] > board.level[tip]:
        return OUTWARD + SCARCE * max(0, 5 + evaluation.needed(position, seat) - position.pieces[seat])
    turned = territory.swing(board.vertex_angle[tip], board.vertex_angle[vertex])
    return turned // 2 if fence == position.right_fence(seat) else -turned // 2
