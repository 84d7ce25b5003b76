"""Real people's journeys: a real server, a real Chromium, everything found by role and name (see visit.mjs)."""

from __future__ import annotations

import pytest

from sheepfold import games
from tests.server.server_process import ServerProcess
from tests.web.browsing import Browser
from tests.web.test_boards import DRAWN

LANGUAGES = ["de", "en", "fr"]  # in turn, over the games in the order of their names
ELSEWHERE = "sheep-sheep"  # test_installed.py plays it
GAMES = [(name, LANGUAGES[at % 3]) for at, name in enumerate(games.names()) if name != ELSEWHERE]


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_one_click_plays_against_bots(browser: Browser, server: ServerProcess, game: str, language: str) -> None:
    """Without a drawn board to the end; those are played to theirs in test_lessons.py."""
    browser.visit("visit", "bots", server.address, game, language, *(["drawn"] if game in DRAWN else []))


def test_two_people_play_by_keyboard_and_by_touch_and_a_cut_line_comes_back(browser: Browser, server: ServerProcess) -> None:
    browser.visit("visit", "friends", server.address, "sheep-sheep")


def test_two_people_play_an_evening(browser: Browser, server: ServerProcess) -> None:
    browser.visit("evening", server.address)


def test_a_game_is_looked_back_on_its_dice_checked_and_its_record_opened(browser: Browser, server: ServerProcess) -> None:
    browser.visit("visit", "past", server.address, "sheep-sheep")


def test_two_people_pass_one_phone_around(browser: Browser, server: ServerProcess) -> None:
    browser.visit("visit", "hotseat", server.address, "sheep-sheep")


def test_a_line_that_died_without_a_word_is_noticed(browser: Browser, server: ServerProcess) -> None:
    browser.visit("visit", "silence", server.address, "sheep-sheep")


def test_dead_links_say_so(browser: Browser, server: ServerProcess) -> None:
    browser.visit("visit", "lost", server.address)


def test_rules_are_read_in_every_language_and_open_at_the_rule_named(browser: Browser, server: ServerProcess) -> None:
    browser.visit("visit", "rules", server.address)
