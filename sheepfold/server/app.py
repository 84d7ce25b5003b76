"""The server as one ASGI application: requests, sockets, health and figures, and the pages of the site."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sheepfold.server.cluster.membership import Membership
from sheepfold.server.cluster.relay import Relay
from sheepfold.server.config import Config
from sheepfold.server.http import ahead, site
from sheepfold.server.http.admission import Admission
from sheepfold.server.http.api import Api
from sheepfold.server.http.exchange import EXCHANGE, Exchange, put_together
from sheepfold.server.http.handler import RequestHandler
from sheepfold.server.http.openapi import described
from sheepfold.server.http.problem import problem
from sheepfold.server.http.requests import REQUESTS
from sheepfold.server.metrics import Metrics
from sheepfold.server.sockets.connection import Message, Receive, Scope, Send
from sheepfold.server.sockets.sockets import Sockets
from sheepfold.server.store.rows import DropTable, TableRow
from sheepfold.server.store.store import Store, StoreError
from sheepfold.server.tables.erasure import Erasure
from sheepfold.server.tables.lobby import Lobby
from sheepfold.server.tables.notices import Notices
from sheepfold.server.tables.openings import OpenLimits
from sheepfold.server.tables.orders import Orders
from sheepfold.server.tables.people import People
from sheepfold.server.tables.registry import TableRegistry
from sheepfold.server.tables.series import Series
from sheepfold.server.thinkers.bot_host import BotHost
from sheepfold.server.thinkers.pool import Thinkers
from sheepfold.server.thinkers.scheduler import Scheduler
from sheepfold.table.pace import Rate
from sheepfold.table.refusals import RequestRefused

if TYPE_CHECKING:
    from sheepfold.server.cluster.bus import Bus

log = logging.getLogger("sheepfold.app")
Endpoint = Callable[[HttpRequest], Awaitable[Response]]
DAY = 86_400
SWEEP_SECONDS = 3  # between two looks for tables that nobody is at
EXPIRE_SECONDS = 15  # between two looks for expired data
BOT_BURST = 1200  # seconds for which a budget of bot seconds fills up

POLICY = (
    b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# The static site runs Python, which the browser compiles.
HERE_POLICY = POLICY + b"; script-src 'self' 'wasm-unsafe-eval'"
HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
MORE = put_together(HEADERS)
HERE_HEADERS = [(b"content-security-policy", HERE_POLICY), *HEADERS[1:]]


class App:
    """The application with everything it holds. Made on the event loop it runs on."""

    def __init__(self, config: Config, store: Store, bus: Bus | None = None) -> None:
        self.config = config
        self.store = store
        self.bus = bus
        self.metrics = Metrics()
        self.people = People(store)
        self.notices = Notices(config.listed(config.webhook_hosts), config.site, self.metrics)
        self.thinkers = thinkers(config, bus)
        self.scheduler = Scheduler(
            self.thinkers,
            Thinkers(1),
            address_of=self.people.address_of,
            deadline=config.bot_deadline,
            budget=Rate(config.bot_rate, BOT_BURST * config.bot_rate),
            count=self.metrics.count,
        )
        self.registry = TableRegistry(store, self.people, BotHost(self.scheduler), self.notices, self.metrics)
        limits = OpenLimits(config.open_tables, config.open_tables_per_address, 60 * config.open_minutes)
        self.lobby = Lobby(self.registry, self.people, limits)
        self.series = Series(self.registry, self.lobby)
        self.erasure = Erasure(self.registry, self.lobby, self.people)
        self.admission = Admission(config, self.people, bus)
        self.reach = [config.site] if config.site else []
        self.api = Api(self)
        self.handler = RequestHandler(self.api, self.admission, self.metrics)
        self.relay = None if bus is None else Relay(bus, self.registry, self.erasure, self.handler.perform_call)
        self.handler.relay = self.relay
        self.membership = Membership(self.registry, self.erasure, self.relay)
        self.orders = Orders(self.registry, self.erasure)
        self.sockets = Sockets(self.registry, self.admission, self.relay)
        self.ready = False
        # Those at a fixed address are found at once; a router would try one pattern after another.
        self.fixed = {(one.method, one.path): self.handler.endpoint(one) for one in REQUESTS if "{" not in one.path}
        self.http = Starlette(routes=self.routes(), lifespan=self.lifespan)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        if self.bus is not None:
            await self.bus.open()
        await self.orders.note("start", f"process {os.getpid()}")
        works = [self.tidy_up(), self.orders.watch(), self.membership.live() if self.config.store else self.registry.wake()]
        tasks = [asyncio.create_task(work) for work in works]
        self.ready = True
        try:
            yield
        finally:
            self.ready = False
            for task in tasks:
                task.cancel()
            await self.stop()
            await self.orders.note("stop")
            await self.store.close()

    async def stop(self) -> None:
        """Say bye at every table, and let the other servers have them."""
        await self.registry.stop()
        if self.relay is not None:
            await self.relay.close()
        with contextlib.suppress(StoreError):
            await self.store.retire()
        if self.bus is not None:
            await self.bus.close()

    async def tidy_up(self) -> None:
        """Periodically unload idle tables and delete expired data."""
        slow = time.monotonic() + EXPIRE_SECONDS
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.registry.flooded.wait(), SWEEP_SECONDS)
            gone = self.registry.sweep()
            if gone:
                await self.registry.give_up(gone)
            if time.monotonic() < slow:
                continue
            slow = time.monotonic() + EXPIRE_SECONDS
            self.registry.clear()
            await self.lobby.openings.expire()
            if self.config.retention_days:
                await self.forget_old()

    async def forget_old(self) -> None:
        before = int(time.time()) - self.config.retention_days * DAY
        try:
            for id in await self.store.stale(before, 100):
                claim = None if id in self.registry.tables else await self.store.claim(id)
                if claim is not None and claim.mine:
                    await self.store.save(DropTable(id))
        except StoreError as error:
            log.warning("old tables could not be forgotten: %s", error)

    def routes(self) -> list[Route]:
        routes = [Route(request.path, self.handler.endpoint(request), methods=[request.method]) for request in REQUESTS]
        routes += [
            Route("/health", self.health),
            Route("/ready", self.readiness),
            Route("/metrics", self.figures),
            Route("/openapi.json", self.document),
            Route("/{path:path}", self.page),
        ]
        return routes

    async def health(self, http: HttpRequest) -> Response:
        return PlainTextResponse("ok\n")

    async def readiness(self, http: HttpRequest) -> Response:
        """Ready when the store answers a query whose cost does not grow with the number of tables."""
        try:
            await self.store.table("")
        except StoreError as error:
            return PlainTextResponse(f"the store does not answer: {error.kind}\n", 503)
        return PlainTextResponse("ready\n" if self.ready else "stopping\n", 200 if self.ready else 503)

    async def figures(self, http: HttpRequest) -> Response:
        """What was counted here, and what the store can tell of itself, if it can now."""
        gauges: dict[str, float] = {}
        with contextlib.suppress(StoreError):
            gauges.update({f"store_{name}": value for name, value in (await self.store.counts()).items()})
        gauges["tables_in_memory"] = len(self.registry.tables)
        gauges["sockets_open"] = self.admission.crowd.total
        gauges["bots_thinking"] = self.scheduler.thinking
        gauges["bots_waiting"] = self.scheduler.waiting
        return PlainTextResponse(self.metrics.text(gauges), media_type="text/plain; version=0.0.4")

    async def document(self, http: HttpRequest) -> Response:
        return Response(described(), media_type="application/json")

    async def page(self, http: HttpRequest) -> Response:
        """A file of the site; every other address is the page itself, which knows what to show."""
        path = http.path_params["path"]
        if http.method not in ("GET", "HEAD") or path.startswith("api/"):
            return problem(RequestRefused(404, "nothing-here"))
        id = ahead.table_of(path)
        row = await self.row(id) if id else None
        return site.page(path, http.headers.get("accept-encoding", ""), http.headers.get("accept-language", ""), row)

    async def row(self, id: str) -> TableRow | None:
        """What the store says of a table; None if there is none, or it cannot be asked now."""
        with contextlib.suppress(StoreError):
            return await self.store.table(id)
        return None

    # --- ASGI

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and self.people.banned and self.admission.address(scope) in self.people.banned:
            await turn_away(scope, receive, send)
            return
        if scope["type"] == "websocket":
            with self.orders.visit(self.admission.address(scope)):
                await self.sockets.serve(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = HERE_HEADERS if scope["path"].startswith(f"/{site.HERE}") else HEADERS
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        if scope["type"] == "http":
            await self.perform(scope, receive, send_guarded)
        else:
            await self.http(scope, receive, send)

    async def perform(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.admission.charge("requests", self.admission.address(scope))
        except RequestRefused as no:
            self.metrics.count("refused_requests")
            refusal = problem(no)
            refusal.headers["connection"] = "close"  # so that asking on costs the connection each time
            await refusal(scope, receive, send)
            return
        endpoint = self.fixed.get((scope["method"], scope["path"]))
        with contextlib.suppress(ClientDisconnect):
            if endpoint is None:
                await self.http(scope, receive, send)
            else:
                await answer(endpoint, scope, receive, send)


async def answer(endpoint: Endpoint, scope: Scope, receive: Receive, send: Send) -> None:
    """What is found for a request; of a mistake of ours the guest is told no more than that there was one."""
    scope["path_params"] = {}
    exchange: Exchange | None = scope.get(EXCHANGE)
    try:
        response = await endpoint(HttpRequest(scope, receive))
    except ClientDisconnect:
        raise
    except Exception:
        await PlainTextResponse("Internal Server Error", 500)(scope, receive, send)
        raise
    if exchange is None or not exchange.answer(response.status_code, response.raw_headers, MORE, bytes(response.body)):
        await response(scope, receive, send)


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """An address that the host keeps out."""
    if scope["type"] == "http":
        await problem(RequestRefused(403, "banned"))(scope, receive, send)
    elif (await receive())["type"] == "websocket.connect":
        await send({"type": "websocket.close", "code": 1008, "reason": "banned"})


def thinkers(config: Config, bus: Bus | None) -> Thinkers:
    """Where bots think: in processes of this server, or, with a bus, in workers wherever they are."""
    if bus is None:
        return Thinkers(config.workers)
    from sheepfold.server.thinkers.remote_bots import RemoteThinkers

    return RemoteThinkers(bus)
