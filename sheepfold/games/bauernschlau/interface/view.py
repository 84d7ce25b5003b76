"""Who may see what: the table as a seat sees it, and truths that scenarios ask for."""

from __future__ import annotations

from typing import Any

from sheepfold.core.journal import Journal
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import same
from sheepfold.core.seats import LETTERS, letter
from sheepfold.games.bauernschlau.rules import actions, fences, hidden, notes, pastures, scoring
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import ACTION_WORDS, BONUS_ACTIONS, KINDS, NOWHERE, mix, tile_value
from sheepfold.games.bauernschlau.rules.phases import BONUS, CHOOSING_FIRST, ENDED, PHASES, PICKING
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

Data = dict[str, Any]

# Actions that are over as soon as they are named: with a single sheep face down, nothing is left to choose in `reveal` (BA-6.2).
AT_ONCE = (["end"], ["end", "reveal"])
STARTS: dict[str, dict[str, str]] = {}


def public(position: BauernschlauPosition) -> Data:
    """What everybody sees, built up from nothing. By hand rather than from the fields, for every move asks for it."""
    return public_after(position, None, {})


def public_after(position: BauernschlauPosition, before: BauernschlauPosition | None, seen: Data) -> Data:
    """The same after another position of this table, of which everybody saw that: what cannot have changed is what it was."""
    board = position.board
    sheep_stay = before is not None and same(position.ground, before.ground) and has_ended(position) == has_ended(before)
    tiles_stay = sheep_stay and before is not None and same(position.tiles, before.tiles) and position.turn == before.turn
    farms_stay = before is not None and same(position.around, before.around)
    fences_stay = farms_stay and before is not None and same(position.tips, before.tips) and same(position.back, before.back)
    land_stays = before is not None and same(position.land, before.land) and same(position.gaps, before.gaps)
    pieces_stay = before is not None and same(position.pieces, before.pieces)
    return {
        "phase": PHASES[position.phase],
        "game": int(position.game),
        "totals": seen["totals"]
        if before is not None and same(position.totals, before.totals)
        else by_seat(position, position.totals),
        "first": LETTERS[position.first] if position.first >= 0 else "",
        "round": int(position.round),
        "turn": LETTERS[position.turn] if position.turn >= 0 else "",
        "main": position.main,
        "bonus": int(position.bonus),
        "bonus_at": bonus_at(position),
        "special": int(actions.special_draws(position)),
        "doing": ACTION_WORDS[position.doing] if position.doing >= 0 else "",
        "draws": int(position.draws),
        "at_once": AT_ONCE[1 if position.down == 1 else 0],
        "held": int(position.held),
        "hand": [],
        "supply": int(position.supply),
        "mix": seen["mix"] if before is not None else by_value(vec[i64](mix(position.setup.options["sheep_mix"]))),
        "unseen": seen["unseen"] if tiles_stay else by_value(hidden.unseen(position, NOWHERE)),
        "sheep": seen["sheep"] if sheep_stay else sheep_texts(position, NOWHERE),
        "dog": board.cell_names[position.dog],
        "sent": board.cell_names[position.sent] if position.sent >= 0 else "",
        "farms": seen["farms"] if before is not None and same(position.farms, before.farms) else taken_farms(position),
        "pieces": seen["pieces"] if pieces_stay else by_seat(position, position.pieces),
        "fences": seen["fences"] if fences_stay else fence_texts(position),
        "starts": seen["starts"] if farms_stay else starts(position),
        "finished": seen["finished"] if fences_stay else finished_fences(position),
        "enclosed": seen["enclosed"] if land_stays else enclosed_farms(position),
        "tally": seen["tally"] if sheep_stay and land_stays and pieces_stay else tallies(position),
        "last": position.last,
        "geese": board.goose_cells,
        "radius": int(board.radius),
    }


def own(position: BauernschlauPosition, seat: int, public: Data) -> Data:
    """What a seat sees besides: the tiles in its hand, and its own face-down sheep with the memory aid (BA-13.4)."""
    found: Data = {"hand": pastures.hand_values(position)} if seat == position.turn else {}
    if seat == position.turn or position.memory_aid:
        found["unseen"] = by_value(hidden.unseen(position, seat))
    if position.memory_aid and position.down > 0:
        found["sheep"] = sheep_texts(position, seat)
    return found


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
