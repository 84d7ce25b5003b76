"""The bots by name: who can take a seat instead of a person."""

from __future__ import annotations

from collections.abc import Callable

from sheepfold.bots.bot import Bot
from sheepfold.bots.greedy import Greedy
from sheepfold.bots.uniform import Uniform
from sheepfold.core.errors import BadInput, closest
from sheepfold.core.game import Game

BOTS: dict[str, Callable[[Game], Bot]] = {"greedy": Greedy, "uniform": Uniform}


def make(name: str, game: Game) -> Bot:
    """The bot of that name, ready to play this game."""
    if name not in BOTS:
        raise BadInput(f"no bot {name!r}; there are {', '.join(BOTS)}{closest(name, list(BOTS))}")
    return BOTS[name](game)
