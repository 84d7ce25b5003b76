"""Habits and sealed contracts: what is usual, and that a search mixes its contracts sensibly, whoever chooses last."""

import pytest

from sheepfold.bots.search import Search, choice_shares, is_sealed
from sheepfold.bots.tree import Tree
from sheepfold.core.game import asked, codes
from sheepfold.core.pile import Pile
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.games import load

GAME = load("bouc-makers")


def bidding(seats: int, **given: object) -> Position:
    setup = GAME.setup(seats)
    return GAME.load(setup, GAME.complete(setup, {"phase": "bid", **given}, Rng(2)))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_bonus_raises_the_usual_contract(seats: int) -> None:
    plain = bidding(seats)
    better = bidding(seats, herds={"A": ["S16"]})  # bonus 3
    for move in range(13):
        if move + 3 < 12:  # below 26, where all higher ones are heaped up
            assert plain.prior(0, move) == better.prior(0, move + 3)
    moves = Pile(64)
    better.fill_legal(0, moves)
    usual = {int(better.policy(0, moves, Rng(seed))) for seed in range(60)}
    assert usual <= {move for move in codes(better, 0) if better.prior(0, move)}
    assert len(usual) > 2


def test_a_search_mixes_its_contracts() -> None:
    position = bidding(2)
    tree = Tree(position, 0, 5)
    tree.run(1500)
    shares = choice_shares(tree, position, 0)
    total = sum(shares.values())
    assert sum(shares[move] for move in range(5, 13)) / total > 0.7  # 19 to 26
    assert max(shares.values()) / total < 0.6


def test_the_last_to_choose_thinks_like_the_first() -> None:
    """Contracts already set are sealed all the same: the search takes them back in its thoughts, and mixes."""
    position = bidding(2, bids={"A": "20"})
    assert asked(position) == [1]
    assert is_sealed(position, 1)
    bot = Search(GAME, None, 200)
    view, legal = GAME.view(position, 1), GAME.legal(position, 1)
    chosen = {bot.choose(view, legal, Rng(seed)) for seed in range(8)}
    assert len(chosen) > 1
    assert not chosen & {"bid 14", "bid 15"}


def test_a_round_over_is_a_pause_with_an_outlook() -> None:
    position, rng = bidding(3), Rng(3)
    assert position.pauses()
    while not position.pause():
        settle_one(position, rng)
    assert sum(position.outlook(seat) for seat in range(3)) == pytest.approx(1.0)


def settle_one(position: Position, rng: Rng) -> None:
    seat = int(position.actor())
    if seat < 0:
        position.play(position.draw(rng), seat)
    else:
        found = codes(position, seat)
        position.play(found[rng.below(len(found))], seat)
