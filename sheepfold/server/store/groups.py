"""A group of writes, gone through for every commit: what is in it, and telling each writer what became of theirs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sheepfold.server.store.store import StoreError
from sheepfold.table.rows import Append, LogRow

to_json = msgspec.json.Encoder().encode


def pieces(group: Sequence[tuple[Sequence[Any], Any]]) -> list[Any]:
    """What a group has in it, in order: other changes one by one, steps between two of them in a list."""
    found: list[Any] = []
    rows: list[LogRow] = []
    for changes, done in group:
        for change in changes:
            if type(change) is Append:
                rows.append(change.row)
                continue
            if rows:
                found.append(rows)
                rows = []
            found.append(change)
    if rows:
        found.append(rows)
    return found


def columns(rows: list[LogRow], ends: dict[str, int]) -> tuple[list[Any], list[Any]]:
    """The columns of these steps, one after the other: of the first ones of tables that are not in `ends`, and of all others. Each
    has to come after the last one of its table, which `ends` holds from now on; StoreError if it does not."""
    first: list[Any] = []
    more: list[Any] = []
    for row in rows:
        table, n = row.table, row.n
        end = ends.get(table)
        if end is not None and n <= end:
            # What is there is not what its table has in mind.
            raise StoreError("lost", f"log.n is {end} at {table} already: {n} does not come after it")
        ends[table] = n
        values = first if end is None else more
        fate = to_json(row.fate).decode()
        values += (table, n, row.kind, row.seat, row.text, fate, row.id, row.spent, row.at, row.asked, row.entropy)
    return first, more


def tell(group: Sequence[tuple[Any, Any]], errors: list[StoreError | None], failed: Callable[[Exception], None]) -> None:
    """Each writer in turn what became of theirs."""
    for i in range(len(errors)):
        try:
            group[i][1](errors[i])
        except Exception as mistake:  # one table's mistake is not its neighbours' in the group
            failed(mistake)
