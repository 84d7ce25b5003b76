"""Thoughts of bots: whose turn it is, what becomes of those that are late, and what a person has left of the budget."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sheepfold.server import bodies
from sheepfold.server.thinkers import fair_queue
from sheepfold.server.thinkers.bot_seconds import ADDRESS_SHARE, MOST_DEBT, BotSeconds
from sheepfold.server.thinkers.fair_queue import FairQueue, Payer
from sheepfold.server.thinkers.pool import Cancel, Thinkers
from sheepfold.server.thinkers.scheduler import Scheduler
from sheepfold.server.thinkers.work import advise, choose
from sheepfold.table import messages
from sheepfold.table.config import QUICK
from sheepfold.table.mirror import decode_from_server
from sheepfold.table.pace import Rate
from tests.server.in_process import ME, server, table_of
from tests.waiting import on_loop, until

ADA, BEA, CLEO = Payer("farm", "Ada"), Payer("farm", "Bea"), Payer("hill", "Cleo")
PLENTY = Rate(0.5, 600.0)


def taken(queue: FairQueue[str]) -> list[str]:
    return [queue.take() for _ in range(len(queue))]


# --- the queue


def test_addresses_take_turns_and_so_do_people_at_one() -> None:
    queue: FairQueue[str] = FairQueue()
    for payer, items in ((ADA, "a1 a2 a3"), (BEA, "b1 b2"), (CLEO, "c1 c2 c3")):
        for item in items.split():
            queue.put(payer, item)
    assert taken(queue) == ["a1", "c1", "b1", "c2", "a2", "c3", "b2", "a3"]
    assert not queue
    assert not queue.waiting


def test_who_asks_rarely_goes_before_who_has_just_had_a_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(ADA, "a1")
    queue.put(ADA, "a2")
    assert queue.take() == "a1"
    queue.put(BEA, "b1")
    assert taken(queue) == ["b1", "a2"]


def test_what_is_dropped_is_never_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(ADA, "a1")
    queue.put(ADA, "a2")
    assert queue.drop(ADA, "a1")
    assert not queue.drop(ADA, "a1")
    assert not queue.drop(CLEO, "a2")
    assert taken(queue) == ["a2"]


def test_a_queue_forgets_the_turns_of_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "REMEMBERED", 10)
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(Payer(f"address {number}", "somebody"), "")
        queue.take()
    assert len(queue.turns) == 10


# --- the budget


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_budget_is_used_up_and_refills() -> None:
    clock = Clock()
    budget = BotSeconds(Rate(0.5, 10.0), clock)
    budget.charge(ADA, 9.0)
    assert budget.wait(ADA) == 0
    budget.charge(ADA, 3.0)
    assert budget.wait(ADA) == pytest.approx(6.0)  # two seconds of debt and one to begin with, at half a second a second
    assert budget.wait(BEA) == 0
    clock.now = 6.0
    assert budget.wait(ADA) == 0


def test_debt_has_an_end() -> None:
    budget = BotSeconds(Rate(0.5, 10.0), Clock())
    budget.charge(ADA, 10_000.0)
    assert budget.wait(ADA) == pytest.approx((MOST_DEBT + 1) / 0.5)


def test_people_of_one_address_share_a_budget_too() -> None:
    budget = BotSeconds(Rate(0.5, 10.0), Clock())
    for number in range(ADDRESS_SHARE + 1):
        budget.charge(Payer("farm", f"person {number}"), 9.0)
    assert budget.wait(Payer("farm", "somebody new")) > 0
    assert budget.wait(CLEO) == 0
    assert budget.wait(Payer("Dora", "Dora")) == 0  # her address is not known


def test_a_rate_of_nought_is_no_limit() -> None:
    budget = BotSeconds(Rate(0.0, 0.0), Clock())
    budget.charge(ADA, 1e9)
    assert budget.wait(ADA) == 0


# --- lanes and deadlines


class Held(Thinkers):
    """Processes that answer when they are told to."""

    def __init__(self, workers: int = 1) -> None:
        super().__init__(workers)
        self.handed: list[tuple[str, Callable[[Any], None], Callable[[BaseException], None]]] = []
        self.warm_since = self.loop.time()

    def prepare(self) -> None:
        """They are there."""

    def submit(self, work: Any, *given: Any, done: Callable[[Any], None], failed: Callable[[BaseException], None]) -> Cancel:
        self.handed.append((given[0] if work is choose else given[-1], done, failed))
        return lambda: False

    def answer(self, text: str) -> None:
        self.handed.pop(0)[1](text)


class Desk:
    """A scheduler over held processes, and every answer that came out of it."""

    def __init__(self, deadline: float = 0.05, budget: Rate = PLENTY) -> None:
        self.deep, self.quick = Held(), Held()
        self.counted: Counter[str] = Counter()
        self.answers: list[tuple[str, str]] = []
        self.failures: list[BaseException] = []
        self.scheduler = Scheduler(self.deep, self.quick, deadline=deadline, budget=budget, count=self.count)

    def count(self, what: str) -> None:
        self.counted[what] += 1

    def think(self, person: str, rung: str = "shepherd") -> None:
        def done(found: str) -> None:
            self.answers.append((person, found))

        self.scheduler.submit(person, choose, rung, {}, [], 7, done=done, failed=self.failures.append)


@on_loop
async def test_only_as_many_are_handed_over_as_there_are_processes() -> None:
    desk = Desk(60.0)
    for number in range(5):
        desk.think("Ada")
    desk.think("Bea")
    assert (len(desk.deep.handed), desk.scheduler.waiting, desk.scheduler.thinking) == (1, 5, 1)
    for text in ("one", "two", "three"):
        desk.deep.answer(text)
    assert desk.answers == [("Ada", "one"), ("Bea", "two"), ("Ada", "three")]
    desk.scheduler.close()


@on_loop
async def test_the_quick_bot_answers_for_a_late_one_and_the_late_answer_is_dropped() -> None:
    desk = Desk()
    desk.think("Ada")
    desk.think("Ada")  # this one waits in the queue
    await until(lambda: len(desk.quick.handed) == 2)
    assert [name for name, *_ in desk.quick.handed] == [QUICK, QUICK]
    assert desk.counted["bot_deadlines"] == 2
    desk.quick.answer("quick")
    desk.quick.answer("quick again")
    desk.deep.answer("late")
    assert desk.answers == [("Ada", "quick"), ("Ada", "quick again")]
    assert desk.scheduler.thinking == 0
    desk.think("Ada")
    desk.deep.answer("in time")
    assert desk.answers[-1] == ("Ada", "in time")


@on_loop
async def test_a_late_answer_that_comes_first_is_dropped_too() -> None:
    desk = Desk()
    desk.think("Ada")
    await until(lambda: desk.quick.handed)
    desk.deep.answer("late")
    assert desk.answers == []
    desk.quick.answer("quick")
    assert desk.answers == [("Ada", "quick")]


@on_loop
async def test_quick_bots_do_not_wait_for_long_thoughts() -> None:
    desk = Desk(60.0)
    for number in range(9):
        desk.think("Ada")
    desk.think("Ada", QUICK)
    desk.think("Ada", "uniform")
    assert [name for name, *_ in desk.quick.handed] == [QUICK, "uniform"]
    desk.scheduler.close()


@on_loop
async def test_without_budget_the_quick_bot_plays_and_others_bots_think_on() -> None:
    desk = Desk(60.0, Rate(0.5, 10.0))
    desk.scheduler.budget.charge(Payer("Ada", "Ada"), 11.0)
    desk.think("Ada")
    desk.think("Bea")
    assert [name for name, *_ in desk.quick.handed] == [QUICK]
    assert [name for name, *_ in desk.deep.handed] == ["shepherd"]
    assert desk.counted["bot_over_budget"] == 1
    desk.scheduler.close()


@on_loop
async def test_thoughts_are_charged() -> None:
    desk = Desk(60.0, Rate(0.001, 0.01))
    desk.think("Ada")
    await asyncio.sleep(0.02)
    desk.deep.answer("thought")
    assert desk.scheduler.wait("Ada") > 0
    assert desk.scheduler.wait("Bea") == 0


@on_loop
async def test_no_deadline_before_the_quick_bot_itself_can_answer() -> None:
    desk = Desk(0.01)
    desk.quick.warm_since = None
    desk.think("Ada")
    await asyncio.sleep(0.1)
    desk.deep.answer("thought")
    assert desk.answers == [("Ada", "thought")]


@on_loop
async def test_a_thought_that_fails_is_told_once() -> None:
    desk = Desk()
    desk.think("Ada")
    desk.deep.handed.pop(0)[2](OSError("no process"))
    await asyncio.sleep(0.1)
    assert [str(error) for error in desk.failures] == ["no process"]
    assert not desk.quick.handed


@on_loop
async def test_a_late_hint_comes_from_the_quick_bot() -> None:
    desk = Desk()
    desk.scheduler.submit("Ada", advise, {}, [], None, 7, done=lambda found: None, failed=desk.failures.append)
    await until(lambda: desk.quick.handed)
    assert desk.quick.handed[0][0] == QUICK


# --- at a table


class Asking:
    """A person at seat A who keeps what they hear."""

    is_bot = False
    rung = ""
    seat = 0
    farewell: asyncio.Task[None] | None = None

    def __init__(self, person: str) -> None:
        self.person = person
        self.parted = False
        self.heard: list[messages.ServerMessage] = []

    def deliver(self, data: bytes, can_wait: bool = False) -> None:
        self.heard.append(decode_from_server(data))

    def part(self, reason: str) -> None:
        self.parted = True


@on_loop
async def test_a_hint_beyond_the_budget_is_refused_and_says_when_to_come_back(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host = await table_of(app, [ME, ME])
        await until(lambda: host.config.state == "playing")
        guest = Asking(host.config.owner)
        guest.seat = host.table.context.asked()[0]
        host.attach(guest, 0)
        app.scheduler.budget.charge(Payer(guest.person, guest.person), 650.0)
        host.receive(guest, messages.Ask("a hint"))
        refused = guest.heard[-1]
        assert isinstance(refused, messages.RefusedMove)
        assert refused.message.id == "refused-hint-budget"
        assert refused.message.values == {"seconds": 102}
        assert app.scheduler.thinking == 0


@on_loop
async def test_the_owner_of_a_table_pays_for_its_bots(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        person, _ = await app.people.enter("Ada")
        app.people.came_from(person.id, "farm")
        assert app.scheduler.payer(person.id) == Payer("farm", person.id)
        app.scheduler.budget.charge(app.scheduler.payer(person.id), 650.0)
        show = [bodies.SeatPlan("bot", "shepherd")] * 2
        host = await app.lobby.open(person, bodies.NewTable(game="bauernschlau", seats=show))
        await until(lambda: host.table.n > 3, 60)
        assert app.metrics.counts["bot_over_budget"] > 3
        assert app.thinkers.pool is None  # nobody thought long
