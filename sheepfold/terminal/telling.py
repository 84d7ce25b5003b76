"""How news, views and results read as plain lines, with the names of the players."""

from __future__ import annotations

from sheepfold.core.game import Game, Told
from sheepfold.core.position import Position
from sheepfold.core.seats import LETTERS
from sheepfold.terminal.cast import Naming


def news(told: list[Told], naming: Naming) -> list[str]:
    """`Bert: bid 17`, one line for each thing told."""
    return [f"{naming.who(who)}: {naming.move(text)}" for who, text in told]


def sight(game: Game, position: Position, seat: int | None, naming: Naming) -> list[str]:
    """What a seat (None: a watcher) sees, in words; the last line is what it is asked."""
    return [naming.line(line) for line in game.words(game.view(position, seat))]


def ending(game: Game, position: Position, naming: Naming) -> list[str]:
    """Places and points, best first, and who wins."""
    view = game.view(position, None)
    ranks = sorted(zip(view["places"], LETTERS, view["scores"], strict=False))
    lines = ["The result:"]
    lines += [f"Place {place}: {naming.names[letter]}, {points(score)}." for place, letter, score in ranks]
    winners = [naming.names[letter] for letter in view["winners"]]
    if not winners:
        return [*lines, "Nobody wins."]
    return [*lines, f"Winner: {winners[0]}." if len(winners) == 1 else f"Winners: {' and '.join(winners)}."]


def points(score: int) -> str:
    return f"{score} point" if abs(score) == 1 else f"{score} points"
