"""Who may see what: the table as a seat sees it, and a move as it hears it, with all that followed by itself."""

from __future__ import annotations

from typing import Any

from sheepfold.core.position import FATE
from sheepfold.core.seats import letter
from sheepfold.games.bauernschlau import choices, fences, insight, moves, rules, scoring
from sheepfold.games.bauernschlau.components import (
    ACTION_WORDS,
    CHOOSING_FIRST,
    ENDED,
    MAIN,
    PHASE_WORDS,
    PICKING,
    mix,
    tile_value,
)
from sheepfold.games.bauernschlau.position import BauernschlauPosition

Data = dict[str, Any]
Told = tuple[str, str]


def look(position: BauernschlauPosition, seat: int | None) -> Data:
    """Built up from nothing; the value of a face-down sheep only where insight.may_see allows it."""
    board = position.board
    seats = range(int(position.seats))
    own = seat is not None and position.turn == seat
    return {
        "phase": PHASE_WORDS[position.phase],
        "game": int(position.game),
        "totals": {letter(s): int(position.totals[s]) for s in seats},
        "first": letter(int(position.first)) if position.first >= 0 else "",
        "round": int(position.round),
        "turn": letter(int(position.turn)) if position.turn >= 0 else "",
        "main": position.main,
        "bonus": int(position.bonus),
        "doing": ACTION_WORDS[position.doing] if position.doing >= 0 else "",
        "draws": int(position.draws),
        "held": int(position.held),
        "hand": position.hand_values() if own else [],
        "supply": int(position.supply),
        "mix": {str(tile_value(kind)): n for kind, n in enumerate(mix(position.setup.options["sheepMix"]))},
        "sheep": {board.cell_names[c]: sheep_text(position, seat, c) for c in range(int(board.cells)) if position.ground[c]},
        "dog": board.cell_names[position.dog],
        "sent": board.cell_names[position.sent] if position.sent >= 0 else "",
        "farms": {letter(s): int(position.farms[s]) for s in seats if position.farms[s] >= 0},
        "pieces": {letter(s): int(position.pieces[s]) for s in seats},
        "fences": fence_paths(position),
        "enclosed": enclosed_farms(position),
        "last": position.last,
        "geese": {board.cell_names[c]: int(board.geese[c]) for c in range(int(board.cells)) if board.geese[c] > 1},
    }


def sheep_text(position: BauernschlauPosition, seat: int | None, cell: int) -> str:
    """`5 up`, `? down A`."""
    value = str(tile_value(position.kind_at(cell)))
    if not position.is_down(cell):
        return f"{value} up"
    if not insight.may_see(position, int(FATE) if seat is None else seat, cell):
        value = "?"
    return f"{value} down {letter(int(position.placer_at(cell)))}"


def fence_paths(position: BauernschlauPosition) -> dict[str, str]:
    if not position.farms_known():
        return {}
    names = position.board.vertex_names
    every = range(int(position.seats))
    return {position.fence_name(f): " ".join(names[v] for v in position.path(f)) for f in every}


def enclosed_farms(position: BauernschlauPosition) -> dict[str, list[str]]:
    """The pastures of every enclosed farm, by seat."""
    names = position.board.cell_names
    return {
        letter(seat): [names[cell] for cell in range(7, len(names)) if position.land[cell] == seat + 1]
        for seat in range(int(position.seats))
        if position.is_enclosed(seat)
    }


# --- what is heard


def hear(before: BauernschlauPosition, seat: int, move: int, after: BauernschlauPosition, to: int | None) -> list[Told]:
    """The move, and step by step what came of it: the same steps as rules.play takes."""
    now = before.copy()
    told = hear_one(now, seat, move, to)
    sole = int(choices.sole_choice(now))
    while sole >= 0:
        told += hear_one(now, int(now.turn), sole, to)
        sole = int(choices.sole_choice(now))
    return told


def hear_one(position: BauernschlauPosition, seat: int, move: int, to: int | None) -> list[Told]:
    """One move and what it set off; moves the position on."""
    was = position.copy()
    told = [(letter(seat), move_text(position, seat, move, to))]
    rules.take(position, move)
    if moves.is_turn(move) or moves.is_to(move):
        cell = int(moves.cell_of(move))
        kind = was.kind_at(cell if moves.is_turn(move) else was.dog)
        told.append(("fate", f"turned {tile_value(kind)} on {position.board.cell_names[cell]}"))
    if moves.is_build(move):
        told += hear_fence(was, move)
    if position.bonus > was.bonus:
        told.append((letter(int(position.turn)), f"gained {position.bonus} bonus actions"))
    return told + hear_turn(was, position)


def move_text(position: BauernschlauPosition, seat: int, move: int, to: int | None) -> str:
    """A tile drawn or in hand is known to its holder alone (BA-13.2)."""
    if to != position.turn:
        if moves.is_drawn(move):
            return "drawn ?"
        if moves.is_lay(move):
            return f"put ? {position.board.cell_names[moves.cell_of(move)]}"
    return moves.say(position, seat, move)


def hear_fence(was: BauernschlauPosition, move: int) -> list[Told]:
    """A fence finished, farms enclosed; told of the position before, for a new game may have begun since."""
    fence = int(moves.fence_of(move))
    if was.board.level[moves.vertex_of(move)] < was.board.radius:
        return []
    told = [("fate", f"finished fence {was.fence_name(fence)}")]
    for i in range(2):
        seat = int(was.holder[(fence + i) % was.seats])
        others = {int(was.right_fence(seat)), int(was.left_fence(seat))} - {fence}
        if all(fences.is_finished(was, other) for other in others):
            told.append((letter(seat), "enclosed"))
    return told


def hear_turn(was: BauernschlauPosition, now: BauernschlauPosition) -> list[Told]:
    """Seats skipped, a new round, the end of a game."""
    if now.game > was.game or now.phase == ENDED:
        return hear_end(was, now)
    told: list[Told] = []
    if now.phase != MAIN or was.phase == CHOOSING_FIRST or was.phase == PICKING:
        return told
    seat = (int(was.turn) + 1) % int(now.seats)
    while True:
        if seat == now.first:
            told.append(("fate", f"began round {now.round}"))
        if seat == now.turn:
            return told
        told.append((letter(seat), "skipped"))
        seat = (seat + 1) % int(now.seats)


def hear_end(was: BauernschlauPosition, now: BauernschlauPosition) -> list[Told]:
    """The end, the sheep that lay face down (BA-13.5), the points; of the next game, that it begins."""
    end: dict[str, Any] = now.last if now.game > was.game else now.to_data()
    told: list[Told] = [("fate", "ended the game")]
    for cell, text in end["sheep"].items():
        if "down" in text:
            told.append(("fate", f"showed {text.split()[0]} on {cell}"))
    if now.championship > 1:
        for seat in range(int(now.seats)):
            told.append((letter(seat), f"scored {now.totals[seat] - was.totals[seat]}"))
        if now.game > was.game:
            told.append(("fate", f"began game {now.game}"))
    else:
        for seat in range(int(now.seats)):
            told.append((letter(seat), f"scored {scoring.farm_score(now, seat)}" if now.is_enclosed(seat) else "left open"))
    return told


def reveals(position: BauernschlauPosition, seat: int, move: int) -> bool:
    """Whether a move turns up a sheep, or ends the game so that face-down ones are shown (BA-13.5)."""
    return any(text.startswith(("turned ", "showed ")) for who, text in hear(position, seat, move, position, seat))


# --- truths for scenarios


def facts(position: BauernschlauPosition) -> Data:
    """Derived truths: counts, areas, what may be built, what each enclosed farm is worth now."""
    board = position.board
    seats = range(int(position.seats))
    known = position.farms_known()
    return {
        "supply_count": int(position.supply),
        "free": int(position.free_cells()),
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
