"""Who may come in: addresses, origins, secrets, and how often."""

from __future__ import annotations

import time
from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any

from sheepfold.server.config import Config
from sheepfold.server.limits import Crowd, SocketRates, address_of, charge
from sheepfold.server.store.rows import PersonRow
from sheepfold.server.tables.people import People
from sheepfold.table.pace import Buckets, Rate

if TYPE_CHECKING:
    from sheepfold.server.cluster.bus import Bus

COOKIE = "sheepfold"
COOKIE_SECONDS = 400 * 86_400  # seconds; the longest lifetime browsers allow
Scope = MutableMapping[str, Any]


class Admission:
    """What is checked before anything is done. With a bus, the limits of an address are shared between servers."""

    def __init__(self, config: Config, people: People, bus: Bus | None = None) -> None:
        self.config = config
        self.people = people
        self.bus = bus
        self.requests = self.buckets("requests", Rate(config.request_rate, 5 * config.request_rate))
        self.openings = self.buckets("openings", Rate(config.open_rate, 30 * config.open_rate))
        # What takes more than a moment to work out: replays, and guests who come late to a long game.
        self.replays = self.buckets("heavy", Rate(config.request_rate / 10, 1.5 * config.request_rate))
        self.guesses = self.buckets("guesses", Rate(0.2, 10))  # codes: a million tries would take two months
        self.budgets = {
            "requests": (self.requests, "too-many-requests"),
            "openings": (self.openings, "too-many-openings"),
            "replays": (self.replays, "too-many-replays"),
            "guesses": (self.guesses, "too-many-guesses"),
        }
        # Frames are counted by each server for itself: there are too many to ask anybody.
        self.frames = Buckets(SocketRates.of(config.message_rate).address, time.monotonic)
        # Of a person, on all their sockets.
        self.messages = Buckets(Rate(4 * config.message_rate, 16 * max(15.0, config.message_rate)), time.monotonic)
        self.crowd = self.count_sockets(config.sockets_per_address, config.sockets)
        if bus is not None:
            people.share(bus)

    def buckets(self, name: str, rate: Rate) -> Buckets:
        if self.bus is None:
            return Buckets(rate, time.monotonic)
        from sheepfold.server.cluster.shared_limits import SharedBuckets  # needs the packages of a cluster

        return SharedBuckets(rate, self.bus, name)

    def count_sockets(self, per_address: int, most: int) -> Crowd:
        if self.bus is None:
            return Crowd(per_address, most)
        from sheepfold.server.cluster.shared_limits import SharedCrowd

        return SharedCrowd(per_address, most, self.bus)

    def address(self, scope: Scope) -> str:
        """Whom to count against; behind a trusted proxy it has put the guest's address here. A network of IPv6 is one guest."""
        client = scope.get("client")
        return address_of(str(client[0])) if client else "unknown"

    def charge(self, what: str, key: str, cost: float = 1.0) -> None:
        """Take from the budget of an address or person; RequestRefused says which is used up, and when to come back."""
        charge(*self.budgets[what], key, cost)

    def origin_fits(self, scope: Scope) -> bool:
        """Pages of other sites may not act for our guests, nor may our own name without its TLS; programs send no origin."""
        headers = dict(scope["headers"])
        if not headers.get(b"origin"):
            return True
        origin = headers[b"origin"].decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        site = self.config.site
        if site and (origin == site or site.partition("://")[2] == host):
            return bool(origin == site)
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        return bool(host) and origin == f"{scheme}://{host}"

    async def person(self, scope: Scope, token: str | None = None) -> PersonRow | None:
        """The person the secret belongs to: in the header, in the cookie, or given."""
        found = token or secret_of(scope)
        person = await self.people.of(found) if found else None
        if person is not None:
            self.people.came_from(person.id, self.address(scope))
        return person


def secret_of(scope: Scope) -> str:
    """The secret that came with a request; "" if none did."""
    headers = dict(scope["headers"])
    kind, _, rest = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    if kind.lower() == "bearer":
        return str(rest).strip()
    for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return str(value.strip('"'))
    return ""
