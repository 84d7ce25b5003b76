#!/usr/bin/env python3
"""The events of every game with a drawn board as TypeScript: `web/src/generated/events.ts`, from each game's `verbs`. `--check`: is it up to date?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from wire import write_or_check  # scripts/wire.py

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "web" / "src" / "games"
TARGET = ROOT / "web" / "src" / "generated" / "events.ts"
HEAD = """\
// Made by scripts/events.py from the verbs that each game declares; not to be edited by hand.
// An event is [who, verb, values…]: who is a seat letter or "fate"; null stands for what is hidden.
"""
KINDS = {
    "number": "number",
    "text": "string",
    "seat": "string",
    "numbers": "number[]",
    "texts": "string[]",
    "seats": "string[]",
}


def main(words: list[str]) -> int:
    sys.path.insert(0, str(ROOT))
    from sheepfold import games

    return write_or_check(TARGET, typescript(games), "scripts/events.py", words)


def typescript(games: Any) -> str:
    """A union of tuples for each game that has pages of its own; the plain board needs none."""
    drawn = [name for name in games.names() if (BOARDS / name.replace("-", "_")).is_dir()]
    return HEAD + "".join(union(name, games.load(name).verbs) for name in drawn)


def union(game: str, verbs: dict[str, dict[str, str]]) -> str:
    """`export type BoucMakersEvent = [who: string, verb: "bid", contract: string | null] | …`."""
    name = "".join(word.capitalize() for word in game.split("-"))
    members = [
        f"  | [{', '.join(['who: string', f'verb: {chr(34)}{verb}{chr(34)}', *parts(values)])}]"
        for verb, values in verbs.items()
    ]
    return "\n" + "\n".join([f"export type {name}Event =", *members]) + ";\n"


def parts(values: dict[str, str]) -> list[str]:
    return [
        f"{camel(name)}: {KINDS[kind.removesuffix('?')]}{' | null' if kind.endswith('?') else ''}"
        for name, kind in values.items()
    ]


def camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
