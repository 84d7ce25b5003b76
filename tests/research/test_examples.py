"""The notebook and the training scripts: what can be tried in seconds, without the libraries that some of them need."""

from __future__ import annotations

import json
import sys
from importlib import import_module, util
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pytest

from sheepfold.research.fold import Fold
from sheepfold.research.strength import share_won

FOLDER = Path(__file__).parents[2] / "examples" / "research"
pytestmark = pytest.mark.once


def script(name: str) -> ModuleType:
    spec = util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SMALLER = {"n=256, seed=7": "n=8, seed=7", "n=128, seed=12345": "n=8, seed=12345", "LESSONS = 40\n": "LESSONS = 1\n"}


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """All cells, one after the other, with fewer games and a single lesson."""
    monkeypatch.syspath_prepend(str(FOLDER))
    cells = json.loads((FOLDER / "research.ipynb").read_text(encoding="utf-8"))["cells"]
    source = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    for large, small in SMALLER.items():
        assert large in source
        source = source.replace(large, small)
    seen: dict[str, Any] = {}
    exec(compile(source, "research.ipynb", "exec"), seen)
    assert 0 <= seen["won"] <= 1
    assert "after 1 lessons: " in capsys.readouterr().out


def test_random_players_win_their_share_against_each_other() -> None:
    rng = np.random.default_rng(1)

    def choose(observation: Any, mask: Any) -> Any:
        return (rng.random(mask.shape) * mask).argmax(axis=1)

    assert 0.3 < share_won(Fold("sheep-sheep", n=50, seed=3), choose, 2) < 0.7


@pytest.mark.parametrize(
    ("name", "library"), [("maskable_ppo", "sb3_contrib"), ("maskable_ppo", "gymnasium"), ("nfsp", "torch")]
)
def test_a_script_says_what_it_needs(name: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sheepfold.research.single", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.setattr(sys, "argv", [name, "sheep-sheep"])
    with pytest.raises(SystemExit, match=f"^{library} is missing: pip install "):
        script(name).main()


@pytest.mark.parametrize("name", ["maskable_ppo", "nfsp"])
def test_a_folder_that_is_missing_is_told_before_training(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [name, "sheep-sheep", "--out", "nowhere/agent"])
    with pytest.raises(SystemExit):
        script(name).main()
    assert "there is no folder for nowhere/agent" in capsys.readouterr().err


def test_what_is_learned_is_kept_after_ctrl_c(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    ppo = import_module("ppo")

    def stopped(*given: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ppo, "play", stopped)
    monkeypatch.setattr(ppo, "share_won", lambda *given: 0.5)
    monkeypatch.setattr(sys, "argv", ["ppo", "sheep-sheep", "--minutes", "1000", "--out", str(tmp_path / "agent.npz")])
    ppo.main()
    assert "policy" in np.load(tmp_path / "agent.npz")


def test_what_stable_baselines_sees_is_from_0_to_1() -> None:
    table = script("maskable_ppo").Scaled("sheep-sheep", None, "uniform")
    seen, info = table.reset(seed=3)
    over = False
    while not over:
        assert seen in table.observation_space
        seen, reward, over, _, info = table.step(int(info["action_mask"].argmax()))
    assert reward in (-1, 0, 1)


class Step(NamedTuple):
    """As much of OpenSpiel's time step as is asked for."""

    observations: dict[str, int]
    rewards: list[float]
    over: bool

    def last(self) -> bool:
        return self.over


class Table:
    """A game of three decisions as OpenSpiel's environment tells it: every one brings its player 25 points, and the first one wins."""

    def __init__(self) -> None:
        self.points = [0, 0]
        self.decisions = 0

    @property
    def get_state(self) -> Any:
        position = SimpleNamespace(seats=2, score=lambda seat: self.points[seat])
        return SimpleNamespace(world=SimpleNamespace(position=position))

    def told(self) -> Step:
        over = self.decisions == 3
        return Step({"current_player": self.decisions % 2}, [1, -1] if over else [0, 0], over)

    def reset(self) -> Step:
        return self.told()

    def step(self, actions: list[int]) -> Step:
        assert actions == [self.decisions % 2]
        self.points[actions[0]] += 25
        self.decisions += 1
        return self.told()


def test_every_agent_is_rewarded_for_what_came_of_its_last_decision() -> None:
    heard: list[tuple[int, float]] = []

    def agent(seat: int) -> SimpleNamespace:
        def step(told: Step) -> SimpleNamespace:
            heard.append((seat, told.rewards[seat]))
            return SimpleNamespace(action=seat)

        return SimpleNamespace(step=step)

    assert script("nfsp").play(Table(), [agent(0), agent(1)]) == 3
    # A gets 25 ahead and loses them to B, gets them back and wins; B has lost 25 before its decision, got them, and lost them.
    assert heard == [(0, 0.0), (1, -1.0), (0, 0.0), (0, 2.0), (1, -1.0)]


def test_what_is_shared_is_told_from_a_copy() -> None:
    told = script("shared_memory").told

    def missing(array: Any) -> Any:
        raise ImportError

    assert told("numpy", lambda array: (array, array.ctypes.data)) == "numpy: observation and mask share their memory"
    assert told("numpy", lambda array: (array.copy(), 0)) == "numpy: the observation is a copy"
    assert told("other", missing) == "other: not installed"
