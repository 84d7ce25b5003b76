"""Every hint has a sentence: whole, from the view alone, with the right odds."""

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.game import Data
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.language import Speaker

GAME = load("bouc-makers")


def sentence(view: Data, move: str) -> str:
    return Speaker("en", GAME.name).say(GAME.advice(view, move))


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
                used.add(GAME.advice(view, move).id)
                said = sentence(view, move)
                assert said.endswith(".")
                assert not set("{}?") & set(said)
                assert sentence(GAME.view(other, seat), move) == said
            found_moves = codes(position, seat)
            position.play(found_moves[rng.below(len(found_moves))], seat)
            settle(position, rng)
    assert len(used) > 15


def test_the_odds_of_a_contract() -> None:
    """A bonus of 2 makes 25 as easy as 23, a malus of 3 makes 20 as hard."""
    assert "49 in 100" in sentence(view_of({"phase": "bid", "herds": {"A": ["S20"]}}), "bid 25")
    assert "49 in 100" in sentence(view_of({"phase": "bid", "herds": {"A": ["S57"]}}), "bid 20")
    assert sentence(view_of({"phase": "bid"}), "bid 14").startswith("14 is nearly safe")


def test_the_odds_of_a_die_set_aside() -> None:
    given = {
        "phase": "choose",
        "bids": {"A": "26", "B": "20", "C": "14"},
        "throw": 2,
        "dice": {"d12": 12, "d10": 3, "d8": 8},
        "kept": ["d12"],
    }
    assert sentence(view_of(given), "keep d8") == "Keep the 8 (d8). Chance to reach 26: 50 in 100."
    assert "out of reach" in sentence(view_of(given), "keep d10")
