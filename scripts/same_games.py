"""Plays seeded games at every table and prints a digest of each: the same on every machine, interpreted and compiled.

    same_games.py play 20      20 games at each table: every move, view and score, and what bots choose
    same_games.py speed        thousands of decisions in random games for each second of the processor

`scripts/wasm.py check` compares what it prints here with what it prints with the Python of a browser.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from typing import Any

import sheepfold
from sheepfold import games
from sheepfold.bots.bot import Bot
from sheepfold.bots.greedy import Greedy
from sheepfold.bots.search import Search
from sheepfold.bots.uniform import Uniform
from sheepfold.core.asking import asked
from sheepfold.core.game import Game
from sheepfold.core.playout import playouts, settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng

SIMULATIONS = 24  # of a search
SEARCHES, GREEDS = 13, 5  # every so many moves are chosen by such a bot, the others by chance
SECONDS = 0.5  # of a measurement, and the best of so many counts
ROUNDS = 3


def play(number: int) -> dict[str, str]:
    """Table by table, a digest of so many games."""
    loaded = [games.load(name) for name in games.names()]
    tables = [(game, seats) for game in loaded for seats in range(game.seats[0], game.seats[1] + 1)]
    return {f"{game.name} {seats}": digest(game, seats, number) for game, seats in tables}


def digest(game: Game, seats: int, number: int) -> str:
    found = hashlib.sha256()
    for seed in range(number):
        for line in course(game, seats, seed):
            found.update(f"{line}\n".encode())
    return found.hexdigest()


def course(game: Game, seats: int, seed: int) -> list[str]:
    """All that can be seen of one game."""
    position, rng, luck = game.start(game.setup(seats)), Rng(seed), Rng(seed + 1_000_000)
    settle(position, rng)
    lines = [str(playouts(position, 3, seed))]
    while position.actor() != OVER:
        seat = asked(position)[0]
        view = game.view(position, seat)
        legal = game.legal(position, seat)
        move = chooser(game, len(lines)).choose(view, legal, luck)
        lines.append(json.dumps([seat, move, legal, view], sort_keys=True))
        position.play(game.read(position, seat, move), seat)
        settle(position, rng)
    lines += [f"{position.score(seat)} {position.place(seat)}" for seat in range(seats)]
    return lines


def chooser(game: Game, turn: int) -> Bot:
    if turn % SEARCHES == 0:
        return Search(game, None, SIMULATIONS)
    return Greedy(game) if turn % GREEDS == 0 else Uniform(game)


def speed() -> dict[str, int]:
    """Game by game at its smallest table, thousands of decisions a second."""
    return {name: round(max(rate(games.load(name), seed) for seed in range(ROUNDS)) / 1000) for name in games.names()}


def rate(game: Game, seed: int) -> float:
    position = game.start(game.setup(game.seats[0]))
    settle(position, Rng(seed))
    start, decisions, number = spent(), 0, 1
    while spent() - start < SECONDS:
        decisions += playouts(position, number, seed)
        number = min(2 * number, 64)
        seed += 1
    return decisions / (spent() - start)


def spent() -> float:
    """Seconds of the processor. Python in a browser cannot tell; Node, under which it is measured, can."""
    if sys.platform != "emscripten":
        return time.process_time()
    used: Any = __import__("js").process.cpuUsage()
    return float(used.user + used.system) / 1e6


def main(words: list[str]) -> int:
    told = speed() if words == ["speed"] else play(int(words[1]))
    print(json.dumps({"compiled": sheepfold.COMPILED, "told": told}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
