"""A database of PostgreSQL: its address checked, made ready or brought up to date, refused if it belongs to something else."""

from __future__ import annotations

import re
import secrets
import time
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.server.store.pg_driver import conninfo, psycopg

SCHEMA = Path(__file__).parent / "schema_postgres"
SCHEMES = ("postgresql://", "postgres://")
LOCK = 0x53484550  # "SHEP": held while the schema is changed
WAIT = 10  # seconds to reach the server
PASSWORD = re.compile(r"^((?:\w+://)?[^@:/]*):(?!//)(.*)@")  # a mistyped one may hold anything
EPOCH = (
    "INSERT INTO log (table_id, n, kind, seat, text, fate, id, spent, at, asked, entropy)"
    " SELECT %s, coalesce(max(n) + 1, 0), 'epoch', -1, '', '[]', '', 0, %s, '', %s FROM log WHERE table_id = %s"
)
LEAST = re.compile(r"^-- least: (\d+)$", re.MULTILINE)


def checked(url: str) -> dict[str, Any]:
    """What an address says; BadInput, without its password, if it is none of PostgreSQL."""
    if not url.startswith(SCHEMES):
        raise BadInput(f"a store is given as postgresql://user@host/database, not {hidden(url)!r}")
    try:
        return conninfo.conninfo_to_dict(url)
    except psycopg.Error as error:
        raise BadInput(f"{hidden(url)!r} is not an address of PostgreSQL: {reason(error, url)}") from None


def hidden(url: str) -> str:
    """An address without its password, to be shown."""
    without = PASSWORD.sub(r"\1@", url)
    return re.sub(r"(?<=[?&])password=[^&]*", "password=…", without)


def reason(error: Exception, url: str) -> str:
    """What the driver says, in one line; not if it quotes what may be a password."""
    text = " ".join(str(error).split())
    found = PASSWORD.match(url)
    secrets = re.split(r"[/?#@]", found[2]) if found else []
    return "it cannot be understood" if any(secret and secret in text for secret in secrets) else text


def steps(folder: Path = SCHEMA) -> list[tuple[str, int]]:
    """The steps from an empty database to the newest schema, and with each the oldest schema whose programs may go on using it."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.sql"))]
    return [(text, int(LEAST.findall(text)[0])) for text in texts]


def make_ready(url: str, schema: list[tuple[str, int]] | None = None) -> None:
    """Bring a database to the newest schema, each missing step in a transaction of its own. Several programs may try at once."""
    found = steps() if schema is None else schema
    where = hidden(url)
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=WAIT) as connection:
            while step(connection, where, found):
                pass
    except psycopg.Error as error:
        raise BadInput(f"cannot open {where}: {reason(error, url)}") from None


def begin_epoch(url: str) -> int:
    """After a restore: fresh chance for every game that is not over, since players have seen what the old one would bring again.
    How many there are."""
    make_ready(url)
    try:
        with psycopg.connect(url, connect_timeout=WAIT) as connection:
            tables = [row[0] for row in connection.execute("SELECT id FROM tables WHERE state IN ('open', 'playing')")]
            now = int(time.time())
            with connection.cursor() as cursor:
                cursor.executemany(EPOCH, [(id, now, secrets.token_hex(32), id) for id in tables])
    except psycopg.Error as error:
        raise BadInput(f"cannot write {hidden(url)}: {reason(error, url)}") from None
    return len(tables)


def check_whole(url: str) -> None:
    """Refuse a database into which a server is still being carried."""
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=WAIT) as connection:
            half = connection.execute("SELECT 1 FROM moving WHERE NOT done").fetchone()
    except psycopg.Error as error:
        raise BadInput(f"cannot open {hidden(url)}: {reason(error, url)}") from None
    if half is not None:
        raise BadInput(f"{hidden(url)} holds only part of the data: sheepfold migrate-store has not ended yet; run it again")


def step(connection: psycopg.Connection[Any], where: str, schema: list[tuple[str, int]]) -> bool:
    """Take the next step; False if there is none."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        version = version_of(connection, where, len(schema))
        if version >= len(schema):
            return False
        text, least = schema[version]
        try:
            connection.execute(text.encode())
        except psycopg.Error as error:
            raise BadInput(
                f"{where} could not be brought from schema {version} to {version + 1}: {' '.join(str(error).split())}"
            ) from None
        connection.execute("CREATE TABLE IF NOT EXISTS sheepfold (version integer NOT NULL, least integer NOT NULL)")
        connection.execute("DELETE FROM sheepfold")
        connection.execute("INSERT INTO sheepfold VALUES (%s, %s)", (version + 1, least))
        return True


def version_of(connection: psycopg.Connection[Any], where: str, known: int) -> int:
    """The schema it has; BadInput if it holds something else, or a newer schema that this program must not use."""
    tables = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY table_name"
    names = [row[0] for row in connection.execute(tables)]
    if "sheepfold" not in names:
        if names:
            raise BadInput(f"{where} is not a database of sheepfold: it holds the table {names[0]!r}")
        return 0
    row = connection.execute("SELECT version, least FROM sheepfold").fetchone()
    assert row is not None
    version, least = row
    if least > known:
        raise BadInput(f"{where} has schema {version}, of a newer sheepfold; this one knows schemas up to {known}")
    return int(version)
