"""The last round counted out: the same numbers as by walking through every single throw and choice of the real rules."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.asking import codes
from sheepfold.core.laws.chance import odds_of
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers.bots.last_round import LastRound, gains
from sheepfold.games.bouc_makers.rules.moves import bid

GAME = games.load("bouc-makers")
DISPLAY = ["S24", "S37", "S45"]
ROWS = ("cards", "tops", "wool", "bids", "discards", "order")
NUMBERS = ("phase", "who", "display", "reserve", "turn", "throw", "kept", "hand", "arranging")


def last_round(**given: Any) -> Any:
    """Contracts are about to be chosen for the last three cards; the others were dealt out by a seed."""
    setup = GAME.setup(2)
    every = [card["id"] for card in setup.data["deck"]["cards"] if card["id"] not in DISPLAY]
    sheep = [name for name in every if name.startswith("S")]
    dogs = [name for name in every if name.startswith("D")]
    data = {
        "phase": "bid",
        "pile": [],
        "display": DISPLAY,
        "herds": {"A": sheep[::2], "B": sheep[1::2]},
        "tops": {"A": sheep[0], "B": sheep[1]},
        "dogs": {"A": dogs[:1], "B": dogs[1:]},
        **given,
    }
    return GAME.load(setup, GAME.complete(setup, data, Rng(1)))


class Walk:
    """Every throw, one die after the other, and every choice: nothing is summed up, only met twice."""

    def __init__(self) -> None:
        self.known: dict[tuple[Any, ...], float] = {}

    def value(self, position: Any) -> float:
        actor = int(position.actor())
        if actor == OVER:
            return float(position.score(0) - position.score(1))
        dice = [face if not position.hand >> die & 1 else 0 for die, face in enumerate(position.dice)]  # what lies there still
        key = (*(getattr(position, name) for name in NUMBERS), *(tuple(getattr(position, name)) for name in ROWS), *dice)
        if key not in self.known:
            ways = odds_of(position) if actor == FATE else dict.fromkeys(codes(position, actor), 1)
            worths = [self.value(self.after(position, move, actor)) for move in ways]
            if actor == FATE:
                self.known[key] = sum(w * v for w, v in zip(ways.values(), worths, strict=True)) / sum(ways.values())
            else:
                self.known[key] = max(worths) if actor == 0 else min(worths)
        return self.known[key]

    def after(self, position: Any, move: int, seat: int) -> Any:
        after = position.copy()
        after.play(move, seat)
        return after


@pytest.mark.parametrize(("own", "other"), [(22, 15), (17, 26)])
def test_the_same_as_walking_through_all_of_it(own: int, other: int) -> None:
    position = last_round(wool={"A": 0, "B": 1})
    for seat, contract in enumerate((own, other)):
        position.play(bid(contract), seat)
    walk = Walk()
    assert LastRound(False).value(position) == pytest.approx(walk.value(position), abs=1e-9)
    assert len(walk.known) > 10_000


def test_what_contracts_are_worth() -> None:
    position = last_round(wool={"A": 0, "B": 1})
    table = gains(position, False)
    assert (len(table), len(table[0])) == (13, 14)  # without wool there is no 26+ (BM-3.2)
    by_wins = gains(position, True)
    assert all(-1 <= worth <= 1 for line in by_wins for worth in line)
    assert len({round(worth, 6) for line in table for worth in line}) > 100
    with pytest.raises(AssertionError, match="the last round"):
        gains(GAME.load(GAME.setup(2), {**position.to_data(), "pile": [DISPLAY[0]], "display": DISPLAY[1:]}), False)
