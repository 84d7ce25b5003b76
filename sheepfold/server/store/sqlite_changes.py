"""How each change is made in the embedded store."""

from __future__ import annotations

import sqlite3

import msgspec

from sheepfold.server.store.batching import TakeCode
from sheepfold.server.store.rows import (
    AddAct,
    AddCode,
    AnswerAct,
    Change,
    DropClock,
    DropName,
    DropPerson,
    DropTable,
    KeepClock,
    SavePerson,
    SaveTable,
    TableRow,
)
from sheepfold.server.store.sqlite_reads import TABLE, to_json
from sheepfold.server.store.store import StoreError
from sheepfold.table.rows import AddChat

SAVE_PERSON = (
    "INSERT INTO people (id, hash, name, made, seen, hook) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, name = excluded.name, seen = excluded.seen, hook = excluded.hook"
)
SAVE_TABLE = (
    f"INSERT INTO tables ({TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET code = excluded.code, state = excluded.state, public = excluded.public,"
    " changed = excluded.changed, doc = excluded.doc"
)
ADD_CHAT = "INSERT INTO chat (table_id, at, person, who, name, text) VALUES (?, ?, ?, ?, ?, ?)"
ADD_CODE = "INSERT INTO codes (hash, table_id, seat, expires) VALUES (?, ?, ?, ?)"

DROP_NAME = "UPDATE chat SET name = '' WHERE table_id = ? AND name = ? AND person NOT IN (SELECT value FROM json_each(?))"

astuple = msgspec.structs.astuple


def make(connection: sqlite3.Connection, change: Change | TakeCode) -> None:
    """Any change but Append, which comes in crowds."""
    match change:
        case SavePerson(row):
            connection.execute(SAVE_PERSON, astuple(row))
        case SaveTable(row, occupants, traces, is_new):
            save_table(connection, row)
            if is_new:
                seat(connection, row.id, occupants or {})
            elif occupants is not None:
                reseat(connection, row.id, occupants)
            left = [(person, row.id) for person in traces]
            connection.executemany("INSERT OR IGNORE INTO traces (person, table_id) VALUES (?, ?)", left)
        case AddChat(row):
            connection.execute(ADD_CHAT, astuple(row))
        case AddCode(row):
            connection.execute("DELETE FROM codes WHERE table_id = ? AND seat = ?", (row.table, row.seat))
            connection.execute(ADD_CODE, astuple(row))
        case TakeCode(hash, now):
            connection.execute("DELETE FROM codes WHERE expires <= ?", (now,))
            taken = connection.execute("DELETE FROM codes WHERE hash = ? RETURNING table_id, seat", (hash,)).fetchall()
            change.found = taken[0] if taken else None
        case DropPerson(id):
            connection.execute("DELETE FROM chat WHERE person = ?", (id,))
            connection.execute("DELETE FROM seats WHERE person = ?", (id,))
            connection.execute("DELETE FROM traces WHERE person = ?", (id,))
            connection.execute("DELETE FROM people WHERE id = ?", (id,))
        case DropName(table, name, but):
            connection.execute(DROP_NAME, (table, name, to_json(but).decode()))
        case DropTable(id):
            connection.execute("DELETE FROM tables WHERE id = ?", (id,))
        case AddAct():
            connection.execute("INSERT INTO acts (at, what, given, answer) VALUES (?, ?, ?, ?)", astuple(change))
        case AnswerAct(line, answer):
            connection.execute("UPDATE acts SET answer = ? WHERE line = ? AND answer = ''", (answer, line))
        case KeepClock(row):
            connection.execute("INSERT OR REPLACE INTO clocks (table_id, n, used) VALUES (?, ?, ?)", astuple(row))
        case DropClock(table):
            connection.execute("DELETE FROM clocks WHERE table_id = ?", (table,))
        case _:
            raise StoreError("broken", f"no change is called {type(change).__name__}")


def save_table(connection: sqlite3.Connection, row: TableRow) -> None:
    try:
        connection.execute(SAVE_TABLE, astuple(row))
    except sqlite3.IntegrityError:
        raise StoreError("taken", f"another table has the code {row.code!r}") from None


def seat(connection: sqlite3.Connection, table: str, occupants: dict[int, str]) -> None:
    seats = [(table, seat, person) for seat, person in occupants.items()]
    connection.executemany("INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)", seats)


def reseat(connection: sqlite3.Connection, table: str, occupants: dict[int, str]) -> None:
    held = dict(connection.execute("SELECT seat, person FROM seats WHERE table_id = ?", (table,)).fetchall())
    if held == occupants:  # as when a game begins and when it ends
        return
    connection.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    seat(connection, table, occupants)
    # A code was given by the person who held the seat: it must not open it against the next one, also if it came after they left.
    lost = [(table, seat) for seat in {**held, **occupants} if occupants.get(seat) != held.get(seat)]
    connection.executemany("DELETE FROM codes WHERE table_id = ? AND seat = ?", lost)
