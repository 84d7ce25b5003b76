"""What would the results be with less luck? What a valuation says each card and die was worth is taken out of them.

For every outcome of FATE the luck of a seat is what the valuation gives it afterwards, less the mean over all outcomes by their
odds. Whatever the valuation says, that is nothing on average, so taking it out leaves the expected result as it is; the better
the valuation, the less the results spread. The factor by which it is taken out comes from other deals than those it is used
on, or it would fit their noise.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

from sheepfold.arena.match import Result
from sheepfold.arena.rating import FEW_DEALS, Estimate, wilson

MOST_SAVED = 50.0  # times as many games; a spread that small is one that a few deals happened to have


@dataclass(frozen=True, kw_only=True)
class Adjusted:
    """A share of the win without the luck that is known of."""

    share: Estimate
    saved: float  # so many times as many games would say as much without
    factor: float  # by which the luck is taken out, the mean of the two halves


@dataclass
class Deal:
    """All games of a deal: seats counted, their shares of the win, their luck."""

    seats: int = 0
    share: float = 0.0
    luck: float = 0.0


def adjusted(results: list[Result], counts: Callable[[Result, int], bool]) -> Adjusted | None:
    """For the counted seats; None where luck is not known, or too few deals were played to tell."""
    deals: dict[int, Deal] = defaultdict(Deal)
    for result in results:
        if not result.luck:
            return None
        for seat in range(len(result.bots)):
            if counts(result, seat):
                deal = deals[result.deal]
                deal.seats += 1
                deal.share += result.share(seat)
                deal.luck += result.luck[seat]
    halves = [[deal for number, deal in deals.items() if number % 2 == half] for half in (0, 1)]
    if min(map(len, halves)) < FEW_DEALS:
        return None
    seats = sum(deal.seats for deal in deals.values())
    raw = sum(deal.share for deal in deals.values()) / seats
    factors = [factor(halves[1], raw), factor(halves[0], raw)]
    left = [(deal, deal.share - by * deal.luck) for half, by in zip(halves, factors, strict=True) for deal in half]
    mean = sum(share for _, share in left) / seats
    before = sum((deal.share - raw * deal.seats) ** 2 for deal in deals.values())
    after = sum((share - mean * deal.seats) ** 2 for deal, share in left)
    inside = min(max(mean, 0.0), 1.0)
    single = inside * (1 - inside)
    if single == 0 or before == 0:
        return None  # always won or always lost: luck has not shown
    after = max(after, before / MOST_SAVED)
    games = seats * seats * single / (after * len(deals) / (len(deals) - 1))  # independent ones that would spread as much
    return Adjusted(share=wilson(inside, games), saved=before / after, factor=sum(factors) / 2)


def factor(deals: list[Deal], mean: float) -> float:
    """How much of the result a unit of luck makes, by least squares."""
    square = sum(deal.luck**2 for deal in deals)
    return sum((deal.share - mean * deal.seats) * deal.luck for deal in deals) / square if square else 0.0
