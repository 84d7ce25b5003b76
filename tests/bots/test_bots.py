"""Every bot plays every game to its end: legally, alike for equal seeds, quickly; and greedy beats chance."""

from __future__ import annotations

import time

import pytest

from sheepfold import games
from sheepfold.bots import BOTS, registry
from sheepfold.core.asking import asked
from sheepfold.core.fate import Seeded
from sheepfold.core.game import Game
from sheepfold.core.guide import Guide
from sheepfold.core.play import Play
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng

ENOUGH = 200  # moves to tell a bot from chance by


def played(game: Game, seats: int, kinds: list[str], seed: int, most: int = 10_000) -> tuple[list[tuple[int, str]], Position]:
    """A game between bots, up to that many moves."""
    play = Play(game, game.setup(seats))
    fate = Seeded(seed)
    sitting = [registry.find(kind)(game) for kind in kinds]
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
@pytest.mark.parametrize("kind", BOTS)
def test_equal_seeds_choose_alike(name: str, kind: str) -> None:
    game = games.load(name)
    seats = game.seats[0]
    moves, _ = played(game, seats, [kind] * seats, 1, most=40)
    assert played(game, seats, [kind] * seats, 1, most=40)[0] == moves
    assert played(game, seats, [kind] * seats, 2, most=40)[0] != moves


@pytest.mark.parametrize("name", [name for name in games.names() if type(games.load(name).guide()) is not Guide])
def test_greedy_is_better_than_chance(name: str) -> None:
    """In whole games with the greedy bot in each seat in turn; of a short game in several, for luck evens out slowly.

    For games that say how promising a position looks: by the score alone a bot may well be greedy in vain.
    """
    game = games.load(name)
    seats = game.seats[0]
    ahead, seed, made = 0.0, 3, 0
    while made < ENOUGH:
        for chair in range(seats):
            kinds = ["greedy" if seat == chair else "uniform" for seat in range(seats)]
            moves, position = played(game, seats, kinds, seed)
            assert position.actor() == OVER
            others = [int(position.score(seat)) for seat in range(seats) if seat != chair]
            ahead += int(position.score(chair)) - sum(others) / len(others)
            made += len(moves)
        seed += 1
    assert ahead > 0


@pytest.mark.parametrize("name", games.names())
def test_greedy_is_quick(name: str) -> None:
    """Less than 0.3 s of work for a move, at the largest table, interpreted."""
    game = games.load(name)
    seats = game.seats[1]
    start = time.process_time()
    moves, _ = played(game, seats, ["greedy"] * seats, 2, most=40)
    decisions = sum(1 for seat, _ in moves if seat >= 0)
    assert (time.process_time() - start) / decisions < 0.3
