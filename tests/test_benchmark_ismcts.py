"""The match against OpenSpiel's search: which bots there are, and that the best constant is the one that goes on.

OpenSpiel is not installed for the tests; what is asked of it here is only that our side can be imported.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

from sheepfold import games
from sheepfold.arena.crew import Crew
from sheepfold.arena.rating import Estimate
from sheepfold.core.asking import codes
from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng

pytestmark = pytest.mark.once
STANDINS = ("pyspiel", "open_spiel", "open_spiel.python", "open_spiel.python.algorithms")


@pytest.fixture
def ismcts(monkeypatch: pytest.MonkeyPatch) -> Any:
    for name in STANDINS:
        module: Any = ModuleType(name)
        module.Game = module.State = type("Base", (), {})
        module.PlayerId = type("PlayerId", (), {"TERMINAL": -4})
        module.ismcts = type("ismcts", (), {"ISMCTSBot": type("ISMCTSBot", (), {})})
        monkeypatch.setitem(sys.modules, name, module)
    for name in ("sheepfold.research.openspiel", "benchmarks.ismcts"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield import_module("benchmarks.ismcts")
    for name in ("sheepfold.research.openspiel", "benchmarks.ismcts"):
        sys.modules.pop(name, None)


def test_bots_are_named_by_rollouts_constant_and_time(ismcts: Any) -> None:
    bot = getattr(ismcts, "policy-0.5-0.1")
    assert (bot.rollouts, bot.constant, bot.budget) == ("policy", 0.5, 0.1)
    with pytest.raises(AttributeError):
        getattr(ismcts, "wild-0.5-0.1")


def test_ours_thinks_as_long_as_it_may(ismcts: Any) -> None:
    game = games.load("sheep-sheep")
    position = game.start(game.setup(2))
    settle(position, Rng(1))
    seat = int(position.actor())
    legal = [game.say(position, seat, move) for move in codes(position, seat)]
    bot = getattr(ismcts, "ours-0.02")(game)
    begin = time.process_time()
    assert bot.choose(game.view(position, seat), legal, Rng(2)) in legal
    assert 0.02 <= time.process_time() - begin < 0.5


def test_the_best_constant_goes_on(ismcts: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[list[str]] = []

    def played(game: str, bots: list[str], number: int, crew: Crew, folder: Path) -> dict[str, Estimate]:
        asked.append([bot.rpartition(":")[2] for bot in bots])
        return {bot: Estimate(0.7 if "-0.8-" in bot else 0.4, 0.3, 0.8) for bot in bots}

    monkeypatch.setattr(ismcts, "played", played)
    given = argparse.Namespace(time=0.05, tuning=6, games=20, save=tmp_path)
    line = ismcts.compare("sheep-sheep", "random", cast(Crew, None), given)
    assert asked == [["random-0.4-0.05", "random-0.8-0.05", "random-1.6-0.05"], ["ours-0.05", "random-0.8-0.05"]]
    assert "ours wins 40.0% [30.0, 80.0] of 20 games (constants 0.4: 40%, 0.8: 70%, 1.6: 40%)" in line
