"""The server as one ASGI application: the requests of api.py, sockets, health and figures, and the pages of the site."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import mimetypes
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from sheepfold.core.errors import BadInput
from sheepfold.server import wire
from sheepfold.server.api import REQUESTS, Api, Caller, Request
from sheepfold.server.config import Config
from sheepfold.server.desk import Desk, Elsewhere
from sheepfold.server.doors import COOKIE, COOKIE_SECONDS, Doors
from sheepfold.server.guests import Thinkers
from sheepfold.server.houses import Houses
from sheepfold.server.metrics import Metrics
from sheepfold.server.notices import Notices
from sheepfold.server.openapi import openapi
from sheepfold.server.relay import UNREACHABLE, Call, Relay
from sheepfold.server.sockets import Message, Receive, Scope, Send, Sockets
from sheepfold.server.store import DropTable, Store, StoreError
from sheepfold.server.surroundings import Turned

if TYPE_CHECKING:
    from sheepfold.server.bus import Bus

log = logging.getLogger("sheepfold.app")
SITE = Path(__file__).resolve().with_name("site")  # the built web table
TOO_OFTEN = "too many requests; wait a moment"
DAY = 86_400
ATTEMPTS = 3  # to find the house that has a table, while it moves
BY_ROUTE = {(request.method, request.path): request for request in REQUESTS}

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class App:
    """The application with everything it holds. Made on the event loop it runs on."""

    def __init__(self, config: Config, store: Store, bus: Bus | None = None) -> None:
        self.config = config
        self.store = store
        self.bus = bus
        self.metrics = Metrics()
        notices = Notices(config.listed(config.webhook_hosts), config.site, self.metrics)
        self.desk = Desk(store, thinkers(config, bus), notices, self.metrics)
        self.doors = Doors(config, self.desk.people, bus)
        self.relay = None if bus is None else Relay(bus, self.desk, self.perform_call)
        self.houses = Houses(self.desk, self.relay)
        self.sockets = Sockets(self.desk, self.doors, self.relay)
        self.api = Api(self.desk, self.doors)
        self.ready = False
        self.http = Starlette(routes=self.routes(), lifespan=self.lifespan)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        if self.bus is not None:
            await self.bus.open()
        works = [self.keep_house(), self.houses.live() if self.config.store else self.desk.wake()]
        tasks = [asyncio.create_task(work) for work in works]
        self.ready = True
        try:
            yield
        finally:
            self.ready = False
            for task in tasks:
                task.cancel()
            await self.stop()
            await self.store.close()

    async def stop(self) -> None:
        """Say bye at every table, and let the other houses have them."""
        await self.desk.stop()
        if self.relay is not None:
            await self.relay.close()
        with contextlib.suppress(StoreError):
            await self.store.retire()
        if self.bus is not None:
            await self.bus.close()

    async def keep_house(self) -> None:
        """Every now and then: tables nobody is at are let go of, and what is too old is forgotten."""
        while True:
            await asyncio.sleep(15)
            gone = self.desk.sweep()
            if gone:
                await self.desk.give_up(gone)
            if self.config.retention_days:
                await self.forget_old()

    async def forget_old(self) -> None:
        before = int(time.time()) - self.config.retention_days * DAY
        try:
            for id in await self.store.stale(before, 100):
                claim = None if id in self.desk.tables else await self.store.claim(id)
                if claim is not None and claim.mine:
                    await self.store.save(DropTable(id))
        except StoreError as error:
            log.warning("old tables could not be forgotten: %s", error)

    def routes(self) -> list[Route]:
        routes = [Route(request.path, self.endpoint(request), methods=[request.method]) for request in REQUESTS]
        routes += [
            Route("/health", self.health),
            Route("/ready", self.readiness),
            Route("/metrics", self.figures),
            Route("/openapi.json", self.document),
            Route("/{path:path}", self.page),
        ]
        return routes

    # --- requests

    def endpoint(self, request: Request) -> Any:
        async def answer(http: HttpRequest) -> Response:
            try:
                return await self.answer(request, http)
            except (Turned, StoreError, BadInput) as no:
                return self.refusal(no)

        return answer

    def refusal(self, no: Turned | StoreError | BadInput) -> Response:
        if isinstance(no, Turned):
            self.metrics.count("refused_requests")
            return problem(no.status, no.reason, no.rule)
        if isinstance(no, StoreError):
            return problem(503, f"the house cannot store anything now ({no.kind}); try again later")
        log.error("a table cannot be read: %s", no)
        return problem(503, "this table cannot be read now")

    async def perform(self, request: Request, caller: Caller) -> Any:
        """Do it; who is turned away because of what a table is like is, only if that table is still ours."""
        try:
            return await request.handler(self.api, caller)
        except Turned as no:
            if no.status in (403, 409) and "table" in caller.path:
                await self.desk.check_ours(caller.path["table"])
            raise

    async def answer(self, request: Request, http: HttpRequest) -> Response:
        limits = {"openings": self.doors.openings, "guesses": self.doors.guesses, "heavy": self.doors.heavy}
        if request.cost in limits and not limits[request.cost].take(self.doors.address(http.scope)):
            raise Turned(429, TOO_OFTEN)
        if request.method != "GET" and not self.doors.origin_fits(http.scope):
            raise Turned(403, "this came from a page of another site")
        raw = await read_body(http, request)
        caller = Caller(
            await self.doors.person(http.scope),
            dict(http.path_params),
            dict(http.query_params),
            decode_body(raw, request),
            http.headers.get("x-sheepfold-want") == "token",
        )
        try:
            response = packed(request, await self.perform(request, caller))
        except Elsewhere as other:
            response = await self.ask_elsewhere(other, request, caller, raw)
        if request.answer is None and request.method == "DELETE":
            response.delete_cookie(COOKIE)
        response.headers["cache-control"] = "no-store"
        if caller.new_token and not caller.wants_token:
            secure = http.url.scheme == "https" or self.config.site.startswith("https://")
            response.set_cookie(
                COOKIE, caller.new_token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/"
            )
        return response

    async def ask_elsewhere(self, other: Elsewhere, request: Request, caller: Caller, raw: bytes) -> Response:
        """Have the house that has the table do it; if it has it no more, whoever has it then."""
        for attempt in range(ATTEMPTS):
            if self.relay is None:
                break
            call = Call(0, request.method, request.path, caller.person, caller.path, caller.query, raw)
            answer = await self.relay.call(other.house, call)
            if answer.status:
                media = "text/plain; charset=utf-8" if request.text and answer.status == 200 else "application/json"
                return Response(answer.data, answer.status, media_type=media if answer.data else None)
            try:
                return packed(request, await self.perform(request, caller))
            except Elsewhere as again:
                other = again
        raise Turned(503, UNREACHABLE)

    async def perform_call(self, call: Call) -> tuple[int, bytes]:
        """A request that came in at another house's door; status 0 if the table is not here."""
        request = BY_ROUTE.get((call.method, call.route))
        if request is None:
            return 503, bytes(problem(503, UNREACHABLE).body)
        try:
            caller = Caller(call.person, call.path, call.query, decode_body(call.body, request))
            response = packed(request, await self.perform(request, caller))
        except Elsewhere:
            return 0, b""
        except (Turned, StoreError, BadInput) as no:
            response = self.refusal(no)
        return response.status_code, bytes(response.body)

    async def health(self, http: HttpRequest) -> Response:
        return PlainTextResponse("ok\n")

    async def readiness(self, http: HttpRequest) -> Response:
        """Ready when the store answers: a question whose answer takes no longer in a house of many tables."""
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
        gauges["tables_in_memory"] = len(self.desk.tables)
        gauges["sockets_open"] = self.doors.crowd.total
        gauges["bots_thinking"] = self.desk.thinkers.thinking
        return PlainTextResponse(self.metrics.text(gauges), media_type="text/plain; version=0.0.4")

    async def document(self, http: HttpRequest) -> Response:
        return JSONResponse(openapi(REQUESTS))

    async def page(self, http: HttpRequest) -> Response:
        """A file of the site; every other address is the page itself, which knows what to show."""
        path = http.path_params["path"]
        if http.method not in ("GET", "HEAD") or path.startswith("api/"):
            return problem(404, "there is nothing here")
        accepted = http.headers.get("accept-encoding", "")
        file = site_file(path)
        if file is not None:
            return file_response(
                file, accepted, "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            )
        if not (SITE / "index.html").exists():
            return PlainTextResponse("Sheepfold is running. Its pages are not built; see the README.\n")
        return file_response(SITE / "index.html", accepted, "no-cache")

    # --- ASGI

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.sockets.serve(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        if scope["type"] == "http" and not self.doors.requests.take(self.doors.address(scope)):
            self.metrics.count("refused_requests")
            await problem(429, TOO_OFTEN)(scope, receive, send_guarded)
            return
        with contextlib.suppress(ClientDisconnect):
            await self.http(scope, receive, send_guarded if scope["type"] == "http" else send)


def thinkers(config: Config, bus: Bus | None) -> Thinkers:
    """Where bots think: in processes of this house, or, with a bus, in workers wherever they are."""
    if bus is None:
        return Thinkers(config.workers)
    from sheepfold.server.farm import Pasture

    return Pasture(bus)


def site_file(path: str) -> Path | None:
    """The file of the site at a path; None if there is none."""
    try:
        file = (SITE / path).resolve()
        there = bool(path) and file.is_relative_to(SITE) and file.is_file()
    except (ValueError, OSError):  # no path at all
        return None
    return file if there and file.suffix != ".gz" else None


def file_response(file: Path, accepted: str, kept: str) -> Response:
    """A file, compressed if it lies there so and the guest takes that."""
    packed = file.with_name(f"{file.name}.gz")
    headers = {"cache-control": kept}
    if not packed.exists():
        return FileResponse(file, headers=headers)
    headers["vary"] = "accept-encoding"
    if not takes_gzip(accepted):
        return FileResponse(file, headers=headers)
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(packed, headers={**headers, "content-encoding": "gzip"}, media_type=media_type)


def takes_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";")
        if name == "gzip":
            return not re.fullmatch(r"q=0(\.0*)?", weight)
    return False


def packed(request: Request, found: Any) -> Response:
    """What a request found, as its answer."""
    if request.answer is None:
        return Response(status_code=204)
    if request.text:
        return PlainTextResponse(found)
    return Response(wire.encode(found), media_type="application/json")


async def read_body(http: HttpRequest, request: Request) -> bytes:
    """The body of a request that takes one."""
    if request.body is None:
        return b""
    if http.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Turned(415, "send JSON, with content-type application/json")
    data = b""
    async for part in http.stream():
        data += part
        if len(data) > request.longest:
            raise Turned(413, f"at most {request.longest} bytes")
    return data


def decode_body(data: bytes, request: Request) -> Any:
    """The body in the type the request takes; Turned quotes what is wrong with it."""
    if request.body is None:
        return None
    try:
        return msgspec.json.decode(data or b"{}", type=request.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Turned(422, str(error)[:300]) from None


def problem(status: int, reason: str, rule: str = "") -> Response:
    return Response(wire.encode(wire.Problem(reason, rule)), status, media_type="application/json")
