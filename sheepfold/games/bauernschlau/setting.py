"""The start of a game, and whole positions read back from data."""

from __future__ import annotations

from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.packed import i64, vec
from sheepfold.core.seats import LETTERS, letter, seat_of
from sheepfold.core.setup import Setup
from sheepfold.games.bauernschlau import fences, rounds, rules
from sheepfold.games.bauernschlau.components import (
    ACTION_WORDS,
    CHOOSING_FIRST,
    HIDDEN,
    KINDS,
    NOWHERE,
    PHASE_WORDS,
    kind_of_value,
    tile_value,
)
from sheepfold.games.bauernschlau.data import board_of
from sheepfold.games.bauernschlau.position import BauernschlauPosition

Data = dict[str, Any]


def blank(setup: Setup) -> BauernschlauPosition:
    """Before anything: the first player is not known."""
    position = BauernschlauPosition(setup, board_of(setup))
    position.championship = int(setup.options["championship"])
    position.memory_aid = setup.options["memoryAid"] == "on"
    position.dog_bonus = setup.options["dogBlackBonus"] == "on"
    position.pick = setup.options["farmChoice"] == "pick"
    position.game = 1
    position.first = NOWHERE
    position.phase = CHOOSING_FIRST
    position.totals = vec[i64]([0] * setup.seats)
    position.last = {}
    rounds.clear_board(position)
    return position


def start(setup: Setup) -> BauernschlauPosition:
    position = blank(setup)
    first = seat_of(setup.options["firstPlayer"], setup.seats)
    if first is not None:
        position.first = first
        rounds.begin_game(position)
        rules.settle(position)
    return position


# --- a whole position


def load(setup: Setup, data: Data) -> BauernschlauPosition:
    """The inverse of to_data."""
    position = blank(setup)
    board = position.board
    position.phase = PHASE_WORDS.index(data["phase"])
    position.game = data["game"]
    position.first = LETTERS.find(data["first"]) if data["first"] else NOWHERE
    position.turn = LETTERS.find(data["turn"]) if data["turn"] else NOWHERE
    position.round = data["round"]
    position.main = data["main"]
    position.bonus = data["bonus"]
    position.doing = ACTION_WORDS.index(data["doing"]) if data["doing"] else NOWHERE
    position.draws = data["draws"]
    position.dog = board.cell_numbers[data["dog"]]
    position.sent = board.cell_numbers[data["sent"]] if data["sent"] else NOWHERE
    position.totals = by_seat(setup, data["totals"], 0)
    position.pieces = by_seat(setup, data["pieces"], 0)
    position.last = data["last"]
    load_tiles(position, data)
    position.farms = by_seat(setup, data["farms"], NOWHERE)
    if len(data["farms"]) == setup.seats:
        rounds.lay_out_farms(position)
        load_fences(position, data["fences"])
    return position


def by_seat(setup: Setup, table: dict[str, int], missing: int) -> vec[i64]:
    return vec[i64]([table.get(letter(seat), missing) for seat in range(setup.seats)])


def load_tiles(position: BauernschlauPosition, data: Data) -> None:
    hand = [0] * int(KINDS)
    for value in data["hand"]:
        hand[kind_of_value(value)] += 1
    supply = [data["supply"][str(tile_value(kind))] for kind in range(int(KINDS))]
    position.tiles = vec[i64](supply + hand)
    position.supply = sum(supply)
    position.held = sum(hand)
    for cell, text in data["sheep"].items():
        value, side, *placer = text.split()
        code = kind_of_value(int(value)) + 1
        if side == "down":
            code += HIDDEN * (LETTERS.find(placer[0]) + 1)
            position.down += 1
        position.ground[position.board.cell_numbers[cell]] = code
        position.sheep += 1


def load_fences(position: BauernschlauPosition, found: dict[str, str]) -> None:
    """Lay the fences, find ways out for the others, note what is enclosed."""
    board = position.board
    for fence in range(int(position.seats)):
        path = [board.vertex_numbers[vertex] for vertex in found[position.fence_name(fence)].split()]
        for i, vertex in enumerate(path):
            position.fence[vertex] = fence + 1
            if i > 0:
                position.back[vertex] = path[i - 1]
                position.way[path[i - 1]] = vertex
        position.tips[fence] = path[-1] if path else NOWHERE
    if not fences.find_witness(position):
        raise BadInput("fences: not all unfinished fences can still reach the rim together (BA-8.15)")
    for seat in range(int(position.seats)):
        if all(fences.is_finished(position, f) for f in (position.right_fence(seat), position.left_fence(seat))):
            fences.enclose(position, seat)
