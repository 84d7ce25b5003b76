"""Every board fits every screen: sizes, players, languages and text sizes in a real browser (see sizes.mjs)."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.web.browsing import Browser

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"


def test_every_board_fits_every_screen(browser: Browser, tools: Any) -> None:
    """The part of the matrix that is looked at each time; `node tests/web/sizes.mjs` looks at all of it."""
    found = browser.visit("sizes", str(fixture_page(tools)))
    assert found["looks"] > 110
    assert not found["found"], "\n".join(found["found"])


def fixture_page(tools: Any) -> Path:
    """The page that shows recorded games, built with the games to show."""
    with (ROOT / "build" / "pages.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        environ = {**os.environ, **tools.more, "PYTHONPATH": str(ROOT)}
        recorder = [sys.executable, str(WEB / "fixtures" / "make.py"), "--ends"]
        builder = [tools.node, str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--mode", "fixture"]
        for command in (recorder, builder):
            done = subprocess.run(command, cwd=WEB, env=environ, capture_output=True, text=True)
            assert done.returncode == 0, done.stdout + done.stderr
    return ROOT / "build" / "fixture"
