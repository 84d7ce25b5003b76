"""A view in plain lines of text, for terminal and screen reader."""

from __future__ import annotations

from typing import Any

from sheepfold.core.game import Data
from sheepfold.games.bouc_makers.data import DECK

KINDS = {
    "white": "white sheep",
    "black": "black sheep",
    "three_seven_zero": "3-7-0 sheep",
    "double_o_seven": "0-0-7 sheep",
    "dog": "dog",
    "os": "the Os",
}
ITEMS = {
    "white": "white sheep",
    "black": "black sheep",
    "wool": "wool",
    "three_seven_zero": "3-7-0",
    "double_o_seven": "0-0-7",
    "dogs": "dogs",
    "most_dogs": "most dogs",
    "os": "the Os",
}


def words(view: Data) -> list[str]:
    """The table, then each player, then the question."""
    table = view["table"]
    cards = cards_of(view)
    lines = [head(table)]
    if table["display"]:
        lines.append("On display:")
        lines += [f"  {card_line(cards[name])}" for name in table["display"]]
    for name in table["tops"]:
        lines.append(player_line(view, cards, name))
        lines += [f"  {line}" for line in extra_lines(table, name)]
    lines += dice_lines(table)
    if view["over"]:
        lines += score_lines(view)
    lines.append(question(view))
    return lines


def cards_of(view: Data) -> dict[str, Data]:
    deck = view["data"].get("deck") or DECK.built_in[view["options"]["deck"]]
    return {card["id"]: card for card in deck["cards"]}


def head(table: Data) -> str:
    reserve = table["reserve"]
    wool = "wool without end" if reserve == "unlimited" else f"{reserve} wool in the reserve"
    return f"Round {table['round']}. {counted(table['pile'], 'card')} in the draw pile, {wool}."


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def card_line(card: Data) -> str:
    """S31: white sheep, 4 points, bonus 2, level 31."""
    parts = [f"{card['id']}: {KINDS[card['kind']]}"]
    if "points" in card:
        parts.append(counted(card["points"], "point"))
    if "corner" in card:
        parts.append(corner_words(card["corner"]))
        parts.append(f"level {card['level']}")
    return ", ".join(parts)


def corner_words(corner: Any) -> str:
    if corner == "bone":
        return "bone symbol"
    return f"bonus {corner}" if corner > 0 else f"malus {-corner}"


def player_line(view: Data, cards: dict[str, Data], name: str) -> str:
    table = view["table"]
    who = f"{name} (you)" if name == view["seat"] else name
    top = table["tops"][name]
    board = table["boards"][name]
    if top is not None:
        herd = f"herd of {table['herd_sizes'][name]} sheep, top {card_line(cards[top])}"
    elif table["herd_sizes"][name]:
        herd = f"herd of {table['herd_sizes'][name]} sheep, no top yet"
    else:
        herd = "no sheep" if board is None else f"no sheep, start level {board}"
    parts = [herd, f"{table['wool'][name]} wool"]
    if table["dogs"][name]:
        parts.append(f"{counted(len(table['dogs'][name]), 'dog')} ({' '.join(table['dogs'][name])})")
    if table["os"] == name:
        parts.append("the Os")
    bid = table["bids"][name]
    if bid is not None:
        parts.append("contract chosen" if bid == "?" else f"contract {bid}")
    return f"{who}: {'; '.join(parts)}."


def extra_lines(table: Data, name: str) -> list[str]:
    lines = []
    if table["gained"][name]:
        lines.append(f"gained this round: {' '.join(table['gained'][name])}")
    if "herds" in table and table["herds"][name]:
        lines.append(f"whole herd: {' '.join(table['herds'][name])}")
    back = table.get("discards", {}).get(name)
    if back:
        lines.append("has chosen sheep to put back" if back == "?" else f"put back: {' '.join(back)}")
    return lines


def dice_lines(table: Data) -> list[str]:
    if not table["order"]:
        return []
    lines = [f"Turn order: {' '.join(table['order'])}."]
    if table["phase"] in ("roll", "choose", "take"):
        faces = [die_words(table, die) for die in table["dice"]]
        lines.append(f"{table['turn']}'s throw {table['throw']}: {', '.join(faces)}.")
    if "result" in table:
        lines.append(result_line(table["result"]))
    return lines


def die_words(table: Data, die: str) -> str:
    face = table["dice"][die]
    shown = "in the hand" if die in table["hand"] else str(face)
    return f"{die} {shown}{' set aside' if die in table['kept'] else ''}"


def result_line(result: Data) -> str:
    bonus = f", bonus {result['bonus']} at hand" if result["bonus"] else ""
    claim = result["claim"]
    price = "" if claim is None else f" Claiming costs {claim} wool and wins {counted(result['cards'], 'card')}."
    rescue = "" if result["rescue"] is None else f" Rescuing costs {result['rescue']} wool."
    return f"Result {result['base']}{bonus}, target {result['target']}.{price}{rescue}"


def score_lines(view: Data) -> list[str]:
    lines = []
    for name, points in view["table"]["points"].items():
        parts = [f"{ITEMS[item]} {points[item]}" for item in ITEMS if points[item]]
        lines.append(f"{name} scores {points['total']}: {', '.join(parts) or 'nothing'}.")
    return lines


def question(view: Data) -> str:
    if view["over"]:
        winners = view["winners"]
        return f"The game is over. {' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the win'}."
    if view["seat"] in view["asked"]:
        return asked_of(view["table"], view["seat"])
    return f"Waiting for {' and '.join(view['asked']) or 'dice and cards'}."


def asked_of(table: Data, seat: str) -> str:
    """The question to a seat, with the answers there are."""
    if table["phase"] == "bid":
        beyond = ", or bid 26+ for a wool token" if table["wool"][seat] else ""
        return f"Your contract? bid 14 to bid 26{beyond}."
    if table["phase"] == "choose":
        return f"You missed. What now: {' or '.join(answers(table))}?"
    if table["phase"] == "take":
        return "You won. Take which cards? Say take and their names."
    if table["phase"] == "arrange":
        return f"Which sheep lies on top: {' or '.join(f'top {name}' for name in table['arranging'])}?"
    return "You have no dog. Put back which two white sheep? Say discard and their names."


def answers(table: Data) -> list[str]:
    last = table["throw"] == 3
    found = ["accept"] if last else [f"keep {die}" for die in table["dice"] if die not in table["kept"]]
    return found + [word for word in ("claim", "rescue") if table["result"][word] is not None]
