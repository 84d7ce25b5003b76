"""The ladder: what a rung is in a game, and at which table."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.bots import ladder
from sheepfold.bots.greedy import Greedy, Inattentive
from sheepfold.bots.ladder import ByTable, Strength
from sheepfold.bots.search import Search
from sheepfold.core.asking import codes
from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng


def test_slips_simulations_and_the_time_that_no_rung_may_pass() -> None:
    game = games.load("sheep-sheep")
    lamb, plain = Strength(slips=60).bot(game), Strength().bot(game)
    assert isinstance(lamb, Inattentive)
    assert lamb.slips == 60
    assert type(plain) is Greedy
    for name in games.names():
        strengths = [ladder.strength(rung, games.load(name)) for rung in ladder.RUNGS]
        assert all(strength.seconds <= 1 for strength in strengths)
        assert isinstance(strengths[-1].bot(games.load(name)), Search)
        assert len(set(strengths)) == len(ladder.RUNGS)


@pytest.mark.parametrize(("seats", "simulations"), [(2, 3), (4, 5)])
def test_a_larger_table_may_have_its_own_number_of_simulations(seats: int, simulations: int) -> None:
    game = games.load("bouc-makers")
    position = game.start(game.setup(seats))
    settle(position, Rng(1))
    seat = int(position.actor())
    legal = [game.say(position, seat, move) for move in codes(position, seat)]
    bot = Strength(simulations=3, larger=5).bot(game)
    assert isinstance(bot, ByTable)
    assert bot.choose(game.view(position, seat), legal, Rng(2)) in legal
    assert bot.simulations == simulations


@pytest.mark.parametrize("seats", [2, 4])
def test_who_is_always_hasty_moves_as_greedy_does(seats: int) -> None:
    game = games.load("bouc-makers")
    position = game.start(game.setup(seats))
    settle(position, Rng(1))
    seat = int(position.actor())
    legal = [game.say(position, seat, move) for move in codes(position, seat)]
    bot = Strength(simulations=3, hasty=(100, 100)).bot(game)
    rng = Rng(2)
    rng.below(100)  # whether to be hasty
    assert bot.choose(game.view(position, seat), legal, Rng(2)) == Greedy(game).choose(game.view(position, seat), legal, rng)
