"""Black Sheep: three shared fields, two figures in each, and the best five animals take them."""

from sheepfold.core.game import GameOf, tensors_in
from sheepfold.core.options import Option
from sheepfold.games.black_sheep.bots.advice import advice
from sheepfold.games.black_sheep.bots.guide import BlackSheepGuide
from sheepfold.games.black_sheep.interface.completion import Completion
from sheepfold.games.black_sheep.interface.events import VERBS, events, fate_event, note_events
from sheepfold.games.black_sheep.interface.invariants import bound, broken, impossible
from sheepfold.games.black_sheep.interface.refusals import explain
from sheepfold.games.black_sheep.interface.view import facts, own, own_after, public, public_after
from sheepfold.games.black_sheep.interface.words import told, words
from sheepfold.games.black_sheep.rules.data import BOX
from sheepfold.games.black_sheep.rules.fields import FIELDS
from sheepfold.games.black_sheep.rules.moves import CHOICES, say, tidy
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition, blank, start

GAME = GameOf[BlackSheepPosition](
    name="black-sheep",
    title="Black Sheep",
    prefix="BS",
    version=1,
    by="Reiner Knizia; Fantasy Flight Games, 2008",
    line="Three barns, six animals, one bluff too many.",
    minutes=(30, 30),
    age=8,
    seats=(2, 4),
    options=(
        Option("tasks", ("off", "on"), "play with task cards instead of bonus cards", "BS-11.1"),
        Option(
            "first_player",
            ("random", "A", "B", "C", "D"),
            "who begins: chosen at random, or the seat named",
            "BS-2.9",
            names_seat=True,
            aliases=("start",),
        ),
    ),
    data_sets=(BOX,),
    start=start,
    fields=FIELDS,
    blank=blank,
    completion=Completion,
    say=say,
    choice_texts=CHOICES,
    tidy=tidy,
    explain=explain,
    public=public,
    own=own,
    public_after=public_after,
    own_after=own_after,
    rows=("fields",),
    events=events,
    fate_event=fate_event,
    note_events=note_events,
    verbs=VERBS,
    told=told,
    words=words,
    bound=bound,
    broken=broken,
    impossible=impossible,
    facts=facts,
    guide=BlackSheepGuide,
    tensors=tensors_in(__name__, "BlackSheepTensors"),
    ranks="BS-10.9",
    advice=advice,
)
