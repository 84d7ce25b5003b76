"""One person plays against a Lamb bot while another process attacks the server, one attack after the other.

    python -m benchmarks.attack                         every attack, 20 seconds each
    python -m benchmarks.attack pipeline pings --seconds 60
    python -m benchmarks.attack --same-address          the attacker comes from the player's own address (bots, lobby always do)

The server is a process of its own with its usual limits. A move is measured from being sent until it is stored (`done`), a
bot's answer from then until it has moved. Memory is the server's resident set: before, at its most, and after the attack.
Exits with 1 if a goal is missed. Nothing is written but a table; the server's folder is deleted.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from benchmarks.attack.attacks import ATTACKS
from benchmarks.attack.measure import Measured, measure
from tests.server.server_process import ServerProcess

HEADS = ("attack", "moves", "p50 ms", "p99 ms", "slowest", "bot p99", "MB before", "most", "after", "sent MB", "thrown out", "")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attack", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"which: {', '.join(ATTACKS)} (default: all)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each lasts")
    parser.add_argument("--same-address", action="store_true", help="the attacker and the player share an address")
    given = parser.parse_args(words)
    unknown = [name for name in given.attacks if name not in ATTACKS]
    if unknown:
        parser.error(f"no attack {unknown[0]!r}; there are {', '.join(ATTACKS)}")
    rows = [measured(name, given.seconds, given.same_address) for name in given.attacks or ATTACKS]
    print(drawn(rows))
    return 1 if any(row.failures() for row in rows) else 0


def measured(name: str, seconds: float, same_address: bool = False) -> Measured:
    """One attack on a fresh server."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), limits=True) as server:
        found = asyncio.run(measure(server, name, seconds, "127.0.0.1" if same_address else "127.0.0.2"))
        if "Traceback" in server.said():
            found.log = server.said()
        return found


def drawn(rows: list[Measured]) -> str:
    lines = [HEADS, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADS))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
