"""How to play a tree that everybody sees, hidden things and all, so that nobody can gain by knowing it: CFR+ on whole levels.

Regrets are kept for every choice and everything that its seat may know. What is left to gain is measured by the best response
to the average play, which is worked out anew and by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sheepfold.core.position import FATE
from sheepfold.research.arrays import load_numpy
from sheepfold.research.publictree import Node, Worlds

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[Any]


class Level:
    """All choices that are equally far from the beginning, and their ways on, side by side."""

    def __init__(self, nodes: list[Node], worlds: Worlds) -> None:
        np = load_numpy()
        self.nodes = nodes
        sizes = [len(node.ways) for node in nodes]
        self.starts = np.cumsum([0, *sizes[:-1]])
        self.owner = np.repeat(np.arange(len(nodes)), sizes)  # of each way
        self.even = (1 / np.array(sizes))[self.owner][:, None]
        self.seat = np.array([node.seat for node in nodes])[self.owner][:, None]
        self.odds = np.array([odds for node in nodes for odds in node.odds or [1.0] * len(node.ways)])[:, None]
        after = [one for node in nodes for one in node.after]
        self.ends = np.array([at for at, one in enumerate(after) if one.worths], dtype=int)
        self.goes_on = np.array([at for at, one in enumerate(after) if not one.worths], dtype=int)
        self.worths = np.array([one.worths for one in after if one.worths]).reshape(len(self.ends), len(worlds.positions))
        self.regrets = np.zeros((len(after), worlds.widest))
        self.played = np.zeros((len(after), worlds.widest))

    def sums(self, by_way: Numbers) -> Numbers:
        """Over the ways of each node."""
        total: Numbers = load_numpy().add.reduceat(by_way, self.starts)
        return total

    def shares(self, weights: Numbers) -> Numbers:
        """How often each way is taken, by what its seat knows; evenly where nothing speaks for any of them."""
        np = load_numpy()
        totals = self.sums(weights)[self.owner]
        with np.errstate(invalid="ignore", divide="ignore"):
            found: Numbers = np.where(totals > 0, weights / totals, self.even)
        whole: Numbers = np.where(self.seat == FATE, self.odds, found)
        return whole


class Solver:
    """CFR+ with alternating updates; late rounds count more."""

    def __init__(self, root: Node, worlds: Worlds) -> None:
        self.np = load_numpy()
        self.worlds = worlds
        self.weights = self.np.array(worlds.weights)
        self.kinds = [self.np.array(row) for row in worlds.kinds]
        # By seat: worlds × kinds, 1 where a world is of a kind to that seat.
        self.of_kind = [self.np.eye(worlds.widest)[row] for row in self.kinds]
        self.levels: list[Level] = []
        nodes = [root]
        while nodes:
            level = Level(nodes, worlds)
            self.levels.append(level)
            nodes = [one for node in nodes for one in node.after if not one.worths]
        self.rounds = 0

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            self.rounds += 1
            for seat in range(2):
                self.learn(seat)

    def learn(self, seat: int) -> None:
        shares = [level.shares(level.regrets) for level in self.levels]
        for level, share, ways in zip(self.levels, shares, self.worths(seat, shares, shares), strict=True):
            mean = level.sums(share * ways)[level.owner]
            regrets = self.np.maximum(level.regrets + ways - mean, 0)
            level.regrets = self.np.where(level.seat == seat, regrets, level.regrets)
        self.remember(seat, shares)

    def remember(self, seat: int, shares: list[Numbers]) -> None:
        """Add what is played now to the average, weighed by how often one's own play comes there."""
        reach = self.np.ones((1, self.worlds.widest))
        for level, share in zip(self.levels, shares, strict=True):
            own = level.seat == seat
            ways = self.np.where(own, share, 1) * reach[level.owner]
            level.played += self.rounds * self.np.where(own, ways, 0)
            reach = ways[level.goes_on]

    def ends(self, seat: int, shares: list[Numbers]) -> list[Numbers]:
        """By level: what each end is worth to a seat, by what it knows, times how likely the other and chance lead there."""
        other = self.kinds[1 - seat]
        sign = 1 if seat == 0 else -1
        reach = self.weights[None, :]
        found = []
        for level, share in zip(self.levels, shares, strict=True):
            ways = self.np.where(level.seat == seat, 1, share[:, other]) * reach[level.owner]
            found.append(sign * (ways[level.ends] * level.worths) @ self.of_kind[seat])
            reach = ways[level.goes_on]
        return found

    def worths(self, seat: int, shares: list[Numbers], own: list[Numbers] | None) -> list[Numbers]:
        """By level: what each way is worth to a seat, by what it knows, times how likely the other and chance come there. The other
        plays these shares; from there on the seat plays its own, or the best it can."""
        ended = self.ends(seat, shares)
        found: list[Numbers] = []
        below: Numbers | None = None
        for at in range(len(self.levels) - 1, -1, -1):
            level = self.levels[at]
            ways = self.np.empty_like(level.regrets)
            ways[level.ends] = ended[at]
            if below is not None:
                ways[level.goes_on] = below
            found.append(ways)
            below = self.total(at, seat, ways, own)
        return found[::-1]

    def total(self, at: int, seat: int, ways: Numbers, own: list[Numbers] | None) -> Numbers:
        """What the choices of a level are worth, given what their ways are."""
        level = self.levels[at]
        kept = self.np.maximum.reduceat(ways, level.starts) if own is None else level.sums(own[at] * ways)
        found: Numbers = self.np.where(level.seat[level.starts] == seat, kept, level.sums(ways))
        return found

    # --- what has been learned

    def average(self) -> list[Numbers]:
        return [level.shares(level.played) for level in self.levels]

    def value(self) -> float:
        """What the average play is worth to A."""
        shares = self.average()
        return float(self.total(0, 0, self.worths(0, shares, shares)[0], shares).sum())

    def best_response(self, seat: int, shares: list[Numbers]) -> float:
        """The most that a seat can get, to itself, against this play of the other."""
        return float(self.total(0, seat, self.worths(seat, shares, None)[0], None).sum())

    def best_answer(self, seat: int, shares: list[Numbers]) -> list[Numbers]:
        """The same play, but this seat does what is best against it."""
        found = []
        for level, share, ways in zip(self.levels, shares, self.worths(seat, shares, None), strict=True):
            top = ways >= self.np.maximum.reduceat(ways, level.starts)[level.owner]
            found.append(self.np.where(level.seat == seat, level.shares(top.astype(float)), share))
        return found

    def exploitability(self) -> float:
        """Half of what the two could gain if each knew how the other plays on average."""
        shares = self.average()
        return (self.best_response(0, shares) + self.best_response(1, shares)) / 2
