"""Sheep Sheep: two players exchange two-sided photo cards with a grid of nine to make groups of one colour."""

from __future__ import annotations

from sheepfold.core.game import GameOf, tensors_in
from sheepfold.core.options import Option
from sheepfold.games.sheep_sheep.bots import advice
from sheepfold.games.sheep_sheep.bots.guide import SheepSheepGuide
from sheepfold.games.sheep_sheep.interface import completion, events, invariants, refusals, timeout, undo, view, words
from sheepfold.games.sheep_sheep.rules import data, moves
from sheepfold.games.sheep_sheep.rules.fields import FIELDS
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition, blank, start

GAME = GameOf[SheepSheepPosition](
    name="sheep-sheep",
    title="Sheep Sheep",
    prefix="SS",
    version=1,
    seats=(2, 2),
    by="Azao Games",
    line="Swap photos until three of a kind touch.",
    minutes=(20, 20),
    age=7,
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
    data_sets=(data.DECK,),
    start=start,
    fields=FIELDS,
    blank=blank,
    completion=completion.Completion,
    say=moves.say,
    explain=refusals.explain,
    public=view.public,
    public_after=view.public_after,
    own_after=view.own_after,
    own=view.own,
    events=events.events,
    fate_event=events.fate_event,
    note_events=events.note_events,
    verbs=events.VERBS,
    imagine_table=completion.imagine_table,
    told=words.told,
    words=words.words,
    bound=invariants.bound,
    broken=invariants.broken,
    impossible=invariants.impossible,
    guide=SheepSheepGuide,
    tensors=tensors_in(__name__, "SheepSheepTensors"),
    ranks="SS-9.5",
    facts=view.facts,
    reveals=view.reveals,
    final=undo.final,
    advice=advice.advice,
    timeout=timeout.timeout,
    letters_are_seats=False,  # `lay 5 B`: a colour
)
