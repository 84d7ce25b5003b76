"""What the database of a house says of a table, all secrets in it."""

from __future__ import annotations

import json

from sheepfold.server.charter import Charter, decode_charter
from sheepfold.server.store import LogRow
from tests.server.house import Host


def charter_of(house: Host, table: str) -> Charter:
    doc = house.read("SELECT doc FROM tables WHERE id = ?", table)[0][0]
    return decode_charter(bytes(doc))


def rows_of(house: Host, table: str) -> list[LogRow]:
    rows = house.read(
        "SELECT table_id, n, kind, seat, text, fate, id, spent, at, asked FROM log WHERE table_id = ? ORDER BY n", table
    )
    return [LogRow(of, n, kind, seat, text, json.loads(fate), *more) for of, n, kind, seat, text, fate, *more in rows]
