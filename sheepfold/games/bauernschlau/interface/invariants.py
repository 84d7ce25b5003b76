"""What always holds: how long a game can be, and what no position may break."""

from __future__ import annotations

from itertools import pairwise

from sheepfold.core.setup import Setup
from sheepfold.games.bauernschlau.rules import actions, fences, pastures, rounds
from sheepfold.games.bauernschlau.rules.board import is_pasture, pair_of, ring
from sheepfold.games.bauernschlau.rules.components import DOG, KINDS, TILES, allotment, mix
from sheepfold.games.bauernschlau.rules.phases import BONUS, DRAWING, ENDED, MAIN, PARKING, PUTTING, SENDING
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def bound(setup: Setup) -> int:
    """BA-14.1: a tile is placed once (word, draw, put) and turned once (at most word, drive, to, park, and an `end`); a piece
    is laid once (word, build). Before each game everybody may pick a farm; before the first fate chooses who begins."""
    tiles = int(TILES) * (3 + 5)
    pieces = 2 * setup.seats * int(allotment(setup.seats))
    return int(setup.options["championship"]) * (tiles + pieces + setup.seats) + 1


def broken(position: BauernschlauPosition) -> str:
    """The first invariant that does not hold, in words."""
    return broken_tiles(position) or broken_turn(position) or (broken_fences(position) if position.farms_known() else "")


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
        return f"the tiles on the board, in hand and in the supply are {count}, not the mix"
    if (sheep, down) != (position.sheep, position.down):
        return f"{sheep} sheep, {down} face down, but {position.sheep} and {position.down} were counted"
    if position.supply != sum(int(position.tiles[k]) for k in range(int(KINDS))):
        return "the supply is miscounted"
    if position.held != sum(int(position.tiles[KINDS + k]) for k in range(int(KINDS))):
        return "the hand is miscounted"
    if 0 < position.dog < 7:
        return "the dog stands on a farm (BA-2.4)"
    if not pastures.is_sheepless(position, position.dog) and position.phase != SENDING:
        return "dog and sheep share a cell (BA-2.2)"
    return ""


def broken_turn(position: BauernschlauPosition) -> str:
    phase = position.phase
    if position.held and phase not in (DRAWING, PUTTING):
        return "a tile is held outside an action (BA-5.4)"
    if not 0 <= position.bonus <= 2 or (position.bonus and position.main):
        return f"{position.bonus} bonus actions {'before' if position.main else 'after'} the main action (BA-4.8)"
    if (phase == BONUS) and position.bonus == 0:
        return "asked for a bonus action that is not there (BA-4.9)"
    if phase in (MAIN, BONUS) and position.doing >= 0:
        return "an action is under way while one is asked for (BA-4.10)"
    if (phase == PARKING) != (position.sent >= 0) or (phase in (SENDING, PARKING) and position.doing != DOG):
        return "a sheep is driven outside the dog action (BA-7.9)"
    if position.round == 1 and phase != ENDED and (position.doing > 0 or position.bonus):
        return "more than placing in the first round (BA-4.1)"
    if phase == MAIN and not actions.has_main(position, position.turn):
        return "asked for an action where none is legal (BA-4.4)"
    if phase in (MAIN, BONUS) and rounds.some_farm_full(position):
        return "an enclosed farm is full, but the game goes on (BA-10.2)"
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
            if position.fence[vertex] or vertex in used or position.back[vertex] != before:
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
