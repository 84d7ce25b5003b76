"""Rules in words: numbered without gaps, every one shown by a scenario or a test."""

from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.core import rulebook


@pytest.mark.parametrize("name", games.names())
def test_every_rule_is_covered(name: str) -> None:
    folder = games.folder_of(games.load(name))
    rules = rulebook.read_rules(folder)
    rulebook.add_coverage(rules, folder, Path(__file__).parents[1])
    assert [rule.number for rule in rules if not rule.shown_by] == []
    assert rulebook.unknown_numbers(rules, folder) == []


@pytest.mark.parametrize("name", games.names())
def test_rules_are_numbered_in_order(name: str) -> None:
    game = games.load(name)
    numbers = [rule.number for rule in rulebook.read_rules(games.folder_of(game))]
    assert numbers
    assert len(set(numbers)) == len(numbers)
    assert all(number.startswith(f"{game.prefix}-") for number in numbers)
    keys = [[int(part) for part in number.split("-")[1].split(".")] for number in numbers]
    assert keys == sorted(keys)
