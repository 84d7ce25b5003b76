"""What is worked out apart from the tables: the choice of a bot, and advice for a player."""

from __future__ import annotations

from functools import cache
from typing import Any

from sheepfold import games
from sheepfold.bots import BOTS, ladder, registry
from sheepfold.bots.bot import Bot
from sheepfold.bots.hint import hint
from sheepfold.core.game import Data, Game
from sheepfold.core.rng import Rng
from sheepfold.table.config import QUICK

ADVISER = "sheepdog"  # the rung whose advice is given


@cache
def bot_of(game: str, rules: int, name: str) -> Bot:
    return registry.find(name)(games.load(game, rules))


def choose(name: str, view: Data, legal: list[str], seed: int) -> str:
    return bot_of(view["game"], view["rules"], name).choose(view, legal, Rng(seed))


def advise(view: Data, legal: list[str], text: str | None, seed: int, adviser: str = ADVISER) -> tuple[str, dict[str, Any]]:
    """A move, and the message that says why, as data; for a given move only the message is worked out."""
    game: Game = games.load(view["game"], view["rules"])
    if text is not None:
        return text, game.advice(view, text).to_data()
    found = hint(game, bot_of(game.name, game.version, adviser), view, legal, Rng(seed))
    return found.move, found.why.to_data()


def is_quick(work: Any, given: tuple[Any, ...]) -> bool:
    """Whether this takes milliseconds at most: the choice of a bot that does not search, or the reason of a given move."""
    if work is choose:
        name, view = given[0], given[1]
        return name in BOTS or (name in ladder.RUNGS and not ladder.searches(name, view.get("game", ""), view.get("seats", 2)))
    return work is advise and given[2] is not None


def quickly(work: Any, given: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same question to the quick bot."""
    if work is choose and given[0] not in BOTS:
        return (QUICK, *given[1:])
    return (*given[:4], QUICK) if work is advise else given
