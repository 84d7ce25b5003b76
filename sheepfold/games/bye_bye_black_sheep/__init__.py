"""Bye-Bye Black Sheep: draw from the others' hands as long as you dare, and be first with enough triplets in your zoo."""

from __future__ import annotations

from typing import cast

from sheepfold.core.game import Data, Game, Option
from sheepfold.core.position import Position
from sheepfold.games.bye_bye_black_sheep import clock, filling, laws, moves, position, reasons, refusals, setting, view, words
from sheepfold.games.bye_bye_black_sheep.data import SPECIES_NAMES


def facts(truth: Position) -> Data:
    """Sizes and triplets by seat, where the Magpie is, and all cards counted."""
    look = view.look(truth, None)
    p = cast(position.ByeByeBlackSheepPosition, truth)
    return {
        "sizes": look["sizes"],
        "triplets": look["triplets"],
        "magpie": look["magpie"],
        "specials": look["specials"],
        "pile_size": look["pile"],
        "hole_size": int(p.hole.size),
        "total": sum(laws.in_play(p, kind) for kind in range(1, 24)) + (1 if p.magpie_beside() else 0),
    }


GAME = Game(
    name="bye-bye-black-sheep",
    title="Bye-Bye Black Sheep",
    prefix="BB",
    version=1,
    seats=(2, 5),
    options=(
        Option(
            "mode", ("base", "advanced"), "Base game, or with White Sheep, Mother Sheep and Wolf in an open draft", "BB-13.1"
        ),
        Option("must_draw_once", ("off", "on"), "Whether a player must draw at least one card before stopping", "BB-4.8"),
        Option("refill_one_by_one", ("off", "on"), "Whether hands are refilled card by card round the table", "BB-7.3"),
        Option("stall_rule", ("on", "off"), "Whether a game that does not come to an end is ended and ranked", "BB-19.1"),
        Option("start_seat", ("random", "A", "B", "C", "D", "E"), "Who begins", "BB-3.1", names_seat=True),
    ),
    start=position.start,
    load=setting.load,
    complete=filling.complete,
    say=moves.say,
    explain=refusals.explain,
    look=view.look,
    hear=view.hear,
    dream=setting.dream,
    words=words.words,
    bound=laws.bound,
    broken=laws.broken,
    data_sets=(SPECIES_NAMES,),
    reason=reasons.reason,
    messages=reasons.MESSAGES,
    facts=facts,
    fallback=clock.fallback,  # type: ignore[arg-type]
    reveals=lambda truth, seat, move: bool(moves.is_ask(move)),  # the answer is a truth about a hidden hand (BB-10.5)
)
