"""Bots by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.bots import registry
from sheepfold.bots.search import Search
from sheepfold.core.errors import BadInput

DOCS = Path(__file__).parents[2] / "docs" / "arena.md"


def test_every_bot_of_the_server_can_sit_down_to_every_game() -> None:
    assert {"greedy", "uniform"} <= set(registry.names())
    assert len(set(registry.names())) == len(registry.names())
    for name in registry.names():
        for game in games.names():
            assert callable(registry.find(name)(games.load(game)).choose)


def test_a_search_of_any_number_of_simulations_has_a_name() -> None:
    bot = registry.find("search@70")(games.load("sheep-sheep"))
    assert isinstance(bot, Search)
    assert (bot.seconds, bot.simulations) == (None, 70)
    for name in ("search@", "search@0", "search@x", "search@-1", "search@10000001"):
        with pytest.raises(BadInput, match="a search is search@N"):
            registry.find(name)


def test_ones_own_is_found_in_the_folder_one_stands_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_wolf.py").write_text("class Wolf:\n    def choose(self, view, legal, rng): ...\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert registry.find("my_own_wolf:Wolf").__name__ == "Wolf"


def test_a_module_that_breaks_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_broken_wolf.py").write_text("class Wolf:\n  def\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadInput, match="cannot load module 'my_broken_wolf': SyntaxError") as refused:
        registry.find("my_broken_wolf:Wolf")
    assert "\n" not in str(refused.value)
    for name in (":", "bad_bots:", ":Wolf"):
        with pytest.raises(BadInput):
            registry.find(name)


def test_the_python_lines_of_the_documentation_run(capsys: pytest.CaptureFixture[str]) -> None:
    code = DOCS.read_text(encoding="utf-8").partition("## From Python")[2]
    exec(compile("\n".join(line[4:] for line in code.splitlines()), str(DOCS), "exec"), {})
    assert "Estimate(value=" in capsys.readouterr().out
