"""What is to be played: which bots, how many games, and who sits where in each of them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import combinations, permutations
from typing import Any

from sheepfold import games
from sheepfold.bots import registry
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game, public_data, setup_with_data
from sheepfold.core.setup import Setup

MOST_GAMES = 10_000_000
MOST_COPIES = 6  # of one bot at one table: `greedy*3`


@dataclass(frozen=True, kw_only=True)
class Plan:
    """Everything that decides how the games go, as plain data: it crosses to other processes and heads the journal.

    More bots than seats: every choice of that many bots meets at a table. Fewer: the last one named fills the seats left.
    """

    game: str
    version: int
    bots: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    seconds: float | None = None  # time for one decision; None: no limit but the guard against hanging
    data: dict[str, Any] = field(default_factory=dict)  # data sets from a file, so that workers need not have it

    @cached_property
    def rules(self) -> Game:
        return games.load(self.game)

    @cached_property
    def setup(self) -> Setup:
        return setup_with_data(self.rules, self.seats, self.options, self.data)

    @cached_property
    def tables(self) -> list[tuple[str, ...]]:
        """Who meets whom, whatever the seats."""
        if len(self.bots) >= self.seats:
            return list(dict.fromkeys(combinations(self.bots, self.seats)))
        return [(*self.bots, *[self.bots[-1]] * (self.seats - len(self.bots)))]

    @cached_property
    def orders(self) -> list[list[list[tuple[str, ...]]]]:
        """Per table, per way to sit round it (who is whose neighbour): the rotations, in which each sits everywhere once."""
        return [circles(table) for table in self.tables]

    @cached_property
    def round_size(self) -> int:
        """Games of one deal: all tables, each in all its rotations."""
        return sum(len(circle[0]) for circle in self.orders)

    @property
    def deals(self) -> int:
        return -(-self.games // self.round_size)

    @property
    def total(self) -> int:
        """Games in all: whole deals only, or somebody would sit in the better seat more often."""
        return self.deals * self.round_size

    def pairing(self, number: int) -> Pairing:
        """The game of that number: its deal, and who sits where."""
        deal, left = divmod(number, self.round_size)
        for table, circle in enumerate(self.orders):
            turn = circle[deal % len(circle)]
            if left < len(turn):
                return Pairing(number=number, deal=deal, table=table, bots=turn[left], seed=derived(self.seed, "deal", deal))
            left -= len(turn)
        raise AssertionError("every number below the total belongs to a table")

    def to_data(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots)}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Plan:
        return Plan(**{**data, "bots": tuple(data["bots"])})


@dataclass(frozen=True, kw_only=True)
class Pairing:
    """One game to be played. Games of the same deal have the same seed, so that luck meets every bot alike."""

    number: int
    deal: int
    table: int
    bots: tuple[str, ...]  # by seat
    seed: int


def make_plan(
    game_name: str,
    bots: list[str],
    number: int,
    seats: int | None = None,
    *,
    options: dict[str, str] | None = None,
    seed: int = 1,
    seconds: float | None = None,
) -> Plan:
    """A checked plan: the game, its options and every bot exist. BadInput in one line otherwise."""
    game = games.load(game_name)
    every = expanded(bots)
    for name in dict.fromkeys(every):
        registry.find(name)
    if not 1 <= number <= MOST_GAMES:
        raise BadInput(f"the number of games is from 1 to {MOST_GAMES}, not {number}")
    if seconds is not None and not 0 < seconds < 86_400:
        raise BadInput(f"the time for a decision is above 0 and below 86400 seconds, not {seconds}")
    fewest, most = game.seats
    setup = game.setup(min(max(len(every), fewest), most) if seats is None else seats, options)
    own = public_data(game, setup)
    return Plan(
        game=game.name,
        version=game.version,
        bots=tuple(every),
        seats=setup.seats,
        options=dict(setup.options),
        seed=seed,
        games=number,
        seconds=seconds,
        data=own,
    )


def expanded(bots: list[str]) -> list[str]:
    """`greedy*3` is three of them."""
    found: list[str] = []
    for entry in bots:
        name, star, times = entry.partition("*")
        if not name or (star and not (times.isdecimal() and 1 <= int(times) <= MOST_COPIES)):
            raise BadInput(f"a bot is NAME, module:Class or NAME*3 (1 to {MOST_COPIES} copies); not {entry!r}")
        found += [name] * (int(times) if star else 1)
    if not found:
        raise BadInput("no bots named")
    return found


def circles(table: tuple[str, ...]) -> list[list[tuple[str, ...]]]:
    """Every different way round a table, each with its different rotations."""
    found: dict[frozenset[tuple[str, ...]], list[tuple[str, ...]]] = {}
    for rest in permutations(table[1:]):
        seating = (table[0], *rest)
        turns = [seating[-shift:] + seating[:-shift] for shift in range(len(seating))]
        found.setdefault(frozenset(turns), list(dict.fromkeys(turns)))
    # Two ways round may have unequal numbers of rotations (ABAB has 2, AABB 4); only equal ones can take turns with the deals.
    longest = max(len(turns) for turns in found.values())
    return [turns for turns in found.values() if len(turns) == longest]


def derived(seed: int, *parts: object) -> int:
    """A seed of its own for a part of the whole, the same on every machine."""
    text = "/".join(str(part) for part in (seed, *parts))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big") >> 2
