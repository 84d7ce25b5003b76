"""Every slip of a player is told by its rule, in every language."""

from __future__ import annotations

import pytest

from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition
from sheepfold.language import LANGUAGES, Speaker, english


def table() -> BlackSheepPosition:
    fields = [{"figures": "HB", "sides": {"A": "CCC"}}, {"closed": True}, {"figures": "SR", "sides": {"A": "P"}}]
    setup = GAME.setup(2)
    return GAME.load(setup, GAME.complete(setup, {"turn": "A", "hands": {"A": "HPP"}, "fields": fields}, Rng(1)))


@pytest.mark.parametrize(
    ("text", "message", "rule"),
    [
        ("", "bs-no-move", ""),
        ("pass", "bs-no-pass", "BS-4.8"),
        ("drop pig", "bs-no-drop-alone", "BS-5.1"),
        ("sing", "bs-no-word", ""),
        ("place pig", "bs-no-number", "BS-4.1"),
        ("place 4 pig", "bs-no-barn", "BS-2.1"),
        ("place 2 pig", "bs-no-closed", "BS-9.1"),
        ("place 3 side A pig", "bs-no-side-own", "BS-4.1"),
        ("place 3 side B pig", "bs-no-side-other", "BS-4.1"),
        ("place 3 pig 1 pig", "bs-no-one-barn", "BS-4.6"),
        ("place 3 goat", "bs-no-animal", ""),
        ("place 3 hrose pig", "bs-no-animal-near", ""),
        ("place 1 pig", "bs-no-complete", "BS-4.2"),
        ("place 3 pig", "bs-no-count-2", "BS-4.4"),
        ("place 3 pig pig drop horse", "bs-no-drop-two", "BS-5.2"),
        ("place 3 pig cow", "bs-no-hold", "BS-4.7"),
        ("place 3 horse horse", "bs-no-hold", "BS-4.7"),
    ],
)
def test_a_refusal_names_its_rule_and_can_be_said(text: str, message: str, rule: str) -> None:
    refused = GAME.why_not(table(), 0, text)
    assert (refused.message.id, refused.rule) == (message, rule)
    said = [Speaker(lang, "black-sheep").refused(refused) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert not [one for one in said if "bs-" in one or "{" in one]


def test_refusals_quote_what_matters() -> None:
    refused = GAME.why_not(table(), 0, "place 3 horse horse")
    said = english(refused.message, "black-sheep")
    assert said == "You do not hold 2 horses. Your hand: 2 pigs and 1 horse."
