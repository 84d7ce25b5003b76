"""What a store answers where there is no host to give orders, nobody else to forget, and no other server."""

from __future__ import annotations

from collections.abc import Sequence

from sheepfold.server.store.rows import ClockRow, Order
from sheepfold.server.store.store import StoreError


class Alone:
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

    async def release(self, tables: Sequence[str], care: bool = False) -> None:
        """Nobody else wants them."""

    async def kept(self, tables: Sequence[str]) -> set[str]:
        return set(tables)

    async def beat(self) -> list[str]:
        return []

    async def orphans(self, limit: int) -> list[str]:
        return []

    async def retire(self) -> None:
        """Nobody waits for it."""
