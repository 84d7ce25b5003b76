"""Template: a small whole game, to be changed into yours (docs/new-game.md)."""

from sheepfold.core.toolbox import Option, assemble

GAME = assemble(
    __name__,
    title="Template",
    line="Keep what you roll, or give it away.",
    minutes=(5, 10),
    age=6,
    prefix="TP",
    seats=(2, 4),
    options=(Option("goal", ("12", "20"), "The points that end the game", "TP-2.1"),),
)
