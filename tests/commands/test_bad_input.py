"""Whatever is typed wrong: one clear line on the error stream, a non-zero exit, no traceback, nothing left behind."""

import subprocess
import sys
from pathlib import Path

import pytest

from sheepfold.__main__ import run

ONE_LINERS = [
    (["fly"], "no command 'fly'"),
    (["scenari", "x"], "did you mean scenario?"),
    (["check", "--games"], "expected one argument"),
    (["check", "sheep"], "no game 'sheep'"),
    (["check", "black-shep"], "did you mean black-sheep?"),
    (["check", "bouc-makers", "--option", "herds"], "NAME=VALUE"),
    (["check", "bouc-makers", "--option", "herds=ajar"], "one of hidden, open; not 'ajar'"),
    (["check", "bouc-makers", "--option", "herd=open"], "did you mean herds?"),
    (["rules", "chess"], "no game 'chess'"),
    (["rules", "bouc-makers", "BM-99.1"], "no rule 'BM-99.1'"),
    (["scenario", "nowhere.toml"], "no file or folder nowhere.toml"),
    (["play", "bouc-makers", "--seats", "9"], "2 to 6 players, not 9"),
    (["play", "sheep-sheep", "--seats", "3"], "exactly 2 players, not 3"),
    (["play", "black-sheep", "--option", "start=D", "--seats", "2"], "no seat D at a table of 2"),
    (["play", "bouc-makers", "--option", "deck=nowhere.json"], "cannot read nowhere.json"),
    (["play", "bouc-makers", "--option", "deck=mine"], "path of a .json file"),
    (["replay", "nowhere.record"], "nowhere.record"),
    (["verify", "nowhere.record"], "cannot read nowhere.record"),
    (["verify"], "the following arguments are required: FILE"),
    (["play", "black-shep", "--lang", "fr"], "pas de jeu 'black-shep'"),
    (["play", "black-shep", "--lang", "fr"], "\u00a0; tu voulais dire black-sheep\u00a0?"),
    (["play", "--seed", "-3", "--lang", "de"], "--seed ist eine Zahl von 0 bis 4611686018427387903, nicht -3"),
    (["play", "bouc-makers", "--option", "herds", "--lang", "fr"], "--option est NOM=VALEUR, pas 'herds'"),
    (["play", "bouc-makers", "--option", "herd=open", "--lang", "de"], "meintest du herds?"),
    (["play", "bouc-makers", "--option", "deck=mine", "--lang", "de"], "oder der Pfad einer .json-Datei; nicht 'mine'"),
    (["play", "bouc-makers", "--option", "deck=no.json", "--lang", "fr"], "impossible de lire no.json\u00a0: ce fichier"),
    (["play", "bouc-makers", "--players", "fate", "--lang", "fr"], "le nom fate est réservé"),
    (["play", "bouc-makers", "--players", "A,B,C", "--seats", "2", "--lang", "de"], "3 Personen oder Bots für 2 Plätze"),
    (["play", "bouc-makers", "--resume", "x.record", "--lang", "fr"], "GAME ne va pas avec --resume"),
    (["play", "--resume", "x.record", "--names", "Anna", "--lang", "de"], "--names geht nur mit --players"),
    (["play", "--resume", "--lang", "fr"], "aucune partie inachevée n’est gardée dans"),
    (["replay", "nowhere.record", "--lang", "de"], "nowhere.record ist nicht lesbar: diese Datei"),
    (["rules", "bouc-makers", "BM-99.1", "--lang", "fr"], "pas de règle 'BM-99.1'"),
    (["verify", "nowhere.record", "--lang", "fr"], "impossible de lire nowhere.record"),
]


@pytest.mark.parametrize(
    ("words", "expected"), ONE_LINERS, ids=lambda value: " ".join(value) if isinstance(value, list) else None
)
def test_one_clear_line(
    words: list[str], expected: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    code = run(words)
    err = capsys.readouterr().err
    assert code == 2
    assert expected in err
    assert err.startswith("sheepfold: ")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_missing_package_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """As when somebody runs it with a Python that has none of them."""
    monkeypatch.delitem(sys.modules, "sheepfold.commands.serve", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    for name in [name for name in sys.modules if name.startswith("sheepfold.server")]:
        monkeypatch.delitem(sys.modules, name)
    assert run(["serve"]) == 2
    assert capsys.readouterr().err == "sheepfold: needs the package uvicorn; python3 scripts/house.py setup installs it\n"


def test_help_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    listed = capsys.readouterr().out
    for word in ("play", "replay", "games", "rules", "scenario", "check"):
        assert word in listed
        assert run([word, "--help"]) == 0
        assert "usage: sheepfold " + word in capsys.readouterr().out


def test_the_version_says_how_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert "(compiled, " in (said := capsys.readouterr().out) or "(interpreted, " in said


def test_rules_are_read_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for lang in ("en", "fr", "de"):
        assert run(["rules", "bouc-makers", "BM-1", "--lang", lang]) == 0
        shown.append(capsys.readouterr().out)
    assert all("  BM-1.1  " in text for text in shown)
    assert len(set(shown)) == 3


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m sheepfold rules bauernschlau | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.endswith("0\n")
