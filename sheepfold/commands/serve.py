"""Run the server: tables for friends and bots in the browser, kept in one file, with no other service running.

  sheepfold serve                                      on this machine, http://127.0.0.1:8080
  sheepfold serve --host 0.0.0.0                       for everybody in the same network
  sheepfold serve --site https://sheep.example --trusted-proxies 127.0.0.1     behind a proxy that speaks TLS

Every setting can also stand in a TOML file (--config) or in the environment (SHEEPFOLD_PORT=9000); flags win.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import fields

from sheepfold.commands.games import warn_of_broken
from sheepfold.server.config import Config, load
from sheepfold.server.run import serve

HELP = "run the server, e.g. as a service"
FOR = "host"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", metavar="FILE", help="a TOML file with any of the settings below")
    for setting in fields(Config):
        default = "" if setting.default in ("", 0) else f" (default {setting.default})"
        flag = f"--{setting.name.replace('_', '-')}"
        if setting.type == "bool":
            parser.add_argument(flag, action="store_const", const="yes", help=setting.metadata["help"])
        else:
            parser.add_argument(flag, metavar="VALUE", help=setting.metadata["help"] + default)


def config_of(given: argparse.Namespace) -> Config:
    """The settings, from wherever they are."""
    warn_of_broken()  # they are missing in the lobby; the others are played
    flags = {setting.name: getattr(given, setting.name) for setting in fields(Config)}
    return load(flags, dict(os.environ), given.config)


def run(given: argparse.Namespace) -> int:
    return serve(config_of(given))
