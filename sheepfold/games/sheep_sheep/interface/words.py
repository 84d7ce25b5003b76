"""Sheep Sheep in words: a view line by line with a question at its end, and each event as it is told."""

from __future__ import annotations

from sheepfold.core.events import Seen
from sheepfold.core.game import Data
from sheepfold.core.message import Message, Value, by, either, seat_name
from sheepfold.games.sheep_sheep.interface.names import Names, names_in, place

EMPTY = "--"


def words(view: Data) -> list[Message]:
    """The wall line by line, rows, albums, pile, models, and last what is asked."""
    table, names = view["table"], names_in(view)
    lines = [wall_line(names, line, texts) for line, texts in enumerate(table["grid"])]
    for line in (row_line, album_line):
        lines += [line(names, seat, table) for seat in ("A", "B")]
    lines += pile_lines(table)
    lines += [model_line(names, seat, table) for seat in ("A", "B")]
    return [*lines, end_line(view) if view["over"] else question(names, view)]


def wall_line(names: Names, line: int, texts: str) -> Message:
    cells = [cell_words(names, 3 * line + i + 1, text) for i, text in enumerate(texts.split())]
    return Message("ss-see-line", {"line": line + 1, "cells": cells})


def cell_words(names: Names, cell: int, text: str) -> Message:
    if text == EMPTY:
        return Message("ss-see-gap", {"cell": cell})
    return Message("ss-see-cell", {"cell": cell, "up": names.colour(text[0]), "under": names.colour(text[1])})


def row_line(names: Names, seat: str, table: Data) -> Message:
    cards = [typed_card(names, text) for text in table["rows"][seat].split()]
    return Message("ss-see-row", {**by(seat), "cards": cards or Message("ss-model-none")})


def typed_card(names: Names, text: str) -> Message:
    """red-green (RG): with the letters one types."""
    return Message("ss-see-card", {"card": names.card(text), "text": text})


def album_line(names: Names, seat: str, table: Data) -> Message:
    photos = [names.photos(count, colour) for colour, count in table["albums"][seat].items()]
    values = {**by(seat), "photos": photos or Message("ss-album-empty")}
    if seat not in table["points"]:
        return Message("ss-see-album", values)
    return Message("ss-see-album-points", {**values, "points": table["points"][seat]})


def pile_lines(table: Data) -> list[Message]:
    return [
        Message("ss-see-pile", {"count": table["pile"]}),
        *([Message("ss-see-dry", {"count": table["dry"]})] if table["dry"] else []),
        *([Message("ss-see-redeals", {"count": table["redeals"]})] if table["redeals"] else []),
    ]


def model_line(names: Names, seat: str, table: Data) -> Message:
    model = table["models"][seat]
    secret = Message("ss-see-secret") if model else Message("ss-model-none")
    return Message("ss-see-model", {**by(seat), "model": names.colour(model) if model not in ("", "?") else secret})


def end_line(view: Data) -> Message:
    values: dict[str, Value] = {"first": view["scores"][0], "second": view["scores"][1]}
    if len(view["winners"]) == 2:
        return Message("ss-see-draw", values)
    return Message("ss-see-won", {**values, **by(view["winners"][0])})


def question(names: Names, view: Data) -> Message:
    table, turn = view["table"], view["table"]["turn"]
    if not view["asked"]:
        return Message("ss-see-draws", by(turn)) if table["phase"] == "draw" else Message("ss-see-dealing")
    own, left = turn == view["seat"], table["left"]
    if table["phase"] == "lay":
        card = typed_card(names, table["drawn"])
        if not own:
            return Message("ss-wait-lay", {"who": seat_name(turn), "card": card})
        return Message("ss-see-ask-lay", {"card": card, "gaps": either(gaps(table)), "sides": either(list(table["drawn"]))})
    if not own:
        return Message("ss-wait-exchange", {"who": seat_name(turn), "left": left})
    return Message("ss-see-ask", {"left": left}) if left else Message("ss-ask-finish")


def gaps(table: Data) -> list[str]:
    return [str(i + 1) for i, text in enumerate(" ".join(table["grid"]).split()) if text == EMPTY]


# --- what happened


def told(event: Seen, view: Data) -> Message | None:
    """One line for each event; cards being dealt are seen, not told one by one."""
    who, verb, *values = event
    if verb in ("dealt", "hung") or (verb == "model" and values[0] is None) or (verb == "finish" and values[0]):
        return None
    about = {**by(values[0] if verb == "starts" else who), **told_values(names_in(view), verb, values)}
    return Message(f"ss-told-{verb}", about)


def told_values(names: Names, verb: str, values: Seen) -> dict[str, Value]:
    if verb in ("model", "showed"):
        return {"is": names.colour(values[0])}
    if verb == "turned":
        return {"place": place(values[0]), "is": names.colour(values[1], "is")}
    if verb == "exchange":
        _card, cell, old, new, _taken = values
        return {"place": place(cell), "one": names.colour(old, "one"), "is": names.colour(new, "is")}
    if verb == "captured":
        return {"photos": names.photos(len(values[1]), values[0])}
    if verb == "drew":
        return {"card": names.card(values[0])}
    return {"place": place(values[0]), "up": names.colour(values[1], "up")} if verb == "lay" else {}
