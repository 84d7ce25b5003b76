"""Two players who choose at the same time and share nothing: the value of such a choice, and how each best mixes, exactly.

The simplex method in fractions: nothing is rounded, so the answer is the answer for the numbers given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Solved:
    """The value to the player of the rows, and how often each chooses what."""

    value: Fraction
    rows: list[Fraction]
    columns: list[Fraction]


def solve(gains: Sequence[Sequence[float]]) -> Solved:
    """Of gains of the rows, which are losses of the columns."""
    table = [[Fraction(gain) for gain in line] for line in gains]
    shift = 1 - min(min(line) for line in table)  # with all gains above 0 the value is, too
    tableau = [
        [*(gain + shift for gain in line), *(Fraction(at == own) for at in range(len(table))), Fraction(1)]
        for own, line in enumerate(table)
    ]
    width = len(table[0])
    goal = [Fraction(-1)] * width + [Fraction(0)] * (len(table) + 1)
    basis = list(range(width, width + len(table)))
    while (entering := next((at for at, cost in enumerate(goal[:-1]) if cost < 0), None)) is not None:
        pivot(tableau, goal, basis, entering)
    total = goal[-1]
    columns = [Fraction(0)] * width
    for row, variable in enumerate(basis):
        if variable < width:
            columns[variable] = tableau[row][-1] / total
    rows = [cost / total for cost in goal[width:-1]]
    return Solved(1 / total - shift, rows, columns)


def pivot(tableau: list[list[Fraction]], goal: list[Fraction], basis: list[int], entering: int) -> None:
    """The lowest variable enters and, among equals, the lowest leaves (Bland's rule): so it never goes round in circles."""
    rising = [row for row, line in enumerate(tableau) if line[entering] > 0]
    leaving = min(rising, key=lambda row: (tableau[row][-1] / tableau[row][entering], basis[row]))
    scale = tableau[leaving][entering]
    tableau[leaving] = [value / scale for value in tableau[leaving]]
    basis[leaving] = entering
    for line in [*tableau[:leaving], *tableau[leaving + 1 :], goal]:
        factor = line[entering]
        if factor:
            line[:] = [value - factor * own for value, own in zip(line, tableau[leaving], strict=True)]


def guaranteed(gains: Sequence[Sequence[float]], mix: Sequence[Fraction]) -> Fraction:
    """The least that the player of the rows gets by a mix, whatever the other does."""
    return min(
        sum((Fraction(line[at]) * share for line, share in zip(gains, mix, strict=True)), Fraction(0))
        for at in range(len(gains[0]))
    )


def turned(gains: Sequence[Sequence[float]]) -> list[list[float]]:
    """The same as the other player sees it."""
    return [[-line[at] for line in gains] for at in range(len(gains[0]))]


def exploitability(gains: Sequence[Sequence[float]], rows: Sequence[Fraction], columns: Sequence[Fraction]) -> Fraction:
    """What the two could gain together if each knew how the other mixes; 0 for the best mixes."""
    return -guaranteed(gains, rows) - guaranteed(turned(gains), columns)
