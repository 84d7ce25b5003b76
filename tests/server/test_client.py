"""A guest in Python, over lines that break in ways nobody is told of."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from sheepfold.client import Guest
from sheepfold.client import seat as seats
from tests.cluster.wires import Wire
from tests.server.server_process import ServerProcess
from tests.waiting import on_loop


@on_loop
async def test_a_line_that_died_without_a_word_is_noticed(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the machine at its other end is gone: the move that was sent into it is made over another one."""
    monkeypatch.setattr(seats, "PING_SECONDS", 0.2)
    monkeypatch.setattr(seats, "PONG_SECONDS", 1.0)
    guest = Guest(server.address, "Ada")
    table = guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "me"}])["id"]
    with Wire(urlsplit(server.address).port or 0) as wire:
        guest.server = f"http://127.0.0.1:{wire.port}"
        async with guest.sit(table, "A") as one, guest.sit(table, "B") as other:
            mover = one if one.mirror.legal else other
            wire.hold()
            mover.address = mover.address.replace(guest.server.removeprefix("http"), server.address.removeprefix("http"))
            assert await mover.do(mover.mirror.legal[0]) == 1


@on_loop
async def test_a_door_that_says_nothing_is_left(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hung server takes connections, and no more: a guest is not kept waiting for ever."""
    monkeypatch.setattr(seats, "PONG_SECONDS", 0.3)
    guest = Guest(server.address, "Ada")
    table = guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "me"}])["id"]
    with Wire(urlsplit(server.address).port or 0) as wire:
        guest.server = f"http://127.0.0.1:{wire.port}"
        async with guest.sit(table, "A") as seat:
            wire.hold()
            with pytest.raises(TimeoutError):
                await seat.connect()
