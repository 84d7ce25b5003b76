"""Which tables of a game there are, and whole random games at them."""

from __future__ import annotations

from collections.abc import Iterator

from sheepfold.core.asking import codes
from sheepfold.core.fate import Seeded
from sheepfold.core.game import Game
from sheepfold.core.options import Option
from sheepfold.core.play import Play
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS, seat_of


def variants(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with the default options, then with each other value of each option, one at a time."""
    fewest, most = game.seats
    for seats in range(fewest, most + 1):
        yield seats, {}
        for option in game.options:
            for value in values_at(option, seats):
                if value != option.values[0]:
                    yield seats, {option.name: value}
        for data_set in game.data_sets:
            for name in list(data_set.built_in)[1:]:
                yield seats, {data_set.name: name}


def values_at(option: Option, seats: int) -> list[str]:
    """The values of an option that a table of this size may have."""
    return [value for value in option.values if not (option.names_seat and value in LETTERS and seat_of(value, seats) is None)]


def random_options(game: Game, seats: int, rng: Rng) -> dict[str, str]:
    """Any mix of option values that this table allows; each option has its default half of the time."""
    chosen: dict[str, str] = {}
    for option in game.options:
        values = values_at(option, seats)
        chosen[option.name] = values[rng.below(len(values))] if rng.below(2) else values[0]
    for data_set in game.data_sets:
        names = list(data_set.built_in)
        chosen[data_set.name] = names[rng.below(len(names))]
    return chosen


def play_out(game: Game, seats: int, options: dict[str, str], seed: int) -> Play:
    """A whole random game, with its record and final position: for golden files and benchmarks."""
    play = Play(game, game.setup(seats, options))
    fate = Seeded(seed)
    play.settle(fate)
    while play.position.actor() != OVER:
        seat = int(play.position.actor())
        moves = codes(play.position, seat)
        play.do(seat, game.say(play.position, seat, moves[fate.rng.below(len(moves))]))
        play.settle(fate)
    return play
