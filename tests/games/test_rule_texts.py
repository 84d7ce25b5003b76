"""The rules in other languages: every rule of the English text, under the same number, with the same figures and options."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core import rulebook

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))
pages: Any = __import__("pages")
sys.path.pop(0)

# A game may have its rules in other languages; if it has them in one, it has them in all.
TRANSLATED = [name for name in games.names() if list(games.folder_of(games.load(name)).glob("RULES.*.md"))]
TEXTS = [(name, f"RULES.{language}.md") for name in TRANSLATED for language in ("de", "fr")]
FIGURE = re.compile(r"\d+")
CODE = re.compile(r"`[^`]+`")


def english(name: str) -> Path:
    return games.folder_of(games.load(name)) / "RULES.md"


def rules(path: Path) -> dict[str, str]:
    lines = [rulebook.RULE_LINE.match(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {line[1]: line[2].strip() for line in lines if line}


def rows(path: Path) -> list[list[str]]:
    """The tables, row by row, each row as the codes and figures in it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [sorted(CODE.findall(line) + FIGURE.findall(line)) for line in lines if line.startswith("|")]


@pytest.mark.parametrize(("name", "file"), TEXTS)
def test_a_text_has_every_rule_in_the_same_order(name: str, file: str) -> None:
    ours, theirs = rules(english(name)), rules(english(name).with_name(file))
    assert list(theirs) == list(ours)
    assert [number for number, text in theirs.items() if len(text) < 15] == []
    assert [number for number, text in theirs.items() if text == ours[number]] == [], "not translated"


@pytest.mark.parametrize(("name", "file"), TEXTS)
def test_a_rule_names_the_same_figures_rules_and_options(name: str, file: str) -> None:
    ours, theirs = rules(english(name)), rules(english(name).with_name(file))
    for number, text in ours.items():
        for kind in (FIGURE, CODE, rulebook.NUMBER):
            assert sorted(kind.findall(theirs[number])) == sorted(kind.findall(text)), number


@pytest.mark.parametrize(("name", "file"), TEXTS)
def test_a_text_has_the_same_chapters_and_tables(name: str, file: str) -> None:
    path = english(name).with_name(file)
    chapters = [
        [rulebook.NUMBER.findall(line) for line in text.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        for text in (english(name), path)
    ]
    assert chapters[1] == chapters[0]
    assert rows(path) == rows(english(name))


@pytest.mark.parametrize(("name", "file"), TEXTS)
def test_the_pages_are_built_from_it(name: str, file: str) -> None:
    assert english(name).with_name(file) in set(pages.sources())
