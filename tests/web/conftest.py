"""The pages are built, a browser is there, and a server is open, for every test that visits it."""

from __future__ import annotations

import fcntl
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_process import ServerProcess
from tests.web.browsing import Browser

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
pages: Any = __import__("pages")  # scripts/pages.py


@pytest.fixture(scope="session")
def tools() -> Any:
    """The pages are built and the browser is there; tests that run beside each other wait for one another here."""
    lock = ROOT / "build" / "pages.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        python = Path(sys.executable)
        pages.LOG.touch()
        found = pages.tools(python)
        pages.fetch(found, tests=True)
        pages.build(python)
    return found


@pytest.fixture(scope="session")
def browser(tools: Any) -> Iterator[Browser]:
    """One for all journeys; everybody on them has cookies and storage of their own."""
    found = Browser(tools)
    yield found
    found.close()


@pytest.fixture(scope="session")
def server(tools: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    # A static site that somebody has built here is not what these tests are about.
    with ServerProcess(tmp_path_factory.mktemp("server"), environ={"SHEEPFOLD_STATIC": ""}) as found:
        yield found
        assert found.is_alive()
        assert "Traceback" not in found.said(), found.said()
