"""What a host may ask of a table: whether it can be let go, whether somebody must see to it, and its game from the start again."""

from __future__ import annotations

import gc

from sheepfold.table import messages
from sheepfold.table.table import Table
from tests.table.driving import Driver


def test_a_table_is_idle_once_everybody_is_gone_for_long_enough() -> None:
    driver = Driver()
    guests = driver.start()
    driver.pass_time(100)
    assert not driver.table.status.is_idle(60), "people are here"
    for guest in guests:
        driver.do(driver.table.detach, guest)
    assert not driver.table.status.is_idle(60), "they have just left"
    driver.pass_time(61)
    assert driver.table.status.is_idle(60)


def test_a_table_that_is_storing_is_busy_and_not_idle() -> None:
    driver = Driver()
    guests = driver.start()
    driver.storing = False
    driver.move(guests)
    for guest in guests:
        driver.do(driver.table.detach, guest)
    driver.pass_time(100)
    assert driver.table.status.is_busy
    assert not driver.table.status.is_idle(60)
    driver.let_store()
    assert not driver.table.status.is_busy
    assert driver.table.status.is_idle(60)


def test_a_table_with_a_clock_or_with_a_bot_to_move_needs_care() -> None:
    plain, clocked, bots = Driver(), Driver(clock=messages.ClockPlan("move", 30)), Driver(bots=2)
    for driver in (plain, clocked, bots):
        driver.start()
    assert [driver.table.status.needs_care for driver in (plain, clocked, bots)] == [False, True, True]


def test_a_table_that_was_let_go_is_gone() -> None:
    driver = Driver()
    driver.start()
    assert not driver.table.status.is_gone
    driver.do(driver.table.let_go, "closing")
    assert driver.table.status.is_gone


def test_a_replay_leads_a_run_of_its_own_to_the_moment_that_is_asked_for() -> None:
    driver = Driver()
    guests = driver.start()
    for _ in range(9):
        driver.move(guests)
    run, replayed = driver.table.replay()
    assert [one.row.n for one in replayed] == list(range(10))
    assert driver.table.run is not None
    assert run is not driver.table.run
    assert driver.game.view(run.position, 0) == driver.game.view(driver.table.run.position, 0)
    rows = driver.table.context.log.rows
    for late in range(1, 12):
        seen = len(list(driver.table.replay(late)[1]))
        movers = [row.seat for row in rows[seen:]]
        assert sum(movers.count(seat) >= late for seat in range(2)) == 2 or seen == 0, "every seat has moved so often since"


def test_who_has_not_moved_has_nothing_to_undo() -> None:
    driver = Driver(game="sheep-sheep")
    driver.start()
    assert [driver.table.status.may_undo(seat) for seat in range(2)] == [False, False]


def test_a_table_that_is_let_go_of_leaves_nothing_to_the_collector() -> None:
    """Its parts know each other; if they did so for ever, all of memory would have to be looked through for them."""
    driver = Driver(clock=messages.ClockPlan("move", 30), bots=1)
    guests = driver.start()
    driver.send(guests[0], messages.Propose("p", "end", "A"))
    gc.collect()
    gc.disable()
    try:
        here = tables()
        driver.do(driver.table.let_go, "")
        del driver.table
        driver.kept.clear()
        assert tables() == here - 1
    finally:
        gc.enable()


def tables() -> int:
    return sum(type(one) is Table for one in gc.get_objects())
