"""Clocks and taking back: undoing a move brings nobody time, and costs nobody else theirs."""

from __future__ import annotations

import pytest

from sheepfold.table.messages import Away, ClockPlan, Do, Done, Undo
from tests.table.driving import Driver, Guest

GAME, MOVE = ClockPlan("game", 100, 5), ClockPlan("move", 100)


def begun(plan: ClockPlan) -> tuple[Driver, list[Guest], Guest]:
    """A game with clocks, and somebody who is asked, whose next move can be taken back and asks the other."""
    driver = Driver(game="bauernschlau", clock=plan)
    guests = driver.start()
    driver.move(guests)
    return driver, guests, next(guest for guest in guests if guest.mirror.legal)


def left(driver: Driver, guest: Guest) -> float:
    """Seconds on the clock of a guest, as everybody is told."""
    message = driver.table.clocks.message()
    return message.left["AB"[guest.seat or 0]] / 1000  # type: ignore[union-attr]


def move(driver: Driver, guest: Guest) -> None:
    answer = driver.send(guest, Do(f"m{driver.table.n}", guest.mirror.prompt, guest.mirror.legal[0]))
    assert isinstance(answer, Done)


def undo(driver: Driver, guest: Guest) -> object:
    return driver.send(guest, Undo(f"u{driver.table.n}"))


@pytest.mark.parametrize("plan", [GAME, MOVE])
def test_moving_and_undoing_fills_no_clock(plan: ClockPlan) -> None:
    driver, _, cheat = begun(plan)
    before = left(driver, cheat)
    for _ in range(10):
        driver.pass_time(2)
        move(driver, cheat)
        assert isinstance(undo(driver, cheat), Done)
    assert left(driver, cheat) == pytest.approx(before - 20, abs=0.02)
    driver.read_again()
    assert driver.table.clocks.clock.left[cheat.seat or 0] == pytest.approx(before - 20, abs=0.02), (
        "and so it is for a reader of the log"
    )


@pytest.mark.parametrize("plan", [GAME, MOVE])
def test_nobody_thinks_while_the_other_pays(plan: ClockPlan) -> None:
    """A moves at once, thinks while the clock of B runs, and takes the move back."""
    driver, guests, cheat = begun(plan)
    victim = next(guest for guest in guests if guest is not cheat)
    mine, theirs = left(driver, cheat), left(driver, victim)
    for _ in range(3):
        move(driver, cheat)
        driver.pass_time(20)
        assert isinstance(undo(driver, cheat), Done)
    assert left(driver, cheat) == pytest.approx(mine - 60, abs=0.01)
    assert left(driver, victim) == theirs
    driver.read_again()
    assert driver.table.clocks.clock.left[cheat.seat or 0] == pytest.approx(mine - 60, abs=0.01)
    assert driver.table.clocks.clock.left[victim.seat or 0] == theirs


@pytest.mark.parametrize("plan", [GAME, MOVE])
def test_who_has_no_time_left_for_it_takes_nothing_back(plan: ClockPlan) -> None:
    driver, _, cheat = begun(plan)
    driver.pass_time(60)
    move(driver, cheat)
    driver.pass_time(45)
    assert undo(driver, cheat).message.id == "refused-undo-late"  # type: ignore[attr-defined]


def test_a_bot_that_moves_meanwhile_fills_no_clock_either() -> None:
    """A lets a bot move, comes back and undoes that: the question is the old one, and so is the time for it."""
    driver, _, cheat = begun(MOVE)
    driver.pass_time(90)
    driver.send(cheat, Away("a1", True))
    bot = next(guest for guest in driver.table.status.guests() if guest.is_bot)
    driver.send(bot, Do("b", bot.mirror.prompt, bot.mirror.legal[0]))  # type: ignore[arg-type, attr-defined]
    driver.send(cheat, Away("a2", False))
    assert isinstance(undo(driver, cheat), Done)
    assert left(driver, cheat) == 10
