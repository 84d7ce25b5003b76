"""How many simulations, and decisions in them, our search makes in a second, beside OpenSpiel's search of hearts.

Both search from the same kind of positions: some deals, each at its first decision and some decisions later. One core,
processor time, everybody in turn for some rounds, the best round of each counts. A simulation of ours begins with another
world, follows the tree and then the game's quick policy. As it plays, it ends where the game says it may (after a round, say);
to compare like with like it is measured to the end of the game as well. Decisions are counted one by one, in the tree and
below. OpenSpiel's (`ISMCTSBot`, one random game per simulation) are its simulations times the mean decisions of a random game
from that position.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from benchmarks.playouts import after_the_deal, short
from sheepfold.bots.flat import Flat
from sheepfold.bots.tree import Tree
from sheepfold.core.game import Game
from sheepfold.core.guide import Guide
from sheepfold.core.pile import Pile
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng

DEALS = 4
LATER = (0, 12, 24)  # decisions made before the search begins; in the midst of passing (1 to 11) OpenSpiel cannot search hearts
SIZE = 500  # simulations of one search
MARGIN = 4  # times as many would be needed to choose, where a search halves its field
SIMULATIONS = 25_000.0  # a second, for games of about a hundred decisions
LONG = ("black-sheep", "bouc-makers")
PEER = "hearts"


@dataclass(frozen=True)
class Pace:
    """How fast one way of searching is, per second."""

    simulations: float
    decisions: float

    @property
    def each(self) -> float:
        return self.decisions / self.simulations


Search = Callable[[], tuple[float, float]]  # from every position: the simulations made, and their decisions


@dataclass
class SpeedRow:
    """The best round so far of one search, as it plays and in whole games."""

    name: str
    seats: int
    whole_search: Search
    search: Search | None = None  # nothing for a search that always goes to the end
    whole: Pace = Pace(0.0, 0.0)
    pace: Pace = Pace(0.0, 0.0)
    peer: SpeedRow | None = field(default=None, repr=False)

    HEAD: ClassVar[list[str]] = [
        "search",
        "seats",
        "simulations/s",
        "decisions each",
        "whole games/s",
        "decisions each",
        "decisions/s",
        "/ OpenSpiel",
        "missed",
    ]

    def take(self) -> None:
        self.whole = max(self.whole, timed(self.whole_search), key=lambda pace: pace.decisions)
        if self.search:
            self.pace = max(self.pace, timed(self.search), key=lambda pace: pace.decisions)

    @property
    def ratio(self) -> float | None:
        """Of decisions per second in whole games."""
        return self.whole.decisions / self.peer.whole.decisions if self.peer else None

    def missed(self) -> list[str]:
        if self.name not in LONG:
            return []
        found = ["25 k"] if self.whole.simulations < SIMULATIONS else []
        return found + (["OpenSpiel"] if self.ratio is not None and self.ratio < 1 else [])

    def cells(self) -> list[str]:
        own = [short(self.pace.simulations), f"{self.pace.each:.0f}"] if self.search else ["", ""]
        whole = [short(self.whole.simulations), f"{self.whole.each:.0f}", short(self.whole.decisions)]
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        missed = (", ".join(self.missed()) or "none") if self.name in LONG else ""
        return [self.name, str(self.seats), *own, *whole, ratio, missed]

    def to_data(self) -> dict[str, Any]:
        paces = {"whole": vars(self.whole), **({"as_it_plays": vars(self.pace)} if self.search else {})}
        return {"search": self.name, "seats": self.seats, **paces, "ratio": self.ratio, "missed": self.missed()}


def timed(search: Search) -> Pace:
    start = time.process_time()
    simulations, decisions = search()
    spent = time.process_time() - start
    return Pace(simulations / spent, decisions / spent)


def measured(chosen: list[Game], rounds: int) -> list[SpeedRow]:
    """OpenSpiel first, where it is installed; then every game at two seats and at four."""
    peer = peer_row()
    rows = [our_row(game, seats) for game in chosen for seats in sorted({game.seats[0], min(4, game.seats[1])})]
    every = [peer, *rows] if peer else rows
    for turn in range(rounds):
        for row in every:
            row.take()
    for row in every:
        row.peer = peer
    return every


# --- ours


def our_row(game: Game, seats: int) -> SpeedRow:
    starts = [
        later(game.guide(), after_the_deal(game, seats, seed), number) for seed in range(1, DEALS + 1) for number in LATER
    ]

    def search(whole: bool) -> tuple[float, float]:
        simulations = decisions = 0
        for at, start in enumerate(starts):
            found = begun(game, start, 11 + at)
            if whole:
                found.pausing = False
                if isinstance(found, Tree):
                    found.shallow = False
            found.run(SIZE)
            simulations += int(found.simulations)
            decisions += int(found.decisions)
        return float(simulations), float(decisions)

    return SpeedRow(game.name, seats, lambda: search(True), lambda: search(False))


def begun(game: Game, start: Position, seed: int) -> Tree | Flat:
    """The search that bots use in this game; one without a tree is far from its choice at the end."""
    guide, seat = game.guide(), start.actor()
    return Flat(start, guide, seat, seed, MARGIN * SIZE) if guide.flat(start) else Tree(start, guide, seat, seed)


def later(guide: Guide[Position], position: Position, number: int) -> Position:
    """So many decisions on, by the quick policy; a little earlier where the game would be over."""
    rng, moves = Rng(5), Pile(256)
    before = position
    for turn in range(number):
        position = before.copy()
        moves.clear()
        actor = position.actor()
        position.fill_legal(actor, moves)
        position.play(guide.policy(position, actor, moves, rng), actor)
        settle(position, rng)
        if position.actor() == OVER:
            return before
        before = position
    return before


# --- theirs


def peer_row() -> SpeedRow | None:
    """OpenSpiel's search, inside C++; None where it is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None
    game: Any = pyspiel.load_game(PEER)
    rng = Rng(3)

    def step(state: Any) -> None:
        moves = [move for move, odds in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(moves[rng.below(len(moves))])

    def decisions_to_the_end(state: Any) -> int:
        made = 0
        while not state.is_terminal():
            made += not state.is_chance_node()
            step(state)
        return made

    places = []
    for deal in range(DEALS):
        for number in LATER:
            state = game.new_initial_state()
            made = 0
            while state.is_chance_node() or made < number:
                made += not state.is_chance_node()
                step(state)
            places.append((state, sum(decisions_to_the_end(state.clone()) for turn in range(50)) / 50))

    def search() -> tuple[float, float]:
        for state, length in places:
            evaluator = pyspiel.RandomRolloutEvaluator(1, 11)
            pyspiel.ISMCTSBot(11, evaluator, 1.0, SIZE).step(state)
        return float(SIZE * len(places)), sum(SIZE * length for state, length in places)

    return SpeedRow(f"OpenSpiel {PEER}", int(game.num_players()), search)
