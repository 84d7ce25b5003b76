"""The law of reshuffling: worlds that are imagined for a seat are as likely as those it can really be in.

Many short random openings are played; after each, what a seat cannot see is reshuffled twice. If that is done by the true odds,
the real world and the reshuffled ones could as well change places, so that no difference between them leans to one side: of all
the times that B holds a clover in one of two worlds only, it is the real one about as often; and a reshuffled world has no more in
common with the real one than with another reshuffled one. By Hoeffding's bound a reshuffle that is right breaks this law less than
once in 10**6 checks, and with a given seed always or never.

What seats choose at random counts as often as there were ways to choose, so that the odds compared are those of fate alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sheepfold.core import record
from sheepfold.core.game import Game
from sheepfold.core.laws.breach import Breach, LawBroken
from sheepfold.core.laws.ending import walk
from sheepfold.core.laws.where import where
from sheepfold.core.pile import Pile
from sheepfold.core.playout import any_owing
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.recorded import Record
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS, letter
from sheepfold.core.setup import Setup

LAW = "reshuffled worlds are as likely as real ones"
OPENINGS = 2_000  # at a table with the usual options
FEWER = 300  # at others
CERTAIN = 25.0  # Hoeffding's exponent: e**-25 is 10**-11, for each of at most some thousand facts
SECRETS = 8  # things that only the seat itself sees, by which cases are told apart

Facts = Counter[str]


@dataclass(kw_only=True)
class Opening:
    """What an opening tells: by how much the real world has more of each fact than a reshuffled one, or more in common with it."""

    number: int
    decisions: int
    weight: float  # ways to choose that there were
    leans: dict[str, int]
    cases: list[str]


@dataclass(kw_only=True)
class Tally:
    """How far a fact leans to the real world in all, and how far it would by chance."""

    first: int  # an opening in which the worlds differ in it
    lean: float = 0.0
    squares: float = 0.0
    real: float = 0.0
    dealt: float = 0.0

    def add(self, lean: float) -> None:
        self.lean += lean
        self.squares += lean * lean
        self.real += max(0.0, lean)
        self.dealt += max(0.0, -lean)

    def is_off(self) -> bool:
        return self.lean * self.lean > 2 * CERTAIN * self.squares


def check_reshuffle(game: Game, seats: int, options: dict[str, str], seed: int, openings: int = 0) -> None:
    """Raises LawBroken. Games say by `rough` at which tables, and why, they deal only by about the true odds."""
    setup = game.setup(seats, options)
    openings = openings or (FEWER if options else OPENINGS)
    if not game.rough(setup):
        found = [opening for number in range(openings) if (opening := look(game, setup, seed, number)) is not None]
        judge(game, setup, seed, found)


def judge(game: Game, setup: Setup, seed: int, openings: list[Opening]) -> None:
    tallies: dict[tuple[str, str], Tally] = {}
    usual = usual_weights(openings)
    for opening in openings:
        weight = opening.weight / usual[opening.decisions]
        for fact, lean in opening.leans.items():
            for case in opening.cases:
                tallies.setdefault((case, fact), Tally(first=opening.number)).add(weight * lean)
    off = [key for key, tally in tallies.items() if tally.is_off()]
    if not off:
        return
    case, fact = max(off, key=lambda key: tallies[key].lean ** 2 / tallies[key].squares)
    tally = tallies[case, fact]
    share = 100 * tally.real / (tally.real + tally.dealt)
    what = f"{fact}{f', where {case}' if case else ''}: {share:.0f} : {100 - share:.0f}, and it should be about 50 : 50"
    position, line, _seat = play_opening(game, setup, seed, tally.first)[:3]
    moves = [(seat, game.say(before, seat, move)) for before, seat, move in walk(game, setup, line.to_list())]
    text = record.write(game, Record(setup, game.version, moves))
    raise LawBroken(Breach(LAW, what, "reshuffle"), where(game, position, "reshuffle"), text)


def usual_weights(openings: list[Opening]) -> dict[int, float]:
    """The mean weight after each number of decisions, so that openings of all lengths count alike."""
    totals: dict[int, list[float]] = {}
    for opening in openings:
        totals.setdefault(opening.decisions, []).append(opening.weight)
    return {decisions: sum(weights) / len(weights) for decisions, weights in totals.items()}


def play_opening(game: Game, setup: Setup, seed: int, number: int) -> tuple[Position, Pile, int, int, float, Rng]:
    """A random opening: where it ends, how it came there, who looks, how many decisions it had and ways to make them."""
    rng = Rng(seed * 1_000_003 + number)
    position: Position = game.start(setup)
    line, moves = Pile(64), Pile(64)
    decisions, weight = 0, 1.0
    most = number % (setup.seats + 2)
    actor = position.actor()
    while actor == FATE or (actor != OVER and decisions < most):
        if actor == FATE:
            move = position.draw(rng)
        else:
            actor = any_owing(position, actor, rng)
            moves.clear()
            position.fill_legal(actor, moves)
            move = moves.items[rng.below(moves.size)]
            decisions, weight = decisions + 1, weight * int(moves.size)
        line.add(actor)
        line.add(move)
        position.play(move, actor)
        actor = position.actor()
    return position, line, int(rng.below(setup.seats)), decisions, weight, rng


def look(game: Game, setup: Setup, seed: int, number: int) -> Opening | None:
    """None where nothing is otherwise after a reshuffle."""
    position, _line, seat, decisions, weight, rng = play_opening(game, setup, seed, number)
    if position.actor() == OVER:
        return None
    real, one, other = (facts(world.to_data(), seat) for world in (position, *reshuffled(position, seat, rng)))
    leans: dict[str, int] = {}
    for fact in {**real, **one, **other}:
        if real[fact] != one[fact]:
            leans[f"{fact} in the real world only, or in a reshuffled one only"] = real[fact] - one[fact]
        if (real[fact] == one[fact]) != (one[fact] == other[fact]):
            leans[f"{fact} alike in a reshuffled world and the real one, or in two reshuffled ones"] = (
                1 if real[fact] == one[fact] else -1
            )
    if not leans:
        return None
    own = facts(game.view(position, seat)["table"], seat)
    own.subtract(facts(game.view(position, None)["table"], seat))
    secrets = sorted(fact for fact, times in own.items() if times > 0 and fact.startswith("own "))
    return Opening(number=number, decisions=decisions, weight=weight, leans=leans, cases=["", *secrets[:SECRETS]])


def reshuffled(position: Position, seat: int, rng: Rng) -> list[Position]:
    """Two other worlds, each made of the real one."""
    worlds = [position.copy(), position.copy()]
    for world in worlds:
        world.reshuffle(seat, rng)
    return worlds


def facts(data: Any, seat: int) -> Facts:
    """What is the case in a world, as somebody at this seat says it: `own charms clover`, `others' charms thistle`."""
    found: Facts = Counter()
    for path, value in leaves(data, ()):
        owners = [part for part in path if len(part) == 1 and part in LETTERS]
        words = ".".join(part for part in path if part not in owners)
        whose = [""] if not owners else ["own "] if owners[0] == letter(seat) else ["others' ", f"{owners[0]}'s "]
        for who in whose:
            if type(value) is int:
                found[f"{who}{words}"] += value
            else:
                found[f"{who}{words} {value}"] += 1
    return found


def leaves(data: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Everything that stands in plain data, with where; of a list only what is in it, not in which order."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, str(key)))
    elif isinstance(data, list):
        for value in data:
            yield from leaves(value, path) if isinstance(value, (dict, list)) else iter([(path, str(value))])
    else:
        yield path, data
