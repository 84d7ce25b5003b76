"""Where a user's things are kept: XDG_DATA_HOME first, then each system's own place, and an old place as long as it is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from sheepfold.core import folders

PLACES = {"linux": ".local/share", "darwin": "Library/Application Support", "win32": "AppData/Local"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


@pytest.mark.parametrize("platform", PLACES)
def test_every_system_has_its_place(platform: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sheepfold.core.folders.sys.platform", platform)
    assert folders.data_folder() == home / PLACES[platform] / "sheepfold"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "chosen"))
    assert folders.data_folder() == home / "chosen" / "sheepfold"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert folders.data_folder() == home / PLACES[platform] / "sheepfold"


@pytest.mark.parametrize("platform", PLACES)
def test_what_an_older_version_kept_is_found_again(platform: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sheepfold.core.folders.sys.platform", platform)
    old = home / ".local/share/sheepfold"
    old.mkdir(parents=True)
    assert folders.data_folder() == old
