"""Every hint has a sentence: whole, from the view alone, with the right odds."""

import pytest

from sheepfold.core.game import Data, codes
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.bouc_makers import reasons

GAME = load("bouc-makers")


def sentence(view: Data, move: str) -> str:
    return GAME.reason(view, move).sentence(GAME.messages)


def view_of(given: Data, seat: int = 0, seats: int = 3) -> Data:
    setup = GAME.setup(seats)
    return GAME.view(GAME.load(setup, GAME.complete(setup, given, Rng(1))), seat)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_move_of_whole_games_has_a_sentence_from_the_view_alone(seats: int) -> None:
    rng, used = Rng(seats), set()
    for _ in range(4):
        position = GAME.start(GAME.setup(seats))
        settle(position, rng)
        while position.actor() != OVER:
            seat = int(position.actor())
            view = GAME.view(position, seat)
            other = position.copy()
            other.reshuffle(seat, rng)
            for move in GAME.legal(position, seat):
                found = GAME.reason(view, move)
                used.add(found.message)
                said = found.sentence(GAME.messages)
                assert said[0].isupper()
                assert said.endswith(".")
                assert not set("{}?") & set(said)
                assert sentence(GAME.view(other, seat), move) == said
            found_moves = codes(position, seat)
            position.play(found_moves[rng.below(len(found_moves))], seat)
            settle(position, rng)
    assert used <= set(reasons.MESSAGES)
    assert len(used) > 15


def test_the_odds_of_a_contract() -> None:
    """A bonus of 2 makes 25 as easy as 23, a malus of 3 makes 20 as hard."""
    assert "49 %" in sentence(view_of({"phase": "bid", "herds": {"A": ["S20"]}}), "bid 25")
    assert "49 %" in sentence(view_of({"phase": "bid", "herds": {"A": ["S57"]}}), "bid 20")
    assert sentence(view_of({"phase": "bid"}), "bid 14").startswith("A contract of 14 is nearly safe")


def test_the_odds_of_a_die_set_aside() -> None:
    given = {
        "phase": "choose",
        "bids": {"A": "26", "B": "20", "C": "14"},
        "throw": 2,
        "dice": {"d12": 12, "d10": 3, "d8": 8},
        "kept": ["d12"],
    }
    assert sentence(view_of(given), "keep d8") == "With the 8 of the d8 set aside you still reach 26 with a chance of 50 %."
    assert "out of reach" in sentence(view_of(given), "keep d10")


def test_no_chance_is_rounded_away() -> None:
    assert reasons.percent(0.001) == "less than 1 %"
    assert reasons.percent(0.999) == "more than 99 %"
    assert reasons.percent(0) == "0 %"
