"""How much of a small game is glue: lines that say nothing about the game. Core owns the glue; a game is its rules."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "hill_race"
TEMPLATE = ROOT / "sheepfold" / "template"
MOST = 0.15  # of the lines of a whole small game that are not blank
LEAST = 15  # lines that are left of it in the smallest

BOX = {"name", "title", "by", "line", "minutes", "age", "prefix", "version", "seats", "options", "data_sets"}
PLUMBING = {"complete", "load", "visible", "imagine_table", "owes", "unseal"}  # what the declared fields could tell


def glue(folder: Path) -> tuple[Counter[str], int]:
    """Lines of glue in a game's folder by what they are, and how many lines it has."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))}
    fields = {key for tree in trees.values() for key in declared(tree)}
    found: Counter[str] = Counter()
    total = 0
    for path, tree in trees.items():
        lines = path.read_text(encoding="utf-8").splitlines()
        total += sum(bool(line.strip()) for line in lines)
        kinds = {number: kind for kind, numbers in glued(tree, fields) for number in numbers}
        found += Counter(kind for number, kind in kinds.items() if lines[number - 1].strip())
    return found, total


def declared(tree: ast.AST) -> Iterator[str]:
    """The keys of all fields."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Field":
            yield ast.literal_eval(node.args[0])


def glued(tree: ast.Module, fields: set[str]) -> Iterator[tuple[str, range]]:
    words = 0
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield "imports", span(node)
        elif isinstance(node, ast.Assign) and names(node.targets[0]) == "GAME":
            for number in span(node):
                if not any(number in span(one) for one in ast.walk(node) if isinstance(one, ast.keyword) and one.arg in BOX):
                    yield "wiring", range(number, number + 1)
        elif isinstance(node, ast.FunctionDef):
            yield from of_function(node, fields)
        elif isinstance(node, ast.ClassDef):
            yield from (("decorators", range(one.lineno, one.lineno + 1)) for one in node.decorator_list)
    for node in tree.body:  # words, and then the index of each under a name
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            words = len(node.value.elts)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant) and node.value.value in range(words):
            yield "codes of words", span(node)


def of_function(node: ast.FunctionDef, fields: set[str]) -> Iterator[tuple[str, range]]:
    body = [one for one in node.body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))]
    if node.name == "__init__":
        yield "fields again", range(node.lineno, body[0].lineno)
        for one in body:
            target = one.target if isinstance(one, ast.AnnAssign) else one.targets[0] if isinstance(one, ast.Assign) else None
            if not isinstance(target, ast.Attribute) or target.attr in fields:
                yield "fields again", span(one)
    elif node.name == "copy":
        yield "fields again", span(node)
    elif node.name in PLUMBING:
        yield "plumbing", span(node)
    elif len(body) == 1 and isinstance(body[0], ast.Return) and isinstance(body[0].value, ast.Call):
        given = {*map(names, body[0].value.args)}
        if given and given <= {argument.arg for argument in node.args.args}:
            yield "forwarders", span(node)


def names(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def span(node: ast.stmt | ast.keyword) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def test_a_small_game_is_not_made_of_glue() -> None:
    found, total = glue(EXAMPLE)
    assert found.total() < MOST * total, f"{dict(found)} of {total} lines"


def test_the_smallest_game_has_little_of_it() -> None:
    found, _total = glue(TEMPLATE)
    assert found.total() < LEAST, dict(found)


def test_glue_is_found(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        "from x import y\n\nPHASES = ('a', 'b')\nONE: Final[i64] = 1\nSIX: Final[i64] = 6\nFIELDS = Schema(Field('turn', z))\n\n"
        "@final\nclass Own(Position):\n    def __init__(self, setup):\n        super().__init__(setup)\n"
        "        self.top = 20\n        self.turn = 0\n\n    def to_data(self):\n        return FIELDS.write(self)\n\n"
        "    def owes(self, seat):\n        return self.turn == seat\n\n    def score(self, seat):\n        return self.turn\n",
        encoding="utf-8",
    )
    (tmp_path / "__init__.py").write_text("GAME = GameOf(\n    title='Own',\n    start=rules.Own,\n)\n", encoding="utf-8")
    found, total = glue(tmp_path)
    assert found == {
        "imports": 1, "codes of words": 1, "decorators": 1, "fields again": 3, "forwarders": 2, "plumbing": 2, "wiring": 3
    }  # fmt: skip
    assert total == 21
