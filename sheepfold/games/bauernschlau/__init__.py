"""Bauernschlau: sheep on pastures, a dog for all, and fences round one's farm; the wiring of its parts."""

from sheepfold.core.game import GameOf, tensors_in
from sheepfold.core.options import Option
from sheepfold.games.bauernschlau.bots import advice, guide
from sheepfold.games.bauernschlau.interface import completion, events, invariants, refusals, view, words
from sheepfold.games.bauernschlau.rules import data, fields, moves, position

GAME = GameOf[position.BauernschlauPosition](
    name="bauernschlau",
    title="Bauernschlau",
    by="Tom Schoeps; F.X. Schmid, 1991",
    line="Build fences, hide sheep, send the dog.",
    minutes=(45, 60),
    age=8,
    prefix="BA",
    version=1,
    seats=(2, 6),
    options=(
        Option(
            "memory_aid",
            ("off", "on"),
            "placers are shown the values of their own face-down sheep",
            "BA-13.4",
            aliases=("memoryAid",),
        ),
        Option(
            "dog_black_bonus",
            ("off", "on"),
            "a black sheep turned up by the dog gives two bonus actions too",
            "BA-4.6",
            aliases=("dogBlackBonus",),
        ),
        Option(
            "sheep_mix",
            ("wiki", "even"),
            "the tiles: 8/9/9/9 white and 17 black, or 9/9/9/9 and 16",
            "BA-3.2",
            aliases=("sheepMix",),
        ),
        Option(
            "farm_choice",
            ("fixed", "pick"),
            "farms are dealt out by seat, or picked in turn order",
            "BA-3.6",
            aliases=("farmChoice",),
        ),
        Option(
            "first_player",
            ("random", *"ABCDEF"),
            "who begins",
            "BA-3.10",
            names_seat=True,
            aliases=("firstPlayer",),
        ),
        Option("championship", tuple(str(n) for n in range(1, 13)), "how many games are played and added up", "BA-12.1"),
    ),
    data_sets=(data.BOARD,),
    start=position.start,
    fields=fields.FIELDS,
    blank=position.blank,
    completion=completion.Completion,
    say=moves.say,
    tidy=moves.tidy,
    explain=refusals.explain,
    public=view.public,
    public_after=view.public_after,
    own_after=view.own_after,
    own=view.own,
    events=events.events,
    verbs=events.VERBS,
    imagine_table=completion.imagine_table,
    words=words.words,
    told=words.told,
    bound=invariants.bound,
    broken=invariants.broken,
    impossible=invariants.impossible,
    guide=guide.BauernschlauGuide,
    tensors=tensors_in(__name__, "BauernschlauTensors"),
    ranks="BA-11.6",
    facts=view.facts,
    reveals=view.reveals,
    advice=advice.advice,
)
