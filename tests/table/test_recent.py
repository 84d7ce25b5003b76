"""Who was gone for a moment is told what they missed from memory; it is what the whole log would tell."""

from __future__ import annotations

import pytest

from sheepfold.table import history
from sheepfold.table.messages import Done, Undo, Welcome
from sheepfold.table.told import REMEMBERED
from tests.table.driving import Driver

MOVES = REMEMBERED + 8


def told(driver: Driver, seat: int | None, since: int) -> list[tuple[int, list[list[object]]]]:
    """What somebody who comes back and knows step `since` is told of what they missed."""
    guest = driver.come(seat, since)
    missed = guest.last(Welcome).events
    driver.do(driver.table.detach, guest)
    return missed


@pytest.mark.parametrize("game", ["black-sheep", "bouc-makers", "bauernschlau"])
def test_memory_and_log_tell_the_same(game: str) -> None:
    driver = Driver(game=game)
    guests = driver.start()
    for _ in range(MOVES):
        driver.move(guests)
    known = driver.table.n
    places = [
        (seat, since)
        for seat in (0, 1, None)
        for since in (-1, 0, known - REMEMBERED - 1, known - REMEMBERED, known - 3, known)
    ]
    here = [told(driver, seat, since) for seat, since in places]
    assert [len(events) for events in here[:6]] == [known + 1, known, REMEMBERED + 1, REMEMBERED, 3, 0]
    driver.read_again()
    assert [told(driver, seat, since) for seat, since in places] == here


def test_a_short_break_does_not_lead_through_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()
    guests = driver.start()
    for _ in range(MOVES):
        driver.move(guests)
    monkeypatch.delattr(history, "replayed")
    known = driver.table.n
    assert [n for n, _ in told(driver, 0, known - 2)] == [known - 1, known]
    assert driver.table.status.cost_of_hello(known - 2) == 2
    assert driver.table.status.cost_of_hello(0) == known
    assert driver.table.status.cost_of_hello(known) == 0


def test_what_was_undone_is_not_told() -> None:
    driver = Driver(game="sheep-sheep")
    guests = driver.start()
    undone = 0
    for number in range(12):
        mover = next(guest for guest in guests if guest.mirror.legal)
        driver.move(guests)
        undone += isinstance(driver.send(mover, Undo(f"u{number}")), Done) if number % 3 == 0 else 0
    assert undone
    known = driver.table.n
    here = [told(driver, seat, since) for seat in (0, 1) for since in range(-1, known + 1)]
    driver.read_again()
    assert [told(driver, seat, since) for seat in (0, 1) for since in range(-1, known + 1)] == here
