"""Who may import whom: the imports of every module are read, and any arrow the tree does not allow is named."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "sheepfold").rglob("*.py"))

SERVER = {f"server/{name}" for name in ("shared", "store", "tables", "cluster", "thinkers", "http")}
RUNS = {"app", "house", "run"}  # the modules of the server that put its rooms together
# room → rooms it may use besides itself. A game's folder is a room of its own; "games" is the list that finds them by name.
ARROWS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "template": {"core"},  # what `sheepfold new` makes a game of
    "bots": {"core"},
    "language": {"core"},
    "terminal": {"core", "bots", "games", "language", "table"},
    "arena": {"core", "bots", "games"},
    "research": {"core", "bots", "games", "language"},
    "table": {"core"},
    "client": {"core", "table"},
    # The server's own rooms, from the ground up; `server/shared` are its few modules that every room may use.
    "server/shared": {"core", "table"},
    "server/store": {"core", "table", "server/shared"},
    "server/tables": {"core", "bots", "games", "table", "server/shared", "server/store"},
    "server/cluster": {"core", "table", "server/shared", "server/store", "server/tables"},
    "server/thinkers": {"core", "bots", "games", "table", "server/shared", "server/tables", "server/cluster"},
    "server/http": {"core", "bots", "games", "language", "table", *SERVER},
    "server/sockets": {"core", "table", *SERVER},
    "server": {"core", "table", *SERVER, "server/sockets"},
    # The house in a browser: what a server does but its I/O.
    "offline": {"core", "games", "table", "server/shared", "server/store", "server/tables", "server/thinkers", "server/http"},
    "commands": {"core", "bots", "games", "language", "terminal", "arena", "research", "server", *SERVER, "package"},
    "package": {"one_library"},
    "one_library": set(),  # where compiled modules are found in a browser
    "main": {"core", "games", "commands", "language", "package"},
}
# Inside a game's folder: sub-room → what it may use besides itself. Rules know nothing of players; only the wiring (the game's
# `__init__.py`) and the bots themselves use its bots.
IN_A_GAME: dict[str, set[str]] = {
    "rules": set(),
    "interface": {"rules"},
    "bots": {"rules", "interface"},
    "": {"rules", "interface", "bots"},
}
# room → what of Python itself it may not use: a table neither waits nor does I/O, and reads no clock it was not given.
WITHOUT = {
    "table": {
        *("asyncio", "concurrent", "multiprocessing", "queue", "sched", "select", "selectors", "signal", "socket", "ssl"),
        *("datetime", "time", "threading", "os", "pathlib", "subprocess", "shutil", "tempfile", "io", "sqlite3", "http"),
        *("urllib", "logging", "random", "secrets"),
    }
}
BUILT_IN_IO = {"open", "print", "input"}  # what needs no import
# What a host may use of a table besides its methods; everything else that `Table` keeps is its own.
OPEN_TO_HOSTS = {"game", "status", "outbox"}
FROZEN = re.compile(r"rules_\d+")
# module or room → what it may use that is neither ours nor Python's.
OUTSIDE = {
    "sheepfold/core/packed.py": {"librt", "mypy_extensions"},
    "table": {"msgspec"},
    "server": {"starlette", "uvicorn"},
    "server/shared": {"msgspec"},
    "server/store": {"msgspec", "psycopg"},
    "server/tables": {"msgspec"},
    "server/cluster": {"msgspec", "hiredis", "redis"},
    "server/thinkers": {"msgspec", "redis"},
    "server/http": {"msgspec", "starlette", "uvicorn"},
    "server/sockets": {"msgspec", "uvicorn", "websockets"},
    "client": {"msgspec", "websockets"},
    "offline": {"msgspec"},
    "language": {"fluent"},
    "research": {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
    "sheepfold/terminal/qr.py": {"segno"},
}


def room(module: str) -> str:
    """sheepfold.core.pile → core; sheepfold.games.black_sheep.rules.moves → games/black_sheep/rules; sheepfold → package.

    Frozen rules of an earlier version (games/NAME/rules_N) are a game of their own: what goes on in the newest cannot reach them.
    """
    parts = module.split(".")[1:]
    if not parts:
        return "package"
    if parts[0] == "__main__":
        return "main"
    if parts[0] == "games" and len(parts) > 1:
        folder = parts[:3] if parts[2:] and FROZEN.fullmatch(parts[2]) else parts[:2]
        return "/".join([*folder, *(part for part in parts[len(folder) : len(folder) + 1] if part in IN_A_GAME)])
    if parts[0] == "server" and len(parts) > 1:
        if (ROOT / "sheepfold" / "server" / parts[1]).is_dir():
            return f"server/{parts[1]}"
        return "server" if parts[1] in RUNS else "server/shared"
    return parts[0]


def in_game(name: str) -> tuple[str, str]:
    """games/black_sheep/rules → the game's folder and the sub-room, "" for the wiring."""
    folder, _, last = name.rpartition("/")
    return (folder, last) if last in IN_A_GAME else (name, "")


def allows(own: str, to: str) -> bool:
    if own.startswith("games/"):
        (folder, sub), (other, part) = in_game(own), in_game(to)
        return to == "core" or (folder == other and part in IN_A_GAME[sub])
    return to in ARROWS.get(own, set())


def module_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports(source: str, path: str) -> list[str]:
    """Every module that a source file imports, in full; `from sheepfold import games` is sheepfold.games."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = path.split("/")[: -node.level] if node.level else []
            base = ".".join([*package, *([node.module] if node.module else [])])
            # Of the bare package a room may be meant; below it a name is either a module or something inside one.
            below = base in ("sheepfold", "sheepfold.games", "sheepfold.server")
            found += [f"{base}.{alias.name}" if below and is_module(base, alias.name) else base for alias in node.names]
    return found


def is_module(base: str, name: str) -> bool:
    path = ROOT / base.replace(".", "/") / name
    return path.with_suffix(".py").exists() or path.is_dir()


def complaints(source: str, path: str) -> list[str]:
    """What a file imports and may not."""
    found = []
    own = room(module_of(path))
    for target in imports(source, path):
        top = target.split(".")[0]
        if top == "sheepfold":
            to = room(target)
            if to == own or allows(own, to):
                continue
            found.append(f"{path} ({own}) imports {target} ({to})")
        elif top in WITHOUT.get(own, ()):
            found.append(f"{path} ({own}) imports {target}: it does no I/O")
        elif top not in sys.stdlib_module_names and top not in OUTSIDE.get(path, set()) | OUTSIDE.get(own, set()):
            found.append(f"{path} imports {target}, which is neither ours nor Python's")
    return found


def calls_io(source: str, path: str) -> list[str]:
    """Where a room that does no I/O does it without importing anything."""
    if room(module_of(path)) not in WITHOUT:
        return []
    names = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name) and node.id in BUILT_IN_IO]
    return [f"{path}:{node.lineno} {node.id}: it does no I/O" for node in names]


@cache
def parts() -> set[str]:
    """What `Table` keeps for itself: the context and the parts that share it."""
    tree = ast.parse((ROOT / "sheepfold/table/table.py").read_text(encoding="utf-8"))
    kept = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    return {node.attr for node in kept if ast.unparse(node.value) == "self"} - OPEN_TO_HOSTS


def reaches_in(source: str, path: str) -> list[str]:
    """Where a host goes past a table's methods, or a part of a table writes what all of them share."""
    own = room(module_of(path))
    inside, host = own == "table", "table" in ARROWS.get(own, ())
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Attribute):
            continue
        owner = ast.unparse(node.value).rpartition(".")[2]
        writes = not isinstance(node.ctx, ast.Load)
        if host and owner == "table" and (writes or node.attr in parts()):
            found.append(f"{path}:{node.lineno} {ast.unparse(node)}: of a table, hosts use its methods, `status` and `outbox`")
        if inside and owner == "context" and writes:
            found.append(f"{path}:{node.lineno} {ast.unparse(node)}: parts change the context through its methods")
        if inside and owner in ("inbox", "by_seat") and ast.unparse(node.value).rpartition(".")[0] != "self":
            found.append(f"{path}:{node.lineno} {ast.unparse(node)}: parts change the context through its methods")
    return found


@pytest.mark.parametrize("path", MODULES)
def test_every_arrow_is_allowed(path: str) -> None:
    source = (ROOT / path).read_text(encoding="utf-8")
    assert complaints(source, path) + calls_io(source, path) + reaches_in(source, path) == []


def test_the_parts_of_a_table_are_known() -> None:
    assert {"context", "clocks", "votes", "chat", "presence", "moves"} <= parts()


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("sheepfold/server/tables/host.py", "self.table.context.guests()"),
        ("sheepfold/server/tables/host.py", "self.table.presence.attach(guest, since)"),
        ("sheepfold/server/tables/registry.py", "host.table.clocks.pause()"),
        ("sheepfold/server/tables/registry.py", "rows = table.context.log.rows"),
        ("sheepfold/terminal/host.py", "context = self.table.context"),
        ("sheepfold/terminal/host.py", "self.table.outbox = []"),
        ("sheepfold/table/seats.py", "self.context.config = draft"),
        ("sheepfold/table/seats.py", "context.gone = True"),
        ("sheepfold/table/seats.py", "del self.context.log"),
        ("sheepfold/table/seats.py", "context.inbox.append(job)"),
        ("sheepfold/table/presence.py", "self.context.perspectives.by_seat.clear()"),
    ],
)
def test_a_planted_way_into_a_table_is_caught(path: str, line: str) -> None:
    assert len(reaches_in(line, path)) == 1


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("sheepfold/server/tables/host.py", "self.table.attach(guest, since)"),
        ("sheepfold/server/tables/host.py", "self.table = Table(game, config, rows, chat, TIME)"),
        ("sheepfold/server/tables/host.py", "self.table.outbox.popleft()"),
        ("sheepfold/server/tables/registry.py", "host.table.status.is_busy"),
        ("sheepfold/server/thinkers/bot_worker.py", "self.context.Process(target=work)"),
        ("sheepfold/table/seats.py", "self.context = context"),
        ("sheepfold/table/seats.py", "self.context.replace_config(draft)"),
    ],
)
def test_the_way_in_is_open(path: str, line: str) -> None:
    assert reaches_in(line, path) == []


@pytest.mark.parametrize("line", ["print(n)", "def f(path):\n    return open(path).read()", "answer = input()"])
def test_planted_io_is_caught(line: str) -> None:
    assert len(calls_io(line, "sheepfold/table/moves.py")) == 1
    assert calls_io(line, "sheepfold/commands/play.py") == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("sheepfold/core/pile.py", "from sheepfold import games"),
        ("sheepfold/core/pile.py", "from sheepfold.games import names"),
        ("sheepfold/core/pile.py", "import sheepfold.bots.greedy"),
        ("sheepfold/core/pile.py", "def f():\n    from sheepfold.commands import check"),
        ("sheepfold/core/pile.py", "from ..games import names"),
        ("sheepfold/core/pile.py", "import librt.vecs"),
        ("sheepfold/core/packed.py", "import numpy"),
        ("sheepfold/games/black_sheep/rules/rules.py", "from sheepfold.games.sheep_sheep.rules import moves"),
        ("sheepfold/games/black_sheep/rules/rules.py", "from sheepfold.games import load"),
        ("sheepfold/games/black_sheep/rules/rules.py", "from sheepfold.bots.greedy import Greedy"),
        ("sheepfold/games/black_sheep/rules/rules.py", "import mypy_extensions"),
        ("sheepfold/games/black_sheep/rules/rules.py", "from sheepfold.games.black_sheep.bots import policy"),
        ("sheepfold/games/black_sheep/rules/rules.py", "from sheepfold.games.black_sheep.interface.view import visible"),
        ("sheepfold/games/black_sheep/interface/view.py", "from sheepfold.games.black_sheep.bots.guide import BlackSheepGuide"),
        ("sheepfold/games/black_sheep/bots/guide.py", "from sheepfold.bots.tree import Tree"),
        ("sheepfold/games/black_sheep/rules/rules.py", "from sheepfold.games.black_sheep.rules_1.rules import moves"),
        ("sheepfold/games/black_sheep/rules_1/rules/rules.py", "from sheepfold.games.black_sheep.rules import moves"),
        ("sheepfold/games/black_sheep/rules_1/rules/rules.py", "from sheepfold.games.black_sheep.rules.moves import say"),
        ("sheepfold/arena/match.py", "from sheepfold.games.black_sheep.bots.guide import BlackSheepGuide"),
        ("sheepfold/games/__init__.py", "from sheepfold.games.black_sheep import GAME"),
        ("sheepfold/bots/greedy.py", "from sheepfold.games import load"),
        ("sheepfold/bots/greedy.py", "from sheepfold.terminal import host"),
        ("sheepfold/terminal/host.py", "from sheepfold.games.black_sheep import GAME"),
        ("sheepfold/terminal/host.py", "from sheepfold.server.tables.host import TableHost"),
        ("sheepfold/terminal/host.py", "import msgspec"),
        ("sheepfold/__init__.py", "from sheepfold.core import pile"),
        ("sheepfold/commands/play.py", "import rich"),
        ("sheepfold/table/messages.py", "from sheepfold.server.store.rows import LogRow"),
        ("sheepfold/table/messages.py", "from sheepfold.games import load"),
        ("sheepfold/table/messages.py", "import starlette"),
        ("sheepfold/table/table.py", "import asyncio"),
        ("sheepfold/table/table.py", "from asyncio import sleep"),
        ("sheepfold/table/table.py", "import socket"),
        ("sheepfold/table/table.py", "import sqlite3"),
        ("sheepfold/table/table.py", "import selectors"),
        ("sheepfold/table/table.py", "import threading"),
        ("sheepfold/table/clocks.py", "import time"),
        ("sheepfold/table/clocks.py", "from datetime import datetime"),
        ("sheepfold/table/chat.py", "import logging"),
        ("sheepfold/table/moves.py", "def f():\n    from pathlib import Path"),
        ("sheepfold/table/moves.py", "from sheepfold.server.tables.host import TableHost"),
        ("sheepfold/table/moves.py", "from sheepfold.bots.greedy import Greedy"),
        ("sheepfold/table/moves.py", "from sheepfold.terminal import host"),
        ("sheepfold/server/tables/host.py", "from sheepfold.server.thinkers.pool import Thinkers"),
        ("sheepfold/client/seat.py", "from sheepfold.server.app import App"),
        ("sheepfold/client/seat.py", "from sheepfold.server import bodies"),
        ("sheepfold/server/bodies.py", "from sheepfold.server.store.rows import LogRow"),
        ("sheepfold/server/store/sqlite.py", "from sheepfold.server.tables.registry import TableRegistry"),
        ("sheepfold/server/store/sqlite.py", "import starlette"),
        ("sheepfold/server/tables/registry.py", "from sheepfold.server.cluster.relay import Relay"),
        ("sheepfold/server/tables/registry.py", "from sheepfold.server.http.api import Api"),
        ("sheepfold/server/tables/registry.py", "import websockets"),
        ("sheepfold/server/cluster/relay.py", "from sheepfold.server.http.handler import RequestHandler"),
        ("sheepfold/server/cluster/relay.py", "from sheepfold.server.sockets import frames"),
        ("sheepfold/server/thinkers/pool.py", "from sheepfold.server.http.api import Api"),
        ("sheepfold/server/http/api.py", "from sheepfold.server.sockets.sockets import Sockets"),
        ("sheepfold/server/http/api.py", "from sheepfold.server.app import App"),
        ("sheepfold/server/http/api.py", "import redis"),
        ("sheepfold/server/sockets/sockets.py", "from sheepfold.server.run import serve"),
        ("sheepfold/server/app.py", "from sheepfold.client import Guest"),
    ],
)
def test_a_planted_arrow_is_caught(path: str, line: str) -> None:
    assert len(complaints(line, path)) == 1


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("sheepfold/core/packed.py", "from librt.vecs import vec"),
        ("sheepfold/games/black_sheep/rules/rules.py", "from sheepfold.games.black_sheep.rules import moves"),
        ("sheepfold/games/black_sheep/rules/rules.py", "from . import moves"),
        ("sheepfold/games/black_sheep/interface/view.py", "from sheepfold.games.black_sheep.rules import moves"),
        ("sheepfold/games/black_sheep/bots/advice.py", "from sheepfold.games.black_sheep.interface import words"),
        ("sheepfold/games/black_sheep/__init__.py", "from sheepfold.games.black_sheep.bots import guide"),
        ("sheepfold/games/black_sheep/rules_1/rules/rules.py", "from sheepfold.games.black_sheep.rules_1.rules import moves"),
        ("sheepfold/games/black_sheep/rules_1/rules/rules.py", "from sheepfold.core.pile import Pile"),
        ("sheepfold/bots/greedy.py", "from sheepfold.core.position import Position"),
        ("sheepfold/commands/play.py", "from sheepfold import __version__, games"),
        ("sheepfold/core/pile.py", "from typing import final"),
        ("sheepfold/table/table.py", "from collections import deque"),
        ("sheepfold/table/messages.py", "import msgspec"),
        ("sheepfold/client/seat.py", "from sheepfold.table import messages"),
        ("sheepfold/terminal/host.py", "from sheepfold.table.table import Table"),
        ("sheepfold/server/tables/host.py", "from sheepfold.table.table import Table"),
    ],
)
def test_an_allowed_arrow_is_not(path: str, line: str) -> None:
    assert complaints(line, path) == []
