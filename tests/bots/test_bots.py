"""Every bot plays every game to its end: legally, alike for equal seeds, quickly; and greedy beats chance."""

from __future__ import annotations

import time

import pytest

from sheepfold import bots, games
from sheepfold.core.errors import BadInput
from sheepfold.core.fate import Seeded
from sheepfold.core.game import Game, asked
from sheepfold.core.position import OVER, Position
from sheepfold.core.record import Play
from sheepfold.core.rng import Rng


def played(game: Game, seats: int, kinds: list[str], seed: int, most: int = 10_000) -> tuple[list[tuple[int, str]], Position]:
    """A game between bots, up to that many moves."""
    play = Play(game, game.setup(seats))
    fate = Seeded(seed)
    sitting = [bots.make(kind, game) for kind in kinds]
    luck = [Rng(1000 * seed + seat) for seat in range(seats)]
    play.settle(fate)
    while play.position.actor() != OVER and len(play.record.moves) < most:
        seat = asked(play.position)[0]
        legal = game.legal(play.position, seat)
        text = sitting[seat].choose(game.view(play.position, seat), legal, luck[seat])
        assert text in legal
        play.do(seat, text)
        play.settle(fate)
    return play.record.moves, play.position


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("kind", bots.BOTS)
def test_a_whole_game_and_the_same_again(name: str, kind: str) -> None:
    game = games.load(name)
    seats = game.seats[0]
    moves, position = played(game, seats, [kind] * seats, 1)
    assert position.actor() == OVER
    again, _ = played(game, seats, [kind] * seats, 1, most=60)
    assert again == moves[: len(again)]


@pytest.mark.parametrize("name", games.names())
def test_greedy_is_better_than_chance(name: str) -> None:
    """Two seats, each bot in each of them with the same luck."""
    game = games.load(name)
    seats = game.seats[0]
    ahead = 0
    for seed in range(3):
        for chair in range(seats):
            kinds = ["greedy" if seat == chair else "uniform" for seat in range(seats)]
            _, position = played(game, seats, kinds, seed)
            others = [int(position.score(seat)) for seat in range(seats) if seat != chair]
            ahead += int(position.score(chair)) > sum(others) / len(others)
    assert ahead >= 2 * seats  # of 3 * seats games


@pytest.mark.parametrize("name", games.names())
def test_greedy_is_quick(name: str) -> None:
    """At most 0.3 s for a move on average, at the largest table, interpreted."""
    game = games.load(name)
    seats = game.seats[1]
    start = time.perf_counter()
    moves, _ = played(game, seats, ["greedy"] * seats, 2, most=120)
    decisions = sum(1 for seat, _ in moves if seat >= 0)
    assert (time.perf_counter() - start) / decisions < 0.3


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadInput, match="no bot 'greed'; there are greedy, uniform; did you mean greedy"):
        bots.make("greed", games.load(games.names()[0]))
