#!/usr/bin/env python3
"""The lists of messages and requests in `docs/wire.md`, made from the messages of a table and the list of requests. With `--check`, only whether they fit."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import Any

from wire import fields, reach, shown

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "wire.md"
PART = re.compile(r"(<!-- (\w+): made by scripts/wire_doc.py -->\n).*?(<!-- end -->)", re.S)


def main(words: list[str]) -> int:
    sys.path.insert(0, str(ROOT))
    from sheepfold.server.http.requests import REQUESTS
    from sheepfold.table import messages as wire

    parts = {
        "guest": messages(wire.GuestMessage),
        "server": messages(wire.ServerMessage),
        "requests": requests(REQUESTS),
        "shapes": structs(wire, REQUESTS),
    }
    old = TARGET.read_text(encoding="utf-8")
    new = PART.sub(lambda found: f"{found[1]}\n{parts[found[2]]}\n{found[3]}", old)
    if "--check" not in words:
        TARGET.write_text(new, encoding="utf-8")
        return 0
    if old == new:
        return 0
    print("docs/wire.md is out of date: run scripts/wire_doc.py", file=sys.stderr)
    return 1


def messages(union: Any) -> str:
    return "\n".join(struct_text(member, f"`{member.__struct_config__.tag}`") for member in union.__args__)


def structs(wire: Any, asked: list[Any]) -> str:
    """What stands inside messages, requests and answers."""
    spoken = set(wire.GuestMessage.__args__) | set(wire.ServerMessage.__args__)
    roots = [*spoken, *(request.body for request in asked if request.body)]
    roots += [request.answer for request in asked if request.answer and not request.text]
    found = sorted(reach(roots) - spoken, key=lambda struct: struct.__name__)
    return "\n".join(struct_text(struct, struct.__name__) for struct in found)


def struct_text(struct: Any, title: str) -> str:
    told = " ".join((inspect.getdoc(struct) or "").split()) if vars(struct).get("__doc__") else ""
    lines = [f"### {title}", ""]
    if told and not told.startswith(f"{struct.__name__}("):
        lines += [told, ""]
    notes = comments(struct)
    rows = [
        f"| `{field.encode_name}` | `{shown(field.type).replace('|', chr(92) + '|')}` | {'' if field.required else 'may be absent'} "
        f"| {notes.get(field.name, '')} |"
        for field in fields(struct)
    ]
    if rows:
        lines += ["| field | type | | |", "|---|---|---|---|", *rows, ""]
    return "\n".join(lines)


def comments(struct: Any) -> dict[str, str]:
    """What wire.py says beside each field, its base classes' included."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if base.__module__ == struct.__module__:
            source = inspect.getsource(base)
            found |= {name: note.replace("|", "\\|") for name, note in re.findall(r"^    (\w+): .*?  # (.*)$", source, re.M)}
    return found


def requests(asked: list[Any]) -> str:
    lines = ["| request | takes | gives | what it does |", "|---|---|---|---|"]
    for request in asked:
        takes = request.body.__name__ if request.body else ""
        lines.append(f"| `{request.method} {request.path}` | {takes} | {gives(request)} | {request.does} |")
    return "\n".join(lines) + "\n"


def gives(request: Any) -> str:
    if request.answer is None:
        return "nothing (204)"
    if request.text:
        return "text"
    inner = getattr(request.answer, "__args__", None)
    return f"list of {inner[0].__name__}" if inner else str(request.answer.__name__)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
