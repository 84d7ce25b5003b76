"""The game of our guide (examples/hill_race): put into a copy of the tree, it is found, lawful and playable."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.copies import ROOT, ask, copy_package, say


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one more folder, and nothing else changed."""
    return copy_package(tmp_path_factory.mktemp("tree"), with_example=True)


def test_it_is_found(tree: Path) -> None:
    assert "hill-race: Hill Race, 2 to 4 players" in say(tree, "sheepfold", "games")


def test_it_keeps_the_laws(tree: Path) -> None:
    assert "all laws hold" in say(tree, "sheepfold", "check", "hill-race")


def test_its_scenarios_pass(tree: Path) -> None:
    said = say(tree, "sheepfold", "scenario", "sheepfold/games/hill_race/scenarios")
    assert said.splitlines()[-1] == "3 passed, 0 failed"


def test_every_rule_is_covered(tree: Path) -> None:
    assert "12 of 12 rules covered" in say(tree, "sheepfold", "rules", "hill-race", "--coverage")


def test_it_can_be_played(tree: Path) -> None:
    said = say(tree, "sheepfold", "play", "hill-race", typed="2\n" * 100)
    assert "The game is over." in said
    assert "The draw: rolled " in said


def test_its_types_are_strict(tree: Path) -> None:
    say(tree, "mypy", "--strict", "sheepfold/games/hill_race")


def test_a_leak_in_it_is_told_with_law_file_and_command(tree: Path, tmp_path: Path) -> None:
    """The guide says that a careless field is found by `sheepfold check`."""
    copy_package(tmp_path, with_example=True)
    rules = tmp_path / "sheepfold/games/hill_race/rules.py"
    text = rules.read_text(encoding="utf-8")
    assert 'stand_in="thistle"), seen=OWN' in text
    rules.write_text(text.replace('stand_in="thistle"), seen=OWN', 'stand_in="thistle"), seen=ALL'), encoding="utf-8")
    done = ask(tmp_path, "-m", "sheepfold", "check", "hill-race")
    assert done.returncode == 1
    law, where, again, record = done.stdout.strip().splitlines()[:4]
    assert law.startswith("hill-race: what a seat sees change is what it is told, no more and no less: ")
    line = text[: text.index("FIELDS = ")].count("\n") + 1
    assert where == f"  where: sheepfold/games/hill_race/rules.py:{line}"
    repeated = ask(tmp_path, "-m", *again.removeprefix("  again: ").split())
    assert law in repeated.stdout
    assert (tmp_path / record.removeprefix("  record: ")).exists()
    guide = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    assert "\n".join((law, where, again, record)) in guide


def test_a_biased_reshuffle_is_told_with_law_file_and_command(tmp_path: Path) -> None:
    copy_package(tmp_path, with_example=True)
    rules = tmp_path / "sheepfold/games/hill_race/rules.py"
    text = rules.read_text(encoding="utf-8")
    again = "draw_again(self.charms, self.bag, seat, rng)"
    assert again in text
    rules.write_text(text.replace(again, "if rng.below(2) == 0:\n                " + again), encoding="utf-8")
    done = ask(tmp_path, "-m", "sheepfold", "check", "hill-race", "--seats", "2")
    assert done.returncode == 1
    law, where, command, record = done.stdout.strip().splitlines()[:4]
    assert law.startswith("hill-race: reshuffled worlds are as likely as real ones: others' charms ")
    assert where == f"  where: sheepfold/games/hill_race/rules.py:{text[: text.index('def reshuffle')].count(chr(10)) + 1}"
    assert law in ask(tmp_path, "-m", *command.removeprefix("  again: ").split()).stdout
    assert (tmp_path / record.removeprefix("  record: ")).exists()
