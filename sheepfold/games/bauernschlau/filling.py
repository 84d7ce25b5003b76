"""Parts of positions filled up to whole ones: what is named is checked, what is left open is drawn legally."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS, letter
from sheepfold.core.setup import Setup
from sheepfold.games.bauernschlau import choices, rounds, scoring
from sheepfold.games.bauernschlau.board import Board, is_pasture
from sheepfold.games.bauernschlau.components import (
    NOWHERE,
    PHASE_WORDS,
    allotment,
    kind_of_value,
    mix,
    occupied_farms,
    tile_value,
)
from sheepfold.games.bauernschlau.data import board_of
from sheepfold.games.bauernschlau.position import BauernschlauPosition
from sheepfold.games.bauernschlau.setting import blank, by_seat, load, load_fences

Data = dict[str, Any]

KEYS = [
    "phase",
    "game",
    "totals",
    "first",
    "round",
    "turn",
    "main",
    "bonus",
    "doing",
    "draws",
    "hand",
    "supply",
    "sheep",
    "dog",
    "sent",
    "farms",
    "pieces",
    "fences",
    "last",
]


def complete(setup: Setup, given: Data, rng: Rng) -> Data:
    """Part of a position made whole: checked, the rest filled up legally."""
    for key in given:
        if key not in KEYS:
            raise BadInput(f"unknown key {key!r}; known are {', '.join(KEYS)}{closest(key, KEYS)}")
    board = board_of(setup)
    data = complete_turn(setup, given)
    data["dog"] = cell_text(board, "dog", given.get("dog", "0,0"))
    if data["dog"] in board.cell_names[1:7]:
        raise BadInput(f"dog: {data['dog']} is a farm, no place for the dog (BA-2.4)")
    complete_farms(setup, given, data)
    data["fences"] = complete_fences(setup, board, given, data["farms"])
    data["pieces"] = complete_pieces(setup, given, data)
    data["sent"] = cell_text(board, "sent", given["sent"]) if given.get("sent") else ""
    data["last"] = table(given, "last")
    complete_tiles(setup, board, given, data, rng)
    check_moment(setup, data)
    if data["phase"] == "over" and setup.options["championship"] != "1" and "totals" not in given:
        position = load(setup, data)
        scoring.add_to_totals(position)
        data["totals"] = position.to_data()["totals"]
    return {key: data[key] for key in KEYS}


def number(given: Data, key: str, default: int, least: int, most: int) -> int:
    found = given.get(key, default)
    if type(found) is not int or not least <= found <= most:
        raise BadInput(f"{key}: a whole number from {least} to {most}, not {found!r}")
    return found


def word(given: Data, key: str, default: str, known: list[str]) -> str:
    found = given.get(key, default)
    if found not in known:
        raise BadInput(f"{key}: one of {', '.join(w or 'empty' for w in known)}; not {found!r}")
    return str(found)


def table(given: Data, key: str) -> dict[str, Any]:
    found = given.get(key, {})
    if not isinstance(found, dict):
        raise BadInput(f"{key}: a table, not {found!r}")
    return found


def seat_table(setup: Setup, given: Data, key: str) -> dict[str, int]:
    found = table(given, key)
    for name, value in found.items():
        if name not in LETTERS[: setup.seats]:
            raise BadInput(f"{key}: no seat {name!r} at a table of {setup.seats}")
        if type(value) is not int:
            raise BadInput(f"{key}: {name} must be a whole number, not {value!r}")
    return found


def complete_turn(setup: Setup, given: Data) -> Data:
    """Whose turn it is and how far it has come."""
    letters = list(LETTERS[: setup.seats])
    phase = word(given, "phase", "action", PHASE_WORDS)
    early = phase == "first"
    turn = word(given, "turn", "" if early else "A", [""] if early else letters)
    doing = {"draw": "place", "put": "place", "turn": "reveal", "drive": "dog", "to": "dog", "park": "dog", "build": "fence"}
    wanted = ["place", "special"] if phase in ("draw", "put") else [doing.get(phase, "")]
    acting = phase in doing or phase == "action"
    main = given.get("main", acting)
    if not isinstance(main, bool) or (main and not acting) or (phase == "action" and not main):
        raise BadInput(f"main: true in the main action, false in a bonus action and otherwise; not {main!r} in phase {phase}")
    action = word(given, "doing", wanted[0], wanted)
    if action == "special" and not main:
        raise BadInput("doing: special is never a bonus action (BA-9.1)")
    bonus = (1 if phase == "bonus" else 0, 2 if phase == "bonus" else 1 if acting and not main else 0)
    games = int(setup.options["championship"])
    totals = seat_table(setup, given, "totals")
    if games == 1 and any(totals.values()):
        raise BadInput("totals: there are none without a championship")
    return {
        "phase": phase,
        "game": number(given, "game", games if phase == "over" else 1, games if phase == "over" else 1, games),
        "totals": {seat: totals.get(seat, 0) for seat in letters},
        "first": word(given, "first", "" if early else "A", [""] if early else letters),
        "round": number(given, "round", 1 if phase in ("first", "farm") else 2, 1, 1000),
        "turn": turn,
        "main": main,
        "bonus": number(given, "bonus", bonus[1] if phase == "bonus" else 0, *bonus),
        "doing": action,
        "draws": number(given, "draws", 1 if phase == "draw" else 0, 1 if phase == "draw" else 0, setup.seats),
    }


def complete_farms(setup: Setup, given: Data, data: Data) -> None:
    """Who has which farm; in phase `farm` some have none yet, in phase `first` nobody has."""
    homes = occupied_farms(setup.seats)
    farms = seat_table(setup, given, "farms")
    unpicked = setup.options["farmChoice"] == "pick" and data["phase"] in ("farm", "first")
    if data["phase"] == "farm" and not unpicked:
        raise BadInput("phase: farm only with the option farmChoice pick")
    if not unpicked and data["phase"] != "first" and not farms:
        farms = dict(zip(LETTERS, homes, strict=False))
    sets = [{(home + turned) % 6 for home in homes} for turned in range(6)]
    taken = list(farms.values())
    if len(set(taken)) < len(taken) or not any(set(taken) <= one for one in sets):
        raise BadInput(f"farms: {taken} do not fit a table of {setup.seats} (BA-3.4, BA-3.6)")
    if data["phase"] not in ("farm", "first") and len(farms) < setup.seats:
        raise BadInput("farms: name all seats or none")
    data["farms"] = {seat: farms[seat] for seat in LETTERS if seat in farms}
    if data["phase"] == "farm":
        order = [(LETTERS.index(data["first"]) + i) % setup.seats for i in range(setup.seats)]
        picked = [letter(seat) in farms for seat in order]
        if picked != sorted(picked, reverse=True) or all(picked):
            raise BadInput("farms: picked in turn order from the first player on, and one at least still to pick (BA-3.6)")
        turn = letter(order[picked.index(False)])
        if given.get("turn", turn) != turn:
            raise BadInput(f"turn: it is {turn} who picks next, not {given['turn']}")
        data["turn"] = turn


def cell_text(board: Board, key: str, text: Any) -> str:
    if text not in board.cell_numbers:
        raise BadInput(f"{key}: {text!r} is no cell of the board; cells are written like 3,0")
    return str(text)


def fence_names(farms: dict[str, int], seats: int) -> list[str]:
    around = sorted(farms.values())
    return [f"{around[i]}-{around[(i + 1) % seats]}" for i in range(seats)] if len(around) == seats else []


def complete_fences(setup: Setup, board: Board, given: Data, farms: dict[str, int]) -> dict[str, str]:
    names = fence_names(farms, setup.seats)
    paths = table(given, "fences")
    for name in paths:
        if name not in names:
            raise BadInput(f"fences: no fence {name!r}; there are {', '.join(names) or 'none yet'}")
    whole = {name: " ".join(str(paths.get(name, "")).split()) for name in names}
    used: set[str] = set()
    for name, path in whole.items():
        check_path(board, name, path.split(), used)
    return whole


def check_path(board: Board, name: str, path: list[str], used: set[str]) -> None:
    """One fence obeys BA-8.8 and BA-8.12 to BA-8.14."""
    for vertex in path:
        if vertex not in board.vertex_numbers:
            raise BadInput(f"fences: {name}: {vertex!r} is no vertex of the board")
        if vertex in used:
            raise BadInput(f"fences: {name}: {vertex} lies on a fence already (BA-8.14)")
        used.add(vertex)
    if not path:
        return
    a, b = (int(farm) for farm in name.split("-"))
    gates = [board.vertex_names[(a + i) % 6] for i in range((b - a) % 6)]
    if path[0] not in gates or len(path) < 2:
        raise BadInput(f"fences: {name} must begin at one of the gates {' '.join(gates)} and have a piece (BA-8.8)")
    for one, other in pairwise(path):
        v = board.vertex_numbers[one]
        onward = [board.vertex_names[w] for w in (board.onward[3 * v + i] for i in range(3)) if w >= 0]
        if other not in onward:
            raise BadInput(f"fences: {name}: no piece may go from {one} to {other} (BA-8.13, BA-8.20)")


def complete_pieces(setup: Setup, given: Data, data: Data) -> dict[str, int]:
    """Pieces left, so that laid and left make what was handed out, each laid by one of the two who share its fence."""
    named = seat_table(setup, given, "pieces")
    most = int(allotment(setup.seats))
    for seat, count in named.items():
        if not 0 <= count <= most:
            raise BadInput(f"pieces: {seat} has 0 to {most}, not {count}")
    if not data["fences"]:
        if any(count < most for count in named.values()):
            raise BadInput(f"pieces: nothing is laid yet, so everybody has {most}")
        return dict.fromkeys(LETTERS[: setup.seats], most)
    holders = sorted(data["farms"], key=lambda seat: data["farms"][seat])
    laid = [max(0, len(path.split()) - 1) for path in data["fences"].values()]
    used = [[most - named[seat]] if seat in named else list(range(most + 1)) for seat in holders]
    shares = share_out(laid, used)
    if shares is None:
        raise BadInput(
            f"pieces: {named or 'the players'} cannot have laid {sum(laid)} pieces on fences of {laid} (BA-8.4, BA-8.6)"
        )
    left = {seat: most - shares[i] for i, seat in enumerate(holders)}
    return {seat: left[seat] for seat in sorted(left)}


def share_out(laid: list[int], used: list[list[int]]) -> list[int] | None:
    """How many pieces each player round the board has used; fence i lies between the players i and i+1.

    Tries how many pieces of the first fence its first player laid, then goes round; as even as it can be.
    """
    for first in evenly(laid[0]):
        rounds: list[dict[int, int]] = [{first: 0}]
        for i in range(1, len(laid)):
            found: dict[int, int] = {}
            for before in rounds[-1]:
                for own in evenly(laid[i]):
                    if own not in found and own + laid[i - 1] - before in used[i]:
                        found[own] = before
            rounds.append(found)
        for last in rounds[-1]:
            if first + laid[-1] - last in used[0]:
                parts = [last]
                for found in reversed(rounds[1:]):
                    parts.insert(0, found[parts[0]])
                return [parts[i] + laid[i - 1] - parts[i - 1] for i in range(len(laid))]
    return None


def evenly(total: int) -> list[int]:
    """0 to total, the half first."""
    return sorted(range(total + 1), key=lambda part: abs(2 * part - total))


def complete_tiles(setup: Setup, board: Board, given: Data, data: Data, rng: Rng) -> None:
    """Sheep on the board, tiles in hand, and the supply: together the whole mix."""
    left = {int(tile_value(kind)): count for kind, count in enumerate(mix(setup.options["sheepMix"]))}
    sheep = read_sheep(setup, board, table(given, "sheep"), data, left, rng)
    hand = given.get("hand", ["?"] * (1 if data["phase"] == "put" else 0))
    if not isinstance(hand, list):
        raise BadInput(f'hand: a list of tile values like [5, -3] or ["?"], not {hand!r}')
    known = [spend(left, "hand", value) for value in hand if value != "?"]
    unknown = len(hand) - len(known) + sum(1 for text in sheep.values() if text.startswith("?"))
    kept, size = read_supply(given.get("supply", sum(left.values()) - unknown), left)
    put_aside(setup, board, data, sheep, sum(left.values()) - unknown - size, rng)
    for cell, text in sheep.items():
        if text.startswith("?"):
            sheep[cell] = f"{spend_any(left, rng)}{text[1:]}"
    drawn = [spend_any(left, rng) for i in range(len(hand) - len(known))]
    data["hand"] = sorted(known + drawn, key=tile_order)
    data["supply"] = {str(value): count + kept[value] for value, count in left.items()}
    data["sheep"] = {cell: sheep[cell] for cell in board.cell_names if cell in sheep}


def read_supply(found: Any, left: dict[int, int]) -> tuple[dict[int, int], int]:
    """The supply by values, taken out of those left, or only its size."""
    kept = dict.fromkeys(left, 0)
    if type(found) is int and found >= 0:
        return kept, found
    if not isinstance(found, dict):
        raise BadInput(f"supply: a number of tiles or a table of value to number, not {found!r}")
    for value, count in found.items():
        for i in range(count if type(count) is int else 0):
            kept[spend(left, "supply", value)] += 1
    return kept, 0


def tile_order(value: int) -> int:
    return int(kind_of_value(value))


def spend(left: dict[int, int], key: str, value: Any) -> int:
    """One tile of that value out of those left."""
    number = int(value) if isinstance(value, int | str) and str(value).lstrip("-").isdigit() else None
    if number is None or number not in left:
        raise BadInput(f"{key}: tiles are worth {', '.join(str(v) for v in left)} (or ?), not {value!r}")
    if left[number] == 0:
        raise BadInput(f"{key}: more tiles of {number} than the box holds")
    left[number] -= 1
    return number


def spend_any(left: dict[int, int], rng: Rng) -> int:
    """A random tile out of those left."""
    total = sum(left.values())
    if total == 0:
        raise BadInput("sheep: more tiles than the box holds (52)")
    nth = rng.below(total)
    for value, count in left.items():
        if nth < count:
            left[value] -= 1
            return value
        nth -= count
    raise AssertionError("a tile was left")


def read_sheep(setup: Setup, board: Board, found: dict[str, Any], data: Data, left: dict[int, int], rng: Rng) -> dict[str, str]:
    """`5 up`, `-3 down A`, `? down`: values and placers left open are filled up, values at the end."""
    sheep: dict[str, str] = {}
    for cell, text in found.items():
        cell_text(board, "sheep", cell)
        if not is_pasture(board.cell_numbers[cell]):
            raise BadInput(f"sheep: {cell} is no pasture (BA-2.1)")
        if cell == data["dog"] and data["phase"] != "to":
            raise BadInput(f"sheep: the dog stands on {cell} (BA-2.2)")
        value, side, *placer = [*str(text).split(), "", ""][:4]
        who = "".join(placer)
        if side not in ("up", "down") or (side == "up" and who) or (who and who not in LETTERS[: setup.seats]):
            raise BadInput(f"sheep: {cell} holds something like '5 up', '-3 down A' or '? down'; not {text!r}")
        value = value if value == "?" else str(spend(left, f"sheep: {cell}", value))
        sheep[cell] = f"{value} up" if side == "up" else f"{value} down {who or letter(int(rng.below(setup.seats)))}"
    return sheep


def put_aside(setup: Setup, board: Board, data: Data, sheep: dict[str, str], more: int, rng: Rng) -> None:
    """Tiles that are neither named nor in the supply lie face up somewhere, filling no enclosed farm."""
    if more < 0:
        raise BadInput("supply: more tiles than are left beside those on the board and in hand")
    free = [cell for cell in board.cell_names[7:] if cell not in sheep and cell != data["dog"]]
    for area in areas(setup, data):
        gaps = [cell for cell in free if cell in area]
        if gaps:
            free.remove(gaps[int(rng.below(len(gaps)))])
    if more > len(free):
        raise BadInput(f"supply: too small, only {len(free)} of the {more} tiles not named find a pasture")
    for i in range(more):
        cell = free.pop(int(rng.below(len(free))))
        sheep[cell] = "? up"


def areas(setup: Setup, data: Data) -> list[set[str]]:
    """The cells of each enclosed farm."""
    if not data["fences"]:
        return []
    position = blank(setup)
    position.farms = by_seat(setup, data["farms"], NOWHERE)
    rounds.lay_out_farms(position)
    load_fences(position, data["fences"])
    names = position.board.cell_names
    land = [int(position.land[cell]) for cell in range(len(names))]
    return [{names[cell] for cell, owner in enumerate(land) if owner == seat + 1} for seat in range(setup.seats)]


def check_moment(setup: Setup, data: Data) -> None:
    """What the phase asks for is there."""
    position = load(setup, data)
    phase = data["phase"]
    if phase == "put" and not data["hand"]:
        raise BadInput("hand: empty, but a tile is to be put")
    if phase not in ("put", "draw") and data["hand"]:
        raise BadInput(f"hand: nobody holds a tile in phase {phase}")
    if data["doing"] == "place" and len(data["hand"]) + data["draws"] != 1:
        raise BadInput("hand: one tile in a place action")
    if phase in ("turn", "drive") and position.down == 0:
        raise BadInput("sheep: none is face down")
    if phase == "to" and not position.is_down(position.dog):
        raise BadInput("dog: in phase to it stands on a face-down sheep")
    if phase == "park" and (position.sent < 0 or position.is_sheepless(position.sent) or position.is_down(position.sent)):
        raise BadInput("sent: in phase park, the cell of the sheep just driven, face up")
    if phase != "park" and position.sent >= 0:
        raise BadInput(f"sent: no sheep has just been driven in phase {phase}")
    if data["draws"] > position.supply:
        raise BadInput("draws: more than the supply")
    if phase in ("action", "bonus") and rounds.some_farm_full(position):
        raise BadInput("sheep: a farm is enclosed and full, so the game is over (BA-10.2)")
    if phase == "build" and not choices.can_fence(position, position.turn):
        raise BadInput(f"pieces: {data['turn']} cannot build")
    if phase == "action" and not choices.has_main(position, position.turn):
        raise BadInput(f"turn: {data['turn']} has no legal action and would be skipped (BA-4.4)")
    if phase == "bonus" and not choices.has_ordinary(position, position.turn):
        raise BadInput(f"bonus: {data['turn']} has no legal action, so the bonus lapses (BA-4.9)")


def dream(setup: Setup, seat: int | None, look: Data, rng: Rng) -> BauernschlauPosition:
    """A whole world that looks like this to the seat: hidden tiles drawn from what is left."""
    given = {key: look[key] for key in KEYS if key in look and key not in ("supply", "hand")}
    given["hand"] = list(look["hand"]) if look["hand"] else ["?"] * look["held"]
    return load(setup, complete(setup, given, rng))
