"""Who may see what: the table as a seat sees it, and truths that scenarios ask for."""

from __future__ import annotations

from sheepfold.core.asking import GONE, Data
from sheepfold.core.journal import Journal
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import same
from sheepfold.core.seats import LETTERS, letter
from sheepfold.games.bauernschlau.rules import actions, fences, hidden, notes, pastures, scoring
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import ACTION_WORDS, BONUS_ACTIONS, KINDS, NOWHERE, mix, tile_value
from sheepfold.games.bauernschlau.rules.phases import BONUS, CHOOSING_FIRST, ENDED, PHASES, PICKING
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

# Actions that are over as soon as they are named: with a single sheep face down, nothing is left to choose in `reveal` (BA-6.2).
AT_ONCE = (["end"], ["end", "reveal"])
STARTS: dict[str, dict[str, str]] = {}


def public(position: BauernschlauPosition) -> Data:
    """What everybody sees, built up from nothing. By hand rather than from the fields, for every move asks for it."""
    return public_after(position, None, {})


def public_after(position: BauernschlauPosition, before: BauernschlauPosition | None, seen: Data) -> Data:
    """What may be new after another position of this table, of which everybody saw that; everything, if there is none."""
    found: Data = {}
    phase_stays = before is not None and position.phase == before.phase
    turn_stays = before is not None and position.turn == before.turn
    sheep_stay = before is not None and same(position.ground, before.ground) and has_ended(position) == has_ended(before)
    farms_stay = before is not None and same(position.around, before.around)
    land_stays = before is not None and same(position.land, before.land) and same(position.gaps, before.gaps)
    pieces_stay = before is not None and same(position.pieces, before.pieces)
    fences_stay = farms_stay and before is not None and position.layout is before.layout
    if not phase_stays:
        found["phase"] = PHASES[position.phase]
    if before is None or position.game != before.game:
        found["game"] = int(position.game)
    if before is None or not same(position.totals, before.totals):
        found["totals"] = by_seat(position, position.totals)
    if before is None or position.first != before.first:
        found["first"] = LETTERS[position.first] if position.first >= 0 else ""
    if before is None or position.round != before.round:
        found["round"] = int(position.round)
    if not turn_stays:
        found["turn"] = LETTERS[position.turn] if position.turn >= 0 else ""
    add_actions(position, before, found)
    if before is None or not sheep_stay or not turn_stays or not same(position.tiles, before.tiles):
        found["unseen"] = by_value(hidden.unseen(position, NOWHERE))
    if not sheep_stay:
        found["sheep"] = sheep_texts(position, NOWHERE)
    if before is None or position.dog != before.dog:
        found["dog"] = position.board.cell_names[position.dog]
    if before is None or position.sent != before.sent:
        found["sent"] = position.board.cell_names[position.sent] if position.sent >= 0 else ""
    if before is None or not same(position.farms, before.farms):
        found["farms"] = taken_farms(position)
    if not pieces_stay:
        found["pieces"] = by_seat(position, position.pieces)
    if not fences_stay:
        found["fences"] = fence_texts(position)
    if not farms_stay:
        found["starts"] = starts(position)
    if not fences_stay:
        found["finished"] = finished_fences(position)
    if not land_stays:
        found["enclosed"] = enclosed_farms(position)
    if not (sheep_stay and land_stays and pieces_stay):
        found["tally"] = tallies(position)
    if before is None or position.last is not before.last:
        found["last"] = position.last
    if before is None:
        found["geese"] = position.board.goose_cells
        found["radius"] = int(position.board.radius)
    return found


def add_actions(position: BauernschlauPosition, before: BauernschlauPosition | None, found: Data) -> None:
    """What the player in turn is doing, and can do."""
    phase_stays = before is not None and position.phase == before.phase
    main_stays = before is not None and position.main == before.main
    bonus_stays = before is not None and position.bonus == before.bonus
    if not main_stays:
        found["main"] = position.main
    if not bonus_stays:
        found["bonus"] = int(position.bonus)
    if not phase_stays or not main_stays or not bonus_stays:
        found["bonus_at"] = bonus_at(position)
    special = actions.special_draws(position)
    if before is None or special != actions.special_draws(before):
        found["special"] = int(special)
    if before is None or position.doing != before.doing:
        found["doing"] = ACTION_WORDS[position.doing] if position.doing >= 0 else ""
    if before is None or position.draws != before.draws:
        found["draws"] = int(position.draws)
    if before is None or (position.down == 1) != (before.down == 1):
        found["at_once"] = AT_ONCE[1 if position.down == 1 else 0]
    if before is None or position.held != before.held:
        found["held"] = int(position.held)
    if before is None:
        found["hand"] = []
    if before is None or position.supply != before.supply:
        found["supply"] = int(position.supply)
    if before is None:
        found["mix"] = by_value(vec[i64](mix(position.setup.options["sheep_mix"])))


def own(position: BauernschlauPosition, seat: int, public: Data) -> Data:
    """What a seat sees besides: the tiles in its hand, and its own face-down sheep with the memory aid (BA-13.4)."""
    return own_after(position, seat, public, None, {}, {})


def own_after(
    position: BauernschlauPosition, seat: int, public: Data, before: BauernschlauPosition | None, new: Data, had: Data
) -> Data:
    """What may be new in that after another position: `new` is so for everybody, and this the seat saw besides."""
    found: Data = {}
    is_turn = seat == position.turn
    turn_stays = before is not None and position.turn == before.turn
    tiles_stay = before is not None and turn_stays and same(position.tiles, before.tiles)
    sheep_stay = before is not None and same(position.ground, before.ground) and has_ended(position) == has_ended(before)
    if not is_turn:
        take_out(found, had, "hand")
    elif not tiles_stay:
        found["hand"] = pastures.hand_values(position)
    if not is_turn and not position.memory_aid:
        take_out(found, had, "unseen")
    elif not tiles_stay or not sheep_stay:
        found["unseen"] = by_value(hidden.unseen(position, seat))
    if not position.memory_aid or position.down == 0:
        take_out(found, had, "sheep")
    elif not sheep_stay:
        found["sheep"] = sheep_texts(position, seat)
    return found


def take_out(found: Data, had: Data, key: str) -> None:
    """This is not there any more, if it was."""
    if key in had:
        found[key] = GONE


def sheep_texts(position: BauernschlauPosition, seat: i64) -> dict[str, str]:
    """`5 up`, `-3 down A`; `? down A` if this seat may not see it."""
    names = position.board.cell_names
    found: dict[str, str] = {}
    for cell in range(FIRST_PASTURE, position.board.cells):
        if pastures.is_sheepless(position, cell):
            continue
        value = str(tile_value(pastures.kind_at(position, cell)))
        if pastures.is_down(position, cell):
            shown = value if hidden.may_see(position, seat, cell) else "?"
            found[names[cell]] = shown + " down " + LETTERS[pastures.placer_at(position, cell)]
        else:
            found[names[cell]] = value + " up"
    return found


def fence_texts(position: BauernschlauPosition) -> dict[str, str]:
    found: dict[str, str] = {}
    if position.farms_known():
        names = position.board.vertex_names
        for fence in range(position.seats):
            found[position.fence_name(fence)] = " ".join([names[vertex] for vertex in position.path(fence)])
    return found


def by_seat(position: BauernschlauPosition, row: vec[i64]) -> dict[str, int]:
    return {LETTERS[seat]: int(row[seat]) for seat in range(position.seats)}


def taken_farms(position: BauernschlauPosition) -> dict[str, int]:
    return {seat: farm for seat, farm in by_seat(position, position.farms).items() if farm != NOWHERE}


def by_value(counts: vec[i64]) -> dict[str, int]:
    return {str(tile_value(kind)): int(counts[kind]) for kind in range(KINDS)}


def has_ended(position: BauernschlauPosition) -> bool:
    return position.phase == ENDED


def bonus_at(position: BauernschlauPosition) -> int:
    """Which bonus action of the turn is asked for or under way, from 1; 0 if none is."""
    if position.main or position.phase in (CHOOSING_FIRST, PICKING, ENDED):
        return 0
    return int(BONUS_ACTIONS - position.bonus + (1 if position.phase == BONUS else 0))


def finished_fences(position: BauernschlauPosition) -> list[str]:
    if not position.farms_known():
        return []
    return [position.fence_name(f) for f in range(int(position.seats)) if fences.is_finished(position, f)]


def tallies(position: BauernschlauPosition) -> dict[str, dict[str, int]]:
    return {LETTERS[seat]: tally(position, seat) for seat in range(position.seats) if position.is_enclosed(seat)}


def tally(position: BauernschlauPosition, seat: i64) -> dict[str, int]:
    """What an enclosed farm adds up to as it lies (BA-11.2)."""
    white: i64 = 0
    black: i64 = 0
    for cell in range(FIRST_PASTURE, position.board.cells):
        if position.land[cell] == seat + 1:
            worth = scoring.sheep_worth(position, cell)
            white += max(worth, 0)
            black -= min(worth, 0)
    pieces = position.pieces[seat]
    total = scoring.farm_score(position, seat)
    return {
        "white": int(white),
        "black": int(black),
        "pieces": int(pieces),
        "empty": int(position.gaps[seat]),
        "total": int(total),
    }


def enclosed_farms(position: BauernschlauPosition) -> dict[str, list[str]]:
    """The pastures of every enclosed farm, by seat."""
    names = position.board.cell_names
    return {
        letter(seat): [names[cell] for cell in range(7, len(names)) if position.land[cell] == seat + 1]
        for seat in range(int(position.seats))
        if position.is_enclosed(seat)
    }


# --- other questions


def reveals(position: BauernschlauPosition, seat: int, move: int) -> bool:
    """Whether a move turns up a sheep, or ends the game so that face-down ones are shown (BA-13.5)."""
    after, journal = position.copy(), Journal()
    after.journal = journal
    after.play(move, seat)
    return any(note.kind in (notes.TURNED, notes.SHOWED) for note in journal.read())


def facts(position: BauernschlauPosition) -> Data:
    """Derived truths: counts, areas, what may be built, what each enclosed farm is worth now."""
    board = position.board
    seats = range(int(position.seats))
    known = position.farms_known()
    return {
        "supply_count": int(position.supply),
        "free": int(pastures.free_cells(position)),
        "face_down": int(position.down),
        "box": 60 - sum(int(position.pieces[s]) for s in seats) - laid_pieces(position),
        "offers": {position.fence_name(f): " ".join(offered(position, f)) for f in seats} if known else {},
        "areas": {s: " ".join(sorted(cells)) for s, cells in enclosed_farms(position).items()},
        "sizes": {s: len(cells) for s, cells in enclosed_farms(position).items()},
        "farm_cells": {
            letter(s): " ".join(str(f) for f in range(6) if position.land[1 + f] == s + 1)
            for s in seats
            if position.is_enclosed(s)
        },
        "gaps": {letter(s): int(position.gaps[s]) for s in seats if position.is_enclosed(s)},
        "worth": {letter(s): int(scoring.farm_score(position, s)) for s in seats if position.is_enclosed(s)},
        "cells": {
            board.cell_names[c]: int(scoring.sheep_worth(position, c)) for c in range(int(board.cells)) if position.ground[c]
        },
    }


def laid_pieces(position: BauernschlauPosition) -> int:
    return sum(max(0, len(position.path(f)) - 1) for f in range(int(position.seats))) if position.farms_known() else 0


def offered(position: BauernschlauPosition, fence: int) -> list[str]:
    """The vertices to which a fence may be built now."""
    names = position.board.vertex_names
    count = int(fences.offered(position, fence))
    return sorted(names[fences.nth_offer(position, fence, i)] for i in range(count))


def starts(position: BauernschlauPosition) -> dict[str, str]:
    """By fence, the edges on which its first piece may stand; worked out once for the same farms, as every view has it."""
    if not position.farms_known():
        return {}
    key = " ".join([*position.board.vertex_names[:6], *[str(farm) for farm in position.around]])
    found = STARTS.get(key)
    if found is None:
        found = {position.fence_name(fence): start_texts(position, fence) for fence in range(int(position.seats))}
        STARTS[key] = found
    return found


def start_texts(position: BauernschlauPosition, fence: int) -> str:
    """Gate and junction of each edge between its farms (BA-8.8)."""
    names, junction = position.board.vertex_names, position.board.junction
    gates = [fences.start_gate(position, fence, nth) for nth in range(int(fences.start_edges(position, fence)))]
    return " ".join([names[gate] + " " + names[junction[gate]] for gate in gates])
