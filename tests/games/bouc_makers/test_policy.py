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


@pytest.mark.parametrize("seats", [3, 6])
def test_a_bonus_raises_the_usual_contract(seats: int) -> None:
    plain = bidding(seats)
    better = bidding(seats, herds={"A": ["S16"]})  # bonus 3
    for move in range(13):
        if move + 3 < 12:  # below 26, where all higher ones are heaped up
            assert plain.prior(0, move) == better.prior(0, move + 3)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("wool", [0, 2])
def test_usual_contracts_are_legal_and_differ(seats: int, wool: int) -> None:
    position = bidding(seats, wool={"A": wool})
    moves = Pile(64)
    position.fill_legal(0, moves)
    usual = {int(position.policy(0, moves, Rng(seed))) for seed in range(200)}
    assert usual == {move for move in codes(position, 0) if position.prior(0, move)}
    assert len(usual) > 4


def test_a_search_mixes_its_contracts() -> None:
    position = bidding(2, display=["S13", "S34", "S51"])
    tree = Tree(position, 0, 5)
    tree.run(1500)
    shares = choice_shares(tree, position, 0)
    total = sum(shares.values())
    assert max(shares.values()) / total < 0.9
    assert sum(share / total > 0.05 for share in shares.values()) > 1


def test_against_more_players_a_search_bids_high_but_not_always_the_same() -> None:
    position = bidding(4)
    tree = Tree(position, 0, 5)
    tree.run(1500)
    shares = choice_shares(tree, position, 0)
    total = sum(shares.values())
    assert sum(shares[move] for move in range(7, 14)) / total > 0.7  # 21 and more
    assert max(shares.values()) / total < 0.8


def test_the_last_to_choose_thinks_like_the_first() -> None:
    """Contracts already set are sealed all the same: the search takes them back in its thoughts and knows nothing of them."""
    low, high = (bidding(2, display=["S13", "S34", "S51"], bids={"A": bid}) for bid in ("14", "26"))
    assert asked(low) == [1]
    assert is_sealed(low, 1)
    bot = Search(GAME, None, 200)
    legal = GAME.legal(low, 1)
    chosen = [[bot.choose(GAME.view(world, 1), legal, Rng(seed)) for seed in range(8)] for world in (low, high)]
    assert chosen[0] == chosen[1]


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
