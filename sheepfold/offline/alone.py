"""What a store answers where there is no host to give orders, nobody else to forget, and no other server."""

from __future__ import annotations

from sheepfold.server.store.only_server import OnlyServer
from sheepfold.server.store.rows import ClockRow, Order
from sheepfold.server.store.store import StoreError


class Alone(OnlyServer):
    """The half of a store that only a server needs."""

    async def stale(self, before: int, limit: int) -> list[str]:
        return []

    async def code(self, hash: bytes, now: int) -> tuple[str, int] | None:
        return None

    async def export(self, person: str) -> bytes:
        raise StoreError("broken", "the page itself exports what its database holds")

    async def traces(self, person: str) -> list[str]:
        return []

    async def bans(self) -> set[str]:
        return set()

    async def orders(self) -> list[Order]:
        return []

    async def untouched(self, before: int, limit: int) -> list[str]:
        return []

    async def idle(self, before: int, limit: int) -> list[str]:
        return []

    async def clock(self, table: str) -> ClockRow | None:
        return None
