"""Every game, seat count and option value under all laws, by random play (`sheepfold check` does more of it)."""

import pytest

from sheepfold import games
from sheepfold.core import laws

CLOSE = laws.Effort(stride=18, data=6, worlds=8, closely=0)

CASES = [(name, seats, options) for name in games.names() for seats, options in laws.variants(games.load(name))]


def case_id(case: tuple[str, int, dict[str, str]]) -> str:
    name, seats, options = case
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_laws_hold_in_every_variant(case: tuple[str, int, dict[str, str]]) -> None:
    name, seats, options = case
    laws.check_game(games.load(name), seats, options, 2026, CLOSE)


TABLES = [(name, seats) for name in games.names() for seats in range(games.load(name).seats[0], games.load(name).seats[1] + 1)]
# Interpreted, the smallest and the largest table of each game are enough: what is in between runs the same lines.
BETWEEN = [(name, seats) for name, seats in TABLES if seats not in games.load(name).seats]


@pytest.mark.parametrize(
    ("name", "seats"), [pytest.param(*table, marks=pytest.mark.once if table in BETWEEN else ()) for table in TABLES]
)
def test_laws_hold_at_every_move(name: str, seats: int) -> None:
    """A short look at everything: one game at each table, looked at after each move."""
    laws.check_game(games.load(name), seats, {}, 7, laws.Effort(stride=1, data=10, worlds=25))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_reshuffled_worlds_are_as_likely_as_real_ones(name: str, seats: int) -> None:
    laws.check_reshuffle(games.load(name), seats, {}, 2026, openings=300)
