"""Searches with the guide: contracts are mixed sensibly, no matter who chooses last, and a round over is a pause."""

import pytest

from sheepfold.bots.search import Search, choice_shares, is_sealed
from sheepfold.bots.tree import Tree
from sheepfold.core.asking import asked, codes
from sheepfold.core.guide import ANY_LEEWAY
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.games import load

GAME = load("bouc-makers")


def bidding(seats: int, **given: object) -> Position:
    setup = GAME.setup(seats)
    position: Position = GAME.load(setup, GAME.complete(setup, {"phase": "bid", **given}, Rng(2)))
    return position


def test_a_search_mixes_its_contracts() -> None:
    position = bidding(2, display=["S13", "S34", "S51"])
    tree = Tree(position, GAME.guide(), 0, 5)
    tree.run(1500)
    shares = choice_shares(tree, position, 0)
    total = sum(shares.values())
    assert max(shares.values()) / total < 0.9
    assert sum(share / total > 0.05 for share in shares.values()) > 1


def test_against_more_players_a_search_bids_high_but_not_always_the_same() -> None:
    position = bidding(4)
    tree = Tree(position, GAME.guide(), 0, 5)
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
    guide, position, rng = GAME.guide(), bidding(3), Rng(3)
    assert guide.pauses(position)
    while not guide.pause(position):
        settle_one(position, rng)
    assert sum(guide.outlook(position, seat) for seat in range(3)) == pytest.approx(1.0)


def settle_one(position: Position, rng: Rng) -> None:
    seat = int(position.actor())
    if seat < 0:
        position.play(position.draw(rng), seat)
    else:
        found = codes(position, seat)
        position.play(found[rng.below(len(found))], seat)


def test_what_was_planned_for_one_choice_is_forgotten_at_the_next() -> None:
    guide, choosing = GAME.guide(), bidding(3)
    guide.ponder(choosing, 0)
    assert guide.leeway(choosing) == 0
    guide.ponder(bidding(3, bids={"A": "20"}), 0)
    assert guide.leeway(choosing) == ANY_LEEWAY
