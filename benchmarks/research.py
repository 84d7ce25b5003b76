"""How fast games are as environments, beside pgx, OpenSpiel and PettingZoo in the same run.

  scripts/house.py bench research                  all of it, with which bars are met
  scripts/house.py bench research --rounds 9
  scripts/house.py bench research --theirs         OpenSpiel's own tests of our games instead, at every table

`Fold`: steps per second of 1,024 games, with observation and mask, actions sampled at random. `AEC`: steps through PettingZoo's
`last` and `step`, without wrappers. `pyspiel`: decisions through OpenSpiel's Python interface, chance included in the time. Each
peer does the same with a game of its own: step by step, a random legal action each time, observation and mask made. Seconds are
processor time of all cores used. All take turns for several rounds, and the best round of each counts. Peers that are not
installed are left out and named: pip install pgx rlcard pygame brings those that the lock files do not.
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

from sheepfold import games
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


def pgx_round(name: str) -> Round:
    jax: Any = import_module("jax")
    numbers: Any = import_module("jax.numpy")
    env: Any = import_module("pgx").make(name)
    auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    begin = jax.jit(jax.vmap(env.init))

    def weigh(state: Any, key: Any) -> Any:
        return jax.random.categorical(key, numbers.log(state.legal_action_mask.astype(numbers.float32)), axis=-1)

    choose = jax.jit(weigh)
    held: dict[str, Any] = {"key": jax.random.PRNGKey(0)}
    held["state"] = begin(jax.random.split(held["key"], ROWS))

    def play() -> int:
        for _ in range(3):
            held["key"], one, other = jax.random.split(held["key"], 3)
            held["state"] = step(held["state"], choose(held["state"], one), jax.random.split(other, ROWS))
        jax.block_until_ready(held["state"].observation)
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


BARS = [  # ours, the peer, how many times as fast
    ("Fold", "pgx connect_four", 3),
    ("Fold", "pgx sparrow_mahjong", 40),
    ("Fold", "OpenSpiel hearts, tensors", 300),
    ("AEC", "PettingZoo connect_four", 5),
    ("AEC", "PettingZoo leduc", 15),
]


def table(rows: list[Contestant]) -> list[str]:
    """Each of ours as a multiple of each peer of its kind."""
    lines = []
    for row in rows:
        kind = row.name.partition(" ")[0]
        against = [(other, bar) for first, name, bar in BARS if first == kind for other in rows if other.name == name]
        ratios = [f"{row.best / other.best:,.1f} × {other.name} (aim {bar})" for other, bar in against]
        lines.append(f"{row.name:32} {row.best:14,.0f} /s   {'; '.join(ratios)}".rstrip())
    return lines


def measure(rounds: int) -> int:
    others, missing = peers()
    rows = [*ours(), *others]
    for number in range(rounds):
        for row in rows:
            row.take_turn()
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    print(*table(rows), sep="\n")
    one = max(together(1) for _ in range(2))
    two = max(together(2) for _ in range(2))
    print(f"two processes: {two / one:.2f} × one (aim 1.9), Bouc Makers, by the wall clock")
    if missing:
        print(f"not installed, so not measured: {', '.join(missing)}")
    return 0


# --- OpenSpiel's own tests


def theirs(simulations: int) -> int:
    """Random play under all of OpenSpiel's checks; then other worlds, which must look the same to whom they are made for."""
    import pyspiel

    from sheepfold.research import openspiel

    openspiel.register()
    for name in games.names():
        fewest, most = games.load(name).seats
        for seats in range(fewest, most + 1):
            game = pyspiel.load_game(f"{openspiel.short_name(name)}(players={seats})")
            pyspiel.random_sim_test(game, num_sims=simulations, serialize=False, verbose=False)
            worlds = check_worlds(game)
            print(f"{name}, {seats} players: {simulations} games, {worlds} other worlds, nothing wrong", flush=True)
    return 0


def check_worlds(game: Any) -> int:
    """Where a player decides, another world has the same information state and observation for it."""
    import pyspiel

    state, worlds = game.new_initial_state(), 0
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(random.choice(state.legal_actions()))
        worlds += 1
    return worlds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="turns of each contestant (default 5)")
    parser.add_argument("--theirs", action="store_true", help="run OpenSpiel's tests of our games instead")
    parser.add_argument("--simulations", type=int, default=3, help="with --theirs: random games at each table (default 3)")
    given = parser.parse_args()
    random.seed(1)
    return theirs(given.simulations) if given.theirs else measure(given.rounds)


if __name__ == "__main__":
    sys.exit(main())
