"""Let the bots of servers think here: workers for servers that share a bus (`sheepfold serve --store … --bus redis://…`).

  sheepfold bots --bus redis://10.0.0.1:6379                 one worker for each core of this machine
  sheepfold bots --bus redis://10.0.0.1:6379 --workers 2     two of them
  SHEEPFOLD_BUS=redis://:password@10.0.0.1 sheepfold bots    the address (with a secret in it) from the environment

Run it on as many machines as you like; start and stop it at any time. If a worker dies, another
one takes over its question; with no worker anywhere the servers use the quick bot, until one comes back. Needs no open
port and no database. Ctrl-C lets every worker finish its thought. Needs sheepfold[redis].
"""

from __future__ import annotations

import argparse
import os
from importlib import import_module

from sheepfold.core.errors import BadInput
from sheepfold.server.config import Config
from sheepfold.server.run import set_up_log

HELP = "workers in which the bots of several servers think"
FOR = "host"
MOST = 1024


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--bus", metavar="URL", help="redis://… of the servers (default: SHEEPFOLD_BUS in the environment)")
    add("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    add("--log-level", default="info", metavar="LEVEL", help="debug, info, warning or error (default info)")


def run(given: argparse.Namespace) -> int:
    url = given.bus or os.environ.get("SHEEPFOLD_BUS", "")
    if not url:
        raise BadInput("--bus says where the servers are, e.g. --bus redis://127.0.0.1:6379")
    if given.workers is not None and not 1 <= given.workers <= MOST:
        raise BadInput(f"--workers is a number from 1 to {MOST}, not {given.workers}")
    set_up_log(Config(log_level=given.log_level))
    # Only here: these need packages that a single server does not. The first says so in one line where they are missing.
    import_module("sheepfold.server.cluster.redis_link")
    bot_worker = import_module("sheepfold.server.thinkers.bot_worker")
    return int(bot_worker.BotWorkers(url, given.workers or bot_worker.default_workers()).run())
