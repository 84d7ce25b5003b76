"""Guests for the storm: tables of all games, opened, joined and played through any door, whatever happens to the cluster."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar
from urllib.parse import urlsplit

from msgspec import to_builtins

from sheepfold import games
from sheepfold.client import Guest, Seat
from sheepfold.client.seat import BROKEN
from sheepfold.core.errors import BadInput, Refused
from sheepfold.table import messages
from tests.cluster.book import AWAY, Book, Made

T = TypeVar("T")
THINKING = (0.02, 0.25)  # seconds before a move
LAZY = 0.004  # of all turns with a clock for each move: somebody lets it run out
AGAIN = 0.3  # of all games: they play another one
BY_THE_FRONT = 0.7  # of all ways in; the others know a single door
BOTS = (*("lamb", "ewe", "greedy") * 4, "ram", "ram", "sheepdog", "shepherd")  # the last two think for a while
CLOCKS = (messages.ClockPlan(), messages.ClockPlan("game", 3600), messages.ClockPlan("move", 5))
# What a server may answer while it is in trouble: the guest tries again.
TRANSIENT = ("try again", "cannot be read now", "broke off", "could not find out")
# Refusals of a move that are nobody's fault: somebody, a clock or another server was quicker.
QUICKER = ("refused-question-gone", "refused-game-over")
# Of taking a move back, and of hints.
NOT_NOW = ("refused-undo-", "refused-hint-", "refused-store-", "refused-moving")


@dataclass
class Ways:
    """How guests get in: the front that they all know, and each single door."""

    front: str
    admission: list[str]

    def any(self, rng: Random) -> str:
        return self.front if rng.random() < BY_THE_FRONT or not self.admission else rng.choice(self.admission)


class Chair(Seat):
    """A seat (or a watcher) of which everything is written down. If its own door is down it goes to the front."""

    def __init__(self, book: Book, ways: Ways, door: str, guest: Guest, letter: str | None) -> None:
        super().__init__(door, guest.token, book.table, letter, guest.chains)
        self.book = book
        self.mirror.receipts = book.receipts  # all who sit here put theirs together
        self.who = letter or "watcher"
        self.front = self.address.replace(urlsplit(door).netloc, urlsplit(ways.front).netloc)
        self.seen: dict[int, float] = {}  # questions → when they came
        self.heard = 0.0  # when something was heard last
        self.voted: messages.Proposal | None = None

    async def connect(self) -> None:
        before, again = self.mirror.n, dict.fromkeys(self.unsent, time.time())
        try:
            await super().connect()
        except BROKEN:
            self.address = self.front
            raise
        finally:
            self.book.resent |= {id: at for id, at in again.items() if id not in self.book.resent}
        if self.mirror.n < before:
            self.book.blame("view", f"{self.book.name}: {self.who} had heard of event {before}, and is shown {self.mirror.n}")
        self.look()

    def state(self) -> str:
        line = "no socket" if self.socket is None else f"socket {self.socket.state.name} to {self.socket.remote_address}"
        question = f"question {self.mirror.prompt}" if self.mirror.legal else "nothing to do"
        return f"{self.who} at {self.mirror.n} has {question}, {len(self.unsent)} unanswered, {line}"

    def take(self, message: messages.ServerMessage) -> None:
        before = self.mirror.n
        super().take(message)
        if isinstance(message, messages.Update | messages.Back):
            if message.n != before + 1:
                self.book.blame("gap", f"{self.book.name}: {self.who} heard of event {message.n} after {before}")
            self.look()

    def look(self) -> None:
        self.heard = time.monotonic()
        if self.mirror.legal:
            self.seen.setdefault(self.mirror.prompt, time.monotonic())
        self.book.look(self.who, self.mirror)

    async def ask(self, message: Any) -> Any:
        """Send, and wait for the answer however long it takes; the storm sees to it that nobody waits for ever."""
        self.book.unanswered[message.id] = time.monotonic()
        try:
            return await self.send(message)
        finally:
            del self.book.unanswered[message.id]


class Round:
    """One table after the other, at one place of the cluster."""

    def __init__(self, number: int, seed: int, ways: Ways, blame: Callable[[str, str], None], watched: bool) -> None:
        self.number = number
        self.rng = Random(f"{seed} {number}")
        self.ways = ways
        self.blame = blame
        self.watched = watched
        self.people: list[Guest] = []
        self.book: Book | None = None
        self.chairs: list[Chair] = []
        self.since = time.monotonic()  # when the present table was begun with, or the last one was over
        self.stopping = False

    async def play_on(self, done: Callable[[Book], None]) -> None:
        """Play until told to stop; every table that is over, or was left, is handed to `done`."""
        names = games.names()
        turn = self.number
        while not self.stopping:
            self.since = time.monotonic()
            book = await self.open(names[turn % len(names)])
            turn += 1
            if book is None:
                return
            while book is not None:
                self.book = book
                await self.play(book)
                self.book = None
                self.chairs = []
                done(book)
                self.since = time.monotonic()
                book = await self.again(book)

    def state(self) -> str:
        """How the guests of the present table stand, for finding a mistake."""
        return "; ".join(chair.state() for chair in self.chairs)

    # --- a table is opened

    async def request(self, call: Callable[[Guest], T], guest: Guest) -> T | None:
        """Ask through any door until an answer comes; None once the storm is over."""
        while not self.stopping:
            guest.server = self.ways.any(self.rng)
            try:
                return await asyncio.to_thread(call, guest)
            except OSError:
                await asyncio.sleep(0.2)
            except BadInput as no:
                if not any(word in str(no) for word in TRANSIENT):
                    self.blame("request", f"a request through {guest.server} was refused: {no}")
                await asyncio.sleep(0.3)
        return None

    async def person(self, place: int) -> Guest | None:
        while len(self.people) <= place:
            nobody = Guest(self.ways.front, token="nobody")
            nobody.token = ""
            made = await self.request(self.enter, nobody)
            if made is None:
                return None
            self.people.append(Guest(self.ways.front, token=made["token"], entropy=True))
        return self.people[place]

    def enter(self, nobody: Guest) -> Any:
        name = {"name": f"Guest {self.number}.{len(self.people)}"}
        return nobody.ask("POST", "/api/people", name, {"x-sheepfold-want": "token"})

    async def open(self, name: str) -> Book | None:
        """A table with one to all seats for people, the rest for bots; half of the others come by its code."""
        game = games.load(name)
        seats = self.rng.randint(*game.seats)
        bots = self.rng.choice([0, 0, 1, 1, seats - 1])
        people = seats - bots
        clock = self.rng.choice(CLOCKS)
        plan = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1)
        plan += [{"kind": "bot", "bot": self.rng.choice(BOTS)} for place in range(bots)]
        host = await self.person(0)
        if host is None:
            return None
        table = await self.request(lambda who: who.open_table(name, plan, clock=to_builtins(clock)), host)
        if table is None:
            return None
        for place in range(1, people):
            guest = await self.person(place)
            if guest is None or not await self.join(guest, table, "ABCDEF"[place]):
                return None
        return Book(table["id"], name, seats, clock, self.blame, self.since)

    async def again(self, book: Book) -> Book | None:
        """Now and then those who played play again: all say so, the first one twice, and come to the same table."""
        if not book.over or self.rng.random() > AGAIN:
            return None
        path = f"/api/tables/{book.table}"
        before = await self.request(lambda who: who.ask("GET", path), self.people[0])
        if before is None:
            return None
        people = sum(seat["kind"] == "person" for seat in before["seats"])
        wishes = [
            self.request(
                lambda who: who.ask("POST", f"{path}/rematch", {"seats": "kept"})["table"],
                Guest(self.ways.front, token=guest.token),
            )
            for guest in (self.people[0], *self.people[:people])
        ]
        told = {table for table in await asyncio.gather(*wishes) if table}
        next_one = await self.next_table(path)
        if not next_one:
            return None
        if told - {next_one}:
            self.blame("request", f"{book.name}: another game was asked for twice, and there are several tables")
        return Book(next_one, book.game, book.seats, book.clock, self.blame, self.since)

    async def next_table(self, path: str) -> str:
        """It is made some seconds after the last yes; "" if nobody is told of it."""
        for _ in range(40):
            info = await self.request(lambda who: who.ask("GET", path), self.people[0])
            if info is None or info["next"]:
                return info["next"] if info else ""
            await asyncio.sleep(0.5)
        return ""

    async def join(self, guest: Guest, table: dict[str, Any], letter: str) -> bool:
        id = table["id"]
        if self.rng.random() < 0.5:
            code = f"/api/codes/{table['code']}"
            # Codes are guessed at from one address only so often.
            found = await self.request(lambda who: who.ask("GET", code, headers=from_anywhere(self.rng)), guest)
            if found is None:
                return False
            if found["id"] != id:
                self.blame("request", f"code {table['code']} leads to {found['id']}, not to {id}")
        seat = await self.request(lambda who: who.join(id, letter), guest)
        if seat is not None and seat != letter:
            self.blame("request", f"table {id[:6]}: {letter} was joined, {seat} was given")
        return seat is not None

    # --- and played

    async def play(self, book: Book) -> None:
        people = [guest for place, guest in enumerate(self.people) if place < book.seats]
        chairs = self.chairs = []
        async with AsyncExitStack() as stack:
            info = await self.request(lambda who: who.ask("GET", f"/api/tables/{book.table}"), people[0])
            mine = [seat["seat"] for seat in info["seats"] if seat["kind"] == "person"] if info else []
            for letter, guest in zip(mine, people, strict=False):
                chairs.append(Chair(book, self.ways, self.ways.any(self.rng), guest, letter))
            if self.watched:
                chairs.append(Chair(book, self.ways, self.ways.any(self.rng), people[0], None))
            try:
                for chair in chairs:
                    await stack.enter_async_context(chair)
                await asyncio.gather(*(self.sit(chair) for chair in chairs))
            except BadInput as no:
                self.blame("closed", f"{book.name}: nobody is let in: {no}")
            book.heard = {chair.who: chair.mirror.events for chair in chairs}

    async def sit(self, chair: Chair) -> None:
        while not chair.over and not self.stopping:
            if chair.closed:
                self.blame("closed", f"{chair.book.name}: the socket of {chair.who} was closed for good: {chair.closed}")
                return
            await self.vote(chair)
            if chair.mirror.legal:
                await self.turn(chair)
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(chair.changed(), 0.5)

    async def vote(self, chair: Chair) -> None:
        """A player who is asked whether somebody may take a move back agrees, mostly."""
        asked = chair.mirror.table.proposal if chair.mirror.table else None
        if asked is None or asked == chair.voted or chair.who not in asked.waiting:
            return
        chair.voted = asked
        with suppress(Refused, BadInput):  # it has gone in the meantime, or the line has for good, which is seen elsewhere
            await chair.ask(messages.Vote(fresh(), self.rng.random() < 0.8))

    async def turn(self, chair: Chair) -> None:
        """Somebody is asked: thinks, now and then does something else first, and moves."""
        mirror = chair.mirror
        prompt = mirror.prompt
        clock = chair.book.clock.kind
        if clock == "move" and self.rng.random() < LAZY:
            while mirror.prompt == prompt and mirror.legal and not chair.closed and not self.stopping:
                await asyncio.sleep(0.1)
        await asyncio.sleep(self.rng.uniform(*THINKING))
        if mirror.prompt != prompt or not mirror.legal or self.stopping:
            return
        chance = self.rng.random()
        try:
            if chance < 0.02:
                await self.chat(chair)
            elif chance < 0.03:
                await chair.ask(messages.Ask(fresh()))
            elif chance < 0.04:
                await chair.ask(messages.Undo(fresh()))
        except Refused as no:
            if not no.message.id.startswith((*NOT_NOW, *QUICKER)):
                self.blame("refusal", f"{chair.book.name}: {chair.who} was refused: {no}")
        except BadInput:
            return
        if mirror.prompt == prompt and mirror.legal:
            await self.move(chair, prompt, self.rng.choice(mirror.legal))

    async def chat(self, chair: Chair) -> None:
        text, id = f"line {fresh()}", fresh()
        await chair.ask(messages.Say(id, text))
        chair.book.lines[text] = id

    async def move(self, chair: Chair, prompt: int, text: str) -> None:
        book, id, sent = chair.book, fresh(), time.monotonic()
        book.sent.add(id)
        try:
            done = await chair.ask(messages.Do(id, prompt, text, chair.number_after(chair.mirror.link)))
        except Refused as no:
            book.refused[id] = no.message.id
            book.reasons[no.message.id] += 1
            if no.message.id not in (AWAY, *QUICKER):
                self.blame("refusal", f"{book.name}: {chair.who} was offered {text!r} for {prompt}, and was refused it: {no}")
            await asyncio.sleep(0.2)
            return
        except BadInput:
            return  # closed for good: seen above
        book.acknowledged(done.n, Made(chair.who, text, id, prompt, chair.seen.get(prompt, sent), sent, time.monotonic()))
        while chair.mirror.n < done.n and not chair.closed and not self.stopping:
            with suppress(TimeoutError):
                await asyncio.wait_for(chair.changed(), 0.5)


def from_anywhere(rng: Random) -> dict[str, str]:
    return {"x-forwarded-for": f"10.{rng.randrange(250)}.{rng.randrange(250)}.{rng.randrange(250)}"}


def fresh() -> str:
    return secrets.token_hex(8)
