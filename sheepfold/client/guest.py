"""Somebody at a server: a secret, and what can be asked with it."""

from __future__ import annotations

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

from sheepfold.client.seat import Seat
from sheepfold.core.entropy import EntropyChain
from sheepfold.core.errors import BadInput


class Guest:
    """A guest of the server at an address such as http://127.0.0.1:8080. Keep `token`: it owns the seats.

    With `entropy` its seats add numbers of their own to the chance of their games, so that the server can neither choose what comes
    nor know it before they move. What it has committed to is in `chains`, for as long as this object lives.
    """

    def __init__(self, server: str, name: str = "", token: str = "", entropy: bool = False) -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.chains: list[EntropyChain] = []  # what it has committed to, for all seats it ever took
        self.entropy = entropy
        if not token:
            self.token = self.ask("POST", "/api/people", {"name": name or "guest"}, {"x-sheepfold-want": "token"})["token"]

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
        """A request of the HTTP API; BadInput says why it was refused."""
        parts = urlsplit(self.server)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(parts.netloc, timeout=30)
        sent = {"content-type": "application/json", **(headers or {})}
        if self.token:
            sent["authorization"] = f"Bearer {self.token}"
        try:
            connection.request(method, parts.path + path, None if body is None else json.dumps(body), sent)
            answer = connection.getresponse()
            data = answer.read()
        except http.client.HTTPException as error:
            raise ConnectionError(f"{method} {path}: the answer broke off: {error!r}") from None
        finally:
            connection.close()
        if answer.status >= 400:
            raise BadInput(f"{method} {path}: {reason_in(data)}")
        if "json" in (answer.getheader("content-type") or ""):
            return json.loads(data)
        return data.decode()

    def open_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        """A new table; a seat is {"kind": "me"}, {"kind": "bot", "bot": "ewe"} or {"kind": "open"}."""
        anchors = [self.anchor() for seat in seats if seat["kind"] == "me"] if self.entropy else []
        body = {"game": game, "seats": seats, "anchors": anchors, **more}
        found: dict[str, Any] = self.ask("POST", "/api/tables", body)
        for chain in self.chains[len(self.chains) - len(anchors) :]:
            chain.table = found["id"]
        return found

    def join(self, table: str, seat: str | None = None) -> str:
        """Take a seat; the letter of it, or "" while the players of a running game are asked."""
        anchor = self.anchor(table) if self.entropy else ""
        return str(self.ask("POST", f"/api/tables/{table}/join", {"seat": seat, "anchor": anchor})["seat"])

    def anchor(self, table: str = "") -> str:
        """What one more seat of mine commits to."""
        chain = EntropyChain()
        chain.table = table
        self.chains.append(chain)
        return chain.anchor

    def find(self, code: str) -> str:
        """The id of the open table with this code."""
        return str(self.ask("GET", f"/api/codes/{code}")["id"])

    def sit(self, table: str, seat: str | None) -> Seat:
        """A socket to a table: at a seat of mine, or (None) as a watcher."""
        return Seat(self.server, self.token, table, seat, self.chains)


def reason_in(data: bytes) -> str:
    try:
        return str(json.loads(data)["error"])
    except (ValueError, KeyError, TypeError):
        return data[:200].decode("utf-8", "replace")
