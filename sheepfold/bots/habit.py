"""The bot that does not think: it makes the move a quick sensible player of the game would make, as playouts do."""

from __future__ import annotations

from sheepfold.core.game import Data, Game
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS


class Habit:
    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Data, legal: list[str], rng: Rng) -> str:
        if len(legal) == 1:
            return legal[0]
        seat = LETTERS.index(view["seat"])
        world = self.game.imagine(view, rng)
        moves = Pile(256)
        world.fill_legal(seat, moves)
        return self.game.say(world, seat, int(self.game.guide().policy(world, seat, moves, rng)))
