"""The ladder: what a rung is in a game, and at which table."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.bots import ladder
from sheepfold.bots.bot import Bot
from sheepfold.bots.greedy import Greedy, Inattentive
from sheepfold.bots.ladder import RUNGS, Ladder, Rung, Strength, search, slips
from sheepfold.bots.search import Search
from sheepfold.core.asking import codes
from sheepfold.core.game import Game
from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng

GAME = games.load("bouc-makers")


def choice(bot: Bot, game: Game, seats: int, rng: Rng) -> str:
    """Of the seat that is asked first."""
    position = game.start(game.setup(seats))
    settle(position, Rng(1))
    seat = int(position.actor())
    legal = [game.say(position, seat, move) for move in codes(position, seat)]
    chosen = bot.choose(game.view(position, seat), legal, rng)
    assert chosen in legal
    return chosen


def use(monkeypatch: pytest.MonkeyPatch, tables: dict[int, Ladder]) -> None:
    monkeypatch.setitem(ladder.BY_GAME, GAME.name, tables)


def test_every_rung_differs_from_the_others_and_becomes_stronger_at_every_table() -> None:
    for game in map(games.load, games.names()):
        for seats in range(game.seats[0], game.seats[1] + 1):
            rungs = [ladder.of_game(rung, game.name, seats) for rung in RUNGS]
            quick = [rung.slips for rung in rungs if rung.simulations is None]
            assert len(set(rungs)) == len(RUNGS)
            assert quick == sorted(quick, reverse=True)
            assert [ladder.searches(rung, game.name, seats) for rung in RUNGS] == [False] * len(quick) + [True] * (
                5 - len(quick)
            )
            assert rungs[-1].simulations is not None or rungs[-1] == ladder.PLAIN


def test_no_rung_thinks_for_longer_than_a_second() -> None:
    bot = ladder.make("shepherd", GAME)
    assert isinstance(bot, Search)
    assert bot.seconds is not None
    assert bot.seconds <= 1


@pytest.mark.parametrize(("seats", "simulations"), [(2, 3), (3, 3), (4, 5), (6, 5)])
def test_a_larger_table_may_have_its_own_rungs(seats: int, simulations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    small, large = search(3), search(5)
    use(monkeypatch, {2: (small, small, small, small, small), 4: (large, large, large, large, large)})
    bot = Rung(GAME, "ewe")
    choice(bot, GAME, seats, Rng(2))
    assert bot.simulations == simulations


@pytest.mark.parametrize("seats", [2, 4])
def test_who_is_always_hasty_moves_as_greedy_does(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    hasty = search(3, hasty=100)
    use(monkeypatch, {2: (hasty, hasty, hasty, hasty, hasty)})
    rng = Rng(2)
    rng.below(100)  # whether to be hasty
    assert choice(Rung(GAME, "ram"), GAME, seats, Rng(2)) == choice(Greedy(GAME), GAME, seats, rng)


@pytest.mark.parametrize(("number", "wild"), [(0, 0), (60, 0), (80, 30)])
def test_who_slips_moves_as_the_inattentive_do(number: int, wild: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rung = slips(number, wild)
    use(monkeypatch, {2: (rung, rung, rung, rung, rung)})
    plain = Inattentive(GAME, number, wild) if number else Greedy(GAME)
    for seed in range(9):
        assert choice(Rung(GAME, "lamb"), GAME, 3, Rng(seed)) == choice(plain, GAME, 3, Rng(seed))


@pytest.mark.parametrize(("rung", "same"), [(slips(100, wild=100), slips(0)), (search(20, hasty=100), search(20))])
def test_who_advises_neither_slips_nor_is_hasty(rung: Strength, same: Strength, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, {2: (rung, same, rung, rung, rung)})
    for seed in range(9):
        careful = choice(ladder.careful(Rung(GAME, "lamb")), GAME, 4, Rng(seed))
        assert careful == choice(Rung(GAME, "ewe"), GAME, 4, Rng(seed))
    assert type(ladder.careful(Greedy(GAME))) is Greedy


def test_a_wild_slip_is_any_move_and_another_one_of_the_better_half(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = ["worst", "bad", "good", "best"]
    monkeypatch.setattr(Greedy, "worths", lambda self, view, legal, rng: {text: legal.index(text) for text in legal})

    def taken(bot: Bot) -> set[str]:
        return {bot.choose({}, legal, Rng(seed)) for seed in range(100)}

    assert taken(Inattentive(GAME, 0)) == {"best"}
    assert taken(Inattentive(GAME, 100)) == {"good", "best"}
    assert taken(Inattentive(GAME, 100, wild=20)) == set(legal)
