#!/usr/bin/env python3
"""The messages of a table and the bodies of requests as TypeScript: `web/src/generated/wire.ts`. `--check`: is it up to date?"""

from __future__ import annotations

import inspect
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "generated" / "wire.ts"
HEAD = "// Made by scripts/wire.py from sheepfold/table/messages.py and sheepfold/server/bodies.py; do not edit.\n\n"
WIDTH = 120  # columns, as in web/biome.jsonc
PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}
UNIONS = {"GuestMessage": "Any message of a guest.", "ServerMessage": "Any message of the server."}


class WireError(Exception):
    """A type of a message that has no TypeScript yet; one line."""


def main(words: list[str]) -> int:
    sys.path.insert(0, str(ROOT))
    from sheepfold.server import bodies
    from sheepfold.table import around, messages

    return write_or_check(TARGET, typescript(around, messages, bodies), "scripts/wire.py", words)


def write_or_check(target: Path, text: str, command: str, words: list[str]) -> int:
    """Write a generated file, or with `--check` only say whether it is up to date."""
    if "--check" not in words:
        target.write_text(text, encoding="utf-8")
        return 0
    if target.exists() and target.read_text(encoding="utf-8") == text:
        return 0
    print(f"{target.name} is out of date: run {command}", file=sys.stderr)
    return 1


def typescript(around: Any, wire: Any, bodies: Any) -> str:
    """Every struct of the three modules in their order, then the two unions."""
    structs = [
        value for module in (around, wire, bodies) for value in vars(module).values() if is_message(value, module.__name__)
    ]
    come = coming(wire)
    parts = [f"export const WIRE = {wire.WIRE};"]
    parts += [interface(struct, struct in come) for struct in structs]
    for name, told in UNIONS.items():
        parts.append(f"/** {told} */\n{union(name, [member.__name__ for member in getattr(wire, name).__args__])}")
    return HEAD + "\n\n".join(parts) + "\n"


def comment(text: str) -> list[str]:
    """A comment on one line, or on several where it would be too wide."""
    if len(text) + len("/**  */") <= WIDTH:
        return [f"/** {text} */"]
    return ["/**", *textwrap.wrap(text, WIDTH, initial_indent=" * ", subsequent_indent=" * ", break_on_hyphens=False), " */"]


def union(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    return line if len(line) <= WIDTH else "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";"


def is_message(value: Any, module: str) -> bool:
    is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
    return is_struct and value.__module__ == module and bool(value.__subclasses__() == [] or fields(value))


def fields(struct: type[msgspec.Struct]) -> tuple[shapes.Field, ...]:
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    return info.fields


def coming(wire: Any) -> set[type[msgspec.Struct]]:
    """What only guests send: there a default may be left out. What the server sends is whole."""
    from sheepfold.server.http.requests import REQUESTS

    given = reach([*wire.ServerMessage.__args__, *(request.answer for request in REQUESTS if request.answer)])
    taken = reach([*wire.GuestMessage.__args__, *(request.body for request in REQUESTS if request.body)])
    return taken - given


def reach(structs: list[Any]) -> set[type[msgspec.Struct]]:
    """The structs in these types, and all that stand in their fields."""
    found: set[type[msgspec.Struct]] = set()
    todo: list[Any] = [shapes.type_info(struct) for struct in structs]
    while todo:
        info = todo.pop()
        if isinstance(info, shapes.StructType) and info.cls not in found:
            found.add(info.cls)
            todo += [field.type for field in info.fields]
        for name in ("type", "types", "item_type", "item_types", "value_type", "key_type"):
            inner = getattr(info, name, ())
            todo += inner if isinstance(inner, tuple) else [inner]
    return found


def interface(struct: type[msgspec.Struct], may_omit: bool) -> str:
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    lines = []
    if "__doc__" in vars(struct) and struct.__doc__:
        lines += comment(" ".join((inspect.getdoc(struct) or "").split()))
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        absent = "UnsetType" in struct.__annotations__.get(field.name, "")
        free = absent or (not field.required and (may_omit or struct.__struct_config__.omit_defaults))
        lines.append(f"  {field.encode_name}{'?' if free else ''}: {shown(field.type)};")
    return "\n".join([*lines, "}"])


def shown(info: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, shapes.Metadata):
        return shown(info.type)
    if isinstance(info, shapes.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, shapes.StructType):
        return info.cls.__name__
    if isinstance(info, shapes.DictType):
        return f"Record<{shown(info.key_type)}, {shown(info.value_type)}>"
    if isinstance(info, shapes.ListType):
        inner = shown(info.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, shapes.TupleType):
        return f"[{', '.join(shown(item) for item in info.item_types)}]"
    if isinstance(info, shapes.UnionType):
        return " | ".join(shown(kind) for kind in info.types)
    raise WireError(f"{info} has no TypeScript; scripts/wire.py knows {', '.join(kind.__name__ for kind in PLAIN)} and more")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
