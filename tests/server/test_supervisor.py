"""A server that runs as a service says when it is open, that it still runs, and that it closes."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from sheepfold.server.supervisor import Supervisor
from tests.server.server_process import ServerProcess
from tests.server.systemd import WATCHED, Listener


@pytest.fixture
def listener() -> Iterator[Listener]:
    found = Listener()
    yield found
    found.line.close()


def test_a_service_tells_of_itself(tmp_path: Path, listener: Listener) -> None:
    server = ServerProcess(tmp_path, environ=listener.environ)
    with server:
        assert listener.next() == "READY=1"
        with urlopen(f"{server.address}/ready") as answer:
            assert answer.status == 200
        before = time.monotonic()
        assert [listener.next() for _ in range(5)] == ["WATCHDOG=1"] * 5
        assert time.monotonic() - before < 5 * WATCHED
        server.stop()
        assert set(listener.until(lambda word: word == "STOPPING=1")[:-1]) <= {"WATCHDOG=1"}


def test_a_process_that_hangs_is_silent(tmp_path: Path, listener: Listener) -> None:
    server = ServerProcess(tmp_path, environ=listener.environ)
    with server:
        listener.until(lambda word: word == "WATCHDOG=1")
        os.kill(server.pid, signal.SIGSTOP)
        listener.line.settimeout(2 * WATCHED)
        with pytest.raises(TimeoutError):
            listener.until(lambda word: word != "WATCHDOG=1")
        os.kill(server.pid, signal.SIGCONT)


def test_what_was_left_for_us_is_not_for_others() -> None:
    environ = {"NOTIFY_SOCKET": "/nowhere/at/all", "WATCHDOG_USEC": "2000000", "WATCHDOG_PID": "1", "HOME": "/"}
    supervisor = Supervisor(environ)
    assert environ == {"HOME": "/"}
    assert supervisor.seconds == 2.0
    supervisor.tell("READY=1")  # nobody listens, and nothing happens


def test_without_a_supervisor_nothing_is_told() -> None:
    supervisor = Supervisor({"WATCHDOG_USEC": "soon"})
    supervisor.tell("READY=1")
    asyncio.run(asyncio.wait_for(supervisor.watch_us(), 1))
