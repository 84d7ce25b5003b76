"""One table from its first event to its last, with no event loop: what it wants stored, told and thought about, and in what order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sheepfold import games
from sheepfold.core.game import Data
from sheepfold.core.position import Position
from sheepfold.table import messages
from sheepfold.table.config import Occupant, TableConfig
from sheepfold.table.effects import Choose, Fault, Notify, Store, Tell
from sheepfold.table.messages import Do, Done, RefusedMove, TableNews, Trouble, Update, Welcome
from sheepfold.table.refusals import RequestRefused
from sheepfold.table.rows import Append, SaveConfig
from tests.table.driving import Driver


def test_a_whole_game_is_played_and_read_again() -> None:
    driver = Driver(seats=3)
    guests = driver.start()
    while driver.table.config.state == "playing":
        assert isinstance(driver.move(guests), Done)
    assert driver.table.config.result is not None
    assert all(guest.last(TableNews).table.seal.seed for guest in guests), "the seed is shown once the game is over"
    view, n = guests[0].mirror.view, driver.table.n
    driver.read_again()
    again = driver.come(0)
    assert (again.mirror.view, again.mirror.n) == (view, n)
    assert [found for _, found in again.mirror.events] == [found for _, found in guests[0].mirror.events if found]


@pytest.mark.parametrize("name", [name for name in games.names() if games.load(name).public])
def test_all_perspectives_see_what_they_may_and_what_is_public_is_made_once(name: str) -> None:
    driver = Driver(seats=games.load(name).seats[0], game=name)
    public, after, asked = driver.game.public, driver.game.public_after, 0

    def counted(position: Position, before: Position | None = None, seen: Data | None = None) -> Data:
        nonlocal asked
        asked += 1
        assert public is not None
        return public(position) if after is None or seen is None else after(position, before, seen)

    guests = [*driver.start(), driver.come(None)]
    driver.table.context.game = replace(driver.game, public=counted, public_after=counted if after is not None else None)
    for perspective in driver.table.context.perspectives.by_seat.values():
        perspective.game = driver.table.context.game
    for _ in range(20):
        asked = 0
        driver.move(guests)
        assert asked == 1
        if driver.table.config.state != "playing":
            break
        if driver.table.n == 5:
            guests.append(driver.come(0))  # who comes later shares a perspective, and is told the same changes
        assert driver.table.run is not None
        for guest in guests:
            assert guest.mirror.view == driver.game.view(driver.table.run.position, guest.seat)


def test_nothing_is_told_before_it_is_stored() -> None:
    driver = Driver()
    guests = driver.start()
    watcher = driver.come(None)
    driver.storing = False
    before = [len(guest.heard) for guest in (*guests, watcher)]
    assert driver.move(guests) is None
    assert driver.send(guests[0], Do("early", guests[0].mirror.prompt, "pass")) is None, "it stands in the inbox"
    late = driver.come(None)
    assert [len(guest.heard) for guest in (*guests, watcher)] == before
    assert late.heard == []
    driver.let_store()
    assert watcher.last(Update).n == 1
    assert late.last(Welcome).n == 1


def test_what_could_not_be_stored_never_was() -> None:
    driver = Driver()
    guests = driver.start()
    view = guests[0].mirror.view
    driver.failure = "full"
    no = driver.move(guests, "m")
    assert isinstance(no, RefusedMove)
    assert no.message.id == "refused-store-full"
    assert (driver.table.n, driver.come(0).mirror.view) == (0, view)
    driver.failure = ""
    assert isinstance(driver.move(guests, "m"), Done)


def test_a_resent_message_is_answered_alike_and_done_once() -> None:
    driver = Driver()
    guests = driver.start()
    mover = next(guest for guest in guests if guest.mirror.legal)
    message = Do("k3", mover.mirror.prompt, mover.mirror.legal[0])
    first = driver.send(mover, message)
    assert first == driver.send(mover, message) == Done("k3", 1, driver.table.context.log.head(1))
    driver.read_again()
    assert driver.send(driver.come(mover.seat), message) == first, "also by another server"
    assert sum(isinstance(change, Append) for change in driver.kept) == 2


def test_who_may_not_move_and_why() -> None:
    driver = Driver()
    guests = driver.start()
    watcher = driver.come(None)
    mover = next(guest for guest in guests if guest.mirror.legal)
    do = Do("x", mover.mirror.prompt, "nonsense")
    assert driver.send(watcher, do).message.id == "refused-watchers-make-no-moves"
    assert driver.send(mover, Do("y", 99, mover.mirror.legal[0])).message.id == "refused-question-gone"
    no = driver.send(mover, do)
    assert (no.message.id, no.text) == ("bs-no-word", "nonsense")
    assert driver.table.n == 0


def test_a_message_of_somebody_who_lost_the_seat_is_not_heard() -> None:
    driver = Driver()
    guests = driver.start()
    mover = next(guest for guest in guests if guest.mirror.legal)
    driver.storing = False

    def give_away(draft: TableConfig) -> None:
        draft.occupants[mover.seat or 0].person = "somebody else"

    driver.do(driver.table.change, give_away, "ticket")
    assert driver.send(mover, Do("x", mover.mirror.prompt, mover.mirror.legal[0])) is None
    driver.let_store()
    assert (driver.table.n, driver.answers["ticket"].refused) == (0, None)


def test_a_change_that_is_refused_leaves_all_as_it_was() -> None:
    driver = Driver()
    driver.start()
    kept = len(driver.kept)

    def no(draft: TableConfig) -> None:
        draft.occupants.clear()
        raise RequestRefused(409, "has-begun")

    driver.do(driver.table.change, no, 7)
    refused = driver.answers[7].refused
    assert isinstance(refused, RequestRefused)
    assert (refused.status, refused.message.id) == (409, "refused-has-begun")
    assert (len(driver.kept), len(driver.table.config.occupants)) == (kept, 2)


def test_the_last_free_seat_begins_the_game() -> None:
    driver = Driver()
    driver.table.config.occupants[1] = Occupant()
    driver.do(driver.table.open)
    assert driver.table.n == -1

    def sit_down(draft: TableConfig) -> str:
        draft.occupants[1] = Occupant(kind="person", person="person 1")
        return "B"

    driver.do(driver.table.change, sit_down, 1)
    assert driver.answers[1].found == "B"
    assert driver.table.config.state == "playing"


def test_a_start_that_could_not_be_stored_is_tried_again() -> None:
    driver = Driver()
    driver.failure = "away"
    driver.do(driver.table.open)
    assert driver.table.n == -1
    driver.failure = ""
    driver.pass_time(2)
    assert (driver.table.config.state, driver.table.n) == ("playing", 0)


def test_a_mistake_of_ours_freezes_the_table_and_nobody_waits_for_ever() -> None:
    driver = Driver()
    guests = driver.start()

    def mistaken(draft: TableConfig) -> None:
        raise RuntimeError("a mistake of ours")

    driver.do(driver.table.change, mistaken, "ticket")
    assert any(isinstance(effect, Fault) for effect in driver.left)
    assert driver.answers["ticket"].refused is not None
    assert driver.table.config.state == "frozen"
    assert isinstance(driver.kept[-1], SaveConfig)
    assert driver.send(guests[0], Do("x", 0, "pass")).message.id == "refused-frozen"


def test_a_table_that_is_let_go_says_bye_and_answers_nothing_more() -> None:
    driver = Driver()
    guests = driver.start()
    driver.storing = False
    driver.move(guests)
    driver.do(driver.table.let_go, "closing")
    assert all(guest.parted for guest in guests)
    heard = len(guests[0].heard)
    driver.let_store()
    driver.do(driver.table.change, lambda draft: None, "late")
    assert str(driver.answers["late"].refused) == "refused-moving {}"
    assert len(guests[0].heard) == heard
    assert driver.come(0).heard == [messages.Bye("closing")]


def test_everybody_of_one_perspective_gets_one_message() -> None:
    driver = Driver()
    guests = driver.start()
    first, second = driver.come(None), driver.come(None)
    mover = next(guest for guest in guests if guest.mirror.legal)
    driver.storing = False
    driver.move(guests)
    store = driver.waiting.pop()
    driver.table.stored(store)
    told = [effect for effect in driver.table.outbox if isinstance(effect, Tell) and isinstance(effect.message, Update)]
    assert [set(effect.to) for effect in told] == [{guests[0]}, {guests[1]}, {first, second}]
    assert mover.seat is not None


@pytest.mark.parametrize("name", games.names())
def test_only_who_has_nothing_to_decide_hears_a_moment_later(name: str) -> None:
    driver = Driver(game=name)
    guests = [*driver.start(), driver.come(None)]
    driver.storing, waited = False, 0
    while driver.table.context.asked() and driver.table.n < 40:
        driver.move(guests)
        driver.table.stored(driver.waiting.pop())
        asked = driver.table.context.asked()
        told = [effect for effect in driver.table.outbox if isinstance(effect, Tell)]
        assert len(told) >= 4
        for effect in told:
            (guest,) = effect.to
            assert effect.can_wait == (bool(asked) and guest.seat not in asked), effect
            waited += effect.can_wait
        driver.run()
    assert waited


def test_an_absent_player_is_notified_and_one_who_is_here_is_not() -> None:
    driver = Driver()
    driver.do(driver.table.open)
    asked = driver.table.context.asked()
    assert [effect.seats for effect in driver.left if isinstance(effect, Notify)] == [asked]
    driver.left.clear()
    guests = [driver.come(seat) for seat in range(2)]
    driver.move(guests)
    assert not [effect for effect in driver.left if isinstance(effect, Notify)]


def test_a_newcomer_hears_what_they_missed_and_no_more() -> None:
    driver = Driver()
    guests = driver.start()
    for _ in range(4):
        driver.move(guests)
    late = driver.come(None, since=2)
    assert [n for n, _ in late.last(Welcome).events] == [3, 4]


def test_trouble_is_told_to_those_who_are_here_and_those_who_come() -> None:
    driver = Driver()
    guests = driver.start()
    driver.do(driver.table.tell_trouble, True)
    assert guests[0].last(Trouble) == driver.come(None).last(Trouble) == Trouble("store")


def test_a_bot_sits_where_one_is_to_play_and_gets_up_when_the_person_is_back() -> None:
    driver = Driver(seats=2)
    guests = driver.start()
    driver.send(guests[0], messages.Away("a", True))
    (bot,) = [guest for guest in driver.table.status.guests() if guest.is_bot]
    assert (bot.seat, bot.rung) == (0, "greedy")
    assert driver.send(guests[0], Do("x", guests[0].mirror.prompt, "pass")).message.id == "refused-bot-plays-your-seat"
    driver.send(guests[0], messages.Away("b", False))
    assert bot.parted
    assert not [guest for guest in driver.table.status.guests() if guest.is_bot]


def test_a_quick_bot_is_asked_where_the_game_has_no_fallback_of_its_own() -> None:
    driver = Driver(clock=messages.ClockPlan("move", 30))
    driver.start()
    (seat,) = driver.table.context.asked()[:1]
    driver.pass_time(31)
    chosen = [effect for effect in driver.left if isinstance(effect, Choose)]
    if chosen:
        driver.do(driver.table.chosen, chosen[0].seat, chosen[0].prompt, chosen[0].legal[0])
    assert driver.table.context.log.rows[1].kind == "clock"
    assert driver.table.context.log.rows[1].seat == seat


def test_stores_wait_for_each_other() -> None:
    driver = Driver()
    guests = driver.start()
    driver.storing = False
    driver.move(guests)
    driver.send(guests[0], messages.Away("a", True))
    assert [type(effect) for effect in driver.waiting] == [Store], "the second waits for the first"
