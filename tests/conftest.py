"""Which tests need not run twice."""

from __future__ import annotations

from pathlib import Path

import pytest

ONCE = {Path(__file__).parent / room for room in ("server", "web", "arena")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Houses, browsers and clusters start the same program whichever way the engine runs: they are tried with one of them."""
    for item in items:
        if ONCE & set(item.path.parents):
            item.add_marker(pytest.mark.once)
