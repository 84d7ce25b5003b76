"""OpenSpiel's search (IS-MCTS, its Python bot) against ours at equal time, two players, in every game.

  scripts/house.py bench ismcts                                     all games, 200 each at 0.1 s for a decision: hours
  scripts/house.py bench ismcts sheep-sheep --games 40 --time 0.05
  scripts/house.py bench ismcts --rollouts policy                   with our quick policy inside their search

First the exploration constant of theirs is chosen: those tried play each other, and the best goes on. Then it meets our search,
with seats rotated and the same deals for both. Time is processor time, so that a busy machine favours nobody. Theirs is helped
where it can be: worlds are dealt and played to the end by our compiled code, and its nodes are found by the bytes of an
observation, which are made faster than a text. All games are kept in the folder `--save`: stopped at any moment (Ctrl-C), the
same command goes on from there. Needs open_spiel.
"""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
from open_spiel.python.algorithms import ismcts  # type: ignore[import-not-found, import-untyped, unused-ignore]

from sheepfold import games
from sheepfold.arena import series
from sheepfold.arena.crew import Crew, open_crew
from sheepfold.arena.journal import ENDING, Journal
from sheepfold.arena.plan import make_plan
from sheepfold.arena.progress import Progress
from sheepfold.arena.rating import Estimate
from sheepfold.arena.tournament import percent, standings
from sheepfold.bots.search import Search
from sheepfold.bots.tree import Tree
from sheepfold.core.game import Data, Game
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.playout import playout
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.research import openspiel
from sheepfold.research.episode import utilities

HERE = "benchmarks.ismcts"
CONSTANTS = (0.4, 0.8, 1.6)
ROLLOUTS = ("random", "policy")
MOST = 10**9  # simulations: the clock ends a search, not their number,
PATIENCE = 30.0  # seconds, and not the time that passes


class TimeOver(Exception):
    """Ends a search of OpenSpiel's, which itself only counts simulations."""


class Rollout:
    """What a state is worth to each player, by one game played to the end; all actions are equally likely before."""

    def __init__(self, game: Game, kind: str, rng: Rng) -> None:
        self.game, self.kind, self.rng = game, kind, rng
        self.moves = Pile(256)
        self.guided: Tree | None = None

    def evaluate(self, state: Any) -> list[float]:
        world: Position = state.world.position.copy()
        if self.kind == "random":
            playout(world, self.rng, self.moves)
        else:
            if self.guided is None:
                self.guided = Tree(world, self.game.guide(), 0, self.rng.word())
                self.guided.pausing = False
            self.guided.finish(world)
        return utilities([int(world.place(seat)) for seat in range(world.seats)])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel is not typed
    """Their search with a clock, on our worlds."""

    end = 0.0

    def think(self, state: Any, end: float) -> int:
        """The action most visited when so much processor time is spent."""
        legal: list[int] = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        self.end = end
        with suppress(TimeOver):
            self.run_search(state)
        visits: dict[int, float] = {action: child.visits for action, child in self._root_node.child_info.items()}
        return max(visits, key=lambda action: visits[action])

    def sample_root_state(self, state: Any) -> Any:
        if time.process_time() >= self.end and self._root_node.total_visits > 0:
            raise TimeOver
        return super().sample_root_state(state)

    def get_state_key(self, state: Any) -> tuple[int, bytes]:
        player = state.current_player()
        return player, state._at_table().observe(player).tobytes()


class IsMcts:
    """A bot of the arena; the classes that it is called by have kind of rollouts, constant and time (`random-0.5-0.1`)."""

    rollouts = "random"
    constant = 1.0
    budget = 0.1

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        if len(legal) == 1:
            return legal[0]
        begin = time.process_time()
        openspiel.register()
        seat, players = LETTERS.index(view["seat"]), view["seats"]
        state = pyspiel.load_game(openspiel.short_name(self.game.name), {"players": players}).new_initial_state()
        position = self.game.imagine(view, rng)
        state.world = openspiel.World(position)
        numbers = np.random.RandomState(rng.word())
        while True:
            bot = Timed(state.get_game(), Rollout(self.game, self.rollouts, rng), self.constant, MOST, random_state=numbers)
            halves = 2 if len(state.legal_actions()) != len(legal) and state.world.half == NONE else 1
            action = bot.think(state, begin + self.budget / halves)
            move = int(state.table().tensors.decide(position, seat, state.world.half, action))
            if move != NONE:
                return self.game.say(position, seat, move)
            state.apply_action(action)


class Ours(Search):
    """Our search, which thinks as long by the same clock (`ours-0.1`)."""

    budget = 0.1

    def __init__(self, game: Game) -> None:
        super().__init__(game, PATIENCE)

    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        end = time.process_time() + self.budget
        self.stopped = lambda: time.process_time() >= end
        return super().choose(view, legal, rng)


def __getattr__(name: str) -> type:
    """`benchmarks.ismcts:random-0.5-0.1` names a bot of the arena."""
    kind, *numbers = name.split("-")
    if kind == "ours":
        return type(name, (Ours,), {"budget": float(numbers[0])})
    if kind not in ROLLOUTS:
        raise AttributeError(name)
    return type(name, (IsMcts,), {"rollouts": kind, "constant": float(numbers[0]), "budget": float(numbers[1])})


# --- the matches


def played(game: str, bots: list[str], number: int, crew: Crew, folder: Path) -> dict[str, Estimate]:
    """The share of the win of each bot in so many games, those that were played before included."""
    plan = make_plan(game, bots, number, 2)
    path = folder / f"{'-'.join([game, *(bot.rpartition(':')[2] for bot in bots), str(number)])}{ENDING}"
    journal = Journal.resume(path) if path.exists() else Journal.create(path, plan)
    try:
        results = series.run(plan, crew, journal, Progress(plan.total, len(journal.results), f"{path.stem} "))
    finally:
        journal.close()
    failed = [result.fault.told() for result in results if result.fault]
    assert not failed, failed[0]
    return {row.bot: row.share for row in standings(plan, results).rows}


def compare(game: str, kind: str, crew: Crew, given: argparse.Namespace) -> str:
    """One line of the table."""
    rivals = [f"{HERE}:{kind}-{constant:g}-{given.time:g}" for constant in CONSTANTS]
    tried = played(game, rivals, given.tuning, crew, given.save)
    best = max(rivals, key=lambda bot: tried[bot].value)
    ours = f"{HERE}:ours-{given.time:g}"
    share = played(game, [ours, best], given.games, crew, given.save)[ours]
    shares = ", ".join(f"{bot.split('-')[1]}: {tried[bot].value:.0%}" for bot in rivals)
    return f"{game:20} {kind:7} {given.time:g} s  ours wins {percent(share)} of {given.games} games (constants {shares})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=200, help="of each match (default 200)")
    parser.add_argument("--tuning", type=int, default=60, help="games between the constants tried (default 60)")
    parser.add_argument("--time", type=float, default=0.1, help="seconds of processor time for a decision (default 0.1)")
    parser.add_argument("--rollouts", choices=ROLLOUTS, action="append", help="again for both (default: both)")
    parser.add_argument("--jobs", type=int, help="games at the same time (default: one for each core)")
    parser.add_argument(
        "--save", type=Path, default=Path("build/ismcts"), help="where the games are kept (default build/ismcts)"
    )
    given = parser.parse_args()
    crew = open_crew(given.jobs, None)
    try:
        for game in given.game or games.names():
            for kind in given.rollouts or ROLLOUTS:
                print(compare(game, kind, crew, given), flush=True)
    finally:
        crew.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
