"""Writes that become one transaction in PostgreSQL: the statements of each, in order."""

from __future__ import annotations

from collections.abc import Callable

from sheepfold.server.store.batching import TakeCode
from sheepfold.server.store.pg_pipeline import Statement
from sheepfold.server.store.postgres_reads import blob, number, to_json
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
)
from sheepfold.server.store.store import StoreError
from sheepfold.table.rows import AddChat, Append, LogRow


class Group:
    """The statements of some writes, and what will be different once they are made."""

    def __init__(self, mine: set[str]) -> None:
        self.mine = mine
        self.statements: list[Statement] = []
        self.rows: list[LogRow] = []  # that are appended at the next opportunity
        self.touched: set[str] = set()
        self.new: set[str] = set()
        self.dropped: set[str] = set()
        self.codes: list[tuple[TakeCode, int]] = []  # and the number of the statement that finds it

    def touch(self, table: str) -> None:
        """Raises `lost` if this server does not have the table."""
        if table not in self.touched:
            if table not in self.mine:
                raise StoreError("lost", f"this server does not have table {table[:6]}…")
            self.touched.add(table)

    def add(self, name: bytes, *values: bytes) -> None:
        self.statements.append((name, values))

    def flush(self) -> None:
        if self.rows:
            self.add(b"append", to_json(self.rows))
            self.rows = []

    def change(self, change: Change | TakeCode, owner: Callable[[], tuple[bytes, bytes]]) -> None:
        if type(change) is Append:
            self.touch(change.row.table)
            self.rows.append(change.row)
            return
        self.flush()
        match change:
            case SavePerson(row):
                times = (number(row.made), number(row.seen))
                self.add(b"save_person", row.id.encode(), blob(row.hash), row.name.encode(), *times, row.hook.encode())
            case SaveTable():
                self.save_table(change, owner)
            case AddChat(row):
                self.touch(row.table)
                words = (row.person.encode(), row.who.encode(), row.name.encode(), row.text.encode())
                self.add(b"add_chat", row.table.encode(), number(row.at), *words)
            case AddCode(row):
                self.touch(row.table)
                self.add(b"void_code", row.table.encode(), number(row.seat))
                self.add(b"add_code", blob(row.hash), row.table.encode(), number(row.seat), number(row.expires))
            case TakeCode(hash, now):
                self.add(b"clear_codes", number(now))
                self.codes.append((change, len(self.statements)))
                self.add(b"take_code", blob(hash))
            case DropPerson(id):
                for name in (b"drop_lines", b"drop_seats", b"drop_traces", b"drop_person"):
                    self.add(name, id.encode())
            case DropName(table, name, but):
                self.add(b"drop_name", table.encode(), name.encode(), to_json(but))
            case DropTable(id):
                self.touch(id)
                self.dropped.add(id)
                self.add(b"drop_log", id.encode())
                self.add(b"drop_table", id.encode())
            case AddAct(at, what, given, answer):
                self.add(b"add_act", number(at), what.encode(), given.encode(), answer.encode())
            case AnswerAct(line, answer):
                self.add(b"answer_act", number(line), answer.encode())
            case KeepClock(row):
                self.touch(row.table)
                self.add(b"keep_clock", row.table.encode(), number(row.n), row.used.encode())
            case DropClock(table):
                self.touch(table)
                self.add(b"drop_clock", table.encode())
            case _:
                raise StoreError("broken", f"no change is called {type(change).__name__}")

    def save_table(self, change: SaveTable, owner: Callable[[], tuple[bytes, bytes]]) -> None:
        row, occupants = change.row, change.occupants
        id = row.id.encode()
        code, state = row.code.encode(), (row.state.encode(), b"true" if row.public else b"false")
        if row.id in self.mine or row.id in self.new:
            self.touch(row.id)
            self.add(b"save_table", id, code, *state, number(row.changed), blob(row.doc))
        else:
            kind = (row.game.encode(), number(row.rules), number(row.seats))
            times = (number(row.made), number(row.changed))
            self.add(b"new_table", id, code, *kind, *state, *times, blob(row.doc))
            self.add(b"own", id, *owner())
            self.new.add(row.id)
            self.touched.add(row.id)
        if occupants is not None:
            held = to_json(occupants)
            self.add(b"void_codes", id, held)
            self.add(b"clear_seats", id)
            self.add(b"fill_seats", id, held)
        if change.traces:
            self.add(b"add_traces", id, to_json(change.traces))
