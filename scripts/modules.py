#!/usr/bin/env python3
"""`docs/modules.md`: every file with the sentence it opens with, room by room. With `--check`, only whether it fits."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "modules.md"
HEAD = """# Every file

Room by room, each file with the sentence it opens with. [tour.md](tour.md) explains the rooms. Made by `scripts/modules.py`.
"""
LEFT_OUT = {"generated", "template", "site"}
GAMES = ("sheepfold/games/", "web/src/games/")
COMMENT = re.compile(r"\s*/\*\*(.*?)\*/", re.S)


def main(words: list[str]) -> int:
    if "--check" not in words:
        TARGET.write_text(text(rooms()), encoding="utf-8")
        return 0
    old = TARGET.read_text(encoding="utf-8")
    # Adding a game needs no edit outside its folder, so games that the document does not list are ignored.
    known = {room: lines for room, lines in rooms().items() if not room.startswith(GAMES) or f"## {room}\n" in old}
    if old == text(known):
        return 0
    print("docs/modules.md is out of date: run scripts/modules.py", file=sys.stderr)
    return 1


def text(found: dict[str, list[str]]) -> str:
    return "\n".join([HEAD, *("\n".join([f"## {room}", "", *lines, ""]) for room, lines in found.items())])


def rooms() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sources():
        sentence = told(path)
        if sentence:
            found.setdefault(path.parent.relative_to(ROOT).as_posix(), []).append(f"- `{path.name}`: {sentence}")
    return found


def sources() -> list[Path]:
    paths = [path for room in ("scripts", "sheepfold", "web/src") for path in (ROOT / room).rglob("*")]
    found = [
        path for path in paths if path.suffix in (".py", ".ts", ".tsx") and not LEFT_OUT & set(path.relative_to(ROOT).parts)
    ]
    return sorted(found, key=lambda path: (path.parent.as_posix(), path.name))


def told(path: Path) -> str:
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        first = ast.get_docstring(ast.parse(source)) or ""
    else:
        found = COMMENT.match(source)
        first = found[1].replace("*", " ") if found else ""
    return " ".join(first.split("\n\n")[0].split())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
