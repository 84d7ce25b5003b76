"""Every game, seat count and option value under all laws, by random play (`sheepfold check` does more of it)."""

import pytest

from sheepfold import games
from sheepfold.core import laws

CLOSE = laws.Effort(stride=12, data=6, worlds=8, closely=0)

CASES = [(name, seats, options) for name in games.names() for seats, options in laws.variants(games.load(name))]


def case_id(case: tuple[str, int, dict[str, str]]) -> str:
    name, seats, options = case
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_laws_hold_in_every_variant(case: tuple[str, int, dict[str, str]]) -> None:
    name, seats, options = case
    laws.check_game(games.load(name), seats, options, 2026, CLOSE)


@pytest.mark.parametrize("name", games.names())
def test_laws_hold_at_every_move(name: str) -> None:
    """A short look at everything: one game per seat count, looked at after each move."""
    game = games.load(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        laws.check_game(game, seats, {}, 7, laws.Effort(stride=1, data=10, worlds=25))


TABLES = [(name, seats) for name in games.names() for seats in range(games.load(name).seats[0], games.load(name).seats[1] + 1)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_reshuffled_worlds_are_as_likely_as_real_ones(name: str, seats: int) -> None:
    laws.check_reshuffle(games.load(name), seats, {}, 2026, openings=300)
