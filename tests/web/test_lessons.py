"""Every lesson taken in a real browser as somebody new would, and the goal card before a first game (lessons.mjs, goalcard.mjs)."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.core.scenario.lesson import MOST_STEPS
from tests.server.playing import ask
from tests.server.server_process import ServerProcess
from tests.web.browsing import Browser

WAYS = {
    "bauernschlau": ("en", "keys"),
    "black-sheep": ("en", "mouse"),
    "bouc-makers": ("de", "keys"),
    "bye-bye-black-sheep": ("en", "touch"),
    "sheep-sheep": ("fr", "touch"),
}
TAUGHT = [name for name in games.names() if games.lesson_of(games.load(name))]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_and_a_first_game_are_played_by_what_is_on_the_screen(
    browser: Browser, server: ServerProcess, game: str
) -> None:
    speaks, way = WAYS.get(game, ("en", "mouse"))
    found = browser.visit("lessons", server.address, game, speaks, way, "play")
    assert 3 <= found["steps"] <= MOST_STEPS
    assert found["touches"] >= found["steps"]
    print(found["ended"])


def test_a_lesson_is_taken_at_a_table_without_pictures(browser: Browser, server: ServerProcess) -> None:
    browser.visit("lessons", server.address, "sheep-sheep", "en", "plain")


def test_the_goal_card_comes_before_a_first_game_and_behind_the_book(browser: Browser, server: ServerProcess) -> None:
    browser.visit("goalcard", server.address, "Black Sheep")


def test_a_game_without_a_lesson_has_none(server: ServerProcess) -> None:
    assert ask(server.address, "GET", "/api/lessons/nothing").status == 404
