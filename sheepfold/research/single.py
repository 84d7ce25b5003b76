"""Every game as a Gymnasium environment: one learner, and bots in the other seats.

    from sheepfold.research.single import SheepfoldEnv
    env = SheepfoldEnv("sheep-sheep", opponent="greedy")

An observation is what the learner's seat sees (`sheepfold tensors GAME`); `action_masks()` says what is legal, as sb3-contrib's
MaskablePPO asks for it, and so does `info["action_mask"]`. The reward comes at the end, by place: 1 for the first, -1 for the last.
"""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sheepfold.bots.registry import find
from sheepfold.core.errors import BadInput
from sheepfold.core.rng import Rng
from sheepfold.language import Speaker
from sheepfold.research.episode import Episode


class SheepfoldEnv(gym.Env[NDArray[Any], np.int64]):
    """`seat` is the learner's; None: another one in every game, by chance. Opponents are bots by name (docs/bots.md)."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        *,
        opponent: str = "uniform",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, seats, options)
        self.bot = find(opponent)(self.episode.game)
        if seat is not None and not 0 <= seat < self.episode.seats:
            raise BadInput(f"seat is a number from 0 to {self.episode.seats - 1}, or None; not {seat}")
        self.fixed = seat
        self.seat = 0
        self.render_mode = render_mode
        columns = self.episode.tensors.columns
        high = np.repeat([block.high for block in columns], [block.width for block in columns]).astype(np.uint8)
        self.observation_space = spaces.Box(0, high, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.episode.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.rng = Rng(int(self.np_random.integers(2**62)))
        self.episode.reset(Rng(int(self.np_random.integers(2**62))))
        self.seat = int(self.np_random.integers(self.episode.seats)) if self.fixed is None else self.fixed
        self._let_others_act()
        if self.episode.is_over:  # before the learner was ever asked: nothing to learn from
            return self.reset(options=options)
        return self.episode.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[action]:
            raise BadInput(f"action {action} is not legal now; action_masks() says which are")
        self.episode.act(int(action))
        self._let_others_act()
        over = self.episode.is_over
        reward = self.episode.utilities()[self.seat] if over else 0.0
        return self.episode.observe(self.seat), reward, over, False, self._info()

    def action_masks(self) -> NDArray[Any]:
        return self.episode.mask(self.seat).astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat)}

    def _let_others_act(self) -> None:
        episode, game = self.episode, self.episode.game
        while not episode.is_over and episode.actor != self.seat:
            seat, position = episode.actor, episode.position
            text = self.bot.choose(game.view(position, seat), game.legal(position, seat), self.rng)
            episode.play(seat, game.read(position, seat, text))
            episode.settle()

    def render(self) -> str | None:
        """The table as the learner sees it, in plain lines of English."""
        if self.render_mode is None:
            return None
        game = self.episode.game
        speaker = Speaker("en", game.name)
        return "\n".join(speaker.sentence(line) for line in game.words(game.view(self.episode.position, self.seat)))
