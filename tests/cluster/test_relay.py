"""Between servers: however many requests come at once, the way between two servers holds."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sheepfold.server.app import App
from sheepfold.server.cluster.between import Call
from sheepfold.server.cluster.bus import MOST_WAITING, Bus
from sheepfold.server.cluster.relay import Relay
from sheepfold.server.config import Config
from sheepfold.server.store.sqlite import open_store
from tests.cluster.services import Redis
from tests.waiting import on_loop

LONG = bytes(85_000)  # a replay, say
MANY = MOST_WAITING // len(LONG) * 2


async def open_relay(url: str, server: str, folder: Path) -> tuple[App, Relay]:
    bus = Bus(url, server)
    await bus.open()
    app = App(Config(workers=1, data=str(folder)), open_store(folder / server), bus)
    assert app.relay is not None
    return app, app.relay


@on_loop
async def test_a_burst_of_requests_with_long_answers_breaks_nothing(redis: Redis, tmp_path: Path) -> None:
    asking, door = await open_relay(redis.url, "door", tmp_path)
    answering, owner = await open_relay(redis.url, "owner", tmp_path)

    async def perform(call: Call) -> tuple[int, bytes]:
        return 200, LONG

    owner.perform = perform
    wishes = [
        door.call("owner", Call(id=0, method="GET", route="/", person=None, path={}, query={}, body=b""))
        for number in range(MANY)
    ]
    answers = await asyncio.gather(*wishes)
    assert all(answer.data == LONG for answer in answers)
    for app in (asking, answering):
        await app.stop()
        await app.store.close()
