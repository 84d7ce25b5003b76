"""Imagined worlds respect what a seat was shown."""

from __future__ import annotations

from collections import Counter

from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def position(seats: int, given: Data, **options: str) -> ByeByeBlackSheepPosition:
    setup = GAME.setup(seats, options)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


def worlds(truth: ByeByeBlackSheepPosition, seat: int, number: int) -> list[Data]:
    found = []
    rng = Rng(5)
    for turn in range(number):
        world = truth.copy()
        world.reshuffle(seat, rng)
        assert GAME.broken(world) == ""
        found.append(world.to_data())
    return found


def test_everybody_else_has_one_of_the_remaining_specials() -> None:
    truth = position(3, {"hands": {"A": "1 2 3 4 5 BS MO", "B": "1 2 6 7 8 BS EA", "C": "3 9 9 10 11 BS EA"}})
    for world in worlds(truth, 0, 50):
        assert world["hands"]["A"] == "1 2 3 4 5 BS MO"
        assert world["hands"]["B"].endswith("BS EA")
        assert world["hands"]["C"].endswith("BS EA")


def test_unseen_cards_are_dealt_by_their_true_odds() -> None:
    truth = position(2, {"hands": {"A": "1 1 1 4 5 6 BS MO", "B": "1 2 6 7 8 9 BS EA"}})
    holding = Counter(card for world in worlds(truth, 0, 4000) for card in world["hands"]["B"].split())
    # 42 unseen set cards, six of them in B's hand: one tiger is left, four penguins.
    assert abs(holding["1"] / 4000 - 6 / 42) < 0.02
    assert abs(holding["2"] / 4000 - 4 * 6 / 42) < 0.05
    assert holding["BS"] == holding["EA"] == 4000


def test_seen_cards_stay_and_proven_absences_too() -> None:
    known = {"B": {"holds": "6 6", "most": {"2": 0, "3": 1}}}
    truth = position(3, {"hands": {"A": "1 1 1 4 5 BS MO", "B": "3 6 6 7 8 9 BS EA"}, "known": known})
    seen: Counter[str] = Counter()
    for world in worlds(truth, 0, 400):
        cards = Counter(world["hands"]["B"].split())
        assert cards["6"] >= 2
        assert cards["2"] == 0
        assert cards["3"] <= 1
        seen.update(cards)
    assert seen["10"] > 100


def test_a_mole_look_fixes_the_hand_for_the_looker_only() -> None:
    truth = position(3, {"phase": "mole", "hands": {"B": "3 6 6 7 8 BS EA"}})
    assert {world["hands"]["B"] for world in worlds(truth, 0, 30)} == {"3 6 6 7 8 BS EA"}
    assert len({world["hands"]["B"] for world in worlds(truth, 2, 30)}) > 20
    for world in worlds(truth, 2, 30):
        held = " ".join(card for card in world["hands"]["B"].split() if card != "BS")
        assert world["private"]["A"]["B"]["holds"] == held


def test_chosen_cards_are_imagined_too() -> None:
    truth = position(3, {"phase": "zoo", "limit": 4, "added": "2 2", "hands": {"A": "2 2 3 4 5 6 BS EA"}})
    assert {world["added"] for world in worlds(truth, 0, 20)} == {"2 2"}
    assert len({world["added"] for world in worlds(truth, 1, 60)}) > 10
