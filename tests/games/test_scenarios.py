"""The executable rulebook: every scenario of every game passes, and is named after its file."""

from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.core import scenario

FILES = [path for name in games.names() for path in sorted((games.folder_of(games.load(name)) / "scenarios").glob("*.toml"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_scenario_passes(path: Path) -> None:
    outcome = scenario.run(scenario.read(path, games.load))
    assert outcome.failures == []
    assert outcome.scenario.head["id"] == path.stem
