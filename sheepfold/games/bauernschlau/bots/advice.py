"""Why a move is good, in one sentence, from what its seat may see."""

from __future__ import annotations

from sheepfold.core.asking import codes
from sheepfold.core.game import Data
from sheepfold.core.message import Message, Value, is_you, seat_name
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS, letter
from sheepfold.core.setup import Setup
from sheepfold.games.bauernschlau.bots import exact, territory
from sheepfold.games.bauernschlau.bots.case import Case
from sheepfold.games.bauernschlau.interface import completion
from sheepfold.games.bauernschlau.rules import actions, fences, hidden, moves, pastures
from sheepfold.games.bauernschlau.rules.board import CENTRE
from sheepfold.games.bauernschlau.rules.components import DOG, END, FENCE, PLACE, REVEAL, SPECIAL, tile_value
from sheepfold.games.bauernschlau.rules.data import BOARD, check
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def why(name: str, **values: Value) -> Message:
    return Message(f"why-bauernschlau-{name}", values)


def advice(view: Data, move: str) -> Message:
    seat = LETTERS.index(view["seat"])
    position = world(view, seat)
    return why_move(position, seat, next(code for code in codes(position, seat) if moves.say(position, seat, code) == move))


def world(view: Data, seat: int) -> BauernschlauPosition:
    """Some world that looks like this view; always the same one."""
    setup = Setup(view["game"], view["seats"], view["options"], {"board": check(BOARD.in_view(view))})
    return completion.imagine_table(setup, seat, view["table"], Rng(1))


def why_move(position: BauernschlauPosition, seat: int, move: int) -> Message:
    """Why a legal move is good; the same view and move always give the same answer, whatever world was imagined."""
    case = Case(position, seat)
    if moves.is_action(move):
        return why_action(case, move)
    if moves.is_farm(move):
        return why("farm")
    if moves.is_build(move):
        return why_build(case, move)
    if moves.is_lay(move):
        return why_put(case, int(moves.named_cell(move)), int(moves.lay_kind(move)))
    word = moves.say(position, seat, move).split()[0]
    if word == "put":
        return why_put(case, int(moves.named_cell(move)), int(pastures.kind_in_hand(position)))
    return {"turn": why_turn, "drive": why_drive, "to": why_to, "park": why_park}[word](case, int(moves.named_cell(move)))


def points(hundredths: int) -> float:
    return round(hundredths / 100, 1) + 0.0  # never a -0


# --- actions


def why_action(case: Case, action: int) -> Message:
    position, seat = case.position, case.seat
    if action == PLACE:
        counts = hidden.unseen(position, seat)
        return why("place", black=int(exact.percent_black(counts)), mean=points(int(exact.mean_of(counts))))
    if action == SPECIAL:
        return why("special", tiles=int(actions.special_draws(position)))
    if action == FENCE:
        both = {int(position.right_fence(seat)), int(position.left_fence(seat))}
        needed = sum(int(exact.pieces_to_finish(position, fence)) for fence in both)
        return why("fence-need", needed=needed) if position.round > 8 else why("fence")
    if action == END:
        return why("end")
    return why_sheep(case, action, case.best_down(action))


def why_sheep(case: Case, action: int, cell: int) -> Message:
    position = case.position
    if action == REVEAL and position.main and case.black(cell) >= 40:
        return why("reveal-black", cell=case.name(cell), black=case.black(cell))
    if action == REVEAL:
        return why("reveal", cell=case.name(cell))
    if action == DOG and case.guess(cell) < 0:
        return why("dog-away", cell=case.name(cell))
    free = [c for c in range(7, int(position.board.cells)) if pastures.is_sheepless(position, c)]
    best = max(free, key=lambda c: case.own_edge(c))
    return why("dog-take", cell=case.name(cell), times=int(position.board.geese[best]))


# --- sheep


def why_put(case: Case, cell: int, kind: int) -> Message:
    position = case.position
    value, name = int(tile_value(kind)), case.name(cell)
    points = abs(value) * int(position.board.geese[cell])
    full = case.fills(cell)
    if full is not None and position.held == 1:
        return why("put-last", **owner(full))
    if value > 0 and case.own_edge(cell) > 0:
        return why("put-own", cell=name, value=value, share=case.own_share(cell), points=points)
    if value < 0 and case.own_edge(cell) < 0 and case.owner(cell) != case.seat:
        return why("put-rival", cell=name, points=points, rival=seat_name(letter(case.owner(cell))))
    return why("put-aside", cell=name)


def why_turn(case: Case, cell: int) -> Message:
    if case.position.main and case.black(cell) >= 40:
        return why("turn-black", black=case.black(cell))
    if case.guess(cell) > 0 and case.owner(cell) == case.seat:
        return why("turn-own", share=case.own_share(cell), value=points(case.guess(cell)))
    return why("turn")


def why_drive(case: Case, cell: int) -> Message:
    placer = int(pastures.placer_at(case.position, cell))
    if placer != case.seat and case.edge(cell, placer) > 50:
        return why("drive-take", placer=seat_name(letter(placer)), value=points(case.guess(cell)))
    if case.guess(cell) < 0 and case.own_edge(cell) > 0:
        return why("drive-away", black=case.black(cell))
    return why("drive", value=points(case.guess(cell)))


def why_to(case: Case, cell: int) -> Message:
    times, guess = int(case.position.board.geese[cell]), case.guess(int(case.position.dog))
    if guess > 0 and case.own_edge(cell) > 0:
        return why("to-own", cell=case.name(cell), times=times, share=case.own_share(cell))
    if guess < 0 and case.owner(cell) != case.seat:
        return why("to-rival", cell=case.name(cell), points=3 * times, rival=seat_name(letter(case.owner(cell))))
    return why("to", cell=case.name(cell))


def why_park(case: Case, cell: int) -> Message:
    if cell == CENTRE:
        return why("park-home")
    full = case.fills(cell)
    return why("park", cell=case.name(cell)) if full is None else why("park-last", **owner(full))


def owner(seat: int) -> dict[str, Message]:
    return {"owner": seat_name(letter(seat)), "you": is_you(letter(seat))}


# --- fences


def why_build(case: Case, move: int) -> Message:
    position, seat = case.position, case.seat
    board = position.board
    fence, vertex = int(moves.build_fence(move)), int(moves.build_vertex(move))
    right = fence == position.right_fence(seat)
    tip = int(position.tips[fence])
    if board.level[vertex] == board.radius:
        return why("build-end")
    if tip < 0:
        nth = (int(fences.gate_before(position, fence, vertex)) - int(position.around[fence])) % 6
        between = nth if right else int(fences.start_edges(position, fence)) - 1 - nth
        return why("build-start", farms=between)
    before = int(exact.pieces_to_finish(position, fence))
    after = position.copy()
    fences.lay(after, fence, vertex)
    left = int(exact.pieces_to_finish(after, fence))
    turned = int(territory.swing(board.vertex_angle[tip], board.vertex_angle[vertex]))
    if board.level[vertex] > board.level[tip] or (left < before and (turned > 0) != right):
        return why("build-out" if left < before else "build", left=left)
    return why("build-room" if (turned > 0) == right else "build", left=left)
