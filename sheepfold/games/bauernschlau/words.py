"""A view in plain lines of text, for a terminal or a screen reader."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]

ASKS = {
    "farm": "pick a farm: farm 0 to farm 5.",
    "action": "choose an action.",
    "bonus": "choose a bonus action, or end.",
    "turn": "which face-down sheep do you turn up? Like turn 3,0.",
    "drive": "which face-down sheep does the dog drive? Like drive 3,0.",
    "to": "where does the dog drive it? Like to -3,0.",
    "park": "where does the dog go now? Like park 0,0, the centre.",
    "build": "which fence piece do you lay? Like build 0-1 1,4: the fence, then the vertex it goes to.",
}


def words(view: Data) -> list[str]:
    """What lies where, one's own tiles, whose turn; last the question."""
    table = view["table"]
    lines = [heading(view, table)]
    lines += [farm_line(view, table, seat) for seat in "ABCDEF"[: view["seats"]]]
    lines += [fence_line(name, path) for name, path in table["fences"].items()]
    lines += [geese_line(table["geese"], factor) for factor in (2, 3) if factor in table["geese"].values()]
    lines += sheep_lines(table["sheep"])
    lines.append("The dog is in the centre." if table["dog"] == "0,0" else f"The dog is on {table['dog']}.")
    lines.append(f"The supply has {many(table['supply'], 'tile')}.")
    if table["hand"]:
        lines.append(f"In your hand: {', '.join(sheep_name(str(value)) for value in table['hand'])}.")
    elif table["held"]:
        lines.append(f"{table['turn']} holds {many(table['held'], 'tile')}.")
    return [*lines, question(view, table)]


def heading(view: Data, table: Data) -> str:
    games = view["options"]["championship"]
    which = f"game {table['game']} of {games}, " if games != "1" else ""
    return f"Bauernschlau, {which}round {table['round']}."


def many(count: int, thing: str) -> str:
    return f"{count or 'no'} {thing}{'' if count == 1 else 's'}"


def sheep_name(value: str) -> str:
    return "a black sheep (-3)" if value == "-3" else f"a white sheep worth {value}"


def farm_line(view: Data, table: Data, seat: str) -> str:
    who = "You are" if seat == view["seat"] else f"{seat} is"
    farm = f"on farm {table['farms'][seat]}" if seat in table["farms"] else "without a farm yet"
    parts = [f"{who} {farm}, {many(table['pieces'][seat], 'fence piece')} left"]
    if seat in table["enclosed"]:
        parts.append(f"enclosed with {many(len(table['enclosed'][seat]), 'pasture')}")
    if view["options"]["championship"] != "1":
        parts.append(f"{table['totals'][seat]} points so far")
    return ", ".join(parts) + "."


def fence_line(name: str, path: str) -> str:
    vertices = path.split()
    if not vertices:
        return f"Fence {name}: not begun."
    return f"Fence {name}: {many(len(vertices) - 1, 'piece')}, from {vertices[0]} by {' '.join(vertices[1:-1]) or 'no other'} to {vertices[-1]}."


def geese_line(geese: dict[str, int], factor: int) -> str:
    cells = " ".join(cell for cell, times in geese.items() if times == factor)
    return f"{'Two geese, doubling' if factor == 2 else 'Three geese, tripling'} the sheep there: on {cells}."


def sheep_lines(sheep: dict[str, str]) -> list[str]:
    """Face-up sheep by value, face-down ones by placer."""
    groups: dict[str, list[str]] = {}
    for cell, text in sheep.items():
        value, side, *placer = text.split()
        if side == "up":
            name = f"Face up, {sheep_name(value)}"
        else:
            name = f"Face down, placed by {placer[0]}{'' if value == '?' else ', ' + sheep_name(value)}"
        groups.setdefault(name, []).append(cell)
    return [f"{name}: on {' '.join(cells)}." for name, cells in sorted(groups.items())] or ["No sheep is on the board."]


def question(view: Data, table: Data) -> str:
    if view["over"]:
        winners = view["winners"]
        return f"The game is over; {' and '.join(winners) + ' won' if winners else 'nobody won'}."
    if not view["asked"]:
        return "Fate acts."
    if view["seat"] not in view["asked"]:
        return f"Waiting for {view['asked'][0]}."
    if table["phase"] == "put":
        example = "put 3,0" if table["doing"] == "place" else f"put {table['hand'][0]} 3,0"
        return f"You are asked: where does the tile go? Like {example}."
    return f"You are asked: {ASKS[table['phase']]}"
