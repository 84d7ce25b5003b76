"""What a page will ask for next: the browser is told together with the page, so that nothing waits for what is before it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from sheepfold.server.store.rows import TableRow
from sheepfold.table import values

FILES = "ahead.json"  # of each part that is fetched on demand, the files it is made of (web/ahead.ts)
TABLE_ID = re.compile(values.TABLE_ID)
GAME = re.compile("[a-z][a-z0-9-]*")
PAGES = {
    "table": "web/src/app/pages/tablepage.tsx",
    "replay": "web/src/app/pages/replay.tsx",
    "learn": "web/src/lesson/page.tsx",
    "rules": "web/src/app/pages/rules.tsx",
}
ROOM = "web/src/app/pages/room/room.tsx"
GOAL, HOW_TO = "web/src/lesson/goal.tsx", "web/src/lesson/howto.tsx"
HEADS, FIGURES = "web/src/look/heads.svg", "web/src/look/figures.svg"
LATER = "; fetchpriority=low"  # than what the page itself names, which has to run first


def table_of(path: str) -> str:
    """The id of the table whose page this is; "": it is another one, or no id of ours."""
    kind, _, id = path.partition("/")
    return id if kind in ("table", "replay") and TABLE_ID.fullmatch(id) else ""


def links(site: Path, path: str, lang: str, row: TableRow | None) -> str:
    """The value of the header `link` for a page; `row` is its table, if it has one that is known."""
    files = ready(site, file_time(site))
    told: dict[str, str] = {}
    for part in parts(path, lang, row):
        for file in files.get(part) or files.get(part.replace(f"{lang}.ftl", "en.ftl"), []):
            told[file] = f"</{file}>; {kind_of(file)}{LATER}"
    asked = [f"</api/{request}>; rel=preload; as=fetch; crossorigin" for request in requests(path, row)]
    return ", ".join([*told.values(), *asked])


def kind_of(file: str) -> str:
    return "rel=preload; as=style; crossorigin" if file.endswith(".css") else "rel=modulepreload"


def parts(path: str, lang: str, row: TableRow | None) -> Iterator[str]:
    """What a page is made of, and what is drawn on it, as sources."""
    kind, game, more = place(path, row)
    own, spoken = f"web/src/games/{game}", f"sheepfold/games/{game}"
    yield f"sheepfold/language/{lang}/core.ftl"
    yield PAGES.get(kind, "")
    yield HEADS
    if not kind:
        yield FIGURES
    elif more == "room":
        yield from (ROOM, f"{spoken}/locales/{lang}.ftl")
    elif more:
        yield from (f"{own}/board.tsx", f"{own}/words.ts", f"{spoken}/locales/{lang}.ftl")
    if more == "lesson":
        yield f"{own}/touches.ts"
    if kind == "rules":
        yield from (HOW_TO, f"{spoken}/RULES.{lang}.md".replace(".en.", "."), f"{own}/pictures.ts")
    elif kind == "learn" and not more:
        yield FIGURES
    newcomers = kind == "table" and more == "board"  # are told the goal before their first game
    if newcomers or kind in ("learn", "rules"):
        yield from (GOAL, f"{own}/primer.ts", f"sheepfold/language/{lang}/learn.ftl", f"{spoken}/learn/{lang}.ftl")


def requests(path: str, row: TableRow | None) -> Iterator[str]:
    """What the page asks the server first of all."""
    kind, game, more = place(path, row)
    if row is not None:
        yield f"tables/{row.id}"
    if not kind or kind == "rules" or more == "room" or (kind == "learn" and not more):
        yield "games"
    if not kind:
        yield from ("mine", "lobby")
    if game and more == "lesson":
        yield f"lessons/{game.replace('_', '-')}"


def place(path: str, row: TableRow | None) -> tuple[str, str, str]:
    """The kind of a page, its game's folder, and what is shown there of it: a room, a board, a lesson."""
    kind, _, rest = path.partition("/")
    if row is not None:
        return kind, folder(row.game), "room" if kind == "table" and row.state == "open" else "board"
    name, _, more = rest.partition("/")
    game = folder(name) if kind in ("learn", "rules") and GAME.fullmatch(name) else ""
    return kind, game, "lesson" if kind == "learn" and more == "lesson" else ""


def folder(game: str) -> str:
    return game.replace("-", "_")


def file_time(site: Path) -> int:
    try:
        return (site / FILES).stat().st_mtime_ns
    except OSError:  # pages of an older build
        return 0


@lru_cache(maxsize=1)
def ready(site: Path, changed: int) -> dict[str, list[str]]:
    """Read once after each change."""
    if not changed:
        return {}
    found: dict[str, list[str]] = json.loads((site / FILES).read_text(encoding="utf-8"))
    return found
