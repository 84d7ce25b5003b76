"""Servers that write, stop, die and come back, on a database that does the same: what was acknowledged is there, once, by one hand."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import psycopg

from sheepfold.server.store.postgres import open_postgres
from sheepfold.server.store.rows import SaveTable
from tests.cluster.services import Postgres
from tests.server.keeping import a_table

TABLES = [f"table-{number}" for number in range(12)]
SERVERS = ["ann", "bea", "cleo"]
SECONDS = 20.0
CALM = 20.0  # seconds after the last disaster within which every table must go on

# A server without guests: it has tables, reads them, and plays on; every move tells who made it, and is told when it is stored.
PLAYING = """
import asyncio, os, sys
from sheepfold.server.store.postgres import open_postgres
from sheepfold.table.rows import Append, LogRow
from sheepfold.server.store.store import StoreError

async def play(store, me, table):
    n = -1  # not read
    while True:
        try:
            if n < 0:
                claim = await store.claim(table)
                if claim is None or not claim.mine:
                    return
                n = len(await store.log(table))
            text = f"{me} {os.urandom(4).hex()}"
            print("try", table, n, text, flush=True)
            try:
                await store.save(Append(LogRow(table=table, n=n, kind="move", seat=0, text=text, fate=[], id="", spent=0, at=0)))
            except StoreError as error:
                print(error.kind, table, n, text, flush=True)
                if error.kind == "lost":
                    return
                raise
            print("done", table, n, text, flush=True)
            n += 1
            if n % 40 == 0:
                await store.release([table], care=True)
                return
            await asyncio.sleep(0.005)
        except StoreError:
            await asyncio.sleep(0.05)

async def live(url, me):
    store = await open_postgres(url, me)
    playing = {}
    while True:
        try:
            await store.beat()
            kept = await store.kept(list(playing))
            for table in await store.orphans(3):
                kept.discard(table)
                playing[table] = asyncio.create_task(play(store, me, table))
        except StoreError:
            pass
        await asyncio.sleep(0.2)

asyncio.run(live(*sys.argv[1:]))
"""


class Player:
    """One such server, and everything it said."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.lives = 0
        self.said: list[list[str]] = []
        self.start()

    def start(self) -> None:
        self.lives += 1
        command = [sys.executable, "-c", PLAYING, self.url, f"{self.name}-{self.lives}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        self.said += [line.strip().split(maxsplit=3) for line in self.process.stdout if line.endswith("\n")]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.thread.join()
        assert self.process.stdout is not None
        self.process.stdout.close()


def disaster(chance: random.Random, server: Postgres, players: list[Player]) -> str:
    which = chance.choice(["kill", "stop", "stop for long", "database killed", "database stopped"])
    player = chance.choice(players)
    if which == "kill":
        player.kill()
        time.sleep(chance.uniform(0, 3))
        player.start()
    elif which.startswith("stop"):
        player.process.send_signal(signal.SIGSTOP)
        time.sleep(chance.uniform(4, 6) if which.endswith("long") else chance.uniform(0, 2))
        player.process.send_signal(signal.SIGCONT)
    elif which == "database killed":
        server.kill()
        server.start()
    else:
        server.pause()
        time.sleep(chance.uniform(0, 4))
        server.resume()
    return which


def logs(url: str) -> dict[str, list[tuple[int, str]]]:
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT table_id, n, text FROM log ORDER BY table_id, n").fetchall()
    return {table: [(n, text) for id, n, text in found if id == table] for table in TABLES}


def test_what_was_acknowledged_is_there_once_and_by_one_hand(tmp_path: Path) -> None:
    async def furnish(url: str) -> None:
        store = await open_postgres(url, "furnisher")
        await store.save(*(SaveTable(a_table(table)) for table in TABLES))
        await store.retire()
        await store.close()

    chance = random.Random(6)
    with Postgres(tmp_path) as server:
        url = server.new_database()
        asyncio.run(furnish(url))
        players = [Player(url, name) for name in SERVERS]
        try:
            end = time.monotonic() + SECONDS
            happened = []
            while time.monotonic() < end:
                time.sleep(chance.uniform(0.5, 2))
                happened.append(disaster(chance, server, players))
            before = logs(url)
            end = time.monotonic() + CALM
            while any(len(logs(url)[table]) <= len(before[table]) for table in TABLES):
                assert time.monotonic() < end, f"a table is stuck after {happened}"
                time.sleep(0.2)
        finally:
            for player in players:
                player.kill()
        kept = logs(url)
    said = [words for player in players for words in player.said]
    fates: dict[str, dict[tuple[str, int, str], str]] = {"done": {}, "away": {}, "try": {}, "lost": {}}
    for fate, table, n, text in said:
        fates[fate][(table, int(n), text)] = fate
    stored = {(table, n, text) for table, rows in kept.items() for n, text in rows}
    assert len(happened) >= 5
    assert len(fates["done"]) > 500
    for table, rows in kept.items():
        assert [n for n, _ in rows] == list(range(len(rows))), table
    assert set(fates["done"]) <= stored
    assert not set(fates["away"]) & stored
    assert stored <= set(fates["try"])
