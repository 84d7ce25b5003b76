"""A game of one's own by one command: it plays at once and keeps every law; nothing that is there is overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.copies import ask, copy_package, say


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = copy_package(tmp_path_factory.mktemp("tree"))
    said = say(base, "sheepfold", "new", "wolf-and-moon", "--title", "Wolf & Moon")
    assert said.startswith("made sheepfold/games/wolf_and_moon\n")
    return base


def test_it_says_what_to_do_next_and_that_works(tree: Path) -> None:
    said = say(tree, "sheepfold", "new", "next-one")
    commands = [line.split("  ")[1] for line in said.splitlines() if line.startswith("  sheepfold ")]
    assert [command.split()[1] for command in commands] == ["play", "check", "scenario", "rules"]
    for command in commands:
        say(tree, *command.split(), typed="1\n" * 100)


def test_it_bears_its_names_everywhere(tree: Path) -> None:
    folder = tree / "sheepfold" / "games" / "wolf_and_moon"
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.*") if "__pycache__" not in path.parts)
    assert files == ["RULES.md", "__init__.py", "rules.py", "scenarios/WA-turn.toml"]
    text = "\n".join((folder / file).read_text(encoding="utf-8") for file in files)
    assert "emplate" not in text
    assert "TP" not in text
    assert "wolf-and-moon: Wolf & Moon, 2 to 4 players" in say(tree, "sheepfold", "games")


def test_it_keeps_the_laws_and_covers_its_rules(tree: Path) -> None:
    assert "all laws hold" in say(tree, "sheepfold", "check", "wolf-and-moon")
    assert "1 passed, 0 failed" in say(tree, "sheepfold", "scenario", "sheepfold/games/wolf_and_moon/scenarios")
    assert "5 of 5 rules covered" in say(tree, "sheepfold", "rules", "wolf-and-moon", "--coverage")


def test_it_is_typed_and_formatted(tree: Path) -> None:
    say(tree, "mypy", "--strict", "sheepfold/games/wolf_and_moon")
    say(tree, "ruff", "check", "--config", "line-length=128", "sheepfold/games/wolf_and_moon")
    say(tree, "ruff", "format", "--check", "--config", "line-length=128", "sheepfold/games/wolf_and_moon")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["wolf-and-moon"], "there is a game wolf-and-moon already"),
        (["Wolf"], "a game is named in lower case, with hyphens between words, like hill-race; not 'Wolf'"),
        (["a_b"], "a game is named in lower case"),
        (["import"], "a game is named in lower case"),
        (["../up"], "a game is named in lower case"),
        (["other", "--prefix", "x"], "--prefix is two capital letters, like HR; not 'x'"),
        (["other", "--prefix", "WA"], "another game has the prefix WA"),
    ],
)
def test_what_cannot_be_made_is_refused(tree: Path, words: list[str], why: str) -> None:
    done = ask(tree, "-m", "sheepfold", "new", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"sheepfold: {why}")
    assert not (tree / "sheepfold" / "games" / "other").exists()
