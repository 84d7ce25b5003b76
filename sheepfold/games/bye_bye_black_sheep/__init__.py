"""Bye-Bye Black Sheep: draw from the others' hands as long as you dare, and be first with enough triplets in your zoo."""

from __future__ import annotations

from sheepfold.core.game import GameOf, tensors_in
from sheepfold.core.options import Option
from sheepfold.games.bye_bye_black_sheep.bots import advice, guide
from sheepfold.games.bye_bye_black_sheep.interface import (
    completion,
    events,
    invariants,
    refusals,
    timeout,
    undo,
    view,
    words,
)
from sheepfold.games.bye_bye_black_sheep.rules import data, moves
from sheepfold.games.bye_bye_black_sheep.rules.fields import FIELDS
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition, blank, start

GAME = GameOf[ByeByeBlackSheepPosition](
    name="bye-bye-black-sheep",
    title="Bye-Bye Black Sheep",
    by="Torsten Landsvogt; Jolly Thinkers, 2017",
    line="Draw one more? The black sheep is waiting.",
    minutes=(20, 30),
    age=8,
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
        Option(
            "first_player",
            ("random", "A", "B", "C", "D", "E"),
            "Who begins",
            "BB-3.1",
            names_seat=True,
            aliases=("start_seat",),
        ),
    ),
    start=start,
    fields=FIELDS,
    blank=blank,
    completion=completion.Completion,
    say=moves.say,
    names=data.names,
    explain=refusals.explain,
    public=view.public,
    public_after=view.public_after,
    own_after=view.own_after,
    own=view.own,
    rows=("known", "private", "seen_by"),
    events=events.events,
    fate_event=events.fate_event,
    note_events=events.note_events,
    verbs=events.VERBS,
    imagine_table=completion.imagine_table,
    words=words.words,
    told=words.told,
    guide=guide.ByeByeBlackSheepGuide,
    tensors=tensors_in(__name__, "ByeByeBlackSheepTensors"),
    ranks="BB-1.2",
    bound=invariants.bound,
    broken=invariants.broken,
    impossible=invariants.impossible,
    data_sets=(data.SPECIES,),
    advice=advice.advice,
    facts=view.facts,
    timeout=timeout.timeout,
    reveals=view.reveals,
    final=undo.final,
)
