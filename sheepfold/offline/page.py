"""What the browser does for the house: the page at the other end, its database, and a second worker that thinks."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Page(Protocol):
    """Made in JavaScript (`web/src/offline/tables.ts`); tests have one of their own. Whatever is handed over is text."""

    def answer(self, id: int, status: int, body: str) -> None:
        """What became of a request."""

    def tell(self, line: int, text: str) -> None:
        """A message to a guest."""

    def end(self, line: int, code: int) -> None:
        """A line is closed."""

    def think(self, text: str) -> None:
        """Something for the second worker to work out."""

    def keep(self, changes: str) -> Awaitable[object]:
        """Make all of these changes in the database, or none; done once they cannot be lost."""

    def rows(self, kind: str, table: str) -> Awaitable[str]:
        """The rows of a table as JSON: its whole `log`, only the `last` of it, or its `chat`."""
