"""The one file everything is kept in: found or made, locked, brought up to date, copied and put back."""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sheepfold.core.errors import BadInput
from sheepfold.server.store.recent import LOG, fold_file

try:
    import fcntl
except ImportError:  # Windows: two servers on one folder are not told apart there
    fcntl = None  # type: ignore[assignment]

CAN_LOCK = fcntl is not None

FILE = "sheepfold.db"
LOCK = "sheepfold.lock"
MOVING = "sheepfold.moving"  # what a server that is being carried elsewhere is known by there
MOVED = "sheepfold.moved"  # where it is now
MARK = 0x53484550  # "SHEP" in the header: the file is ours
SCHEMA = Path(__file__).parent / "schema"
PAGE = 2048  # bytes: small, since a commit writes whole pages, however little of them is new
EPOCH_BYTES = 32
EPOCH = (
    f"INSERT INTO steps ({LOG})"
    " SELECT id, coalesce((SELECT max(n) + 1 FROM steps WHERE table_id = tables.id), 0), 'epoch', -1, '', '[]', '', 0, ?, '', fresh()"
    " FROM tables WHERE state IN ('open', 'playing')"
)
WAIT = 5.0  # seconds for another program that is writing to the file

_locks: set[int] = set()  # descriptors of the locks held by this process


def _forget_locks() -> None:
    """A forked child must not go on holding the lock when its parent dies."""
    for descriptor in _locks:
        os.close(descriptor)
    _locks.clear()


if hasattr(os, "register_at_fork"):  # where there is no fork, no child inherits anything
    os.register_at_fork(after_in_child=_forget_locks)

# --- the lock


def lock(folder: Path) -> int:
    """Keep every other process out of a folder until `unlock`, or until this one dies."""
    path = folder / LOCK
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadInput(f"cannot write in {folder}: {error.strerror}") from None
    try:
        if fcntl is not None:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        if isinstance(error, BlockingIOError):
            raise BadInput(f"{folder} is in use by another server") from None
        raise BadInput(f"cannot lock {path}: {error.strerror}") from None
    _locks.add(descriptor)
    return descriptor


def unlock(descriptor: int) -> None:
    _locks.discard(descriptor)
    os.close(descriptor)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    descriptor = lock(folder)
    try:
        yield
    finally:
        unlock(descriptor)


# --- opening


def make_folder(folder: Path) -> None:
    """Readable by its owner only: seeds of running games are in it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot make the folder {folder}: {error.strerror}") from None


def open_file(path: Path) -> None:
    """Make the database if it is not there, and bring it to the newest schema. The lock is the caller's business."""
    from sheepfold.server.store import integrity  # it looks at files with what stands here

    integrity.check_file(path)
    if not path.exists():
        make_file(path)
    try:
        os.close(os.open(path, os.O_RDWR))
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
    try:
        with closing(sqlite3.connect(path, timeout=WAIT, isolation_level=None)) as connection:
            check_ours(connection, path)
            integrity.check_sound(connection, path)
            mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
            if mode != "wal":
                raise BadInput(f"{path} lies where no write-ahead log can be kept (journal mode {mode!r})")
            before = version(connection)
            migrate(connection, path, schema())
            fold_file(connection)
            if before < len(schema()):  # what older programs deleted may still be in pages that nobody uses
                connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # a server that was killed may have forgotten somebody
    except sqlite3.Error as error:
        raise BadInput(f"cannot open {path}: {error}") from None


def make_file(path: Path) -> None:
    """A new database; the name appears when it is complete, so that an empty file of that name is never ours."""
    part = path.with_name(f"{path.name}.new")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(part, timeout=WAIT, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA page_size = {PAGE}")
            migrate(connection, path, schema())
        sync(part)
        os.replace(part, path)
        sync_folder(path.absolute().parent)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
    except sqlite3.Error as error:
        raise BadInput(f"cannot make {path}: {error}") from None


def writer(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a power cut. Checkpoints are the caller's: one that fails inside a commit would
    make it look undone."""
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=rw", WAIT, isolation_level=None, check_same_thread=False, uri=True
    )
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is written over
    # What a statement would be taken back with: in a file, each page of it would be written once more.
    connection.execute("PRAGMA temp_store = MEMORY")
    return connection


def reader(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro", WAIT, isolation_level=None, check_same_thread=False, uri=True
    )
    connection.execute("PRAGMA query_only = ON")
    return connection


def schema(folder: Path = SCHEMA) -> list[str]:
    """The steps from an empty file to the newest schema; step 1 makes version 1."""
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.sql"))]


def version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def advice(path: Path) -> str:
    """What to do about a database that is damaged."""
    return f"keep a copy of {path.parent}, then put a backup back: sheepfold restore BACKUP --data {path.parent} --force"


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file of something else, and one that a newer program has changed; nothing is written to it."""
    try:
        mark = connection.execute("PRAGMA application_id").fetchone()[0]
        filled = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CORRUPT:
            raise BadInput(f"{path} is damaged: {error}; {advice(path)}") from None
        raise BadInput(f"{path} is not a database of sheepfold, or damaged: {error}") from None
    if mark != MARK and (mark or filled):
        raise BadInput(f"{path} is not a database of sheepfold: its mark is {mark:#x}, expected {MARK:#x}")
    if version(connection) > len(schema()):
        raise BadInput(
            f"{path} has schema {version(connection)}, of a newer sheepfold; this one knows schemas up to {len(schema())}"
        )


def migrate(connection: sqlite3.Connection, path: Path, steps: list[str]) -> None:
    """Each missing step in a transaction of its own: a failed one leaves the file as it was before that step."""
    for number, step in list(enumerate(steps, 1))[version(connection) :]:
        marks = f"PRAGMA user_version = {number};\nPRAGMA application_id = {MARK};"
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{step}\n{marks}\nCOMMIT;")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise BadInput(f"{path} could not be brought from schema {number - 1} to {number}: {error}") from None


# --- copies


def back_up(folder: Path, target: Path) -> int:
    """A copy of the database as it is at one moment, also while a server is writing to it; how many tables are in it."""
    source = folder / FILE
    if not source.exists():
        raise BadInput(f"no database in {folder}: expected {source}")
    return copy(source, target)


def restore(source: Path, folder: Path, force: bool = False) -> int:
    """Put a copy where a server will find it; how many tables are in it."""
    if not source.exists():
        raise BadInput(f"no file {source}")
    make_folder(folder)
    with locked(folder):
        target = folder / FILE
        if target.exists() and not force:
            raise BadInput(f"{target} already exists; --force replaces it")
        part = folder / f"{FILE}.restored"
        tables = copy(source, part)
        begin_epoch(part)
        # A log of the old database beside the new one would be read as its own: it goes first.
        for path in (folder / f"{FILE}-wal", folder / f"{FILE}-shm"):
            path.unlink(missing_ok=True)
        os.replace(part, target)
        sync_folder(folder)
        return tables


def begin_epoch(path: Path) -> None:
    """Fresh chance for every game that is not over: players have seen what the old one would bring again."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            migrate(connection, path, schema())
            fold_file(connection)
            connection.create_function("fresh", 0, lambda: secrets.token_hex(EPOCH_BYTES))
            connection.execute(EPOCH, (int(time.time()),))
        sync(path)
    except sqlite3.Error as error:
        raise BadInput(f"cannot write {path}: {error}") from None


def copy(source: Path, target: Path) -> int:
    """One whole file, without a log beside it, checked, and on the disk when this returns; the name appears at the end."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            tables = copy_rows(source, part)
            sync(part)
            os.replace(part, target)
        finally:
            part.unlink(missing_ok=True)
        sync_folder(target.absolute().parent)
        return tables
    except OSError as error:
        raise BadInput(f"cannot write {target}: {error.strerror}") from None
    except sqlite3.Error as error:
        raise BadInput(f"cannot copy {source} to {target}: {error}") from None


def copy_rows(source: Path, target: Path) -> int:
    with closing(reader(source)) as old, closing(sqlite3.connect(target, isolation_level=None)) as new:
        check_ours(old, source)
        if not version(old):
            raise BadInput(f"{source} is not a database of sheepfold: it is empty")
        old.backup(new)  # in one go: a copy made page by page starts again whenever somebody writes
        new.execute("PRAGMA journal_mode = DELETE")
        found = new.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise BadInput(f"{source} is damaged: {found}")
        return int(new.execute("SELECT count(*) FROM tables").fetchone()[0])


def sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_note(path: Path, text: str) -> None:
    """A small file, whole and on the disk when this returns."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        sync(part)
        os.replace(part, path)
        sync_folder(path.absolute().parent)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None


def check_here(folder: Path) -> None:
    """Refuse a server that has moved."""
    mark = folder / MOVED
    if mark.exists():
        where = mark.read_text(encoding="utf-8").strip()
        raise BadInput(f"{folder} has moved to {where}; to open what was left here nevertheless, remove {mark}")


def sync_folder(folder: Path) -> None:
    """A new name in a folder is safe only once the folder is; not every file system lets one ask for it."""
    with suppress(OSError):
        sync(folder)
