"""Whole games of all five on the static site, in a real browser, every press by hand, with the network cut: in turn by keyboard
and by touch.

python -m tests.web.offline_games               all five; some minutes
python -m tests.web.offline_games black-sheep   one of them
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tests.web.browsing import Browser
from tests.web.file_server import FileServer

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
pages: Any = __import__("pages")
static: Any = __import__("static")


def main(games: list[str]) -> int:
    python = Path(sys.executable)
    tools = pages.tools(python)
    pages.fetch(tools, tests=True)
    static.build(python)
    site, browser = FileServer(static.TARGET), Browser(tools)
    try:
        for game in games or [
            path.parent.name.replace("_", "-") for path in sorted(Path("sheepfold/games").glob("*/RULES.md"))
        ]:
            browser.visit("offline", "games", site.address, "whole", game)
            print(f"{game}: played to its end")
    finally:
        browser.close()
        site.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
