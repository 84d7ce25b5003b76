"""A dice turn counted out, against every throw tried one by one."""

from functools import cache

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.bouc_makers.bots import worths
from sheepfold.games.bouc_makers.bots.turn import Turn
from sheepfold.games.bouc_makers.rules import moves, rounds
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

GAME = load("bouc-makers")


def given(seats: int, **data: object) -> BoucMakersPosition:
    setup = GAME.setup(seats)
    position = GAME.load(setup, GAME.complete(setup, data, Rng(2)))
    assert isinstance(position, BoucMakersPosition)
    return position


CHOICES: list[dict[str, object]] = [
    {"display": ["S12", "S56", "D1", "S31"], "dice": {"d12": 9, "d10": 3, "d8": 7}, "bids": {"A": "22"}, "turn": "A"},
    {
        "display": ["S07", "S09", "S23", "S52"],
        "dice": {"d12": 2, "d10": 3, "d8": 4},
        "bids": {"A": "18"},
        "herds": {"A": ["S16"]},
        "turn": "A",
        "wool": {"A": 4},
    },
    {
        "display": ["S07", "S23", "S52"],
        "dice": {"d12": 5, "d10": 1, "d8": 2},
        "kept": ["d12"],
        "bids": {"A": "24"},
        "herds": {"A": ["S54"]},
        "turn": "A",
        "wool": {"A": 2},
    },
]


def tried_out(position: BoucMakersPosition, turn: Turn) -> float:
    """The same by playing every throw that may come on the real position; wool and black sheep as the rules move them."""
    wool = float(worths.wool_worth(position))
    seat = int(rounds.roller(position))
    tokens = int(position.wool[seat])

    @cache
    def worth(dice: tuple[int, ...], kept: int, throw: int, hand: int) -> float:
        if hand:
            die = next(die for die in range(3) if hand >> die & 1)
            faces = 12 - 2 * die
            rolled = ((*dice[:die], face, *dice[die + 1 :]) for face in range(1, faces + 1))
            return sum(worth(each, kept, throw, hand & ~(1 << die)) for each in rolled) / faces
        now = position.copy()
        for die in range(3):
            now.dice[die] = dice[die]
        now.kept, now.throw = kept, throw
        if now.base(seat) >= now.target(seat):
            return float(turn.wins[throw - 1])
        found = [answer(now, move, dice, kept, throw) for move in codes(now, seat)]
        return max(found)

    def answer(now: BoucMakersPosition, move: int, dice: tuple[int, ...], kept: int, throw: int) -> float:
        if moves.is_keep(move):
            kept |= 1 << int(moves.keep_die(move))
            return worth(dice, kept, throw + 1, 7 & ~kept)
        if move == moves.CLAIM:
            return float(turn.wins[throw - 1]) - wool * int(rounds.claim_price(now, seat))
        after = now.copy()
        after.play(move, seat)
        paid = tokens + 1 - int(after.wool[seat])  # failing brings one back
        return float(turn.low if after.gains[seat] & ~now.gains[seat] else turn.missed) - wool * paid

    faces = tuple(int(face) for face in position.dice)
    return max(answer(position, move, faces, int(position.kept), int(position.throw)) for move in codes(position, seat))


@pytest.mark.parametrize("data", CHOICES)
def test_a_turn_is_worth_what_all_its_throws_are_worth(data: dict[str, object]) -> None:
    position = given(3, phase="choose", **data)
    turn = Turn(position, 0)
    assert max(turn.worth(position, move) for move in codes(position, 0)) == pytest.approx(tried_out(position, turn))


def test_a_certain_claim_for_the_best_cards_is_worth_more_than_rolling_on() -> None:
    position = given(
        4,
        phase="choose",
        display=["S55", "S56", "S57", "S53", "S52"],
        dice={"d12": 8, "d10": 7, "d8": 6},
        bids={"A": "22"},
        turn="A",
        wool={"A": 1},
    )
    turn = Turn(position, 0)
    assert max(codes(position, 0), key=lambda move: turn.worth(position, move)) == moves.CLAIM
