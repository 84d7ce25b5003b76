"""What one server process carries, beside version 0.3.0, boardgame.io and Colyseus in the same run.

    python3 scripts/house.py bench server            everything, about fifteen minutes; the first time 0.3.0 is compiled too
    python3 scripts/house.py bench server --quick    shorter rounds, no idle tables, no older version
    python3 scripts/house.py bench server --against REV      beside another commit than 0.3.0

Load: tables of four whose players answer at once; the server on one core, the driver on the other; servers take turns, round by
round. When a game is over, another table is opened and sat down at; games last about a hundred moves, championships of Bauernschlau
some hundreds. The peers' game never ends, so they are measured twice: at tables that stay, and with games of a hundred moves. Moves per second of the server's own processor time is the figure to compare. Ours commits every move with FULL
before anybody hears of it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from benchmarks import older
from benchmarks.server import single
from benchmarks.server.driver import cpu, rss

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PEERS = HERE / "peers"
GAMES = ("bauernschlau", "bouc-makers", "black-sheep", "bye-bye-black-sheep", "sheep-sheep")
OLDER = "976a2de"  # 0.3.0
PORT = 18201  # of the peers, one at a time
GAME = 100  # moves after which a table of a peer is left for another, as ours are, but for Bauernschlau's championships
MEMORY, DURABLE = "boardgame.io 0.50, in memory", "boardgame.io 0.50, FlatFile"
GAMES_IN_MEMORY = f"{MEMORY}, games of {GAME} moves"


@dataclass
class Row:
    """What a server did, round by round."""

    name: str
    durable: str
    rounds: list[dict[str, float]] = field(default_factory=list)

    def middle(self, what: str) -> float:
        return statistics.median(found[what] for found in self.rounds) if self.rounds else 0.0

    def best(self, what: str) -> float:
        """Whatever else the machine does only ever costs moves."""
        return max((found[what] for found in self.rounds), default=0.0)


class Running:
    """A server process, on the first core; ended by its id."""

    def __init__(self, command: list[str], opens: str, folder: Path, root: Path = ROOT) -> None:
        out = folder / f"{time.monotonic_ns()}.log"
        with out.open("wb") as log:
            self.process = subprocess.Popen(pinned(0, command), stdout=log, stderr=log, cwd=root, env=environment(root))
        end = time.monotonic() + 30
        while opens not in out.read_text(errors="replace"):
            if self.process.poll() is not None or time.monotonic() > end:
                self.stop()
                raise SystemExit(f"{' '.join(command[:3])} did not open:\n{out.read_text(errors='replace')[-2000:]}")
            time.sleep(0.05)
        self.said = out.read_text(errors="replace")

    @property
    def pid(self) -> int:
        return self.process.pid

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def environment(root: Path) -> dict[str, str]:
    """Settings that an older server may not know are said here: it reads past them."""
    unlimited = {"SHEEPFOLD_OPEN_TABLES": "1000000", "SHEEPFOLD_OPEN_TABLES_PER_ADDRESS": "1000000"}
    return {**os.environ, "PYTHONPATH": str(root), **unlimited}


def pinned(core: int, command: list[str]) -> list[str]:
    """The command on one core, where that can be said."""
    return ["taskset", "-c", str(core), *command] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else command


def measure_now(game: str, tables: int, seconds: float, folder: Path) -> dict[str, float]:
    """The present server at full load, and what its players wait for when they think so long that it is half of that."""
    found = measure_ours(game, tables, seconds, folder)
    half = measure_ours(game, tables, seconds, folder, think=2 * tables / found["moves_per_second"])
    return {**found, "half_p99_ms": half["p99_ms"]}


def measure_ours(
    game: str, tables: int, seconds: float, folder: Path, root: Path = ROOT, think: float = 0.0
) -> dict[str, float]:
    """A server of the present or of another tree, under the load of its own driver."""
    python, data = sys.executable if root == ROOT else str(older.python(root)), tempfile.mkdtemp(dir=folder)
    server = Running([python, *single.serve_command(data)[1:]], "Sheepfold is open", folder, root)
    try:
        address = server.said.split("open at ")[1].split()[0]
        seats = "2" if game == "sheep-sheep" else "4"
        flags = ["--pid", str(server.pid), "--game", game, "--seats", seats, "--tables", str(tables), "--seconds", str(seconds)]
        flags += ["--think", str(think)] if think else []
        command = pinned(1, [python, "-m", "benchmarks.server.driver", address, *flags])
        done = subprocess.run(command, cwd=root, env=environment(root), capture_output=True, text=True, timeout=seconds + 120)
        if done.returncode:
            raise SystemExit(f"the driver failed: {done.stderr[-2000:]}")
        found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
        return found
    finally:
        server.stop()


def measure_peer(script: str, store: str, load: tuple[int, float, int], folder: Path) -> dict[str, float]:
    """`load`: tables, seconds, and after how many moves a table is left for another (0: never)."""
    port = PORT
    node = shutil.which("node") or "node"
    server = Running([node, str(PEERS / script), "serve", str(port), store], "open", folder)
    try:
        command = pinned(1, [node, str(PEERS / script), "drive", str(port), *map(str, load)])
        driver = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert driver.stdout is not None
        begin = driver.stdout.readline()
        before = cpu(server.pid)
        line = driver.stdout.readline()
        used = cpu(server.pid) - before
        driver.wait(30)
        if begin.strip() != "begin" or not line:
            raise SystemExit(f"the driver of {script} failed: {driver.stderr.read()[-2000:] if driver.stderr else ''}")
        found: dict[str, float] = json.loads(line)
        found["moves_per_second"] = found["moves"] / found["seconds"]
        found["moves_per_cpu_second"] = found["moves"] / used if used else 0.0
        found["rss_mb"] = rss(server.pid)
        return found
    finally:
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="one short round of each, no idle tables")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--against", metavar="REV", default=OLDER, help=f"the older commit; {OLDER} (0.3.0) if none is given")
    given = parser.parse_args()
    rounds, seconds = (1, 4.0) if given.quick else (given.rounds, given.seconds)
    root = None if given.quick else older.tree(given.against)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows = carry(folder, given.tables, rounds, seconds, root)
        show(rows)
        print()
        for line in single.figures(folder, Running, idle=0 if given.quick else 10_000):
            print(line, flush=True)
    return 0


def carry(folder: Path, tables: int, rounds: int, seconds: float, root: Path | None) -> list[Row]:
    """All servers in turns, so that a busy minute of the machine hits each of them alike."""
    plans: list[tuple[Row, Callable[[], dict[str, float]]]] = []
    for game in GAMES:
        if root is not None:
            row = Row(f"older, {game}", "every move, FULL")
            plans.append((row, partial(measure_ours, game, tables, seconds, folder, root)))
        plans.append((Row(f"sheepfold, {game}", "every move, FULL"), partial(measure_now, game, tables, seconds, folder)))
    if (PEERS / "node_modules").exists():
        bgio, coly = "boardgame_io.mjs", "colyseus.mjs"
        for name, durable, script, more, moves in (
            (MEMORY, "no", bgio, "memory", 0),
            (GAMES_IN_MEMORY, "no", bgio, "memory", GAME),
            (DURABLE, "a file per write, no fsync", bgio, tempfile.mkdtemp(dir=folder), 0),
            ("Colyseus 0.16, messages", "no", coly, "", 0),
            (f"Colyseus 0.16, messages, games of {GAME} moves", "no", coly, "", GAME),
        ):
            plans.append((Row(name, durable), partial(measure_peer, script, more, (tables, seconds, moves), folder)))
    else:
        print("no peers: run `npm ci` in benchmarks/server/peers first", file=sys.stderr)
    for turn in range(rounds):
        for row, measure in plans:
            print(f"round {turn + 1} of {rounds}: {row.name} ...", file=sys.stderr, flush=True)
            row.rounds.append(measure())
    return [row for row, measure in plans]


def show(rows: list[Row]) -> None:
    """The best round of each counts for what it carries, the one in the middle for all else."""
    rates = {row.name: row.best("moves_per_cpu_second") for row in rows}
    print(
        "| server, 50 tables | moves/s per core | x older | x boardgame.io memory | the same, whole games | x durable"
        " | p50 ms | p99 ms | p99 at half load | RSS MB | durable |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for row in rows:
        rate = rates[row.name]
        bases = [rates.get(name, 0.0) for name in (row.name.replace("sheepfold", "older"), MEMORY, GAMES_IN_MEMORY, DURABLE)]
        times = " | ".join(f"{rate / base:.2f}" if base else "" for base in bases)
        half = f"{row.middle('half_p99_ms'):.0f}" if "half_p99_ms" in row.rounds[0] else ""
        print(
            f"| {row.name} | {rate:,.0f} | {times} | {row.middle('p50_ms'):.0f} | {row.middle('p99_ms'):.0f} | {half} "
            f"| {row.middle('rss_mb'):.0f} | {row.durable} |"
        )
    ours = [row for row in rows if row.name.startswith("sheepfold")]
    sizes = ", ".join(f"{row.name[11:]} {row.middle('bytes_per_message'):.0f}" for row in ours)
    print(f"\nBytes of one message of ours (changes only): {sizes}.")


if __name__ == "__main__":
    sys.exit(main())
