"""The walk of one move: a contract of Bouc Makers passes a server while every function of ours that runs is noted.

`python -m tests.server.walk` prints what ran, as JSON: file → function → how often. Run it interpreted: compiled functions are not seen.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

from sheepfold.server import bodies
from sheepfold.server.app import App
from sheepfold.server.config import Config
from sheepfold.server.store.sqlite import open_store
from sheepfold.table import messages

ROOT = Path(__file__).resolve().parents[2]
OURS = str(ROOT / "sheepfold")
Calls = dict[str, dict[str, int]]


class Tracer:
    """Counts calls of our functions while it is on, in every thread that was started after it."""

    def __init__(self) -> None:
        self.on = False
        self.calls: Calls = {}
        threading.setprofile(self.note)
        sys.setprofile(self.note)

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        path = frame.f_code.co_filename
        if self.on and event == "call" and path.startswith(OURS):
            functions = self.calls.setdefault(Path(path).relative_to(ROOT).as_posix(), {})
            name = frame.f_code.co_qualname
            functions[name] = functions.get(name, 0) + 1


class Line:
    """A guest at a socket, without the network: what the web server would hand over and take."""

    def __init__(self, app: App, table: str, seat: str, token: str) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello", "wire": messages.WIRE, "table": table, "seat": seat})
        headers = [(b"authorization", f"Bearer {token}".encode())]
        scope = {"type": "websocket", "path": "/ws", "headers": headers, "client": ("127.0.0.1", 1), "query_string": b""}
        self.task = asyncio.create_task(app(scope, self.sent.get, self.hear))

    def say(self, message: dict[str, Any]) -> None:
        self.sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.put_nowait(json.loads(message["text"]))

    async def next(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(20):
            while (message := await self.heard.get())["type"] != kind:
                pass
        return message


async def walk(folder: Path, tracer: Tracer) -> list[dict[str, Any]]:
    """Three people at a table of Bouc Makers; A sets the first contract. What each is told of it."""
    app = App(Config(workers=1, data=str(folder)), open_store(folder))
    people = [await app.people.enter(name) for name in ("Ada", "Bert", "Cora")]
    plans = [bodies.SeatPlan("me"), bodies.SeatPlan("open"), bodies.SeatPlan("open")]
    host = await app.lobby.open(people[0][0], bodies.NewTable(game="bouc-makers", seats=plans, clock=messages.ClockPlan()))
    for person, _ in people[1:]:
        await app.lobby.join(host, person, bodies.Join())
    lines = [Line(app, host.id, seat, token) for seat, (_, token) in zip("ABC", people, strict=True)]
    prompts = [(await line.next("welcome"))["prompt"] for line in lines]
    await asyncio.sleep(0.2)  # nothing else is under way any more
    tracer.on = True
    lines[0].say({"type": "do", "id": "k1", "prompt": prompts[0], "text": "bid 17"})
    told = [await line.next("update") for line in lines]
    tracer.on = False
    await app.registry.stop()
    await app.store.close()
    return told


def main() -> None:
    tracer = Tracer()
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(walk(Path(folder), tracer))
    print(json.dumps({"calls": tracer.calls, "told": told}))


if __name__ == "__main__":
    main()
