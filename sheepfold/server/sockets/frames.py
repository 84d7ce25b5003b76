"""The last inch to the socket: text frames written straight to it, all those of one turn of the event loop at once.

A message passes uvicorn and its WebSocket library in about fifteen microseconds, four times for every move at a table of four, and
every write is a system call. Frames to guests are of the simplest kind (text, whole, unmasked, never compressed), so they are
put together here. What comes in is mostly of the simplest kind too: one whole text. Such a frame is unmasked and handed straight to
whoever listens, without a task, a queue and an ASGI message. Everything else is the library's, and it always gets whole frames.
What comes in is counted frame by frame: a read of 256 kB may hold forty thousand empty ones.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, ClassVar, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import CONNECTING, OPEN, State
from websockets.server import ServerProtocol

from sheepfold.server.limits import MOST_PIECES, SocketBudget, SocketRates
from sheepfold.server.sockets.handshake import Headers, proof_for, read_plainly, welcome
from sheepfold.server.sockets.incoming import BUDGET, FRAME_HEAD, LISTEN, Inlet, frame_end, is_text
from sheepfold.server.sockets.outgoing import KEY, BatchingTransport, Outgoing, Outlet
from sheepfold.table import messages
from sheepfold.table.refusals import RequestRefused

LOG = logging.getLogger("uvicorn.error")
PATH = b"/ws"


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


class Waiting:
    """What waits for the one who receives."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:  # uvicorn asks
        return not self.messages

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.waiter = self.loop.create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None
        return self.messages.popleft()


class FastProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, with a short way in at the door, a short way out for text, and a budget for what comes in."""

    rates: ClassVar[SocketRates] = SocketRates.of(30.0)
    outgoing: ClassVar[Outgoing] = Outgoing()
    library: CountedFrames | None = None  # made when there is something for it to read or to say
    opens: State = CONNECTING  # what it begins with
    greeting = b""  # the answer to a plain request, until it is given
    inlet: Inlet | None = None
    begun = b""  # of a frame that is not all there yet

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        # All that uvicorn's own sets, but for its reader of frames, which counts nothing.
        self.config = config
        self.app = config.loaded_app
        self.loop = _loop or asyncio.get_running_loop()
        self.logger = LOG
        self.root_path, self.asgi_version, self.app_state = config.root_path, config.asgi_version, app_state
        self.connections, self.tasks = server_state.connections, server_state.tasks
        self.default_headers = server_state.default_headers
        self.transport = self.scheme = None  # type: ignore[assignment]
        self.server = self.client = None
        self.queue = Waiting(self.loop)  # type: ignore[assignment]
        self.handshake_initiated = self.handshake_complete = self.close_sent = self.disconnected = False
        self.close_timer, self.close_timeout = None, 10.0
        self.initial_response = None
        self.read_paused = False
        self.writable = asyncio.Event()
        self.writable.set()
        self.ping_interval, self.ping_timeout = config.ws_ping_interval, config.ws_ping_timeout
        self.ping_timer = self.pong_timer = self.pending_ping_payload = None
        self.ping_sent_at = self.last_ping_rtt = 0.0
        self.frames, self.curr_msg_data_type = [], "bytes"
        self.budget = SocketBudget(self.rates)

    @property
    def conn(self) -> CountedFrames:  # type: ignore[override]
        """The library, which most sockets never need."""
        if self.library is None:
            self.library = CountedFrames(
                self.budget, self.writable.is_set, state=self.opens, max_size=self.config.ws_max_size, logger=LOG
            )
        return self.library

    def connection_made(self, transport: Any) -> None:
        super().connection_made(BatchingTransport(transport, self.outgoing))  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        cast(BatchingTransport, self.transport).lost()
        super().connection_lost(exc)
        # What holds each other would otherwise be left to the collector.
        if self.inlet is not None:
            self.inlet = None
            del self.data_received
        if self.library is not None:
            self.library.parser.close()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        cast(dict[str, Any], self.scope).clear()

    # --- at the door

    @classmethod
    def opens_plainly(cls, http: Any, data: bytes) -> bool:
        """Whether what comes first on this connection of uvicorn's is a plain request, and thereby begun; else the library has to
        read it."""
        head = read_plainly(data)
        proof = b"" if head is None else proof_for(head[0], PATH, head[1])
        if head is not None and proof:
            door = cls(http.config, http.server_state, http.app_state, http.loop)
            door.greeting = welcome(proof, http.server_state.default_headers)
            door.open(http, *head)
        return bool(proof)

    def open(self, http: Any, url: bytes, headers: Headers) -> None:
        """Take a connection over; the answer is given once the socket is let in."""
        self.opens = OPEN
        self.handshake_initiated = True
        self.server, self.client, self.scheme = http.server, http.client, "wss" if http.scheme == "https" else "ws"
        self.transport = BatchingTransport(http.transport, self.outgoing)  # type: ignore[assignment]
        self.connections.add(self)
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": self.root_path + PATH.decode(),
            "raw_path": self.root_path.encode() + PATH,
            "query_string": url.partition(b"?")[2],
            "headers": headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}},
        }
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)
        self.listen(self.keep_text)

    def keep_text(self, text: bytes) -> None:
        """What is said before somebody listens; only one text comes this way, as long as it waits."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})

    def accept(self) -> None:
        if self.disconnected:
            raise ClientDisconnected
        greeting, self.greeting = self.greeting, b""
        if not self.transport.is_closing():
            self.handshake_complete = True
            self.transport.write(greeting)
            self.start_keepalive()

    # --- what comes

    def data_received(self, data: bytes) -> None:
        """What comes before somebody listens."""
        if self.handshake_initiated:
            self.read_frames(self.begun + data)
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # no request to open a socket after all
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def to_library(self, data: bytes) -> None:
        super().data_received(data)

    def read_frames(self, data: bytes) -> None:
        """Whole texts go to the listener, all other frames to the library; of what cannot be a frame it gets everything at once."""
        at, size = 0, len(data)
        while at < size:
            end = frame_end(data, at, self.config.ws_max_size)
            if end > size:
                break
            frame = data[at:end] if end else data[at:]
            at += len(frame)
            if end and self.inlet is not None and self.inlet.hear(frame):
                continue
            self.to_library(frame)
            if self.conn.parser_exc is not None:  # the socket is being closed: nothing more is read
                return
        self.begun = data[at:]

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """Whoever listens gets texts as they come, but never before what still waits to be received."""
        if self.inlet is not None:
            self.inlet.listener = listener
            return
        self.inlet = Inlet(self, listener)
        self.data_received = self.inlet.data_received  # type: ignore[method-assign]
        self.transport.set_protocol(self)  # it keeps the method that it is to call

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
        scope[KEY] = Outlet(self, cast(BatchingTransport, self.transport))
        scope[LISTEN] = self.listen
        scope[BUDGET] = self.budget
        await super().run_asgi()

    def pause_writing(self) -> None:
        super().pause_writing()
        cast(BatchingTransport, self.transport).is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        cast(BatchingTransport, self.transport).is_full = False

    async def send(self, message: Any) -> None:
        if self.greeting and message["type"] == "websocket.accept":
            self.accept()
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body":  # refused at the door: there will be no socket
            self.handshake_complete = True


def counted(message_rate: float) -> type[FastProtocol]:
    """The protocol of a server whose sockets may send so many messages a second."""
    return type("FastProtocol", (FastProtocol,), {"rates": SocketRates.of(message_rate), "outgoing": Outgoing()})
