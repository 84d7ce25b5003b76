"""A few thousand hostile frames and requests (`python -m tests.server.hostile_frames` sends a million), with limits and without."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.hostile_frames import ELSEWHERE, KINDS, Siege
from tests.server.server_process import ServerProcess


@pytest.mark.parametrize("limits", [False, True], ids=["without limits", "with limits"])
def test_a_server_stands_what_nobody_should_send(tmp_path: Path, limits: bool) -> None:
    with ServerProcess(tmp_path, limits=limits) as server:
        siege = Siege(server, 6000, seed=2, address=ELSEWHERE if limits else "127.0.0.1")
        asyncio.run(siege.run())
        assert siege.verdict() == []
        assert len(siege.kinds) == len(KINDS)
