"""What a seat of Bouc Makers may imagine: worlds that look the same to it, each as often as it should be."""

from collections import Counter

from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

GAME = load("bouc-makers")


def given(seats: int, data: dict[str, object], **options: str) -> BoucMakersPosition:
    setup = GAME.setup(seats, options)
    position = GAME.load(setup, GAME.complete(setup, data, Rng(1)))
    assert isinstance(position, BoucMakersPosition)
    return position


def test_covered_sheep_are_any_unseen_sheep_equally_often() -> None:
    """BM-13.2, BM-13.4"""
    position = given(2, {"herds": {"A": ["S07", "S50"], "B": ["S20"]}, "display": "S31 S43 D1"})
    rng, found = Rng(5), Counter[str]()
    for _ in range(4_700):
        world = position.copy()
        world.reshuffle(0, rng)
        (covered,) = set(world.to_data()["herds"]["A"]) - {"S50"}
        found[covered] += 1
    assert len(found) == 47  # all sheep but the two tops and the two on display
    assert all(60 < times < 145 for times in found.values())


def test_sealed_contracts_of_others_are_redrawn_and_own_ones_kept() -> None:
    """BM-13.3"""
    position = given(3, {"bids": {"A": "20", "B": "26+"}, "wool": {"A": 0, "B": 1}})
    rng, own, theirs = Rng(5), Counter[str](), Counter[str]()
    for _ in range(1_400):
        world = position.copy()
        world.reshuffle(0, rng)
        own[world.to_data()["bids"]["A"]] += 1
        theirs[world.to_data()["bids"]["B"]] += 1
    assert own == {"20": 1_400}
    assert len(theirs) == 14
    assert min(theirs.values()) > 60
    world = position.copy()
    world.reshuffle(1, rng)
    assert world.to_data()["bids"]["A"] != "26+"  # A cannot pay for it


def test_unsealing_asks_the_others_again() -> None:
    position = given(3, {"bids": {"A": "20", "B": "26+"}})
    position.unseal(2)
    assert position.to_data()["bids"] == {"A": None, "B": None, "C": None}
    assert position.actor() == 0


def test_open_herds_are_left_alone() -> None:
    position = given(2, {"herds": {"A": ["S07", "S50"]}}, herds="open")
    before = position.to_data()
    position.reshuffle(1, Rng(3))
    assert position.to_data() == before
