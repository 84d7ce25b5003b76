"""The example guests play whole games: against each other and a bot of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sheepfold import games
from sheepfold.client import Guest
from tests.server.server_process import ROOT, ServerProcess

sys.path.insert(0, str(ROOT / "scripts"))
pages: Any = __import__("pages")

GUESTS = ROOT / "examples" / "guests"


@pytest.mark.parametrize("game", games.names())
def test_a_bot_in_python_and_one_in_javascript_play_a_whole_game(game: str, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        host = Guest(server.address, "host")
        bots = [{"kind": "bot", "bot": "lamb"}] * (games.load(game).seats[1] > 2)
        table = host.open_table(game, [{"kind": "open"}, {"kind": "open"}, *bots])
        commands = [
            [sys.executable, str(GUESTS / "bot.py")],
            [pages.tools(Path(sys.executable)).node, "--experimental-websocket", str(GUESTS / "bot.mjs")],
        ]
        processes = [
            subprocess.Popen(
                [*command, server.address, table["code"]],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env=server.environ,
            )
            for command in commands
        ]
        ends = [process.communicate(timeout=120) for process in processes]
        scores = [out.split("scores ")[1].split(", won")[0].strip("[]\n").replace(" ", "") for out, error in ends]
        assert scores[0] == scores[1], ends
        assert host.ask("GET", f"/api/tables/{table['id']}")["state"] == "over"


def test_each_example_is_under_fifty_lines() -> None:
    for name in ("bot.py", "bot.mjs"):
        assert len((GUESTS / name).read_text(encoding="utf-8").splitlines()) < 50
