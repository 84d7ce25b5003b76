"""Clocks: they run for seats that owe a decision, ask to be woken, and lose nothing when a server stops or dies."""

from __future__ import annotations

from sheepfold.table.clocks import LATE, Clock
from sheepfold.table.messages import Away, ClockPlan, Clocks, Update
from sheepfold.table.rows import Append
from tests.table.driving import Driver


def test_only_the_seat_that_is_asked_loses_time() -> None:
    driver = Driver(clock=ClockPlan("game", 100, 5))
    guests = driver.start()
    (seat,) = driver.table.context.asked()
    driver.pass_time(30)
    left = driver.table.clocks.message()
    assert isinstance(left, Clocks)
    assert left.left["AB"[seat]] == 70_000
    assert left.left["AB"[1 - seat]] == 100_000
    driver.move(guests)
    told = guests[0].last(Update).clocks
    assert isinstance(told, Clocks)
    assert told.left["AB"[seat]] == 75_000, "thirty seconds less, five more"


def test_it_asks_to_be_woken_when_the_first_clock_is_out() -> None:
    driver = Driver(clock=ClockPlan("move", 50))
    driver.start()
    assert driver.wake_at == driver.now + 50 + LATE
    driver.pass_time(10)
    driver.do(driver.table.wake)  # too early: nothing happens
    assert driver.table.n == 0


def test_a_clock_stands_while_a_bot_plays_and_is_not_filled_by_coming_back() -> None:
    driver = Driver(clock=ClockPlan("move", 100))
    guests = driver.start()
    (seat,) = driver.table.context.asked()
    driver.pass_time(90)
    driver.send(guests[seat], Away("a", True))
    driver.pass_time(500)
    driver.send(guests[seat], Away("b", False))
    assert driver.table.clocks.clock.left[seat] == 10


def test_a_stop_keeps_what_was_thought() -> None:
    driver = Driver(clock=ClockPlan("game", 100))
    driver.start()
    (seat,) = driver.table.context.asked()
    driver.pass_time(30)
    driver.kept += driver.table.pause()
    assert isinstance(driver.kept[-1], Append)
    assert driver.kept[-1].row.kind == "pause"
    driver.read_again()
    assert driver.table.clocks.clock.left[seat] == 70


def test_a_death_is_charged_from_the_log_and_the_doubt_is_the_players() -> None:
    driver = Driver(clock=ClockPlan("game", 100))
    driver.start()
    (seat,) = driver.table.context.asked()
    driver.read_again()
    charged = driver.table.pause(died=driver.now + 20)
    assert len(charged) == 1
    assert driver.table.clocks.clock.left[seat] == 81
    driver.kept += charged
    driver.read_again()
    assert driver.table.pause(died=driver.now + 20) == [], "only once"


def test_a_table_without_clocks_asks_for_nothing() -> None:
    clock = Clock(ClockPlan(), 2, lambda: 0.0)
    clock.run([0, 1])
    assert (clock.ticks, clock.next_due(), clock.out_of_time()) == (False, None, [])
