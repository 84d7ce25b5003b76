"""Rows of one database as the other keeps them, and how many of them are put there at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sheepfold.server.store.pg_driver import psycopg

Row = tuple[Any, ...]


def fitting(row: Row) -> Row:
    """A row as PostgreSQL keeps it, which knows truth values and has no sign for nothing (U+0000) in a text."""
    return tuple(value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in row)


def table_row(row: Row) -> Row:
    return (*row[:6], bool(row[6]), *row[7:])


def copy_in(cursor: psycopg.Cursor[Any], name: str, columns: str, rows: Iterable[Row]) -> None:
    with cursor.copy(f"COPY {name} ({columns}) FROM STDIN".encode()) as copy:
        for row in rows:
            copy.write_row(fitting(row))
