"""Sheep Sheep: two players exchange two-sided photo cards with a grid of nine to make groups of one colour."""

from __future__ import annotations

from sheepfold.core.game import DataSet, Game, Option
from sheepfold.core.position import Position
from sheepfold.core.setup import Setup
from sheepfold.games.sheep_sheep import clock, data, laws, moves, reasons, refusals, setting, view, words
from sheepfold.games.sheep_sheep.position import blank


def start(setup: Setup) -> Position:
    return blank(setup, data.deck_of(setup))


GAME = Game(
    name="sheep-sheep",
    title="Sheep Sheep",
    prefix="SS",
    version=1,
    seats=(2, 2),
    options=(
        Option("max_exchanges", ("3", "1", "2", "4", "5", "6"), "exchanges a player may make in a turn", "SS-4.1"),
        Option("undersides", ("open", "closed"), "whether the undersides of dealt grid cards lie open", "SS-2.6"),
        Option("model_points", ("2", "3"), "points for a photo of one's own model", "SS-9.2"),
        Option(
            "first_player", ("random", "A", "B", "loser"), "who begins; loser: of the game before", "SS-2.12", names_seat=True
        ),
        Option("dry_limit", ("4", "2", "6", "8"), "turns in a row without a capture that block the game", "SS-7.1"),
        Option("redeal_limit", ("2", "0", "1", "3", "4", "5"), "re-deals without a capture before the game ends", "SS-7.7"),
    ),
    data_sets=(DataSet("deck", data.BUILT_IN, data.check, "the photo cards and their colours", "SS-2.4"),),
    start=start,
    load=setting.load,
    complete=setting.complete,
    say=moves.say,  # type: ignore[arg-type]
    explain=refusals.explain,  # type: ignore[arg-type]
    look=view.look,  # type: ignore[arg-type]
    hear=view.hear,  # type: ignore[arg-type]
    dream=setting.dream,
    words=words.words,
    bound=laws.bound,
    broken=laws.broken,  # type: ignore[arg-type]
    facts=setting.facts,  # type: ignore[arg-type]
    reveals=view.reveals,  # type: ignore[arg-type]
    reason=reasons.reason,
    messages=reasons.MESSAGES,
    fallback=clock.fallback,  # type: ignore[arg-type]
    letters_are_seats=False,  # `lay 5 B`: a colour
)
