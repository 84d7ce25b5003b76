"""The short way of a request whose body is there already and whose answer is known whole: one write, and no messages in between."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import HEADER_VALUE_RE, STATUS_LINE

EXCHANGE = "sheepfold.exchange"  # in the scope of a request, until somebody takes it out


class Exchange:
    """One request on a connection of uvicorn's, and its answer."""

    def __init__(self, cycle: Any) -> None:
        self.cycle = cycle

    def body(self) -> bytes | None:
        """All of it, if it is there; None if it has to be waited for."""
        cycle = self.cycle
        if cycle.more_body or cycle.disconnected or cycle.waiting_for_100_continue:
            return None
        found, cycle.body = bytes(cycle.body), bytearray()
        cycle.flow.resume_reading()
        return found

    def answer(self, status: int, headers: list[tuple[bytes, bytes]], more: bytes, body: bytes) -> bool:
        """Give the whole answer, `more` being headers put together already; False if it is for uvicorn to give."""
        cycle = self.cycle
        if cycle.flow.write_paused or cycle.disconnected or cycle.response_started or cycle.scope["method"] == "HEAD":
            return False
        parts = [STATUS_LINE[status]]
        for name, value in (*cycle.default_headers, *headers):
            if name == b"connection" or HEADER_VALUE_RE.search(value):
                return False
            parts += (name, b": ", value, b"\r\n")
        parts += (more, b"\r\n" if cycle.keep_alive else b"connection: close\r\n\r\n", body)
        cycle.response_started = cycle.response_complete = True
        cycle.waiting_for_100_continue = False
        cycle.transport.write(b"".join(parts))
        cycle.message_event.set()
        if not cycle.keep_alive:
            cycle.transport.close()
        cycle.on_response()
        return True


def put_together(headers: list[tuple[bytes, bytes]]) -> bytes:
    return b"".join([name + b": " + value + b"\r\n" for name, value in headers])
