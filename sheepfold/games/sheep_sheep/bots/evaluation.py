"""How promising a position of Sheep Sheep is for a seat: in points for simple bots, as a chance to win for searches."""

from __future__ import annotations

from math import exp
from typing import Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE
from sheepfold.games.sheep_sheep.bots import exact
from sheepfold.games.sheep_sheep.bots.captures import Captures
from sheepfold.games.sheep_sheep.rules import scoring
from sheepfold.games.sheep_sheep.rules.components import SEATS
from sheepfold.games.sheep_sheep.rules.phases import DRAW, ENDED, EXCHANGE, LAY
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

WIN: Final[i64] = 1000  # a game won counts like ten points more
FORESEEN: Final[i64] = 2  # exchanges; three would be ten times as slow
TEMPO: Final[i64] = 2  # points that being next to move is worth


def value(position: SheepSheepPosition, seat: i64, captures: Captures) -> i64:
    """Points ahead, and what the player who exchanges next could capture. Only the seat's own model is looked at."""
    other = SEATS - 1 - seat
    if position.phase == ENDED:
        won: i64 = scoring.place(position, other) - scoring.place(position, seat)
        return WIN * won + exact.POINT * (scoring.score(position, seat) - scoring.score(position, other))
    ahead = exact.POINT * (scoring.score(position, seat) - scoring.album_size(position, other))
    exchanges = min(position.max_exchanges, FORESEEN)
    if position.phase == EXCHANGE and position.turn == seat:
        left = min(position.max_exchanges - position.exchanges, FORESEEN)
        mine = exact.POINT * captures.best(position, seat, position.model(seat), left)
        return ahead + mine - exact.REPLY * exact.reply_points(position, seat, exchanges, captures)
    if position.phase == EXCHANGE or position.phase == DRAW or position.phase == LAY:
        rival = other if position.phase == EXCHANGE or position.turn == seat else seat
        # The seat may not know the rival's model, so a rival's photo is one photo.
        next_capture = exact.REPLY * captures.best(position, rival, NONE, exchanges)
        return ahead - next_capture if rival == other else ahead + next_capture
    return ahead


def outlook(position: SheepSheepPosition, seat: i64) -> float:
    """The chance to win, as counted in games between quick sensible players: by the points ahead, whose turn is next (worth
    two points) and the pile left. Told at half its swing: a turn changes it by more than a round of other games."""
    other = SEATS - 1 - seat
    if position.phase == ENDED:
        return 0.5 + 0.25 * float(scoring.place(position, other) - scoring.place(position, seat))
    refilling = position.phase == DRAW or position.phase == LAY
    ahead = scoring.score(position, seat) - scoring.score(position, other)
    ahead += TEMPO if (position.turn == seat) != refilling else -TEMPO
    return 0.25 + 0.5 / (1.0 + exp(-float(ahead) / (1.5 + 0.08 * float(position.pile_size))))
