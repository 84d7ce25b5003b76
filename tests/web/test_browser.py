"""Real people's journeys: a real house, a real Chromium, everything found by role and name (see visit.mjs)."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sheepfold import games
from tests.server.house import House

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
pages: Any = __import__("pages")  # scripts/pages.py
LANGUAGES = ["de", "en", "fr", "de", "fr"]  # of the five games in the order of their names


@pytest.fixture(scope="session")
def tools() -> Any:
    """The pages are built and the browser is there; tests that run beside each other wait for one another here."""
    lock = ROOT / "build" / "pages.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        python = Path(sys.executable)
        pages.LOG.touch()
        found = pages.tools(python)
        pages.fetch(found, tests=True)
        pages.build(python)
    return found


@pytest.fixture(scope="session")
def house(tools: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as found:
        yield found
        assert found.is_alive()
        assert "Traceback" not in found.said(), found.said()


def visit(tools: Any, *words: str) -> None:
    done = subprocess.run(
        [tools.node, str(ROOT / "tests" / "web" / "visit.mjs"), *words],
        capture_output=True,
        text=True,
        env={**os.environ, **tools.more},
        timeout=200,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("game", "language"), list(zip(games.names(), LANGUAGES, strict=True)))
def test_one_click_plays_against_bots_to_the_end(tools: Any, house: House, game: str, language: str) -> None:
    visit(tools, "bots", house.address, game, language)


def test_two_people_play_by_keyboard_and_by_touch_and_a_cut_line_comes_back(tools: Any, house: House) -> None:
    visit(tools, "friends", house.address, "sheep-sheep")


def test_a_game_is_looked_back_on_its_dice_checked_and_its_record_opened(tools: Any, house: House) -> None:
    visit(tools, "past", house.address, "sheep-sheep")


def test_two_people_pass_one_phone_around(tools: Any, house: House) -> None:
    visit(tools, "hands", house.address, "sheep-sheep")


def test_dead_links_say_so(tools: Any, house: House) -> None:
    visit(tools, "lost", house.address)


def test_rules_are_read_in_every_language_and_open_at_the_rule_named(tools: Any, house: House) -> None:
    visit(tools, "rules", house.address)
