"""Laws of copies: a position that was copied, or written down and read back, is the same position and plays on the same way."""

from __future__ import annotations

import json

from sheepfold.core.asking import asked, codes
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.laws.breach import Breach, difference, written
from sheepfold.core.laws.moments import looker
from sheepfold.core.pile import Pile
from sheepfold.core.playout import stroll
from sheepfold.core.position import FATE, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter

READ_BACK = "a position can be written down and read back"
SAME_COPY = "a copy is the same position"
APART = "playing on in a copy leaves the original alone"
COPY_ON = "a copy plays on like the original"
READ_ON = "a position that was read back plays on like the original"
FAR = 60  # moves that a copy is played on: enough to touch most of what it might share


def check_copy(game: Game, position: Position, rng: Rng) -> Breach | None:
    data = position.to_data()
    twin = position.copy()
    if twin.to_data() != data:
        return Breach(SAME_COPY, difference(data, twin.to_data()), "copy")
    stroll(twin, rng, Pile(256), FAR, Pile(2 * FAR))
    if position.to_data() != data:
        return Breach(APART, difference(data, position.to_data()), "copy")
    return None


def read_back(game: Game, position: Position) -> tuple[Position | None, Breach | None]:
    """The position as it comes back from a file, and what is wrong with it."""
    data = position.to_data()
    try:
        again: Position = game.load(position.setup, json.loads(json.dumps(data)))
    except (TypeError, ValueError) as error:
        return None, Breach(READ_BACK, f"to_data is not plain data: {error}", "to_data")
    except BadInput as error:
        return None, Breach(READ_BACK, f"load refuses what to_data wrote: {error}", "load")
    if again.to_data() != data:
        return None, Breach(READ_BACK, difference(data, again.to_data()), "load")
    what = looks_other(game, position, again)
    return again, Breach("a position that was read back is the same to everybody", what, "to_data") if what else None


def looks_other(game: Game, one: Position, other: Position) -> str:
    """How two positions that should be one differ to the people at the table; "" if they do not."""
    if int(one.actor()) != int(other.actor()) or asked(one) != asked(other):
        return f"asked: {acting(one)} and then {acting(other)}"
    for viewer in (None, *range(int(one.seats))):
        first, second = game.view(one, viewer), game.view(other, viewer)
        if written(first) != written(second):
            return f"{looker(viewer)} sees {difference(first, second)}"
    for seat in asked(one):
        if game.legal(one, seat) != game.legal(other, seat):
            return f"legal moves of {letter(seat)}: {game.legal(one, seat)} and then {game.legal(other, seat)}"
    if one.actor() == FATE and sorted(game.odds(one)) != sorted(game.odds(other)):
        return f"odds: {game.odds(one)} and then {game.odds(other)}"
    return ""


def acting(position: Position) -> list[str]:
    return [letter(seat) for seat in asked(position)] or [letter(int(position.actor()))]


class Shadow:
    """Twins of a position, one copied and one read back, that later make the moves which the game itself has made: what they
    lack shows then."""

    def __init__(self, copy: Position, again: Position, since: int) -> None:
        self.copy = copy
        self.again = again
        self.since = since  # how long the line of moves was when they were taken

    def catch_up(self, game: Game, position: Position, line: list[int]) -> Breach | None:
        moves = list(zip(line[self.since :: 2], line[self.since + 1 :: 2], strict=True))
        for number, (seat, move) in enumerate(moves, 1):
            if move not in codes(self.copy, seat):
                return Breach(COPY_ON, f"{number} moves on, {letter(seat)} cannot do what was done", "copy")
            text = game.say(self.copy, seat, move)
            same = [other for other in codes(self.again, seat) if game.say(self.again, seat, other) == text]
            if not same:
                return Breach(READ_ON, f"{number} moves on, {letter(seat)} cannot {text!r}", "to_data")
            self.copy.play(move, seat)
            self.again.play(same[0], seat)
        data = position.to_data()
        for world, law, about in ((self.copy, COPY_ON, "copy"), (self.again, READ_ON, "to_data")):
            if world.to_data() != data:
                return Breach(law, f"{len(moves)} moves on, {difference(data, world.to_data())}", about)
        what = looks_other(game, position, self.again)
        return Breach(READ_ON, f"{len(moves)} moves on, {what}", "to_data") if what else None
