"""Why a move is refused: the first reason that applies, as a message, and the rule."""

from __future__ import annotations

from sheepfold.core.errors import Reason, Refused, no
from sheepfold.core.message import Message, either
from sheepfold.games.bauernschlau.interface.things import cell_name, sheep_name
from sheepfold.games.bauernschlau.rules import actions, fences, moves, pastures
from sheepfold.games.bauernschlau.rules.board import CENTRE, is_pasture
from sheepfold.games.bauernschlau.rules.components import SPECIAL, kind_of_value
from sheepfold.games.bauernschlau.rules.phases import (
    BONUS,
    BUILDING,
    DRIVING,
    MAIN,
    PARKING,
    PHASES,
    PICKING,
    PUTTING,
    SENDING,
    TURNING,
)
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

FINE: Reason = (Message(""), "")  # nothing speaks against it

ACTIONS = ["place", "reveal", "dog", "fence", "special"]
ACTION_OF = {"put": "place", "turn": "reveal", "drive": "dog", "to": "dog", "park": "dog", "build": "fence"}
PHASE_OF = {"put": PUTTING, "turn": TURNING, "drive": DRIVING, "to": SENDING, "park": PARKING, "build": BUILDING}
RULE_OF = {
    PUTTING: "BA-5.4",
    TURNING: "BA-6.2",
    DRIVING: "BA-7.3",
    SENDING: "BA-7.5",
    PARKING: "BA-7.7",
    BUILDING: "BA-8.5",
}


def explain(position: BauernschlauPosition, seat: int, text: str) -> Refused:
    """A text that is not legal for a seat that is asked."""
    words = moves.tidy(text.lower()).split()
    message, rule = why_not(position, seat, words)
    return Refused(text, message, rule)


def why_not(position: BauernschlauPosition, seat: int, words: list[str]) -> Reason:
    word = words[0] if words else ""
    phase = int(position.phase)
    if phase == PICKING:
        return why_not_farm(position, words)
    action = ACTION_OF.get(word, word)
    ending = word in ("end", "pass")
    if action not in ACTIONS and not ending:
        return no("ba-no-such-move", expected=expected(phase))
    if position.round == 1 and action != "place":
        return no("ba-no-round-one-place-only", "BA-4.1")
    if phase not in (MAIN, BONUS):
        if PHASE_OF.get(word) == phase:
            return why_not_detail(position, seat, words)
        return no("ba-no-must-finish-action", RULE_OF[phase], expected=expected(phase))
    if ending:
        return no("ba-no-pass-not-allowed", "BA-4.3")
    refusal = why_not_action(position, seat, action)
    if refusal:
        return refusal
    if word in PHASE_OF:
        detail = why_not_detail(position, seat, words)
        return no("ba-no-action-first", "BA-4.2", action=action) if detail is FINE else detail
    return no("ba-no-word-only", word=word)


def expected(phase: int) -> Message:
    return Message(f"ba-say-{PHASES[phase]}")


def why_not_farm(position: BauernschlauPosition, words: list[str]) -> Reason:
    if len(words) != 2 or words[0] != "farm" or words[1] not in "012345":
        return no("ba-no-farm-which", "BA-3.6")
    taken = int(words[1]) in [int(farm) for farm in position.farms]
    return no("ba-no-farm-taken" if taken else "ba-no-farm-uneven", "BA-3.6")


def why_not_action(position: BauernschlauPosition, seat: int, action: str) -> Reason | None:
    """Why an action cannot be taken at all now."""
    if action == "special" and position.phase == BONUS:
        return no("ba-no-special-bonus", "BA-9.1")
    if action == "special" and not actions.can_special(position):
        return no("ba-no-special-not-available", "BA-9.1")
    if action == "place" and not actions.can_place(position):
        return no("ba-no-supply-empty", "BA-5.6") if position.supply == 0 else no("ba-no-room", "BA-5.1")
    if action == "reveal" and position.down == 0:
        return no("ba-no-hidden-reveal", "BA-6.1")
    if action == "dog" and not actions.can_use_dog(position):
        return no("ba-no-hidden-dog" if position.down == 0 else "ba-no-dog-room", "BA-7.2")
    if action == "fence" and not actions.can_fence(position, seat):
        return no("ba-no-pieces", "BA-8.6") if position.pieces[seat] == 0 else no("ba-no-fences-finished", "BA-8.20")
    return None


def why_not_detail(position: BauernschlauPosition, seat: int, words: list[str]) -> Reason:
    """Why a cell or a fence piece is refused, if anything speaks against it."""
    if words[0] == "build":
        return why_not_piece(position, seat, words)
    cell, name = position.board.cell_numbers.get(words[-1], -1), cell_name(words[-1])
    if words[0] in ("turn", "drive"):
        return why_not_sheep(position, words[0], cell, name)
    if words[0] == "put":
        return why_not_put(position, cell, words)
    if words[0] == "to":
        if not is_pasture(cell):
            return no("ba-no-cell-forbidden", "BA-2.1")
        return no("ba-no-same-cell", "BA-7.5") if cell == position.dog else no("ba-no-sheep-there", "BA-7.5", cell=name)
    if not is_pasture(cell) and cell != CENTRE:
        return no("ba-no-dog-forbidden", "BA-2.4")
    return no("ba-no-sheep-there", "BA-7.7", cell=name)


def why_not_sheep(position: BauernschlauPosition, word: str, cell: int, name: Message) -> Reason:
    """A sheep to turn up or to drive."""
    if cell < 0 or pastures.is_sheepless(position, cell):
        return no("ba-no-hidden-there", "BA-6.2" if word == "turn" else "BA-7.3", cell=name)
    return FINE if pastures.is_down(position, cell) else no("ba-no-sheep-stays", "BA-6.3", cell=name)


def why_not_put(position: BauernschlauPosition, cell: int, words: list[str]) -> Reason:
    if not is_pasture(cell):
        return no("ba-no-cell-forbidden", "BA-2.1")
    if position.dog == cell:
        return no("ba-no-dog-there", "BA-7.8", cell=cell_name(words[-1]))
    if not pastures.is_sheepless(position, cell):
        return no("ba-no-sheep-there", "BA-2.2", cell=cell_name(words[-1]))
    if position.doing == SPECIAL:
        held = sorted(pastures.hand_values(position), key=lambda value: int(kind_of_value(value)))
        example = f"put {held[0]} {words[-1]}"
        return no("ba-no-which-tile", "BA-9.3", example=example, held=[sheep_name(value) for value in held])
    return no("ba-no-cell-only", "BA-5.3", example=f"put {words[-1]}") if position.phase == PUTTING else FINE


def why_not_piece(position: BauernschlauPosition, seat: int, words: list[str]) -> Reason:
    """In this order: whose fence, finished, where it starts, the tip, inward, touching, cutting off."""
    names = [position.fence_name(fence) for fence in range(int(position.seats))]
    if len(words) != 3 or words[1] not in names:
        return no("ba-no-piece-which", "BA-8.5", fences=either(names), example=f"build {names[0]} 1,4")
    fence = names.index(words[1])
    if fence not in (position.right_fence(seat), position.left_fence(seat)):
        return no("ba-no-not-your-fence", "BA-8.4")
    if fences.is_finished(position, fence):
        return no("ba-no-fence-finished", "BA-8.20")
    vertex = position.board.vertex_numbers.get(words[2], -1)
    if position.tips[fence] < 0:
        return why_not_start(position, fence, vertex)
    return why_not_extension(position, fence, vertex)


def offers(position: BauernschlauPosition, fence: int) -> list[int]:
    return [int(fences.nth_offer(position, fence, i)) for i in range(int(fences.offered(position, fence)))]


def why_not_start(position: BauernschlauPosition, fence: int, vertex: int) -> Reason:
    starts = [int(fences.start_gate(position, fence, i)) for i in range(int(fences.start_edges(position, fence)))]
    if vertex not in [int(position.board.junction[gate]) for gate in starts]:
        return no("ba-no-not-a-start-edge", "BA-8.8")
    if position.fence[vertex]:
        return no("ba-no-touches-fence", "BA-8.11")
    return FINE if vertex in offers(position, fence) else no("ba-no-cuts-off", "BA-8.17")


def why_not_extension(position: BauernschlauPosition, fence: int, vertex: int) -> Reason:
    board = position.board
    tip = int(position.tips[fence])
    if vertex < 0 or not is_beside(position, tip, vertex):
        return no("ba-no-not-from-tip", "BA-8.12")
    if board.level[vertex] < board.level[tip]:
        return no("ba-no-inward", "BA-8.13")
    if position.fence[vertex]:
        return no("ba-no-touches-fence", "BA-8.14")
    return FINE if vertex in offers(position, fence) else no("ba-no-cuts-off", "BA-8.15")


def is_beside(position: BauernschlauPosition, one: int, other: int) -> bool:
    """Whether an edge joins two vertices: some cell has it as a side."""
    ends = position.board.edge_ends
    pairs = range(0, len(ends), 2)
    return any((ends[i], ends[i + 1]) in ((one, other), (other, one)) for i in pairs)
