"""The catalogues: every language says the same things, no message is missing, and none is there that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import ascii_uppercase

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
    **{f"{path.parents[1].name}/learn": path for path in sorted(GAMES.glob("*/learn/en.ftl"))},
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
    if english.parent.name in ("locales", "learn"):
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
    """The ids of `Message("…")`, and of the terminal's own `.say("term-…")` and `.ask("term-…")`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        if isinstance(node.func, ast.Name) and node.func.id == "Message":
            yield from (id for id in literals(node.args[0]) if id)
        elif isinstance(node.func, ast.Attribute) and node.func.attr in ("say", "ask"):
            yield from (id for id in literals(node.args[0]) if re.fullmatch(r"[a-z]+(-[a-z]+)+", id))


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


# --- what nobody says

HOLE = ""  # in a template: what is put in when it is said
Template = tuple[str, ...]  # ("refused-", HOLE)


@cache
def spoken() -> tuple[set[str], set[Template]]:
    """Every text of the sources that may be an id or a part of one, and every template that may make one."""
    words: set[str] = set()
    templates: set[Template] = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, (str, int)):
                words.add(str(node.value))
            elif isinstance(node, ast.JoinedStr):
                templates.add(tuple(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values))
            elif isinstance(node, ast.arg):
                words.add(node.arg)
    for path in sorted((ROOT / "web" / "src").rglob("*.ts*")):
        text = path.read_text(encoding="utf-8")
        words.update(re.findall(r"[\"']([\w-]+)[\"']", text), re.findall(r"\b(\w+)\??:", text), re.findall(r"\b\d+\b", text))
        for template in re.findall(r"`([^`]*)`", text):
            templates.add(
                tuple(HOLE if part.startswith("${") else part for part in re.split(r"(\$\{[^}]*\})", template) if part)
            )
    words |= {word.replace("_", "-") for word in words} | set(games.names())
    words |= set(ascii_uppercase) | {f"e{seat}" for seat in range(1, 7)}  # letters of colours, emblems of seats
    templates = {parts for parts in templates if HOLE in parts and re.fullmatch(r"[\w-]+", "".join(parts))}
    return words, templates


def makes(template: Template, id: str) -> bool:
    """Whether a template says this id when something of the sources is put in."""
    if not template:
        return not id
    first, rest = template[0], template[1:]
    if first != HOLE:
        return id.startswith(first) and makes(rest, id.removeprefix(first))
    return any(can_be_put_in(id[:end]) and makes(rest, id[end:]) for end in range(1, len(id) + 1))


@cache
def can_be_put_in(text: str) -> bool:
    """A word of the sources, or what a template with one hole makes of one: `choose-${card}`."""
    words, templates = spoken()
    if text in words:
        return True
    ends = {(parts[0], HOLE) if parts[0] != HOLE else (HOLE, parts[1]) for parts in templates if len(parts) == 2}
    return any(
        text.startswith(before) and text.endswith(after) and text[len(before) : len(text) - len(after)] in words
        for before, after in ends
        if "-" in before + after
    )


def options_in_words() -> set[str]:
    """What the dialog of a new table says of the options that games declare."""
    found: set[str] = set()
    for game in map(games.load, games.names()):
        for name, values in [(o.name, o.values) for o in game.options] + [(d.name, tuple(d.built_in)) for d in game.data_sets]:
            id = f"option-{game.name}-{name.replace('_', '-')}"
            found |= {id} | {own if (own := f"{id}-{value}") in known() else f"value-{value}" for value in values}
    return found


def said_in_lessons() -> set[str]:
    """The sentence of every step and of the end, and the reason that goes with it."""
    ids: set[str] = set()
    for path in GAMES.glob("*/learn/lesson.toml"):
        ids |= set(re.findall(r'^say = "(.+)"', path.read_text("utf-8"), re.M))
        ids.add(f"lesson-{games.name_of(path.parents[1].name)}-done")
    return ids | {f"{id}-why" for id in ids}


def test_no_message_is_unused() -> None:
    words, templates = spoken()
    # Told events of a game without words of its own are found by their verb.
    told = {f"{game.prefix.lower()}-told-{verb}" for game in map(games.load, games.names()) for verb in game.verbs}
    referred = {
        id for path in PARTS.values() for text in messages(path).values() for id in re.findall(r"\{ ([a-z][\w-]+) \}", text)
    }
    said = words | told | referred | options_in_words() | said_in_lessons()
    made = {parts for parts in templates if "-" in parts[0] and parts[0] not in ("option-", "value-")}
    unused = [id for id in sorted(known()) if id not in said and not any(makes(parts, id) for parts in made)]
    assert not unused, f"{len(unused)} messages are in the catalogues and nobody says them: {unused}"


@pytest.mark.parametrize("id", ["refused-qqq", "ba-no-qqq", "why-bouc-makers-qqq", "bb-told-qqq", "value-open-qqq", "ss-qqq-R"])
def test_an_id_that_nothing_says_is_found(id: str) -> None:
    assert not any(makes(parts, id) for parts in spoken()[1])
    assert id not in options_in_words()
