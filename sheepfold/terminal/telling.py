"""How news, views and results read as plain lines, in the reader's language and with the names of the players."""

from __future__ import annotations

from collections.abc import Iterable

from sheepfold.core.events import Seen
from sheepfold.core.game import Data, Game
from sheepfold.core.message import Message
from sheepfold.core.seats import LETTERS
from sheepfold.language import Speaker


def news(game: Game, happened: Iterable[tuple[Seen, Data]], speaker: Speaker) -> list[str]:
    """`Bert: bid 17`, one line for each thing worth telling; each event comes with the view from before it."""
    return [line for event, view in happened if (line := speaker.told(game, event, view))]


def sight(game: Game, view: Data, speaker: Speaker) -> list[str]:
    """A view in words; the last line is what its seat is asked."""
    return [speaker.say(line) for line in game.words(view)]


def ending(view: Data, speaker: Speaker) -> list[str]:
    """Places and points, best first, and who wins."""
    ranks = sorted(zip(view["places"], LETTERS, view["scores"], strict=False))
    lines = [Message("term-result")]
    lines += [
        Message("term-place", {"place": place, "name": speaker.names[letter], "points": score})
        for place, letter, score in ranks
    ]
    winners = [speaker.names[letter] for letter in view["winners"]]
    lines.append(Message("term-winners", {"count": len(winners), "names": winners}))
    return [speaker.say(line) for line in lines]
