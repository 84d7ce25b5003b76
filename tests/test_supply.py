"""Where everything comes from: the list of licences fits the lock files, a registry's silence is said, a release can be checked."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
supply: Any = __import__("supply")
sys.path.pop(0)


def test_every_locked_package_has_its_licence_listed() -> None:
    assert supply.main(["licences", "--check"]) == 0
    assert "not stated" not in supply.TARGET.read_text(encoding="utf-8")


@pytest.mark.parametrize("change", ["absl-py | 2", "| preact | ", "| starlette | "])
def test_a_package_that_was_changed_and_not_listed_is_noticed(
    change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = supply.TARGET.read_text(encoding="utf-8")
    assert change in text
    monkeypatch.setattr(supply, "TARGET", tmp_path / "licences.md")
    (tmp_path / "licences.md").write_text(text.replace(change, f"{change}9"), encoding="utf-8")
    assert supply.main(["licences", "--check"]) == supply.FOUND
    assert "run scripts/supply.py licences" in capsys.readouterr().err


def test_every_lock_file_is_in_the_list() -> None:
    locks = {path.stem for path in (ROOT / "requirements").glob("*.lock")}
    assert locks == {*supply.LEVELS, *supply.APART}
    assert {named for named, _ in supply.locked("dev")} <= {named for named, _ in supply.locked("bench")}


HOLE = {"name": "leaky", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
SOUND = {"name": "sound", "version": "1.0", "vulns": []}
SILENT = {"name": "silent", "version": "1.0", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "code", "said"),
    [
        ([SOUND], 0, "1 packages asked for, 0 known holes\n"),
        ([SOUND, SILENT], 3, "0 known holes, no answer for 1\n"),
        ([SOUND, HOLE, SILENT], 1, "leaky 1.0: PYSEC-1, fixed in 1.1\n"),
        (None, 3, "PyPI did not answer\n"),
    ],
)
def test_what_pypi_says_or_does_not(packages: Any, code: int, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    report = "" if packages is None else json.dumps({"dependencies": packages})
    assert supply.judge_python("run", report) == code
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("report", "code", "said"),
    [
        ('{"vulnerabilities": {}}', 0, "0 packages with known holes"),
        ('{"vulnerabilities": {"leaky": {"severity": "high"}}}', 1, "leaky: high"),
        ('{"message": "405 Method Not Allowed"}', 3, "npm did not answer"),
        ("", 3, "npm did not answer"),
    ],
)
def test_what_npm_says_or_does_not(report: str, code: int, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert supply.judge_pages(report) == code
    assert said in capsys.readouterr().out


def test_a_changed_release_does_not_fit_its_sums(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert supply.main(["sums", str(tmp_path)]) == supply.UNUSABLE
    for name in ("sheepfold-1.whl", "sheepfold-1.tar.gz"):
        (tmp_path / name).write_bytes(name.encode())
    assert supply.main(["sums", str(tmp_path)]) == 0
    assert [line.split("  ")[1] for line in (tmp_path / supply.SUMS).read_text().splitlines()] == [
        "sheepfold-1.tar.gz",
        "sheepfold-1.whl",
    ]
    tool = shutil.which("sha256sum")
    if tool is not None:
        command = [tool, "--check", supply.SUMS]
        assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode == 0
        (tmp_path / "sheepfold-1.whl").write_bytes(b"another")
        assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode == 1


def test_what_is_typed_wrong_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert supply.main([]) == supply.UNUSABLE
    assert "scripts/supply.py audit" in capsys.readouterr().err
    assert supply.main(["sums"]) == supply.UNUSABLE
