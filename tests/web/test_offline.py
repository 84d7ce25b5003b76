"""The static site in a real browser, served by a plain file server: whole games, and what can happen to them in between."""

from __future__ import annotations

import json
import shutil
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_process import ServerProcess
from tests.web.browsing import Browser

static: Any = __import__("static")  # scripts/static.py


class FileServer:
    """Serves a folder to this machine; which one can be changed, as by somebody who uploads a newer version."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        outer = self

        class Handler(SimpleHTTPRequestHandler):
            def __init__(self, *given: Any, **more: Any) -> None:
                super().__init__(*given, directory=str(outer.folder), **more)

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing."""

        class Server(ThreadingHTTPServer):
            def handle_error(self, request: Any, client_address: Any) -> None:
                """A browser that closes a page breaks off what it was fetching."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="module")
def folder(tools: Any) -> Path:
    static.build(Path(sys.executable))
    found: Path = static.TARGET
    return found


@pytest.fixture
def site(folder: Path) -> Iterator[FileServer]:
    found = FileServer(folder)
    yield found
    found.close()


@pytest.mark.once
def test_games_are_played_by_keyboard_and_by_touch(browser: Browser, site: FileServer) -> None:
    browser.visit("offline", "games", site.address)


@pytest.mark.once
def test_a_game_lives_through_everything(browser: Browser, site: FileServer, tmp_path: Path) -> None:
    browser.begin("offline", "life", site.address)
    browser.hears("update")
    site.folder = newer(site.folder, tmp_path / "newer")
    browser.go_on()
    browser.end()


@pytest.mark.once
def test_a_servers_page_leads_to_it_while_there_is_no_connection(browser: Browser, folder: Path, server: ServerProcess) -> None:
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
