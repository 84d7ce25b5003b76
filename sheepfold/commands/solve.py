"""Solve the end of a game: what it is worth, how to play it so that nobody can gain by knowing it, and what bots give away there.

  sheepfold solve bouc-makers                      the last round of two players: contracts chosen at once, dice counted out
  sheepfold solve sheep-sheep                      the last two turns, with the models hidden (half a minute)
  sheepfold solve bouc-makers --seed 7 --wins      another end; by wins instead of points
  sheepfold solve bouc-makers --against lamb,ewe,ram,sheepdog     what can be gained against these bots there, at least

Ends come from games between quick players; equal seeds give equal ends. docs/exact.md says what is exact, and how it was checked.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from fractions import Fraction
from typing import Any

from sheepfold.arena.tournament import columns
from sheepfold.bots import registry
from sheepfold.commands.check import read_options
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.research import endgames, matrix
from sheepfold.research.cfr import Solver
from sheepfold.research.publictree import Node, Worlds, grow, texts
from sheepfold.research.responses import Gain, answer_in_table, answer_in_tree, contracts, gain, turns

HELP = "solve the end of a game, and see what bots give away there"
FOR = "study"

FEWEST_SAMPLES = 4
MOST_WAYS = 3  # ways of a turn that are shown
ROUNDS = 50  # of CFR+ between two looks at what is left to gain
MOST_ROUNDS = 20_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", help=" or ".join(endgames.GAMES))
    add("--seed", type=int, default=1, metavar="N", help="which end (default 1)")
    add("--wins", action="store_true", help="what counts is who wins (1, 0 or -1), not by how many points")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="with this option value (again for more)")
    add("--within", type=float, default=0.01, metavar="X", help="sheep-sheep: stop when no more can be gained (default 0.01)")
    add("--against", metavar="BOTS", help="what can be gained against these bots, comma between")
    add("--samples", type=int, default=40, metavar="N", help="with --against: how often each bot is asked (default 40)")
    add("--json", action="store_true", help="the result as JSON")


def run(given: argparse.Namespace) -> int:
    bots = [name.strip() for name in given.against.split(",")] if given.against else []
    for name in bots:
        registry.find(name)
    if given.samples < FEWEST_SAMPLES:
        raise BadInput(f"--samples is {FEWEST_SAMPLES} at least, not {given.samples}")
    if not given.within > 0:
        raise BadInput(f"--within is above 0, not {given.within}")
    game, position = endgames.find(given.game, read_options(given.option), given.seed)
    solved = contracts_solved if game.gains is not None else turns_solved
    result = solved(game, position, given, bots)
    if given.json:
        print(json.dumps(result, indent=1))
    else:
        print(*lines(result), sep="\n")
    return 0


def lines(result: dict[str, Any]) -> list[str]:
    unit = "wins less losses" if result["by"] == "wins" else "points ahead"
    text = [f"{result['title']}, seed {result['seed']}: {result['size']}", ""]
    text += [f"{name}: {what}" for name, what in result["position"].items()]
    text += ["", f"worth to A: {result['value']:+.6f} {unit}; left to gain: {result['exploitability']:.2g}", ""]
    text += columns([["seat", "knows", "does", "how often"], *result["plays"]])
    if result["against"]:
        table = [["bot", "seat", "can be gained", "95 %"]]
        table += [[one["bot"], one["seat"], f"{one['gain']:+.3f}", f"±{one['within']:.3f}"] for one in result["against"]]
        text += ["", f"against bots, at least ({unit}):", *columns(table)]
    return text


def told(text: str) -> None:
    """What is being done, for those who wait."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def percent(share: float) -> str:
    return f"{share:.1%}"


def answered(found: Gain, bot: str, seat: int, value: float) -> dict[str, Any]:
    """`value` is what the seat of the bot would get if it played as solved."""
    return {"bot": bot, "seat": letter(seat), "gain": value - found.value, "within": found.within}


# --- contracts: a table of gains


def contracts_solved(game: Game, position: Position, given: argparse.Namespace, bots: list[str]) -> dict[str, Any]:
    assert game.gains is not None
    began = time.perf_counter()
    gains = game.gains(position, given.wins)
    found = matrix.solve(gains)
    spent = time.perf_counter() - began
    mixes = (found.rows, found.columns)
    plays = [
        [letter(seat), "", text, percent(float(share))]
        for seat in range(2)
        for text, share in zip(game.legal(position, seat), mixes[seat], strict=True)
        if share
    ]
    against = []
    for bot in bots:
        for seat, own in ((0, gains), (1, matrix.turned(gains))):
            told(f"{bot} in seat {letter(seat)}")
            samples = contracts(game, position, seat, bot, given.samples, Rng(given.seed))
            value = found.value if seat == 0 else -found.value
            against.append(answered(gain(samples, (len(own), 1), answer_in_table(own)), bot, seat, float(value)))
    told("")
    return {
        "title": f"{game.title}, the last round of two",
        "seed": given.seed,
        "by": "wins" if given.wins else "points",
        "size": f"{len(gains)} × {len(gains[0])} contracts, {spent:.1f} s",
        "position": shown(position, ("display", "tops", "dogs", "wool")),
        "value": float(found.value),
        "exploitability": float(left(gains, found)),
        "plays": plays,
        "against": against,
    }


def left(gains: list[list[float]], found: matrix.Solved) -> Fraction:
    return matrix.exploitability(gains, found.rows, found.columns) / 2


# --- turns: a tree that everybody sees


def turns_solved(game: Game, position: Position, given: argparse.Namespace, bots: list[str]) -> dict[str, Any]:
    began = time.perf_counter()
    worlds = endgames.worlds(game, position)
    worth = endgames.wins if given.wins else endgames.points
    root = grow(worlds, worth, endgames.albums, lambda nodes: told(f"{nodes} choices"))
    solver = Solver(root, worlds)
    while solver.rounds < MOST_ROUNDS and (not solver.rounds or solver.exploitability() > given.within):
        solver.run(ROUNDS)
        told(f"{solver.rounds} rounds, {solver.exploitability():.3g} left to gain")
    spent = time.perf_counter() - began
    against = []
    size = (len(root.ways), worlds.widest)
    value = solver.value() if root.seat == 0 else -solver.value()
    for bot in bots:
        told(f"{bot} in seat {letter(root.seat)}")
        samples = turns(worlds, root, worth, bot, given.samples, Rng(given.seed))
        against.append(answered(gain(samples, size, answer_in_tree(solver, root.seat)), bot, root.seat, value))
    told("")
    choices = sum(len(level.nodes) for level in solver.levels)
    return {
        "title": f"{game.title}, the last two turns",
        "seed": given.seed,
        "by": "wins" if given.wins else "points",
        "size": f"{len(worlds.positions)} worlds, {choices} choices, {ends(root)} ends, {solver.rounds} rounds of CFR+, {spent:.1f} s",
        "position": shown(position, ("turn", "grid", "rows", "pile", "albums")),
        "value": solver.value(),
        "exploitability": solver.exploitability(),
        "plays": first_turns(worlds, root, solver),
        "against": against,
    }


def ends(node: Node) -> int:
    return sum(1 if after.worths else ends(after) for after in node.after)


def first_turns(worlds: Worlds, root: Node, solver: Solver) -> list[list[str]]:
    """What the seat on turn does most, by what it knows."""
    shares = solver.average()[0]
    found = []
    for kind, name in enumerate(worlds.names[root.seat]):
        often = sorted(range(len(root.ways)), key=lambda way: -shares[way][kind])[:MOST_WAYS]
        for way in often:
            if shares[way][kind] >= 0.01:
                text = ", ".join(texts(worlds.game, worlds.positions[0], root.seat, root.ways[way]))
                found.append([letter(root.seat), name, text, percent(float(shares[way][kind]))])
    return found


def shown(position: Position, names: tuple[str, ...]) -> dict[str, str]:
    """Part of a position, in the words of its own data."""
    data = position.to_data()
    return {name: data[name] if isinstance(data[name], str) else json.dumps(data[name], ensure_ascii=False) for name in names}
