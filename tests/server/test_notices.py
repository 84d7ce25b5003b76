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
from sheepfold.server.metrics import Metrics
from sheepfold.server.store.rows import PersonRow
from sheepfold.server.tables.notices import Notices
from sheepfold.table import messages
from sheepfold.table.config import Occupant
from tests.server.playing import Line
from tests.server.server_process import ServerProcess
from tests.table.driving import new_config
from tests.waiting import on_loop, until


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


class Guests:
    """People who take notices, each from an address of their own."""

    def __init__(self, hooks: dict[str, str]) -> None:
        self.hooks = hooks
        self.store = self

    def address_of(self, id: str) -> str:
        return f"address of {id}"

    async def person(self, id: str) -> PersonRow:
        return PersonRow(id=id, hash=b"", name=id, made=0, seen=0, hook=self.hooks[id])


@on_loop
async def test_one_whose_letter_box_is_slow_holds_up_no_others() -> None:
    """A cheat has notices posted where nobody answers, so that the other does not hear that a bot is about to sit down."""
    came = asyncio.Event()

    async def box(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if b"good" in await reader.readline():
            came.set()
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        else:
            await came.wait()
        writer.close()

    async with await asyncio.start_server(box, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        people: Any = Guests({"cheat": f"http://127.0.0.1:{port}/slow", "honest": f"http://127.0.0.1:{port}/good"})
        notices = Notices(["127.0.0.1"], "", Metrics())
        occupants = [Occupant(kind="person", person=person) for person in people.hooks]
        config = new_config("bauernschlau", 1, occupants, messages.ClockPlan())
        for _ in range(2000):
            notices.post(config, 0, "your move", people)
        notices.post(config, 1, "come back", people)
        await asyncio.wait_for(came.wait(), 5)
        await until(lambda: not notices.tasks)
        assert notices.gates == {}
