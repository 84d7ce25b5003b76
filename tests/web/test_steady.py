"""What Lighthouse would take points away for, held by one visit: shifts while a page loads, robots, descriptions, names of buttons."""

from __future__ import annotations

from tests.server.server_process import ServerProcess
from tests.web.browsing import Browser


def test_pages_stand_still_while_they_load_and_say_what_they_are(browser: Browser, server: ServerProcess) -> None:
    stranger, lobby, room, table, rules = browser.visit("steady", server.address)
    assert stranger["about"] == "Des jeux de moutons pour amis, familles et robots malins."
    assert lobby["about"] == "Sheep games for friends, families and clever bots."
    assert room["about"] == "Ein Tisch auf Sheepfold: Nimm Platz oder schau zu."
    assert table["about"] == "A table on Sheepfold: take a seat, or watch the game."
    assert (rules["title"], rules["about"]) == (
        "Rules of Sheep Sheep · Sheepfold",
        "How to play Sheep Sheep: every rule, with pictures.",
    )
