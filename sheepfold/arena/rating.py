"""How strong the bots are, with error bars: shares of the win, and Bradley-Terry strengths on the Elo scale."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from sheepfold.arena.match import Result

Z = 1.959964  # 95 %
ELO = 400 / math.log(10)  # one unit of log-odds
FEW_DEALS = 20  # with fewer, the spread between deals is itself a guess


@dataclass(frozen=True)
class Estimate:
    """A measured value with its 95 % interval."""

    value: float
    low: float
    high: float


# --- shares of the win


def share(by_deal: dict[int, list[float]]) -> Estimate:
    """The mean of values between 0 and 1, with a Wilson interval.

    Games of one deal are not independent: the same cards favour the same seats, and each bot sits in all of them. So the
    interval is that of as many independent games as would spread just as much as the deals do.
    """
    games = sum(len(values) for values in by_deal.values())
    if not games:
        return Estimate(math.nan, 0.0, 1.0)
    mean = sum(sum(values) for values in by_deal.values()) / games
    return wilson(mean, games / spread(by_deal, mean, games))


def spread(by_deal: dict[int, list[float]], mean: float, games: int) -> float:
    """By how much the mean varies more than that of as many independent wins and losses would (less: below 1)."""
    deals = len(by_deal)
    single = mean * (1 - mean)
    if deals < FEW_DEALS or single == 0:
        return 1.0
    between = sum((sum(values) - mean * len(values)) ** 2 for values in by_deal.values()) * deals / (deals - 1)
    return min(max(between / (games * single), 0.25), games / deals)


def wilson(mean: float, games: float) -> Estimate:
    scale = 1 + Z * Z / games
    middle = (mean + Z * Z / (2 * games)) / scale
    half = Z / scale * math.sqrt(mean * (1 - mean) / games + Z * Z / (4 * games * games))
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


def difference(by_deal: dict[int, float]) -> Estimate:
    """The mean of one difference (-1 to 1) per deal, with its interval."""
    number = len(by_deal)
    if number < 2:
        return Estimate(math.nan, math.nan, math.nan)
    mean = sum(by_deal.values()) / number
    half = Z * math.sqrt(sum((value - mean) ** 2 for value in by_deal.values()) / (number - 1) / number)
    if half == 0:
        half = 3 / number  # all alike: still, a thing unseen in n tries may come in up to 3 of n
    return Estimate(mean, mean - half, mean + half)


# --- strengths


@dataclass(kw_only=True)
class Duel:
    """Who came before whom in one game, as a part of a game of two: 1 a win of `one`, 0.5 a tie."""

    deal: int
    one: int
    other: int
    score: float
    weight: float


def duels(results: Iterable[Result], names: list[str]) -> list[Duel]:
    """Every two different bots of a table met; the weights of a table of n add up to n - 1, as its places tell no more."""
    found = []
    for result in results:
        places = result.places
        for seat in range(len(places)):
            for later in range(seat + 1, len(places)):
                one, other = names.index(result.bots[seat]), names.index(result.bots[later])
                if one != other:
                    score = 0.5 if places[seat] == places[later] else float(places[seat] < places[later])
                    found.append(Duel(deal=result.deal, one=one, other=other, score=score, weight=2 / len(places)))
    return found


def strengths(results: Iterable[Result], names: list[str]) -> dict[str, Estimate]:
    """Bradley-Terry strengths on the Elo scale, the mean of all bots at 0. Bots that met nobody have none."""
    met = duels(results, names)
    size = len(names)
    if not met or size < 2:
        return {}
    summed = summed_up(met)
    values = fitted(summed, size)
    centred = without_mean(inverted(bend(summed, values, size)))
    pulls: dict[int, list[float]] = defaultdict(lambda: [0.0] * size)
    for duel in met:
        surprise = duel.weight * (duel.score - chance(values, duel))
        pulls[duel.deal][duel.one] += surprise
        pulls[duel.deal][duel.other] -= surprise
    found = {}
    known = sorted({duel.one for duel in met} | {duel.other for duel in met})
    unsure = len(pulls) < FEW_DEALS or any(one_sided(summed, at) for at in known)
    for at in known:
        variance = sum(product(centred[at], pull) ** 2 for pull in pulls.values())  # as the deals really spread
        if unsure:
            variance = max(variance, centred[at][at])  # as if all games were independent
        half = Z * math.sqrt(variance) * ELO
        found[names[at]] = Estimate(values[at] * ELO, values[at] * ELO - half, values[at] * ELO + half)
    return found


def summed_up(met: list[Duel]) -> list[Duel]:
    """All duels of two bots as one of their whole weight, which says the same about their strengths."""
    sums: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for duel in met:
        total = sums[duel.one, duel.other]
        total[0] += duel.weight * duel.score
        total[1] += duel.weight
    return [
        Duel(deal=0, one=one, other=other, score=won / weight, weight=weight) for (one, other), (won, weight) in sums.items()
    ]


def chance(values: list[float], duel: Duel) -> float:
    return 1 / (1 + math.exp(values[duel.other] - values[duel.one]))


def fitted(met: list[Duel], size: int) -> list[float]:
    """The most likely strengths, each pulled to the mean by about one drawn game, so that a bot that always wins has one too."""
    values = [0.0] * size
    for _ in range(60):
        slope = [-prior_slope(value) for value in values]
        for duel in met:
            surprise = duel.weight * (duel.score - chance(values, duel))
            slope[duel.one] += surprise
            slope[duel.other] -= surprise
        step = solved(bend(met, values, size), slope)
        longest = max(abs(part) for part in step)
        damped = min(1.0, 2.0 / longest) if longest else 1.0
        values = [value + damped * part for value, part in zip(values, step, strict=True)]
        if longest < 1e-9:
            break
    mean = sum(values) / size
    return [value - mean for value in values]


def prior_slope(value: float) -> float:
    return 1 / (1 + math.exp(-value)) - 0.5


def prior_bend(value: float) -> float:
    chance = 1 / (1 + math.exp(-value))
    return chance * (1 - chance)


def bend(met: list[Duel], values: list[float], size: int) -> list[list[float]]:
    """The curvature of the likelihood, as a matrix."""
    matrix = [[prior_bend(values[row]) if row == column else 0.0 for column in range(size)] for row in range(size)]
    for duel in met:
        expected = chance(values, duel)
        weight = duel.weight * expected * (1 - expected)
        matrix[duel.one][duel.one] += weight
        matrix[duel.other][duel.other] += weight
        matrix[duel.one][duel.other] -= weight
        matrix[duel.other][duel.one] -= weight
    return matrix


def one_sided(met: list[Duel], at: int) -> bool:
    """Whether this bot won or lost every time: then its games do not spread, which does not mean they are certain."""
    scores = {duel.score if duel.one == at else 1 - duel.score for duel in met if at in (duel.one, duel.other)}
    return scores in ({0.0}, {1.0})


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with pivots; the matrices are as small as the number of bots."""
    size = len(right)
    rows = [[*matrix[at], right[at]] for at in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for at in range(size):
            if at != column and rows[at][column]:
                factor = rows[at][column] / rows[column][column]
                rows[at] = [a - factor * b for a, b in zip(rows[at], rows[column], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    size = len(matrix)
    return [solved(matrix, [float(at == column) for at in range(size)]) for column in range(size)]


def without_mean(matrix: list[list[float]]) -> list[list[float]]:
    """The same covariance, of the values less their mean: only differences of strength are measured."""
    size = len(matrix)
    columns = [sum(row) / size for row in matrix]
    rows = [[item - column for item, column in zip(row, columns, strict=True)] for row in matrix]
    return [[item - sum(row) / size for item in row] for row in rows]


def product(one: list[float], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
