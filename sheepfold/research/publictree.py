"""The end of a game as a tree that everybody sees: what is hidden was dealt before, and stays as it is.

A turn of several moves is one choice here, of how things lie when it is over. Ways that lead to the same position are one
choice, and so are ways that end the game alike: nobody can gain by the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field

from sheepfold.core.asking import codes
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.laws.chance import odds_of
from sheepfold.core.position import FATE, OVER, Position, attributes

Worth = Callable[[Position], float]  # of a finished game, to seat A
Outcome = Callable[[Position], Hashable]  # of a finished game: all that its worth depends on besides what is hidden

FIELDS: dict[type, tuple[tuple[str, ...], tuple[str, ...]]] = {}  # by class of position: its numbers, its rows of numbers


@dataclass(frozen=True, kw_only=True)
class Worlds:
    """All that may be the case where the end begins: positions that look alike to everybody who does not know what is hidden."""

    game: Game
    positions: list[Position]
    weights: list[float]  # how likely each is; they add up to 1
    kinds: list[list[int]]  # by seat: which world is which to it, as a number from 0 on
    names: list[list[str]]  # by seat and number: what it knows there

    @property
    def widest(self) -> int:
        return max(map(len, self.names))


def worlds_of(game: Game, positions: list[Position], names: Callable[[Position, int], str]) -> Worlds:
    """Equally likely worlds; `names` says in a word what a seat knows."""
    called = [[names(position, seat) for position in positions] for seat in range(2)]
    every = [list(dict.fromkeys(row)) for row in called]
    return Worlds(
        game=game,
        positions=positions,
        weights=[1 / len(positions)] * len(positions),
        kinds=[[every[seat].index(name) for name in called[seat]] for seat in range(2)],
        names=every,
    )


@dataclass(kw_only=True)
class Node:
    """A choice: of whom (or of FATE), the ways on, and where they lead. At the end it has what it is worth, by world."""

    seat: int
    ways: list[tuple[int, ...]] = field(default_factory=list)  # the moves of each
    after: list[Node] = field(default_factory=list)
    odds: list[float] = field(default_factory=list)  # of FATE's
    worths: tuple[float, ...] = ()


def grow(worlds: Worlds, worth: Worth, outcome: Outcome, step: Callable[[int], None] = lambda nodes: None) -> Node:
    """The whole tree; `step` hears how many nodes there are by now."""
    return Growing(worlds, worth, outcome, step).node(worlds.positions)


class Growing:
    def __init__(self, worlds: Worlds, worth: Worth, outcome: Outcome, step: Callable[[int], None]) -> None:
        self.worlds = worlds
        self.worth = worth
        self.outcome = outcome
        self.step = step
        self.nodes = 0

    def node(self, positions: list[Position]) -> Node:
        actor = int(positions[0].actor())
        self.same([int(position.actor()) for position in positions], "who acts")
        if actor == OVER:
            return Node(seat=actor, worths=tuple(self.worth(position) for position in positions))
        self.nodes += 1
        self.step(self.nodes)
        if actor == FATE:
            return self.chance(positions)
        self.same([codes(position, actor) for position in positions], "what may be done")
        found = Node(seat=actor)
        ends: set[Hashable] = set()
        for way, first in ways(positions[0], actor):
            if first.actor() == OVER and self.outcome(first) in ends:
                continue
            after = self.node([first, *(played(position, way, actor) for position in positions[1:])])
            if after.worths:
                ends.add(self.outcome(first))
                if after.worths in ends:
                    continue
                ends.add(after.worths)
            found.ways.append(way)
            found.after.append(after)
        return found

    def chance(self, positions: list[Position]) -> Node:
        odds = odds_of(positions[0])
        self.same([odds_of(position) for position in positions], "what may come")
        found = Node(seat=int(FATE))
        for move, weight in odds.items():
            found.ways.append((move,))
            found.odds.append(weight / sum(odds.values()))
            found.after.append(self.node([played(position, (move,), int(FATE)) for position in positions]))
        return found

    def same(self, seen: list[object], what: str) -> None:
        if any(one != seen[0] for one in seen):
            raise BadInput(
                f"{self.worlds.game.name}: {what} depends on what is hidden, so this end is no tree that everybody sees"
            )


def ways(position: Position, seat: int) -> Iterator[tuple[tuple[int, ...], Position]]:
    """The first and shortest way to every different position in which a seat can leave its turn, and that position."""
    known = {key_of(position)}
    waiting: list[tuple[Position, tuple[int, ...]]] = [(position, ())]
    while waiting:
        longer: list[tuple[Position, tuple[int, ...]]] = []
        for before, way in waiting:
            for move in codes(before, seat):
                after = played(before, (move,), seat)
                key = key_of(after)
                if key in known:
                    continue
                known.add(key)
                if after.actor() == seat:
                    longer.append((after, (*way, move)))
                else:
                    yield (*way, move), after
        waiting = longer


def played(position: Position, way: tuple[int, ...], seat: int) -> Position:
    after = position.copy()
    for move in way:
        after.play(move, seat)
    return after


def key_of(position: Position) -> tuple[object, ...]:
    """Equal for equal positions of one game and table."""
    kind = type(position)
    if kind not in FIELDS:
        values = {name: getattr(position, name) for name in attributes(position)}
        plain = tuple(name for name, value in values.items() if isinstance(value, int))
        rows = tuple(name for name, value in values.items() if hasattr(value, "__getitem__"))
        FIELDS[kind] = (plain, rows)  # the rest, such as the deck, is the same in all of them
    plain, rows = FIELDS[kind]
    return (*(getattr(position, name) for name in plain), *(tuple(getattr(position, name)) for name in rows))


def texts(game: Game, position: Position, seat: int, way: tuple[int, ...]) -> list[str]:
    """The moves of a way as players write them."""
    found = []
    for move in way:
        found.append(game.say(position, seat, move))
        position = played(position, (move,), seat)
    return found
