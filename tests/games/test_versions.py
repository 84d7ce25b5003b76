"""Rules that changed: what began by an earlier version ends by it, from the frozen copy in the game's folder."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.core import laws, record
from sheepfold.core.errors import BadInput
from tests.copies import EXAMPLE, IGNORE, ask, copy_package
from tests.said import says

PLAY = """
from pathlib import Path
from sheepfold import games
from sheepfold.core import laws, record
play = laws.play_out(games.load("hill-race", VERSION), 2, {}, 5)
Path("VERSION.record").write_text(record.write(play.game, play.record, play.position), encoding="utf-8")
print(type(play.position).__module__, play.game.version, games.folder_of(play.game).name)
"""


@pytest.mark.parametrize("name", games.names())
def test_the_newest_version_is_the_folders_own(name: str) -> None:
    game = games.load(name)
    assert games.load(name, game.version) is game
    assert games.load(name, None) is game
    assert games.folder_of(game).name == name.replace("-", "_")


@pytest.mark.parametrize("version", [0, -1, 99])
def test_another_version_is_refused_with_those_there_are(version: int) -> None:
    with says(BadInput, match=f"^no version {version} of the rules of sheep-sheep; known versions: 1$"):
        games.load("sheep-sheep", version)


def test_a_record_of_unknown_rules_names_its_line() -> None:
    play = laws.play_out(games.load("sheep-sheep"), 2, {}, 5)
    for version in ("2", "01", "one", "", "1.0", "9" * 5000):
        lines = (
            record.write(play.game, play.record, play.position).replace("\nrules 1\n", f"\nrules {version}\n").splitlines()[:-1]
        )
        text = "\n".join([*lines, f"end {len(play.record.moves)} {record.digest(lines)}"])
        with says(BadInput, match=r"^game file, line 3: (no version 2 of|expected a version of) the rules"):
            record.read(text, games.load)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with Hill Race as it is kept as version 1, and a version 2 in which the day is shorter."""
    base = copy_package(tmp_path_factory.mktemp("tree"), with_example=True)
    newest = base / "sheepfold" / "games" / "hill_race"
    frozen = newest / "rules_1"
    shutil.copytree(EXAMPLE, frozen, ignore=IGNORE)
    for path in frozen.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("sheepfold.games.hill_race", "sheepfold.games.hill_race.rules_1"), encoding="utf-8")
    swap(newest / "__init__.py", 'prefix="HR",', 'prefix="HR", version=2,')
    swap(newest / "rules.py", "DAY: Final[i64] = 4", "DAY: Final[i64] = 1")
    return base


def swap(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def run(tree: Path, *words: str) -> tuple[int, str]:
    done = ask(tree, *words)
    return done.returncode, done.stdout + done.stderr


def test_both_versions_are_played_and_told(tree: Path) -> None:
    assert run(tree, "-c", PLAY.replace("VERSION", "2")) == (0, "sheepfold.games.hill_race.rules 2 hill_race\n")
    assert run(tree, "-c", PLAY.replace("VERSION", "1")) == (0, "sheepfold.games.hill_race.rules_1.rules 1 rules_1\n")
    texts = [(tree / f"{version}.record").read_text(encoding="utf-8") for version in (1, 2)]
    assert [f"\nrules {version}\n" in text for version, text in zip((1, 2), texts, strict=True)] == [True, True]
    assert texts[0].count("\n") > texts[1].count("\n")
    for version in (1, 2):
        code, said = run(tree, "-m", "sheepfold", "replay", f"{version}.record")
        assert (code, "The game is over." in said) == (0, True), said


def test_a_game_by_the_old_rules_does_not_pass_for_one_by_the_new(tree: Path) -> None:
    assert run(tree, "-c", PLAY.replace("VERSION", "1"))[0] == 0
    lines = (tree / "1.record").read_text(encoding="utf-8").replace("\nrules 1\n", "\nrules 2\n").splitlines()[:-1]
    moves = sum(1 for line in lines[lines.index("moves") + 1 :] if not line.startswith("scores "))
    text = "\n".join([*lines, f"end {moves} {record.digest(lines)}"])
    (tree / "renamed.record").write_text(text, encoding="utf-8")
    code, said = run(tree, "-m", "sheepfold", "replay", "renamed.record")
    assert code == 2
    assert "refused" in said


def test_a_missing_version_is_told_with_those_there_are(tree: Path) -> None:
    code, said = run(tree, "-c", "from sheepfold import games; games.load('hill-race', 3)")
    assert code == 1
    assert "no-version (version: 3, game: hill-race, known: 1, 2)" in said


def test_frozen_rules_are_no_game_of_their_own(tree: Path) -> None:
    code, said = run(tree, "-m", "sheepfold", "games")
    assert (code, said.count("hill-race")) == (0, 1)


def test_the_old_rules_keep_the_laws(tree: Path) -> None:
    check = """
from sheepfold import games
from sheepfold.core.laws import Effort, check_game
print(sum(check_game(games.load("hill-race", 1), 3, {}, seed, Effort()) for seed in range(20)) > 300)
"""
    assert run(tree, "-c", check) == (0, "True\n")
