"""Bouc Makers: sealed contracts, three dice, and a herd whose top card helps or hinders."""

from __future__ import annotations

from sheepfold.core.game import GameOf, gains_in, tensors_in
from sheepfold.core.options import Option
from sheepfold.games.bouc_makers.bots import advice
from sheepfold.games.bouc_makers.bots.guide import BoucMakersGuide
from sheepfold.games.bouc_makers.interface import completion, events, invariants, refusals, view, words
from sheepfold.games.bouc_makers.rules import data, moves
from sheepfold.games.bouc_makers.rules.fields import FIELDS
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition, blank, start

GAME = GameOf[BoucMakersPosition](
    name="bouc-makers",
    title="Bouc Makers",
    prefix="BM",
    version=1,
    seats=(2, 6),
    by="Alessandro Zucchini; Zoch and Gigamic, 2007",
    line="Promise a number, roll three strange dice.",
    minutes=(45, 45),
    age=10,
    options=(
        Option("bone_guard", ("owner", "gainer"), "whose bone symbol on top keeps the Os in its place", "BM-10.3"),
        Option("rescue", ("on", "off"), "whether bonus and wool may lift a failed result to 14 to dodge black sheep", "BM-7.3"),
        Option("wool_supply", ("25", "unlimited"), "how many wool tokens there are", "BM-7.6"),
        Option("board_levels", ("random", "seat"), "whether boards are dealt at random or in seat order", "BM-1.3"),
        Option("herds", ("hidden", "open"), "whether herds below the top are hidden until the end", "BM-9.4"),
    ),
    data_sets=(data.DECK,),
    start=start,
    fields=FIELDS,
    blank=blank,
    completion=completion.Completion,
    say=moves.say,
    choice_texts=moves.CHOICES,
    tidy=moves.tidy,
    explain=refusals.explain,
    public=view.public,
    public_after=view.public_after,
    own_after=view.own_after,
    own=view.own,
    imagine_table=completion.imagine_table,
    events=events.events,
    fate_event=events.fate_event,
    note_events=events.note_events,
    verbs=events.VERBS,
    told=words.told,
    words=words.words,
    bound=invariants.bound,
    broken=invariants.broken,
    impossible=invariants.impossible,
    guide=BoucMakersGuide,
    tensors=tensors_in(__name__, "BoucMakersTensors"),
    gains=gains_in(__name__, "last_round"),
    facts=view.facts,
    reveals=view.reveals,
    advice=advice.advice,
)
