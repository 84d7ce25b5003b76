"""What a seat sees, in plain lines of text for terminal and screen reader; the last line says who is to do what."""

from __future__ import annotations

from collections import Counter

from sheepfold.core.game import Data
from sheepfold.games.black_sheep.components import NAMES
from sheepfold.games.black_sheep.data import BOX

PLURALS = {"sheep": "sheep", "black-sheep": "black sheep"}
WAITS = {
    "choosing": "The start player is being chosen.",
    "tasks": "Task cards are being dealt.",
    "stocking": "The fields are being stocked.",
    "dealing": "The hands are being dealt.",
}


def words(view: Data) -> list[str]:
    table, me = view["table"], view["seat"]
    lines = [field_line(number, field, me) for number, field in enumerate(table["fields"], 1)]
    if any(field["closed"] for field in table["fields"]):
        lines.append("The end phase is on: fields that are won are closed, not stocked again.")
    lines.append(f"Stock: {', '.join(number_of(name, table['stock'][name]) for name in NAMES)}.")
    lines.append(f"Deck: {cards(table['deck'])}. Discard pile: {cards(len(table['discard'].split()))}{top(table['discard'])}.")
    if table["aside"]:
        lines.append(f"Drawn for field {table['field']}: {spoken(table['aside'])}.")
    lines += [corral_line(name, corral, me) for name, corral in table["corrals"].items()]
    lines += task_lines(view)
    if me is not None:
        lines.append(f"Your animals are worth {table['points']} so far.")
        if table["known"][me]:
            lines.append(f"By counting you know that other hands hold: {grouped(table['known'][me])}.")
        lines.append(f"Your hand: {spoken(table['hands'][me]) or 'empty'}.")
    return [*lines, *question(view)]


def field_line(number: int, field: Data, me: str | None) -> str:
    if field["closed"]:
        return f"Field {number} is closed."
    parts = [f"Field {number}: {spoken(field['figures']) or 'no figures'}."]
    for name, side in field["sides"].items():
        whose = "Your side" if name == me else f"Side {name}"
        note = (
            " (complete, beaten)"
            if name in field["beaten"].split()
            else " (complete)"
            if name in field["order"].split()
            else ""
        )
        parts.append(f"{whose}: {spoken(side) or 'empty'}{note}.")
    if len(field["order"].split()) > 1:
        parts.append(f"Complete in this order: {', '.join(field['order'].split())}.")
    return " ".join(parts)


def corral_line(name: str, corral: str, me: str | None) -> str:
    whose = "Your corral" if name == me else f"Corral {name}"
    return f"{whose}: {', '.join(figure(word) for word in corral.split()) or 'empty'}."


def task_lines(view: Data) -> list[str]:
    table, me = view["table"], view["seat"]
    if not table["tasks"]:
        return []
    box = view["data"].get("box") or BOX.built_in[view["options"]["box"]]
    texts = {task["id"]: task_words(task) for task in box["tasks"]}
    lines = [f"Open tasks: {'; '.join(texts[task] for task in table['open_tasks'].split()) or 'none'}."]
    for name, tasks in table["tasks"].items():
        if "?" not in tasks and tasks:
            whose = "Your task" if name == me else f"Task of {name}"
            lines.append(f"{whose}: {'; '.join(texts[task] for task in tasks.split())}.")
    return lines


def task_words(task: Data) -> str:
    """`T01, most horses, 6 points`."""
    if task["kind"] == "majority":
        return f"{task['id']}, most {plural(task['type'])}, {task['points']} points"
    if task["kind"] == "combination":
        animals = ", ".join(number_of(name, number) for name, number in task["animals"].items())
        return f"{task['id']}, {task['points']} points each time for {animals}"
    return f"{task['id']}, the only owner of black sheep wins"


def question(view: Data) -> list[str]:
    """Who is awaited; for the seat itself, what it is asked. At the end, the result."""
    table, me = view["table"], view["seat"]
    if view["over"]:
        scores = [f"{name} {score}" for name, score in zip(table["corrals"], view["scores"], strict=True)]
        winners = " and ".join(view["winners"])
        return [
            f"The game is over. Points: {', '.join(scores)}.",
            f"{winners} {'wins' if len(view['winners']) == 1 else 'win'}.",
        ]
    if table["stage"] in WAITS:
        return [WAITS[table["stage"]]]
    if table["stage"] != "placing":
        doing = "draws cards" if table["stage"] == "refilling" else f"has won field {table['field']}"
        return [f"{table['turn']} {doing}."]
    if table["turn"] == me:
        return ["Your turn: at which field do you place which cards? You may discard one if you place one."]
    return [f"Waiting for {table['turn']}."]


def spoken(animals: str) -> str:
    return ", ".join(word.replace("-", " ") for word in animals.split())


def grouped(animals: str) -> str:
    return ", ".join(number_of(name, number) for name, number in Counter(animals.split()).items())


def number_of(name: str, number: int) -> str:
    return f"{number} {name.replace('-', ' ') if number == 1 else plural(name)}"


def plural(name: str) -> str:
    return PLURALS.get(name, f"{name}s")


def figure(word: str) -> str:
    name, _, value = word.rpartition("-")
    return name.replace("-", " ") + (" of unknown value" if value == "?" else f" worth {value}")


def cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def top(discard: str) -> str:
    return f", {discard.split()[-1].replace('-', ' ')} on top" if discard else ""
