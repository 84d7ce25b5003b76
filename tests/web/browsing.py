"""Visits to a server in a real browser: one browser goes on all journeys of a process, each a script of this folder (driver.mjs)."""

from __future__ import annotations

import json
import os
import select
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SECONDS = 280  # of one visit, at most


class Browser:
    """Started at the first visit, and again after one that was cut short."""

    def __init__(self, tools: Any) -> None:
        self.tools = tools
        self.process: subprocess.Popen[str] | None = None
        self.away = False  # on a journey

    def visit(self, script: str, *words: str) -> Any:
        """Goes there and back: what the script found. Nothing may have gone wrong on the pages."""
        self.begin(script, *words)
        return self.end()

    def begin(self, script: str, *words: str) -> None:
        if self.away:
            self.close()
        if self.process is None:
            environ = {**os.environ, **self.tools.more}
            command = [self.tools.node, str(HERE / "driver.mjs")]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ)
        self.away = True
        self.write([script, *words])

    def end(self) -> Any:
        told = self.read()
        self.away = False
        assert not told["faults"], "\n".join(told["faults"])
        return told["found"]

    def hears(self, wanted: str) -> None:
        """The script says this, and waits until it is told to go on."""
        told = self.read()
        assert told.get("said") == wanted, told

    def go_on(self) -> None:
        self.write("")

    def write(self, value: Any) -> None:
        pipe = self.running().stdin
        assert pipe is not None
        pipe.write(json.dumps(value) + "\n")
        pipe.flush()

    def read(self) -> dict[str, Any]:
        pipe = self.running().stdout
        assert pipe is not None
        ready, _, _ = select.select([pipe], [], [], SECONDS)
        line = pipe.readline() if ready else ""
        if not line:
            self.close()
        assert line, "the driver fell" if ready else f"the visit did not end within {SECONDS} s"
        found: dict[str, Any] = json.loads(line)
        return found

    def running(self) -> subprocess.Popen[str]:
        assert self.process is not None
        return self.process

    def close(self) -> None:
        """Ends the driver, and with it the browser."""
        if self.process is not None:
            self.process.terminate()
            self.process.communicate()
        self.process = None
        self.away = False
