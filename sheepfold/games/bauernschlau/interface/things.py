"""What things are called in messages: cells, sheep, fences. The page names cells as its reader sees the meadow."""

from __future__ import annotations

from typing import Any

from sheepfold.core.message import Message, seat_name


def cell_name(cell: str) -> Message:
    return Message("ba-cell", {"cell": cell})


def sheep_name(value: int) -> Message:
    return Message("ba-sheep", {"value": value})


def signed(points: int) -> str:
    """With a true minus."""
    return f"−{-points}" if points < 0 else str(points)


def fence_values(view: dict[str, Any], fence: str) -> dict[str, Any]:
    """For messages about a fence: the side on which its reader has it, and the two who share it."""
    holders = {farm: seat for seat, farm in view["table"]["farms"].items()}
    one, other = (holders[int(farm)] for farm in fence.split("-"))
    side = {one: "left", other: "right"}.get(view["seat"] or "", "none")
    return {"side": side, "one": seat_name(one), "other": seat_name(other)}
