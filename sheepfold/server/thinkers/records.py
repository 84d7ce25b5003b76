"""What a worker process works out of a record: its replay, the odds of its draws, and who was how likely to win when."""

from __future__ import annotations

from collections.abc import Iterator

from sheepfold import games
from sheepfold.bots.prospects import prospects
from sheepfold.core import record as records
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.message import Message
from sheepfold.core.pile import Pile
from sheepfold.core.play import Step, beginning
from sheepfold.core.position import FATE, Position
from sheepfold.core.recorded import Record
from sheepfold.core.seats import letter, seat_of
from sheepfold.server import bodies
from sheepfold.server.tables.replays import moment
from sheepfold.table import messages
from sheepfold.table.perspective import Perspective

MOST_MOVES = 4000  # of a record somebody brings; the longest games have a quarter of that
CHANCES_SECONDS = 2.5  # of a process in which bots think too
LONGEST_MOVE = 200  # characters, as on the wire


def replay_file(text: str, wanted: str | None) -> bytes:
    """The replay of a record somebody brings, as JSON; BadInput says what is wrong with it."""
    game, record = read(text)
    seat = None if wanted is None else seat_of(wanted, record.setup.seats)
    if wanted is not None and seat is None:
        raise BadInput(Message("record-without-seat", {"seat": wanted}))
    perspective = Perspective(game, seat)
    moments = []
    position = None
    for n, (steps, position) in enumerate(decisions(game, record)):
        moments.append(moment(perspective, n, 0, steps, position, True))
    if position is not None:
        records.check_scores(record, position)
    names = {letter(place): record.players.get(letter(place), "") for place in range(record.setup.seats)}
    return messages.encode(bodies.Replay(record.table, wanted, names, moments))


def read(text: str) -> tuple[Game, Record]:
    """The game and record of a text, if it is not too long to be looked at."""
    game, record = records.read(text, games.load)
    if len(record.moves) > MOST_MOVES:
        raise BadInput(Message("record-many-moves", {"moves": len(record.moves), "most": MOST_MOVES}))
    longest = max((len(move) for seat, move in record.moves), default=0)
    if longest > LONGEST_MOVE:
        raise BadInput(Message("record-long-move", {"length": longest, "most": LONGEST_MOVE}))
    return game, record


def draws(text: str) -> bytes:
    """Every draw of a record with the part of all chances that was its own, as JSON; for those who check a seal."""
    game, record = read(text)
    found = []
    decision = number = 0
    for step, (seat, said) in zip(records.steps(game, record), record.moves, strict=True):
        if seat != FATE:
            decision, number = decision + 1, 0
            continue
        moves, weights = Pile(64), Pile(64)
        step.before.fill_odds(moves, weights)
        odds, index = weights.to_list(), moves.to_list().index(step.move)
        low = sum(odds[:index])
        found.append(bodies.Draw(text=said, decision=decision, number=number, low=low, high=low + odds[index], total=sum(odds)))
        number += 1
    return messages.encode(found)


def chances(text: str) -> bytes:
    """How likely each seat was to win, for each moment of the replay; none if there was no time to find out."""
    game, record = records.read(text, games.load)
    course = [position for _, position in decisions(game, record)]
    shares = prospects(game, course, CHANCES_SECONDS)
    return messages.encode(bodies.Chances([[round(1000 * share) for share in one] for one in shares]))


def decisions(game: Game, record: Record) -> Iterator[tuple[list[Step], Position]]:
    """What fate brought first, then each move of a seat with what fate brought after it; and the position that led to."""
    position = beginning(game, record.setup)
    gathered: list[Step] = []
    for step in records.steps(game, record):
        if step.seat != FATE:
            yield gathered, position
            gathered = []
        gathered.append(step)
        position = step.after
    yield gathered, position
