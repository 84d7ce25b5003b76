"""Whether what is stored of a table fits together: its log can be played, and leads to the position it says."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec

from sheepfold.server.store.rows import FATE, from_columns
from sheepfold.server.tables.seating import game_of
from sheepfold.table.config import TableConfig, decode_config
from sheepfold.table.context import Time
from sheepfold.table.history import letters
from sheepfold.table.rows import LogRow
from sheepfold.table.table import Table

TIME = Time(time.monotonic, time.time)


def fault_in(doc: bytes, rows: list[tuple[Any, ...]]) -> str:
    """What is wrong with a table, as it stands in the database; "" if nothing is."""
    try:
        log = [from_columns(LogRow, (*row[:FATE], json.loads(row[FATE]), *row[FATE + 1 :])) for row in rows]
        config = decode_config(doc)
    except (ValueError, msgspec.MsgspecError) as error:
        return f"it cannot be read: {error}"
    return fault_of(config, log)


def fault_of(config: TableConfig, rows: list[LogRow]) -> str:
    """What is wrong with a table; "" if nothing is."""
    numbers = [row.n for row in rows]
    if numbers != list(range(len(rows))):
        missing = next(n for n, found in enumerate([*numbers, -1]) if n != found)
        return f"row {missing} of its log is missing"
    if config.state == "open":
        return "it is open, but has a log" if rows else ""
    if not rows and config.state != "frozen":
        return "it has no log"
    try:
        table = Table(game_of(config), config, rows, [], TIME)
    except Exception as error:  # whatever is stored wrong shows itself in its own way
        return f"its log cannot be played: {type(error).__name__}: {error}"
    run = table.run
    if run is None or config.state == "frozen":
        return ""
    last = next((row for row in reversed(rows) if row.kind != "pause"), rows[0])
    if last.asked != letters(run.asked):
        return f"its log says that seats {last.asked or 'none'} are asked, its position {letters(run.asked) or 'none'}"
    if config.result is not None:
        scores = [int(run.position.score(seat)) for seat in range(len(config.occupants))]
        if scores != config.result.scores:
            return f"its result is {config.result.scores}, its position {scores}"
    return ""
