"""A view in plain lines: what lies where, the own hand, and the question asked."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sheepfold.core.game import Data
from sheepfold.games.bye_bye_black_sheep.data import SPECIES_NAMES, names

SPECIALS = {
    "BS": "Black Sheep",
    "EA": "Eagle",
    "MO": "Mole",
    "MA": "Thieving Magpie",
    "WS": "White Sheep",
    "MS": "Mother Sheep",
    "WO": "Wolf",
}


def words(view: Data) -> list[str]:
    table = view["table"]
    called = {**names(view["data"].get("species") or SPECIES_NAMES.built_in[view["options"]["species"]]), **SPECIALS}
    me = view["seat"]
    lines = [f"Watering hole: {cards(table['hole'], called, in_order=True)}."]
    lines += [seat_line(name, table, called, me) for name in table["zoos"]]
    lines.append(f"Pile: {number_of(table['pile'], 'card')}. {magpie_line(table['magpie'])}")
    if table["layout"]:
        lines.append(f"Specials to choose from: {cards(table['layout'], called)}.")
    if table["specials"]:
        lines.append(f"Specials in play: {cards(table['specials'], called)}.")
    if table["wolf"]["cards"]:
        lines.append(f"Wolf pile before {table['wolf']['owner']}: {cards(table['wolf']['cards'], called)}.")
    if me is not None:
        lines.append(f"Your hand: {cards(table['hand'], called)}.")
        lines += known_lines(table, called, me)
    if table.get("added"):
        lines.append(f"You are about to place: {cards(table['added'], called)}.")
    if "shown" in table:
        lines.append(f"{table['from']} shows you: {cards(table['shown'], called)}.")
    lines.append(last_line(view, called))
    return lines


def cards(text: str, called: dict[str, str], in_order: bool = False) -> str:
    """Cards spelled out, with their numbers: `2 x Zebra (7), Eagle`."""
    codes = text.split()
    if in_order:
        return ", ".join(card(code, called) for code in codes) or "empty"
    counts = Counter(codes)
    return (
        ", ".join(f"{number} x {card(code, called)}" if number > 1 else card(code, called) for code, number in counts.items())
        or "nothing"
    )


def card(code: str, called: dict[str, str]) -> str:
    return f"{called[code]} ({code})"


def number_of(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def seat_line(name: str, table: Data, called: dict[str, str], me: str | None) -> str:
    who = f"{name} (you)" if name == me else name
    zoo = cards(table["zoos"][name], called)
    return (
        f"{who}: {number_of(table['sizes'][name], 'card')} in hand; zoo: {zoo}; "
        f"{number_of(table['triplets'][name], 'triplet')} of {table['needed']}."
    )


def magpie_line(place: str) -> str:
    where = {"beside": "lies beside the pile", "hole": "lies in the watering hole", "wolf": "lies in the wolf pile"}
    return f"The Magpie {where.get(place, f'is in the hand of {place}')}."


def known_lines(table: Data, called: dict[str, str], me: str) -> list[str]:
    """What is known of the hands of others, by own looks where there were any."""
    lines = []
    for name, public in table["known"].items():
        row = table["private"].get(name, public)
        absent = [code for code, most in row["most"].items() if most == 0 and code not in row["holds"].split()]
        parts = [f"holds {cards(row['holds'], called)}"] if row["holds"] else []
        if absent and row["unknown"] == 0 and row["special"] == 0:
            parts.append("and nothing else but the Black Sheep")
        elif absent:
            parts.append(f"has no {', '.join(card(code, called) for code in absent)}")
        if parts and name != me:
            lines.append(f"You know that {name} {', '.join(parts)}.")
    return lines


BEFORE_PLAY = ("start", "deal", "draft", "specials")

QUESTIONS: dict[str, str] = {
    "draft": "choose a special for the game, such as 'choose EA'.",
    "draw": "draw from somebody ('draw B') or 'stop'.",
    "eagle": "the Eagle: ask somebody for a species ('ask B 7') or 'skip'.",
    "mole": "the Mole: 'take' a species of the hand you see, or 'skip'.",
    "magpie": "the Magpie: steal from a zoo ('steal B 4') or 'skip'.",
    "mother": "the Mother Sheep: 'turn up' the top card of the pile, or 'skip'.",
    "white": "your White Sheep was drawn: 'place' a species of your hand, or 'skip'.",
}


def last_line(view: Data, called: dict[str, str]) -> str:
    """The question asked of this seat, or who is awaited."""
    table: dict[str, Any] = view["table"]
    if view["over"]:
        how = "" if table["winner"] != "nobody" else ", after a stall"
        return f"The game is over{how}. Winner: {', '.join(view['winners'])}."
    if view["seat"] not in view["asked"]:
        turn = "" if table["phase"] in BEFORE_PLAY else f"Turn of {table['turn']}. "
        return f"{turn}Waiting for {', '.join(view['asked']) or 'fate'}."
    if table["phase"] == "zoo":
        left = table["limit"] - len(table["added"].split())
        return f"You are asked: 'add' up to {number_of(left, 'card')} to your zoo (such as 'add 5'), then 'place'."
    if table["phase"] == "draw" and not table["hole"]:
        return "You are asked: your turn begins; draw from somebody ('draw B'), or 'stop' to pass."
    return f"You are asked: {QUESTIONS[table['phase']]}"
