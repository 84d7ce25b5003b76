"""From one action to the next, from one turn to the next, from one game to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sheepfold.core.journal import note
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.bauernschlau.rules import actions, fences, pastures, scoring
from sheepfold.games.bauernschlau.rules.board import CENTRE
from sheepfold.games.bauernschlau.rules.components import BONUS_ACTIONS, FARMS, NOWHERE, TILES, allotment, mix, occupied_farms
from sheepfold.games.bauernschlau.rules.notes import GAINED, GAME_OVER, LEFT_OPEN, NEW_GAME, NEW_ROUND, SCORED, SHOWED, SKIPPED
from sheepfold.games.bauernschlau.rules.phases import BONUS, ENDED, MAIN, PICKING

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


# --- from one action to the next


def finish_action(position: BauernschlauPosition, black: bool) -> None:
    """The end is tested (BA-10.1); then bonus actions, at most once in a turn (BA-4.5, BA-4.8); then the next turn."""
    position.doing = NOWHERE
    if some_farm_full(position):
        end_game(position)
        return
    gained = position.main and black
    if gained:
        position.bonus = BONUS_ACTIONS
    position.main = False
    if position.bonus > 0 and actions.has_ordinary(position, position.turn):
        position.phase = BONUS
        if gained:
            note(position.journal, GAINED, position.turn, BONUS_ACTIONS)
    else:
        next_turn(position)


def some_farm_full(position: BauernschlauPosition) -> bool:
    """BA-10.2"""
    for seat in range(position.seats):
        if position.gaps[seat] == 0:
            return True
    return False


def next_turn(position: BauernschlauPosition) -> None:
    """The next seat that can act (BA-4.4); if none can, the game ends (BA-14.3)."""
    position.bonus = 0
    last = position.turn
    for i in range(position.seats):
        position.turn = (position.turn + 1) % position.seats
        if position.turn == position.first:
            position.round += 1
        if actions.has_main(position, position.turn):
            note_turns(position, last)
            begin_turn(position)
            return
    end_game(position)


def note_turns(position: BauernschlauPosition, last: i64) -> None:
    """The seats passed over since the last turn, and whether a new round has begun."""
    if position.journal is None:
        return
    seat = (last + 1) % position.seats
    while True:
        if seat == position.first:
            note(position.journal, NEW_ROUND, seat, position.round)
        if seat == position.turn:
            return
        note(position.journal, SKIPPED, seat)
        seat = (seat + 1) % position.seats


def begin_turn(position: BauernschlauPosition) -> None:
    position.main = True
    position.phase = MAIN


# --- from one game to the next


def end_game(position: BauernschlauPosition) -> None:
    position.main = False
    position.bonus = 0
    position.phase = ENDED
    note_end(position)
    if position.championship == 1:
        return
    scoring.add_to_totals(position)
    if position.game < position.championship:
        position.last = ended_game(position)
        position.game += 1
        position.first = (position.first + 1) % position.seats  # BA-12.4
        note(position.journal, NEW_GAME, position.first, position.game)
        clear_board(position)
        begin_game(position)


def note_end(position: BauernschlauPosition) -> None:
    """The end, the sheep that still lay face down (BA-13.5), everybody's points."""
    journal = position.journal
    if journal is None:
        return
    note(journal, GAME_OVER, position.turn)
    for cell in range(position.board.cells):
        if pastures.is_down(position, cell):
            note(journal, SHOWED, pastures.placer_at(position, cell), pastures.kind_at(position, cell), cell)
    for seat in range(position.seats):
        if position.championship > 1:
            note(journal, SCORED, seat, scoring.championship_points(position, seat))
        elif position.is_enclosed(seat):
            note(journal, SCORED, seat, scoring.farm_score(position, seat))
        else:
            note(journal, LEFT_OPEN, seat)


def ended_game(position: BauernschlauPosition) -> dict[str, Any]:
    """How a game of a championship ended, for all to see while the next is played (BA-13.5)."""
    data = position.to_data()
    return {key: data[key] for key in ("game", "totals", "sheep", "dog", "farms", "pieces", "fences")}


def clear_board(position: BauernschlauPosition) -> None:
    """Everything as before a game (BA-3.1, BA-3.2, BA-3.8, BA-3.9)."""
    board = position.board
    seats = position.seats
    position.round = 1
    position.turn = NOWHERE
    position.main = False
    position.bonus = 0
    position.doing = NOWHERE
    position.draws = 0
    position.dog = CENTRE
    position.sent = NOWHERE
    position.ground = board.no_cells[:]
    tiles = mix(position.setup.options["sheep_mix"])
    tiles.extend([0, 0, 0, 0, 0])  # the hand
    position.tiles = vec[i64](tiles)
    position.supply = TILES
    position.held = 0
    position.sheep = 0
    position.down = 0
    position.fence = board.no_vertices[:]
    position.way = board.no_links[:]
    position.back = board.no_links[:]
    position.tips = vec[i64]([-1] * seats)
    position.pieces = vec[i64]([allotment(seats)] * seats)
    position.gaps = vec[i64]([-1] * seats)
    position.land = board.no_cells
    position.layout = fences.Layout(board)
    position.farms = vec[i64]([-1] * seats)
    position.rank = zeros(0)
    position.around = zeros(0)
    position.holder = zeros(0)


def begin_game(position: BauernschlauPosition) -> None:
    """The first player is known: farms are picked or dealt out, then the first turn."""
    position.turn = position.first
    if position.pick:
        position.phase = PICKING
        return
    position.farms = vec[i64](occupied_farms(int(position.seats)))
    lay_out_farms(position)
    fences.find_witness(position)
    begin_turn(position)


def pick_farm(position: BauernschlauPosition, farm: i64) -> None:
    farms = position.farms[:]
    farms[position.turn] = farm
    position.farms = farms
    position.turn = (position.turn + 1) % position.seats
    if position.turn == position.first:
        lay_out_farms(position)
        fences.find_witness(position)
        begin_turn(position)


def lay_out_farms(position: BauernschlauPosition) -> None:
    """Who sits where round the centre, clockwise: that says which fence lies between whom (BA-8.2)."""
    seats = position.seats
    rank = zeros(seats)
    around = zeros(seats)
    holder = zeros(seats)
    index: i64 = 0
    for farm in range(FARMS):
        for seat in range(seats):
            if position.farms[seat] == farm:
                rank[seat] = index
                around[index] = farm
                holder[index] = seat
                index += 1
    position.rank = rank
    position.around = around
    position.holder = holder
    # Copies made while farms are picked share the layout from before; from here on each has fences of its own.
    position.layout = fences.Layout(position.board)
