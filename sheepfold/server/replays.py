"""Looking back: a game moment by moment from one seat's eyes, and the delayed view of all seats."""

from __future__ import annotations

from sheepfold.core.seats import letter
from sheepfold.server import history, wire
from sheepfold.server.audience import Eye
from sheepfold.server.table import Table


def replay(table: Table, seat: int | None) -> wire.Replay:
    """Every event so far with the view after it."""
    eye = Eye(table.game, seat)
    moments = []
    run = table.fresh_run()
    if table.charter.state != "open":
        for event in history.events(run, history.standing(table.rows)):
            told = eye.heard(event.steps)
            moments.append(wire.Moment(event.row.n, event.row.at, told, table.game.view(run.position, seat)))
    return wire.Replay(table.charter.id, None if seat is None else letter(seat), table.charter.names(), moments)


def broadcast(table: Table, now: int) -> wire.Broadcast:
    """What every seat saw when the delay ago; once the game is over, its end."""
    until = now - table.charter.broadcast if table.charter.state == "playing" else now
    run = table.fresh_run()
    n = -1
    for event in history.events(run, [row for row in history.standing(table.rows) if row.at <= until]):
        n = event.row.n
    seats = range(len(table.charter.holders)) if n >= 0 else range(0)
    return wire.Broadcast(table.charter.id, n, {letter(seat): table.game.view(run.position, seat) for seat in seats})
