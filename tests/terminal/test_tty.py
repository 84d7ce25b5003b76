"""A real terminal: the screen is cleared between people, Ctrl-C keeps the game and tells so."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

GAME = "sheep-sheep"


class Terminal:
    """`sheepfold` in a terminal of its own."""

    def __init__(self, home: Path, *words: str) -> None:
        self.screen, inside = pty.openpty()
        environment = {**os.environ, "XDG_DATA_HOME": str(home)}
        command = [sys.executable, "-m", "sheepfold", *words]
        self.process = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, env=environment, start_new_session=True
        )
        os.close(inside)
        self.seen = ""

    def wait_for(self, pattern: str) -> str:
        """Read on until the pattern has come; returns everything since the last wait."""
        end = time.monotonic() + 60
        while not re.search(pattern, self.seen):
            assert time.monotonic() < end, self.seen
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.screen, 65536).decode(errors="replace")
                except OSError:  # the other end has gone
                    assert re.search(pattern, self.seen), self.seen
        seen, self.seen = self.seen, ""
        return seen

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def interrupt(self) -> str:
        """Ctrl-C, again if it came between two looks of Python's line reader; returns what was said to it."""
        for _ in range(5):
            os.killpg(self.process.pid, signal.SIGINT)
            for _ in range(50):
                if self.process.poll() is not None:
                    return self.wait_for("stopped")
                time.sleep(0.1)
        raise AssertionError("Ctrl-C does not end it")

    def end(self) -> int:
        code = self.process.wait(timeout=60)
        os.close(self.screen)
        return code


def test_the_screen_is_cleared_between_people(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", GAME, "--players", "Zoe,Yan", "--seed", "4", "--option", "first_player=A")
    terminal.wait_for("Press Enter, Zoe, .*: ")
    terminal.type("")
    terminal.wait_for("Your move: ")
    terminal.type("finish")
    shown = terminal.wait_for("Press Enter, Yan, .*: ")
    assert "\x1b[2J" in shown
    assert "Your row" not in shown.split("\x1b[2J")[1]
    terminal.type("quit")
    assert "--resume" in terminal.wait_for("The game is kept.*\n")
    assert terminal.end() == 0


def test_ctrl_d_leaves_the_line_of_the_question(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", GAME, "--players", "Zoe,uniform", "--seed", "4")
    terminal.wait_for("Your move: ")
    os.write(terminal.screen, b"\x04")
    assert "\r\nThe input has ended." in terminal.wait_for("The game is kept.*\n")
    assert terminal.end() == 0


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", GAME, "--players", "Zoe,uniform", "--seed", "4")
    terminal.wait_for("Your move: ")
    assert "To continue it: sheepfold play --resume" in terminal.interrupt()
    assert terminal.end() == 130
    terminal = Terminal(tmp_path, "play", "--resume")
    terminal.wait_for("Your move: ")
    terminal.type("quit")
    terminal.wait_for("The game is kept.*\n")
    assert terminal.end() == 0
