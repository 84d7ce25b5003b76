"""The sockets of guests: hello, who that is, then messages both ways. Whatever comes is hostile until it is judged."""

from __future__ import annotations

import asyncio
import logging

from sheepfold.core.errors import BadInput
from sheepfold.core.seats import LETTERS
from sheepfold.server.cluster.relay import Relay, not_yours
from sheepfold.server.http.admission import Admission
from sheepfold.server.http.problem import problem
from sheepfold.server.limits import SocketBudget
from sheepfold.server.sockets.connection import Connection, Receive, Scope, Send, close
from sheepfold.server.sockets.ear import Ear, Place
from sheepfold.server.sockets.incoming import BUDGET, LISTEN
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.lines import WRONG_WIRE, read_message
from sheepfold.server.tables.registry import OwnedElsewhere, TableRegistry
from sheepfold.table import messages
from sheepfold.table.pace import Rate
from sheepfold.table.refusals import RequestRefused

log = logging.getLogger("sheepfold.sockets")
HELLO_SECONDS = 10
LONG = 200  # steps: a guest who comes to a game of so many costs as much as one who asks for a replay
ELSEWHERE = 0.5  # replays: what a guest costs whose table is at another server, which does not know their address
CROWD_SECONDS = 10  # after which an address that holds too many sockets is asked to come back


class Sockets:
    """Every socket of this process."""

    def __init__(self, registry: TableRegistry, admission: Admission, relay: Relay | None) -> None:
        self.registry = registry
        self.relay = relay
        self.admission = admission
        self.config = admission.config
        self.rate = Rate(self.config.message_rate, max(60.0, 4 * self.config.message_rate))

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its first byte to its last."""
        if (await receive())["type"] != "websocket.connect":
            return
        address = self.admission.address(scope)
        try:
            self.admit(scope, address)
        except RequestRefused as no:
            self.registry.count("refused_requests")
            await problem(no)(scope, receive, send)
            return
        self.admission.crowd.came(address)
        self.registry.count("sockets")
        try:
            await send({"type": "websocket.accept"})
            await self.converse(scope, receive, send)
        finally:
            self.admission.crowd.went(address)
            budget: SocketBudget | None = scope.get(BUDGET)
            if budget is not None and budget.is_broken:
                self.registry.count("refused_messages")

    def admit(self, scope: Scope, address: str) -> None:
        """At the door: RequestRefused is the answer to the request for a socket."""
        if scope["path"] != "/ws":
            raise RequestRefused(404, "nothing-here")
        if not self.admission.origin_fits(scope):
            raise RequestRefused(403, "other-site")
        self.admission.charge("requests", address)
        if not self.admission.crowd.admits(address):
            raise RequestRefused(429, "too-many-sockets", seconds=CROWD_SECONDS)
        budget: SocketBudget | None = scope.get(BUDGET)
        if budget is not None:
            budget.share(self.admission.frames, address)

    async def converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = await receive()
            if first["type"] != "websocket.receive":
                return
            hello = read_message(first.get("text") or first.get("bytes") or "")
            if not isinstance(hello, messages.Hello):
                raise RequestRefused(400, "hello-first")
            place, line = await self.greet(scope, send, hello)
        except TimeoutError:
            await close(send, RequestRefused(408, "hello-missing"))
            return
        except RequestRefused as no:
            self.registry.count("refused_messages")
            await close(send, no)
            return
        except BadInput as error:
            log.error("a table cannot be read: %s", error)
            await close(send, RequestRefused(503, "table-unreadable"))
            return
        except StoreError as error:
            await close(send, RequestRefused(503, "store-cannot-look-up", kind=error.kind))
            return
        place.attach(line, hello.since, hello.head)
        try:
            await self.listen(scope, receive, place, line)
        finally:
            line.parted = True
            place.detach(line)
            if line.farewell is not None:  # the socket goes when this returns
                await line.farewell

    async def greet(self, scope: Scope, send: Send, hello: messages.Hello) -> tuple[Place, Connection]:
        """Who that is, and whether the seat is theirs. The seat is what the secret says, never what the message says."""
        if hello.wire != messages.WIRE:
            raise RequestRefused(WRONG_WIRE, "wire-version", wire=messages.WIRE, theirs=hello.wire)
        person = await self.admission.person(scope, hello.token)
        seat = None if hello.seat is None else LETTERS.index(hello.seat)
        line = Connection(scope, send, seat, person.id if person else "")
        try:
            host = await self.registry.find(hello.table)
        except OwnedElsewhere as other:
            if seat is not None and person is None:
                raise RequestRefused(401, "seat-needs-secret") from None
            if self.relay is None:
                raise RequestRefused(503, "server-unreachable") from None
            self.charge_replay(scope, line, ELSEWHERE)
            return self.relay.link(other.server_id, hello.table, line), line
        if seat is not None and person is None:
            raise RequestRefused(401, "seat-needs-secret")
        wrong = seat is not None and seat not in host.config.seats_of(line.person)
        if wrong or hello.since > host.table.n:  # or else the guest knows more than this server
            await self.registry.check_ours(hello.table)
        if wrong:
            raise not_yours(seat or 0)
        cost = host.table.status.cost_of_hello(hello.since, hello.head)
        if cost > 0:
            self.charge_replay(scope, line, cost / LONG)
        return host, line

    def charge_replay(self, scope: Scope, line: Connection, cost: float) -> None:
        """A guest who missed more than the last steps costs a replay of the whole log."""
        self.admission.charge("replays", self.admission.address(scope), cost)
        if line.person:
            self.admission.charge("replays", line.person, cost)

    async def listen(self, scope: Scope, receive: Receive, place: Place, line: Connection) -> None:
        """Until the guest is gone. Texts come straight from the socket where it can do that; whatever else comes is received here."""
        ear = Ear(self.registry.count, self.admission.messages, self.rate, place, line, self.admission.address(scope))
        if LISTEN in scope:
            scope[LISTEN](ear.hear)
        while not line.parted:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            ear.hear(message.get("text") or message.get("bytes") or "")
