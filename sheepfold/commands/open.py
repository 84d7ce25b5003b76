"""Open Sheepfold on this machine: the server, and your browser in its lobby. `sheepfold` alone does the same.

  sheepfold                        for you and whoever sits beside you
  sheepfold --host 0.0.0.0         for everybody in your network, with a QR code to scan
  sheepfold --no-browser           only says where it is

Takes every setting of `sheepfold serve`. If the usual port is taken, the next free one is used.
"""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Iterable
from http.client import HTTPException
from pathlib import Path

from sheepfold import COMPILED
from sheepfold.commands import serve as serving
from sheepfold.core.errors import BadInput
from sheepfold.server.config import Config, default_data
from sheepfold.server.run import Open, bound, greet, listen, serve
from sheepfold.server.store.database import locked
from sheepfold.terminal.qr import coloured, qr_lines

HELP = "open it in your browser; `sheepfold` alone does the same"
FOR = "play"
PORTS_TRIED = 20
LOCAL = "127.0.0.1"
TITLE = b'"title":"Sheepfold"'  # in the description of the wire that every server gives
ANSWER_SECONDS = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    serving.add_arguments(parser)


def run(given: argparse.Namespace) -> int:
    config = serving.config_of(given)
    browser = not given.no_browser and has_screen()
    taken: list[int] = []
    listener = next_free(config, taken) if config.port == Config.port else listen(config)
    there = already_open(config, taken) if taken else ""
    if there:
        listener.close()
        print(f"Sheepfold is open already at {there}", flush=True)
        if browser:
            show(there)
        return 0
    if taken:
        print(f"Port {taken[0]} is taken by another program: this is port {listener.getsockname()[1]}.", flush=True)

    def greeting(found: Open) -> None:
        greet(found)
        tell_more(found)
        if browser:
            threading.Thread(target=show, args=(found.address,), daemon=True).start()

    code = serve(config, listener, greeting)
    print("Sheepfold is closed. Every game is kept.", flush=True)
    return code


def tell_more(found: Open) -> None:
    """What a person at a terminal wants to know besides."""
    if found.reach:
        if can_draw():
            print(coloured(qr_lines(found.reach[0])), flush=True)
    elif not found.everywhere and found.address.startswith(f"http://{LOCAL}:"):
        print("Only this machine can reach it; with --host 0.0.0.0 others in your network can.", flush=True)
    if not COMPILED and os.environ.get("SHEEPFOLD_PURE") != "1":
        print("The engine runs interpreted: bots think more slowly, all else is the same.", flush=True)


# --- the port


def next_free(config: Config, taken: list[int]) -> socket.socket:
    """A listening socket on the usual port or one soon after it; ports that are taken are added to the list."""
    for port in range(config.port, config.port + PORTS_TRIED):
        try:
            return bound(config.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                break
            taken.append(port)
    return listen(config)  # says in one line what is wrong


def already_open(config: Config, ports: Iterable[int]) -> str:
    """The address of a server that has our games open; "" if there is none."""
    folder = Path(config.data) if config.data else default_data()
    if config.store or not folder.exists():
        return ""
    try:
        with locked(folder):
            return ""
    except BadInput:
        return next((f"http://{LOCAL}:{port}" for port in ports if is_ours(port)), "")


def is_ours(port: int) -> bool:
    """Whether a Sheepfold listens there; any other program may, and say anything."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"http://{LOCAL}:{port}/openapi.json", timeout=ANSWER_SECONDS) as answer:
            return TITLE in answer.read(1_000_000)
    except (OSError, HTTPException):
        return False


# --- the screen


def has_screen() -> bool:
    """Whether somebody sits here, in front of something that can show a browser."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def can_draw() -> bool:
    return sys.stdout.isatty() and "utf" in (sys.stdout.encoding or "").lower()


def show(address: str) -> None:
    if not webbrowser.open(address):
        print(f"No browser could be opened: go to {address} in one.", flush=True)
