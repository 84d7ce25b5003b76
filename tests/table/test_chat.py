"""Chat: said once, heard by all who did not mute, at a pace, and forgotten with the person."""

from __future__ import annotations

from sheepfold.table.chat import PACE, one_line
from sheepfold.table.messages import Done, Mute, Said, Say, Welcome
from sheepfold.table.rows import AddChat
from tests.table.driving import Driver


def test_a_line_is_stored_and_heard_and_a_resent_one_is_no_second() -> None:
    driver = Driver()
    a, b = driver.start()
    say = Say("s", " hello \n there ")
    assert driver.send(a, say) == driver.send(a, say) == Done("s", 0, driver.table.context.log.head(0))
    assert b.last(Said).text == "hello there"
    assert sum(isinstance(change, AddChat) for change in driver.kept) == 1
    assert [line.text for line in driver.come(None).last(Welcome).chat] == ["hello there"]


def test_whom_one_has_muted_one_does_not_hear() -> None:
    driver = Driver()
    a, b = driver.start()
    driver.send(b, Mute("m", "A", True))
    before = len(b.heard)
    driver.send(a, Say("s", "hello"))
    assert len(b.heard) == before
    assert driver.come(1).last(Welcome).chat == []
    watcher = driver.come(None)
    assert driver.send(watcher, Mute("m", "A", True)).message.id == "refused-only-players-mute"


def test_chat_does_not_hold_up_the_game() -> None:
    driver = Driver()
    guests = driver.start()
    driver.storing = False
    driver.send(guests[0], Say("s", "hello"))
    driver.move(guests)
    assert len(driver.waiting) == 2


def test_what_could_not_be_stored_was_not_said() -> None:
    driver = Driver()
    a, b = driver.start()
    driver.failure = "full"
    assert driver.send(a, Say("s", "hello")).message.id == "refused-store-full"
    driver.failure = ""
    assert isinstance(driver.send(a, Say("s", "hello")), Done), "the same message may be tried again"
    assert b.last(Said).text == "hello"


def test_chat_has_a_pace_and_says_something() -> None:
    driver = Driver()
    a, _ = driver.start()
    assert driver.send(a, Say("e", "\u200b")).message.id == "refused-chat-empty"
    answers = [driver.send(a, Say(f"s{number}", "hello")) for number in range(int(PACE.burst) + 1)]
    assert answers[-1].message.id == "refused-chat-too-much"


def test_a_person_is_forgotten() -> None:
    driver = Driver()
    a, _ = driver.start()
    driver.send(a, Say("s", "hello"))
    driver.table.forget("person 0")
    assert driver.come(1).last(Welcome).chat == []


def test_one_line() -> None:
    assert one_line(" a\n b\t\u202e c ") == "a b c"
