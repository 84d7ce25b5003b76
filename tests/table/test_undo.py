"""Taking moves back: at once, by consent of all, or not at all, and why."""

from __future__ import annotations

import pytest

from sheepfold.table.messages import Back, Do, Done, RefusedMove, Undo, Vote
from sheepfold.table.undo import PACE
from tests.table.driving import Driver, Guest


def play_until_undo(driver: Driver, guests: list[Guest]) -> Guest:
    """Moves are made until one may be taken back, if all agree; who asked for that."""
    for number in range(60):
        mover = next(guest for guest in guests if guest.mirror.legal)
        driver.send(mover, Do(f"m{number}", mover.mirror.prompt, mover.mirror.legal[0]))
        driver.now += 60  # the pace of taking back is for others to test
        if isinstance(driver.send(mover, Undo(f"u{number}")), Done):
            return mover
    raise AssertionError("nothing can be taken back in this game")


def test_a_move_is_taken_back_and_told_with_the_table_as_it_was() -> None:
    driver = Driver(game="sheep-sheep")
    guests = driver.start()
    mover = play_until_undo(driver, guests)
    if driver.table.votes.proposal is not None:
        other = next(guest for guest in guests if guest is not mover)
        driver.send(other, Vote("v", True))
    back = mover.last(Back)
    assert back.by == "AB"[mover.seat or 0]
    assert back.n == driver.table.n
    driver.read_again()
    assert driver.come(mover.seat).mirror.view == back.view, "and so it is for a reader of the log"


def test_before_a_first_move_there_is_nothing_to_take_back() -> None:
    driver = Driver()
    guests = driver.start()
    watcher = driver.come(None)
    assert driver.send(guests[0], Undo("u")).message.id == "refused-undo-no-move"
    assert driver.send(watcher, Undo("u")).message.id == "refused-undo-nothing"


def test_not_too_often() -> None:
    driver = Driver()
    guests = driver.start()
    answers = [driver.send(guests[0], Undo(f"u{number}")) for number in range(int(PACE.burst) + 1)]
    assert answers[-1].message.id == "refused-undo-too-often"


@pytest.mark.parametrize("game", ["bauernschlau", "black-sheep"])
def test_what_fate_brought_or_showed_stays(game: str) -> None:
    """There is a moment that cannot be taken back."""
    driver = Driver(game=game)
    guests = driver.start()
    found = set()
    for number in range(40):
        if driver.table.config.state != "playing":
            break
        mover = next(guest for guest in guests if guest.mirror.legal)
        driver.send(mover, Do(f"m{number}", mover.mirror.prompt, mover.mirror.legal[0]))
        driver.now += 60
        answer = driver.send(mover, Undo(f"u{number}"))
        if isinstance(answer, RefusedMove):
            found.add(answer.message.id)
        elif driver.table.votes.proposal is not None:
            driver.send(next(guest for guest in guests if guest is not mover), Vote(f"v{number}", False))
    assert found & {"refused-undo-fate", "refused-undo-revealed"}


def test_exchanges_are_taken_back_until_finish_and_a_dry_finish_is_not() -> None:
    """Sheep Sheep's ledger: exchanges of the current turn may be undone until "finish"; even if nothing was captured."""
    driver = Driver(game="sheep-sheep")
    guests = driver.start()
    for number in range(30):
        mover = next(guest for guest in guests if guest.mirror.legal)
        before = driver.table.n
        exchange = next((text for text in mover.mirror.legal if text.startswith("exchange")), "")
        if exchange:
            driver.send(mover, Do(f"x{number}", mover.mirror.prompt, exchange))
            assert isinstance(driver.send(mover, Undo(f"y{number}")), Done), "an exchange is taken back at once"
        driver.send(mover, Do(f"f{number}", mover.mirror.prompt, mover.mirror.legal[-1]))
        driver.now += 60
        row = driver.table.context.log.rows[-1]
        if row.text == "finish" and not row.fate:
            assert driver.send(mover, Undo(f"u{number}")).message.id == "refused-undo-revealed"
            assert driver.table.votes.proposal is None, "nobody is even asked"
            return
        assert driver.table.n > before
    raise AssertionError("nobody finished without a capture")
