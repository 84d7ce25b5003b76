"""Which bots there are: the built-in ones by name, anybody's by `module:Class`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from sheepfold.bots import BOTS
from sheepfold.bots.bot import Bot
from sheepfold.bots.search import Search
from sheepfold.core.errors import BadInput, did_you_mean
from sheepfold.core.game import Game
from sheepfold.core.message import Message

Factory = Callable[[Game], Bot]  # makes one bot for one seat of one game

LADDER = "sheepfold.bots.ladder"  # named strengths, where they are built: RUNGS and make(name, game)
SEARCH = "search@"  # and a number of simulations: plays alike on every machine, however busy
MOST_SIMULATIONS = 10_000_000


def names() -> list[str]:
    """The built-in bots: the simple ones, then the rungs of the ladder from the weakest up."""
    return [*BOTS, *rungs()]


def rungs() -> list[str]:
    return [name for name in import_module(LADDER).RUNGS if name not in BOTS] if find_spec(LADDER) else []


def find(name: str) -> Factory:
    """What makes the bot of that name; BadInput in one line if there is none or it cannot be loaded."""
    if ":" in name:
        return foreign(name)
    if name in BOTS:
        return BOTS[name]
    if name in rungs():
        return partial(import_module(LADDER).make, name)
    if name.startswith(SEARCH):
        return searching(name.removeprefix(SEARCH))
    known = names()
    raise BadInput(Message("no-bot", {"came": repr(name), "known": ", ".join(known), "meant": did_you_mean(name, known)}))


def searching(number: str) -> Factory:
    """What makes a search of so many simulations, without a limit of time."""
    if not (number.isascii() and number.isdecimal() and 1 <= int(number) <= MOST_SIMULATIONS):
        raise BadInput(f"a search is {SEARCH}N, with 1 to {MOST_SIMULATIONS} simulations; not {SEARCH}{number}")
    return partial(Search, seconds=None, simulations=int(number))


def foreign(name: str) -> Factory:
    """A bot of somebody else: a class of a module that can be imported from here or from the folder one stands in."""
    module_name, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = import_module(module_name)
    except (Exception, SystemExit) as error:  # the module is not ours: whatever goes wrong in it, its user gets one clear line
        raise BadInput(f"bot {name}: cannot load module {module_name!r}: {type(error).__name__}: {one_line(error)}") from None
    found = getattr(module, class_name, None)
    if found is None:
        classes = [key for key, value in vars(module).items() if hasattr(value, "choose")]
        there = f"; it has {', '.join(classes)}" if classes else "; it has no class with a method choose"
        raise BadInput(f"bot {name}: module {module_name!r} has no {class_name!r}{there}")
    if not callable(found) or not callable(getattr(found, "choose", None)):
        raise BadInput(f"bot {name}: {class_name} is not a class with a method choose(view, legal, rng)")
    factory: Factory = found
    return factory


def one_line(error: BaseException, most: int = 200) -> str:
    text = " ".join(str(error).split())
    return text if len(text) <= most else text[: most - 3] + "..."
