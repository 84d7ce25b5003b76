"""A visit to a house by a script of this folder, in a real browser."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SECONDS = 280  # of one visit, at most


def visit(tools: Any, script: str, *words: str) -> None:
    done = subprocess.run(
        [tools.node, str(HERE / script), *words],
        capture_output=True,
        text=True,
        env={**os.environ, **tools.more},
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stderr
