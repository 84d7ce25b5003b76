"""The catalogues: every language says the same things, no message is missing, and none is there that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.bots.ladder import RUNGS
from sheepfold.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "sheepfold" / "language"
GAMES = ROOT / "sheepfold" / "games"
RESERVED = {"plain", "seat", "is-you", "either"}  # said without a catalogue
PARTS = {
    **{path.stem: path for path in sorted((SERVER / "en").glob("*.ftl"))},
    **{path.parents[1].name: path for path in sorted(GAMES.glob("*/locales/en.ftl"))},
}


@cache
def messages(path: Path) -> dict[str, str]:
    """The messages of one file: id → everything it says."""
    found: dict[str, str] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        begins = re.match(r"(-?[a-zA-Z][\w-]*) *= *(.*)", line)
        if begins:
            current = begins[1]
            assert current not in found, f"{path}: {current} stands there twice"
            found[current] = begins[2]
        elif line.startswith((" ", "}")):
            found[current] += f"\n{line}"
        else:
            assert not line or line.startswith("#"), f"{path}: cannot be read: {line!r}"
    return found


def translations(english: Path) -> list[Path]:
    """The same part in the other languages; a game may bring some of them, or none."""
    if english.parent.name == "locales":
        return [path for lang in LANGUAGES[1:] if (path := english.with_name(f"{lang}.ftl")).exists()]
    return [SERVER / lang / english.name for lang in LANGUAGES[1:]]


def values(text: str) -> set[str]:
    return set(re.findall(r"\$([\w-]+)", text))


@cache
def known() -> set[str]:
    return {id for path in PARTS.values() for id in messages(path)}


@pytest.mark.parametrize("part", PARTS)
def test_every_language_says_the_same_things(part: str) -> None:
    english = messages(PARTS[part])
    for path in translations(PARTS[part]):
        other = messages(path)
        assert sorted(other) == sorted(english), path
        for id, text in other.items():
            assert values(text) <= values(english[id]), f"{path}: {id}"
            assert text.strip(), f"{path}: {id} says nothing"


def test_no_message_stands_in_two_files() -> None:
    ids = [id for path in PARTS.values() for id in messages(path)]
    assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)


def test_every_strength_has_a_name() -> None:
    assert {f"rung-{rung}" for rung in RUNGS} <= known()


# --- what is said in the sources


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted((ROOT / "sheepfold").rglob("*.py"))]


def asked_for(tree: ast.Module) -> Iterator[str]:
    """The ids of `Message("…")` and of the terminal's own `say("term-…")`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message" and node.args:
            yield from (id for id in literals(node.args[0]) if id)


def literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def test_no_message_is_missing() -> None:
    """What Python asks for by its id; the build of the pages looks after theirs (web/messages.mjs)."""
    for path, tree in trees():
        missing = set(asked_for(tree)) - known() - RESERVED
        assert not missing, f"{path.relative_to(ROOT)} says {sorted(missing)}, which no catalogue has"


# Where what is wrong is told to players, so in their language.
FOR_PLAYERS = [
    *("core/game.py", "core/options.py", "core/record.py", "games/__init__.py", "server/thinkers/records.py"),
    *(f"commands/{name}.py" for name in ("play", "replay", "rules", "verify")),
    *(f"terminal/{path.name}" for path in sorted((ROOT / "sheepfold" / "terminal").glob("*.py"))),
]


@pytest.mark.parametrize("name", FOR_PLAYERS)
def test_players_are_told_what_is_wrong_in_messages(name: str) -> None:
    tree = ast.parse((ROOT / "sheepfold" / name).read_text(encoding="utf-8"))
    english = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "BadInput"
        and isinstance(node.args[0], (ast.Constant, ast.JoinedStr, ast.BinOp))
    ]
    assert not english, f"{name} says something in English only, in lines {english}"


def patterns() -> Iterator[str]:
    """Every text of the sources that may be an id, as a pattern: what a template puts in stands for anything."""
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                yield "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values)
    for path in sorted((ROOT / "web" / "src").rglob("*.ts*")):
        text = path.read_text(encoding="utf-8")
        yield from (re.escape(found) for found in re.findall(r"[\"']([\w-]+)[\"']", text))
        for template in re.findall(r"`([^`]*)`", text):
            yield "".join(".+" if part.startswith("${") else re.escape(part) for part in re.split(r"(\$\{[^}]*\})", template))


def test_no_message_is_unused() -> None:
    said = list(patterns())
    plain = {re.sub(r"\\(.)", r"\1", pattern) for pattern in said if ".+" not in pattern}
    open_ended = [re.compile(pattern) for pattern in set(said) if ".+" in pattern and len(pattern.replace(".+", "")) > 2]
    # Told events of a game without words of its own are found by their verb.
    told = {f"{game.prefix.lower()}-told-{verb}" for game in map(games.load, games.names()) for verb in game.verbs}
    referred = {
        id for path in PARTS.values() for text in messages(path).values() for id in re.findall(r"\{ ([a-z][\w-]+) \}", text)
    }
    unused = [
        id
        for id in sorted(known())
        if id not in plain | told | referred and not any(pattern.fullmatch(id) for pattern in open_ended)
    ]
    assert not unused, f"{len(unused)} messages are in the catalogues and nobody says them: {unused}"
