"""Real people's journeys: a real house, a real Chromium, everything found by role and name (see visit.mjs)."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold import games
from tests.server.house import House
from tests.web.browsing import visit

LANGUAGES = ["de", "en", "fr", "de", "fr"]  # of the five games in the order of their names


@pytest.mark.parametrize(("game", "language"), list(zip(games.names(), LANGUAGES, strict=True)))
def test_one_click_plays_against_bots_to_the_end(tools: Any, house: House, game: str, language: str) -> None:
    visit(tools, "visit.mjs", "bots", house.address, game, language)


def test_two_people_play_by_keyboard_and_by_touch_and_a_cut_line_comes_back(tools: Any, house: House) -> None:
    visit(tools, "visit.mjs", "friends", house.address, "sheep-sheep")


def test_a_game_is_looked_back_on_its_dice_checked_and_its_record_opened(tools: Any, house: House) -> None:
    visit(tools, "visit.mjs", "past", house.address, "sheep-sheep")


def test_two_people_pass_one_phone_around(tools: Any, house: House) -> None:
    visit(tools, "visit.mjs", "hands", house.address, "sheep-sheep")


def test_a_line_that_died_without_a_word_is_noticed(tools: Any, house: House) -> None:
    visit(tools, "visit.mjs", "silence", house.address, "sheep-sheep")


def test_dead_links_say_so(tools: Any, house: House) -> None:
    visit(tools, "visit.mjs", "lost", house.address)


def test_rules_are_read_in_every_language_and_open_at_the_rule_named(tools: Any, house: House) -> None:
    visit(tools, "visit.mjs", "rules", house.address)
