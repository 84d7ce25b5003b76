"""Bouc Makers: sealed contracts, three dice, and a herd whose top card helps or hinders."""

from __future__ import annotations

from sheepfold.core.game import Game, Option
from sheepfold.games.bouc_makers import data, laws, moves, reasons, refusals, setting, view, words
from sheepfold.games.bouc_makers.position import start

GAME = Game(
    name="bouc-makers",
    title="Bouc Makers",
    prefix="BM",
    version=1,
    seats=(2, 6),
    options=(
        Option("bone_guard", ("owner", "gainer"), "whose bone symbol on top keeps the Os in its place", "BM-10.3"),
        Option("rescue", ("on", "off"), "whether bonus and wool may lift a failed result to 14 to dodge black sheep", "BM-7.3"),
        Option("wool_supply", ("25", "unlimited"), "how many wool tokens there are", "BM-7.6"),
        Option("board_levels", ("random", "seat"), "whether boards are dealt at random or in seat order", "BM-1.3"),
        Option("herds", ("hidden", "open"), "whether herds below the top are hidden until the end", "BM-9.4"),
    ),
    data_sets=(data.DECK,),
    start=start,
    load=setting.load,
    complete=setting.complete,
    say=moves.say,
    tidy=moves.tidy,
    explain=refusals.explain,  # type: ignore[arg-type]
    look=view.look,  # type: ignore[arg-type]
    hear=view.hear,  # type: ignore[arg-type]
    dream=setting.dream,
    words=words.words,
    bound=laws.bound,
    broken=laws.broken,  # type: ignore[arg-type]
    facts=view.facts,  # type: ignore[arg-type]
    reveals=view.reveals,  # type: ignore[arg-type]
    reason=reasons.reason,
    messages=reasons.MESSAGES,
)
