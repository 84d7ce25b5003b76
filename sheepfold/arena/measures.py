"""What the games of a study say, as numbers: nothing here draws, nothing here plays."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import pairwise

from sheepfold.arena.match import WIDTHS, Result
from sheepfold.arena.rating import Estimate, difference, share
from sheepfold.arena.study import Study, Table, Variant
from sheepfold.arena.tournament import seat_share, share_of


def finished(results: list[Result]) -> list[Result]:
    """Games that came to their own end."""
    return [result for result in results if result.scores]


def quantile(values: list[float], part: float) -> float:
    """By linear interpolation; 0.5 is the median."""
    ordered = sorted(values)
    at = part * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (at - low) * (ordered[high] - ordered[low])


def lengths(results: list[Result]) -> list[float]:
    return [float(sum(result.decisions)) for result in finished(results)]


def scores(results: list[Result]) -> tuple[list[float], list[float]]:
    """Points of winners, and of everybody else."""
    won: list[float] = []
    lost: list[float] = []
    for result in finished(results):
        for seat, score in enumerate(result.scores):
            (won if seat in result.winners else lost).append(float(score))
    return won, lost


def widths(results: list[Result]) -> list[float]:
    """How the decisions divide by their number of legal moves, as shares; the steps are WIDTHS."""
    sums = [sum(result.widths[at] for result in results) for at in range(len(WIDTHS))]
    return [number / max(1, sum(sums)) for number in sums]


def middle_width(results: list[Result]) -> int:
    """The step that holds the median number of legal moves."""
    reached = 0.0
    for at, part in enumerate(widths(results)):
        reached += part
        if reached >= 0.5:
            return WIDTHS[at]
    return WIDTHS[-1]


def seat_shares(table: Table) -> list[Estimate]:
    return [seat_share([r for r in table.equals if r.places], seat) for seat in range(table.seats)]


def strong_share(results: list[Result], strong: str) -> Estimate:
    return share_of([result for result in results if result.places], lambda result, seat: result.bots[seat] == strong)


def wins_per_deal(results: list[Result], strong: str) -> Counter[int]:
    """In how many deals the strong bot won from how many of its seats; only wins of its own alone count."""
    found: dict[int, int] = defaultdict(int)
    for result in results:
        found[result.deal] += result.winners == [result.bots.index(strong)]
    return Counter(found.values())


@dataclass(frozen=True, kw_only=True)
class Effect:
    """What one option value does, on the same deals."""

    variant: Variant
    seats: int
    games: int
    share: Estimate  # of the win for the first bot of the duel
    change: Estimate  # of that share against the default
    changed: Estimate  # part of the games that somebody else wins
    by_chance: float  # the same part between any two deals under the default: what mere luck would change
    length: float  # decisions per game, as a multiple of the default's


def effect(table: Table, variant: Variant, bot: str) -> Effect:
    after = [result for result in table.options[variant] if result.places]
    before = {result.number: result for result in table.plain if result.places}
    changes: dict[int, list[float]] = defaultdict(list)
    changed: dict[int, list[float]] = defaultdict(list)
    both = [result for result in after if result.number in before]
    for result in both:
        was = before[result.number]
        changes[result.deal].append(result.share(result.bots.index(bot)) - was.share(was.bots.index(bot)))
        changed[result.deal].append(float(result.winners != was.winners))
    same = [before[result.number] for result in both]
    return Effect(
        variant=variant,
        seats=table.seats,
        games=len(both),
        share=strong_share(after, bot),
        change=difference({deal: sum(values) / len(values) for deal, values in changes.items()}),
        changed=share(changed),
        by_chance=by_chance(list(before.values())),
        length=mean(lengths(after)) / (mean(lengths(same)) or 1),
    )


def by_chance(results: list[Result]) -> float:
    """How often the winner differs between one deal and the next, with everybody in the same seats."""
    seated: dict[tuple[str, ...], list[list[int]]] = defaultdict(list)
    for result in results:
        seated[tuple(result.bots)].append(result.winners)
    pairs = [pair for rows in seated.values() for pair in pairwise(rows)]
    return sum(1 for one, other in pairs if one != other) / max(1, len(pairs))


def effects(study: Study) -> list[Effect]:
    return [effect(table, variant, study.wish.pair[0]) for table in study.tables for variant in table.options]


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
