"""Every check by its key in a step; and those of the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sheepfold.core.position import OVER
from sheepfold.core.scenario import move_checks, sight_checks
from sheepfold.core.scenario.moment import Moment, Verdict
from sheepfold.core.scenario.paths import compare
from sheepfold.core.seats import letter


def check_over(now: Moment, wanted: bool) -> Iterator[Verdict]:
    yield Verdict(compare(wanted, now.position.actor() == OVER))


def check_scores(now: Moment, wanted: list[int]) -> Iterator[Verdict]:
    yield at_the_end(now, wanted, lambda seat: int(now.position.score(seat)))


def check_places(now: Moment, wanted: list[int]) -> Iterator[Verdict]:
    yield at_the_end(now, wanted, lambda seat: int(now.position.place(seat)))


def at_the_end(now: Moment, wanted: list[int], of: Callable[[int], int]) -> Verdict:
    """A list by seat, which there is only once the game is over."""
    if now.position.actor() != OVER:
        return Verdict(f"expected {wanted!r}, but the game is not over")
    return Verdict(compare(wanted, [of(seat) for seat in range(int(now.position.seats))]))


def check_winners(now: Moment, wanted: list[str]) -> Iterator[Verdict]:
    if now.position.actor() != OVER:
        yield Verdict(f"expected {wanted!r}, but the game is not over")
    else:
        yield Verdict(compare(wanted, [letter(seat) for seat in range(int(now.position.seats)) if now.position.wins(seat)]))


CHECKS: dict[str, Callable[[Moment, Any], Iterator[Verdict]]] = {
    "asked": move_checks.check_asked,
    "legal": move_checks.check_legal,
    "contains": move_checks.check_contains,
    "excludes": move_checks.check_excludes,
    "choices": move_checks.check_choices,
    "refused": move_checks.check_refused,
    "facts": sight_checks.check_facts,
    "bags": sight_checks.check_bags,
    "odds": move_checks.check_odds,
    "shows": sight_checks.check_shows,
    "lacks": sight_checks.check_lacks,
    "hides": sight_checks.check_hides,
    "told": sight_checks.check_told,
    "over": check_over,
    "scores": check_scores,
    "places": check_places,
    "winners": check_winners,
}
