"""The table and what happens on it in messages, for a terminal or a screen reader."""

from __future__ import annotations

from typing import Any

from sheepfold.core.events import Seen, named
from sheepfold.core.message import Message, Value, by, seat_name
from sheepfold.games.bauernschlau.interface.events import VERBS
from sheepfold.games.bauernschlau.interface.things import cell_name, fence_values, sheep_name, signed

Data = dict[str, Any]

HOME = "0,0"
# What may be typed, by phase; actions are offered as a list anyway.
EXAMPLES = {
    "farm": "farm 3",
    "turn": "turn 3,0",
    "drive": "drive 3,0",
    "to": "to -3,0",
    "park": "park 0,0",
    "build": "build 0-1 1,4",
}


def see(name: str, **values: Value) -> Message:
    return Message(f"ba-see-{name}", values)


def words(view: Data) -> list[Message]:
    """What lies where, one's own tiles, whose turn; last the question."""
    table = view["table"]
    lines = [heading(view, table)]
    for seat in "ABCDEF"[: view["seats"]]:
        lines += farm_lines(view, table, seat)
    lines += [fence_line(name, path) for name, path in table["fences"].items()]
    lines += [geese_line(table["geese"], times) for times in (2, 3) if times in table["geese"].values()]
    lines += sheep_lines(table["sheep"])
    lines.append(see("dog-home") if table["dog"] == HOME else see("dog", cell=cell_name(table["dog"])))
    lines.append(see("supply", count=table["supply"]))
    if table["hand"]:
        lines.append(see("hand", sheep=[sheep_name(value) for value in table["hand"]]))
    elif table["held"]:
        lines.append(see("held", who=seat_name(table["turn"]), count=table["held"]))
    return [*lines, question(view, table)]


def heading(view: Data, table: Data) -> Message:
    games = int(view["options"]["championship"])
    if games == 1:
        return see("round", round=table["round"])
    return see("round-of", round=table["round"], game=table["game"], games=games)


def farm_lines(view: Data, table: Data, seat: str) -> list[Message]:
    farm = table["farms"].get(seat, "none")
    lines = [see("player", **by(seat), farm=farm, pieces=table["pieces"][seat])]
    if seat in table["enclosed"]:
        lines.append(see("land", **by(seat), count=len(table["enclosed"][seat])))
    if view["options"]["championship"] != "1":
        total = table["totals"][seat]
        lines.append(see("total", **by(seat), count=total, points=signed(total)))
    return lines


def fence_line(name: str, path: str) -> Message:
    vertices = path.split()
    return see("fence", fence=name, count=len(vertices) - 1, path=path) if vertices else see("fence-none", fence=name)


def geese_line(geese: dict[str, int], times: int) -> Message:
    return see("geese", times=times, cells=" ".join(cell for cell, found in geese.items() if found == times))


def sheep_lines(sheep: dict[str, str]) -> list[Message]:
    """Face-up sheep by value, face-down ones by placer and, where it may be seen, by value."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for cell, text in sheep.items():
        value, side, *placer = text.split()
        groups.setdefault((side, *placer, value), []).append(cell)
    return [sheep_line(group, " ".join(cells)) for group, cells in sorted(groups.items())] or [see("no-sheep")]


def sheep_line(group: tuple[str, ...], cells: str) -> Message:
    side, value = group[0], group[-1]
    if side == "up":
        return see("up", sheep=sheep_name(int(value)), cells=cells)
    if value == "?":
        return see("down", **by(group[1]), cells=cells)
    return see("down-known", **by(group[1]), sheep=sheep_name(int(value)), cells=cells)


def question(view: Data, table: Data) -> Message:
    if view["over"]:
        winners = [seat_name(seat) for seat in view["winners"]]
        return see("won", winners=winners, count=len(winners)) if winners else see("nobody")
    if not view["asked"]:
        return see("fate")
    if view["seat"] not in view["asked"]:
        return Message("words-waiting", {"seats": [seat_name(seat) for seat in view["asked"]]})
    phase = table["phase"]
    if phase == "put":
        return asked("put-many" if len(table["hand"]) > 1 else "put", put_example(table), len(table["hand"]))
    return asked(phase, EXAMPLES[phase]) if phase in EXAMPLES else Message(f"ba-ask-{phase}")


def put_example(table: Data) -> str:
    return "put 3,0" if table["doing"] == "place" else f"put {table['hand'][0]} 3,0"


def asked(name: str, example: str, count: int = 0) -> Message:
    question = Message(f"ba-ask-{name}", {"count": count} if name == "put-many" else {})
    return see("ask", question=question, example=example)


# --- what happened

SILENT = {"place", "reveal", "dog", "fence"}  # what follows tells it


def told(event: Seen, view: Data) -> Message | None:
    who, verb = event[0], event[1]
    values = named(event, VERBS)
    if verb in SILENT or (verb == "drawn" and values["value"] is None):
        return None
    if verb == "park" and values["cell"] == HOME:
        return Message("ba-told-park-home")
    return Message(f"ba-told-{verb}", told_values(verb, who, values, view))


def told_values(verb: str, who: str, values: Data, view: Data) -> dict[str, Value]:
    if verb == "chose":
        return {**by(values["seat"])}
    if verb == "drawn":
        return {"value": values["value"]}
    if verb in ("build", "finished"):
        fence = fence_values(view, values["fence"])
        return {**by(who), **fence} if verb == "build" else fence
    if verb == "turned":
        return {"value": values["value"], "times": view["table"]["geese"].get(values["cell"], 1)}
    if verb == "showed":
        return {"value": values["value"], "cell": cell_name(values["cell"])}
    if verb == "scored":
        return {**by(who), "count": values["points"], "points": signed(values["points"])}
    if verb in ("put", "turn", "drive", "to", "park"):
        return {**by(who), "cell": cell_name(values["cell"])}
    return {**by(who), **values}
