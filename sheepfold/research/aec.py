"""Every game as a PettingZoo environment (AEC: the agents act one after the other).

    from sheepfold.research.aec import env
    table = env("bouc-makers", seats=3)

Agents are the seats, `player_0` and so on. An observation is a table with `observation` (uint8, `sheepfold tensors GAME`) and `action_mask`,
which is all 0 for agents who are not asked; the mask is in `infos`, too. Sealed choices are asked for one seat after the other, and
nobody sees those of others. Rewards come at the end, by places: 1 for the first, -1 for the last, and they add up to 0.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.language import Speaker
from sheepfold.research.episode import Episode


def env(
    game: str, seats: int | None = None, options: dict[str, str] | None = None, render_mode: str | None = None
) -> wrappers.OrderEnforcingWrapper:
    """With PettingZoo's usual wrappers: an illegal action is told and ends the game, calls come in order."""
    raw = raw_env(game, seats, options, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))


class raw_env(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed; this is the name it knows environments by
    """The environment itself; callers that only send legal actions need no wrappers."""

    def __init__(
        self, game: str, seats: int | None = None, options: dict[str, str] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.episode = Episode(game, seats, options)
        name = f"{self.episode.game.name.replace('-', '_')}_v{self.episode.game.version}"
        self.metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": name, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        high = np.repeat(
            [block.high for block in self.episode.tensors.columns], [block.width for block in self.episode.tensors.columns]
        )
        seen = spaces.Box(0, high.astype(np.uint8), dtype=np.uint8)
        mask = spaces.Box(0, 1, (self.episode.actions,), dtype=np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.episode.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it is one that nobody knows."""
        self.episode.reset(Rng(secrets.randbits(62) if seed is None else seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(self.episode.actor)

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.seats[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        asked = self.episode.act(int(action))
        if asked == OVER:
            self._finish()
        else:
            self._ask(asked)

    def _ask(self, seat: int) -> None:
        """The mask of the agent to act is in its info; everybody else's is empty."""
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.episode.mask(seat)}

    def _finish(self) -> None:
        """Everybody gets a reward, even who did not act last."""
        self.rewards = dict(zip(self.possible_agents, self.episode.utilities(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as a watcher is told about it, in plain lines of English."""
        if self.render_mode is None:
            return None
        game = self.episode.game
        speaker = Speaker("en", game.name)
        return "\n".join(speaker.sentence(line) for line in game.words(game.view(self.episode.position, None)))

    def close(self) -> None:
        """Nothing is left open."""
