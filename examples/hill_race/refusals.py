"""Why a text is no move of Hill Race."""

from __future__ import annotations

from sheepfold.core.errors import Refused
from sheepfold.core.position import Position


def explain(position: Position, seat: int, text: str) -> Refused:
    if text.lower().startswith("roll"):
        return Refused(text, "the dice are fate's; to roll again, say climb", "HR-2.3")
    return Refused(text, f"choose climb or rest, not {text!r}", "HR-2.3")
