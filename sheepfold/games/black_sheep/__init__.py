"""Black Sheep: three shared fields, two figures in each, and the best five animals take them."""

from sheepfold.core.game import Game, Option
from sheepfold.games.black_sheep.data import BOX
from sheepfold.games.black_sheep.laws import bound, broken
from sheepfold.games.black_sheep.moves import say
from sheepfold.games.black_sheep.reasons import MESSAGES, reason
from sheepfold.games.black_sheep.refusals import explain, tidy
from sheepfold.games.black_sheep.setting import complete, dream, load, start
from sheepfold.games.black_sheep.view import facts, hear, look
from sheepfold.games.black_sheep.words import words

GAME = Game(
    name="black-sheep",
    title="Black Sheep",
    prefix="BS",
    version=1,
    seats=(2, 4),
    options=(
        Option("tasks", ("off", "on"), "play with task cards instead of bonus cards", "BS-11.1"),
        Option(
            "start",
            ("random", "A", "B", "C", "D"),
            "who starts: chosen at random, or the seat named",
            "BS-2.9",
            names_seat=True,
        ),
    ),
    data_sets=(BOX,),
    start=start,
    load=load,
    complete=complete,
    say=say,
    tidy=tidy,
    explain=explain,
    look=look,
    hear=hear,
    dream=dream,
    words=words,
    bound=bound,
    broken=broken,
    facts=facts,
    reason=reason,
    messages=MESSAGES,
)
