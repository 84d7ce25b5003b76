"""Positions from parts: what is filled up, and what is said when they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.rules import data
from sheepfold.games.bye_bye_black_sheep.rules.phases import PHASES


def complete(given: Data, seats: int = 3, **options: str) -> Data:
    return GAME.complete(GAME.setup(seats, options), given, Rng(1))


@pytest.mark.parametrize("mode", ["base", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("phase", PHASES)
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
        ({"hand": {}}, "hand: no such key; a position has"),
        ({"phase": "drawing"}, "phase: one of"),
        ({"hands": {"D": "BS"}}, "hands: no 'D'; there are A, B, C"),
        ({"hands": {"A": "1 2"}}, "hands.A: every hand holds exactly one BS, not 0"),
        ({"hands": {"A": 0}}, "hands.A: a hand holds at least its BS"),
        ({"hands": {"A": "1 x BS"}}, "hands.A: no card 'x'"),
        ({"hands": {"A": "13 BS"}}, "hands.A: with 3 players the species are 1 to 12"),
        ({"hands": {"A": "1 1 1 BS"}, "zoos": {"B": "1 1"}}, "zoos.B: more cards of 1 than the 4 there are"),
        ({"hole": "EA EA EA"}, "hole: more cards of EA than the 2 there are"),
        ({"hole": "WO"}, "hole: WO is in play in mode advanced only"),
        ({"hole": "BS"}, "hole: BS cannot be there"),
        ({"zoos": {"A": "EA"}}, "zoos.A: EA cannot be there, only set cards are"),
        ({"phase": "eagle", "hole": "3"}, "hole: phase eagle needs EA there"),
        ({"turn": "D"}, "turn: one of A, B, C; not 'D'"),
        ({"limit": 2}, "limit and added belong to phase zoo"),
        ({"phase": "zoo", "limit": 1, "added": "3"}, "limit is 1"),
        ({"phase": "zoo", "limit": 2, "added": "3", "hands": {"A": "4 BS EA"}}, "added: '3' are not all set cards"),
        ({"wolf": {"owner": "C", "cards": ""}}, "wolf: a wolf pile has an owner and cards"),
        ({"pile": 60}, "pile: no set cards are left"),
        ({"pile": -1}, "pile: a whole number from 0"),
        ({"pile": 3, "hands": {"A": 7, "B": 7, "C": 7}}, "set cards are left over"),
        ({"pile": 2.5}, "pile: what there is, by name, or how many"),
        ({"pile": "2 EA"}, "pile: EA cannot be there, only set cards are"),
        ({"pile": {"hold": "2"}}, "pile: no 'hold'; there are holds, size; did you mean holds?"),
        ({"pile": {"holds": 2}}, "pile.holds: a text of cards"),
        ({"pile": {"holds": "2 MA"}}, "pile.holds: MA cannot be there, only set cards are"),
        ({"pile": {"holds": "2 13"}}, "pile.holds: with 3 players the species are 1 to 12"),
        ({"pile": {"holds": "2 2 2"}, "zoos": {"A": "2 2"}}, "pile: more cards of 2 than the 4 there are"),
        ({"pile": {"holds": "2 2 5", "size": 2}}, "pile.holds names 3 cards, and pile.size says 2 in all"),
        ({"pile": {"size": "many"}}, "pile.size: a whole number from 0"),
        ({"pile": {"holds": "2", "size": 60}}, "pile: no set cards are left"),
        ({"pile": "2", "hands": {"A": 7, "B": 7, "C": 7}}, 'pile = { holds = "2 5" } names some of its cards'),
        ({"hands": {"A": "1 BS", "B": "2 BS", "C": "3 BS"}}, "is in play and no hand is left open for it"),
        ({"hands": {"A": "1 BS"}, "known": {"A": {"holds": "2"}}}, "known.A.holds: 2 is 0 times in hands.A, not 1 times"),
        ({"hands": {"A": "1 BS"}, "known": {"A": {"most": {"1": 0}}}}, "known.A.most: hands.A holds 1 more of 1"),
        ({"question": "B EA"}, "question: a seat and a species"),
    ],
)
def test_what_cannot_be_is_named(given: Data, expected: str) -> None:
    with pytest.raises(BadInput) as raised:
        complete(given)
    assert expected in str(raised.value)


@pytest.mark.parametrize("seed", range(5))
def test_of_the_pile_some_cards_may_be_named(seed: int) -> None:
    """The rest is filled up: the named cards are in no hand, everything else comes by chance."""
    setup = GAME.setup(3, {})
    given: Data = {"pile": {"holds": "2 2 2 2 7"}, "hands": {"A": "7 7 3 4 5 BS EA"}}
    whole = GAME.complete(setup, given, Rng(seed))
    pile = whole["pile"].split()
    assert pile.count("2") == 4
    assert pile.count("7") >= 1
    assert [len(hand.split()) for hand in whole["hands"].values()] == [7, 7, 7]
    assert len(pile) == 33
    assert GAME.broken(GAME.load(setup, whole)) == ""


def test_the_named_cards_of_a_pile_count_in_its_size() -> None:
    whole = complete({"pile": {"holds": "2 2", "size": 6}, "hands": {"A": "3 4 5 BS EA", "B": "2 2 BS MO"}})
    assert len(whole["pile"].split()) == 6
    assert whole["pile"].split().count("2") == 2
    assert len(whole["hands"]["C"].split()) > 7  # the only hand left open takes the rest


def test_the_magpie_is_in_play_where_the_zoos_have_called_it() -> None:
    assert "MA" not in str(complete({"zoos": {"A": "1 2"}})["hands"])
    assert "MA" in str(complete({"zoos": {"A": "1 2 3"}})["hands"])
    assert "MA" in str(complete({"zoos": {"A": "1", "B": "1"}})["hands"])


def names() -> list[dict[str, Any]]:
    return [dict(entry) for entry in data.SPECIES.built_in["reconstructed-v1"]]


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
