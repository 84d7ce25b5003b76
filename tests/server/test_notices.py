"""`Your move` is posted to who is not here, to hosts the server allows, and holds nobody up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest

from sheepfold.client import Guest
from sheepfold.core.errors import BadInput
from tests.server.playing import Line
from tests.server.server_process import ServerProcess


@pytest.fixture
def letters() -> Iterator[tuple[str, Queue[dict[str, Any]]]]:
    """An address that takes posts, and what was posted."""
    got: Queue[dict[str, Any]] = Queue()

    class Box(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing to be seen."""

    server = HTTPServer(("127.0.0.1", 0), Box)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/box", got
    server.shutdown()
    thread.join()
    server.server_close()


def test_absent_players_are_told_and_present_ones_are_not(letters: tuple[str, Queue[dict[str, Any]]], tmp_path: Path) -> None:
    address, got = letters

    async def play(server: ServerProcess, here: Guest, table: str) -> None:
        line = await Line.to(server.address, table, "A", here.token)
        await line.hear()
        await line.reach(0)
        for move in range(30):
            if not line.mirror.legal:
                break
            await line.do(line.mirror.legal[-1])
            await line.reach(move + 1)
        await line.close()

    with ServerProcess(tmp_path, "--webhook-hosts", "127.0.0.1") as server:
        here, gone = Guest(server.address, "here"), Guest(server.address, "gone")
        gone.ask("PUT", "/api/people/me/hook", {"url": address})
        table = here.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "open"}], options={"first_player": "A"})["id"]
        gone.join(table, "B")
        asyncio.run(play(server, here, table))
        told = got.get(timeout=20)
    assert told == {"event": "your move", "game": "sheep-sheep", "seat": "B", "link": f"/table/{table}"}


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1:1/", "http://inside.example/", "file:///etc/passwd", "http://allowed.example@127.0.0.1/", "gopher://x"],
)
def test_other_hosts_are_not_knocked_at(url: str, server: ServerProcess) -> None:
    with pytest.raises(BadInput, match="only to addresses the administrator has allowed"):
        Guest(server.address, "sly").ask("PUT", "/api/people/me/hook", {"url": url})
