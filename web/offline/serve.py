#!/usr/bin/env python3
"""Sheepfold from this folder, for this machine: double-click it, or `python3 serve.py`. Your browser opens; Ctrl-C ends it.

What you play is kept in the browser under this address, so the port stays the same from one time to the next; --port N is another.
"""

from __future__ import annotations

import argparse
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PORT = 8425


class Handler(SimpleHTTPRequestHandler):
    """Files of the folder; the system's own idea of what a file is may be wrong, and browsers insist."""

    extensions_map = {  # noqa: RUF012 (as its base class has it)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody wants to read every file's name."""


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--port", type=int, default=PORT, help=f"another port than {PORT}")
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    given = parser.parse_args(words)
    try:
        server = ThreadingHTTPServer(("127.0.0.1", given.port), partial(Handler, directory=str(Path(__file__).parent)))
    except OSError as error:
        why = f"port {given.port} cannot be used: {error.strerror}"
        print(f"{why}. Is Sheepfold open already? Otherwise: serve.py --port {PORT + 1}", file=sys.stderr)
        return 2
    address = f"http://127.0.0.1:{server.server_port}/"
    print(f"Sheepfold is at {address}. Ctrl-C ends it.", flush=True)
    if not given.no_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
