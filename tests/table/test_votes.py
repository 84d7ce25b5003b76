"""Votes: a seat whose person is gone is handed to a bot when more than half of the others want it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sheepfold.table.config import Occupant, TableConfig
from sheepfold.table.messages import Done, Proposal, Propose, TableNews, Vote
from sheepfold.table.standins import GRACE
from sheepfold.table.votes import HELD
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
    assert driver.table.votes.proposal is None
    driver.pass_time(GRACE)
    assert driver.table.config.occupants[3].away


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


def test_what_is_proposed_about_a_seat_outlasts_a_move() -> None:
    """An undo does not: what it would take back is another move then."""
    driver = Driver(seats=4, game="bouc-makers")
    guests = driver.start()
    driver.do(driver.table.detach, guests[3])
    driver.send(guests[0], Propose("q", "bot", "D"))
    driver.move(guests[:3])
    assert driver.table.votes.proposal is not None


def test_a_lone_player_needs_nobody_but_patience() -> None:
    driver = Driver(seats=3, bots=1)
    guests = driver.start()
    driver.do(driver.table.detach, guests[1])
    driver.send(guests[0], Propose("q", "bot", "B"))
    assert not driver.table.config.occupants[1].away
    assert driver.send(guests[0], Propose("r", "bot", "B")).message.id == "refused-propose-agreed-already"
    driver.pass_time(GRACE)
    assert driver.table.config.occupants[1].away
    assert driver.send(guests[0], Propose("s", "bot", "B")).message.id == "refused-propose-bot-already"


def test_one_question_at_a_time() -> None:
    """A second proposal does not push the first aside before it could be answered."""
    driver = Driver(seats=4, game="bouc-makers")
    guests = driver.start()
    driver.do(driver.table.detach, guests[2])
    driver.do(driver.table.detach, guests[3])
    driver.send(guests[0], Propose("q", "bot", "D"))
    assert driver.send(guests[1], Propose("r", "bot", "C")).message.id == "refused-propose-another-open"
    driver.pass_time(HELD)
    assert isinstance(driver.send(guests[1], Propose("s", "bot", "C")), Done)


def test_a_vote_for_a_question_that_is_gone_is_none_for_the_next() -> None:
    driver = Driver(seats=4, game="bouc-makers")
    guests = driver.start()
    driver.do(driver.table.detach, guests[2])
    driver.do(driver.table.detach, guests[3])
    driver.send(guests[0], Propose("q", "bot", "D"))
    first = guests[1].last(TableNews).table.proposal
    driver.pass_time(HELD)
    driver.send(guests[0], Propose("r", "bot", "C"))
    second = guests[1].last(TableNews).table.proposal
    assert first is not None
    assert second is not None
    assert driver.send(guests[1], Vote("v", True, first.number)).message.id == "refused-vote-nothing"
    assert isinstance(driver.send(guests[1], Vote("w", True, second.number)), Done)


def test_two_votes_settled_at_once_are_stored_one_after_the_other() -> None:
    """C was the last to answer both, and gives up the seat."""
    driver = Driver(seats=4, game="bouc-makers")
    driver.start()
    table = driver.table

    def leave(seat: int) -> Callable[[TableConfig], None]:
        def action(draft: TableConfig) -> None:
            draft.occupants[seat] = Occupant(kind="bot", bot="greedy", left=True)

        return action

    driver.do(table.change, leave(3), "D")
    table.votes.open(Proposal(what="undo", by="A", seat="A", waiting=["C"]), partial(table.seats.set_away, 0, True))
    table.wishes.open(Proposal(what="join", by="", seat="D", waiting=["C"]), partial(table.seats.set_away, 1, True))
    driver.storing = False
    driver.do(table.change, leave(2), "C")
    for _ in range(3):
        assert len(driver.waiting) == 1
        driver.let_store()
    assert not driver.waiting
    assert [occupant.away for occupant in table.config.occupants] == [True, True, False, False], "neither undid the other"


def test_who_gives_up_their_seat_is_not_waited_for() -> None:
    driver = Driver(seats=4, game="bouc-makers")
    guests = driver.start()
    driver.do(driver.table.detach, guests[3])
    driver.send(guests[0], Propose("q", "bot", "D"))
    driver.send(guests[1], Vote("v", False))

    def leave(draft: TableConfig) -> None:
        draft.occupants[2] = Occupant(kind="bot", bot="greedy", left=True)

    driver.do(driver.table.change, leave, "ticket")
    assert driver.table.votes.proposal is None, "one of two is not more than half"
    assert not driver.table.standins.graces
