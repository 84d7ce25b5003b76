"""The static site in a real browser, served by a plain file server: whole games, and what can happen to them in between."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_process import ServerProcess
from tests.web.browsing import Browser
from tests.web.file_server import FileServer

static: Any = __import__("static")  # scripts/static.py


@pytest.fixture(scope="module")
def folder(tools: Any) -> Path:
    """Not where a server would find it: other tests are about servers without one."""
    found: Path = static.TARGET.with_name("tested_site")
    static.build(Path(sys.executable), found, pure=True)
    return found


@pytest.fixture
def site(folder: Path) -> Iterator[FileServer]:
    found = FileServer(folder)
    yield found
    found.close()


@pytest.mark.once
def test_games_are_played_by_keyboard_and_by_touch(browser: Browser, folder: Path) -> None:
    """Two of them, from the small server that lies in the folder; `python -m tests.web.offline_games` plays all, every press by hand."""
    with its_own_server(folder) as address:
        browser.visit("offline", "games", address, "sheep-sheep", "bye-bye-black-sheep")


@contextmanager
def its_own_server(folder: Path) -> Iterator[str]:
    command = [sys.executable, str(folder / static.SERVER), "--port", "0", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            server.terminate()


@pytest.mark.once
def test_a_game_lives_through_everything(browser: Browser, site: FileServer, tmp_path: Path) -> None:
    browser.begin("offline", "life", site.address)
    browser.hears("update")
    site.folder = newer(site.folder, tmp_path / "newer")
    browser.go_on()
    browser.end()


@pytest.mark.once
def test_a_servers_page_leads_to_it_while_there_is_no_connection(browser: Browser, folder: Path, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, environ={"SHEEPFOLD_STATIC": str(folder)}) as server:
        browser.visit("offline", "fallback", server.address)


def newer(folder: Path, target: Path) -> Path:
    """The same site with one file changed, as if it were built again."""
    shutil.copytree(folder, target, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    worker = target / static.WORKER
    old = json.loads((target / static.MANIFEST).read_text(encoding="utf-8"))
    text = json.dumps(old, indent=1)
    worker.write_text(
        worker.read_text(encoding="utf-8").replace(f"const SITE = {text};", "const SITE = null;"), encoding="utf-8"
    )
    (target / static.MANIFEST).unlink()
    (target / "robots.txt").write_text("User-agent: *\nDisallow: /table/\n# newer\n", encoding="utf-8")
    assert static.write_manifest(target) != old["version"]
    return target
