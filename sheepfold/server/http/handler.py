"""One request from its body to its answer: done here, or by the server that has the table."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlette.requests import Request as HttpRequest
from starlette.responses import PlainTextResponse, Response

from sheepfold.core.errors import BadInput
from sheepfold.server import bodies
from sheepfold.server.cluster.between import Call
from sheepfold.server.cluster.relay import Relay
from sheepfold.server.http.admission import COOKIE, COOKIE_SECONDS, Admission
from sheepfold.server.http.answers import decode_body, refused
from sheepfold.server.http.api import Api, Caller
from sheepfold.server.http.exchange import EXCHANGE, Exchange
from sheepfold.server.http.problem import problem
from sheepfold.server.http.request_limits import BODY_SECONDS
from sheepfold.server.http.requests import REQUESTS, Request
from sheepfold.server.http.site import takes_gzip
from sheepfold.server.metrics import Metrics
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.registry import OwnedElsewhere
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused

Data = TypeVar("Data", bytes, bytearray)
ATTEMPTS = 3  # to find the server that has a table, while it moves
LONG = (list[bodies.GameInfo], bodies.Lesson, bodies.Replay)  # answers that are worth compressing, and hold no secret
BY_ROUTE = {(request.method, request.path): request for request in REQUESTS}


class RequestHandler:
    def __init__(self, api: Api, admission: Admission, metrics: Metrics) -> None:
        self.api = api
        self.admission = admission
        self.metrics = metrics
        self.relay: Relay | None = None  # the way to other servers, if there are any

    def endpoint(self, request: Request) -> Callable[[HttpRequest], Awaitable[Response]]:
        async def answer(http: HttpRequest) -> Response:
            try:
                return await self.answer(request, http)
            except (RequestRefused, StoreError, BadInput) as no:
                return self.refusal(no)

        return answer

    def refusal(self, no: RequestRefused | StoreError | BadInput) -> Response:
        if isinstance(no, RequestRefused):
            self.metrics.count("refused_requests")
        return problem(refused(no))

    async def perform(self, request: Request, caller: Caller) -> Any:
        """Do it. A refusal that depends on a table's state counts only if this server still owns the table."""
        try:
            return await request.handler(self.api, caller)
        except RequestRefused as no:
            if no.status in (403, 409) and "table" in caller.path:
                await self.api.registry.check_ours(caller.path["table"])
            raise

    async def answer(self, request: Request, http: HttpRequest) -> Response:
        if request.cost != "requests":
            self.admission.charge(request.cost, self.admission.address(http.scope), request.weight)
        if request.method != "GET" and not self.admission.origin_fits(http.scope):
            raise RequestRefused(403, "other-site")
        raw = await read_body(http, request)
        scope = http.scope
        person = await self.admission.person(scope)
        if request.cost == "replays" and person is not None:
            self.admission.charge(request.cost, person.id, request.weight)
        caller = Caller(
            person=person,
            path=dict(http.path_params),
            query=dict(http.query_params) if scope["query_string"] else {},
            body=decode_body(raw, request),
            wants_token=http.headers.get("x-sheepfold-want") == "token",
        )
        try:
            response = response_of(request, await self.perform(request, caller))
        except OwnedElsewhere as other:
            response = await self.ask_elsewhere(other, request, caller, raw)
        if request.answer in LONG and takes_gzip(http.headers.get("accept-encoding", "")):
            response = await compressed(response)
        if request.answer is None and request.method == "DELETE":
            response.delete_cookie(COOKIE)
        response.raw_headers.append((b"cache-control", b"no-store"))
        if caller.new_token and not caller.wants_token:
            secure = scope["scheme"] == "https" or self.admission.config.site.startswith("https://")
            response.set_cookie(
                COOKIE, caller.new_token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/"
            )
        return response

    async def ask_elsewhere(self, other: OwnedElsewhere, request: Request, caller: Caller, raw: bytes) -> Response:
        """Have the server that has the table do it; if it has moved on, the one that has it then."""
        for attempt in range(ATTEMPTS):
            if self.relay is None:
                break
            call = Call(
                id=0,
                method=request.method,
                route=request.path,
                person=caller.person,
                path=caller.path,
                query=caller.query,
                body=raw,
            )
            answer = await self.relay.call(other.server_id, call)
            if answer.status:
                media = "text/plain; charset=utf-8" if request.text and answer.status == 200 else "application/json"
                return Response(answer.data, answer.status, media_type=media if answer.data else None)
            try:
                return response_of(request, await self.perform(request, caller))
            except OwnedElsewhere as again:
                other = again
        raise RequestRefused(503, "server-unreachable")

    async def perform_call(self, call: Call) -> tuple[int, bytes]:
        """A request that came in at another server; status 0 if the table is not here."""
        request = BY_ROUTE.get((call.method, call.route))
        if request is None:
            return 503, bytes(problem(RequestRefused(503, "server-unreachable")).body)
        try:
            caller = Caller(person=call.person, path=call.path, query=call.query, body=decode_body(call.body, request))
            response = response_of(request, await self.perform(request, caller))
        except OwnedElsewhere:
            return 0, b""
        except (RequestRefused, StoreError, BadInput) as no:
            response = self.refusal(no)
        return response.status_code, bytes(response.body)


def response_of(request: Request, found: Any) -> Response:
    """What a request found, as its answer."""
    if request.answer is None:
        return Response(status_code=204)
    if request.text:
        return PlainTextResponse(found)
    return Response(messages.encode(found), media_type="application/json")


async def compressed(response: Response) -> Response:
    """The same in far fewer bytes: games, and the moments of one, are much alike. Others are served meanwhile."""
    body = await asyncio.to_thread(gzip.compress, response.body, 6)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(body, response.status_code, headers, response.media_type)


async def read_body(http: HttpRequest, request: Request) -> bytes:
    """The body of a request that takes one."""
    if request.body is None:
        return b""
    if http.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise RequestRefused(415, "send-json")
    exchange: Exchange | None = http.scope.get(EXCHANGE)
    whole = None if exchange is None else exchange.body()
    if whole is not None:
        return short_enough(whole, request)
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS - 1):  # before the connection is ended, which would say nothing
            async for part in http.stream():
                data += part
                short_enough(data, request)
    except TimeoutError:
        raise RequestRefused(408, "body-late", seconds=round(BODY_SECONDS - 1)) from None
    return bytes(data)


def short_enough(data: Data, request: Request) -> Data:
    if len(data) > request.longest:
        raise RequestRefused(413, "too-long", most=request.longest)
    return data
