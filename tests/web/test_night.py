"""One game from the first hint to the finale on a drawn board: rings, skipping, the count, the moments (see table_night.mjs)."""

from __future__ import annotations

from tests.server.server_process import ServerProcess
from tests.web.browsing import Browser


def test_hints_are_seen_others_skipped_and_the_end_is_counted(browser: Browser, server: ServerProcess) -> None:
    browser.visit("table_night", server.address, "sheep-sheep")
