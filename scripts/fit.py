"""Fit the valuation of a game: who wins, from any position, as games of quick players come out.

  .venv/bin/python scripts/fit.py bye-bye-black-sheep             every table size; writes valuation.json into the game's folder
  .venv/bin/python scripts/fit.py bye-bye-black-sheep --seats 2 --games 20000
  .venv/bin/python scripts/fit.py bye-bye-black-sheep --check     only how well the weights that are there are calibrated

Each game gives a few positions from moments drawn at random, in the middle of turns and of dealing too, each with its traits
and with the shares of the win that came of it. Needs numpy (in the development set); what uses the weights does not.
Equal arguments give equal games; the weights may differ in their last bits where numpy adds in another order.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from sheepfold import games
from sheepfold.bots import valuations
from sheepfold.core.game import Game
from sheepfold.core.guide import Guide
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng

Array = NDArray[np.float64]

MOMENTS = 6  # positions of each game, about
SLIPS = 4  # of a hundred decisions are any legal move, so that other positions than good players' are seen too
CHECKED = 10_000  # games, of other seeds, that tell how good the weights are
BATCH, EPOCHS, RATE, DECAY = 512, 12, 0.002, 1e-5
FIRST_SEED, CHECK_SEED = 1, 1_000_000_000


# --- games


def moment_rate(game: Game, seats: int, guide: Guide[Position]) -> int:
    """Of how many moves one is looked at, so that each game gives about as many positions."""
    lengths = [len(list(course(game, seats, guide, seed))) for seed in range(20)]
    return max(1, sum(lengths) // (len(lengths) * MOMENTS))


def course(game: Game, seats: int, guide: Guide[Position], seed: int) -> Any:
    """One game of quick players: the position after every move, always the same object."""
    rng, moves = Rng(seed), Pile(256)
    position = game.start(game.setup(seats))
    while (actor := position.actor()) != OVER:
        if actor == FATE:
            position.play(position.draw(rng), FATE)
        else:
            moves.clear()
            position.fill_legal(actor, moves)
            any_move = moves.size == 1 or rng.below(100) < SLIPS
            move = moves.at(rng.below(moves.size)) if any_move else guide.policy(position, actor, moves, rng)
            position.play(move, actor)
        yield position


def sampled(game: Game, seats: int, number: int, first: int) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
    """Traits by position, seat and trait; shares of the win by position and seat."""
    guide, row = game.guide(), Pile(64)
    rate = moment_rate(game, seats, guide)
    rows: list[bytes] = []
    shares: list[list[float]] = []
    width = 0
    began = shown = time.monotonic()
    for at in range(number):
        pick = Rng(first + at + 7_000_000)
        found = 0
        for position in course(game, seats, guide, first + at):
            if pick.below(rate) == 0 and position.actor() != OVER:
                row.clear()
                for seat in range(seats):
                    guide.fill_traits(position, seat, row)
                width = row.size // seats
                rows.append(np.array(row.to_list(), dtype=np.int16).tobytes())
                found += 1
        winners = [seat for seat in range(seats) if position.wins(seat)]
        shares += [[1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]] * found
        if time.monotonic() - shown > 20:
            shown = time.monotonic()
            print(f"  {at + 1} of {number} games, {(at + 1) / (shown - began):.0f}/s", file=sys.stderr, flush=True)
    traits = np.frombuffer(b"".join(rows), dtype=np.int16).reshape(len(rows), seats, width)
    results = np.array(shares, dtype=np.float32)
    kept = results.sum(axis=1) > 0  # nobody wins: nothing to learn about who does
    return traits[kept], results[kept]


# --- the network, as `core/valuation.py` reads it


class Net:
    """Weights for traits divided by their spread; `merged` undoes that."""

    def __init__(self, spread: Array, hidden: int) -> None:
        rng = np.random.default_rng(1)
        size = len(spread)
        self.spread, self.hidden = spread, hidden
        scale = (1 / size) ** 0.5
        self.parts: list[Array] = [
            rng.normal(0, scale, (size, hidden)),
            rng.normal(0, scale, (size, hidden)),
            np.zeros(hidden),
            rng.normal(0, 0.1, hidden),
            np.zeros(size),
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def forward(self, traits: Array) -> tuple[Array, Array, Array]:
        own, other, offset, weigh, plain = self.parts
        rivals = (traits.sum(axis=1, keepdims=True) - traits) / (traits.shape[1] - 1)
        active = np.maximum(traits @ own + rivals @ other + offset, 0)
        logits = active @ weigh + traits @ plain
        logits -= logits.max(axis=1, keepdims=True)
        shares = np.exp(logits)
        return rivals, active, shares / shares.sum(axis=1, keepdims=True)

    def learn(self, traits: Array, results: Array, rate: float) -> float:
        own, other, _, weigh, plain = self.parts
        rivals, active, shares = self.forward(traits)
        wrong = (shares - results) / len(traits)
        back = wrong[:, :, None] * weigh * (active > 0)
        flat = back.reshape(-1, self.hidden)
        slopes = [
            traits.reshape(-1, traits.shape[2]).T @ flat + DECAY * own,
            rivals.reshape(-1, traits.shape[2]).T @ flat + DECAY * other,
            flat.sum(axis=0),
            (wrong[:, :, None] * active).sum(axis=(0, 1)),
            (wrong[:, :, None] * traits).sum(axis=(0, 1)) + DECAY * plain,
        ]
        self.steps += 1
        for part, slope, first, second in zip(self.parts, slopes, self.first, self.second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            ahead = first / (1 - 0.9**self.steps)
            part -= rate * ahead / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
        return loss(shares, results)

    def table(self) -> dict[str, Any]:
        """For traits as they are, rounded to 16 bits: a unit for each trait and one for the rest."""
        own, other, offset, weigh, plain = self.parts
        divided = [part / self.spread[:, None] for part in (own, other)]
        alone = plain / self.spread
        largest = np.maximum(np.maximum(*(np.abs(part).max(axis=1) for part in divided)), np.abs(alone))
        scales = [float(f"{max(value, 1e-9) / 32767:.6g}") for value in largest]
        scales.append(float(f"{max(np.abs(offset).max(), np.abs(weigh).max()) / 32767:.6g}"))
        found = {"hidden": self.hidden, "scales": scales}
        exact = np.concatenate([divided[0].ravel(), divided[1].ravel(), offset, weigh, alone])
        steps = np.clip(np.round(exact / np.array(valuations.units(found))), -32767, 32767)
        return {**found, "weights": base64.b64encode(steps.astype("<i2").tobytes()).decode()}


def loss(shares: Array, results: Array) -> float:
    return float(-(results * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())


def fitted(traits: NDArray[np.int16], results: NDArray[np.float32], hidden: int) -> dict[str, Any]:
    spread = traits.reshape(-1, traits.shape[2]).astype(float).std(axis=0)
    spread[spread == 0] = 1.0
    net, rng = Net(spread, hidden), np.random.default_rng(2)
    for epoch in range(EPOCHS):
        order = rng.permutation(len(traits))
        rate = RATE * (1 - epoch / EPOCHS) ** 1.5
        losses = [
            net.learn(traits[part] / spread, results[part].astype(float), rate)
            for part in (order[at : at + BATCH] for at in range(0, len(order) - BATCH, BATCH))
        ]
        print(f"  round {epoch + 1} of {EPOCHS}: loss {np.mean(losses):.4f}", file=sys.stderr, flush=True)
    return net.table()


# --- how good the weights are


def judged(table: dict[str, Any], traits: NDArray[np.int16]) -> Array:
    """The same sums as `core/valuation.py`, for many positions at once."""
    net = Net(np.ones(traits.shape[2]), table["hidden"])
    weights, size, hidden = np.array(valuations.unpacked(table)), traits.shape[2], table["hidden"]
    cuts = np.cumsum([size * hidden, size * hidden, hidden, hidden])
    own, other, offset, weigh, plain = np.split(weights, cuts)
    net.parts = [own.reshape(size, hidden), other.reshape(size, hidden), offset, weigh, plain]
    return np.concatenate([net.forward(part.astype(float))[2] for part in np.array_split(traits, len(traits) // 5000 + 1)])


def calibration(shares: Array, results: NDArray[np.float32]) -> tuple[list[list[str]], float]:
    """A line for each tenth of the chances, of all seats; and by how much the worst of those with many positions is off."""
    said, came = shares.ravel(), results.ravel()
    lines, worst = [], 0.0
    for tenth in range(10):
        inside = (said >= tenth / 10) & (said < (tenth + 1) / 10 if tenth < 9 else said <= 1)
        if inside.sum() >= 200:
            off = float(came[inside].mean() - said[inside].mean())
            worst = max(worst, abs(off))
            lines.append([f"{tenth * 10}-{tenth * 10 + 10} %", str(inside.sum()), f"{said[inside].mean():.1%}", f"{off:+.1%}"])
    return lines, worst


def report(game: Game, seats: int, table: dict[str, Any], number: int) -> None:
    traits, results = sampled(game, seats, number, CHECK_SEED)
    shares = judged(table, traits)
    lines, worst = calibration(shares, results)
    blind = float(-np.log(1 / seats))
    print(
        f"{game.name}, {seats} seats: {number} other games, {len(traits)} positions; loss {loss(shares, results):.4f} (blind {blind:.4f})"
    )
    for cells in [["chance", "positions", "said", "came"], *lines]:
        print("  " + "  ".join(cell.rjust(10) for cell in cells))
    print(f"  worst tenth off by {worst * 100:.1f} points; {speed(game, seats, table):,.0f} evaluations a second", flush=True)


def speed(game: Game, seats: int, table: dict[str, Any]) -> float:
    judge = valuations.Valuation(game.guide(), seats, table["hidden"], valuations.unpacked(table))
    some = [position.copy() for seed in range(20) for position in course(game, seats, game.guide(), seed)]
    began = time.process_time()
    for position in some:
        judge.judge(position)
    return len(some) / (time.process_time() - began)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("game", metavar="GAME")
    add("--seats", type=int, metavar="N", help="only tables of so many (default: all the game allows)")
    add("--games", type=int, default=60_000, metavar="N", help="games to learn from, for each table size (default 60000)")
    add("--hidden", type=int, default=16, metavar="N", help="hidden units (default 16)")
    add("--check", action="store_true", help="fit nothing, only check the weights that are there")
    given = parser.parse_args()
    game = games.load(given.game)
    file = valuations.file_of(game)
    tables = dict(valuations.read(file))
    for seats in [given.seats] if given.seats else range(game.seats[0], game.seats[1] + 1):
        if not given.check:
            tables[str(seats)] = fitted(*sampled(game, seats, given.games, FIRST_SEED), given.hidden)
            text = {"about": "made by scripts/fit.py", "tables": dict(sorted(tables.items()))}
            file.write_text(json.dumps(text, indent=1) + "\n", encoding="utf-8")
        report(game, seats, tables[str(seats)], CHECKED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
