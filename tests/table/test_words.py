"""A guest without a board reads its view in the game's words: its own view, and nobody else hears of it."""

from __future__ import annotations

from dataclasses import replace

from sheepfold.core.game import Data
from sheepfold.core.message import Message
from sheepfold.table.messages import Read, Words
from tests.table.driving import Driver, Guest


def said(view: Data) -> list[Message]:
    """Stands in for a game's words: tells whose view it was given."""
    return [Message("plain", {"text": f"seen by {view['seat']}"})]


def reading() -> Driver:
    driver = Driver()
    driver.game = replace(driver.game, words=said)
    driver.table = driver.read(driver.table.config, [], [])
    return driver


def read(driver: Driver, guest: Guest) -> list[str]:
    driver.do(driver.table.receive, guest, Read("r"))
    words = guest.last(Words)
    assert (words.id, words.n) == ("r", guest.mirror.n)
    return [str(line.values["text"]) for line in words.lines]


def test_everybody_reads_their_own_view() -> None:
    driver = reading()
    first, second = driver.start()
    watcher = driver.come(None)
    assert [read(driver, guest) for guest in (first, second, watcher)] == [["seen by A"], ["seen by B"], ["seen by None"]]
    assert all(len([one for one in guest.heard if isinstance(one, Words)]) == 1 for guest in (first, second, watcher))


def test_before_the_start_there_is_nothing_to_read() -> None:
    driver = reading()
    guest = driver.come(None)
    assert read(driver, guest) == []
