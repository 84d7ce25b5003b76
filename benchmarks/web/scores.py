"""What Lighthouse, with its settings for a phone, says of every kind of page, at a real server on this machine.

    python3 scripts/house.py bench lighthouse                  all pages, about six minutes
    python3 scripts/house.py bench lighthouse --only lobby     one of them (again: --only room)
    python3 scripts/house.py bench lighthouse --rounds 3       each so often; the median of each score counts
    python3 scripts/house.py bench lighthouse --slower 2       a phone half as fast as this machine

Scores are performance, accessibility, best practices and SEO; a page below the bars makes the command fail. Performance is
reckoned from how busy this processor was while the page loaded: measure on a quiet machine. A phone is taken to be four times
slower than this processor, which Lighthouse means for a desk computer of index 1500 to 2000; the index it found is shown. On a
machine that is slower, or busy with something else, `--slower` says by how much the phone is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median_low
from typing import Any

from benchmarks.server import single
from benchmarks.server.__main__ import Running
from sheepfold.client import Guest

HERE = Path(__file__).resolve().parent
KINDS = ("performance", "accessibility", "best-practices", "seo")
BARS = (98, 100, 100, 100)
METRICS = ("fcp", "lcp", "blocked", "shifts", "bytes", "index")
MOVES = 6  # of ours at a table before it is looked at
PATIENCE = 120  # seconds for a game against bots
EACH = 300  # seconds for a page


async def play(guest: Guest, table: str, moves: int) -> None:
    """Moves of ours by chance, up to the end if there are not so many."""
    rng = random.Random(4)
    async with asyncio.timeout(PATIENCE), guest.sit(table, "A") as seat:
        while moves and not seat.over:
            if seat.mirror.legal:
                await seat.do(rng.choice(seat.mirror.legal))
                moves -= 1
            await asyncio.sleep(0.01)


def against_bots(guest: Guest, game: dict[str, Any], moves: int) -> str:
    seats = max(game["fewest"], min(3, game["most"]))
    bots = [{"kind": "bot", "bot": game["rungs"][0]}] * (seats - 1)
    table: str = guest.open_table(game["name"], [{"kind": "me"}, *bots])["id"]
    asyncio.run(play(guest, table, moves))
    return table


def prepared(guest: Guest) -> dict[str, str]:
    """Every page as people find it: tables with a few moves made, a room with seats free, a game that is over."""
    games: list[dict[str, Any]] = guest.ask("GET", "/api/games")
    first = games[0]
    pages = {"lobby": "/"}
    room = guest.open_table(first["name"], [{"kind": "me"}, {"kind": "bot", "bot": first["rungs"][0]}, {"kind": "open"}])
    pages["room"] = f"/table/{room['id']}"
    pages |= {f"table of {game['name']}": f"/table/{against_bots(guest, game, MOVES)}" for game in games}
    pages["replay"] = f"/replay/{against_bots(guest, first, -1)}"
    pages["rules"] = f"/rules/{first['name']}"
    pages |= {f"goal of {first['name']}": f"/learn/{first['name']}", "lesson": f"/learn/{first['name']}/lesson"}
    return pages


def judged(node: str, address: str, path: str, token: str, slower: str) -> dict[str, Any]:
    command = [node, str(HERE / "lighthouse" / "judge.mjs"), address, path, *filter(None, [slower])]
    environment = {**os.environ, "SHEEPFOLD_TOKEN": token}
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, timeout=EACH, check=False)
    if done.returncode:
        raise SystemExit(f"{path} could not be judged")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def show(pages: dict[str, list[dict[str, Any]]]) -> bool:
    """A line for each page, and what it lost points for; whether all are good enough."""
    good = True
    print(
        "| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | blocked ms | shifts | kB sent | index |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for name, rounds in pages.items():
        scores = [median_low(one["scores"][kind] for one in rounds) for kind in KINDS]
        good = good and all(score >= bar for score, bar in zip(scores, BARS, strict=True))
        fcp, lcp, blocked, shifts, sent, index = (median_low(one["metrics"][key] for one in rounds) for key in METRICS)
        print(
            f"| {name} | {' | '.join(map(str, scores))} | {fcp:.0f} | {lcp:.0f} | {blocked:.0f} | {shifts:.3f} | {sent / 1000:.0f} | {index:.0f} |"
        )
    print()
    for name, rounds in pages.items():
        for fault in sorted({fault for one in rounds for fault in one["faults"]}):
            print(f"{name}: {fault}")
    bars = " / ".join(map(str, BARS))
    print(f"At least {bars} for every page: {'met' if good else 'MISSED'}")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], help="a page by its name, or how it begins")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--slower", default="", help="times a phone's processor is slower than this one; usually 4")
    parser.add_argument("--node", default="node")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        server = Running(single.serve_command(tempfile.mkdtemp(dir=name)), "Sheepfold is open", Path(name))
        try:
            address = server.said.split("open at ")[1].split()[0]
            guest = Guest(address, "Lena")
            pages = prepared(guest)
            if given.only:
                pages = {page: path for page, path in pages.items() if page.startswith(tuple(given.only))}
            found: dict[str, list[dict[str, Any]]] = {page: [] for page in pages}
            for number in range(given.rounds):
                for page, path in pages.items():
                    print(f"{page}, {number + 1} of {given.rounds} ...", file=sys.stderr, flush=True)
                    found[page].append(judged(given.node, address, path, guest.token, given.slower))
        finally:
            server.stop()
    return 0 if show(found) else 1


if __name__ == "__main__":
    sys.exit(main())
