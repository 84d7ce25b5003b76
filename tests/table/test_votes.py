"""Votes: a seat whose person is gone is handed to a bot when more than half of the others want it."""

from __future__ import annotations

from sheepfold.table.messages import Done, Propose, TableNews, Vote
from tests.table.driving import Driver


def test_more_than_half_hand_an_absent_seat_to_a_bot() -> None:
    driver = Driver(seats=4, game="bouc-makers")
    guests = driver.start()
    assert driver.send(guests[0], Propose("p", "bot", "D")).message.id == "refused-propose-is-here"
    driver.do(driver.table.detach, guests[3])
    assert isinstance(driver.send(guests[0], Propose("q", "bot", "D")), Done)
    proposal = guests[1].last(TableNews).table.proposal
    assert proposal is not None
    assert proposal.waiting == ["B", "C"]
    vote = Vote("v", True)
    assert driver.send(guests[1], vote) == driver.send(guests[1], vote) == Done("v", 0, driver.table.context.log.head(0)), (
        "a resent vote counts once"
    )
    assert driver.table.config.occupants[3].away
    assert driver.table.votes.proposal is None


def test_if_too_many_are_against_it_is_over() -> None:
    driver = Driver(seats=4, game="bouc-makers")
    guests = driver.start()
    driver.do(driver.table.detach, guests[3])
    driver.send(guests[0], Propose("q", "bot", "D"))
    driver.send(guests[1], Vote("v", False))
    assert driver.table.votes.proposal is not None
    driver.send(guests[2], Vote("w", False))
    assert driver.table.votes.proposal is None
    assert not driver.table.config.occupants[3].away
    assert driver.send(guests[1], Vote("x", True)).message.id == "refused-vote-nothing"


def test_the_next_event_closes_it() -> None:
    driver = Driver(seats=4, game="bouc-makers")
    guests = driver.start()
    driver.do(driver.table.detach, guests[3])
    if not any(guest.mirror.legal for guest in guests[:3]):
        return
    driver.send(guests[0], Propose("q", "bot", "D"))
    driver.move(guests[:3])
    assert driver.table.votes.proposal is None


def test_a_lone_player_needs_nobody() -> None:
    driver = Driver(seats=3, bots=1)
    guests = driver.start()
    driver.do(driver.table.detach, guests[1])
    driver.send(guests[0], Propose("q", "bot", "B"))
    assert driver.table.config.occupants[1].away
    assert driver.send(guests[0], Propose("r", "bot", "B")).message.id == "refused-propose-bot-already"
