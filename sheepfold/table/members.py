"""Keys of a table as JSON. Of a value that has rows only the new ones are encoded: views keep the others as the objects they are."""

from __future__ import annotations

from typing import Any

from sheepfold.core.game import Data, Game
from sheepfold.table.messages import encode


class Rows:
    """The rows of a value as they were encoded last, in order; of a dict with their names."""

    def __init__(self, key: str) -> None:
        self.start: bytes = encode(key) + b":"
        self.names: list[Any] = []
        self.rows: list[Any] = []
        self.data: list[bytes] = []

    def list_encoded(self, value: list[Any]) -> bytes:
        rows, known = self.rows, self.data
        count = len(rows)
        data: list[bytes] = []
        for i in range(len(value)):
            data.append(known[i] if i < count and value[i] is rows[i] else encode(value[i]))
        self.rows, self.data = value, data
        return self.start + b"[" + b",".join(data) + b"]"

    def dict_encoded(self, value: Data) -> bytes:
        names, rows, known = self.names, self.rows, self.data
        count = len(rows)
        self.names, self.rows, data = list(value), list(value.values()), []
        for i, (name, row) in enumerate(value.items()):
            if i < count and row is rows[i] and name == names[i]:
                data.append(known[i])
            else:
                whole: bytes = encode({name: row})
                data.append(whole[1:-1])
        self.data = data
        return self.start + b"{" + b",".join(data) + b"}"


class Members:
    """What changes in one table, encoded step after step."""

    def __init__(self, game: Game) -> None:
        self.keys: tuple[str, ...] = game.rows
        self.known: dict[str, Rows] = {}

    def encoded(self, table: Data) -> bytes:
        """These keys as they stand in JSON between the brackets, in any order."""
        for key in self.keys:
            if key in table:
                return self.with_rows(table)
        return plain_encoded(table)

    def with_rows(self, table: Data) -> bytes:
        plain = table.copy()
        parts: list[bytes] = []
        for key in self.keys:
            if key in plain:
                value = plain.pop(key)
                rows = self.known.get(key)
                if rows is None:
                    rows = self.known[key] = Rows(key)
                parts.append(rows.list_encoded(value) if type(value) is list else rows.dict_encoded(value))
        if plain:
            parts.append(plain_encoded(plain))
        return b",".join(parts)


def plain_encoded(table: Data) -> bytes:
    data: bytes = encode(table)
    return data[1:-1]
