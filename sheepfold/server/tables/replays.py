"""Looking back: a game moment by moment from one seat's perspective, and the delayed view of all seats."""

from __future__ import annotations

import asyncio

from msgspec import UNSET

from sheepfold.core.play import Step
from sheepfold.core.position import Position
from sheepfold.core.seats import letter
from sheepfold.server import bodies
from sheepfold.server.tables.host import TableHost
from sheepfold.table.perspective import Perspective, Scene

IN_ONE_GO = 16  # steps


async def replay(host: TableHost, seat: int | None) -> bodies.Replay:
    """Every step so far; with the scores it led to, once the game is over. Other tables have their turn meanwhile."""
    perspective = Perspective(host.table.game, seat)
    moments: list[bodies.Moment] = []
    run, replayed = host.table.replay()
    over = host.config.state == "over"
    if host.config.state != "open":
        for one in replayed:
            if len(moments) % IN_ONE_GO == 0:
                await asyncio.sleep(0)
            if one.row.kind == "epoch":
                continue
            told = moment(perspective, one.row.n, one.row.at, one.steps, run.position, over)
            told.by_clock = letter(one.row.seat) if one.row.kind == "clock" else UNSET
            moments.append(told)
    return bodies.Replay(host.config.id, None if seat is None else letter(seat), host.config.names(), moments)


def moment(perspective: Perspective, n: int, at: int, steps: list[Step], position: Position, scored: bool) -> bodies.Moment:
    new = perspective.changes(Scene(perspective.game, position))
    events = perspective.events(steps)
    found = bodies.Moment(n=n, at=at, events=events, change=new.view, table=new.table, gone=new.gone or UNSET)
    if scored:
        found.scores = [int(position.score(seat)) for seat in range(int(position.seats))]
    return found


async def broadcast(host: TableHost) -> bodies.Broadcast:
    """What every seat saw so many rounds ago; once the game is over, the final views."""
    over = host.config.state == "over"
    run, replayed = host.table.replay(0 if over else host.config.broadcast)
    n = -1
    for one in replayed:
        n = one.row.n
        if n % IN_ONE_GO == 0:
            await asyncio.sleep(0)
    seats = range(len(host.config.occupants)) if n >= 0 else range(0)
    return bodies.Broadcast(host.config.id, n, {letter(seat): host.table.game.view(run.position, seat) for seat in seats})
