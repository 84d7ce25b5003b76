"""What a seat sees and is told, as messages; the last line of a view says who is to do what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce

from sheepfold.core.events import Seen
from sheepfold.core.game import Data
from sheepfold.core.message import Message, Value, by, seat_name
from sheepfold.games.black_sheep.rules.components import NAMES
from sheepfold.games.black_sheep.rules.data import BOX

# --- things


def grouped(animals: Iterable[str]) -> dict[str, int]:
    """How many of each: the largest group first, the better animal first among groups of a size."""
    found = Counter(animals)
    return {name: found[name] for name in sorted(found, key=lambda name: (-found[name], NAMES.index(name)))}


def counted(animals: Iterable[str]) -> list[Message]:
    """Inside a sentence: `a horse`, `2 pigs`."""
    return [number_of(name, count) for name, count in grouped(animals).items()]


def number_of(name: str, count: int) -> Message:
    return Message(f"bs-count-{name}", {"count": count})


def listed(animals: str) -> Value:
    """After a colon: `1 horse`, `2 pigs`."""
    found = [Message(f"bs-number-{name}", {"count": count}) for name, count in grouped(animals.split()).items()]
    return found or Message("bs-see-none")


def animal(name: str) -> Message:
    return Message(f"bs-{name}")


def barn(number: int) -> Message:
    return Message(f"bs-barn-{number}")


def at(number: int) -> Message:
    return Message(f"bs-at-{number}")


def figure(word: str) -> Message:
    """`horse-3`: a horse and its number, which a black sheep takes away."""
    name, _, value = word.rpartition("-")
    return Message("bs-see-figure", {"animal": animal(name), "value": f"−{value}" if name == NAMES[-1] else value})


def task(name: str, view: Data) -> Message:
    """What a task card of this table's box asks for."""
    box = BOX.in_view(view)
    found = next(one for one in box["tasks"] if one["id"] == name)
    if found["kind"] == "majority":
        return Message("bs-task-majority", {"animals": Message(f"bs-most-{found['type']}"), "points": found["points"]})
    if found["kind"] == "combination":
        animals = [number_of(one, count) for one, count in found["animals"].items()]
        return Message("bs-task-combination", {"animals": animals, "points": found["points"]})
    return Message("bs-task-only")


def one_line(parts: list[Message]) -> Message:
    """Several sentences in one line."""
    return reduce(lambda first, then: Message("bs-see-line", {"first": first, "then": then}), parts)


# --- a view in lines


def words(view: Data) -> list[Message]:
    table, me = view["table"], view["seat"]
    lines = [field_line(number, field) for number, field in enumerate(table["fields"], 1)]
    if any(field["closed"] for field in table["fields"]):
        lines.append(Message("bs-see-end-phase"))
    stock = [Message(f"bs-number-{name}", {"count": table["stock"][name]}) for name in NAMES]
    lines.append(Message("bs-see-stock", {"animals": stock}))
    lines.append(piles_line(table))
    if table["aside"]:
        lines.append(Message("bs-see-aside", {"at": at(table["field"]), "cards": listed(table["aside"])}))
    lines += [corral_line(name, corral) for name, corral in table["corrals"].items()]
    lines += task_lines(view)
    if me is not None:
        lines += own_lines(table, me)
    return [*lines, *question(view)]


def field_line(number: int, field: Data) -> Message:
    named: dict[str, Value] = {"barn": barn(number), "number": number}
    if field["closed"]:
        return Message("bs-see-barn-closed", named)
    parts = [Message("bs-see-barn", {**named, "figures": listed(field["figures"])})]
    for name, side in field["sides"].items():
        complete = "-beaten" if name in field["beaten"].split() else "-complete" if name in field["order"].split() else ""
        parts.append(Message(f"bs-see-side{complete}", {**by(name), "cards": listed(side)}))
    order = [seat_name(name) for name in field["order"].split()]
    return one_line([*parts, Message("bs-see-order", {"seats": order})] if len(order) > 1 else parts)


def piles_line(table: Data) -> Message:
    discard = table["discard"].split()
    sizes: dict[str, Value] = {"deck": table["deck"], "discard": len(discard)}
    if not discard:
        return Message("bs-see-piles", sizes)
    return Message("bs-see-piles-top", {**sizes, "top": animal(discard[-1])})


def corral_line(name: str, corral: str) -> Message:
    figures = corral.split()
    if not figures:
        return Message("bs-see-corral-none", by(name))
    if "?" in corral:
        return Message("bs-see-corral", {**by(name), "figures": listed(corral.replace("-?", ""))})
    return Message("bs-see-corral", {**by(name), "figures": [figure(word) for word in figures]})


def task_lines(view: Data) -> list[Message]:
    """Open tasks, then those of the seats as far as they are known."""
    table = view["table"]
    opened = [Message("bs-told-opened", {"task": task(name, view)}) for name in table["open_tasks"].split()]
    held = [(seat, name) for seat, names in table["tasks"].items() for name in names.split() if name != "?"]
    return opened + [Message("bs-see-task", {**by(seat), "task": task(name, view)}) for seat, name in held]


def own_lines(table: Data, me: str) -> list[Message]:
    lines = [Message("bs-see-points", {"points": table["points"]})]
    if table["known"][me]:
        lines.append(Message("bs-see-known", {"cards": listed(table["known"][me])}))
    return [*lines, Message("bs-see-hand", {"cards": listed(table["hands"][me])})]


def question(view: Data) -> list[Message]:
    """Who is awaited; for the seat itself, what it is asked. At the end, the result."""
    table = view["table"]
    if view["over"]:
        return result(view)
    if table["phase"] == "placing":
        mine = table["turn"] == view["seat"]
        return [Message("bs-ask") if mine else Message("words-waiting", {"seats": [seat_name(table["turn"])]})]
    if table["phase"] == "refilling":
        return [Message("bs-see-refilling", by(table["turn"]))]
    if table["phase"] in ("capturing", "restocking"):
        return [Message("bs-told-won", {**by(table["turn"]), "barn": Message(f"bs-the-{table['field']}")})]
    return [Message(f"bs-see-{table['phase']}")]


def result(view: Data) -> list[Message]:
    names = list(view["table"]["corrals"])
    scores = zip(names, view["scores"], strict=True)
    points = [Message("bs-see-score", {"who": seat_name(name), "points": score}) for name, score in scores]
    if len(view["winners"]) == 1:
        won = Message("bs-see-winner", by(view["winners"][0]))
    else:
        won = Message("bs-see-winners", {"seats": [seat_name(name) for name in view["winners"]]})
    return [Message("bs-told-ended"), Message("bs-see-scores", {"scores": points}), won]


# --- an event as it is told


def told(event: Seen, view: Data) -> Message | None:
    """What others draw is not worth a line, nor what the next event tells."""
    who, verb, *values = event
    if verb in ("drew", "cleared"):
        return None
    if verb in ("dealt", "assigned"):
        return told_dealt(verb, values, view)
    if verb == "revealed":
        return told_revealed(values)
    if verb == "place":
        return Message("bs-told-place", {**by(who), "cards": counted(values[1]), "at": Message(f"bs-to-{values[0]}")})
    if verb == "showed":
        figures = [figure(word) for word in values[0]]
        return Message("bs-told-showed" if figures else "bs-told-showed-none", {**by(who), "figures": figures})
    if who == "fate":
        return Message(f"bs-told-{verb}", told_by_fate(verb, values, view))
    return Message(f"bs-told-{verb}", {**by(who), **told_of_seat(verb, values)})


def told_dealt(verb: str, values: list[Value], view: Data) -> Message | None:
    """Only to the seat that gets it."""
    what, to = values
    if to != view["seat"] or what is None:
        return None
    if verb == "dealt":
        return Message("bs-told-dealt", {"animal": animal(what)})
    return Message("bs-told-assigned", {"task": task(what, view)})


def told_revealed(values: list[Value]) -> Message:
    name, value, to, _field = values
    if value is None:
        return Message("bs-told-looks", {**by(to), "animal": animal(name)})
    shown = f"−{value}" if name == NAMES[-1] else str(value)
    return Message("bs-told-revealed", {"animal": animal(name), "value": shown})


def told_by_fate(verb: str, values: list[Value], view: Data) -> dict[str, Value]:
    if verb == "chose":
        return {**by(values[0])}
    if verb == "opened":
        return {"task": task(values[0], view)}
    if verb in ("put", "lacked", "returned"):
        return {"animal": animal(values[0]), "at": at(values[1])}
    if verb == "closed":
        return {"barn": Message(f"bs-the-{values[0]}")}
    return {"count": values[0]} if verb == "reshuffled" else {}


def told_of_seat(verb: str, values: list[Value]) -> dict[str, Value]:
    if verb == "dropped":
        return {"animal": number_of(values[0], 1)}
    return {"barn": Message(f"bs-the-{values[0]}")} if verb == "won" else {}
