"""The pictures of the rules: each belongs to a rule or chapter there is, and every drawing it names is on one of our sheets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.core import rulebook

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
ALWAYS = "heads"  # the sheet every page has; others are placed by those who use them


def album(name: str) -> Path:
    return WEB / "games" / name.replace("-", "_") / "pictures.ts"


def primer(name: str) -> Path:
    return album(name).with_name("primer.ts")


def sheets(source: str) -> list[str]:
    return [ALWAYS, *re.findall(r"^place\((\w+)\);", source, re.MULTILINE)]


def symbols(sheet: str) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (WEB / "look" / f"{sheet}.svg").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", [name for name in games.names() if album(name).exists()])
def test_every_picture_has_its_rule_and_its_drawings(name: str) -> None:
    game = games.load(name)
    source = album(name).read_text(encoding="utf-8")
    rules = rulebook.read_rules(games.folder_of(game))
    known = {rule.number for rule in rules} | {rule.chapter.split()[0] for rule in rules}
    pictured = re.findall(rf'"({game.prefix}-[\d.]+)": \[', source)
    assert len(pictured) >= 3
    assert set(pictured) <= known
    drawn = set().union(*map(symbols, sheets(source)))
    named = {word.rstrip("*") for word in re.findall(r'"([^"]+)"(?=[,\]])', source)} - {">"}
    assert named
    assert named - drawn == set()


@pytest.mark.parametrize("name", [name for name in games.names() if primer(name).exists()])
def test_the_pictures_of_a_goal_card_are_whole(name: str) -> None:
    """Three for the goal, six for the rules in two minutes; every drawing they name is on one of our sheets."""
    source = primer(name).read_text(encoding="utf-8")
    drawn = set().union(*map(symbols, sheets(source)))
    named = set(re.findall(r'\["(?:pic|card|photo)", "([^"]+)"', source))
    assert named
    assert named - drawn == set()
