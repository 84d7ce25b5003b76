"""A page at a table that another server has: told when nothing can be stored, and back by itself when that server dies."""

from __future__ import annotations

from pathlib import Path

import pytest

from sheepfold.client import Guest
from tests.cluster.cluster import Cluster
from tests.web.browsing import Browser


@pytest.mark.timeout(300)
def test_a_page_is_told_of_trouble_and_finds_its_table_at_another_server(browser: Browser, tmp_path: Path) -> None:
    with Cluster(tmp_path, servers=2, workers=1) as cluster:
        owner, door = cluster.servers
        guest = Guest(owner.address, "Agnes")
        table = guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "bot", "bot": "lamb"}])["id"]
        browser.begin("foreign_table", door.address, table, guest.token, str(tmp_path))
        browser.hears("seated")
        owner.to_store.cut()
        browser.go_on()
        browser.hears("told")
        owner.to_store.restore()
        browser.go_on()
        browser.hears("restored")
        owner.kill()
        browser.go_on()
        browser.end()
        assert (tmp_path / "unstored.png").stat().st_size > 0
