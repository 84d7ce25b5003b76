"""An agent trained by MaskablePPO of sb3-contrib, one learner against random players on Gymnasium's interface.

  pip install sb3-contrib
  python examples/research/maskable_ppo.py sheep-sheep --minutes 5 --out agent.zip

After each report it says in how many of about 1,000 games the agent, alone against random players in every seat in turn, comes
first. Another opponent (`--opponent greedy`) is any bot of docs/bots.md.
"""

from __future__ import annotations

import argparse
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sheepfold import games
from sheepfold.research.fold import Fold
from sheepfold.research.strength import share_won

try:
    from sheepfold.research.single import SheepfoldEnv
except ImportError as error:
    raise SystemExit(f"{error.name} is missing: pip install sb3-contrib") from None

Array = NDArray[Any]
TABLES = 16  # that are played at the same time
STEPS = 128  # at each of them, between two lessons


class Scaled(SheepfoldEnv):
    """Observations from 0 to 1, as the networks of Stable Baselines like them."""

    def __init__(self, game: str, seats: int | None, opponent: str) -> None:
        super().__init__(game, seats, opponent=opponent)
        from gymnasium import spaces

        space = self.observation_space
        assert isinstance(space, spaces.Box)
        self.high = space.high.astype(np.float32)
        self.observation_space = spaces.Box(0, 1, space.shape, dtype=np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        seen, info = super().reset(seed=seed, options=options)
        return seen / self.high, info

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = super().step(action)
        return seen / self.high, reward, over, cut, info


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, help="players at the table (default: as few as the game takes)")
    parser.add_argument("--opponent", default="uniform", help="the bot in all other seats (default uniform)")
    parser.add_argument(
        "--minutes",
        type=float,
        default=5,
        help="of processor time (default %(default)s); Ctrl-C ends it earlier, and what is learned is kept",
    )
    parser.add_argument("--seed", type=int, default=1, help="of all chance (default 1)")
    parser.add_argument("--out", help="where the model is written, as .zip")
    given = parser.parse_args()
    if given.out and not Path(given.out).absolute().parent.is_dir():
        parser.error(f"there is no folder for {given.out}")
    try:
        from sb3_contrib import MaskablePPO
        from stable_baselines3.common.callbacks import BaseCallback
        from stable_baselines3.common.vec_env import DummyVecEnv
    except ImportError as error:
        raise SystemExit(f"{error.name} is missing: pip install sb3-contrib") from None

    begin, fold = time.process_time(), Fold(given.game, given.seats, n=256, seed=12345)
    high = fold.high()

    class Reports(BaseCallback):
        """Says how strong the agent is twice a minute, and when the time is over."""

        due = 0.0

        def _on_step(self) -> bool:
            return time.process_time() - begin < given.minutes * 60

        def _on_rollout_start(self) -> None:
            if time.process_time() - begin >= self.due:
                self.due = time.process_time() - begin + 30
                won = share_won(fold, choose)
                print(f"{time.process_time() - begin:5.0f} s  {self.num_timesteps:>10,} steps  {won:.1%} won", flush=True)

    def choose(observation: Array, mask: Array) -> Array:
        actions, _ = model.predict(observation / high, action_masks=mask.astype(bool))
        return actions

    tables = DummyVecEnv([lambda: Scaled(given.game, given.seats, given.opponent)] * TABLES)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.9,
        learning_rate=1e-3,
        ent_coef=0.01,
        seed=given.seed,
        device="cpu",
    )
    with suppress(KeyboardInterrupt):
        model.learn(10**9, callback=Reports())
    if given.out:
        model.save(given.out)
    print(f"at the end: {share_won(fold, choose, 16):.1%} of 4,096 games won against random players")


if __name__ == "__main__":
    main()
