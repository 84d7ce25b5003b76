"""The shape of the code: how long files, classes and lists of arguments may be, so that all of it stays easy to read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = {path.relative_to(ROOT).as_posix(): path for path in sorted((ROOT / "sheepfold").rglob("*.py"))}
LINES = 350
METHODS = 20
POSITIONAL = 6  # arguments of a call
FIELDS = 4  # of a struct that may be given by position

# What may have more, and why.
LONG_CALLS = {"Schema"}  # the list of a game's fields
LONG_STRUCTS = {
    "sheepfold/core/events.py Event": "made for everything that happens, by keyword beyond its fourth field",
    "sheepfold/core/journal.py Note": "made for every event of a game, always at the one place that takes it out of a journal",
}


def trees() -> Iterator[tuple[str, ast.Module]]:
    for name, path in SOURCES.items():
        yield name, ast.parse(path.read_text(encoding="utf-8"))


def long_files() -> list[str]:
    return [name for name, path in SOURCES.items() if path.read_text(encoding="utf-8").count("\n") > LINES]


def large_classes(name: str, tree: ast.AST) -> list[str]:
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [f"{name}:{one.lineno} {one.name}" for one in found if len(methods(one)) > METHODS]


def methods(node: ast.ClassDef) -> list[ast.stmt]:
    return [one for one in node.body if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))]


def long_calls(name: str, tree: ast.AST) -> list[str]:
    return [
        f"{name}:{node.lineno} {ast.unparse(node.func)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and sum(not isinstance(given, ast.Starred) for given in node.args) > POSITIONAL
        and ast.unparse(node.func).partition("[")[0] not in LONG_CALLS
    ]


def positional_structs(name: str, tree: ast.AST) -> list[str]:
    """Dataclasses, named tuples and msgspec structs of which more than a few fields may be given without their name."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and is_struct(node)]
    wrong = [node for node in found if positional_fields(node) > FIELDS]
    return [f"{name} {node.name}" for node in wrong if f"{name} {node.name}" not in LONG_STRUCTS]


def is_struct(node: ast.ClassDef) -> bool:
    made_by = [ast.unparse(one).partition("(")[0] for one in (*node.decorator_list, *node.bases)]
    return any(one.rpartition(".")[2] in ("dataclass", "NamedTuple", "Struct") for one in made_by)


def positional_fields(node: ast.ClassDef) -> int:
    decorators = [one for one in node.decorator_list if isinstance(one, ast.Call)]
    keywords = [*node.keywords, *(keyword for one in decorators for keyword in one.keywords)]
    if any(one.arg == "kw_only" and ast.unparse(one.value) == "True" for one in keywords):
        return 0
    number = 0
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and "ClassVar" not in ast.unparse(one.annotation):
            if ast.unparse(one.annotation).endswith("KW_ONLY"):
                break
            number += 1
    return number


def test_files_are_short() -> None:
    assert not long_files()


def test_classes_are_small() -> None:
    assert not [found for name, tree in trees() for found in large_classes(name, tree)]


def test_many_arguments_are_given_by_name() -> None:
    assert not [found for name, tree in trees() for found in long_calls(name, tree)]


def test_structs_with_many_fields_are_filled_by_name() -> None:
    assert not [found for name, tree in trees() for found in positional_structs(name, tree)]


def test_what_is_excused_is_there() -> None:
    structs = {f"{name} {node.name}" for name, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    assert set(LONG_STRUCTS) <= structs


FIVE = "\n".join(f"    field_{number}: int" for number in range(5))


@pytest.mark.parametrize(
    "head",
    [
        "@dataclass\nclass A:",
        "@dataclass(frozen=True)\nclass A:",
        "class A(NamedTuple):",
        "class A(msgspec.Struct, frozen=True):",
    ],
)
def test_a_struct_of_five_fields_by_position_is_found(head: str) -> None:
    assert positional_structs("a.py", ast.parse(f"{head}\n{FIVE}")) == ["a.py A"]


@pytest.mark.parametrize(
    "source",
    [
        f"@dataclass(kw_only=True)\nclass A:\n{FIVE}",
        f"class A(Struct, kw_only=True):\n{FIVE}",
        f"@dataclass\nclass A:\n    first: int\n    _: KW_ONLY\n{FIVE}",
        f"class A:\n{FIVE}",
    ],
)
def test_a_struct_filled_by_name_may_have_more(source: str) -> None:
    assert positional_structs("a.py", ast.parse(source)) == []


def test_large_classes_and_long_calls_are_found() -> None:
    body = "\n".join(f"    def method_{number}(self): ..." for number in range(METHODS + 1))
    assert large_classes("a.py", ast.parse(f"class A:\n{body}")) == ["a.py:1 A"]
    assert long_calls("a.py", ast.parse("f(1, 2, 3, 4, 5, 6)\ng(1, 2, 3, 4, 5, 6, 7)\nSchema[A](1, 2, 3, 4, 5, 6, 7)")) == [
        "a.py:2 g"
    ]
