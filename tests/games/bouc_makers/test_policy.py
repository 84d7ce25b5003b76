"""Habits: what is usual is legal, follows the top card, and beats chance."""

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.games import load

GAME = load("bouc-makers")


def bidding(seats: int, **given: object) -> Position:
    setup = GAME.setup(seats)
    position: Position = GAME.load(setup, GAME.complete(setup, {"phase": "bid", **given}, Rng(2)))
    return position


@pytest.mark.parametrize("seats", [3, 6])
def test_a_bonus_raises_the_usual_contract(seats: int) -> None:
    guide, plain = GAME.guide(), bidding(seats)
    better = bidding(seats, herds={"A": ["S16"]})  # bonus 3
    for move in range(13):
        if move + 3 < 12:  # below 26, where all higher ones are heaped up
            assert guide.prior(plain, 0, move) == guide.prior(better, 0, move + 3)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("wool", [0, 2])
def test_usual_contracts_are_legal_and_differ(seats: int, wool: int) -> None:
    guide, position = GAME.guide(), bidding(seats, wool={"A": wool})
    moves = Pile(64)
    position.fill_legal(0, moves)
    usual = {int(guide.policy(position, 0, moves, Rng(seed))) for seed in range(200)}
    assert usual == {move for move in codes(position, 0) if guide.prior(position, 0, move)}
    assert len(usual) > 4


@pytest.mark.parametrize("seats", [2, 5])
def test_habits_are_legal_and_beat_chance(seats: int) -> None:
    guide, rng, moves, lead = GAME.guide(), Rng(4), Pile(64), 0
    for deal in range(20):
        position = GAME.start(GAME.setup(seats))
        wise = deal % seats
        while position.actor() != OVER:
            seat = int(position.actor())
            if seat == FATE:
                position.play(position.draw(rng), FATE)
                continue
            moves.clear()
            position.fill_legal(seat, moves)
            move = int(guide.policy(position, seat, moves, rng)) if seat == wise else moves.to_list()[rng.below(moves.size)]
            assert move in moves.to_list()
            position.play(move, seat)
        lead += int(position.score(wise)) - sum(int(position.score(s)) for s in range(seats) if s != wise) // (seats - 1)
    assert lead / 20 > 20
