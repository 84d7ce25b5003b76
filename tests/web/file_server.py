"""A plain web host on this machine: it serves files and knows nothing else."""

from __future__ import annotations

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class FileServer:
    """Serves a folder to this machine; which one can be changed, as by somebody who uploads a newer version."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        outer = self

        class Handler(SimpleHTTPRequestHandler):
            def __init__(self, *given: Any, **more: Any) -> None:
                super().__init__(*given, directory=str(outer.folder), **more)

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing."""

        class Server(ThreadingHTTPServer):
            def handle_error(self, request: Any, client_address: Any) -> None:
                """A browser that closes a page breaks off what it was fetching."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
