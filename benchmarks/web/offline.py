"""The static site in a real Chromium: what it loads, how soon one can move, and what it costs while bots think.

    python3 scripts/house.py bench offline               five visits
    python3 scripts/house.py bench offline --rounds 1

Served from this machine, compressed by brotli. A first move is timed until it can be made: cold from pressing "Play bots" in a browser
that has nothing, cached from opening another tab of the same browser. Memory is what the page's process has for itself, both workers included.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import subprocess
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SITE = ROOT / "build" / "offline"
BARS = {
    "everything, MB": 5.5,
    "before the first click, kB": 120.0,
    "first move, cold, ms": 2000.0,
    "first move, cached, ms": 1000.0,
    "memory of the page's process, MB": 300.0,
    "longest task of the page, ms": 100.0,
}


class Server(ThreadingHTTPServer):
    served = 0

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that closes a page breaks off what it was fetching."""


class Handler(SimpleHTTPRequestHandler):
    """A web host that sends what lies ready compressed, and counts."""

    server: Server
    protocol_version = "HTTP/1.1"  # what it marks with a hash is not asked for again

    def do_GET(self) -> None:
        if self.path == "/served":
            return self.send(str(self.server.served).encode(), "text/plain")
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        packed = file.with_name(f"{file.name}.br")
        if not file.is_file():
            return self.send_error(404)
        brotli = packed.exists() and "br" in self.headers.get("accept-encoding", "")
        data = (packed if brotli else file).read_bytes()
        mark = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
        if self.headers.get("if-none-match") == mark:
            self.send_response(304)
            return self.end_headers()
        self.server.served += len(data)
        kept = {"etag": mark, "cache-control": "no-cache", **({"content-encoding": "br"} if brotli else {})}
        self.send(data, self.guess_type(str(file)), kept)

    def send(self, data: bytes, kind: str, more: dict[str, str] | None = None) -> None:
        self.send_response(200)
        for name, value in {"content-type": kind, "content-length": str(len(data)), **(more or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


def measured(node: str, rounds: int) -> dict[str, Any]:
    server = Server(("127.0.0.1", 0), lambda *given: Handler(*given, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        command = [node, str(HERE / "offline.mjs"), f"http://127.0.0.1:{server.server_port}", str(rounds)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=900)
        if done.returncode:
            raise SystemExit("the site could not be measured")
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return found
    finally:
        server.shutdown()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--node", default="node")
    given = parser.parse_args()
    found = measured(given.node, given.rounds)
    figures = {
        "everything, MB": sum(path.stat().st_size for path in fetched()) / 1e6,
        "before the first click, kB": found["before"] / 1e3,
        "first move, cold, ms": statistics.median(found["cold"]),
        "first move, cached, ms": statistics.median(found["cached"]),
        "memory of the page's process, MB": found["renderer"],
        "longest task of the page, ms": found["long"],
    }
    for what, bar in BARS.items():
        print(f"{what}: {figures[what]:.2f}, bar {bar:g}: {'met' if figures[what] <= bar else 'MISSED'}")
    print(f"cold {found['cold']}, cached {found['cached']}; a first visit fetched {found['all'] / 1e6:.2f} MB")
    return 0


def fetched() -> list[Path]:
    """Of every file of the site what goes over the network."""
    files = [path for path in SITE.rglob("*") if path.is_file() and path.suffix not in (".gz", ".br")]
    packed = [path.with_name(f"{path.name}.br") for path in files]
    return [two if two.exists() else one for one, two in zip(files, packed, strict=True)]


if __name__ == "__main__":
    sys.exit(main())
