"""What servers send each other over Redis, and what each remembers of its pipes to the others."""

from __future__ import annotations

import time

import msgspec

REMEMBERED = 10_000  # servers whose last pipe is known

ServerId = str


class Packet(msgspec.Struct, array_like=True, tag=0, kw_only=True):
    """Messages on a pipe; `n` is the number of the first, and of the next one if there is none."""

    server_id: ServerId
    pipe: int
    n: int
    answers: int  # the pipe of the receiver that this one belongs with; 0: none was heard yet
    messages: list[bytes]


class Reset(msgspec.Struct, array_like=True, tag=1):
    """The link with these pipes has ended."""

    server_id: ServerId
    yours: int
    mine: int


class Told(msgspec.Struct, array_like=True, tag=2):
    """For all who listen."""

    server_id: ServerId
    told: list[tuple[str, bytes]]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Packet | Reset | Told).decode


class Link:
    """What we know of a link with another server."""

    __slots__ = ("beaten", "got", "heard", "into", "out", "sent", "size", "waiting")

    def __init__(self, out: int, now: float) -> None:
        self.out = out  # our pipe
        self.sent = 0  # the number of our next message
        self.into = 0  # their pipe; 0: nothing was heard yet
        self.got = 0  # the number of their next message
        self.heard = now
        self.beaten = now
        self.waiting: list[bytes] = []
        self.size = 0


class Pipes:
    """The numbers of pipes: ours, and the newest of each server that was heard of."""

    def __init__(self) -> None:
        self.newest = 0
        self.heard: dict[ServerId, int] = {}

    def fresh(self) -> int:
        """Later pipes have higher numbers."""
        self.newest = max(self.newest + 1, time.time_ns())
        return self.newest

    def is_new(self, server_id: ServerId, pipe: int) -> bool:
        return pipe > self.heard.get(server_id, 0)

    def remember(self, server_id: ServerId, pipe: int) -> None:
        self.heard.pop(server_id, None)
        if len(self.heard) >= REMEMBERED:
            del self.heard[next(iter(self.heard))]
        self.heard[server_id] = pipe
