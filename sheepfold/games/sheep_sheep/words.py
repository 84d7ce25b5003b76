"""A view of Sheep Sheep in plain lines of text, for terminal and screen reader."""

from __future__ import annotations

from sheepfold.core.game import Data
from sheepfold.games.sheep_sheep.data import BUILT_IN


def words(view: Data) -> list[str]:
    """The grid line by line, rows, albums, models, and last what is asked."""
    table, me = view["table"], view["seat"]
    names = colour_names(view)
    lines = [grid_line(names, line, texts) for line, texts in enumerate(table["grid"])]
    lines += [row_line(names, name, table["rows"][name], me) for name in ("A", "B")]
    lines += [album_line(names, name, table, me) for name in ("A", "B")]
    lines.append(pile_line(table))
    lines.append(model_line(names, table, me))
    if view["over"]:
        return [*lines, end_line(view)]
    return [*lines, question(names, view)]


def colour_names(view: Data) -> dict[str, str]:
    deck = view["data"].get("deck") or BUILT_IN[view["options"]["deck"]]
    return {colour["letter"]: colour["name"] for colour in deck["colours"]}


def grid_line(names: dict[str, str], line: int, texts: str) -> str:
    cells = [f"cell {3 * line + i + 1} {cell_words(names, text)}" for i, text in enumerate(texts.split())]
    return f"{', '.join(cells)}.".capitalize()


def cell_words(names: dict[str, str], text: str) -> str:
    if text == "--":
        return "empty"
    return f"{names[text[0]]} over {names.get(text[1], 'unknown')}"


def card_words(names: dict[str, str], text: str) -> str:
    return f"{names[text[0]]}-{names[text[1]]} ({text})"


def row_line(names: dict[str, str], name: str, row: str, me: str | None) -> str:
    cards = ", ".join(card_words(names, text) for text in row.split())
    return f"{'Your row' if name == me else f'Row of {name}'}: {cards or 'not dealt yet'}."


def album_line(names: dict[str, str], name: str, table: Data, me: str | None) -> str:
    album = ", ".join(f"{count} {names[letter]}" for letter, count in table["albums"][name].items())
    points = f"; {counted(table['points'][name], 'point')}" if name in table["points"] else ""
    return f"{'Your album' if name == me else f'Album of {name}'}: {album or 'no photos'}{points}."


def pile_line(table: Data) -> str:
    dry = f" {counted(table['dry'], 'turn')} without a capture in a row." if table["dry"] else ""
    again = f" Dealt anew {counted(table['redeals'], 'time')} since the last capture." if table["redeals"] else ""
    return f"{counted(table['pile'], 'card')} in the pile.{dry}{again}"


def model_line(names: dict[str, str], table: Data, me: str | None) -> str:
    parts = []
    for name, model in table["models"].items():
        whose = "Your model" if name == me else f"Model of {name}"
        parts.append(f"{whose}: {names.get(model, 'secret' if model else 'not dealt yet')}.")
    return " ".join(parts)


def end_line(view: Data) -> str:
    points = f"{view['scores'][0]} to {view['scores'][1]}"
    if len(view["winners"]) == 2:
        return f"The game is over: {points}, a draw."
    return f"The game is over: {points}, {view['winners'][0]} wins."


def question(names: dict[str, str], view: Data) -> str:
    table, me = view["table"], view["seat"]
    if not view["asked"]:
        return "Cards are being dealt." if table["phase"] != "draw" else f"{table['turn']} draws a card for the refill."
    refill = table["phase"] == "lay"
    card = card_words(names, table["drawn"]) if refill else ""
    if table["turn"] != me:
        return f"Waiting for {table['turn']} to {f'lay {card}' if refill else 'exchange or finish'}."
    if refill:
        empty = [str(i + 1) for i, text in enumerate(" ".join(table["grid"]).split()) if text == "--"]
        return f"You drew {card}: in which empty cell ({', '.join(empty)}) do you lay it, and which colour is up?"
    left = int(view["options"]["max_exchanges"]) - table["exchanges"]
    if left == 0:
        return "No exchange is left: finish your turn."
    return f"Your turn: exchange a row card with a cell that shows one of its colours ({left} left), or finish."


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
