"""The walk of one move in docs/tour.md is the one a move takes: every file that runs is named there, and nothing runs twice."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOUR = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
WALK = TOUR.split("## The walk of one move", 1)[1].split("\n## ", 1)[0]


@pytest.fixture(scope="module")
def walked() -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SHEEPFOLD_PURE": "1"}
    command = [sys.executable, "-m", "tests.server.walk"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def named(text: str) -> set[str]:
    return set(re.findall(r"`((?:sheepfold|web)/[a-z_/]+\.(?:py|tsx?))`", text))


def steps() -> list[str]:
    """The files of the numbered steps, in order."""
    return [path for line in WALK.splitlines() if line.startswith("| ") for path in sorted(named(line))]


def test_every_file_that_runs_is_named(walked: dict[str, Any]) -> None:
    ran = set(walked["calls"])
    python = {path for path in named(WALK) if path.startswith("sheepfold/")}
    assert ran - python == set()
    # Frames are written by the web server's own socket, which this test does without; messages are declared, not called.
    assert python - ran == {"sheepfold/server/sockets/frames.py", "sheepfold/table/messages.py"}


def test_the_walk_counts_its_files() -> None:
    assert len(steps()) == len(set(steps())) <= 25
    assert f"{len(steps())} files hand it on" in WALK
    assert [path for path in named(WALK) if not (ROOT / path).exists()] == []


def test_no_text_is_read_twice_and_no_move_is_played_twice(walked: dict[str, Any]) -> None:
    calls = walked["calls"]
    assert calls["sheepfold/server/tables/lines.py"]["read_message"] == 1
    assert calls["sheepfold/core/play.py"]["Play.do"] == 1
    assert "GameOf.read" not in calls.get("sheepfold/core/game.py", {}), "the text was one of those that were offered"
    assert calls["sheepfold/core/play.py"]["take_step"] == 1
    assert calls["sheepfold/games/bouc_makers/rules/rules.py"]["play"] == 1
    assert calls["sheepfold/games/bouc_makers/interface/events.py"]["events"] == 1


def test_each_is_told_what_it_may_know(walked: dict[str, Any]) -> None:
    assert [update["events"] for update in walked["told"]] == [
        [["A", "bid", "17"]],
        [["A", "bid", None]],
        [["A", "bid", None]],
    ]
