"""A server from its start to its stop: store, application and listening socket, signals, and what the log looks like."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import secrets
import socket
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import uvicorn

from sheepfold.core.errors import BadInput
from sheepfold.server.app import App
from sheepfold.server.config import Config, default_data
from sheepfold.server.http import site
from sheepfold.server.http.request_limits import careful
from sheepfold.server.sockets.frames import counted
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.store.store import Store
from sheepfold.server.supervisor import Supervisor

if TYPE_CHECKING:
    from sheepfold.server.cluster.bus import Bus

STOP_SECONDS = 10


class JsonLines(logging.Formatter):
    """A log line as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": self.formatTime(record), "level": record.levelname.lower(), "room": record.name}
        line["text"] = record.getMessage()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Open(NamedTuple):
    """What a host is told of a server that takes guests from now on."""

    address: str
    kept: str  # where its games are, in words
    reach: list[str]  # addresses for others in the network; none if it listens only here, or is public
    everywhere: bool  # whether it listens to the whole network


Greeting = Callable[[Open], None]


def greet(found: Open) -> None:
    """The lines with which every server begins."""
    print(f"Sheepfold is open at {found.address}  (stop with Ctrl-C; games are kept in {found.kept})", flush=True)
    if found.everywhere:
        print(f"Others in your network go to {' or '.join(found.reach) or 'the address of this machine'}", flush=True)
    if not site.is_built():
        print("Its pages are not built: python3 scripts/house.py setup builds them", flush=True)


def serve(config: Config, listener: socket.socket | None = None, greeting: Greeting = greet) -> int:
    """Run until told to stop; 0 after a clean stop."""
    set_up_log(config)
    listener = listener or listen(config)
    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            return runner.run(run(config, listener, greeting))
    except KeyboardInterrupt:  # uvicorn hands it on once everything is closed
        return 0
    finally:
        listener.close()


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where there is one (not on Windows)."""
    if find_spec("uvloop") is None:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    return factory


class Server(uvicorn.Server):
    """Says bye at every table before it closes the sockets."""

    def __init__(self, app: App, settings: uvicorn.Config, supervisor: Supervisor) -> None:
        super().__init__(settings)
        self.app = app
        self.supervisor = supervisor
        self.watched: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.supervisor.tell("READY=1")
            self.watched = asyncio.create_task(self.supervisor.watch_us())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.supervisor.tell("STOPPING=1")
        await self.app.stop()
        await super().shutdown(sockets)


async def run(config: Config, listener: socket.socket, greeting: Greeting) -> int:
    supervisor = Supervisor(os.environ)
    kept, store, bus = await furnish(config)
    app = App(config, store, bus)
    settings = uvicorn.Config(
        app,
        http=careful(config.listed(config.trusted_proxies), config.sockets_per_address, config.request_rate),
        ws=counted(config.message_rate),
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.listed(config.trusted_proxies) or None,
        server_header=False,
        date_header=True,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    server = Server(app, settings, supervisor)
    # Views are trees without rings: counting references frees them, looking for rings every 700 objects only costs time.
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
    host, port = listener.getsockname()[:2]
    everywhere = host in ("0.0.0.0", "::")
    shown = config.site or f"http://{'127.0.0.1' if everywhere else f'[{host}]' if ':' in host else host}:{port}"
    if not config.site and not config.trusted_proxies and not host.startswith("127.") and host != "::1":
        app.reach += near_addresses(port) if everywhere else [shown]
    greeting(Open(shown, kept, app.reach, everywhere and not config.site))
    await server.serve(sockets=[listener])
    return 0


async def furnish(config: Config) -> tuple[str, Store, Bus | None]:
    """Where the games are kept, in words for the host; the store; and the line to other servers, if there are any."""
    if not config.store:
        if config.bus:
            raise BadInput("--bus joins servers that share a store: --store postgresql://… is missing")
        folder = Path(config.data) if config.data else default_data()
        return str(folder), open_store(folder), None
    # What only several servers need is loaded only for them.
    from sheepfold.server.store.postgres import open_postgres

    server_id = secrets.token_hex(6)
    store = await open_postgres(config.store, server_id)
    try:
        bus = open_bus(config.bus, server_id) if config.bus else None
    except BadInput:
        await store.close()
        raise
    return store.where, store, bus


def open_bus(url: str, server_id: str) -> Bus:
    from sheepfold.server.cluster.bus import Bus

    return Bus(url, server_id)


def listen(config: Config) -> socket.socket:
    """The listening socket; BadInput in one line if the address is taken or not ours."""
    try:
        return bound(config.host, config.port)
    except OSError as error:
        raise BadInput(f"cannot listen on {config.host} port {config.port}: {error.strerror}; choose another --port") from None


def bound(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    if os.name != "nt":  # there it would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def near_addresses(port: int) -> list[str]:
    """Where others in the same network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # nothing is sent: it only tells which of our addresses would be used
        except OSError:
            return []
        return [f"http://{asking.getsockname()[0]}:{port}"]


def set_up_log(config: Config) -> None:
    levels = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
    if config.log_level not in levels:
        raise BadInput(f"log level is one of {', '.join(levels)}; not {config.log_level!r}")
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if config.log_json else plain)
    logging.basicConfig(level=levels[config.log_level], handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(
        logging.ERROR
    )  # its warnings are about what strangers send, as often as they like
