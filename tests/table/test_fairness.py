"""The fairness ledger at a table (docs/fairness.md): for each act that touches another's seat, two clients try to get more.

A is honest unless said otherwise; cheats may hold several seats, come with several sockets and resend what they like.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sheepfold.table import messages
from sheepfold.table.config import Occupant, TableConfig
from sheepfold.table.effects import Answer, Choose, Notify
from sheepfold.table.messages import Away, Do, Done, Propose, RefusedMove, TableNews, Undo, Vote, Welcome
from sheepfold.table.newcomers import Newcomer, Reception
from sheepfold.table.standins import GRACE
from tests.table.driving import Driver, Guest

MINUTE = messages.ClockPlan("move", 60)


def refused(answer: Any) -> str:
    """Why something was not done."""
    assert isinstance(answer, RefusedMove), answer
    return answer.message.id.removeprefix("refused-")


def away(driver: Driver, seat: int) -> bool:
    return driver.table.config.occupants[seat].away


def bots_at(driver: Driver, seat: int) -> int:
    return sum(guest.is_bot for guest in driver.table.context.perspectives.guests_at(seat))


def leave(driver: Driver, seat: int) -> None:
    """As the server has it: the seat is a bot's, and who had it is remembered."""

    def action(draft: TableConfig) -> None:
        person = draft.occupants[seat].person
        draft.occupants[seat] = Occupant(kind="bot", bot="greedy", left=True)
        draft.note_leaving(person, seat)

    driver.do(driver.table.change, action, object())
    driver.do(driver.table.send_away, seat, f"person {seat}", "left")


def join(driver: Driver, person: str, seat: int | None = None) -> Reception | str:
    """What somebody is answered who asks for a seat: the reception, or why not."""
    ticket = object()
    driver.do(driver.table.ask_to_join, Newcomer(person, person.title(), seat), ticket)
    answer: Answer = driver.answers[ticket]
    if answer.refused is not None:
        return str(answer.refused).split()[0].removeprefix("refused-")
    assert isinstance(answer.found, Reception)
    return answer.found


# --- a bot for somebody who is not here


def test_bot_in_a_game_of_two_nobody_loses_their_seat_to_a_reload() -> None:
    driver = Driver()
    a, b = driver.start()
    driver.do(driver.table.detach, b)
    assert isinstance(driver.send(a, Propose("p", "bot", "B")), Done)
    assert [effect for effect in driver.left if isinstance(effect, Notify)][-1] == Notify([1], "come back")
    driver.pass_time(GRACE - 1)
    assert not away(driver, 1)
    assert bots_at(driver, 1) == 0
    b = driver.come(1)
    assert [(told.seat, told.by, told.left) for told in b.last(Welcome).table.standins] == [("B", "A", 1000)]
    assert b.last(TableNews).table.standins == a.last(TableNews).table.standins == []
    driver.pass_time(GRACE)
    assert not away(driver, 1)


def test_bot_leaving_again_restarts_the_minute() -> None:
    """A keeps proposing while B's connection flickers; only a whole minute without B counts."""
    driver = Driver()
    a, b = driver.start()
    for number in range(5):
        driver.do(driver.table.detach, b)
        driver.send(a, Propose(f"p{number}", "bot", "B"))
        driver.pass_time(GRACE - 1)
        b = driver.come(1)
    assert not away(driver, 1)
    driver.do(driver.table.detach, b)
    driver.pass_time(GRACE * 2)
    assert not away(driver, 1), "nobody proposed it this time"


def test_bot_gets_up_as_soon_as_the_person_is_back() -> None:
    driver = Driver()
    a, b = driver.start()
    driver.do(driver.table.detach, b)
    driver.send(a, Propose("p", "bot", "B"))
    driver.pass_time(GRACE)
    assert away(driver, 1)
    assert bots_at(driver, 1) == 1
    assert a.last(TableNews).table.standins == []
    b = driver.come(1)
    assert not away(driver, 1)
    assert bots_at(driver, 1) == 0
    assert not b.last(TableNews).table.seats[1].away
    driver.read_again()
    assert not away(driver, 1)


def test_bot_of_ones_own_wish_stays_until_one_says_so() -> None:
    driver = Driver()
    a, b = driver.start()
    driver.send(b, Away("off", True))
    driver.do(driver.table.detach, b)
    assert refused(driver.send(a, Propose("p", "bot", "B"))) == "propose-bot-already"
    b = driver.come(1)
    assert away(driver, 1)
    driver.send(b, Away("on", False))
    assert not away(driver, 1)


def test_bot_a_proposal_sent_again_wipes_no_answer() -> None:
    """A sends the same proposal until the noes are forgotten."""
    driver = Driver(seats=4, game="bouc-makers")
    a, b, c, d = driver.start()
    driver.do(driver.table.detach, d)
    again = driver.send(a, Propose("p", "bot", "D"))
    assert isinstance(again, Done)
    driver.send(b, Vote("v", False))
    for _ in range(3):
        assert driver.send(a, Propose("p", "bot", "D")) == again
    for number in range(3):
        assert refused(driver.send(a, Propose(f"q{number}", "bot", "D"))) == "propose-another-open"
    proposal = a.last(TableNews).table.proposal
    assert proposal is not None
    assert proposal.waiting == ["C"]
    driver.send(c, Vote("w", False))
    assert driver.send(a, Propose("p", "bot", "D")) == again, "answered alike, and still no new vote"
    assert driver.table.votes.proposal is None
    driver.pass_time(GRACE * 2)
    assert not away(driver, 3)


def test_bot_two_of_four_cannot_hand_over_the_seat_of_one_who_is_here() -> None:
    driver = Driver(seats=4, game="bouc-makers")
    a, b, _c, d = driver.start()
    second = driver.come(3)
    driver.do(driver.table.detach, d)
    assert refused(driver.send(a, Propose("p", "bot", "D"))) == "propose-is-here", "one of two sockets is enough"
    driver.do(driver.table.detach, second)
    driver.send(a, Propose("q", "bot", "D"))
    for number in range(5):
        driver.send(a, Vote(f"v{number}", True))  # nobody waits for these
    assert not driver.table.standins.graces
    watcher = driver.come(None)
    assert refused(driver.send(watcher, Vote("w", True))) == "vote-nothing"
    assert refused(driver.send(watcher, Propose("w", "bot", "D"))) == "propose-not-now"
    driver.send(b, Vote("x", True))
    assert list(driver.table.standins.graces) == [3], "two of three are more than half"


def test_bot_a_store_that_fails_seats_nobody_and_is_tried_again() -> None:
    driver = Driver()
    a, b = driver.start()
    driver.do(driver.table.detach, b)
    driver.send(a, Propose("p", "bot", "B"))
    driver.failure = "full"
    driver.pass_time(GRACE)
    assert not away(driver, 1)
    driver.failure = ""
    driver.pass_time(1)
    assert away(driver, 1)


def test_bot_a_clock_and_a_grace_ring_each_at_its_time() -> None:
    driver = Driver(clock=messages.ClockPlan("move", 300))
    guests = driver.start()
    mover = next(guest for guest in guests if guest.mirror.legal)
    other = next(guest for guest in guests if guest is not mover)
    driver.do(driver.table.detach, mover)
    driver.send(other, Propose("p", "bot", "AB"[mover.seat or 0]))
    driver.pass_time(GRACE + 1)
    assert away(driver, mover.seat or 0)
    driver.come(mover.seat)
    driver.pass_time(300)
    assert [effect.seat for effect in driver.left if isinstance(effect, Choose)] == [mover.seat], "and its clock runs again"


# --- taking back


def undoable(driver: Driver, guests: list[Guest]) -> Guest:
    """The game goes on until somebody's move can be undone with the others' consent, others having moved since; who asks."""
    last: Guest | None = None
    rng = Random(6)
    for number in range(200):
        mover = next(guest for guest in guests if guest.mirror.legal)
        driver.send(mover, Do(f"m{number}", mover.mirror.prompt, rng.choice(mover.mirror.legal)))
        driver.now += 60
        if last is not None and last is not mover and isinstance(driver.send(last, Undo(f"u{number}")), Done):
            return last
        last = mover
    raise AssertionError("nothing can be undone in this game")


def test_undo_needs_everyone_also_whom_a_bot_plays_for() -> None:
    """A waits until B is away and then undoes what B has answered."""
    driver = Driver(game="bauernschlau", seats=2)
    guests = driver.start()
    cheat = undoable(driver, guests)
    other = guests[1 - (cheat.seat or 0)]
    assert driver.table.votes.proposal is not None
    driver.send(other, Vote("no", False))
    assert driver.table.votes.proposal is None
    driver.do(driver.table.detach, other)
    driver.send(cheat, Propose("p", "bot", "AB"[other.seat or 0]))
    driver.pass_time(GRACE)
    assert away(driver, other.seat or 0)
    before = driver.table.n
    driver.send(cheat, Undo("again"))
    assert driver.table.n == before, "nothing is undone while the other cannot be asked"


def test_undo_sent_again_is_no_second_question() -> None:
    driver = Driver(game="bauernschlau", seats=3)
    guests = driver.start()
    cheat = undoable(driver, guests)
    proposal = driver.table.votes.proposal
    assert proposal is not None
    others = [guest for guest in guests if guest is not cheat]
    driver.send(others[0], Vote("v", True))
    assert refused(driver.send(cheat, Undo("another"))) == "propose-another-open"
    assert driver.table.votes.proposal is proposal
    before = driver.table.n
    driver.send(cheat, Vote("mine", True, proposal.number))
    driver.send(others[0], Vote("twice", True, proposal.number))
    assert driver.table.n == before, "nobody votes twice, or for another"
    driver.send(others[1], Vote("w", False, proposal.number))
    assert driver.table.n == before


# --- somebody new at a seat that was given up


def table_with_a_seat_given_up() -> tuple[Driver, list[Guest]]:
    driver = Driver(seats=4, game="bouc-makers")
    guests = driver.start()
    leave(driver, 3)
    return driver, guests[:3]


def test_take_over_needs_everyone_who_stays() -> None:
    driver, (a, b, c) = table_with_a_seat_given_up()
    assert join(driver, "stranger") == Reception(asked="D")
    assert join(driver, "stranger") == Reception(asked="D"), "asked once, however often it is sent"
    watcher = driver.come(None, person="stranger")
    assert watcher.mirror.view is not None
    assert watcher.mirror.view == driver.game.view(driver.table.run.position, None) if driver.table.run else False
    wish = a.last(TableNews).table.joining
    assert wish is not None
    assert (wish.what, wish.by, wish.seat, wish.name, wish.waiting) == ("join", "", "D", "Stranger", ["A", "B", "C"])
    assert refused(driver.send(a, Vote("old", True))) == "vote-nothing", "a vote that does not say for what is for no newcomer"
    for number, guest in enumerate((a, b)):
        driver.send(guest, Vote(f"v{number}", True, wish.number))
        driver.send(guest, Vote(f"w{number}", True, wish.number))
    assert driver.table.config.occupants[3].left, "two of three are not all"
    driver.move([a, b, c])
    assert driver.table.wishes.proposal is not None, "the game goes on meanwhile"
    driver.send(c, Vote("v2", True, wish.number))
    assert driver.table.config.occupants[3].person == "stranger"
    assert [told.you for told in watcher.last(TableNews).table.seats] == [False, False, False, True]
    assert driver.come(3, person="stranger").mirror.view is not None
    driver.read_again()
    assert driver.table.config.occupants[3].person == "stranger"


def test_take_over_one_no_is_enough_and_is_not_asked_away() -> None:
    driver, (_a, b, _c) = table_with_a_seat_given_up()
    join(driver, "stranger")
    wish = driver.table.wishes.proposal
    assert wish is not None
    driver.send(b, Vote("v", False, wish.number))
    assert driver.table.wishes.proposal is None
    assert driver.table.config.occupants[3].left
    driver.now += 600
    assert join(driver, "stranger") == "join-denied"


def test_take_over_is_remembered_so_that_the_newcomer_can_be_forgotten() -> None:
    """Or else deleting a person who took over a seat and left it would not find their name here."""
    driver, guests = table_with_a_seat_given_up()
    join(driver, "stranger")
    wish = driver.table.wishes.proposal
    assert wish is not None
    for number, guest in enumerate(guests):
        driver.send(guest, Vote(f"v{number}", True, wish.number))
    assert driver.table.config.occupants[3].person == "stranger"
    assert driver.table.config.named["stranger"] == ["Stranger"]


@pytest.mark.parametrize("person", ["person 0", "person 3"])
def test_take_over_is_not_for_who_sits_or_sat_here(person: str) -> None:
    """B gives up the seat and wants it back; A would like a second hand."""
    driver, _guests = table_with_a_seat_given_up()
    assert join(driver, person) == join(driver, person, 3) == "join-sat-here"
    driver.read_again()
    assert join(driver, person) == "join-sat-here", "also after the table was read again"


def test_take_over_cannot_be_handed_round() -> None:
    """Sit down, read the hand, leave: once, by consent, and never again."""
    driver, (a, b, c) = table_with_a_seat_given_up()
    join(driver, "stranger")
    wish = driver.table.wishes.proposal
    assert wish is not None
    for number, guest in enumerate((a, b, c)):
        driver.send(guest, Vote(f"v{number}", True, wish.number))

    def up(draft: TableConfig) -> None:
        draft.occupants[3] = Occupant(kind="bot", bot="greedy", left=True)
        draft.note_leaving("stranger", 3)

    driver.do(driver.table.change, up, object())
    assert join(driver, "stranger") == "join-sat-here"
    assert set(driver.table.config.sat) == {"person 3", "stranger"}


def test_take_over_where_only_bots_play_on_asks_nobody() -> None:
    driver = Driver(seats=3, bots=1)
    driver.start()
    leave(driver, 0)
    assert join(driver, "stranger") == Reception(asked="A"), "B is still here"
    leave(driver, 1)
    assert driver.table.config.occupants[0].person == "stranger", "B gave up too: nobody is left to ask"
    assert join(driver, "second", 1) == Reception(asked="B"), "but now the stranger is"
    driver = Driver(seats=3, bots=2)
    driver.start()
    leave(driver, 0)
    assert join(driver, "stranger") == Reception(seat="A")


def test_take_over_asks_are_few_and_never_in_the_way() -> None:
    """A crowd of strangers keeps asking: the players are asked seldom, and can still propose."""
    driver, (a, _b, c) = table_with_a_seat_given_up()
    answers = [join(driver, f"stranger {number}") for number in range(20)]
    assert answers[0] == Reception(asked="D")
    assert set(answers[1:]) == {"join-another-asks"}
    driver.do(driver.table.detach, c)
    assert isinstance(driver.send(a, Propose("p", "bot", "C")), Done)
    assert driver.table.votes.proposal is not None
    assert driver.table.wishes.proposal is not None
    asked = 0
    for number in range(20, 80):
        driver.pass_time(10)
        asked += isinstance(join(driver, f"stranger {number}"), Reception)
    assert asked <= 12, "no more than every minute"


def test_take_over_ends_when_the_game_does_or_hands_have_changed_too_often() -> None:
    driver, _guests = table_with_a_seat_given_up()

    def wear(draft: TableConfig) -> None:
        for number in range(60):
            draft.note_leaving(f"somebody {number}", 3)

    driver.do(driver.table.change, wear, object())
    assert join(driver, "stranger") == "join-worn"
    assert join(driver, "stranger", 0) == "join-worn"


def test_take_over_is_not_for_who_was_deleted_meanwhile() -> None:
    driver, (a, *_) = table_with_a_seat_given_up()
    join(driver, "stranger")
    driver.do(driver.table.forget, "somebody else")
    assert a.last(TableNews).table.joining is not None
    driver.do(driver.table.forget, "stranger")
    assert a.last(TableNews).table.joining is None


# --- when time is out


def test_time_out_plays_for_that_seat_only_and_from_its_own_view() -> None:
    """A lets B's time run out, and tries to choose for B meanwhile."""
    driver = Driver(clock=MINUTE)
    guests = driver.start()
    slow = next(guest for guest in guests if guest.mirror.legal)
    other = next(guest for guest in guests if guest is not slow)
    assert slow.seat is not None
    driver.pass_time(59)
    assert not [effect for effect in driver.left if isinstance(effect, Choose)]
    for text in slow.mirror.legal[:3]:
        assert refused(driver.send(other, Do(f"for {text}"[:40], slow.mirror.prompt, text))) == "question-gone"
    driver.pass_time(1.1)
    (choose,) = [effect for effect in driver.left if isinstance(effect, Choose)]
    assert driver.table.run is not None
    assert (choose.seat, choose.view) == (slow.seat, driver.game.view(driver.table.run.position, slow.seat))
    driver.do(driver.table.chosen, slow.seat, choose.prompt, choose.legal[0])
    row = driver.table.context.log.rows[-1]
    assert (row.kind, row.seat) == ("clock", slow.seat)
    driver.do(driver.table.chosen, slow.seat, choose.prompt, choose.legal[0])
    assert driver.table.context.log.rows[-1] is row, "once"


# --- giving up


def test_leaving_ends_what_the_leaver_asked_for_and_cannot_be_undone() -> None:
    driver = Driver(seats=4, game="bouc-makers")
    a, b, _c, d = driver.start()
    driver.do(driver.table.detach, d)
    driver.send(a, Propose("p", "bot", "D"))
    leave(driver, 0)
    assert driver.table.votes.proposal is None
    assert a.parted
    assert isinstance(a.heard[-1], messages.Bye)
    assert driver.table.config.occupants[0].left
    driver.do(driver.table.receive, a, Vote("v", True))
    driver.do(driver.table.receive, a, Away("back", False))
    assert driver.table.config.occupants[0].left, "what a leaver still sends counts for nothing"
    assert b.last(TableNews).table.seats[0].left


def test_bot_that_thought_too_long_does_not_move_for_who_is_back() -> None:
    """B is back, and that is being stored; the move of B's bot comes in just then."""
    driver = Driver(game="sheep-sheep", seats=2)
    guests = driver.start()
    mover = next(guest for guest in guests if guest.mirror.legal)
    driver.send(mover, Away("a", True))
    bot: Any = next(guest for guest in driver.table.status.guests() if guest.is_bot)
    driver.storing = False
    driver.send(mover, Away("b", False))
    driver.send(bot, Do("late", bot.mirror.prompt, bot.mirror.legal[0]))
    driver.storing = True
    driver.let_store()
    assert not driver.table.config.occupants[mover.seat or 0].away
    assert driver.table.n == 0, "the seat is the player's again"


def test_bot_is_not_voted_for_by_who_has_left() -> None:
    """B says yes and gives the seat up: of those who stay, two are not more than half of four."""
    driver = Driver(game="bauernschlau", seats=6)
    guests = driver.start()
    guests[5].parted = True
    driver.do(driver.table.detach, guests[5])
    assert isinstance(driver.send(guests[0], Propose("p", "bot", "F")), Done)
    driver.send(guests[1], Vote("v1", True))
    leave(driver, 1)
    driver.send(guests[2], Vote("v2", True))
    assert driver.table.votes.proposal is not None
    assert driver.table.standins.message() == []
    driver.send(guests[3], Vote("v3", True))
    assert [told.seat for told in driver.table.standins.message()] == ["F"]
