"""Owning tables where one process has the store, and with it every table."""

from __future__ import annotations

from collections.abc import Sequence


class OnlyServer:
    """What the other servers would be asked or told, if there were any."""

    async def release(self, tables: Sequence[str], care: bool = False) -> None:
        """There is no other server that could want them."""

    async def kept(self, tables: Sequence[str]) -> set[str]:
        return set(tables)

    async def beat(self) -> list[str]:
        return []

    async def orphans(self, limit: int) -> list[str]:
        return []

    async def retire(self) -> None:
        """Nobody waits for it."""
