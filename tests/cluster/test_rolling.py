"""A new version comes, server by server, while games go on: nobody waits for long, and old and new understand each other."""

from __future__ import annotations

import asyncio
import re
import shutil
import signal
import time
from pathlib import Path

import pytest

from tests.cluster.cluster import Cluster
from tests.cluster.storm import Storm
from tests.server.server_process import ROOT

INTERRUPTED = 5.0  # seconds that a table may stand still, longer than it does while nothing happens
CALM = 5.0  # seconds in which that is seen


def newer(folder: Path) -> Path:
    """The program as a later version might be: another number, and something new in everything that servers tell each other."""
    package = folder / "sheepfold"
    shutil.copytree(ROOT / "sheepfold", package, ignore=shutil.ignore_patterns("__pycache__", "site"))
    replace_in(package / "__init__.py", r'__version__ = "[^"]+"', '__version__ = "99.0.0"')
    for module in ("between", "packets"):
        replace_in(
            package / "server" / "cluster" / f"{module}.py",
            r"(class \w+\((?:msgspec\.)?Struct, .*tag=.*\):\n(?:    .*\n|\n(?=    ))+)",
            r'\1    novelty: str = "of a later version"\n',
        )
    return folder


def replace_in(file: Path, old: str, new: str) -> None:
    found, times = re.subn(old, new, file.read_text(encoding="utf-8"))
    assert times > 0, f"{old!r} is not in {file.name}"
    file.write_text(found, encoding="utf-8")


@pytest.mark.timeout(300)
def test_servers_are_replaced_one_after_the_other_and_nobody_waits_for_long(tmp_path: Path) -> None:
    later = newer(tmp_path / "later")
    usual: list[float] = []
    silences: list[float] = []

    async def replace_all(storm: Storm) -> None:
        begun = time.monotonic()
        await asyncio.sleep(CALM)
        usual.extend(book.longest_silence(begun, time.monotonic()) for book in storm.playing() if book.clock.kind != "move")
        for server in storm.cluster.servers:
            begun = time.monotonic()
            assert await asyncio.to_thread(server.drain) in (0, -signal.SIGTERM), server.said()
            server.environ["PYTHONPATH"] = str(later)
            await asyncio.to_thread(server.revive)
            books = await storm.all_move_on(time.monotonic())
            now = time.monotonic()
            silences.extend(book.longest_silence(begun, now) for book in books if book.clock.kind != "move")

    async def whole(cluster: Cluster) -> Storm:
        storm = Storm(cluster, seed=3, tables=6)
        await storm.play_through(replace_all(storm))
        return storm

    with Cluster(tmp_path / "cluster", servers=3, workers=2) as cluster:
        storm = asyncio.run(whole(cluster))
        assert "does not know" not in cluster.said()
    assert storm.violations == [], "\n".join(storm.happened)
    assert storm.figures["hands"] > 0
    assert len(silences) >= 6
    assert max(silences) - max(usual) <= INTERRUPTED, f"{sorted(silences)}, and usually {sorted(usual)}"
