"""How fast games are as environments, beside pgx, OpenSpiel and PettingZoo in the same run.

  scripts/house.py bench research                  all of it, in some minutes, with which goals are met
  scripts/house.py bench research --rounds 9
  scripts/house.py bench research --theirs         OpenSpiel's own tests of our games instead, at every table

`Fold`: steps per second of 1,024 games, with observation and mask, actions sampled at random. `AEC`: steps through PettingZoo's
`last` and `step`, without wrappers. `pyspiel`: decisions through OpenSpiel's Python interface, chance included in the time. Each
peer does the same with a game of its own: a random legal action each time, observation and mask made, and the next game begun
where one is over. pgx goes step by step as `Fold` does, with a call that samples actions and a call that takes them, each compiled
by jax, and what they made is there before the next step; "in one call" is the same where sampling and step are compiled together,
which only agents that are written in jax can have. Seconds are processor time of all cores used. All take turns for several
rounds, and the best round of each counts. A peer that cannot be loaded is left out and named, and its goals are not measured.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from benchmarks import theirs
from sheepfold.research.fold import Fold

ROWS = 1024
TABLES = {"sheep-sheep": 2, "black-sheep": 3, "bouc-makers": 3, "bye-bye-black-sheep": 3, "bauernschlau": 3}
SLICE = 0.25  # seconds, about, that one contestant plays in one round

Round = Callable[[], int]  # plays for a while; how many steps that were


@dataclass
class Contestant:
    name: str
    play: Round
    best: float = 0.0

    def take_turn(self) -> None:
        wall, begin, steps = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - wall < SLICE:
            steps += self.play()
        self.best = max(self.best, steps / (time.process_time() - begin))


# --- ours


def fold_round(name: str) -> Round:
    fold = Fold(name, TABLES[name], n=ROWS, seed=1)

    def play() -> int:
        for _ in range(20):
            fold.step(fold.sample())
        return 20 * ROWS

    play()
    return play


def aec_round(make: Callable[[], Any]) -> Round:
    table = make()

    def play() -> int:
        steps = 0
        table.reset(seed=random.randrange(2**31))
        for agent in table.agent_iter(2000):
            seen, _, over, cut, info = table.last()
            if over or cut:
                break
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            table.step(int(random.choice(mask.nonzero()[0])))
            steps += 1
        return steps

    return play


def pyspiel_round(game: Any) -> Round:
    def play() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal() and decisions < 3000:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


# --- peers


def hearts_round() -> Round:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game = pyspiel.load_game("hearts")

    def play() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
                continue
            np.asarray(state.information_state_tensor(), dtype=np.uint8)
            np.asarray(state.legal_actions_mask(), dtype=np.uint8)
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def pgx_round(name: str, in_one: bool = False) -> Round:
    jax: Any = import_module("jax")
    numbers: Any = import_module("jax.numpy")
    env: Any = import_module("pgx").make(name)
    auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset
    take: Any = jax.vmap(auto_reset(env.step, env.init))

    def sample(state: Any, key: Any) -> tuple[Any, Any, Any]:
        """Actions, random numbers for the step, and those that are left."""
        left, one, other = jax.random.split(key, 3)
        weights = numbers.log(state.legal_action_mask.astype(numbers.float32))
        return jax.random.categorical(one, weights, axis=-1), jax.random.split(other, ROWS), left

    def both(state: Any, key: Any) -> tuple[Any, Any]:
        actions, fate, left = sample(state, key)
        return take(state, actions, fate), left

    choose, step, whole = jax.jit(sample), jax.jit(take), jax.jit(both)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), ROWS))
    held: tuple[Any, Any] = (state, jax.random.PRNGKey(1))

    def play() -> int:
        nonlocal held
        state, key = held
        for _ in range(3):
            if in_one:
                state, key = whole(state, key)
            else:
                actions, fate, key = choose(state, key)
                state = step(state, actions, fate)
            jax.block_until_ready(state)
        held = state, key
        return 3 * ROWS

    play()
    return play


def peers() -> tuple[list[Contestant], list[str]]:
    found, missing = [], []
    if find_spec("pyspiel"):
        found.append(Contestant("OpenSpiel hearts, tensors", hearts_round()))
    else:
        missing.append("open_spiel")
    if find_spec("pgx"):
        found += [Contestant(f"pgx {name}", pgx_round(name)) for name in ("connect_four", "sparrow_mahjong")]
        found.append(Contestant("pgx connect_four in one call", pgx_round("connect_four", in_one=True)))
    else:
        missing.append("pgx")
    if find_spec("pygame"):
        from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]

        found.append(Contestant("PettingZoo connect_four", aec_round(connect_four_v3.raw_env)))
    else:
        missing.append("pygame")
    if find_spec("pygame") and find_spec("rlcard"):
        from pettingzoo.classic import leduc_holdem_v4

        found.append(Contestant("PettingZoo leduc", aec_round(leduc_holdem_v4.raw_env)))
    else:
        missing.append("rlcard")
    return found, missing


def ours() -> list[Contestant]:
    from sheepfold.research.aec import raw_env

    found = [Contestant(f"Fold {name}", fold_round(name)) for name in TABLES]
    found += [Contestant(f"AEC {name}", aec_round(partial(raw_env, name, TABLES[name]))) for name in TABLES]
    if find_spec("pyspiel"):
        import pyspiel

        from sheepfold.research import openspiel

        openspiel.register()
        for name, seats in TABLES.items():
            game = pyspiel.load_game(f"{openspiel.short_name(name)}(players={seats})")
            found.append(Contestant(f"pyspiel {name}", pyspiel_round(game)))
    return found


# --- two processes


def work(name: str, queue: Any) -> None:
    play = fold_round(name)
    begin, steps = time.perf_counter(), 0
    while time.perf_counter() - begin < 2:
        steps += play()
    queue.put(steps / (time.perf_counter() - begin))


def together(processes: int) -> float:
    """Steps a second by the wall clock, all processes together."""
    fresh = multiprocessing.get_context("spawn")  # peers have threads, which a fork would not take along
    queue: Any = fresh.Queue()
    crew = [fresh.Process(target=work, args=("bouc-makers", queue)) for _ in range(processes)]
    for one in crew:
        one.start()
    total = sum(queue.get() for _ in crew)
    for one in crew:
        one.join()
    return float(total)


# --- the table


FLOORS: dict[str, int] = {"Fold": 2_500_000, "Fold bauernschlau": 1_500_000, "AEC": 75_000, "pyspiel": 60_000}  # a second
BARS: list[tuple[str, str, float]] = [  # ours, the peer, how many times as fast; 0: only for comparison
    ("Fold", "pgx connect_four", 3),
    ("Fold", "pgx connect_four in one call", 0),
    ("Fold", "pgx sparrow_mahjong", 40),
    ("Fold", "OpenSpiel hearts, tensors", 300),
    ("AEC", "PettingZoo connect_four", 5),
    ("AEC", "PettingZoo leduc", 15),
]
TOGETHER = 1.9


def table(best: dict[str, float]) -> list[str]:
    """Each contestant, ours with how many times as fast as the peers of its kind."""
    lines = []
    for name, speed in best.items():
        kind = name.partition(" ")[0]
        ratios = [f"{speed / best[peer]:,.1f} × {peer}" for first, peer, _ in BARS if first == kind and peer in best]
        lines.append(f"{name:32} {speed:14,.0f} /s   {'; '.join(ratios)}".rstrip())
    return lines


def verdict(goal: str, reached: dict[str, float], floors: dict[str, float]) -> str:
    """One line for a goal: what each game reached, and which ones missed it."""
    missed = [name for name, value in reached.items() if value < floors[name]]
    word = "not measured" if not reached else "MISSED by " + ", ".join(missed) if missed else "met"
    values = ", ".join(f"{value:,.0f}" if value >= 1000 else f"{value:.2f}" for value in reached.values())
    return f"{goal:52} {values:52} {word}"


def goals(best: dict[str, float], together_ratio: float) -> list[str]:
    lines = []
    for kind in ("Fold", "AEC", "pyspiel"):
        reached = {name: best[f"{kind} {name}"] for name in TABLES if f"{kind} {name}" in best}
        floors = {name: float(FLOORS.get(f"{kind} {name}", FLOORS[kind])) for name in TABLES}
        rest = [f"{name} {floor:,.0f}" for name, floor in floors.items() if floor != FLOORS[kind]]
        lines.append(verdict(f"{kind}: {FLOORS[kind]:,} a second" + "".join(f", {text}" for text in rest), reached, floors))
    for kind, peer, bar in BARS:
        reached = {name: best[f"{kind} {name}"] / best[peer] for name in TABLES if peer in best}
        if bar:
            lines.append(verdict(f"{kind}: {bar} × {peer}", reached, dict.fromkeys(TABLES, bar)))
    name = "bouc-makers"
    lines.append(verdict(f"two processes: {TOGETHER} × one", {name: together_ratio}, {name: TOGETHER}))
    return lines


def measure(rounds: int) -> int:
    others, missing = peers()
    rows = [*ours(), *others]
    for number in range(rounds):
        for row in rows:
            row.take_turn()
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    best = {row.name: row.best for row in rows}
    print(*table(best), sep="\n")
    one = max(together(1) for _ in range(2))
    two = max(together(2) for _ in range(2))
    print("", f"goals, with {', '.join(TABLES)} in this order:", *goals(best, two / one), sep="\n")
    if missing:
        print(f"not installed, so not measured: {', '.join(missing)}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15, help="turns of each contestant (default 15)")
    parser.add_argument("--theirs", action="store_true", help="run OpenSpiel's tests of our games instead")
    parser.add_argument("--simulations", type=int, default=3, help="with --theirs: random games at each table (default 3)")
    given = parser.parse_args()
    random.seed(1)
    return theirs.run(given.simulations) if given.theirs else measure(given.rounds)


if __name__ == "__main__":
    sys.exit(main())
