"""Looking back: a game moment by moment from one seat's eyes, and the delayed view of all seats."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from sheepfold import games
from sheepfold.core import record as records
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, Position
from sheepfold.core.record import Record, Step
from sheepfold.core.seats import letter
from sheepfold.server import history, wire
from sheepfold.server.audience import Eye
from sheepfold.server.table import Table

MOST_MOVES = 4000  # of a record somebody brings; the longest games have a quarter of that
IN_ONE_GO = 16  # events
LONGEST_MOVE = 200  # characters, as on the wire


async def replay(table: Table, seat: int | None) -> wire.Replay:
    """Every event so far; with the scores it led to, once the game is over. Other tables have their turn meanwhile."""
    eye = Eye(table.game, seat)
    moments: list[wire.Moment] = []
    run = table.fresh_run()
    over = table.charter.state == "over"
    if table.charter.state != "open":
        for event in history.events(run, history.standing(table.rows)):
            if len(moments) % IN_ONE_GO == 0:
                await asyncio.sleep(0)
            moments.append(moment(eye, event.row.n, event.row.at, event.steps, run.position, over))
    return wire.Replay(table.charter.id, None if seat is None else letter(seat), table.charter.names(), moments)


def moment(eye: Eye, n: int, at: int, steps: list[Step], position: Position, scored: bool) -> wire.Moment:
    change, table, gone = eye.changes(position)
    found = wire.Moment(n, at, eye.heard(steps), change, table, gone)
    if scored:
        found.scores = [int(position.score(seat)) for seat in range(int(position.seats))]
    return found


def replay_file(text: str, wanted: str | None) -> bytes:
    """The replay of a record somebody brings, as JSON; BadInput says what is wrong with it. Made to run in a worker."""
    game, record = read(text)
    seat = None if wanted is None else ord(wanted) - ord("A")
    if seat is not None and seat >= record.setup.seats:
        raise BadInput(f"the record has no seat {wanted}")
    eye = Eye(game, seat)
    moments = []
    position = None
    for n, (steps, position) in enumerate(decisions(eye, record)):
        moments.append(moment(eye, n, 0, steps, position, True))
    if position is not None:
        records.check_scores(record, position)
    names = {letter(place): record.players.get(letter(place), "") for place in range(record.setup.seats)}
    return wire.encode(wire.Replay(record.table, wanted, names, moments))


def read(text: str) -> tuple[Game, Record]:
    """The game and record of a text, if it is not too long to be looked at."""
    game, record = records.read(text, games.load)
    if len(record.moves) > MOST_MOVES:
        raise BadInput(f"the record has {len(record.moves)} moves; at most {MOST_MOVES} can be shown here")
    longest = max((len(move) for seat, move in record.moves), default=0)
    if longest > LONGEST_MOVE:
        raise BadInput(f"the record has a move of {longest} characters; at most {LONGEST_MOVE}")
    return game, record


def draws(text: str) -> bytes:
    """Every draw of a record with the part of all chances that was its own, as JSON; for whoever checks a seal."""
    game, record = read(text)
    found = []
    decision = number = 0
    for step, (seat, said) in zip(records.steps(game, record), record.moves, strict=True):
        if seat != FATE:
            decision, number = decision + 1, 0
            continue
        moves, weights = Pile(64), Pile(64)
        step.before.fill_odds(moves, weights)
        odds, place = weights.to_list(), moves.to_list().index(step.move)
        low = sum(odds[:place])
        found.append(wire.Draw(said, decision, number, low, low + odds[place], sum(odds)))
        number += 1
    return wire.encode(found)


def decisions(eye: Eye, record: Record) -> Iterator[tuple[list[Step], Position]]:
    """What fate brought first, then each move of a seat with what fate brought after it; and the position that led to."""
    position = eye.game.start(record.setup)
    gathered: list[Step] = []
    for step in records.steps(eye.game, record):
        if step.seat != FATE:
            yield gathered, position
            gathered = []
        gathered.append(step)
        position = step.after
    yield gathered, position


async def broadcast(table: Table, now: int) -> wire.Broadcast:
    """What every seat saw when the delay ago; once the game is over, its end."""
    until = now if table.charter.state == "over" else now - table.charter.broadcast
    run = table.fresh_run()
    n = -1
    for event in history.events(run, [row for row in history.standing(table.rows) if row.at <= until]):
        n = event.row.n
        if n % IN_ONE_GO == 0:
            await asyncio.sleep(0)
    seats = range(len(table.charter.holders)) if n >= 0 else range(0)
    return wire.Broadcast(table.charter.id, n, {letter(seat): table.game.view(run.position, seat) for seat in seats})
