"""Games as environments of PettingZoo and Gymnasium: those libraries' own tests, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.core.rng import Rng
from sheepfold.research.aec import env, raw_env
from sheepfold.research.single import SheepfoldEnv
from sheepfold.research.vector import SheepfoldVectorEnv

pytestmark = pytest.mark.once
NAMES = [name for name in games.names() if games.load(name).tensors is not None]
TABLES = [(name, seats) for name in NAMES for seats in range(games.load(name).seats[0], games.load(name).seats[1] + 1)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an observation with a mask is a table, as in their own card games
        api_test(env(name, seats), num_cycles=60)
    seed_test(lambda: env(name, seats), num_cycles=20)
    render_test(lambda render_mode=None: env(name, seats, render_mode=render_mode))


def play(table: Any, seed: int) -> tuple[dict[str, float], set[str]]:
    """A whole game at random: what everybody got, and who was ever asked."""
    table.reset(seed=seed)
    rng, gained, asked = Rng(seed), dict.fromkeys(table.possible_agents, 0.0), set()
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        gained[agent] += reward
        if over or cut:
            assert not seen["action_mask"].any()
            table.step(None)
            continue
        asked.add(agent)
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert all(not table.observe(other)["action_mask"].any() for other in table.agents if other != agent)
        legal = seen["action_mask"].nonzero()[0]
        table.step(int(legal[rng.below(len(legal))]))
    return gained, asked


@pytest.mark.parametrize("name", NAMES)
def test_everybody_gets_a_reward_at_the_end(name: str) -> None:
    seats = games.load(name).seats[1]
    gained, asked = play(raw_env(name, seats), 5)
    assert len(gained) == seats
    assert len(asked) > 1
    assert sum(gained.values()) == pytest.approx(0)
    assert any(gained.values())
    assert play(raw_env(name, seats), 5)[0] == gained


def test_an_illegal_action_ends_the_game_for_who_tried() -> None:
    table = env("sheep-sheep")
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(int((table.last()[0]["action_mask"] == 0).argmax()))
    assert table.rewards[culprit] == -1
    assert all(table.terminations.values())


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    table = SheepfoldEnv(name, opponent="uniform", render_mode="ansi")
    table.action_space.seed(1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Masked(table))
    assert table.render()


class Masked(SheepfoldEnv):
    """Gymnasium's checker knows no masks: whatever it tries, a legal action is taken instead."""

    def __init__(self, table: SheepfoldEnv) -> None:
        self.__dict__.update(table.__dict__)

    def step(self, action: Any) -> Any:
        return super().step(int(self.action_masks().argmax()))


def finish(table: SheepfoldEnv, seed: int) -> float:
    table.reset(seed=seed)
    rng = Rng(seed)
    while True:
        legal = table.action_masks().nonzero()[0]
        reward, over = table.step(int(legal[rng.below(len(legal))]))[1:3]
        if over:
            return reward


def test_a_learner_meets_the_bots_of_the_ladder() -> None:
    """Random play nearly always loses to the greedy bot."""
    table = SheepfoldEnv("sheep-sheep", opponent="greedy")
    results = [finish(table, seed) for seed in range(6)]
    assert sum(results) < -2
    assert [finish(table, seed) for seed in range(2)] == results[:2]


def test_what_a_single_learner_may_not_do() -> None:
    with pytest.raises(BadInput, match="seat is a number from 0 to 1"):
        SheepfoldEnv("sheep-sheep", seat=2)
    table = SheepfoldEnv("sheep-sheep", seat=1)
    table.reset(seed=1)
    assert table.seat == 1
    with pytest.raises(BadInput, match="is not legal now"):
        table.step(int((~table.action_masks()).argmax()))


def first_legal(observation: NDArray[Any], mask: NDArray[Any]) -> NDArray[Any]:
    assert len(observation) == len(mask) > 0
    chosen: NDArray[Any] = mask.argmax(axis=1)
    return chosen


@pytest.mark.parametrize("opponent", [None, first_legal])
@pytest.mark.parametrize(("name", "seats"), [("bouc-makers", 3), ("sheep-sheep", 2)])
def test_many_learners_at_once(name: str, seats: int, opponent: Any) -> None:
    tables = SheepfoldVectorEnv(name, seats, num_envs=6, opponent=opponent, seed=3)
    seen, info = tables.reset(seed=4)
    rng, total, ended = Rng(5), 0.0, 0
    for _ in range(250):
        assert seen.shape == (6, tables.fold.width)
        assert tables.observation_space.contains(seen)
        assert (seen[:, 0] == 1).all()  # the learner is asked
        legal = [row.nonzero()[0] for row in info["action_mask"]]
        actions = np.array([int(row[rng.below(len(row))]) for row in legal])
        seen, rewards, over, cut, info = tables.step(actions)
        assert (rewards[~over] == 0).all()
        assert not cut.any()
        total += float(rewards.sum())
        ended += int(over.sum())
    assert ended > 10
    assert abs(total) <= ended
