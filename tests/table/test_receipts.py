"""Receipts at a table: every step comes with the head of the chain, and a guest who comes back hears what became of what it knew."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sheepfold import games
from sheepfold.core.chain import held_against, read_receipt
from sheepfold.core.sealed import verify_file
from sheepfold.table.messages import Back, Do, Undo, Update, Welcome
from tests.table.driving import Driver, Guest


def play(driver: Driver, guests: list[Guest], moves: int) -> None:
    for _ in range(moves):
        driver.move(guests)


def test_everybody_is_given_the_head_of_every_step() -> None:
    driver = Driver()
    guests = driver.start()
    watcher = driver.come(None)
    play(driver, guests, 5)
    log = driver.table.context.log
    for guest in (*guests, watcher):
        assert guest.last(Update).head == log.head(5)
        assert guest.mirror.receipts >= {(n, log.head(n)) for n in range(1, 6)}
    done = driver.move(guests, "again")
    assert (done.n, done.head) == (6, log.head(6))


def test_a_resent_move_has_the_receipt_it_had() -> None:
    driver = Driver()
    guests = driver.start()
    mover = next(guest for guest in guests if guest.mirror.legal)
    message = Do("k", mover.mirror.prompt, mover.mirror.legal[0])
    first = driver.send(mover, message)
    play(driver, guests, 3)
    assert driver.send(mover, message) == first


def test_heads_are_the_same_when_a_table_is_read_again() -> None:
    driver = Driver()
    guests = driver.start()
    play(driver, guests, 6)
    before = bytes(driver.table.context.log.heads)
    assert len(before) == 7 * 32
    driver.read_again()
    assert bytes(driver.table.context.log.heads) == before


def test_what_cannot_be_stored_has_no_receipt() -> None:
    driver = Driver()
    guests = driver.start()
    before = bytes(driver.table.context.log.heads)
    driver.failure = "full"
    assert driver.move(guests).message.id == "refused-store-full"
    assert bytes(driver.table.context.log.heads) == before


@pytest.mark.parametrize("name", games.names())
def test_the_record_of_a_finished_game_proves_every_receipt(name: str) -> None:
    driver = Driver(game=name)
    guests = driver.start()
    taken_back = False
    while driver.table.config.state == "playing":
        mover = next(guest for guest in guests if guest.mirror.legal)
        driver.move(guests)
        if not taken_back and driver.table.status.may_undo(mover.seat or 0):
            taken_back = driver.send(mover, Undo("back")).n == driver.table.n
    content = driver.table.status.record().encode()
    _, record = verify_file(content, games.load)
    assert len(record.rows) == driver.table.n + 1
    heads = driver.table.config.seal().chain().heads(record.rows)
    for guest in guests:
        receipts = [read_receipt(f"{n}:{head}") for n, head in guest.mirror.receipts]
        assert len(receipts) > 5
        assert all(holds for holds, _ in held_against(receipts, heads, record.rows))


# --- coming back


def test_a_guest_who_comes_back_hears_which_steps_were_taken_back() -> None:
    driver = Driver(game="sheep-sheep")
    guests = driver.start()
    while True:
        mover = next(guest for guest in guests if guest.mirror.legal)
        driver.send(mover, Do(f"m{driver.table.n}", mover.mirror.prompt, mover.mirror.legal[0]))
        if driver.table.status.may_undo(mover.seat or 0):
            break
    away = driver.come(None)
    last = driver.table.n
    assert [n for n, _ in away.mirror.events] == list(range(last + 1))
    driver.do(driver.table.detach, away)
    driver.send(mover, Undo("back"))
    assert mover.last(Back).head == driver.table.context.log.head(last + 1)
    driver.do(driver.table.attach, away, away.mirror.n, away.mirror.head)
    assert away.last(Welcome).undone == [last]
    assert not away.last(Welcome).lost
    assert [n for n, _ in away.mirror.events] == list(range(last))
    assert driver.come(None, since=last + 1).last(Welcome).undone == [], "who knows of the undo is not told again"
    assert driver.come(None).last(Welcome).undone == [], "who never knew the step has nothing to forget"


def restored(driver: Driver, rows: int) -> None:
    """The table as it was after so many rows; and played on by others."""
    kept = driver.table.context.log.rows[:rows]
    driver.table = driver.read(driver.table.config, kept, [])


def test_a_guest_who_knows_more_than_the_server_is_told_that_steps_are_lost() -> None:
    driver = Driver()
    guests = driver.start()
    play(driver, guests, 8)
    knowing = guests[0]
    assert knowing.mirror.n == 8
    restored(driver, 3)
    driver.do(driver.table.attach, knowing, knowing.mirror.n, knowing.mirror.head)
    welcome = knowing.last(Welcome)
    assert (welcome.n, welcome.lost, knowing.mirror.lost) == (2, True, True)
    assert [n for n, _ in knowing.mirror.events] == [0, 1, 2], "what it knows now is what there is"
    assert not driver.come(1, since=2).last(Welcome).lost


def test_another_step_of_the_same_number_is_told_by_its_receipt() -> None:
    driver = Driver(game="bouc-makers")
    guests = driver.start()
    a = guests[0]
    driver.send(a, Do("one", a.mirror.prompt, a.mirror.legal[0]))
    known, head = a.mirror.n, a.mirror.head
    restored(driver, 1)
    again = driver.come(0)
    driver.send(again, Do("other", again.mirror.prompt, again.mirror.legal[1]))
    back = Guest(0, "person 0")
    driver.do(driver.table.attach, back, known, head)
    assert back.last(Welcome).lost
    assert not driver.come(0, since=known).last(Welcome).lost, "without a receipt there is nothing to compare"


def test_a_row_with_other_words_gives_another_head() -> None:
    driver = Driver()
    guests = driver.start()
    play(driver, guests, 3)
    rows = list(driver.table.context.log.rows)
    rows[2] = replace(rows[2], at=rows[2].at + 1)
    changed = driver.read(driver.table.config, rows, [])
    assert [changed.context.log.has(n, driver.table.context.log.head(n)) for n in range(4)] == [True, True, False, False]
