"""Bauernschlau: sheep on pastures, a dog for all, and fences round one's farm; the wiring of its parts."""

from sheepfold.core.game import DataSet, Game, Option
from sheepfold.games.bauernschlau import data, filling, laws, moves, reasons, refusals, setting, view, words

GAME = Game(
    name="bauernschlau",
    title="Bauernschlau",
    prefix="BA",
    version=1,
    seats=(2, 6),
    options=(
        Option("memoryAid", ("off", "on"), "placers are shown the values of their own face-down sheep", "BA-13.4"),
        Option("dogBlackBonus", ("off", "on"), "a black sheep turned up by the dog gives two bonus actions too", "BA-4.6"),
        Option("sheepMix", ("wiki", "even"), "the tiles: 8/9/9/9 white and 17 black, or 9/9/9/9 and 16", "BA-3.2"),
        Option("farmChoice", ("fixed", "pick"), "farms are dealt out by seat, or picked in turn order", "BA-3.6"),
        Option("firstPlayer", ("random", *"ABCDEF"), "who begins", "BA-3.10", names_seat=True),
        Option("championship", tuple(str(n) for n in range(1, 13)), "how many games are played and added up", "BA-12.1"),
    ),
    data_sets=(DataSet("board", data.built_in(), data.check, "the map: its size, farms and geese", "BA-2.5"),),
    start=setting.start,
    load=setting.load,
    complete=filling.complete,
    say=moves.say,  # type: ignore[arg-type]
    tidy=refusals.tidy,
    explain=refusals.explain,  # type: ignore[arg-type]
    look=view.look,  # type: ignore[arg-type]
    hear=view.hear,  # type: ignore[arg-type]
    dream=filling.dream,
    words=words.words,
    bound=laws.bound,
    broken=laws.broken,  # type: ignore[arg-type]
    facts=view.facts,  # type: ignore[arg-type]
    reveals=view.reveals,  # type: ignore[arg-type]
    reason=reasons.reason,
    messages=reasons.MESSAGES,
)
