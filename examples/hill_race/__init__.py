"""Hill Race: the game of our guide to a sixth game (docs/new-game.md)."""

from sheepfold.core.game import Game, Option
from sheepfold.games.hill_race.laws import bound, broken
from sheepfold.games.hill_race.moves import say
from sheepfold.games.hill_race.position import HillRacePosition
from sheepfold.games.hill_race.refusals import explain
from sheepfold.games.hill_race.setting import complete, dream, load
from sheepfold.games.hill_race.view import hear, look
from sheepfold.games.hill_race.words import words

GAME = Game(
    name="hill-race",
    title="Hill Race",
    prefix="HR",
    version=1,
    seats=(2, 4),
    options=(Option("top", ("20", "30"), "The step that ends the race", "HR-3.1"),),
    start=HillRacePosition,
    load=load,
    complete=complete,
    say=say,
    explain=explain,
    look=look,
    hear=hear,
    dream=dream,
    words=words,
    bound=bound,
    broken=broken,
)
