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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from calibration_plot import Points, drawing
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from sheepfold import games
from sheepfold.bots import registry, valuations
from sheepfold.core.asking import codes
from sheepfold.core.game import Game
from sheepfold.core.guide import Guide
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.valuation import Valuation, blocks

Array = NDArray[np.float64]

MOMENTS = 6  # positions of each game, about
SLIPS = 4  # of a hundred decisions are any legal move, so that other positions than good players' are seen too
FEW = 200  # positions of a tenth that say little
BATCH, EPOCHS, RATE, DECAY = 512, 8, 0.003, 1e-5
FIRST_SEED, CHECK_SEED = 1, 1_000_000_000


# --- games


def moment_rate(game: Game, seats: int, guide: Guide[Position]) -> int:
    """Of how many moves one is looked at, so that each game gives about as many positions."""
    lengths = [len(list(course(game, seats, guide, seed))) for seed in range(20)]
    return max(1, sum(lengths) // (len(lengths) * MOMENTS))


def course(game: Game, seats: int, guide: Guide[Position], seed: int) -> Iterator[Position]:
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


def course_of_bots(game: Game, seats: int, bot: str, seed: int) -> Iterator[Position]:
    """One game of a bot against itself, every seat seeing its own view only."""
    rng, position = Rng(seed), game.start(game.setup(seats))
    players = [registry.find(bot)(game) for _ in range(seats)]
    while (actor := position.actor()) != OVER:
        if actor == FATE:
            position.play(position.draw(rng), FATE)
        else:
            moves = codes(position, actor)
            legal = [game.say(position, actor, move) for move in moves]
            chosen = players[actor].choose(game.view(position, actor), legal, rng)
            position.play(moves[legal.index(chosen)], actor)
        yield position


def sampled(game: Game, seats: int, number: int, first: int, bot: str = "") -> tuple[NDArray[np.int16], NDArray[np.float32]]:
    """Traits by position, seat and trait; shares of the win by position and seat. Games of quick players, or of a bot."""
    guide, row = game.guide(), Pile(64)
    rate = moment_rate(game, seats, guide)
    rows: list[bytes] = []
    shares: list[list[float]] = []
    width = 0
    began = shown = time.monotonic()
    for at in range(number):
        pick = Rng(first + at + 7_000_000)
        found = 0
        seed = first + at
        for position in course_of_bots(game, seats, bot, seed) if bot else course(game, seats, guide, seed):
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

    def __init__(self, spread: Array, hidden: int, seats: int) -> None:
        rng = np.random.default_rng(1)
        size = len(spread)
        self.spread, self.hidden = spread, hidden
        scale = (1 / size) ** 0.5
        self.blocks = int(blocks(seats))
        self.parts: list[Array] = [
            *(rng.normal(0, scale, (size, hidden)) for _ in range(self.blocks)),
            np.zeros(hidden),
            rng.normal(0, 0.1, hidden),
            np.zeros(size),
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def inputs(self, traits: Array) -> list[Array]:
        """What the blocks of weights see: the seat's own traits, the mean of the others', the greatest of the others'."""
        found = [traits, (traits.sum(axis=1, keepdims=True) - traits) / (traits.shape[1] - 1)]
        if self.blocks > len(found):
            seats = range(traits.shape[1])
            found.append(np.stack([np.delete(traits, seat, axis=1).max(axis=1) for seat in seats], axis=1))
        return found

    def forward(self, traits: Array) -> tuple[list[Array], Array, Array]:
        offset, weigh, plain = self.parts[self.blocks :]
        seen = self.inputs(traits)
        active = sum((part @ weights for part, weights in zip(seen, self.parts, strict=False)), offset)
        active = np.maximum(active, 0)
        logits = active @ weigh + traits @ plain
        logits -= logits.max(axis=1, keepdims=True)
        shares = np.exp(logits)
        return seen, active, shares / shares.sum(axis=1, keepdims=True)

    def learn(self, traits: Array, results: NDArray[Any], rate: float) -> float:
        weigh, plain = self.parts[-2:]
        seen, active, shares = self.forward(traits)
        wrong = (shares - results) / len(traits)
        back = wrong[:, :, None] * weigh * (active > 0)
        flat = back.reshape(-1, self.hidden)
        slopes = [
            *(part.reshape(-1, part.shape[2]).T @ flat + DECAY * own for part, own in zip(seen, self.parts, strict=False)),
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
        offset, weigh, plain = self.parts[self.blocks :]
        divided = [part / self.spread[:, None] for part in self.parts[: self.blocks]]
        alone = plain / self.spread
        largest = np.max([*(np.abs(part).max(axis=1) for part in divided), np.abs(alone)], axis=0)
        scales = [float(f"{max(value, 1e-9) / 32767:.6g}") for value in largest]
        scales.append(float(f"{max(np.abs(offset).max(), np.abs(weigh).max()) / 32767:.6g}"))
        found = {"hidden": self.hidden, "blocks": self.blocks, "scales": scales}
        exact = np.concatenate([*(part.ravel() for part in divided), offset, weigh, alone])
        steps = np.clip(np.round(exact / np.array(valuations.units(found))), -32767, 32767)
        return {**found, "weights": base64.b64encode(steps.astype("<i2").tobytes()).decode()}


def loss(shares: Array, results: NDArray[Any]) -> float:
    return float(-(results * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())


def fitted(traits: NDArray[np.int16], results: NDArray[np.float32], hidden: int) -> dict[str, Any]:
    spread = traits.reshape(-1, traits.shape[2]).astype(float).std(axis=0)
    spread[spread == 0] = 1.0
    net, rng = Net(spread, hidden, traits.shape[1]), np.random.default_rng(2)
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
    size, hidden = traits.shape[2], table["hidden"]
    net = Net(np.ones(size), hidden, traits.shape[1])
    cuts = np.cumsum([*[size * hidden] * net.blocks, hidden, hidden])
    parts = np.split(np.array(valuations.unpacked(table)), cuts)
    net.parts = [part.reshape(size, hidden) if at < net.blocks else part for at, part in enumerate(parts)]
    return np.concatenate([net.forward(part.astype(float))[2] for part in np.array_split(traits, len(traits) // 5000 + 1)])


def calibration(shares: Array, results: NDArray[np.float32]) -> Points:
    """For each tenth of the chances, of all seats: the mean said, the mean that came, positions. Tenths with few are left out."""
    said, came = shares.ravel(), results.ravel()
    found: Points = []
    for tenth in range(10):
        inside = (said >= tenth / 10) & (said < (tenth + 1) / 10 if tenth < 9 else said <= 1)
        if inside.sum() >= FEW:
            found.append((float(said[inside].mean()), float(came[inside].mean()), int(inside.sum())))
    return found


def worst(points: Points) -> float:
    """By how much the worst tenth is off, in points of a hundred."""
    return max((abs(came - said) * 100 for said, came, _ in points), default=0.0)


def report(game: Game, seats: int, table: dict[str, Any], given: argparse.Namespace) -> tuple[Points, Points]:
    """On other games than those it was fitted to: of quick players, and of bots of the ladder."""
    found: list[Points] = []
    for who, number in (("", given.checked), (given.bot, given.bot_games)):
        if number == 0:
            found.append([])
            continue
        traits, results = sampled(game, seats, number, CHECK_SEED, who)
        shares = judged(table, traits)
        found.append(calibration(shares, results))
        print(
            f"{game.name}, {seats} seats: {number} games of {who or 'quick players'}, {len(traits)} positions;"
            f" loss {loss(shares, results.astype(float)):.4f} (blind {float(-np.log(1 / seats)):.4f});"
            f" worst tenth off by {worst(found[-1]):.1f} points"
        )
        for said, came, positions in found[-1]:
            print(f"  said {said:6.1%}  came {came:6.1%}  {positions:8d} positions")
    print(f"  {speed(game, seats, table):,.0f} evaluations a second", flush=True)
    return found[0], found[1]


def speed(game: Game, seats: int, table: dict[str, Any]) -> float:
    judge = Valuation(game.guide(), seats, table["hidden"], valuations.unpacked(table))
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
    add("--checked", type=int, default=10_000, metavar="N", help="other games of quick players to check with (default 10000)")
    add("--bot", default="ram", metavar="BOT", help="a bot to check with, in all seats (default ram)")
    add("--bot-games", type=int, default=0, metavar="N", help="and so many games of it (default none)")
    add("--plot", type=Path, metavar="FILE", help="draw the calibration of all these tables, as SVG")
    given = parser.parse_args()
    game = games.load(given.game)
    file = valuations.file_of(game)
    tables = dict(valuations.read(file))
    drawn: dict[str, tuple[Points, Points]] = {}
    for seats in [given.seats] if given.seats else range(game.seats[0], game.seats[1] + 1):
        if not given.check:
            tables[str(seats)] = fitted(*sampled(game, seats, given.games, FIRST_SEED), given.hidden)
            text = {"about": "made by scripts/fit.py", "tables": dict(sorted(tables.items()))}
            file.write_text(json.dumps(text, separators=(",", ":")) + "\n", encoding="utf-8")
        drawn[f"{seats} seats"] = report(game, seats, tables[str(seats)], given)
    if given.plot:
        given.plot.write_text(drawing(game.title, drawn), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
