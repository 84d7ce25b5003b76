"""A page at a table that another server has: told when nothing can be stored, and back by itself when that server dies."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sheepfold.client import Guest
from tests.cluster.village import Village
from tests.web.browsing import HERE


@pytest.mark.timeout(300)
def test_a_page_is_told_of_trouble_and_finds_its_table_at_another_server(tools: Any, tmp_path: Path) -> None:
    with Village(tmp_path, servers=2, workers=1) as village:
        owner, door = village.servers
        guest = Guest(owner.address, "Agnes")
        table = guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "bot", "bot": "lamb"}])["id"]
        words = [tools.node, str(HERE / "village.mjs"), door.address, table, guest.token, str(tmp_path)]
        environ = {**os.environ, **tools.more}
        page = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environ, text=True)
        try:

            def hear(wanted: str) -> None:
                assert page.stdout is not None
                assert page.stdout.readline().strip() == wanted

            def go_on() -> None:
                assert page.stdin is not None
                page.stdin.write("\n")
                page.stdin.flush()

            hear("seated")
            owner.to_store.cut()
            go_on()
            hear("told")
            owner.to_store.mend()
            go_on()
            hear("mended")
            owner.kill()
            go_on()
            hear("back")
            assert page.wait(30) == 0
        finally:
            page.kill()
            page.wait()
        assert (tmp_path / "unstored.png").stat().st_size > 0
