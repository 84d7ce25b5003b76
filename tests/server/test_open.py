"""`sheepfold` alone: it opens the browser where there is one, draws the address for phones, and finds a free port."""

from __future__ import annotations

import os
import pty
import select
import shlex
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
import segno

from sheepfold.commands import open as opening
from sheepfold.core.errors import BadInput
from sheepfold.server.config import load
from sheepfold.server.run import Open
from sheepfold.terminal import qr
from tests.server.server_process import OPEN, ROOT, ServerProcess

SECONDS = 30


class Terminal:
    """`sheepfold` with these flags at a terminal, and a browser that only writes down where it is sent."""

    def __init__(self, folder: Path, *flags: str, display: str = ":9") -> None:
        self.visited = folder / "visited"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" > {shlex.quote(str(self.visited))}\n', encoding="utf-8")
        browser.chmod(0o755)
        environ = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "BROWSER": f"{browser} %s", "DISPLAY": display}
        environ.pop("WAYLAND_DISPLAY", None)
        ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "sheepfold", "--port", "0", "--data", str(folder / "data"), "--workers", "1", *flags]
        self.process = subprocess.Popen(command, cwd=folder, env=environ, stdin=theirs, stdout=theirs, stderr=theirs)
        os.close(theirs)
        self.line = ours
        self.said = ""

    def until(self, wanted: str) -> str:
        """Everything said, once this has been; or until nothing more can be said."""
        end = time.monotonic() + SECONDS
        while wanted not in self.said and time.monotonic() < end:
            if select.select([self.line], [], [], 0.1)[0]:
                try:
                    self.said += os.read(self.line, 65536).decode(errors="replace")
                except OSError:  # it has ended
                    break
        assert wanted in self.said, self.said
        return self.said

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        self.until("Sheepfold is closed. Every game is kept.")
        return self.process.wait(SECONDS)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.line)


def test_it_opens_the_browser_and_ends_cleanly(tmp_path: Path) -> None:
    with closing(Terminal(tmp_path)) as terminal:
        said = terminal.until("Only this machine can reach it")
        address = OPEN.search(said)
        end = time.monotonic() + SECONDS
        while not (terminal.visited.exists() and terminal.visited.read_text()) and time.monotonic() < end:
            time.sleep(0.05)
        assert address is not None
        assert terminal.visited.read_text().strip() == address[1]
        assert terminal.stop() == 0
    assert "Traceback" not in terminal.said


@pytest.mark.parametrize(("flags", "display"), [(["--no-browser"], ":9"), ([], "")])
def test_it_does_not_where_none_is_wanted_or_none_can_be_shown(tmp_path: Path, flags: list[str], display: str) -> None:
    with closing(Terminal(tmp_path, *flags, display=display)) as terminal:
        terminal.until("Only this machine can reach it")
        assert terminal.stop() == 0
        assert not terminal.visited.exists()


def test_after_a_port_that_is_taken_comes_the_next() -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        taken: list[int] = []
        with closing(opening.next_free(load({"port": str(port)}, {}, None), taken)) as listener:
            assert taken[0] == port
            assert port < listener.getsockname()[1] < port + opening.PORTS_TRIED


def test_an_address_that_is_not_ours_is_one_line() -> None:
    with pytest.raises(BadInput, match=r"cannot listen on 192\.0\.2\.1 port 8080"):
        opening.next_free(load({"host": "192.0.2.1"}, {}, None), [])


def greet_as_mail(listener: socket.socket) -> None:
    """A program that is no web server at all."""
    guest, _ = listener.accept()
    with closing(guest):
        guest.sendall(b"220 mail\r\n")


def test_a_second_start_finds_the_first(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, closing(socket.socket()) as stranger:
        stranger.bind(("127.0.0.1", 0))
        stranger.listen()
        threading.Thread(target=greet_as_mail, args=(stranger,), daemon=True).start()
        ports = [server.port]
        same = load({"data": str(tmp_path / "data")}, {}, None)
        assert opening.already_open(same, [stranger.getsockname()[1]]) == ""
        assert opening.already_open(same, ports) == server.address
        (tmp_path / "other").mkdir()
        assert opening.already_open(load({"data": str(tmp_path / "other")}, {}, None), ports) == ""


# --- what is drawn


@pytest.mark.parametrize("address", ["http://192.168.178.23:8080", "http://10.0.0.7:65535"])
def test_the_code_in_the_terminal_is_the_code(address: str) -> None:
    squares = {letter: pair for pair, letter in qr.LETTERS.items()}
    lines = qr.qr_lines(address)
    rows = [[squares[letter][half] for letter in line] for line in lines for half in (0, 1)]
    wanted = [list(map(int, row)) for row in segno.make(address, error="l", micro=False).matrix_iter(border=qr.QUIET)]
    assert rows[: len(wanted)] == wanted
    assert all(not any(row) for row in rows[len(wanted) :])
    assert all(len(line) == len(lines[0]) for line in lines)


def test_others_in_the_network_get_a_code_to_scan(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    near = "http://192.168.178.23:8080"
    found = Open("http://127.0.0.1:8080", "somewhere", [near], True)
    monkeypatch.setattr(opening, "can_draw", lambda: True)
    opening.tell_more(found)
    assert qr.coloured(qr.qr_lines(near)) in capsys.readouterr().out
    monkeypatch.setattr(opening, "can_draw", lambda: False)
    opening.tell_more(found)
    assert "▀" not in capsys.readouterr().out
