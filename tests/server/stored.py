"""What the database of a server says of a table, all secrets in it."""

from __future__ import annotations

import json

from sheepfold.server.store.rows import FATE, from_columns
from sheepfold.table.config import TableConfig, decode_config
from sheepfold.table.rows import LogRow
from tests.server.server_process import Host


def config_of(server: Host, table: str) -> TableConfig:
    doc = server.read("SELECT doc FROM tables WHERE id = ?", table)[0][0]
    return decode_config(bytes(doc))


def rows_of(server: Host, table: str) -> list[LogRow]:
    rows = server.read(
        "SELECT table_id, n, kind, seat, text, fate, id, spent, at, asked, entropy FROM log WHERE table_id = ? ORDER BY n",
        table,
    )
    return [from_columns(LogRow, (*row[:FATE], json.loads(row[FATE]), *row[FATE + 1 :])) for row in rows]
