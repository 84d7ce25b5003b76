"""Why a move is refused: the first of the ledger's codes that applies, the rule, and a sentence for the player."""

from __future__ import annotations

import re

from sheepfold.core.errors import Refused
from sheepfold.games.bauernschlau import choices, fences
from sheepfold.games.bauernschlau.board import CENTRE, is_pasture
from sheepfold.games.bauernschlau.components import (
    BONUS,
    BUILDING,
    DRIVING,
    MAIN,
    PARKING,
    PICKING,
    PUTTING,
    SENDING,
    SPECIAL,
    TURNING,
    kind_of_value,
)
from sheepfold.games.bauernschlau.position import BauernschlauPosition

Reason = tuple[str, str]  # the sentence, beginning with its code where the ledger has one; the rule

ACTIONS = ["place", "reveal", "dog", "fence", "special"]
ACTION_OF = {"put": "place", "turn": "reveal", "drive": "dog", "to": "dog", "park": "dog", "build": "fence"}
PHASE_OF = {"put": PUTTING, "turn": TURNING, "drive": DRIVING, "to": SENDING, "park": PARKING, "build": BUILDING}
AWAITED = {
    PUTTING: ("a tile is in your hand: say where it goes, like put 3,0", "BA-5.4"),
    TURNING: ("say which face-down sheep to turn, like turn 3,0", "BA-6.2"),
    DRIVING: ("say which face-down sheep the dog drives, like drive 3,0", "BA-7.3"),
    SENDING: ("say where the dog drives the sheep, like to -3,0", "BA-7.5"),
    PARKING: ("the dog is not parked: say where it goes, like park 0,0", "BA-7.7"),
    BUILDING: ("say which piece to lay, like build 0-1 1,4", "BA-8.5"),
}


def tidy(text: str) -> str:
    """Cells and vertices as the ledger writes them, `(3, 0)` or `V(1,4)`, are understood too."""
    return re.sub(r"v?\(?(-?\d+)\s*,\s*(-?\d+)\)?", r"\1,\2", text)


def explain(position: BauernschlauPosition, seat: int, text: str) -> Refused:
    """A text that is not legal for a seat that is asked."""
    words = tidy(text.lower()).split()
    reason, rule = why(position, seat, words)
    return Refused(text, reason, rule)


def why(position: BauernschlauPosition, seat: int, words: list[str]) -> Reason:
    word = words[0] if words else ""
    phase = int(position.phase)
    if phase == PICKING:
        return why_farm(position, words)
    action = ACTION_OF.get(word, word)
    ending = word in ("end", "pass")
    if action not in ACTIONS and not ending:
        return f"not a move; {expected(position)}", ""
    if position.round == 1 and action != "place":
        return "ROUND_ONE_PLACE_ONLY: in the first round everybody places one sheep and nothing else", "BA-4.1"
    if phase not in (MAIN, BONUS):
        if PHASE_OF.get(word) == phase:
            return why_detail(position, seat, words)
        sentence, rule = AWAITED[phase]
        return f"MUST_FINISH_ACTION: {sentence}", rule
    if ending:
        return "PASS_NOT_ALLOWED: an action must be taken while one is possible", "BA-4.3"
    refusal = why_action(position, seat, action)
    if refusal:
        return refusal
    if word in PHASE_OF:
        detail = why_detail(position, seat, words)
        if detail[1]:
            return detail
        return f"choose the action first: {action}", "BA-4.2"
    return f"just the word {word!r}, nothing after it", ""


def expected(position: BauernschlauPosition) -> str:
    phase = int(position.phase)
    if phase == MAIN:
        return "say an action: place, reveal, dog, fence or special"
    if phase == BONUS:
        return "say a bonus action (place, reveal, dog or fence) or end"
    return AWAITED[phase][0]


def why_farm(position: BauernschlauPosition, words: list[str]) -> Reason:
    if len(words) != 2 or words[0] != "farm" or words[1] not in "012345":
        return "say which farm you pick, like farm 3 (farms are 0 to 5)", "BA-3.6"
    taken = [int(farm) for farm in position.farms]
    if int(words[1]) in taken:
        return f"farm {words[1]} is taken", "BA-3.6"
    return f"with farm {words[1]} the farms would not lie evenly round the centre for {position.seats} players", "BA-3.6"


def why_action(position: BauernschlauPosition, seat: int, action: str) -> Reason | None:
    """Why an action cannot be taken at all now."""
    if action == "special":
        if position.phase == BONUS:
            return "SPECIAL_NOT_AVAILABLE: the special action is never a bonus action", "BA-9.1"
        if not choices.can_special(position):
            return "SPECIAL_NOT_AVAILABLE: only while no sheep lies face down and the supply has tiles", "BA-9.1"
    if action == "place" and not choices.can_place(position):
        if position.supply == 0:
            return "SUPPLY_EMPTY: there is no tile left to place", "BA-5.6"
        return "CELL_OCCUPIED: there is no free pasture left", "BA-5.1"
    if action in ("reveal", "dog") and position.down == 0:
        return "NO_FACE_DOWN: no sheep lies face down", "BA-6.1" if action == "reveal" else "BA-7.2"
    if action == "dog" and not choices.can_use_dog(position):
        return "CELL_OCCUPIED: there is no pasture without a sheep", "BA-7.2"
    if action == "fence" and not choices.can_fence(position, seat):
        if position.pieces[seat] == 0:
            return "NO_PIECES: you have no fence piece left", "BA-8.6"
        return "FENCE_FINISHED: both your fences have reached the rim", "BA-8.20"
    return None


def why_detail(position: BauernschlauPosition, seat: int, words: list[str]) -> Reason:
    """Why a cell or a fence piece is refused; without a rule if nothing speaks against it."""
    if words[0] == "build":
        return why_piece(position, seat, words)
    cell = position.board.cell_numbers.get(words[-1], -1)
    if words[0] in ("turn", "drive"):
        return why_sheep(position, words[0], cell, words[-1])
    if words[0] == "put":
        return why_put(position, cell, words)
    if words[0] == "to":
        if not is_pasture(cell):
            return f"CELL_FORBIDDEN: {words[-1]} is no pasture", "BA-2.1"
        if cell == position.dog:
            return "SAME_CELL: the sheep must go to another cell", "BA-7.5"
        return f"CELL_OCCUPIED: a sheep lies on {words[-1]}", "BA-7.5"
    if not is_pasture(cell) and cell != CENTRE:
        return f"CELL_FORBIDDEN: the dog may stand on the centre 0,0 or on a pasture, not on {words[-1]}", "BA-2.4"
    return f"CELL_OCCUPIED: a sheep lies on {words[-1]}", "BA-7.7"


def why_sheep(position: BauernschlauPosition, word: str, cell: int, text: str) -> Reason:
    """A sheep to turn up or to drive."""
    if cell < 0 or position.is_sheepless(cell):
        return f"NO_FACE_DOWN: no sheep lies on {text}", "BA-6.2" if word == "turn" else "BA-7.3"
    if position.is_down(cell):
        return "", ""
    return f"NO_FACE_DOWN: the sheep on {text} is face up and stays where it is", "BA-6.3"


def why_put(position: BauernschlauPosition, cell: int, words: list[str]) -> Reason:
    special = position.doing == SPECIAL
    if not is_pasture(cell):
        return f"CELL_FORBIDDEN: {words[-1]} is no pasture, sheep may not lie there", "BA-2.1"
    if position.dog == cell:
        return f"CELL_OCCUPIED: the dog stands on {words[-1]}", "BA-7.8"
    if not position.is_sheepless(cell):
        return f"CELL_OCCUPIED: a sheep lies on {words[-1]}", "BA-2.2"
    if special:
        return (
            f"say which tile goes there, like put {position.hand_values()[0]} {words[-1]}; you hold {held(position)}",
            "BA-9.3",
        )
    if position.phase == PUTTING:
        return f"only the cell, like put {words[-1]}", "BA-5.3"
    return "", ""


def held(position: BauernschlauPosition) -> str:
    return ", ".join(str(value) for value in sorted(position.hand_values(), key=lambda value: int(kind_of_value(value))))


def why_piece(position: BauernschlauPosition, seat: int, words: list[str]) -> Reason:
    """In the order of the ledger: whose fence, finished, where it starts, the tip, inward, touching, cutting off."""
    names = [position.fence_name(fence) for fence in range(int(position.seats))]
    if len(words) != 3 or words[1] not in names:
        return f"name a fence ({', '.join(names)}) and the vertex it goes to, like build {names[0]} 1,4", "BA-8.5"
    fence = names.index(words[1])
    if fence not in (position.right_fence(seat), position.left_fence(seat)):
        return f"NOT_YOUR_FENCE: only the two farms at fence {words[1]} may build it", "BA-8.4"
    if fences.is_finished(position, fence):
        return f"FENCE_FINISHED: fence {words[1]} has reached the rim", "BA-8.20"
    vertex = position.board.vertex_numbers.get(words[2], -1)
    if position.tips[fence] < 0:
        return why_start(position, fence, vertex)
    return why_extension(position, fence, vertex)


def offers(position: BauernschlauPosition, fence: int) -> list[int]:
    return [int(fences.nth_offer(position, fence, i)) for i in range(int(fences.offered(position, fence)))]


def why_start(position: BauernschlauPosition, fence: int, vertex: int) -> Reason:
    starts = [int(fences.start_gate(position, fence, i)) for i in range(int(fences.start_edges(position, fence)))]
    junctions = [int(position.board.junction[gate]) for gate in starts]
    if vertex not in junctions:
        names = " or ".join(position.board.vertex_names[j] for j in junctions)
        return f"NOT_A_START_EDGE: the first piece lies between two farms and ends at {names}", "BA-8.8"
    if position.fence[vertex]:
        return "TOUCHES_FENCE: another fence already runs by the end of that start edge", "BA-8.11"
    if vertex in offers(position, fence):
        return "", ""
    return "CUTS_OFF: then not every unfinished fence could still reach the rim", "BA-8.17"


def why_extension(position: BauernschlauPosition, fence: int, vertex: int) -> Reason:
    board = position.board
    tip = int(position.tips[fence])
    if vertex < 0 or not is_beside(position, tip, vertex):
        return f"NOT_FROM_TIP: a piece goes on from the tip {board.vertex_names[tip]} to a vertex one edge away", "BA-8.12"
    if board.level[vertex] < board.level[tip]:
        return "INWARD: a fence never goes back towards the farms", "BA-8.13"
    if position.fence[vertex]:
        return "TOUCHES_FENCE: a fence already runs there", "BA-8.14"
    if vertex in offers(position, fence):
        return "", ""
    return "CUTS_OFF: then not every unfinished fence could still reach the rim", "BA-8.15"


def is_beside(position: BauernschlauPosition, one: int, other: int) -> bool:
    """Whether an edge joins two vertices: some cell has it as a side."""
    ends = position.board.edge_ends
    pairs = range(0, len(ends), 2)
    return any((ends[i], ends[i + 1]) in ((one, other), (other, one)) for i in pairs)
