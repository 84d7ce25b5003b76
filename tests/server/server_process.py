"""A whole server for tests: a server process of its own on a free port of this machine, with its database in a folder."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Protocol

from sheepfold.client import Guest
from sheepfold.core.errors import BadInput

ROOT = Path(__file__).resolve().parent.parent.parent
OPEN = re.compile(r"Sheepfold is open at (http://\S+)")
START_SECONDS = 30
STOP_SECONDS = 20
# Limits are for strangers: a test that is not about them plays faster than any.
UNLIMITED = (
    *("--message-rate", "100000", "--request-rate", "100000", "--open-rate", "100000", "--sockets-per-address", "10000"),
    *("--open-tables", "100000", "--open-tables-per-address", "100000"),
)


class Host(Protocol):
    """What most tests need of a server: where it is, what it keeps and what it says."""

    @property
    def address(self) -> str: ...

    def is_alive(self) -> bool: ...

    def said(self) -> str:
        """Everything in its log so far, of every start."""

    def read(self, query: str, *given: Any) -> list[Any]:
        """What its database answers; `?` stands for what is given."""

    def files(self) -> list[bytes]:
        """Everything its database has on the disk."""


class ServerProcess:
    """`with ServerProcess(folder) as server:` then `server.address`; it can be stopped or killed, and started again on the same folder."""

    def __init__(self, folder: Path, *flags: str, limits: bool = False, environ: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.flags = [*(() if limits else UNLIMITED), *flags]
        self.environ = {**os.environ, "PYTHONPATH": str(ROOT), **(environ or {})}
        self.log = folder / "server.log"
        self.port = 0  # any free one; a server that comes back keeps the one it had
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> str:
        """Start, and wait for the line that tells the address."""
        self.folder.mkdir(parents=True, exist_ok=True)
        told = self.folder / "server.out"
        data = str(self.folder / "data")
        command = [sys.executable, "-m", "sheepfold", "serve", "--port", str(self.port), "--data", data, "--workers", "1"]
        with told.open("wb") as out, self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.flags], stdout=out, stderr=log, env=self.environ, cwd=self.folder, start_new_session=True
            )
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            found = OPEN.search(told.read_text(encoding="utf-8"))
            if found and self.answers(found[1]):
                self.port = int(found[1].rpartition(":")[2])
                return found[1]
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise AssertionError(f"the server did not open within {START_SECONDS} s:\n{self.said()}")

    def answers(self, address: str) -> bool:
        """Whether it takes requests, not only connections."""
        try:
            return bool(Guest(address, token="nobody").ask("GET", "/ready").startswith("ready"))
        except (OSError, BadInput):  # nobody is there, or not ready
            return False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def database(self) -> Path:
        return next((self.folder / "data").glob("*.db"))

    def read(self, query: str, *given: Any) -> list[Any]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            return database.execute(query, given).fetchall()

    def files(self) -> list[bytes]:
        return [path.read_bytes() for path in self.database.parent.glob("sheepfold.db*")]

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def memory(self) -> int:
        """Bytes of memory the server process holds."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024

    def stop(self) -> int:
        """Ask it to stop, as Ctrl-C does; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(STOP_SECONDS)

    def kill(self) -> None:
        """End it with no chance to do anything (kill -9), and the processes its bots think in, which it leaves behind so."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(STOP_SECONDS)
