"""What a first visit loads and how fast the pages are, in a real Chromium at a real server on this machine.

    python3 scripts/house.py bench web               everything, about three minutes
    python3 scripts/house.py bench web --moves 10    fewer moves between two pages

Weighed: JS and CSS, gzipped, until the lobby and one board are there, beside boardgame.io's client with its lobby and no board.
A move is timed from leaving one page until another has painted its first line. Frames and opening are with a processor four
times slower (as Chromium emulates it); a frame is the time between two paints while something is told. Without a graphics card
the browser paints by the same processor. At rest is a table that waits for its reader: timers and frames that wake it, without
what the browser does by itself.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.server import single
from benchmarks.server.__main__ import Running

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PEERS = HERE / "peers"
VITE = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
BARS = {
    "first load, kB": 120.0,
    "move on another page, p95 ms": 100.0,
    "frame, p95 ms": 16.7,
    "open to interactive, ms": 1500.0,
}


def peer(node: str, folder: Path) -> float:
    """boardgame.io's client with its lobby and React, minified: kB of JS, gzipped; 0 if it was not fetched."""
    if not (PEERS / "node_modules").exists():
        return 0.0
    into = folder / "peer"
    command = [node, str(VITE), "build", "--logLevel", "error", "--outDir", str(into), "--emptyOutDir"]
    subprocess.run(command, cwd=PEERS, check=True, timeout=200)
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in into.glob("assets/*.*")) / 1000


def measured(node: str, moves: int, folder: Path) -> dict[str, dict[str, float]]:
    server = Running(single.serve_command(tempfile.mkdtemp(dir=folder)), "Sheepfold is open", folder)
    try:
        address = server.said.split("open at ")[1].split()[0]
        command = [node, str(HERE / "measure.mjs"), address, str(moves)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env={**os.environ}, timeout=900)
        if done.returncode:
            raise SystemExit("the pages could not be measured")
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        games: dict[str, dict[str, float]] = found["games"]
        return games
    finally:
        server.stop()


def show(games: dict[str, dict[str, float]], other: float) -> None:
    print(
        "| board | lobby + board, kB gzip | move on another page, p50 / p95 ms (n, never painted) | frame at 4x, p50 / p95 ms (n) | later than 17.5 ms | open at 4x, ms |"
        " at rest: wakes a minute, ms of work a second |"
    )
    print("|---|---|---|---|---|---|---|")
    for name, one in games.items():
        print(
            f"| {name} | {one['all']:.1f} | {one['heard50']:.0f} / {one['heard95']:.0f} ({one['moves']}, {one['unseen']}) "
            f"| {one['frame50']:.1f} / {one['frame95']:.1f} ({one['frames']}) | {one['late']:.1%} | {one['ready']:.0f} |"
            f" {one['wakes']:.0f}, {one['rest']:.1f} |"
        )
    rows = list(games.values())
    print(f"\nThe lobby alone: {rows[0]['lobby']:.1f} kB. ", end="")
    print(
        f"boardgame.io 0.50 with its lobby and React 18, no board: {other:.1f} kB." if other else "boardgame.io: not fetched."
    )
    worst = {
        "first load, kB": max(one["all"] for one in rows),
        "move on another page, p95 ms": max(one["heard95"] for one in rows),
        "frame, p95 ms": max(one["frame95"] for one in rows),
        "open to interactive, ms": max(one["ready"] for one in rows),
    }
    for what, bar in BARS.items():
        print(f"{what}: {worst[what]:.1f} at worst, bar {bar:g}: {'met' if worst[what] <= bar else 'MISSED'}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=25, help="moves between two pages of each game")
    parser.add_argument("--node", default="node")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        other = peer(given.node, Path(name))
        show(measured(given.node, given.moves, Path(name)), other)
    return 0


if __name__ == "__main__":
    sys.exit(main())
