"""Hill Race: the game of our guide to a sixth game (docs/new-game.md)."""

from sheepfold.core.toolbox import Option, assemble

GAME = assemble(
    __name__,
    title="Hill Race",
    line="Roll on or rest: a race up a hill with a charm in the pocket.",
    minutes=(5, 10),
    age=7,
    prefix="HR",
    seats=(2, 4),
    options=(Option("top", ("20", "30"), "The step that ends the race", "HR-3.1"),),
)
