"""The last inch to the socket: text frames written straight to it, all those of one turn of the event loop at once.

A message passes uvicorn and its WebSocket library in about fifteen microseconds, four times for every move at a table of four, and
every write is a system call. Frames to guests are of the simplest kind (text, whole, unmasked, never compressed), so they are
put together here; everything else, and all that comes in, stays the library's. What comes in is counted frame by frame, inside
its parser: a read of 256 kB may hold forty thousand empty ones.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, ClassVar, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from sheepfold.server.limits import MOST_PIECES, SocketBudget, SocketRates
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused

KEY = "sheepfold.write"  # in the scope of a socket: writes a text, or says False if it cannot now
BUDGET = "sheepfold.budget"  # there too: what may still come
FRAME_HEAD = 6  # bytes of the shortest frame of a guest
CLOSE_SECONDS = 10.0  # until a socket that is to be closed is gone, even if the guest does not read what is left


class BatchingTransport:
    """A transport that writes once for all that was sent in one turn of the event loop."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self._waiting: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.TimerHandle | None = None
        self._lost = False

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def _flush(self) -> None:
        if self._waiting:
            data, self._waiting = b"".join(self._waiting), []
            if not self._transport.is_closing():
                self._transport.write(data)

    def close(self) -> None:
        self._flush()
        self._transport.close()
        if self._end is None and not self._lost:
            self._end = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    def lost(self) -> None:
        """The connection is gone."""
        self._lost = True
        if self._end is not None:
            self._end.cancel()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class CountedFrames(ServerProtocol):
    """The library's reader of frames, which stops reading at the first frame too many."""

    def __init__(self, budget: SocketBudget, can_write: Callable[[], bool], **given: Any) -> None:
        super().__init__(**given)
        self.budget = budget
        self.can_write = can_write
        self.pieces = 0  # of the message that is coming
        self.refusal: RequestRefused | None = None

    def recv_frame(self, frame: Frame) -> None:
        self.refusal = self.budget.why_not(FRAME_HEAD + len(frame.data)) or self.why_not_piece(frame)
        if self.refusal is not None:
            raise ProtocolError(self.refusal.message.id)
        if frame.opcode is Opcode.PING and not self.can_write():
            return  # one who does not read needs no answer either, and none is kept for them
        super().recv_frame(frame)

    def why_not_piece(self, frame: Frame) -> RequestRefused | None:
        if frame.opcode is Opcode.CONT:
            self.pieces += 1
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self.pieces = 1
        return RequestRefused(400, "too-many-pieces", most=MOST_PIECES) if self.pieces > MOST_PIECES else None

    def fail(self, code: CloseCode | int, reason: str = "") -> None:
        """Close; the guest is told which budget is used up, and when to come back."""
        if self.refusal is not None and self.state is OPEN:
            self.send_frame(Frame(Opcode.TEXT, messages.encode(messages.Bye("refused", self.refusal.message))))
            code = CloseCode.TRY_AGAIN_LATER if self.refusal.status == 429 else CloseCode.POLICY_VIOLATION
            reason = self.refusal.message.id
        super().fail(code, reason)


class FastProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, with a short way out for text and a budget for what comes in."""

    rates: ClassVar[SocketRates] = SocketRates.of(30.0)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.budget = SocketBudget(self.rates)
        self.conn = CountedFrames(
            self.budget, self.writable.is_set, max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

    def connection_made(self, transport: Any) -> None:
        super().connection_made(BatchingTransport(transport))  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        cast(BatchingTransport, self.transport).lost()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # no request to open a socket after all
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; text that is none closes the socket."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "not UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        scope = cast(dict[str, Any], self.scope)
        scope[KEY] = self.write_text
        scope[BUDGET] = self.budget
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":  # refused at the door: there will be no socket
            self.handshake_complete = True

    def write_text(self, data: bytes) -> bool:
        """Send UTF-8 as one text frame; False if the other end has to catch up first, or is gone."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(frame_head(len(data)))
        self.transport.write(data)
        return True


def frame_head(size: int) -> bytes:
    """The head of an unmasked, final text frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def counted(message_rate: float) -> type[FastProtocol]:
    """The protocol of a server whose sockets may send so many messages a second."""
    return type("FastProtocol", (FastProtocol,), {"rates": SocketRates.of(message_rate)})
