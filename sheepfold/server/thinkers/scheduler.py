"""Which thought comes next: payers take turns, short thoughts have a lane of their own, and the quick bot answers for late ones.

Only a few thoughts are handed to the processes at once; the others wait here, where they can be put in order and taken back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from sheepfold.server.thinkers.bot_seconds import BotSeconds
from sheepfold.server.thinkers.fair_queue import FairQueue, Payer
from sheepfold.server.thinkers.pool import Thinkers
from sheepfold.server.thinkers.work import is_quick, quickly
from sheepfold.table.pace import Rate

log = logging.getLogger("sheepfold.bots")
DEADLINE = 2.0  # seconds
BUDGET = Rate(0.5, 600.0)  # bot seconds of one person
TELL_SECONDS = 60.0
WARM_UP = 0.25  # seconds between looks whether the quick bot's process has started


class Thought:
    """Something to be worked out for somebody."""

    __slots__ = ("asked", "cancel", "done", "failed", "given", "lane", "payer", "timer", "work")

    def __init__(self, payer: Payer, work: Any, given: tuple[Any, ...], asked: float) -> None:
        self.payer = payer
        self.work = work
        self.given = given
        self.asked = asked
        self.lane: Lane | None = None  # the one whose answer counts
        self.cancel: Callable[[], bool] | None = None  # since it was handed over
        self.timer: asyncio.TimerHandle | None = None

    def to(self, done: Callable[[Any], None], failed: Callable[[BaseException], None]) -> Thought:
        self.done = done
        self.failed = failed
        return self

    def end(self) -> None:
        self.lane = None
        if self.timer is not None:
            self.timer.cancel()


class Lane:
    """Thoughts that wait for the same processes."""

    def __init__(self, thinkers: Thinkers, budget: BotSeconds, spare: int = 0) -> None:
        self.thinkers = thinkers
        self.budget = budget
        self.spare = spare  # handed over beyond one for each process, so that short thoughts follow each other at once
        self.queue: FairQueue[Thought] = FairQueue()
        self.busy = 0

    @property
    def is_free(self) -> bool:
        """Whether a thought would begin at once."""
        return not self.queue and self.busy < self.thinkers.capacity

    def add(self, thought: Thought) -> None:
        thought.lane, thought.cancel = self, None
        self.queue.put(thought.payer, thought)
        self.pump()

    def pump(self) -> None:
        while self.queue and self.busy < self.thinkers.capacity + self.spare:
            self.begin(self.queue.take())

    def begin(self, thought: Thought) -> None:
        self.busy += 1
        began = self.thinkers.loop.time()
        thought.cancel = self.thinkers.submit(
            thought.work,
            *thought.given,
            done=partial(self.found, thought, began),
            failed=partial(self.failed, thought, began),
        )

    def found(self, thought: Thought, began: float, answer: Any) -> None:
        if self.ended(thought, began):
            thought.done(answer)

    def failed(self, thought: Thought, began: float, error: BaseException) -> None:
        if self.ended(thought, began):
            thought.failed(error)

    def ended(self, thought: Thought, began: float) -> bool:
        """Whether its answer is still wanted."""
        self.budget.charge(thought.payer, self.thinkers.loop.time() - began)
        wanted = thought.lane is self
        if wanted:
            thought.end()
        self.free()
        return wanted

    def free(self) -> None:
        self.busy -= 1
        self.pump()

    def withdraw(self, thought: Thought) -> None:
        """Nobody waits for it here any more. What a process is busy with it ends, and then takes the next."""
        thought.lane = None
        if not self.queue.drop(thought.payer, thought) and thought.cancel is not None and thought.cancel():
            self.free()


class Scheduler:
    """Where bots and hints have their thoughts worked out."""

    def __init__(
        self,
        thinkers: Thinkers,
        quick: Thinkers,
        *,
        address_of: Callable[[str], str] = str,
        deadline: float = DEADLINE,
        budget: Rate = BUDGET,
        count: Callable[[str], None] = lambda what: None,
    ) -> None:
        self.loop = thinkers.loop
        self.address_of = address_of
        self.deadline = deadline
        self.count = count
        self.budget = BotSeconds(budget, self.loop.time)
        self.deep = Lane(thinkers, self.budget)
        self.quick = Lane(quick, self.budget, spare=1)
        self.late = 0  # answers of the quick bot since the log last told of them
        self.told = -TELL_SECONDS
        self.closed = False

    @property
    def thinking(self) -> int:
        return self.deep.busy + self.quick.busy

    @property
    def waiting(self) -> int:
        return len(self.deep.queue) + len(self.quick.queue)

    def payer(self, person: str) -> Payer:
        return Payer(self.address_of(person) or person, person)

    def wait(self, person: str) -> float:
        """Seconds until bots think for this person again; 0: they do."""
        return self.budget.wait(self.payer(person))

    def submit(
        self, person: str, work: Any, *given: Any, done: Callable[[Any], None], failed: Callable[[BaseException], None]
    ) -> None:
        """Have `work(*given)` worked out at this person's expense; `done` or `failed` is called on the event loop, once."""
        thought = Thought(self.payer(person), work, given, self.loop.time()).to(done, failed)
        if is_quick(work, given):
            deep = self.deep.thinkers.elsewhere and self.deep.thinkers.can_think and self.deep.is_free
            if not deep:
                return self.quick.add(thought)
        else:
            deep = self.deep.thinkers.can_think and not self.over_budget(thought)
        if deep:
            self.quick.thinkers.prepare()  # it may have to answer soon
            self.deep.add(thought)
            self.watch(thought, self.deadline)
        else:
            self.hurry(thought)

    def over_budget(self, thought: Thought) -> bool:
        over = self.budget.wait(thought.payer) > 0
        if over:
            self.count("bot_over_budget")
        return over

    def hurry(self, thought: Thought) -> None:
        """Let the quick bot answer."""
        thought.given = quickly(thought.work, thought.given)
        self.quick.add(thought)

    # --- late thoughts

    def watch(self, thought: Thought, seconds: float) -> None:
        if thought.lane is self.deep:
            thought.timer = self.loop.call_later(seconds, self.check, thought)

    def check(self, thought: Thought) -> None:
        """Its time may be up."""
        if thought.lane is not self.deep or self.closed:
            return
        warm = self.quick.thinkers.warm_since
        left = WARM_UP if warm is None else max(warm, thought.asked) + self.deadline - self.loop.time()
        if left > 0:
            return self.watch(thought, left)
        self.deep.withdraw(thought)
        self.tell()
        self.hurry(thought)

    def tell(self) -> None:
        self.late += 1
        self.count("bot_deadlines")
        now = self.loop.time()
        if now - self.told >= TELL_SECONDS:
            log.warning("the quick bot answered for %d bots that took too long; %d thoughts wait", self.late, self.waiting)
            self.told, self.late = now, 0

    def close(self) -> None:
        self.closed = True
        self.deep.queue.clear()
        self.quick.queue.clear()
        self.deep.thinkers.close()
        self.quick.thinkers.close()
