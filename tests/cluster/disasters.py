"""What can happen to a cluster, chosen by a seed: parts die, hang, are restarted, are cut off or become slow; and are repaired again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, NamedTuple

from tests.cluster.cluster import Cluster, Server, Worker, together
from tests.cluster.gate import Gate
from tests.cluster.services import Postgres, Redis
from tests.cluster.wires import Wire

LASTING = (1.0, 8.0)  # seconds
SLOWNESS = (0.02, 0.4)  # seconds that a slow wire takes, each way
LONG = 40.0  # seconds, of one in five that the others must be able to do without
SOON = 4.0  # seconds after its end in which a disaster may be followed by another, while it is being recovered from
TOGETHER = 0.35  # how often there are two


@dataclass(frozen=True)
class Disaster:
    kind: str
    servers: tuple[int, ...]  # which of them, where it is about servers
    workers: tuple[int, ...]
    seconds: float  # how long it lasts
    slowness: float  # of each direction of a wire that becomes slow
    after: float = 0.0  # seconds until it begins

    def __str__(self) -> str:
        which = [f"server {n + 1}" for n in self.servers] + [f"worker {n + 1}" for n in self.workers]
        slow = f" by {self.slowness * 1000:.0f} ms" if "slow" in self.kind else ""
        late = f", {self.after:.1f} s later" if self.after else ""
        return f"{self.kind}{slow}: {', '.join(which) or 'all'}, {self.seconds:.1f} s{late}"


Parts = Callable[[Cluster, Disaster], Sequence[Any]]
Act = Callable[[Any, Disaster], object]


class Kind(NamedTuple):
    """What a disaster does to each of its parts, how that is repaired, and how many servers and workers it is about."""

    parts: Parts
    strike: Act
    restore: Act
    servers: str = ""  # one, most (all but one), all; "": it is not about them
    workers: str = ""


def servers(cluster: Cluster, hit: Disaster) -> list[Server]:
    return [cluster.servers[n] for n in hit.servers]


def workers(cluster: Cluster, hit: Disaster) -> list[Worker]:
    return [cluster.workers[n] for n in hit.workers]


def to_store(cluster: Cluster, hit: Disaster) -> list[Wire]:
    return [server.to_store for server in servers(cluster, hit)]


def to_bus(cluster: Cluster, hit: Disaster) -> list[Wire]:
    parts: list[Server | Worker] = [*servers(cluster, hit), *workers(cluster, hit)]
    return [part.to_bus for part in parts]


def wires(cluster: Cluster, hit: Disaster) -> list[Wire]:
    return [wire for part in servers(cluster, hit) for wire in part.wires]


def redis(cluster: Cluster, hit: Disaster) -> list[Redis]:
    return [cluster.redis]


def postgres(cluster: Cluster, hit: Disaster) -> list[Postgres]:
    return [cluster.postgres]


def front(cluster: Cluster, hit: Disaster) -> list[Gate]:
    return [cluster.front]


def call(name: str) -> Act:
    return lambda part, hit: getattr(part, name)()


def slow_down(wire: Wire, hit: Disaster) -> None:
    wire.delay(hit.slowness)


def slow_and_cut(wire: Wire, hit: Disaster) -> None:
    """What is under way when it is cut has half the way behind it: some of it was stored, and no answer comes."""
    wire.delay(hit.slowness)
    time.sleep(1.5)
    wire.cut()


KINDS = {
    "kill server": Kind(servers, call("kill"), call("revive"), servers="one"),
    "kill most servers": Kind(servers, call("kill"), call("revive"), servers="most"),
    "kill all servers": Kind(servers, call("kill"), call("revive"), servers="all"),
    "stop server": Kind(servers, call("pause"), call("resume"), servers="one"),
    "restart server": Kind(servers, call("drain"), call("revive"), servers="one"),
    "cut server from store": Kind(to_store, call("cut"), call("restore"), servers="one"),
    "cut server's slow store": Kind(to_store, slow_and_cut, call("restore"), servers="one"),
    "hold server's store": Kind(to_store, call("hold"), call("restore"), servers="one"),
    "cut server from bus": Kind(to_bus, call("cut"), call("restore"), servers="one"),
    "hold server's bus": Kind(to_bus, call("hold"), call("restore"), servers="one"),
    "hold all of a server's wires": Kind(wires, call("hold"), call("restore"), servers="one"),
    "slow server's wires": Kind(wires, slow_down, call("restore"), servers="one"),
    "kill worker": Kind(workers, call("kill"), call("revive"), workers="one"),
    "kill all workers": Kind(workers, call("kill"), call("revive"), workers="all"),
    "stop worker": Kind(workers, call("pause"), call("resume"), workers="one"),
    "restart worker": Kind(workers, call("drain"), call("revive"), workers="one"),
    "cut worker from bus": Kind(to_bus, call("cut"), call("restore"), workers="one"),
    "kill redis": Kind(redis, call("kill"), call("start")),
    "stop redis": Kind(redis, call("pause"), call("resume")),
    "kill postgres": Kind(postgres, call("kill"), call("start")),
    "stop postgres": Kind(postgres, call("pause"), call("resume")),
    "restart postgres": Kind(postgres, call("stop"), call("start")),
    "break all sockets": Kind(front, call("drop"), lambda part, hit: None),
}
# What a cluster goes on without: its tables must not wait until that is repaired.
SURVIVABLE = {"kill server", "kill most servers", "kill worker", "kill all workers"}


def room(kind: str) -> str:
    """What a disaster is about: two of one room do not happen at once, unless to different servers."""
    return next(word for word in ("server", "worker", "redis", "postgres", "sockets") if word in kind)


def disaster(kind: str, rng: Random, cluster: Cluster) -> Disaster:
    found = KINDS[kind]

    def choose(how: str, all: int) -> tuple[int, ...]:
        number = {"": 0, "one": 1, "most": max(1, all - 1), "all": all}[how]
        return tuple(sorted(rng.sample(range(all), number)))

    which = choose(found.servers, len(cluster.servers)), choose(found.workers, len(cluster.workers))
    seconds = LONG if kind in SURVIVABLE and rng.random() < 0.2 else round(rng.uniform(*LASTING), 1)
    return Disaster(kind, *which, seconds, round(rng.uniform(*SLOWNESS), 3))


def forecast(rng: Random, cluster: Cluster) -> Iterator[list[Disaster]]:
    """Without end: every kind once in some order, then again; now and then two, the second at any moment of the first or while
    it is being recovered from."""
    while True:
        kinds = rng.sample(list(KINDS), len(KINDS))
        while kinds:
            found = [disaster(kinds.pop(), rng, cluster)]
            if kinds and rng.random() < TOGETHER:
                second = disaster(rng.choice(kinds), rng, cluster)
                if room(second.kind) != room(found[0].kind) or (
                    second.servers and not set(second.servers) & set(found[0].servers)
                ):
                    kinds.remove(second.kind)
                    found.append(replace(second, after=round(rng.uniform(0, found[0].seconds + SOON), 1)))
            yield found


def happen(cluster: Cluster, hit: Disaster) -> None:
    """Strike, let it last, and repair. Waits."""
    time.sleep(hit.after)
    kind = KINDS[hit.kind]
    parts = kind.parts(cluster, hit)
    together([partial(kind.strike, part, hit) for part in parts])
    time.sleep(hit.seconds)
    together([partial(kind.restore, part, hit) for part in parts])
