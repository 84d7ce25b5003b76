"""Good advice: what a bot would do in a seat's place, and in one sentence why, from what that seat may see."""

from __future__ import annotations

from dataclasses import dataclass

from sheepfold.bots import ladder
from sheepfold.bots.bot import Bot
from sheepfold.core.game import Data, Game
from sheepfold.core.message import Message
from sheepfold.core.rng import Rng


@dataclass(frozen=True)
class Hint:
    """A move, and why."""

    move: str
    why: Message


def hint(game: Game, bot: Bot, view: Data, legal: list[str], rng: Rng) -> Hint:
    """The bot's choice for this view, with the game's advice about it; a rung takes care when it advises."""
    move = ladder.careful(bot).choose(view, legal, rng)
    return Hint(move, game.advice(view, move))
