"""The law of rule numbers: what a game cites, in its wiring and when it refuses, stands in its RULES.md."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sheepfold.core.game import Game
from sheepfold.core.laws.breach import Breach
from sheepfold.core.laws.where import source_of
from sheepfold.core.options import DataSet, Option
from sheepfold.core.position import Position
from sheepfold.core.rulebook import read_rules

LAW = "a rule that is cited stands in RULES.md"
BOOK = "RULES.md"


def check_wiring(game: Game, position: Position) -> Breach | None:
    """Rules of options, data sets, kinds of moves, and of places."""
    for what, rule, about in cited(game):
        breach = check_cited(position, what, rule, about)
        if breach:
            return breach
    return None


def cited(game: Game) -> Iterator[tuple[str, str, str]]:
    """What cites a rule, which one, and where to fix it."""
    choices: list[Option | DataSet] = [*game.options, *game.data_sets]
    for option in choices:
        yield f"option {option.name}", option.rule, ""
    for kind in game.moves.kinds if game.moves is not None else ():
        yield f"move {kind.word}", kind.rule, "say"
    yield "places", game.ranks, ""


def check_cited(position: Position, what: str, rule: str, about: str) -> Breach | None:
    book = numbers(type(position).__module__)
    if not rule or not book or rule in book:
        return None
    return Breach(LAW, f"{what} cites {rule}, which is none of {book[0]} to {book[-1]}", about)


@cache
def numbers(module: str) -> tuple[str, ...]:
    """The numbers in the rule book of the game that a module belongs to; none if it has no book."""
    source = source_of(module)
    for folder in source.parents if source is not None else ():
        if (folder / BOOK).exists():
            return tuple(rule.number for rule in read_rules(folder))
        if not (folder / "__init__.py").exists():
            break
    return ()
