"""An agent that teaches itself a game: PPO by self-play on a `Fold`, in plain numpy, one hidden layer.

  python examples/research/ppo.py sheep-sheep --minutes 5 --out sheep.npz
  python examples/research/ppo.py black-sheep --seats 3 --minutes 10

All seats share one network. A game is worth 1 to its first place and -1 to its last; nothing else is rewarded. After each
report it says in how many of 1,024 games the agent, alone against random players in every seat in turn, comes first (a shared
first place counts in part). Needs sheepfold[research] and nothing else; with torch in its place, only `Network` changes.
"""

from __future__ import annotations

import argparse
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sheepfold import games
from sheepfold.research.episode import utilities
from sheepfold.research.fold import Fold
from sheepfold.research.strength import share_won

Array = NDArray[Any]
HIDDEN = 128
STEPS = 192  # of every row, between two lessons
BATCH = 4096
EPOCHS = 3
CLIP = 0.2
ENTROPY = 0.01
LATER = 0.9  # how far a decision is judged by what comes long after it
RATE = 1e-3


class Network:
    """Observation → one hidden layer → how likely each action is, and what the game is worth; trained by Adam."""

    def __init__(self, high: Array, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        inputs = len(high)
        self.scale = 1 / high
        self.weights = {
            "w": rng.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32),
            "b": np.zeros(HIDDEN, np.float32),
            "policy": rng.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "policy_b": np.zeros(actions, np.float32),
            "value": rng.normal(0, 0.01, HIDDEN).astype(np.float32),
            "value_b": np.zeros(1, np.float32),
        }
        self.moments = {name: [np.zeros_like(of), np.zeros_like(of)] for name, of in self.weights.items()}
        self.updates = 0

    def forward(self, observation: Array, mask: Array) -> tuple[Array, Array, Array, Array]:
        """Scaled inputs, hidden layer, chances of the legal actions, values."""
        weights = self.weights
        inputs = observation.astype(np.float32) * self.scale
        hidden = np.maximum(inputs @ weights["w"] + weights["b"], 0)
        logits = np.where(mask > 0, hidden @ weights["policy"] + weights["policy_b"], -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return inputs, hidden, odds, np.tanh(hidden @ weights["value"] + weights["value_b"])

    def learn(self, lesson: Lesson, rows: Array) -> None:
        """One step of PPO on some decisions: the gradients by hand."""
        inputs, hidden, odds, values = self.forward(lesson.observation[rows], lesson.mask[rows])
        number, size = np.arange(len(rows)), len(rows)
        chosen = odds[number, lesson.action[rows]]
        gain = lesson.gain[rows]
        ratio = chosen / lesson.chance[rows]
        bounded = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(odds + 1e-9)
        entropy = -(odds * logs).sum(axis=1, keepdims=True)
        to_logits = odds * (ENTROPY * (logs + entropy) + (ratio * gain * bounded)[:, None])
        to_logits[number, lesson.action[rows]] -= ratio * gain * bounded
        to_value = (values - lesson.worth[rows]) * (1 - values**2)
        to_hidden = to_logits @ self.weights["policy"].T + to_value[:, None] * self.weights["value"]
        to_hidden *= hidden > 0
        self.descend(
            {
                "w": inputs.T @ to_hidden / size,
                "b": to_hidden.mean(axis=0),
                "policy": hidden.T @ to_logits / size,
                "policy_b": to_logits.mean(axis=0),
                "value": hidden.T @ to_value / size,
                "value_b": to_value.mean(keepdims=True),
            }
        )

    def descend(self, gradients: dict[str, Array]) -> None:
        """Adam."""
        self.updates += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            fair = first / (1 - 0.9**self.updates)
            self.weights[name] -= RATE * fair / (np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8)


def choose(odds: Array, rng: np.random.Generator) -> Array:
    """One action for each row, by its chances."""
    drawn = (odds.cumsum(axis=1) > rng.random((len(odds), 1)) * odds.sum(axis=1, keepdims=True)).argmax(axis=1)
    return drawn


@dataclass
class Lesson:
    """Decisions, and what came of them."""

    observation: Array
    mask: Array
    action: Array
    chance: Array  # with which it was chosen
    worth: Array  # what the game came to, or promised next, for who chose
    gain: Array  # how much more that was than expected


def play(fold: Fold, network: Network, rng: np.random.Generator) -> Lesson:
    """Some steps of self-play."""
    seen: dict[str, list[Array]] = {name: [] for name in ("observation", "mask", "action", "chance", "value", "actor", "done")}
    results = np.zeros((STEPS, fold.n, fold.seats), np.float32)
    for step in range(STEPS):
        odds, values = network.forward(fold.observation, fold.mask)[2:]
        action = choose(odds, rng)
        for name, array in (("observation", fold.observation), ("mask", fold.mask), ("actor", fold.actor)):
            seen[name].append(array.copy())
        seen["action"].append(action)
        seen["chance"].append(odds[np.arange(fold.n), action])
        seen["value"].append(values)
        fold.step(action)
        seen["done"].append(fold.done.copy())
        for row in fold.done.nonzero()[0]:
            results[step, row] = utilities(fold.places[row].tolist())
    return lesson_of({name: np.stack(arrays) for name, arrays in seen.items()}, results)


def lesson_of(seen: dict[str, Array], results: Array) -> Lesson:
    """Every decision with what it was worth: by what the same seat expected at its next one, and the one after, up to the result.

    Generalised advantage estimation, backwards through the steps, for each seat of each row by itself.
    """
    steps, rows = len(results), np.arange(results.shape[1])
    gain = np.zeros_like(seen["value"])
    known = np.zeros(seen["value"].shape, bool)
    ahead = np.zeros(results.shape[1:], np.float32)  # by row and seat: what it expects next,
    more = np.zeros_like(ahead)  # how much more that turned out to be,
    told = np.zeros(ahead.shape, bool)  # and whether anything is known of it yet
    for step in range(steps - 1, -1, -1):
        done, seat, value = seen["done"][step], seen["actor"][step], seen["value"][step]
        ahead[done], more[done], told[done] = results[step][done], 0, True
        gain[step] = more[rows, seat] = ahead[rows, seat] - value + LATER * more[rows, seat]
        known[step] = told[rows, seat]
        ahead[rows, seat], told[rows, seat] = value, True
    worth = (seen["value"] + gain)[known]
    gain = gain[known]
    parts = {name: seen[name][known] for name in ("observation", "mask", "action", "chance")}
    return Lesson(**parts, worth=worth, gain=(gain - gain.mean()) / (gain.std() + 1e-6))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, help="players at the table (default: as few as the game takes)")
    parser.add_argument(
        "--minutes",
        type=float,
        default=5,
        help="of processor time (default %(default)s); Ctrl-C ends it earlier, and what is learned is kept",
    )
    parser.add_argument("--rows", type=int, default=256, help="games that are played at the same time (default 256)")
    parser.add_argument("--seed", type=int, default=1, help="of all chance (default 1)")
    parser.add_argument("--out", help="where the weights are written, as .npz")
    given = parser.parse_args()
    if given.out and not Path(given.out).absolute().parent.is_dir():
        parser.error(f"there is no folder for {given.out}")
    fold = Fold(given.game, given.seats, n=given.rows, seed=given.seed)
    network = Network(fold.high(), fold.actions, given.seed)
    rng = np.random.default_rng(given.seed)
    others = Fold(given.game, given.seats, n=256, seed=12345)

    def act(observation: Array, mask: Array) -> Array:
        return choose(network.forward(observation, mask)[2], rng)

    def train() -> None:
        steps, report = 0, 0.0
        while time.process_time() < given.minutes * 60:
            lesson = play(fold, network, rng)
            steps += STEPS * fold.n
            for _ in range(EPOCHS):
                order = rng.permutation(len(lesson.action))
                for at in range(0, len(order), BATCH):
                    network.learn(lesson, order[at : at + BATCH])
            if time.process_time() > report:
                won = share_won(others, act)
                print(f"{time.process_time():5.0f} s  {steps:>10,} steps  {won:.1%} won against random players", flush=True)
                report = time.process_time() + 30

    with suppress(KeyboardInterrupt):
        train()
    if given.out:
        np.savez(given.out, **network.weights)
    print(f"at the end: {share_won(others, act, 16):.1%} of 4,096 games")


if __name__ == "__main__":
    main()
