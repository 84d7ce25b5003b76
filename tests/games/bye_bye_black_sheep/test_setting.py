"""Positions from parts: what is filled up, and what is said when they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME, data
from sheepfold.games.bye_bye_black_sheep.phases import NAMES


def complete(given: Data, seats: int = 3, **options: str) -> Data:
    return GAME.complete(GAME.setup(seats, options), given, Rng(1))


@pytest.mark.parametrize("mode", ["base", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("phase", NAMES)
def test_every_phase_can_be_set_up(phase: str, seats: int, mode: str) -> None:
    if mode == "base" and phase in ("draft", "mother", "turning", "white"):
        return
    given: Data = {"phase": phase}
    if phase == "refill":
        given["hands"] = {"B": 4}
    setup = GAME.setup(seats, {"mode": mode})
    whole = GAME.complete(setup, given, Rng(1))
    position = GAME.load(setup, whole)
    assert position.to_data() == whole
    if phase not in ("magpie", "over"):
        assert GAME.broken(position) == ""


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"hand": {}}, "no key 'hand' in a position"),
        ({"phase": "drawing"}, "phase is one of"),
        ({"hands": {"D": "BS"}}, "hands: no seat 'D'"),
        ({"hands": {"A": "1 2"}}, "hands.A: every hand holds exactly one BS, not 0"),
        ({"hands": {"A": 0}}, "hands.A: a hand holds at least its BS"),
        ({"hands": {"A": "1 x BS"}}, "hands.A: no card 'x'"),
        ({"hands": {"A": "13 BS"}}, "hands.A: with 3 players the species are 1 to 12"),
        ({"hands": {"A": "1 1 1 BS"}, "zoos": {"B": "1 1"}}, "card 1 is used 5 times; 4 in play"),
        ({"hole": "EA EA EA"}, "card EA is used 3 times; 2 in play"),
        ({"hole": "WO"}, "hole: WO is in play in mode advanced only"),
        ({"hole": "BS"}, "hole: BS cannot be there"),
        ({"zoos": {"A": "EA"}}, "zoos.A: EA cannot be there"),
        ({"phase": "eagle", "hole": "3"}, "hole: phase eagle needs EA there"),
        ({"turn": "D"}, "turn is a seat"),
        ({"limit": 2}, "limit and added belong to phase zoo"),
        ({"phase": "zoo", "limit": 1, "added": "3"}, "limit is 1"),
        ({"phase": "zoo", "limit": 2, "added": "3", "hands": {"A": "4 BS EA"}}, "added: '3' are not all set cards"),
        ({"wolf": {"owner": "C", "cards": ""}}, "wolf: a wolf pile has an owner and cards"),
        ({"pile": 60}, "pile: not enough set cards"),
        ({"pile": -1}, "pile is a number from 0 on"),
        ({"pile": 3, "hands": {"A": 7, "B": 7, "C": 7}}, "set cards are left over"),
        ({"hands": {"A": "1 BS", "B": "2 BS", "C": "3 BS"}}, "is in play and no hand is left open for it"),
        ({"hands": {"A": "1 BS"}, "known": {"A": {"holds": "2"}}}, "known.A.holds: '2' is not part of hands.A"),
        ({"hands": {"A": "1 BS"}, "known": {"A": {"most": {"1": 0}}}}, "known.A.most: 1 = 0 does not fit"),
        ({"question": "B EA"}, "question is a seat and a species"),
    ],
)
def test_what_cannot_be_is_named(given: Data, expected: str) -> None:
    with pytest.raises(BadInput) as raised:
        complete(given)
    assert expected in str(raised.value)


def test_the_magpie_is_in_play_where_the_zoos_have_called_it() -> None:
    assert "MA" not in str(complete({"zoos": {"A": "1 2"}})["hands"])
    assert "MA" in str(complete({"zoos": {"A": "1 2 3"}})["hands"])
    assert "MA" in str(complete({"zoos": {"A": "1", "B": "1"}})["hands"])


def names() -> list[dict[str, Any]]:
    return [dict(entry) for entry in data.read_built_in("reconstructed-v1")]


def test_own_names_are_checked() -> None:
    assert data.check(names())[0]["en"] == "Tiger"
    changes: list[tuple[int, dict[str, Any], str]] = [
        (15, {"number": 1}, "species 1: needs exactly one entry, not 2"),
        (3, {"number": 17}, "species 17: numbers go from 1 to 16"),
        (3, {"en": ""}, "species 4: needs a name in 'en'"),
        (3, {"de": "Tiger"}, "the name 'Tiger' (de) is used twice"),
    ]
    for at, change, expected in changes:
        own = names()
        own[at].update(change)
        with pytest.raises(BadInput) as raised:
            data.check(own)
        assert expected in str(raised.value)
    with pytest.raises(BadInput):
        data.check({})


def test_a_view_reads_as_plain_lines() -> None:
    setup = GAME.setup(3, {})
    given = {"phase": "mole", "hole": "4 MO", "zoos": {"C": "7 7"}, "hands": {"A": "2 2 5 BS EA", "B": "3 6 BS EA"}}
    position = GAME.load(setup, GAME.complete(setup, given, Rng(1)))
    lines = GAME.words(GAME.view(position, 0))
    assert lines[0] == "Watering hole: Elephant (4), Mole (MO)."
    assert "C: 7 cards in hand; zoo: 2 x Zebra (7); 0 triplets of 4." in lines
    assert "Your hand: 2 x Penguin (2), Lion (5), Black Sheep (BS), Eagle (EA)." in lines
    assert "B shows you: Crocodile (3), Giraffe (6), Black Sheep (BS), Eagle (EA)." in lines
    assert lines[-1] == "You are asked: the Mole: 'take' a species of the hand you see, or 'skip'."
    assert GAME.words(GAME.view(position, 2))[-1] == "Turn of A. Waiting for A."
    assert not any("Crocodile" in line for line in GAME.words(GAME.view(position, None)))
