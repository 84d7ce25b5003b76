"""How fast every game is played at random, beside OpenSpiel's C++ in the same run: one table, and which bars are met.

  scripts/house.py bench                        all games, a few table sizes
  scripts/house.py bench bouc-makers --seats 4 --rounds 9
  scripts/house.py bench --json                 the same as data

Four figures per game and table size. `playouts`: decisions per second of random playouts from copied positions after the
deal, all of it in compiled code. `copy`: microseconds. `driven`: decisions per second when Python asks for the legal moves
and plays one, move by move. `pure`: playouts of the interpreted engine. A decision is one choice of a seat; what fate does
is not counted, but its time is. Seconds are processor time of one core. All contestants take turns for several rounds, and
the best round of each counts: other work on the machine only ever slows a round down. OpenSpiel is measured inside C++:
a search of two simulations whose evaluator plays N random games from clones.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import sheepfold
from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.pile import Pile
from sheepfold.core.playout import playouts, settle
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng

DEALS = 4  # different deals that each figure is the mean of
SLICE = 0.15  # seconds, about, that one contestant plays in one round
FLAT_KB = 2_000  # memory may grow by this much over all the games of the flatness check


@dataclass(frozen=True)
class Bars:
    """What a game must reach, and the peer it is compared with."""

    playouts: float = 2e6
    copy: float = 2.0
    driven: float = 0.7e6
    pure: float = 50e3
    peer: str = "hearts"
    aim: float = 1.0  # of the peer


BARS = {"bauernschlau": Bars(playouts=0.5e6, copy=4.0, peer="hex", aim=0.5)}
PEERS = {"hearts": "hearts", "hex": "hex(board_size=11)"}


@dataclass
class Row:
    """The best figures so far of one game at one size of table, or of a peer."""

    name: str
    seats: int = 0
    playouts: float = 0.0
    copy: float = float("inf")
    driven: float = 0.0
    pure: float = 0.0
    decisions: float = 0.0  # in one playout, on average
    slices: list[Callable[[], None]] = field(default_factory=list)


# --- our games


def after_the_deal(game: Game, seats: int, seed: int) -> Position:
    position: Position = game.start(game.setup(seats))
    settle(position, Rng(seed))
    return position


def midway(position: Position) -> Position:
    """Some moves on: where a search would copy from."""
    rng, moves = Rng(5), Pile(256)
    position = position.copy()
    for turn in range(12):
        settle(position, rng)
        if position.actor() == OVER:
            break
        moves.clear()
        position.fill_legal(position.actor(), moves)
        before = position.copy()
        position.play(moves.at(rng.below(moves.size)), position.actor())
        settle(position, rng)
        if position.actor() == OVER:
            return before
    return position


def drive(position: Position, number: int, seed: int) -> int:
    """Random games driven from Python, one decision at a time; returns the decisions made."""
    rng, moves = Rng(seed), Pile(256)
    decisions = 0
    for turn in range(number):
        world = position.copy()
        actor = world.actor()
        while actor >= 0:
            moves.clear()
            world.fill_legal(actor, moves)
            world.play(moves.at(rng.below(moves.size)), actor)
            decisions += 1
            actor = world.actor()
            if actor == FATE:
                settle(world, rng)
                actor = world.actor()
    return decisions


def rate(play: Callable[[int], float], number: int) -> float:
    """Decisions per second of `number` games; play returns the decisions."""
    start = time.process_time()
    decisions = play(number)
    return decisions / (time.process_time() - start)


def fitting(play: Callable[[int], float]) -> int:
    """How many games take about one slice."""
    number = 1
    while True:
        start = time.process_time()
        play(number)
        spent = time.process_time() - start
        if spent > SLICE / 8:
            return max(1, int(number * SLICE / spent))
        number *= 4


def our_row(game: Game, seats: int) -> Row:
    row = Row(game.name, seats)
    deals = [after_the_deal(game, seats, seed) for seed in range(1, DEALS + 1)]
    mid = midway(deals[0])

    def inside(number: int) -> float:
        return float(sum(playouts(deal, number, 7 + number) for deal in deals))

    def driven(number: int) -> float:
        return float(sum(drive(deal, number, 7 + number) for deal in deals))

    inside_number, driven_number = fitting(inside), fitting(driven)
    row.decisions = inside(inside_number) / inside_number / len(deals)

    def copies() -> None:
        copy = mid.copy
        start = time.process_time()
        for turn in range(20_000):
            copy()
        row.copy = min(row.copy, (time.process_time() - start) / 20_000 * 1e6)

    def take_inside() -> None:
        row.playouts = max(row.playouts, rate(inside, inside_number))

    def take_driven() -> None:
        row.driven = max(row.driven, rate(driven, driven_number))

    row.slices = [take_inside, take_driven, copies]
    return row


def interpreted(tables: list[tuple[str, int]], rounds: int) -> dict[tuple[str, int], float]:
    """The same playouts in a process that loads the sources only."""
    command = [sys.executable, __file__, "--only-pure", json.dumps(tables), "--rounds", str(rounds)]
    done = subprocess.run(command, env={**os.environ, "SHEEPFOLD_PURE": "1"}, capture_output=True, text=True)
    if done.returncode:
        raise BadInput(f"the interpreted engine failed: {done.stderr.strip().splitlines()[-1:]}")
    return {(name, seats): speed for name, seats, speed in json.loads(done.stdout)}


def only_pure(tables: list[tuple[str, int]], rounds: int) -> list[tuple[str, int, float]]:
    assert not sheepfold.COMPILED
    found = []
    for name, seats in tables:
        position = after_the_deal(games.load(name), seats, 1)

        def inside(number: int, position: Position = position) -> float:
            return float(playouts(position, number, 7))

        number = fitting(inside)
        found.append((name, seats, max(rate(inside, number) for turn in range(rounds))))
    return found


# --- the peer


def peer_row(name: str) -> Row | None:
    """OpenSpiel's random rollouts in C++, from the first decision; None where it is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None
    game: Any = pyspiel.load_game(PEERS[name])
    state = game.new_initial_state()
    rng = Rng(3)

    def move(state: Any) -> None:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.below(len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])

    while state.is_chance_node():
        move(state)
    decisions = 0
    for turn in range(300):
        world = state.clone()
        while not world.is_terminal():
            decisions += not world.is_chance_node()
            move(world)
    row = Row(f"OpenSpiel {PEERS[name]}", int(game.num_players()), decisions=decisions / 300)

    def inside(number: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(number, 11)
        pyspiel.MCTSBot(game, evaluator, 1.0, 2, 64, False, 11, False).mcts_search(state)
        return number * (2 * row.decisions - 1)  # the second simulation begins one decision later

    number = fitting(inside)

    def take() -> None:
        row.playouts = max(row.playouts, rate(inside, number))

    row.slices = [take]
    return row


# --- memory


def resident_kb() -> int:
    """Memory this process holds now (where the system tells; otherwise the most it ever held)."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    except OSError:
        import resource  # not on every system

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def grown_kb(tables: list[tuple[str, int]], number: int) -> dict[str, int]:
    """By how much memory grows, per game, over that many playouts (and one driven game in a hundred)."""
    found: dict[str, int] = {}
    for name, seats in tables:
        position = after_the_deal(games.load(name), seats, 1)
        playouts(position, max(1, number // 10), 1)
        drive(position, max(1, number // 1000), 1)
        before = resident_kb()
        playouts(position, number, 2)
        drive(position, max(1, number // 100), 2)
        found[name] = max(found.get(name, 0), resident_kb() - before)
    return found


# --- the table


def sizes(game: Game) -> list[int]:
    """Smallest, three, largest."""
    fewest, most = game.seats
    return sorted({fewest, min(max(3, fewest), most), most})


def verdicts(row: Row, peers: dict[str, Row]) -> dict[str, bool]:
    bars = BARS.get(row.name, Bars())
    found = {
        "playouts": row.playouts >= bars.playouts,
        "copy": row.copy <= bars.copy,
        "driven": row.driven >= bars.driven,
        "pure": row.pure >= bars.pure,
    }
    if bars.peer in peers:
        found["aim"] = row.playouts >= bars.aim * peers[bars.peer].playouts
    return found


def short(speed: float) -> str:
    return f"{speed / 1e6:.2f} M" if speed >= 1e5 else f"{speed / 1e3:.0f} k"


def as_data(rows: list[Row], peers: dict[str, Row], memory: dict[str, int]) -> dict[str, Any]:
    def plain(row: Row) -> dict[str, Any]:
        return {key: value for key, value in vars(row).items() if key != "slices" and value not in (0.0, float("inf"))}

    return {
        "peers": {name: plain(row) for name, row in peers.items()},
        "games": [
            {
                **plain(row),
                "ratios": {name: row.playouts / peer.playouts for name, peer in peers.items()},
                "met": verdicts(row, peers),
            }
            for row in rows
        ],
        "memory_grown_kb": memory,
    }


def print_table(rows: list[Row], peers: dict[str, Row], memory: dict[str, int]) -> None:
    heads = ["", "seats", "playouts", *(f"/ {name}" for name in peers), "copy µs", "driven", "pure", "moves", "missed"]
    lines = [heads]
    for name, peer in peers.items():
        ratios = [f"{peer.playouts / other.playouts:.2f}" for other in peers.values()]
        lines.append([peer.name, str(peer.seats), short(peer.playouts), *ratios, "", "", "", f"{peer.decisions:.0f}", ""])
    for row in rows:
        ratios = [f"{row.playouts / peer.playouts:.2f}" for peer in peers.values()]
        missed = [name for name, met in verdicts(row, peers).items() if not met]
        speeds = [f"{row.copy:.2f}", short(row.driven), short(row.pure), f"{row.decisions:.0f}"]
        lines.append([row.name, str(row.seats), short(row.playouts), *ratios, *speeds, ", ".join(missed) or "none"])
    widths = [max(len(line[at]) for line in lines) for at in range(len(heads))]
    for line in lines:
        cells = [
            cell.ljust(width) if at in (0, len(heads) - 1) else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
    print("\nplayouts, driven, pure: decisions per second; moves: decisions in a playout; missed: bars not reached, out of")
    base, board = Bars(), BARS["bauernschlau"]
    print(
        f"  playouts {short(base.playouts)} (bauernschlau {short(board.playouts)}), copy {base.copy:.0f} µs ({board.copy:.0f}),",
        end=" ",
    )
    print(f"driven {short(base.driven)}, pure {short(base.pure)}; aim: pass hearts (bauernschlau: half of hex)")
    if not peers:
        print("OpenSpiel is not installed here: no ratios (scripts/house.py bench installs it)")
    for name, grown in memory.items():
        print(f"memory, {name}: {'flat' if grown <= FLAT_KB else 'GROWS'} ({grown:+d} kB)")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", metavar="GAME", nargs="*", help="which games (default: all)")
    parser.add_argument("--seats", type=int, help="only tables of this size")
    parser.add_argument("--rounds", type=int, default=7, help="how often everybody takes a turn (default 7)")
    parser.add_argument("--memory", type=int, default=20_000, metavar="N", help="playouts of the memory check (default 20000)")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    parser.add_argument("--only-pure", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.only_pure:
        print(json.dumps(only_pure([(name, seats) for name, seats in json.loads(given.only_pure)], given.rounds)))
        return 0
    if not sheepfold.COMPILED:
        raise BadInput("the compiled engine is not there (scripts/house.py compile); the benchmark measures it")
    chosen = [games.load(name) for name in given.names or games.names()]
    tables = [(game.name, seats) for game in chosen for seats in ([given.seats] if given.seats else sizes(game))]
    rows = [our_row(games.load(name), seats) for name, seats in tables]
    peers = {name: row for name in PEERS if (row := peer_row(name))}
    for turn in range(given.rounds):
        for row in [*peers.values(), *rows]:
            for take in row.slices:
                take()
    pure = interpreted(tables, min(3, given.rounds))
    for row in rows:
        row.pure = pure[row.name, row.seats]
    memory = grown_kb([(game.name, game.seats[0]) for game in chosen], given.memory) if given.memory else {}
    if given.json:
        print(json.dumps(as_data(rows, peers, memory), indent=1))
    else:
        print_table(rows, peers, memory)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BadInput as error:
        print(f"bench: {error}", file=sys.stderr)
        sys.exit(2)
