"""The house in a browser: the requests and tables of a server, for the person in front of it."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote

from sheepfold.core.errors import BadInput
from sheepfold.offline import positions
from sheepfold.offline.lines import Lines
from sheepfold.offline.page import Page
from sheepfold.offline.store import BrowserStore
from sheepfold.offline.thinking import Thinkers
from sheepfold.server import bodies
from sheepfold.server.http.answers import decode_body, refused
from sheepfold.server.http.api import Api, Caller
from sheepfold.server.http.requests import REQUESTS, Request
from sheepfold.server.metrics import Metrics
from sheepfold.server.store.rows import PersonRow
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.erasure import Erasure
from sheepfold.server.tables.lobby import Lobby
from sheepfold.server.tables.notices import Notices
from sheepfold.server.tables.openings import OpenLimits
from sheepfold.server.tables.people import People
from sheepfold.server.tables.registry import TableRegistry
from sheepfold.server.tables.series import Series
from sheepfold.server.thinkers.bot_host import BotHost
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused

log = logging.getLogger("sheepfold.offline")
SWEEP_SECONDS = 15
LIMITS = OpenLimits(per_person=100, per_address=100, seconds=0)
# What needs somebody else: another device, a host who allows addresses, a server that keeps data about people.
NOT_HERE = {
    ("PUT", "/api/people/me/hook"),
    ("GET", "/api/people/me/data"),
    ("DELETE", "/api/people/me"),
    ("POST", "/api/takeover"),
    ("POST", "/api/tables/{table}/seats/{seat}/move"),
}


class Route(NamedTuple):
    request: Request
    pattern: re.Pattern[str]


ROUTES = [
    Route(request, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", request.path)))
    for request in [*REQUESTS, positions.REQUEST]
    if (request.method, request.path) not in NOT_HERE
]


class House:
    """Everything a server has for its guests, made on the event loop of the browser."""

    def __init__(self, page: Page, held: str | bytes) -> None:
        self.page = page
        self.store = BrowserStore(page, held)
        self.people = People(self.store)
        self.thinkers = Thinkers(page)
        metrics = Metrics()
        self.notices = Notices([], "", metrics)
        self.registry = TableRegistry(self.store, self.people, BotHost(self.thinkers), self.notices, metrics)
        self.lobby = Lobby(self.registry, self.people, LIMITS)
        self.series = Series(self.registry, self.lobby)
        self.erasure = Erasure(self.registry, self.lobby, self.people)
        self.reach: list[str] = []
        self.api = Api(self)
        self.lines = Lines(page, self.registry, self.me)
        self.asking: set[asyncio.Task[None]] = set()
        self.sweeping = asyncio.create_task(self.sweep())

    def me(self) -> PersonRow | None:
        """The person in front of the browser: the one person in its database."""
        return next(iter(self.store.people.values()), None)

    async def sweep(self) -> None:
        """Let go of tables that nobody is at."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.registry.sweep()

    # --- what the page says

    def ask(self, id: int, method: str, path: str, body: str) -> None:
        """A request as it would go to a server; the page is answered later."""
        task = asyncio.create_task(self.reply(id, method, path, body))
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)

    async def reply(self, id: int, method: str, path: str, body: str) -> None:
        try:
            status, text = await self.perform(method, path, body)
        except (RequestRefused, StoreError, BadInput) as error:
            no = refused(error)
            status, text = no.status, encode_problem(no)
        except Exception:  # our own bug: the page must not be left waiting
            log.exception("%s %s failed", method, path)
            status, text = 500, encode_problem(RequestRefused(500, "table-unchanged"))
        self.page.answer(id, status, text)

    async def perform(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Status and body of the answer; raises what a server makes refusals of."""
        route, _, query = path.partition("?")
        for request, pattern in ROUTES:
            found = pattern.fullmatch(route) if request.method == method else None
            if found is not None:
                break
        else:
            raise RequestRefused(404, "nothing-here")
        if len(body) > request.longest:
            raise RequestRefused(413, "too-long", most=request.longest)
        caller = Caller(
            person=self.me(),
            path={name: unquote(value) for name, value in found.groupdict().items()},
            query=dict(parse_qsl(query)),
            body=decode_body(body.encode(), request),
        )
        answer = await request.handler(self.api, caller)
        if request.answer is None:
            return 204, ""
        return 200, answer if request.text else messages.encode(answer).decode()

    def hear(self, line: int, text: str) -> None:
        self.lines.hear(line, text)

    def close(self, line: int) -> None:
        self.lines.close(line)

    # --- what the second worker says

    def thought(self, text: str) -> None:
        self.thinkers.thought(text)

    def forgot(self) -> None:
        self.thinkers.forgot()


def encode_problem(no: RequestRefused) -> str:
    """The page makes the sentence; there are no catalogues here."""
    return messages.encode(bodies.Problem(error=no.message.id, message=no.message, rule=no.rule)).decode()
