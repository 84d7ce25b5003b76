"""Gymnasium's vector API on a `Fold`: one learner in each of many games, a quick opponent in all other seats.

    from sheepfold.research.vector import SheepfoldVectorEnv
    envs = SheepfoldVectorEnv("sheep-sheep", num_envs=256)

The opponent is a function from observations and masks to actions, such as a network to learn against; left out, it plays any
legal action. A game that is over restarts in the same step; its last reward and what it came to are in that
step. The learner sits in every seat in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sheepfold.research.episode import utilities
from sheepfold.research.fold import Fold
from sheepfold.research.rows import STAY

Array = NDArray[Any]
Opponent = Callable[[Array, Array], Array]  # observations and masks of some rows → their actions


class SheepfoldVectorEnv(VectorEnv[Array, Array, Array]):
    def __init__(
        self,
        game: str,
        seats: int | None = None,
        num_envs: int = 1,
        options: dict[str, str] | None = None,
        *,
        opponent: Opponent | None = None,
        seed: int = 0,
    ) -> None:
        self.fold = Fold(game, seats, num_envs, options, seed)
        self.opponent = opponent
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Box(0, self.fold.high().astype(np.uint8), dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.fold.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seat = np.zeros(num_envs, dtype=np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """One seed for all; every row has a stream of its own in any case."""
        assert seed is None or isinstance(seed, int), "one seed for all rows"
        self.fold.reset(seed)
        self.seat = (np.arange(self.num_envs) % self.fold.seats).astype(np.int8)
        self._others(np.zeros(self.num_envs), np.zeros(self.num_envs, dtype=bool))
        return self.fold.observation.copy(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, dtype=bool)
        self.fold.step(actions)
        self._settle(rewards, over)
        self._others(rewards, over)
        return self.fold.observation.copy(), rewards, over, np.zeros(self.num_envs, dtype=bool), self._info()

    def action_masks(self) -> Array:
        return self.fold.mask.astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.fold.mask.copy(), "_action_mask": np.ones(self.num_envs, dtype=bool)}

    def _others(self, rewards: Array, over: Array) -> None:
        """Let the opponent act until the learner is asked in every row."""
        fold = self.fold
        while (waiting := fold.actor != self.seat).any():
            chosen = np.full(self.num_envs, STAY, dtype=np.int32)
            if self.opponent is None:
                chosen[waiting] = fold.sample()[waiting]
            else:
                chosen[waiting] = self.opponent(fold.observation[waiting], fold.mask[waiting])
            fold.step(chosen)
            self._settle(rewards, over)

    def _settle(self, rewards: Array, over: Array) -> None:
        """Where a game has just ended: what it is worth to the learner, who sits elsewhere in the next one."""
        for row in self.fold.done.nonzero()[0]:
            if not over[row]:  # a game that ends before the learner is asked in it brings nothing
                rewards[row] = utilities(self.fold.places[row].tolist())[self.seat[row]]
                over[row] = True
            self.seat[row] = (self.seat[row] + 1) % self.fold.seats
