"""What the documents promise: README's lines run, its test command is CI's, and no link or command leads nowhere."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from sheepfold import games

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(kind: str, text: str = README) -> list[str]:
    """The fenced blocks of one kind, e.g. python."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def run(*command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)


def test_the_ten_lines_run() -> None:
    (code,) = blocks("python")
    done = run("-c", code)
    assert done.returncode == 0, done.stderr
    assert "decisions in a thousand random games" in done.stdout


@pytest.mark.parametrize("line", [line for block in blocks("console") for line in block.splitlines()])
def test_a_command_of_the_readme_works(line: str) -> None:
    assert line.startswith("$ sheepfold ")
    done = run("-m", "sheepfold", *shlex.split(line)[2:])
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_first_two_commands_and_ci() -> None:
    first = [line.split("#")[0].strip() for line in blocks("")[0].splitlines()]
    assert first == ["python3 scripts/house.py play", "python3 scripts/house.py test"]
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert first[1] in ci


def test_every_house_word_of_the_documents_exists() -> None:
    words = set(re.findall(r"scripts/house\.py ([a-z]+)", "\n".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)))
    listed = run("scripts/house.py", "help").stdout
    assert words
    assert [word for word in words - {"help"} if f"\n  {word} " not in listed] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_no_link_leads_nowhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\n]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


def test_the_guide_quotes_the_example_as_it_is() -> None:
    guide = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    example = ROOT / "examples" / "hill_race"
    (rule,) = re.findall(r"^- \*\*HR-.*$", guide, flags=re.MULTILINE)
    assert rule in (example / "RULES.md").read_text(encoding="utf-8")
    (scenario,) = blocks("toml", guide)
    lines = set((example / "scenarios" / "HR-end.toml").read_text(encoding="utf-8").splitlines())
    assert [line for line in scenario.splitlines() if line not in lines and not line.startswith("rules")] == []
    code = {line.strip() for path in example.glob("*.py") for line in path.read_text(encoding="utf-8").splitlines()}
    assert [line for block in blocks("python", guide) for line in block.splitlines() if line.strip() not in code] == []


def test_every_published_game_stands_in_the_readme() -> None:
    """With what its own folder says of it. A game that names no author is somebody's own, and need not stand there."""
    for game in map(games.load, games.names()):
        fewest, most = game.seats
        players = f"{fewest}–{most}" if most > fewest else str(fewest)
        row = re.findall(rf"^\| `{game.name}` \| {game.title} \| {players} \| (.*) \|$", README, flags=re.MULTILINE)
        assert not game.by or (row and game.by in row[0])
