"""A whole server carried from a folder into PostgreSQL while it is open: in passes, each of which copies what is new since the last.

Nothing is written to the old server but, at the very end, a mark that it has moved. The last pass is made with the old server closed
and locked; then both are compared, row by row. The new one can be opened only when that is done. Ended at any point and begun again,
it goes on where it was.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sheepfold.core.errors import BadInput
from sheepfold.server.store import database
from sheepfold.server.store.migrate_rows import Row, copy_in, fitting, table_row
from sheepfold.server.store.pg_driver import psycopg
from sheepfold.server.store.postgres_schema import LOCK, checked, hidden, make_ready, reason

CHUNK = 100  # tables that are copied in one transaction
PAUSE = 1.0  # seconds between two passes, at least; and no less than twice what a pass takes
TELL = 2.0  # seconds between two words about a long pass

# Words that both databases understand, in the same order of rows.
ROWS = {
    "people": "SELECT id, hash, name, made, seen, hook FROM people ORDER BY id",
    "tables": "SELECT id, code, game, rules, seats, state, public, made, changed, doc FROM tables ORDER BY id",
    "seats": "SELECT table_id, seat, person FROM seats ORDER BY table_id, seat",
    "log": "SELECT table_id, n, kind, seat, text, fate, id, spent, at, asked, entropy FROM log ORDER BY table_id, n",
    "chat": "SELECT line, table_id, at, person, who, name, text FROM chat ORDER BY line",
    "codes": "SELECT hash, table_id, seat, expires FROM codes ORDER BY hash",
    "traces": "SELECT person, table_id FROM traces ORDER BY person, table_id",
    "clocks": "SELECT table_id, n, used FROM clocks ORDER BY table_id",
    "bans": "SELECT who, at FROM bans ORDER BY who",
    "acts": "SELECT line, at, what, given, answer FROM acts ORDER BY line",
}
OF_TABLES = ("seats", "codes", "traces", "clocks")  # copied with a table whenever it has changed
SIGNS = (
    "SELECT id, code, game, rules, seats, state, public, made, changed, doc,"
    " coalesce((SELECT n FROM log WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), -1),"
    " (SELECT count(*) FROM chat WHERE table_id = tables.id),"
    " coalesce((SELECT max(line) FROM chat WHERE table_id = tables.id), -1) FROM tables"
)

Ask = Callable[..., Iterable[Row]]  # a question → its rows
Say = Callable[[str], None]
to_json = msgspec.json.Encoder().encode


class Sign(NamedTuple):
    """By what one sees that a table has changed."""

    row: bytes  # a digest of the table's own row, its seats and codes
    last: int  # number of the last step, -1: none
    lines: tuple[int, int]  # of chat: how many, and the number of the last


class Carried(NamedTuple):
    """What one pass did."""

    tables: int
    moves: int
    people: int


# --- what both sides say


def columns_of(name: str) -> str:
    return ROWS[name].removeprefix("SELECT ").partition(" FROM ")[0]


def digest(*rows: Row) -> bytes:
    return blake2b(to_json([fitting(row) for row in rows]), digest_size=16).digest()


def signs(ask: Ask, only: Sequence[str] | None = None) -> dict[str, Sign]:
    """The signs of all tables, or of some."""

    def chosen(question: str, column: str) -> Iterable[Row]:
        if only is None:
            return ask(question)
        marks = ", ".join(["?"] * len(only))
        return ask(f"{question} WHERE {column} IN ({marks})", only)

    held: dict[str, list[Row]] = {}
    for question in ("SELECT table_id, seat, person FROM seats", "SELECT table_id, hash, seat, expires FROM codes"):
        for row in chosen(question, "table_id"):
            held.setdefault(row[0], []).append(row)
    return {
        row[0]: Sign(digest(table_row(row[:10]), *sorted(held.get(row[0], []), key=repr)), row[10], (row[11], row[12]))
        for row in chosen(SIGNS, "id")
    }


def people(ask: Ask) -> dict[str, bytes]:
    return {row[0]: digest(row) for row in ask(ROWS["people"])}


def sums(ask: Ask) -> dict[str, tuple[int, str]]:
    """Of every kind of row how many there are, and a digest of them all."""
    found = {}
    for name, question in ROWS.items():
        count, total = 0, blake2b(digest_size=16)
        for row in ask(question):
            total.update(to_json(fitting(table_row(row) if name == "tables" else row)))
            count += 1
        found[name] = (count, total.hexdigest())
    return found


# --- the move


class Move:
    """From one to the other; `known` is what the new server has already."""

    def __init__(self, old: sqlite3.Connection, new: psycopg.Connection[Any], say: Say) -> None:
        self.old = old
        self.new = new
        self.say = say
        self.known = signs(self.ask_new)
        self.known_people = people(self.ask_new)

    def ask_old(self, question: str, values: Sequence[Any] = ()) -> Iterator[Row]:
        return iter(self.old.execute(question, values))

    def ask_new(self, question: str, values: Sequence[Any] = ()) -> Iterator[Row]:
        """Row by row: a log is longer than the memory."""
        with self.new.transaction(), self.new.cursor(name="moving") as cursor:
            yield from cursor.execute(question.replace("?", "%s").encode(), values or None)

    def carry(self) -> Carried:
        """One pass."""
        now = signs(self.ask_old)
        moved_people = self.carry_people()
        self.drop(sorted(self.known.keys() - now.keys()))
        changed = [id for id, sign in now.items() if self.known.get(id) != sign]
        self.make_room(changed, now)
        moves, told = 0, time.monotonic()
        for start in range(0, len(changed), CHUNK):
            moves += self.carry_tables(changed[start : start + CHUNK])
            if time.monotonic() - told > TELL:
                told = time.monotonic()
                self.say(f"  {min(start + CHUNK, len(changed))} of {len(changed)} tables, {moves} moves")
        return Carried(len(changed), moves, moved_people)

    def carry_people(self) -> int:
        rows = {row[0]: row for row in self.ask_old(ROWS["people"])}
        now = {id: digest(row) for id, row in rows.items()}
        changed = [fitting(rows[id]) for id, sign in now.items() if self.known_people.get(id) != sign]
        gone = sorted(self.known_people.keys() - now.keys())
        with self.new.transaction(), self.new.cursor() as cursor:
            cursor.execute("DELETE FROM people WHERE id = ANY(%s)", ([*gone, *(row[0] for row in changed)],))
            cursor.executemany("INSERT INTO people (id, hash, name, made, seen, hook) VALUES (%s, %s, %s, %s, %s, %s)", changed)
            for name in ("bans", "acts"):
                cursor.execute(f"DELETE FROM {name}".encode())
                copy_in(cursor, name, columns_of(name), self.ask_old(ROWS[name]))
        self.known_people = now
        return len(changed) + len(gone)

    def drop(self, gone: list[str]) -> None:
        with self.new.transaction():
            self.new.execute("DELETE FROM log WHERE table_id = ANY(%s)", (gone,))
            self.new.execute("DELETE FROM tables WHERE id = ANY(%s)", (gone,))
        for id in gone:
            del self.known[id]

    def make_room(self, changed: list[str], now: dict[str, Sign]) -> None:
        """A code, or the number of a line of chat, may have gone from one table to another: first nobody has it."""
        nothing = Sign(b"", -1, (0, -1))
        talked = {id for id in changed if self.known.get(id, nothing).lines != now[id].lines}
        with self.new.transaction():
            self.new.execute("UPDATE tables SET code = '' WHERE code <> '' AND id = ANY(%s)", (changed,))
            self.new.execute("DELETE FROM codes WHERE table_id = ANY(%s)", (changed,))
            self.new.execute("DELETE FROM chat WHERE table_id = ANY(%s)", (sorted(talked),))
        for id in changed:
            if id in self.known:
                self.known[id] = Sign(b"", self.known[id].last, (0, -1) if id in talked else self.known[id].lines)

    def carry_tables(self, ids: list[str]) -> int:
        """These, as they are at one moment; how many steps came with them. What is in the way of it waits for the next pass."""
        self.old.execute("BEGIN")
        try:
            now = signs(self.ask_old, ids)
            marks = ", ".join(["?"] * len(ids))
            some = {name: list(self.some(name, marks, ids)) for name in ("tables", *OF_TABLES)}
            lines = [id for id in now if now[id].lines != (self.known[id].lines if id in self.known else (0, -1))]
            some["chat"] = list(self.some("chat", ", ".join(["?"] * len(lines)), lines))
            some["log"] = [row for id in now for row in self.rest_of_log(id)]
        finally:
            self.old.execute("COMMIT")
        try:
            with self.new.transaction(), self.new.cursor() as cursor:
                self.put(cursor, list(now), some, lines)
        except psycopg.errors.UniqueViolation:
            return 0
        self.known |= now
        return len(some["log"])

    def some(self, name: str, marks: str, ids: Sequence[str]) -> Iterator[Row]:
        question, _, order = ROWS[name].partition(" ORDER BY ")
        column = "id" if name == "tables" else "table_id"
        return self.ask_old(f"{question} WHERE {column} IN ({marks}) ORDER BY {order}", ids)

    def rest_of_log(self, id: str) -> Iterator[Row]:
        question, _, order = ROWS["log"].partition(" ORDER BY ")
        last = self.known[id].last if id in self.known else -1
        return self.ask_old(f"{question} WHERE table_id = ? AND n > ? ORDER BY {order}", (id, last))

    def put(self, cursor: psycopg.Cursor[Any], ids: list[str], some: dict[str, list[Row]], lines: list[str]) -> None:
        columns = "id, code, game, rules, seats, state, public, made, changed, doc"
        update = ", ".join(f"{column} = excluded.{column}" for column in columns.split(", ")[1:])
        marks = ", ".join(["%s"] * 10)
        cursor.executemany(
            f"INSERT INTO tables ({columns}) VALUES ({marks}) ON CONFLICT (id) DO UPDATE SET {update}".encode(),
            [fitting(table_row(row)) for row in some["tables"]],
        )
        for name in OF_TABLES:
            cursor.execute(f"DELETE FROM {name} WHERE table_id = ANY(%s)".encode(), (ids,))
        cursor.execute("DELETE FROM chat WHERE table_id = ANY(%s)", (lines,))
        for name in (*OF_TABLES, "chat", "log"):
            copy_in(cursor, name, columns_of(name), some[name])

    def doubt(self) -> None:
        """Believe nothing of what was copied but the logs, which only grow: the next pass copies the rest again."""
        self.known = {id: Sign(b"", sign.last, (-1, -1)) for id, sign in self.known.items()}
        self.known_people = dict.fromkeys(self.known_people, b"")

    def compare(self) -> dict[str, tuple[int, str]]:
        """BadInput unless both have the same rows; how many they are."""
        old, new = sums(self.ask_old), sums(self.ask_new)
        for name, (count, total) in old.items():
            if new[name] != (count, total):
                raise BadInput(f"the copy is not the same: {name} has {new[name][0]} rows, the old store {count}; run it again")
        return old


def move(folder: Path, url: str, say: Say) -> None:
    """The whole of it. Returns when everything has moved; the old server has to be closed for that."""
    checked(url)
    where = hidden(url)
    source = folder / database.FILE
    if not source.exists():
        raise BadInput(f"no database in {folder}: expected {source}")
    make_ready(url)
    try:
        with closing(database.reader(source)) as old, psycopg.connect(url, autocommit=True) as new:
            database.check_ours(old, source)
            if database.version(old) != len(database.schema()):
                raise BadInput(f"{source} has schema {database.version(old)}: open it once with this sheepfold first")
            if not begin(folder, new, where):
                return say(f"{folder} has moved to {where} already")
            whole = Move(old, new, say)
            with closed(folder, whole):
                finish(folder, whole, where)
            say(f"moved. From now on: sheepfold serve --store {where}")
    except sqlite3.Error as error:
        raise BadInput(f"cannot read {source}: {error}") from None
    except psycopg.Error as error:
        raise BadInput(f"cannot write to {where}: {reason(error, url)}; run it again to go on") from None


def begin(folder: Path, new: psycopg.Connection[Any], where: str) -> bool:
    """Whether there is anything to do; BadInput if the target is not for this server."""
    if new.execute("SELECT pg_try_advisory_lock(%s)", (LOCK + 1,)).fetchone() != (True,):
        raise BadInput(f"another migrate-store is at work on {where}")
    path = folder / database.MOVING
    found = new.execute("SELECT house, done, (SELECT is_called FROM numbers) FROM moving").fetchone()
    if found is None:
        counted = new.execute("SELECT count(*), (SELECT is_called FROM numbers) FROM tables").fetchone()
        if counted != (0, False):
            raise BadInput(f"{where} holds the data of another server; expected an empty database")
        mark = secrets.token_hex(16)
        database.write_note(path, mark)
        new.execute("INSERT INTO moving (house, done) VALUES (%s, false)", (mark,))
        return True
    mark, done, opened = found
    if not path.exists() or path.read_text(encoding="utf-8") != mark:
        raise BadInput(
            f"{where} holds the data of another server; expected an empty database, or one that {folder} was being moved to"
        )
    if done and (folder / database.MOVED).exists():
        return False
    if opened:
        raise BadInput(f"{where} has been opened by a server since {folder} was moved to it: it is not written over")
    new.execute("UPDATE moving SET done = false")
    return True


@contextmanager
def closed(folder: Path, whole: Move) -> Iterator[None]:
    """Pass after pass until nobody has the old server open; then it is locked."""
    waiting = False
    while True:
        start = time.monotonic()
        done = whole.carry()
        spent = time.monotonic() - start
        if not waiting or any(done):
            whole.say(f"{done.tables} tables, {done.moves} moves, {done.people} people copied in {spent:.1f} s")
        try:
            lock = database.lock(folder)
        except BadInput:
            if not waiting:
                whole.say(f"caught up: stop the server on {folder} when you like; until then what is new is copied as it comes")
            waiting = True
            time.sleep(max(PAUSE, 2 * spent))
            continue
        try:
            yield
        finally:
            database.unlock(lock)
        return


def finish(folder: Path, whole: Move, where: str) -> None:
    """The last pass and the comparison, with the old server locked. The mark comes first: never can both be opened."""
    whole.carry()
    try:
        counts = whole.compare()
    except BadInput:
        # A line of chat that was taken out and another in its place look alike from afar.
        whole.doubt()
        whole.carry()
        counts = whole.compare()
    whole.say("compared: " + ", ".join(f"{count} {name}" for name, (count, _) in counts.items()) + ": the same")
    day = time.strftime("%Y-%m-%d %H:%M", time.gmtime())
    database.write_note(folder / database.MOVED, f"{where} ({day} UTC)\n")
    with whole.new.transaction():
        for name in (b"chat", b"acts"):
            last = b"SELECT setval(pg_get_serial_sequence('%s', 'line'), (SELECT coalesce(max(line), 1) FROM %s))"
            whole.new.execute(last % (name, name))
        # Games go on by themselves: the first server that opens sees to them.
        whole.new.execute(
            "INSERT INTO owners SELECT id, '', 0, true FROM tables WHERE state = 'playing' ON CONFLICT DO NOTHING"
        )
        whole.new.execute("UPDATE moving SET done = true")
