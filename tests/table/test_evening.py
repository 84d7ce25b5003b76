"""The fairness ledger around a game (docs/fairness.md): playing again, throwing a game away, reactions and wishes."""

from __future__ import annotations

import pytest

from sheepfold.table.around import ANIMALS, Again, Be, React, Reacted, Wish
from sheepfold.table.config import Occupant, Result, TableConfig
from sheepfold.table.effects import Answer, Discard, StartAgain
from sheepfold.table.messages import Away, ClockPlan, Done, Mute, Propose, TableNews, Update, Vote, Welcome
from sheepfold.table.rematches import BEGINS, HELD
from sheepfold.table.table import again_failed, discard
from tests.table.driving import Driver, Guest
from tests.table.test_fairness import leave, refused


def over(seats: int = 2, game: str = "black-sheep") -> tuple[Driver, list[Guest]]:
    """A table whose game is over, with everybody still there."""
    driver = Driver(seats=seats, game=game)
    guests = driver.start()

    def end(draft: TableConfig) -> None:
        draft.state = "over"
        draft.result = Result([0] * seats, [1] * seats, ["A"], 1)

    driver.do(driver.table.change, end, object())
    return driver, guests


def started(driver: Driver) -> list[StartAgain]:
    return [effect for effect in driver.left if isinstance(effect, StartAgain)]


def discarded(driver: Driver) -> bool:
    return any(isinstance(effect, Discard) for effect in driver.left)


# --- playing again


def test_rematch_begins_when_everybody_here_has_said_yes_and_not_before() -> None:
    driver, (a, b) = over()
    assert isinstance(driver.send(a, Again("1", True)), Done)
    told = b.last(TableNews).table.again
    assert told is not None
    assert (told.yes, told.host, told.begins) == (["A"], "A", None)
    for number in range(5):  # saying it again, or for somebody else, is no yes of the other
        driver.send(a, Again(f"more{number}", True))
    driver.pass_time(BEGINS * 3)
    assert not started(driver)
    driver.send(b, Again("1", True))
    assert a.last(TableNews).table.again.begins == BEGINS * 1000  # type: ignore[union-attr]
    driver.pass_time(BEGINS - 0.1)
    assert not started(driver)
    driver.pass_time(0.2)
    assert started(driver) == [StartAgain(["person 0", "person 1"], False)]
    driver.send(a, Again("late", False))
    driver.pass_time(BEGINS)
    assert len(started(driver)) == 1, "once"


def test_rematch_a_yes_taken_back_stops_it() -> None:
    driver, (a, b) = over()
    driver.send(a, Again("1", True))
    driver.send(b, Again("1", True))
    driver.pass_time(BEGINS - 1)
    driver.send(b, Again("2", False))
    driver.pass_time(BEGINS)
    assert not started(driver)
    assert a.last(TableNews).table.again.yes == ["A"]  # type: ignore[union-attr]


def test_rematch_is_held_for_a_minute_and_then_for_the_host_alone() -> None:
    """A opened the table. B, who is not the host, tries to begin without A's yes and then without C's."""
    driver, (a, b, c) = over(3)
    driver.send(b, Again("1", True))
    assert refused(driver.send(b, Again("now", True, now=True))) == "rematch-wait"
    driver.send(a, Again("1", True))
    driver.pass_time(HELD - 1)
    assert refused(driver.send(a, Again("soon", True, now=True))) == "rematch-wait"
    driver.pass_time(2)
    assert refused(driver.send(b, Again("mine", True, now=True))) == "rematch-wait", "the host is here and decides"
    assert not started(driver)
    assert isinstance(driver.send(a, Again("go", True, now=True)), Done)
    (wanted,) = started(driver)
    assert sorted(wanted.yes) == ["person 0", "person 1"], "C said nothing: a bot plays there until C comes"
    assert c.last(TableNews).table.again is not None


def test_rematch_does_not_wait_for_who_has_gone_but_for_who_comes_back() -> None:
    driver, (a, b) = over()
    driver.send(a, Again("1", True))
    driver.do(driver.table.detach, b)
    assert a.last(TableNews).table.again.begins is not None  # type: ignore[union-attr]
    driver.pass_time(BEGINS - 1)
    b = driver.come(1)
    assert a.last(TableNews).table.again.begins is None  # type: ignore[union-attr]
    driver.pass_time(BEGINS)
    assert not started(driver)
    assert b.last(Welcome).table.again is not None, "who comes is asked too"


def test_rematch_is_for_players_of_a_game_that_is_over() -> None:
    driver = Driver()
    a, _b = driver.start()
    assert refused(driver.send(a, Again("1", True))) == "rematch-not-over"
    driver, (a, b) = over()
    watcher = driver.come(None, person="nosy")
    assert refused(driver.send(watcher, Again("1", True))) == "rematch-players-only"
    for number in range(30):
        driver.send(b, Again(f"n{number}", bool(number % 2)))
    assert refused(driver.send(b, Again("more", True))) == "chat-too-much", "nobody is flooded with changes of mind"
    assert isinstance(driver.send(a, Again("1", True)), Done)


def test_rematch_that_could_not_be_made_is_tried_again() -> None:
    driver, guests = over()
    for guest in guests:
        driver.send(guest, Again("1", True))
    driver.pass_time(BEGINS + 0.1)
    driver.do(again_failed, driver.table)
    driver.pass_time(BEGINS + 0.1)
    assert len(started(driver)) == 2


# --- throwing a game away


def test_thrown_away_only_if_every_player_agrees() -> None:
    """A and B agree; a bot plays for C, who still has the seat and is asked too."""
    driver = Driver(seats=3)
    a, b, c = driver.start()
    driver.send(c, Away("off", True))
    assert isinstance(driver.send(a, Propose("p", "end", "A")), Done)
    assert isinstance(driver.send(a, Propose("p", "end", "A")), Done), "sent again, it is no second question"
    driver.send(b, Vote("v", True))
    assert not discarded(driver)
    assert refused(driver.send(a, Vote("mine", True))) == "vote-nothing"
    driver.send(c, Vote("v", False))
    assert driver.table.votes.proposal is None
    assert not discarded(driver)
    driver.send(b, Propose("q", "end", "B"))
    driver.send(a, Vote("w", True))
    driver.send(c, Vote("w", True))
    assert discarded(driver)


def test_thrown_away_at_once_where_only_bots_play_on() -> None:
    driver = Driver(seats=3, bots=2)
    (a,) = driver.start()
    driver.send(a, Propose("p", "end", "A"))
    assert discarded(driver)


def test_thrown_away_is_no_way_to_push_another_question_aside_or_to_speak_for_others() -> None:
    driver = Driver(seats=3)
    a, b, c = driver.start()
    assert refused(driver.send(a, Propose("p", "end", "B"))) == "propose-not-now"
    watcher = driver.come(None, person="nosy")
    assert refused(driver.send(watcher, Propose("p", "end", "A"))) == "propose-not-now"
    driver.do(driver.table.detach, c)
    driver.send(b, Propose("bot", "bot", "C"))
    assert refused(driver.send(a, Propose("p", "end", "A"))) == "propose-another-open"
    finished, (d, _e) = over()
    assert refused(finished.send(d, Propose("p", "end", "A"))) == "propose-not-now", "what is over is kept"


def test_thrown_away_from_the_lobby_only_if_nobody_else_has_a_seat() -> None:
    driver = Driver(seats=2)
    driver.start()

    def ask(person: str) -> str:
        ticket = object()
        driver.do(discard, driver.table, person, ticket)
        answer: Answer = driver.answers[ticket]
        return "" if answer.refused is None else str(answer.refused).split()[0].removeprefix("refused-")

    assert ask("person 0") == "end-ask-others"
    assert ask("nosy") == "propose-not-now"
    leave(driver, 1)
    assert not discarded(driver)
    assert ask("person 0") == ""
    assert discarded(driver)


# --- when time is out


def test_time_out_is_told_to_everybody_and_who_missed_it() -> None:
    driver = Driver(clock=ClockPlan("move", 60))
    guests = driver.start()
    slow = next(guest for guest in guests if guest.mirror.legal)
    assert slow.seat is not None
    driver.pass_time(60.1)
    driver.do(driver.table.chosen, slow.seat, slow.mirror.prompt, slow.mirror.legal[0])
    assert {guest.last(Update).by_clock for guest in guests} == {"AB"[slow.seat]}
    assert driver.come(None).last(Welcome).by_clock == [driver.table.n]
    driver.move(guests)
    assert not guests[0].last(Update).by_clock


# --- reactions and wishes


def test_reactions_are_few_and_not_heard_by_who_mutes() -> None:
    driver = Driver(seats=3)
    a, b, c = driver.start()
    driver.send(c, Mute("m", "A", True))
    assert isinstance(driver.send(a, React("1", "baa")), Done)
    assert refused(driver.send(a, React("2", "honk"))) == "chat-too-much"
    assert b.last(Reacted) == Reacted("A", "baa")
    assert not [one for one in c.heard if isinstance(one, Reacted)]
    driver.pass_time(2)
    assert isinstance(driver.send(a, React("3", "honk")), Done)
    assert refused(driver.send(driver.come(None, person="nosy"), React("4", "baa"))) == "react-players-only"


def test_wishes_are_one_for_each_person_and_go_with_them() -> None:
    driver, (a, b) = over()
    driver.send(a, Wish("1", "sheep-sheep"))
    driver.send(a, Wish("2", "bouc-makers"))
    driver.send(b, Wish("1", "bouc-makers"))
    assert a.last(TableNews).table.wishes == {"A": "bouc-makers", "B": "bouc-makers"}
    driver.send(b, Wish("2", ""))
    assert a.last(TableNews).table.wishes == {"A": "bouc-makers"}
    for number in range(20):
        driver.send(b, Wish(f"n{number}", "sheep-sheep"))
    assert refused(driver.send(b, Wish("more", "sheep-sheep"))) == "chat-too-much"


# --- animals


def animals(guest: Guest) -> list[str]:
    return [seat.animal for seat in guest.last(TableNews).table.seats]


def test_animals_are_chosen_told_to_all_and_nobodys_twice() -> None:
    driver = Driver(seats=3)
    a, b, _ = driver.start()
    assert [seat.animal for seat in driver.table.status.info("").seats] == list(ANIMALS[:3])
    assert isinstance(driver.send(a, Be("1", "black")), Done)
    assert animals(b) == ["black", "cow", "goose"]
    assert isinstance(driver.send(b, Be("1", "sheep")), Done)
    assert animals(a) == ["black", "sheep", "goose"]
    for taken in ("black", "goose"):  # chosen, or given with the seat
        assert refused(driver.send(b, Be(taken, taken))) == "animal-taken"
    assert refused(driver.send(driver.come(None, person="nosy"), Be("2", "pig"))) == "react-players-only"
    for number in range(20):
        driver.send(b, Be(f"n{number}", "sheep"))
    assert refused(driver.send(b, Be("more", "pig"))) == "chat-too-much"


def test_a_seat_is_another_animal_where_its_own_is_chosen() -> None:
    config = Driver(seats=4).table.config
    config.occupants[0].animal, config.occupants[2].animal = "cow", "rooster"
    config.occupants[3] = Occupant(kind="bot", bot="ewe")
    assert config.animals() == ["cow", "sheep", "rooster", ""]


# --- the host's start


@pytest.mark.parametrize("held", [False, True])
def test_a_table_that_is_held_waits_for_its_host(held: bool) -> None:
    driver = Driver()
    driver.table.config.held = held
    driver.start()
    assert (driver.table.config.state == "open") == held

    def start(draft: TableConfig) -> None:
        draft.held = False

    driver.do(driver.table.change, start, object())
    assert driver.table.config.state == "playing"


def test_a_seat_that_is_no_more_hears_nothing_and_breaks_nothing() -> None:
    """The host folds a free seat away while somebody who sat there still sends."""
    driver = Driver(seats=3)
    driver.table.config.held = True
    _a, _b, c = driver.start()

    def fold(draft: TableConfig) -> None:
        draft.occupants = draft.occupants[:2]

    driver.do(driver.table.change, fold, object())
    driver.do(driver.table.receive, c, React("1", "baa"))
    assert driver.table.config.state == "open"
    assert driver.table.config.occupants[1] == Occupant(kind="person", person="person 1", name="Name 1")
