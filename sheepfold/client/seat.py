"""A seat at a table, over a socket: what it knows, what it may do; it comes back by itself when the line breaks."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sheepfold.core.entropy import EntropyChain
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.message import Message, plain
from sheepfold.table import messages
from sheepfold.table.mirror import Mirror, decode_from_server

# A table of a dead server is at another after some two and a half seconds: a guest who asks every half second then is there soon after.
RETRY_SECONDS = (0.05, 0.1, 0.2, 0.4, *[0.5] * 8, 1.0, 2.0, 5.0)
PING_SECONDS = 5  # a line may be dead without anybody being told, as when a whole machine is gone: it is asked so often
PONG_SECONDS = 6  # and has so long to answer, as it has to welcome us; a bot may think that long without listening
CLOSE_SECONDS = 1  # a server that does not say bye is not waited for
COME_BACK = (1001, 1006, 1011, 1012, 1013)  # the line or the server broke; anything else is meant

MOST_BEGINNINGS = 3  # before a deal; a server that asks on and on would know the whole chain, and choose among as many deals
BROKEN = (OSError, WebSocketException, TimeoutError, EOFError)


class Seat:
    """`async with guest.sit(table, "A") as seat:` then `async for question in seat:` answer with `await seat.do(text)`."""

    def __init__(self, server: str, token: str, table: str, seat: str | None, chains: Sequence[EntropyChain] = ()) -> None:
        # The table is named so that a proxy can lead everybody at it to the same server.
        self.address = f"ws{server.removeprefix('http')}/ws?table={table}"
        self.token = token
        self.table = table
        self.letter = seat
        self.chains = chains  # what this guest has committed to
        self.revealed: list[str] = []  # the anchors whose numbers were revealed here
        self.mirror = Mirror()
        self.socket: ClientConnection | None = None
        self.answers: dict[str, asyncio.Future[Any]] = {}
        self.unsent: dict[str, messages.GuestMessage] = {}
        self.news = asyncio.Event()
        self.closed = ""
        self.reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Seat:
        try:
            await self.connect()
        except BROKEN:
            await self.come_back()
        if self.closed:
            raise BadInput(self.closed)
        self.reader = asyncio.create_task(self.read())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.reader is not None:
            self.reader.cancel()
        if self.socket is not None:
            await self.socket.close()

    # --- the line

    async def connect(self) -> None:
        headers = {"authorization": f"Bearer {self.token}"}
        self.socket = await connect(
            self.address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PONG_SECONDS,
            ping_interval=PING_SECONDS,
            ping_timeout=PONG_SECONDS,
            close_timeout=CLOSE_SECONDS,
        )
        await self.socket.send(
            messages.encode(
                messages.Hello(
                    wire=messages.WIRE, table=self.table, seat=self.letter, since=self.mirror.n, head=self.mirror.head
                )
            ).decode()
        )
        try:
            async with asyncio.timeout(PONG_SECONDS):
                first = decode_from_server(await self.socket.recv())
        except TimeoutError:
            await self.socket.close()  # or else a welcome that comes late would seat somebody who is not there
            raise
        if isinstance(first, messages.Bye):
            await self.socket.wait_closed()
            if self.socket.close_code in COME_BACK:
                raise ConnectionError(first.reason)
            why = messages.read(first.message) if first.message else plain(first.reason)
            self.closed = first.reason
            raise BadInput(Message("client-refused", {"why": why}))
        self.mirror.apply(first)
        for message in list(self.unsent.values()):
            await self.socket.send(messages.encode(message).decode())
        await self.reveal()
        self.news.set()

    async def read(self) -> None:
        while not self.closed:
            assert self.socket is not None
            try:
                self.take(decode_from_server(await self.socket.recv()))
                await self.reveal()
            except ConnectionClosed as gone:
                if gone.rcvd is not None and gone.rcvd.code not in COME_BACK:
                    self.end(gone.rcvd.reason or "closed")
                    return
                await self.come_back()

    async def come_back(self) -> None:
        """Reconnect, and go on where we were: what was sent and not answered is sent again, with the same id."""
        for number in range(100):
            wait = RETRY_SECONDS[min(number, len(RETRY_SECONDS) - 1)]
            await asyncio.sleep(wait * random.uniform(0.75, 1.25))  # so that not all of a server come in the same moment
            try:
                await self.connect()
                return
            except BadInput as no:
                self.end(str(no))
                return
            except BROKEN:
                continue
        self.end("the server cannot be reached")

    def end(self, why: str) -> None:
        self.closed = why
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(BadInput(why))
        self.news.set()

    def take(self, message: messages.ServerMessage) -> None:
        self.mirror.apply(message)
        if self.over:
            for chain in self.chains:
                chain.over = chain.over or chain.table == self.table
        if isinstance(message, messages.Done | messages.Hint):
            self.settle(message.id, message)
        elif isinstance(message, messages.RefusedMove):
            self.settle(message.id, Refused(message.text, messages.read(message.message), message.rule))
        self.news.set()

    def settle(self, id: str, found: object) -> None:
        self.unsent.pop(id, None)
        answer = self.answers.pop(id, None)
        if answer is None or answer.done():
            return
        if isinstance(found, Exception):
            answer.set_exception(found)
        else:
            answer.set_result(found)

    # --- what one does

    async def send(self, message: Any) -> Any:
        """Send a message with an id, and wait for its answer; raises Refused."""
        answer = self.answers[message.id] = asyncio.get_running_loop().create_future()
        self.unsent[message.id] = message
        assert self.socket is not None
        with suppress(ConnectionClosed):  # it is sent again once we are back
            await self.socket.send(messages.encode(message).decode())
        return await answer

    async def do(self, text: str) -> int:
        """Make a move; the number of its step. Raises Refused with the rule it breaks."""
        move = messages.Do(fresh(), self.mirror.prompt, text, self.number_after(self.mirror.link))
        return int((await self.send(move)).n)

    def number_after(self, known: str) -> str:
        """What this guest committed to with a number that is known; "": nothing. A chain serves one table until its game is over,
        then a rematch."""
        info = self.mirror.table
        earlier = {told["table"] for told in info.earlier} if info else set()
        for chain in reversed(self.chains) if known else ():
            mine = chain.table == self.table or (chain.over and chain.table in earlier)
            number = chain.next(known) if mine else ""
            if number:
                chain.table, chain.over = self.table, False
                return number
        return ""

    async def reveal(self) -> None:
        """Once all seats are taken, what this one adds to the start."""
        seal = self.mirror.table.seal if self.mirror.table else None
        anchor = seal.anchors.get(self.letter or "", "") if seal and seal.fixed else ""
        number = self.number_after(anchor)
        if not number or anchor in self.revealed or len(self.revealed) >= MOST_BEGINNINGS:
            return
        self.revealed.append(anchor)
        message = messages.Reveal(fresh(), number)
        self.unsent[message.id] = message
        assert self.socket is not None
        with suppress(ConnectionClosed):  # it is sent again once we are back
            await self.socket.send(messages.encode(message).decode())

    async def hint(self) -> messages.Hint:
        found: messages.Hint = await self.send(messages.Ask(fresh()))
        return found

    async def say(self, text: str) -> None:
        await self.send(messages.Say(fresh(), text))

    @property
    def receipts(self) -> list[str]:
        """Every receipt this seat was given, as `sheepfold verify --receipt` reads them."""
        return [f"{self.table}:{n}:{head}" for n, head in sorted(self.mirror.receipts)]

    @property
    def over(self) -> bool:
        return bool(self.mirror.view and self.mirror.view["over"])

    async def changed(self) -> None:
        """Wait until something was heard."""
        self.news.clear()
        await self.news.wait()

    async def __aiter__(self) -> AsyncIterator[Mirror]:
        """Every question this seat is asked, until the game is over or the seat is gone."""
        answered = -1
        while not self.over and not self.closed:
            if self.mirror.legal and self.mirror.prompt != answered:
                answered = self.mirror.prompt
                yield self.mirror
            else:
                await self.changed()


def fresh() -> str:
    return secrets.token_hex(8)
