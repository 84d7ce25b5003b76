"""What always holds: how long a game can be, and what no position may break."""

from __future__ import annotations

from itertools import pairwise

from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.bauernschlau.rules import actions, fences, pastures, rounds
from sheepfold.games.bauernschlau.rules.board import is_pasture, pair_of, ring
from sheepfold.games.bauernschlau.rules.components import ACTION_WORDS, KINDS, NOWHERE, TILES, allotment, mix
from sheepfold.games.bauernschlau.rules.fields import DOING
from sheepfold.games.bauernschlau.rules.phases import (
    BONUS,
    BUILDING,
    CHOOSING_FIRST,
    DRAWING,
    DRIVING,
    ENDED,
    MAIN,
    PARKING,
    PHASES,
    PUTTING,
    SENDING,
    TURNING,
)
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def bound(setup: Setup) -> int:
    """BA-14.1: a tile is placed once (word, draw, put) and turned once (at most word, drive, to, park, and an `end`); a piece
    is laid once (word, build). Before each game everybody may pick a farm; before the first fate chooses who begins."""
    tiles = int(TILES) * (3 + 5)
    pieces = 2 * setup.seats * int(allotment(setup.seats))
    return int(setup.options["championship"]) * (tiles + pieces + setup.seats) + 1


def broken(position: BauernschlauPosition) -> str:
    """The first invariant that does not hold, in words."""
    if position.round == 1 and position.phase != ENDED and (position.doing > 0 or position.bonus):
        return "more than placing in the first round (BA-4.1)"
    return impossible(position) or (broken_fences(position) if position.farms_known() else "")


def impossible(position: BauernschlauPosition) -> str:
    """What even a position that somebody made up must keep; fences are checked as they are read."""
    return broken_turn(position) or broken_tiles(position) or broken_action(position) or broken_moment(position)


def broken_tiles(position: BauernschlauPosition) -> str:
    count = [int(position.tiles[kind] + position.tiles[KINDS + kind]) for kind in range(int(KINDS))]
    sheep = down = 0
    for cell in range(int(position.board.cells)):
        if not pastures.is_sheepless(position, cell):
            sheep += 1
            down += int(pastures.is_down(position, cell))
            count[pastures.kind_at(position, cell)] += 1
            if not is_pasture(cell):
                return f"a sheep lies on {position.board.cell_names[cell]}, which is no pasture (BA-2.1)"
    if count != mix(position.setup.options["sheep_mix"]) or min(int(n) for n in position.tiles) < 0:
        return f"supply: with those on the board and in hand the tiles are {count}, not the mix"
    if (sheep, down) != (position.sheep, position.down):
        return f"{sheep} sheep, {down} face down, but {position.sheep} and {position.down} were counted"
    if position.supply != sum(int(position.tiles[k]) for k in range(int(KINDS))):
        return "the supply is miscounted"
    if position.held != sum(int(position.tiles[KINDS + k]) for k in range(int(KINDS))):
        return "the hand is miscounted"
    if not pastures.is_sheepless(position, position.dog) and position.phase != SENDING:
        return f"sheep: the dog stands on {position.board.cell_names[position.dog]} (BA-2.2)"
    return ""


def broken_turn(position: BauernschlauPosition) -> str:
    """Whose turn it is and how far it has come: what the phase allows."""
    phase, word, main = position.phase, PHASES[position.phase], position.main
    acting = phase == MAIN or word in DOING
    if any((seat == NOWHERE) != (phase == CHOOSING_FIRST) for seat in (position.first, position.turn)):
        return 'turn, first: seats, but "" in phase first'
    if not (acting if main else phase != MAIN):
        return f"main: true in the main action, false in a bonus action and otherwise; not {main!r} in phase {word}"
    doing = ACTION_WORDS[position.doing] if position.doing >= 0 else ""
    wanted = ["place", "special"] if phase in (DRAWING, PUTTING) else [DOING.get(word, "")]
    if doing not in wanted:
        return f"doing: {' or '.join(wanted) or 'empty'} in phase {word}, not {doing!r}"
    if doing == "special" and not main:
        return "doing: special is never a bonus action (BA-9.1)"
    least, most = (1, 2) if phase == BONUS else (0, 1 if acting and not main else 0)
    if not least <= position.bonus <= most:
        return f"bonus: {least} to {most} in phase {word}, not {position.bonus}"
    if (position.draws > 0) != (phase == DRAWING):
        return f"draws: tiles are drawn in phase draw, and at least one; not {position.draws} in phase {word}"
    if phase == ENDED and position.game != position.championship:
        return f"game: {position.championship}, the last one, in phase over; not {position.game}"
    if position.championship == 1 and any(position.totals):
        return "totals: there are none without a championship"
    return ""


def broken_action(position: BauernschlauPosition) -> str:
    """What the action under way asks for is there."""
    phase, held, sent = position.phase, position.held, position.sent
    if phase == PUTTING and not held:
        return "hand: empty, but a tile is to be put"
    if held and phase not in (DRAWING, PUTTING):
        return f"hand: nobody holds a tile in phase {PHASES[phase]} (BA-5.4)"
    if position.doing == ACTION_WORDS.index("place") and held + position.draws != 1:
        return "hand: one tile in a place action"
    if phase in (TURNING, DRIVING) and not position.down:
        return "sheep: none is face down"
    if phase == SENDING and not pastures.is_down(position, position.dog):
        return "dog: in phase to it stands on a face-down sheep"
    driven = sent >= 0 and not pastures.is_sheepless(position, sent) and not pastures.is_down(position, sent)
    if phase == PARKING and not driven:
        return "sent: in phase park, the cell of the sheep just driven, face up (BA-7.9)"
    if phase != PARKING and sent >= 0:
        return f"sent: no sheep has just been driven in phase {PHASES[phase]}"
    return "draws: more than the supply" if position.draws > position.supply else ""


def broken_moment(position: BauernschlauPosition) -> str:
    """Nobody is asked who cannot act."""
    phase = position.phase
    if phase in (MAIN, BONUS) and rounds.some_farm_full(position):
        return "sheep: a farm is enclosed and full, so the game is over (BA-10.2)"
    if phase == BUILDING and not actions.can_fence(position, position.turn):
        return f"pieces: {letter(position.turn)} cannot build"
    if phase == MAIN and not actions.has_main(position, position.turn):
        return f"turn: {letter(position.turn)} has no legal action and would be skipped (BA-4.4)"
    if phase == BONUS and not actions.has_ordinary(position, position.turn):
        return f"bonus: {letter(position.turn)} has no legal action, so the bonus lapses (BA-4.9)"
    return ""


def broken_fences(position: BauernschlauPosition) -> str:
    seats = int(position.seats)
    board = position.board
    used: set[int] = set()
    laid = 0
    for fence in range(seats):
        path = position.path(fence)
        name = position.fence_name(fence)
        laid += max(0, len(path) - 1)
        if used & set(path):
            return f"fence {name} touches another (BA-8.14)"
        used |= set(path)
        if len(set(path)) < len(path):
            return f"fence {name} touches itself (BA-8.14)"
        if any(b not in [board.onward[3 * a + i] for i in range(3)] for a, b in pairwise(path)):
            return f"fence {name} has a piece that leads nowhere or inward (BA-8.13)"
        if not fences.is_finished(position, fence) and not fences.offered(position, fence):
            return f"unfinished fence {name} has no legal piece (BA-8.19)"
    if used != {v for v in range(int(board.vertices)) if position.fence[v]}:
        return "vertices are marked as fenced that are not"
    if (
        laid + sum(int(n) for n in position.pieces) != seats * allotment(position.seats)
        or min(int(n) for n in position.pieces) < 0
    ):
        return "fence pieces laid and left are not those handed out (BA-3.8)"
    return broken_ways(position) or broken_areas(position)


def broken_ways(position: BauernschlauPosition) -> str:
    """BA-8.15: every unfinished fence has a way of its own to the rim."""
    used: set[int] = set()
    for fence in range(int(position.seats)):
        if fences.is_finished(position, fence):
            continue
        vertex = before = int(fences.source(position, fence))
        while position.way[vertex] >= 0:
            before, vertex = vertex, int(position.way[vertex])
            if position.fence[vertex] or vertex in used or int(position.back[vertex]) != before:
                return f"the way out of fence {position.fence_name(fence)} is not its own"
            used.add(vertex)
        if vertex >= position.board.vertices or position.board.level[vertex] != position.board.radius:
            return f"fence {position.fence_name(fence)} has no way to the rim (BA-8.15)"
    return ""


def broken_areas(position: BauernschlauPosition) -> str:
    seats = int(position.seats)
    board = position.board
    for seat in range(seats):
        both = all(fences.is_finished(position, f) for f in (position.right_fence(seat), position.left_fence(seat)))
        if both != position.is_enclosed(seat):
            return f"seat {seat} is enclosed without both fences, or the other way round (BA-8.21)"
        area = [cell for cell in range(7, int(board.cells)) if position.land[cell] == seat + 1]
        if both and position.gaps[seat] != sum(not pastures.is_occupied(position, cell) for cell in area):
            return f"the empty pastures of seat {seat} are miscounted"
        if both and len({ring(*(pair_of(board.cell_names[cell]) or (0, 0))) for cell in area}) < board.radius - 1:
            return f"the area of seat {seat} lacks a ring (BA-8.25)"
    if all(position.is_enclosed(seat) for seat in range(seats)):
        homes = [int(position.land[1 + position.farms[seat]]) for seat in range(seats)]
        if any(position.land[cell] == 0 for cell in range(1, int(board.cells))) or homes != list(range(1, seats + 1)):
            return "the areas do not split the board, one farm each (BA-8.23)"
    return ""
