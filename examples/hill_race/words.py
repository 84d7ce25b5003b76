"""A view of Hill Race in plain lines."""

from __future__ import annotations

from sheepfold.core.game import Data


def words(view: Data) -> list[str]:
    table, own = view["table"], view["seat"]
    lines = [f"Round {table['round']} of 8; the top is step {view['options']['top']}."]
    for name, steps in table["steps"].items():
        charm = table["charms"].get(name)
        lines.append(f"{name}: step {steps}{f', charm: {charm}' if charm else ''}.")
    if view["over"]:
        lines.append("The race is over.")
    elif table["phase"] == "choosing":
        lines.append(f"Climbed in this turn: {table['climb']}.")
        lines.append("Climb on, or rest?" if table["turn"] == own else f"Waiting for {table['turn']}.")
    return lines
